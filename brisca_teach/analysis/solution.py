"""What an open-hand solution holds: a value for every legal move, and the line that proves it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from brisca_teach.analysis.stakes import Seats, made
from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position

Line = tuple[Move, ...]


@dataclass(frozen=True)
class Solution:
    """`values`: the points the side to act can still make with each legal move, both sides playing their best.

    The points already won are not in the values, nor is any tie rule: `reaches` and `can_win` answer for those.
    """

    position: Position
    values: dict[Move, int]
    side: Seats
    prove: Callable[[Position, Move, int], Line] = field(repr=False, compare=False)

    @cached_property
    def value(self) -> int:
        """The points still to come for the side to act."""
        return max(self.values.values())

    @cached_property
    def best(self) -> Line:
        """Every move that is as good as the best, in the order of `legal_moves`."""
        return tuple(move for move, value in self.values.items() if value == self.value)

    def line(self, move: Move) -> Line:
        """The moves from this one to the end of the deal, both sides playing their best after it."""
        return self.prove(self.position, move, self.values[move])

    def reaches(self, points: int) -> bool:
        """True when the side to act can be sure of so many points in the whole deal, those already won included."""
        return made(self.position, self.side) + self.value >= points
