"""How large a position may be: what would take too long is refused at once, with what would be small enough."""

from __future__ import annotations

from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal

MOST_TRICKS = {2: 20, 4: 6, 6: 4}
"""Tricks left that the general search values in less than about a minute, by cards in a trick."""


def tricks_left(position: Position) -> int:
    """The tricks still to be finished, the one on the table included."""
    cards = sum(map(len, position.hands)) + len(position.stock) + len(position.trick)
    return -(-cards // position.rules.trick_size)


def check_size(position: Position) -> None:
    """Refusal "solve.large" when the search would take too long; its facts say how many tricks are few enough."""
    tricks, most = tricks_left(position), MOST_TRICKS[position.rules.trick_size]
    if tricks > most:
        raise Refusal("solve.large", tricks=tricks, most=most, rules=position.rules.key)
