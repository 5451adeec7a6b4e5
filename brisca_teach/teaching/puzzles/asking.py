"""A puzzle as a question: every move with its value, the reason, the line that proves it, and three hints."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from brisca_teach.analysis.solution import Solution
from brisca_teach.analysis.solver import solve
from brisca_teach.analysis.stakes import made
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.position import Position
from brisca_teach.teaching.drills import best_card
from brisca_teach.teaching.drills.mixture import game_told
from brisca_teach.teaching.lines import Line
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.questions import Question
from brisca_teach.teaching.reasons import Reason, because

KIND = "puzzle"

NUDGES = {
    "exchange_now": "hint.exchange.who_draws",
    "keep_seven": "hint.exchange.who_draws",
    "claim": "hint.puzzle.top",
    "count_61": "hint.puzzle.sum",
    "lose_last_draw": "hint.puzzle.draw",
    "take_turn_up": "hint.puzzle.draw",
    "feed_partner": "hint.ask.partner",
    "save_trump": "hint.ask.points",
    "force_trumps": "hint.puzzle.trumps",
    "protect_three": "hint.puzzle.second",
    "throw_blank": "hint.puzzle.cost",
}
"""The question to ask oneself, by theme: it names no card."""


@lru_cache(maxsize=32)
def solved(position: Position) -> Solution:
    """The solution of a puzzle's position; the last ones are remembered, for they are looked at again at once."""
    return solve(position)


def question_of(puzzle: Puzzle) -> Question:
    """The question that a puzzle asks. The solver answers it, not the pack."""
    solution, rules = solved(puzzle.position), puzzle.position.rules
    question = best_card.grade(puzzle.position, solution, puzzle.level)
    asked = replace(question.parts[0], ask=_goal(puzzle, solution), hints=hints(puzzle))
    shown = replace(question.shown, told=(*game_told(rules), *question.shown.told, *_also(solution)))
    return replace(question, kind=KIND, parts=(asked,), shown=shown, level=puzzle.level)


def _goal(puzzle: Puzzle, solution: Solution) -> Reason:
    if puzzle.goal == "reach":
        return because("puzzle.goal.reach", points=TO_WIN - made(puzzle.position, solution.side))
    return because("puzzle.goal.side" if len(solution.side) > 1 else "puzzle.goal.best")


def _also(solution: Solution) -> tuple[Reason, ...]:
    """What can be done here besides playing a card."""
    return tuple(because("puzzle.also", move=move) for move in solution.values if not isinstance(move, Card))


def hints(puzzle: Puzzle) -> tuple[Reason, ...]:
    """A nudge, the rule of thumb that holds here, and the choice narrowed to two: one of them is right."""
    if not puzzle.theme:
        return ()
    best, tempting = puzzle.best[0], puzzle.tempting
    two = sorted((best, tempting), key=puzzle.position.legal_moves().index)
    narrowed = because("hint.puzzle.two", a=two[0], b=two[1])
    return because(NUDGES[puzzle.theme]), because(f"puzzle.rule.{puzzle.theme}"), narrowed


def line_of(puzzle: Puzzle, move: Move) -> Line:
    """A move and the best play after it: the refutation of a wrong one, the proof of a right one."""
    return Line(puzzle.position, solved(puzzle.position).line(move))
