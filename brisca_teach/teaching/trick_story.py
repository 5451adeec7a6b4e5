"""What can be told of a finished trick: who takes it, for how many points, and why."""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.questions import Shown
from brisca_teach.teaching.reasons import Reason, Seat, because


@dataclass(frozen=True)
class Story:
    """A finished trick, told. The engine says who wins; this says why, in the words a learner can check."""

    shown: Shown

    @property
    def winner(self) -> Card:
        """The card that takes the trick."""
        return self.shown.trick[self.place]

    @property
    def place(self) -> int:
        """The place of the winning card, the lead being 0."""
        return self.shown.rules.trick_winner(self.shown.trick, self.shown.trump)

    @property
    def seat(self) -> Seat:
        """Who takes the trick."""
        return self.shown.seat_of(self.place)

    @property
    def points(self) -> int:
        """What the trick is worth."""
        return sum(self.shown.rules.points(card) for card in self.shown.trick)

    @property
    def trumps(self) -> tuple[Card, ...]:
        """The trumps on the trick, in order of play."""
        return tuple(card for card in self.shown.trick if card.suit == self.shown.trump)

    @property
    def followers(self) -> tuple[Card, ...]:
        """The cards of the led suit, in order of play."""
        return tuple(card for card in self.shown.trick if card.suit == self.shown.trick[0].suit)

    @property
    def contenders(self) -> tuple[Card, ...]:
        """The cards that can win at all: the trumps, or else the led suit."""
        return self.trumps or self.followers

    @property
    def strangers(self) -> tuple[Card, ...]:
        """The cards that are neither trumps nor of the led suit."""
        return tuple(card for card in self.shown.trick if card not in self.trumps + self.followers)

    @property
    def why(self) -> str:
        """The kind of reason: "only_trump", "top_trump", "only_led" or "led"."""
        if self.trumps:
            return "only_trump" if len(self.trumps) == 1 else "top_trump"
        return "only_led" if len(self.followers) == 1 else "led"

    def take(self) -> Reason:
        """Who takes it and for how many points."""
        return because("trick", who=self.seat, points=self.points)

    def reason(self) -> Reason:
        """Why; when a lone lead beats a brisca of a third suit, why that brisca cannot win."""
        surprise = self._surprise()
        return self.stranger(surprise) if surprise else because(f"trick.why.{self.why}", card=self.winner)

    def stranger(self, card: Card) -> Reason:
        """Why this card of a third suit cannot win."""
        if self.shown.trump is None:
            return because("trick.why.third_no_trump", card=card, suit=self.shown.trick[0].suit)
        return because("trick.why.third", card=card, suit=self.shown.trick[0].suit)

    def against(self, card: Card) -> Reason:
        """Why this card does not take the trick."""
        if card in self.strangers:
            return self.stranger(card)
        return because(f"trick.why.{self.why}", card=self.winner)

    def told(self) -> tuple[Reason, Reason]:
        """The whole answer: who takes it, for how many points, and why."""
        return self.take(), self.reason()

    def _surprise(self) -> Card | None:
        if self.why != "only_led":
            return None
        rules = self.shown.rules
        loud = [card for card in self.strangers if rules.points(card) >= 10 and self._outranks(card)]
        return max(loud, key=rules.points, default=None)

    def _outranks(self, card: Card) -> bool:
        return self.shown.rules.strength(card) > self.shown.rules.strength(self.winner)
