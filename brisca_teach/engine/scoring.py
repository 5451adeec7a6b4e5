"""What a finished deal brings (rules.md 2.4 K31 to K36, 4.6 and 4.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from brisca_teach.engine import contracts
from brisca_teach.engine.rules import Rules

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

LOSER_MAX = 30  # decision 40: "capote" in Brazil


@dataclass(frozen=True)
class Outcome:
    """The result of a deal. Sides are tuples of seats; `winners` are indexes into `sides`, empty when nobody wins."""

    reason: str  # points, mano_negra, muerte_tres, passed
    points: tuple[int, ...]  # card points by seat
    cards: tuple[int, ...]  # cards won by seat
    sides: tuple[tuple[int, ...], ...]
    side_points: tuple[int, ...]  # with melds and the last trick
    side_cards: tuple[int, ...]
    winners: tuple[int, ...]
    games: tuple[int, ...]  # by side
    scores: tuple[int, ...]  # by seat: what goes on the score sheet
    flags: frozenset[str] = frozenset()  # all_points, all_tricks, loser_max_30, tie, redeal
    made: bool | None = None  # contracts only: True when the caller's side kept the promise

    @property
    def winner(self) -> int | None:
        """The only winning side, or None."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def is_redeal(self) -> bool:
        """True when the deal does not count and the same dealer deals again."""
        return "redeal" in self.flags


def sides_of(position: Position) -> tuple[tuple[int, ...], ...]:
    """The seats of each side; after an auction the caller's side comes first."""
    agreed, rules = position.extra.contract, position.rules
    if agreed is not None and rules.sides == "by_auction":
        ours = tuple(sorted(seat for seat in (agreed.caller, agreed.partner) if seat is not None))
        return ours, tuple(seat for seat in range(rules.players) if seat not in ours)
    return rules.fixed_sides


def points_of(position: Position) -> tuple[int, ...]:
    """Card points in each pile, by seat."""
    worth = position.rules.card_points.__getitem__
    return tuple(sum(map(worth, pile)) for pile in position.piles)


def side_total(position: Position, seats: tuple[int, ...], points: tuple[int, ...]) -> int:
    """What these seats have made together: cards, melds and, once all is played, the last trick."""
    rules = position.rules
    cards = sum([points[seat] for seat in seats])
    if rules.meld is None and not rules.scoring.last_trick:
        return cards
    melded = sum(meld.points for meld in position.extra.melds if meld.seat in seats)
    is_last = not any(position.hands) and not position.trick and position.leader in seats
    return cards + melded + (rules.scoring.last_trick if is_last else 0)


def outcome(position: Position) -> Outcome:
    """The result of a deal that is over."""
    points, cards = points_of(position), tuple(map(len, position.piles))
    sides = sides_of(position)
    side_points = tuple(side_total(position, seats, points) for seats in sides)
    side_cards = tuple(sum(cards[seat] for seat in seats) for seats in sides)
    flags = _flags(position, tuple(sum(points[seat] for seat in seats) for seats in sides), side_cards)
    bare = Outcome("points", points, cards, sides, side_points, side_cards, (), (0,) * len(sides),
                   (0,) * position.rules.players, flags)  # fmt: skip
    if position.extra.ended:
        return _ended(position, bare)
    if position.rules.auction and position.extra.contract is None and position.trump is None:
        return _revalued(bare, reason="passed", flags=flags | {"redeal"})
    if position.extra.contract is not None:
        return contracts.scored(position, bare)
    return _won(position, bare)


def _revalued(outcome: Outcome, **changes: object) -> Outcome:
    return Outcome(**{**outcome.__dict__, **changes})


def _ended(position: Position, bare: Outcome) -> Outcome:
    ending = position.extra.ended
    assert ending is not None
    side = next(at for at, seats in enumerate(bare.sides) if ending.seat in seats)
    games = tuple(int(at == side) for at in range(len(bare.sides)))
    return _revalued(bare, reason=ending.reason, winners=(side,), games=games, scores=by_seat(bare, games))


def by_seat(outcome: Outcome, by_side: tuple[int, ...]) -> tuple[int, ...]:
    """A number of each side, written for each of its seats."""
    if len(by_side) == len(outcome.points):
        return by_side
    number = {seat: by_side[at] for at, seats in enumerate(outcome.sides) for seat in seats}
    return tuple(number[seat] for seat in range(len(outcome.points)))


def _flags(position: Position, made: tuple[int, ...], side_cards: tuple[int, ...]) -> frozenset[str]:
    total = position.rules.total
    flags = {"all_points"} if max(made) == total else set()
    if sum(map(bool, side_cards)) == 1 and not any(position.hands):
        flags.add("all_tricks")
    if len(made) == 2 and sum(made) == total and min(made) <= LOSER_MAX:
        flags.add("loser_max_30")
    return frozenset(flags)


def _won(position: Position, bare: Outcome) -> Outcome:
    rules = position.rules
    top = max(bare.side_points)
    leaders = tuple(side for side, made in enumerate(bare.side_points) if made == top)
    winners, tie_flags = (leaders, frozenset[str]()) if len(leaders) == 1 else _tied(position, bare, leaders)
    games = tuple(
        (_games(rules, bare, side) if side in winners else 0) + _event_games(position, bare, side)
        for side in range(len(bare.sides))
    )
    if "redeal" in tie_flags:
        games = (0,) * len(bare.sides)
    scores = {"sum": by_seat(bare, bare.side_points), "chips": position.extra.bonus or bare.scores}
    return _revalued(
        bare,
        winners=winners,
        games=games,
        scores=scores.get(rules.scoring.kind, by_seat(bare, games)),
        flags=bare.flags | tie_flags,
    )


def _event_games(position: Position, bare: Outcome, side: int) -> int:
    is_counted = position.rules.scoring.events and position.extra.bonus
    return position.extra.bonus[bare.sides[side][0]] if is_counted else 0


def _tied(position: Position, bare: Outcome, leaders: tuple[int, ...]) -> tuple[tuple[int, ...], frozenset[str]]:
    """Who wins among sides with equal points, by the tie rule (decisions 14 and 51)."""
    tied = frozenset({"tie"})
    match position.rules.scoring.tie:
        case "both":
            return leaders, tied
        case "redeal":
            return (), tied | {"redeal"}
        case "last_trick":
            return tuple(side for side in leaders if position.leader in bare.sides[side]), tied
        case "most_cards":
            most = max(bare.side_cards[side] for side in leaders)
            richest = tuple(side for side in leaders if bare.side_cards[side] == most)
            return (richest, tied) if len(richest) == 1 else ((), tied)
    return (), tied


def _games(rules: Rules, bare: Outcome, side: int) -> int:
    """Games for the winner: the highest step of the value table reached, or the sweep (decisions 15 and 40)."""
    steps = [games for least, games in rules.scoring.values if bare.side_points[side] >= least]
    games = steps[-1] if steps else rules.scoring.values[0][1]
    sweep = rules.scoring.sweep
    return max(games, sweep[1]) if sweep and sweep[0] in bare.flags else games
