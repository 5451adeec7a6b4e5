"""What a finished deal brings (rules.md 2.4 K31 to K36, 4.6 and 4.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from brisca_teach.engine import contracts
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.verdict import Tally, Verdict, by_seat, by_side

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

LOSER_MAX = 30  # decision 40: "capote" in Brazil


class Outcome(NamedTuple):
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
    return tuple([sum(map(worth, pile)) for pile in position.piles])


def tally(position: Position) -> Tally:
    """What has been made so far; the last trick counts once all is played."""
    points, cards, sides = points_of(position), tuple(map(len, position.piles)), sides_of(position)
    side_points, side_cards = by_side(sides, points), by_side(sides, cards)
    flags = _flags(position, side_points, side_cards)
    totals = tuple([side_total(position, seats, points) for seats in sides])
    return Tally(points, cards, sides, totals, side_cards, flags)


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
    made = tally(position)
    judged = _judged(position, made)
    return Outcome(
        judged.reason, *made[:5], judged.winners, judged.games, judged.scores, made.flags | judged.flags, judged.made
    )


def _judged(position: Position, made: Tally) -> Verdict:
    extra, players = position.extra, position.rules.players
    if extra.ended:
        side = next(at for at, seats in enumerate(made.sides) if extra.ended.seat in seats)
        games = tuple(int(at == side) for at in range(len(made.sides)))
        return Verdict((side,), games, by_seat(made.sides, games, players), extra.ended.reason)
    if extra.contract is not None:
        return contracts.judged(position.rules.scoring, extra.contract, made)
    if position.rules.auction and position.trump is None:
        return Verdict((), (0,) * len(made.sides), (0,) * players, "passed", frozenset({"redeal"}))
    return _won(position, made)


def _flags(position: Position, made: tuple[int, ...], side_cards: tuple[int, ...]) -> frozenset[str]:
    best, total = max(made), position.rules.total
    flags = {"all_points"} if best == total else set()
    if max(side_cards) == sum(side_cards) and not any(position.hands):
        flags.add("all_tricks")
    if len(made) == 2 and best >= total - LOSER_MAX and sum(made) == total:
        flags.add("loser_max_30")
    return frozenset(flags)


def _won(position: Position, made: Tally) -> Verdict:
    rules, points = position.rules, made.side_points
    best = max(points)
    if points.count(best) == 1:
        winners: tuple[int, ...] = (points.index(best),)
        flags: frozenset[str] = frozenset()
    else:
        winners, flags = _tied(position, made, tuple(side for side, own in enumerate(points) if own == best))
    games = [0] * len(points)
    for side in winners:
        games[side] = _games(rules, made, side)
    if rules.scoring.events and position.extra.bonus and "redeal" not in flags:
        games = [won + position.extra.bonus[seats[0]] for won, seats in zip(games, made.sides, strict=True)]
    return Verdict(winners, tuple(games), _scores(position, made, tuple(games)), flags=flags)


def _scores(position: Position, made: Tally, games: tuple[int, ...]) -> tuple[int, ...]:
    kind, players = position.rules.scoring.kind, position.rules.players
    if kind == "chips":
        return position.extra.bonus or (0,) * players
    return by_seat(made.sides, made.side_points if kind == "sum" else games, players)


def _tied(position: Position, made: Tally, leaders: tuple[int, ...]) -> tuple[tuple[int, ...], frozenset[str]]:
    """Who wins among sides with equal points, by the tie rule (decisions 14 and 51)."""
    tied = frozenset({"tie"})
    match position.rules.scoring.tie:
        case "both":
            return leaders, tied
        case "redeal":
            return (), tied | {"redeal"}
        case "last_trick":
            return tuple(side for side in leaders if position.leader in made.sides[side]), tied
        case "most_cards":
            most = max(made.side_cards[side] for side in leaders)
            richest = tuple(side for side in leaders if made.side_cards[side] == most)
            return (richest, tied) if len(richest) == 1 else ((), tied)
    return (), tied


def _games(rules: Rules, made: Tally, side: int) -> int:
    """Games for the winner: the highest step of the value table reached, or the sweep (decisions 15 and 40)."""
    steps = [games for least, games in rules.scoring.values if made.side_points[side] >= least]
    games = steps[-1] if steps else rules.scoring.values[0][1]
    sweep = rules.scoring.sweep
    return max(games, sweep[1]) if sweep and sweep[0] in made.flags else games
