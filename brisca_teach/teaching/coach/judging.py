"""Judging a move with all cards open."""

from __future__ import annotations

from collections.abc import Callable

from brisca_teach.analysis.limits import tricks_left
from brisca_teach.analysis.solution import Solution
from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import IllegalMove
from brisca_teach.teaching.coach.case import Case
from brisca_teach.teaching.coach.ladder import reason_for
from brisca_teach.teaching.coach.verdict import Verdict
from brisca_teach.teaching.lines import Line

EXACT = {2: 8, 3: 5, 4: 5, 6: 4}
"""By cards in a trick: with at most so many tricks left the whole rest of the deal is looked at."""
LOOK_AHEAD = {2: 6, 3: 5, 4: 5, 6: 4}
"""By cards in a trick: how many tricks are looked at when more are left."""

Stop = Callable[[], bool]


def judge(position: Position, move: Move, solution: Solution | None = None, stop: Stop | None = None) -> Verdict:
    """What the move is worth, what the best is worth, why, and the line that proves it.

    IllegalMove for a move that cannot be played; Refusal where the solver gives no values (three who play for
    themselves, hidden cards). Too large a deal is cut short: the verdict then says that it is not exact.
    """
    solved = solution or solve(shortened(position), stop=stop)
    if move not in solved.values:
        position.play(move)  # tells why it cannot be
        raise IllegalMove("no.turn", position, move, who=position.turn)
    return told(solved, move, is_exact=len(solved.position.stock) == len(position.stock))


def told(solution: Solution, move: Move, is_exact: bool = True) -> Verdict:
    """The verdict on one move of a solved position."""
    case = Case(solution, move, is_exact)
    return Verdict(
        position=solution.position,
        move=move,
        values=tuple(solution.values.items()),
        best=case.best,
        reason=reason_for(case),
        line=Line(solution.position, case.course.moves),
        best_line=Line(solution.position, case.ideal.moves),
        is_exact=is_exact,
    )


def shortened(position: Position, tricks: int | None = None) -> Position:
    """The position with a stock for so many tricks at most; the turn-up stays the last card to be drawn.

    Two draws always remain, so that this trick is never made the last one with a draw.
    """
    size, stock, left = position.rules.trick_size, position.stock, tricks_left(position)
    if tricks is None:
        tricks = left if left <= EXACT.get(size, 0) else LOOK_AHEAD.get(size, 0)
    kept = max(len(stock) - size * (left - tricks), 2 * size)
    return position if kept >= len(stock) else position._replace(stock=(*stock[: kept - 1], stock[-1]))
