"""What can be told of a finished trick: who takes it, for how many points, and why."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.questions import Shown
from brisca_teach.teaching.reasons import Reason, Seat, because


@dataclass(frozen=True)
class Story:
    """A finished trick, told. The engine says who wins; this says why, in the words a learner can check."""

    shown: Shown

    @cached_property
    def winner(self) -> Card:
        """The card that takes the trick."""
        return self.shown.trick[self.place]

    @cached_property
    def place(self) -> int:
        """The place of the winning card, the lead being 0."""
        return self.shown.rules.trick_winner(self.shown.trick, self.shown.trump)

    @cached_property
    def seat(self) -> Seat:
        """Who takes the trick."""
        return self.shown.seat_of(self.place)

    @cached_property
    def points(self) -> int:
        """What the trick is worth."""
        return sum(self.shown.rules.points(card) for card in self.shown.trick)

    @cached_property
    def trumps(self) -> tuple[Card, ...]:
        """The trumps on the trick, in order of play."""
        return tuple(card for card in self.shown.trick if card.suit == self.shown.trump)

    @cached_property
    def followers(self) -> tuple[Card, ...]:
        """The cards of the led suit, in order of play."""
        return tuple(card for card in self.shown.trick if card.suit == self.shown.trick[0].suit)

    @cached_property
    def contenders(self) -> tuple[Card, ...]:
        """The cards that can win at all: the trumps, or else the led suit."""
        return self.trumps or self.followers

    @cached_property
    def strangers(self) -> tuple[Card, ...]:
        """The cards that are neither trumps nor of the led suit."""
        return tuple(card for card in self.shown.trick if card not in self.trumps + self.followers)

    @cached_property
    def why(self) -> str:
        """The kind of reason: "only_trump", "top_trump", "only_led" or "led"."""
        if self.trumps:
            return "only_trump" if len(self.trumps) == 1 else "top_trump"
        return "only_led" if len(self.followers) == 1 else "led"

    def take(self) -> Reason:
        """Who takes it and for how many points."""
        return because("trick.other", who=self.seat, points=self.points)

    def reason(self) -> Reason:
        """Why; when a card of a third suit stands above the winner on the ladder, why that card cannot win."""
        surprise = self._surprise()
        return self.stranger(surprise) if surprise else self.why_it_wins()

    def why_it_wins(self) -> Reason:
        """Why the winning card wins."""
        return because(f"trick.why.{self.why}", card=self.winner)

    def stranger(self, card: Card) -> Reason:
        """Why this card of a third suit cannot win."""
        if self.shown.trump is None:
            return because("trick.why.third_no_trump", card=card, suit=self.shown.trick[0].suit)
        return because("trick.why.third", card=card, suit=self.shown.trick[0].suit)

    def against(self, card: Card) -> Reason:
        """Why this card does not take the trick."""
        if card in self.strangers:
            return self.stranger(card)
        return self.why_it_wins()

    def told(self) -> tuple[Reason, Reason]:
        """The whole answer: who takes it, for how many points, and why."""
        return self.take(), self.reason()

    def _surprise(self) -> Card | None:
        if self.trumps:
            return None
        strength = self.shown.rules.strength
        louder = [card for card in self.strangers if strength(card) > strength(self.winner)]
        return max(louder, key=strength, default=None)
