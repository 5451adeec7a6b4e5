"""What a search counts: the points one side still makes, or who wins the deal."""

from __future__ import annotations

from collections.abc import Mapping

from brisca_teach.engine import scoring
from brisca_teach.engine.cards import Card
from brisca_teach.engine.extra import Ending
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules

Seats = tuple[int, ...]
CARD, POINT, AT_ONCE = 1, 1_000, 1_000_000  # weights of a card, a point and a win at once in the question who wins


def sides_of(position: Position) -> tuple[Seats, ...]:
    """The seats that play together, the side to act first; after an auction the caller's side and all others."""
    agreed, turn = position.extra.contract, position.turn
    sides = scoring.sides_of(position)
    if agreed is not None and len(sides) > 2:
        rest = tuple(seat for seat in range(position.rules.players) if seat != agreed.caller)
        sides = ((agreed.caller,), rest)
    first = next(at for at, seats in enumerate(sides) if turn in seats)
    return sides[first:] + sides[:first]


def left(position: Position) -> int:
    """The card points that nobody has won yet."""
    worth = position.rules.card_points
    held = sum(worth[card] for hand in position.hands for card in hand)
    return held + sum(worth[card] for card in (*position.trick, *position.stock))


def melds_left(position: Position) -> int:
    """The most that declarations can still bring to one side."""
    rule, melded = position.rules.meld, position.extra.melds
    if rule is None:
        return 0
    if rule.kind == "rising":
        return sum(rule.values[len(melded) :])
    return max(rule.values) * (len(position.rules.suits) - len(melded))


def made(position: Position, seats: Seats) -> int:
    """What these seats have made so far: cards, melds and, when all is played, the last trick."""
    tally = scoring.tally(position)
    return sum(points for side, points in zip(tally.sides, tally.side_points, strict=True) if side[0] in seats)


class Points:
    """The points that some seats still make: cards, their own declarations and the last trick.

    A deal that ends at once (muerte al tres, mano negra) gives its winner all the card points that were left.
    """

    is_lead = False

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    def worth(self, rules: Rules) -> Mapping[Card, int]:
        """What each card counts for the side that takes it."""
        return rules.card_points

    def span(self, position: Position) -> tuple[int, int]:
        """The least and the most that may still come."""
        return 0, left(position) + melds_left(position) + position.rules.scoring.last_trick

    def gain(self, before: Position, after: Position) -> int:
        """What the move from one position to the other has brought."""
        if after.piles is before.piles and after.extra is before.extra:
            return 0
        ended = after.extra.ended
        if ended:
            return left(before) if ended.seat in self.seats else 0
        rules = after.rules
        if rules.meld or rules.scoring.last_trick:
            return made(after, self.seats) - made(before, self.seats)
        worth, old, new = rules.card_points, before.piles, after.piles
        return sum(worth[card] for seat in self.seats for card in new[seat][len(old[seat]) :])


class Victory:
    """The lead of some seats over the others, in weights that respect the tie rule; only its sign matters."""

    is_lead = True

    def __init__(self, seats: Seats, others: Seats, rules: Rules) -> None:
        self.seats, self.others, self.tie = seats, others, rules.scoring.tie

    def span(self, position: Position) -> tuple[int, int]:
        """The least and the most by which the lead may still change."""
        most = POINT * (left(position) + melds_left(position) + position.rules.scoring.last_trick + 1)
        most += AT_ONCE if position.rules.instant else 0
        return -most, most

    def gain(self, before: Position, after: Position) -> int:
        """By how much the move from one position to the other has changed the lead."""
        if after.piles is before.piles and after.extra is before.extra:
            return 0
        return self.lead(after) - self.lead(before)

    def worth(self, rules: Rules) -> Mapping[Card, int]:
        """What each card counts for the side that takes it; a card as such decides ties where most cards win."""
        bare = CARD if self.tie == "most_cards" else 0
        return {card: POINT * points + bare for card, points in rules.card_points.items()}

    def lead(self, position: Position) -> int:
        """The lead as it stands: positive when these seats would win now."""
        ended = position.extra.ended
        if ended:
            return self._at_once(ended)
        points = made(position, self.seats) - made(position, self.others)
        return POINT * points + self._tie(position)

    def _at_once(self, ended: Ending) -> int:
        return AT_ONCE if ended.seat in self.seats else -AT_ONCE

    def _tie(self, position: Position) -> int:
        if self.tie == "most_cards":
            ours = sum(len(position.piles[seat]) for seat in self.seats)
            return CARD * (ours - sum(len(position.piles[seat]) for seat in self.others))
        if self.tie == "last_trick" and position.turn is None:
            return CARD if position.leader in self.seats else -CARD
        return 0
