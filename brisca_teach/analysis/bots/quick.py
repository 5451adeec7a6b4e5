"""A hasty player for imagined games: any game of the family, played by a glance at the trick, very fast.

He sees only his own hand and the table, but takes no care to count chances.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from brisca_teach.analysis.bots.prices import full_price
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Draw
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.scoring import sides_of

LOST_PLAIN, LOST_TRUMP = 0.45, 0.2  # how often a rival who plays later takes the trick
ANNOUNCED = 20.0


def finished(position: Position) -> Position:
    """The end of the deal when everybody plays in haste."""
    sides = _side_numbers(position)
    while (seat := position.turn) is not None:
        position = position.play(hasty_move(position, seat, sides))
    return position


def _side_numbers(position: Position) -> tuple[int, ...]:
    """The side of each seat, partners that are not yet known to all included."""
    number = {seat: at for at, seats in enumerate(sides_of(position)) for seat in seats}
    return tuple(number[seat] for seat in range(position.rules.players))


def hasty_move(position: Position, seat: int, sides: tuple[int, ...]) -> Move:
    """What the seat to act plays without thinking long."""
    moves = position.legal_moves()
    if len(moves) == 1:
        return moves[0]
    said = [move for move in moves if not isinstance(move, Card | Announce | Draw)]
    if said:
        return max(said, key=lambda move: _longest(position, seat, move))
    if isinstance(moves[-1], Draw):
        return moves[-1]
    return max(moves, key=lambda move: _glance(position, seat, sides, move))


def _longest(position: Position, seat: int, move: Move) -> int:
    """How many cards the seat holds of the suit that the move names."""
    suit = getattr(move, "trump", getattr(move, "suit", ""))
    return sum(card.suit == suit for card in position.hands[seat])


def _glance(position: Position, seat: int, sides: tuple[int, ...], move: Move) -> float:
    """What the card promises: the trick as it lies, less the risk and what the card was worth."""
    if isinstance(move, Announce):
        return ANNOUNCED + _glance(position, seat, sides, move.card)
    assert isinstance(move, Card)
    rules, trump, trick = position.rules, position.trump, (*position.trick, move)
    at = rules.trick_winner(trick, trump)
    holder = (position.leader + at) % rules.players
    later = [(position.leader + turn) % rules.players for turn in range(len(trick), rules.trick_size)]
    rivals = sum(sides[other] != sides[holder] for other in later)
    safe = (1 - (LOST_TRUMP if trick[at].suit == trump else LOST_PLAIN)) ** rivals
    stake = sum(map(rules.points, trick))
    share = 2 * safe - 1 if sides[holder] == sides[seat] else 1 - 2 * safe
    return stake * share - _prices(rules, trump)[move]


@lru_cache(maxsize=64)
def _prices(rules: Rules, trump: str | None) -> Mapping[Card, float]:
    return {card: full_price(rules, trump, card) for card in rules.cards}
