"""The partner is winning: what do you add? Open endings of pairs, valued by the solver."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

from brisca_teach.analysis.limits import tricks_left
from brisca_teach.analysis.solver import Solution, solve
from brisca_teach.engine import duties
from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import best_card
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.played import played
from brisca_teach.teaching.questions import Question
from brisca_teach.teaching.reasons import because

ME = 0
TRICKS = (2, 3)
SORTS = ("feed", "keep")
"""Points are added, or they are not."""


def ask(item: str | Position) -> Question:
    """With which card does the learner's pair make most, the partner winning the trick so far?"""
    position = Position.parse(item) if isinstance(item, str) else item
    return make(position, solve(position))


def make(position: Position, solution: Solution) -> Question:
    """The best card question, asked about the pair."""
    question = best_card.grade(position, solution)
    hints = (because("hint.ask.partner"), because("hint.ask.after"), question.parts[0].hints[2])
    part = replace(question.parts[0], ask=because("ask.partner"), hints=hints)
    return replace(question, kind="partner", parts=(part,))


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round in which points are to be added half of the time."""
    return gathered(rng, [partial(_item, sort=SORTS[at % 2]) for at in range(items)])


def _item(rng: Random, sort: str) -> Question:
    while True:
        for position, _ in played(rng, find_rules("brisca_4")):
            if is_question(position):
                solution = solve(position)
                if sort_of(solution) == sort:
                    return make(position, solution)


def is_question(position: Position) -> bool:
    """The learner follows while the partner is winning, near the end, with points to give or to keep."""
    if position.turn != ME or position.phase != "play" or not position.trick or position.stock:
        return False
    worth = {bool(position.rules.points(card)) for card in position.hands[ME]}
    return tricks_left(position) in TRICKS and len(worth) == 2 and duties.partner_is_winning(position, ME)


def sort_of(solution: Solution) -> str:
    """Whether every best card adds points or none does; "" where it does not matter much."""
    points = solution.position.rules.points
    worth = {isinstance(card, Card) and points(card) > 0 for card in solution.best}
    values = solution.values.values()
    if len(worth) == 2 or max(values) - min(values) <= best_card.NEAR:
        return ""
    return "feed" if worth == {True} else "keep"


DRILL = Drill("partner", ask, deal)
