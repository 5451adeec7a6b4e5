"""A line of play to be looked at on the table: one stop for each finished trick, exchange or claim."""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Claim, Exchange
from brisca_teach.engine.position import Position
from brisca_teach.teaching.lines import Line
from brisca_teach.teaching.reasons import Reason, Seat, because


@dataclass(frozen=True)
class Stop:
    """What lies on the table at one stop of a line: a full trick that nobody has taken yet, or what was declared.

    `mine` and `theirs` are the points that the learner's side and the others have made in the line by then.
    """

    position: Position
    told: Reason
    winner: Card | None  # the card that takes the trick
    mine: int
    theirs: int


def stops(line: Line) -> tuple[Stop, ...]:
    """The stops of a line, in order; the learner is seat 0."""
    position, made, mine, theirs = line.start, list[Stop](), 0, 0
    for move in line.moves:
        stop = _stop(position, move)
        if stop:
            told, table, winner, gain = stop
            mine, theirs = mine + max(gain, 0), theirs - min(gain, 0)
            made.append(Stop(table, told, winner, mine, theirs))
        position = position.play(move)
    return tuple(made)


def _stop(position: Position, move: Move) -> tuple[Reason, Position, Card | None, int] | None:
    """What is told of a move, the table to look at, the winning card, and the points: negative for the others."""
    if isinstance(move, Exchange):
        seat = position.holder(move.give) or 0
        facts = {"give": move.give, "take": position.stock[-1], "suit": move.give.suit}
        told = because("exchange.done.other", who=Seat(seat), **facts)
        return told, position.play(move), None, 0
    if isinstance(move, Claim):
        return _claimed(position, move)
    if isinstance(move, Card) and len(position.trick) + 1 == position.rules.trick_size:
        return _trick(position, move)
    return None


def _claimed(position: Position, move: Claim) -> tuple[Reason, Position, Card | None, int]:
    seat = position.turn if move.seat is None else move.seat
    points = sum(position.rules.points(card) for hand in position.hands for card in hand)
    told = because("puzzle.claimed.other", who=Seat(seat or 0), points=points)
    return told, position, None, points * _sign(position, seat or 0)


def _trick(position: Position, last: Card) -> tuple[Reason, Position, Card | None, int]:
    hands = tuple(tuple(card for card in hand if card is not last) for hand in position.hands)
    table = position._replace(hands=hands, trick=(*position.trick, last))
    rules = position.rules
    at = rules.trick_winner(table.trick, position.trump)
    seat, points = (position.leader + at) % rules.players, sum(map(rules.points, table.trick))
    points += rules.scoring.last_trick if not any(hands) else 0  # in some games the last trick counts by itself
    told = because("trick.other", who=Seat(seat), points=points)
    return told, table, table.trick[at], points * _sign(position, seat)


def _sign(position: Position, seat: int) -> int:
    sides = position.rules.side_of
    return 1 if sides[seat] == sides[0] else -1
