"""A move beside the best one: what every reason asks of a position."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from brisca_teach.analysis.solution import Solution
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.engine.rules import Rules
from brisca_teach.teaching.coach.course import Course, Laid, Trick, card_of

BRISCA = 10  # points from which a card is an ace or a second


@dataclass(frozen=True)
class Case:
    """One move of a solved position. `is_exact` is false where the deal was cut short to be solved."""

    solution: Solution
    move: Move
    is_exact: bool = True

    @property
    def position(self) -> Position:
        """Where the move is made."""
        return self.solution.position

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.position.rules

    @cached_property
    def seat(self) -> int:
        """Who moves."""
        seat = self.position.turn
        assert seat is not None  # a solved position is never over
        return seat

    @property
    def ours(self) -> tuple[int, ...]:
        """The seats of the side that moves."""
        return self.solution.side

    @cached_property
    def theirs(self) -> tuple[int, ...]:
        """The seats of the other side."""
        return tuple(seat for seat in range(self.rules.players) if seat not in self.ours)

    @property
    def has_partner(self) -> bool:
        """True when the side that moves has more than one seat."""
        return len(self.ours) > 1

    # The two moves

    @cached_property
    def cost(self) -> int:
        """The points that the move loses."""
        return self.solution.value - self.solution.values[self.move]

    @cached_property
    def best(self) -> Move:
        """Of the best moves the one that differs least from the move: a card, of its suit, the least valuable."""
        return min(self.solution.best, key=self._distance) if self.cost else self.move

    def _distance(self, move: Move) -> tuple[bool, bool, int, int]:
        card, mine = card_of(move), self.card
        if card is None:
            return True, True, 0, 0
        power = self.rules.powers[self.position.trump][card]
        return False, mine is not None and card.suit != mine.suit, self.points(card), power

    @cached_property
    def card(self) -> Card | None:
        """The card the move plays."""
        return card_of(self.move)

    @cached_property
    def best_card(self) -> Card | None:
        """The card the best move plays."""
        return card_of(self.best)

    @property
    def is_card_play(self) -> bool:
        """True when both moves play a card to this trick."""
        return self.position.phase == "play" and self.card is not None and self.best_card is not None

    @cached_property
    def course(self) -> Course:
        """The move and the best play after it."""
        return Course(Record(self.position, self.solution.line(self.move)))

    @cached_property
    def ideal(self) -> Course:
        """The best move and the best play after it."""
        if self.best == self.move:
            return self.course
        return Course(Record(self.position, self.solution.line(self.best)))

    @property
    def now(self) -> Trick | None:
        """This trick, as the move lets it end."""
        return self.course.tricks[0] if self.course.tricks else None

    @property
    def then(self) -> Trick | None:
        """This trick, as the best move lets it end."""
        return self.ideal.tricks[0] if self.ideal.tricks else None

    # The trick on the table

    @property
    def is_lead(self) -> bool:
        """True when the trick is begun."""
        return not self.position.trick

    @property
    def top(self) -> Laid | None:
        """Who is winning the trick before the move, with which card."""
        trick = self.position.trick
        if not trick:
            return None
        at = self.rules.trick_winner(trick, self.position.trump)
        return (self.position.leader + at) % self.rules.players, trick[at]

    @property
    def partner_leads(self) -> bool:
        """True when the partner is winning the trick."""
        return self.top is not None and self.top[0] in self.ours and self.top[0] != self.seat

    @property
    def stake(self) -> int:
        """Points on the table before the move."""
        return sum(map(self.points, self.position.trick))

    @property
    def rivals_to_come(self) -> tuple[int, ...]:
        """The seats of the other side that still play to this trick."""
        at = range(len(self.position.trick) + 1, self.rules.trick_size)
        seats = ((self.position.leader + turn) % self.rules.players for turn in at)
        return tuple(seat for seat in seats if seat in self.theirs)

    # Cards

    def points(self, card: Card) -> int:
        """What a card counts."""
        return self.rules.card_points[card]

    def is_trump(self, card: Card) -> bool:
        """True for a trump."""
        return card.suit == self.position.trump

    def takes(self, card: Card) -> bool:
        """True when the card would be the best on the table."""
        return beats(self.position, (*self.position.trick, card))

    def is_safe(self, cards: tuple[Card, ...]) -> bool:
        """True when nobody of the other side who still plays holds a card that beats these."""
        rivals = (card for seat in self.rivals_to_come for card in self.position.hands[seat])
        return not any(beats(self.position, (*cards, card)) for card in rivals)

    def lost(self, trick: Trick | None) -> bool:
        """True when the other side takes the trick."""
        return trick is not None and trick.winner in self.theirs

    def is_won(self, trick: Trick | None) -> bool:
        """True when the side that moves takes the trick."""
        return trick is not None and trick.winner in self.ours

    def trumps(self, cards: Collection[Card]) -> tuple[Card, ...]:
        """The trumps among the cards."""
        return tuple(card for card in cards if self.is_trump(card))


def beats(position: Position, cards: tuple[Card, ...]) -> bool:
    """True when the last of the cards wins the trick that they make."""
    return position.rules.trick_winner(cards, position.trump) == len(cards) - 1
