"""Judging a move with all cards open."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from brisca_teach.analysis.depths import is_free
from brisca_teach.analysis.limits import tricks_left
from brisca_teach.analysis.solution import Solution
from brisca_teach.analysis.solver import solve
from brisca_teach.analysis.stakes import sides_of
from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import IllegalMove, Refusal
from brisca_teach.teaching.coach.case import Case
from brisca_teach.teaching.coach.ladder import reason_for
from brisca_teach.teaching.coach.verdict import Verdict
from brisca_teach.teaching.lines import Line

FREE = {2: 9, 4: 5, 5: 4, 6: 4}
BOUND = {2: 6, 4: 4, 5: 3, 6: 3}
"""By players: how many tricks are looked at, in games where any card may be played and in the others."""
ALONE, WHOLE = 3, 20
"""The same where three or more play for themselves, and where two hold three cards each."""

Stop = Callable[[], bool]


def judge(position: Position, move: Move, solution: Solution | None = None, stop: Stop | None = None) -> Verdict:
    """What the move is worth, what the best is worth, why, and the line that proves it.

    IllegalMove for a move that cannot be played; Refusal where the solver gives no values (three who play for
    themselves, hidden cards). Too large a deal is cut short: the verdict then says that it is not exact.
    """
    solved = solution or solve(shortened(position), stop=stop)
    if move not in solved.values:
        _explain(position, move)
    return told(solved, move, is_exact=len(solved.position.stock) == len(position.stock))


def _explain(position: Position, move: Move) -> NoReturn:
    """Say why the move has no value: it cannot be played, or only without the cut it could."""
    position.play(move)
    if move in position.legal_moves():
        raise Refusal("solve.large", tricks=tricks_left(position), most=tricks_left(shortened(position)),
                      rules=position.rules.key)  # fmt: skip
    raise IllegalMove("no.turn", position, move, who=position.turn)


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


def shortened(position: Position, most: int | None = None) -> Position:
    """The position with so few draws that the solver is quick; the turn-up stays the last card to be drawn.

    A stock that could not keep two draws is taken away: this trick must not become the last one with a draw.
    """
    stock, left, size = position.stock, tricks_left(position), position.rules.trick_size
    most = most or reach(position)
    draws = most - (left - len(stock) // size)
    if left <= most or not stock or draws < 0:
        return position
    return position._replace(stock=(*stock[: draws * size - 1], stock[-1]) if draws > 1 else ())


def reach(position: Position) -> int:
    """How many tricks of a deal like this are looked at."""
    rules, sides = position.rules, len(sides_of(position))
    if sides > 2:
        return ALONE
    if not is_free(rules):
        return BOUND.get(rules.players, ALONE)
    return WHOLE if rules.players == 2 and rules.hand == 3 and rules.cards_each == 1 else FREE.get(rules.players, ALONE)
