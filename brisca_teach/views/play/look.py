"""What the learner sees of a deal at this moment, by view: everything, what has been seen, or what lies there now."""

from __future__ import annotations

from dataclasses import dataclass, replace

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.views.play.game import Game, Step, fresh_meld

VIEWS = ("open", "half", "closed")


@dataclass(frozen=True)
class Look:
    """A deal seen from the learner's seat. `held`: the finished trick still lies on the table."""

    game: Game  # masked, but for the open view
    me: int
    view: str
    held: bool = False

    @property
    def known(self) -> Position:
        """What the learner may know, however much is on show."""
        return self.game.position.observe(self.me).position

    @property
    def is_over(self) -> bool:
        """True when the deal has ended."""
        return self.game.position.turn is None

    @property
    def table(self) -> Position:
        """What lies on the table: with a held trick the cards as they lay before the draw."""
        position = self.game.position
        step = self.game.last_trick
        if not self.held or step is None:
            return position
        laid = step.laid
        return position._replace(trick=laid.trick, leader=laid.leader) if self.is_over else laid

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat as they are on show."""
        hand = self.table.hands[seat]
        if seat == self.me or self.view != "closed" or self._is_open(hand):
            return hand
        return (UNKNOWN,) * len(hand)

    def _is_open(self, hand: tuple[Card, ...]) -> bool:
        """True for a hand the rules let the learner see whole: face up, or a partner's while peeking."""
        if self.table.rules.table.open != "none":
            return True
        return UNKNOWN not in hand and not set(hand) <= set(self.table.extra.shown)

    @property
    def new(self) -> tuple[Card, ...]:
        """The cards the learner has just drawn."""
        step = self.game.last_trick
        moved = any(step.seat == self.me and step.card for step in self.game.since_trick())
        if step is None or self.held or moved:
            return ()
        return tuple(card for seat, card in step.draws if seat == self.me)

    def shown(self, seat: int) -> tuple[Card, ...]:
        """The cards a seat has laid open in this trick."""
        fresh = [step for step in self._fresh() if step.seat == seat and fresh_meld(step)]
        pairs = [card for step in fresh for card in _pair(step) if card != step.card]
        return tuple(card for card in pairs if card not in self.table.trick)

    def _fresh(self) -> list[Step]:
        return list(self.game.since_trick())

    def said(self, seat: int) -> Step | None:
        """The last thing a seat said in the auction, while it lasts."""
        if self.table.phase != "auction":
            return None
        return next((step for step in reversed(self.game.steps) if step.seat == seat), None)


def look(game: Game, me: int, view: str, held: bool) -> Look:
    """The deal as this view shows it; nothing in it is hidden from the learner."""
    return Look(game if view == "open" else game.seen_by(me), me, view, held)


def as_known(seen: Look) -> Look:
    """The same moment with what the learner may know alone."""
    return replace(seen, game=seen.game.seen_by(seen.me)) if seen.view == "open" else seen


def _pair(step: Step) -> tuple[Card, Card]:
    suit = step.after.extra.melds[-1].suit
    return Card(12, suit), Card(11, suit)
