"""A line of play: who makes each move, and what happens after it, trick by trick."""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Claim, Exchange
from brisca_teach.engine.position import Position
from brisca_teach.teaching.reasons import Seat


@dataclass(frozen=True)
class PlayedTrick:
    """One trick of a line: who played what, who took it, and for how many points."""

    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat
    points: int


@dataclass(frozen=True)
class Line:
    """Moves from a position on. Its tricks include the cards that already lay on the table."""

    start: Position
    moves: tuple[Move, ...]

    @property
    def tricks(self) -> tuple[PlayedTrick, ...]:
        """The tricks that the line completes, in order."""
        position, done = self.start, list[PlayedTrick]()
        for move in self.moves:
            if isinstance(move, Card) and len(position.trick) + 1 == position.rules.trick_size:
                done.append(_closed(position, move))
            position = position.play(move)
        return tuple(done)


def _closed(position: Position, last: Card) -> PlayedTrick:
    rules, cards = position.rules, (*position.trick, last)
    seats = [Seat((position.leader + at) % rules.players) for at in range(len(cards))]
    winner = seats[rules.trick_winner(cards, position.trump)]
    return PlayedTrick(tuple(zip(seats, cards, strict=True)), winner, sum(map(rules.points, cards)))


def actor(before: Position, move: Move) -> int:
    """Who makes this move: whoever is to act or, out of turn, who exchanges or claims; LookupError for nobody."""
    seat = before.turn
    if isinstance(move, Exchange):
        seat = before.holder(move.give)
    elif isinstance(move, Claim) and move.seat is not None:
        seat = move.seat
    if seat is None:
        raise LookupError(f"nobody can make {move} in {before}")
    return seat
