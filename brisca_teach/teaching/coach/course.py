"""What a line of moves comes to: its tricks, who took which cards, and who drew what."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Arrastro, Bury, Claim
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record

Laid = tuple[int, Card]  # a seat, and the card it laid or drew


def card_of(move: Move) -> Card | None:
    """The card that a move puts on the table; None for an exchange, a meld or a draw."""
    if isinstance(move, Announce | Arrastro):
        return move.card
    return move if isinstance(move, Card) else None


@dataclass(frozen=True)
class Trick:
    """A finished trick: its cards in order of play, the card that took it, and the draw that followed."""

    plays: tuple[Laid, ...]
    best: Laid
    points: int
    draws: tuple[Laid, ...]
    after: Position
    moves: int  # how many moves had been made when it was taken

    @property
    def winner(self) -> int:
        """Who took it."""
        return self.best[0]

    @property
    def card(self) -> Card:
        """The card that took it."""
        return self.best[1]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards, the lead first."""
        return tuple(card for _, card in self.plays)

    def drawn_by(self, seats: Collection[int]) -> tuple[Card, ...]:
        """What these seats drew after it."""
        return tuple(card for seat, card in self.draws if seat in seats)


@dataclass(frozen=True)
class Course:
    """A record read as a course of play: its tricks, and the cards won in it."""

    record: Record

    @property
    def moves(self) -> tuple[Move, ...]:
        """What is done in it."""
        return self.record.moves

    @property
    def end(self) -> Position:
        """Where it ends."""
        return self.record.position

    @cached_property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks it finishes, the cards that lay on the table before counted."""
        return tuple(self._finished())

    def won_by(self, seats: Collection[int]) -> frozenset[Card]:
        """The cards that these seats have in their piles at its end and had not at its start."""
        before = {card for seat in seats for card in self.record.start.piles[seat]}
        return frozenset(card for seat in seats for card in self.end.piles[seat] if card not in before)

    def taking(self, card: Card) -> Trick | None:
        """The trick in which this card falls."""
        return next((trick for trick in self.tricks if card in trick.cards), None)

    def _finished(self) -> Iterator[Trick]:
        positions = self.record.positions
        for at, (before, move, after) in enumerate(zip(positions, self.moves, positions[1:], strict=False), 1):
            if isinstance(move, Claim | Bury) or sum(map(len, after.piles)) == sum(map(len, before.piles)):
                continue
            yield _trick(before, move, after, at)


def _trick(before: Position, move: Move, after: Position, moves: int) -> Trick:
    """The trick that this move sends to its winner; a card that lets a waiting trick go belongs to the next one."""
    rules, card = before.rules, card_of(move)
    waited = len(before.trick) == rules.trick_size
    cards = before.trick if waited or card is None else (*before.trick, card)
    seats = [(before.leader + at) % rules.players for at in range(len(cards))]
    plays = tuple(zip(seats, cards, strict=True))
    best = plays[rules.trick_winner(cards, before.trump)]
    drawn = before.stock[: len(before.stock) - len(after.stock)]
    draws = tuple(((best[0] + at) % rules.players, one) for at, one in enumerate(drawn))
    return Trick(plays, best, sum(map(rules.points, cards)), draws, after, moves)
