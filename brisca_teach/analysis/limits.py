"""How large a position may be: what would take too long is refused at once, with what would be small enough."""

from __future__ import annotations

from collections.abc import Mapping

from brisca_teach.analysis.depths import is_free, knows_exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal

FEW = 3  # cards in a hand
FAST = {2: (24, 15), 3: (8, 8), 4: (7, 6), 5: (5, 5), 6: (5, 4)}
SLOW = {2: (14, 9), 3: (5, 5), 4: (6, 6), 5: (4, 4), 6: (4, 3)}
DUTY = SLOW | {3: (8, 8)}
ALONE = {3: (5, 4), 4: (4, 4), 5: (3, 3), 6: (3, 3)}
"""Tricks left that are solved within about a minute, by players: with hands of three cards, and with larger ones.

FAST holds for games of two sides whose cards may be played freely, DUTY where suit must be followed from the start,
SLOW for the others, ALONE without two sides.
"""


def tricks_left(position: Position) -> int:
    """The tricks still to be finished, the one on the table included."""
    cards = sum(map(len, position.hands)) + len(position.stock) + len(position.trick)
    return -(-cards // position.rules.trick_size)


def most_tricks(position: Position, sides: int) -> int:
    """How many tricks may be left in a game like this."""
    rules = position.rules
    return _table(position, sides)[rules.players][rules.hand > FEW]


def _table(position: Position, sides: int) -> Mapping[int, tuple[int, int]]:
    if sides > 2:
        return ALONE
    rule, duty = position.rules.exchange, position.rules.duty
    is_over_soon = rule is not None and rule.when == "first_trick"
    if is_free(position.rules) and (is_over_soon or knows_exchange(position)):
        return FAST
    return DUTY if duty.kind != "free" and duty.begins == "start" else SLOW


def check_size(position: Position, sides: int) -> None:
    """Refusal "solve.large" when it would take too long; its facts say how many tricks would be few enough."""
    tricks, most = tricks_left(position), most_tricks(position, sides)
    if tricks > most:
        raise Refusal("solve.large", tricks=tricks, most=most, rules=position.rules.key)
