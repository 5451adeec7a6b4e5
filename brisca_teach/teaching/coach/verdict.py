"""What a judged move is: its value beside the best one, why, and the line that proves it."""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position
from brisca_teach.teaching.lines import Line
from brisca_teach.teaching.reasons import Reason

NEAR, SLIP = 3, 10
GRADES = ("best", "near", "slip", "mistake")
"""By the points a move costs: nothing, up to 3 (as in the drills, needs.md N06), up to 10 (a brisca), more."""


def grade_of(cost: float) -> str:
    """The grade of a move that costs so many points."""
    if cost <= 0:
        return "best"
    return "near" if cost <= NEAR else "slip" if cost <= SLIP else "mistake"


@dataclass(frozen=True)
class Verdict:
    """A move judged with all cards open. Values are points still to come for the side that moves."""

    position: Position
    move: Move
    values: tuple[tuple[Move, int], ...]  # every legal move with what it is worth
    best: Move  # of the best moves, the one the move is compared with
    reason: Reason
    line: Line  # the move and the best play that follows it: the refutation of a bad move, the proof of a good one
    best_line: Line
    is_exact: bool = True  # False: only the next tricks were looked at

    @property
    def value(self) -> int:
        """What the move is worth."""
        return dict(self.values)[self.move]

    @property
    def best_value(self) -> int:
        """What the best move is worth."""
        return dict(self.values)[self.best]

    @property
    def cost(self) -> int:
        """The points the move loses."""
        return self.best_value - self.value

    @property
    def grade(self) -> str:
        """best, near, slip or mistake."""
        return grade_of(self.cost)

    @property
    def key(self) -> str:
        """The key of the reason, one of `REASONS`."""
        return self.reason.key

    @property
    def refutation(self) -> Line:
        """The reply and the play that prove what the move is worth."""
        return self.line
