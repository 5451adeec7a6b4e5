"""What each legal move is worth with all cards open, as far as it can be worked out while somebody waits."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from brisca_teach.analysis.solution import Solution
from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.coach import shortened
from brisca_teach.teaching.coach.judging import reach

AHEAD = 9
"""Tricks that are looked at: more of them would keep a click waiting."""


@lru_cache(maxsize=64)
def solved(position: Position) -> Solution | None:
    """The solution of this position or of its next tricks; None where the solver has none."""
    try:
        return solve(shortened(position, min(reach(position), AHEAD)))
    except Refusal:
        return None


def values_of(position: Position) -> Mapping[Move, int]:
    """Points still to come for the side to act after each move; nothing where the solver has no values."""
    solution = solved(position)
    return solution.values if solution else {}


def is_whole(position: Position) -> bool:
    """Whether the values look at the whole deal, and not at the next tricks only."""
    solution = solved(position)
    return solution is not None and len(solution.position.stock) == len(position.stock)
