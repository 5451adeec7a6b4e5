"""A deal as it has been played so far: the first position and every step since. Undo is keeping the old value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from brisca_teach.engine import tricks
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.moves import Announce, Arrastro, Bury, Call, Claim, Meld
from brisca_teach.engine.position import Position
from brisca_teach.teaching.lines import actor


@dataclass(frozen=True)
class Step:
    """One move: who made it, and the positions before and after it."""

    seat: int
    move: Move
    before: Position
    after: Position

    @property
    def takes_trick(self) -> bool:
        """True when this move sends a finished trick to its winner."""
        if isinstance(self.move, (Claim, Bury)):
            return False
        return sum(map(len, self.after.piles)) > sum(map(len, self.before.piles))

    @property
    def card(self) -> Card | None:
        """The card that was put on the table, if one was."""
        if isinstance(self.move, (Announce, Arrastro)):
            return self.move.card
        return self.move if isinstance(self.move, Card) else None

    @property
    def laid(self) -> Position:
        """The finished trick as it lay on the table before anybody took it or drew."""
        before, card = self.before, self.card
        if isinstance(self.move, Call):
            return before._replace(trump=self.after.trump, extra=self.after.extra)
        if card is None:
            return before
        hands = (*before.hands[: self.seat], _without(before.hands[self.seat], card), *before.hands[self.seat + 1 :])
        return before._replace(hands=hands, trick=(*before.trick, card))

    @property
    def winner(self) -> int:
        """Who takes the finished trick."""
        return tricks.winner(self.laid)

    @property
    def draws(self) -> tuple[tuple[int, Card], ...]:
        """Who draws what after the trick, in order from the winner; a card nobody may know is UNKNOWN."""
        laid, hands = self.laid, self.after.hands
        first, players = tricks.winner(laid), laid.rules.players
        order = [(at // players, (first + at) % players) for at in range(len(laid.stock) - len(self.after.stock))]
        return tuple((seat, hands[seat][len(laid.hands[seat]) + turn]) for turn, seat in order)


@dataclass(frozen=True)
class Game:
    """A deal in progress."""

    start: Position
    steps: tuple[Step, ...] = ()

    @property
    def position(self) -> Position:
        """How the deal stands."""
        return self.steps[-1].after if self.steps else self.start

    @property
    def last_trick(self) -> Step | None:
        """The step that finished the last trick."""
        return next((step for step in reversed(self.steps) if step.takes_trick), None)

    def play(self, move: Move) -> Game:
        """The deal after the move of the seat to act, or of the one who exchanges; IllegalMove if it cannot be."""
        before = self.position
        after = before.play(move)
        return Game(self.start, (*self.steps, Step(actor(before, move), move, before, after)))

    def since_trick(self) -> Iterator[Step]:
        """The steps of the trick that lies on the table, the newest first."""
        for step in reversed(self.steps):
            if step.takes_trick:
                return
            yield step

    def seen_by(self, seat: int) -> Game:
        """The deal as this seat has seen it: whatever it may not know is UNKNOWN."""
        return Game(self.start.observe(seat).position, tuple(_seen(step, seat) for step in self.steps))


def moves_of(position: Position, seat: int) -> tuple[Move, ...]:
    """What the seat may do now: its legal moves or, out of turn, its exchanges and claims."""
    if position.turn == seat:
        return position.legal_moves()
    return tuple(move for move in position.out_of_turn_moves() if actor(position, move) == seat)


def _seen(step: Step, seat: int) -> Step:
    before, after = step.before.observe(seat).position, step.after.observe(seat).position
    move = step.move
    if isinstance(move, Bury) and step.seat != seat:
        move = Bury((UNKNOWN,) * len(move.cards))
    return replace(step, move=move, before=before, after=after)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand without this card; of a hidden hand, one hidden card less."""
    at = hand.index(card if card in hand else UNKNOWN)
    return hand[:at] + hand[at + 1 :]


def fresh_meld(step: Step) -> bool:
    """True for a step that lays cards open for the rest of the trick."""
    return isinstance(step.move, (Meld, Announce)) and len(step.after.extra.melds) > len(step.before.extra.melds)
