"""The fixed decks of rules.md 4.11, and play by the simplest policy, written as anybody outside would write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from brisca_teach import Card, Move, Position, Rules

Choice = Callable[[Position], Move]


def deck_s(rules: Rules, m: int) -> list[Card]:
    """Deck S(m): the pack sorted by (31 i i + m i) mod 1009, i counting from 1."""
    keys = {card: (31 * i * i + m * i) % 1009 for i, card in enumerate(rules.cards, 1)}
    return sorted(rules.cards, key=keys.__getitem__)


def deck_l(rules: Rules) -> list[Card]:
    """Deck L: card k is number (7 k + 3) mod N of the pack, counting from 0."""
    size = len(rules.cards)
    return [rules.cards[(7 * k + 3) % size] for k in range(size)]


def held_longest(position: Position) -> Card:
    """The card held longest that is legal: hands are queues, drawn cards go to the end."""
    return next(move for move in position.legal_moves() if isinstance(move, Card))


def plays_out(position: Position, choose: Choice = held_longest) -> list[Position]:
    """Every position of the deal from this one on, each seat choosing in the same way."""
    line = [position]
    while line[-1].legal_moves():
        line.append(line[-1].play(choose(line[-1])))
    return line


def after(position: Position, moves: str | Sequence[Move]) -> Position:
    """The position after these moves, written with blanks between them or given as values."""
    for move in map(Move.parse, moves.split()) if isinstance(moves, str) else moves:
        position = position.play(move)
    return position
