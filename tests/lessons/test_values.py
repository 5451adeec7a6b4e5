"""Every number that a lesson says about an open position is a number that the solver finds there.

A fact after `ask("best_card", ...)` and its like may name what a card is worth, what a trick of a line holds, what a
side makes along it, how much lies between two cards, and a final score: two numbers that make 120.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import UNKNOWN
from brisca_teach.engine.position import Position
from brisca_teach.teaching.lines import Line

LESSONS = Path(__file__).parents[2] / "lessons"
OPEN = {"best_card", "exchange_now", "partner", "puzzle"}
TOTAL = 120
Cell = dict[str, Any]


def _cells(path: Path) -> list[Cell]:
    cells: list[Cell] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return cells


def _asked(cell: Cell) -> Position | None:
    """The open position that a cell asks about; None for any other cell."""
    if cell["metadata"]["tags"] != ["ask"]:
        return None
    (call,) = [node for node in ast.walk(ast.parse("".join(cell["source"]))) if isinstance(node, ast.Call)]
    kind, item = (ast.literal_eval(argument) for argument in call.args[:2])
    if kind not in OPEN or " " not in item:
        return None
    position = Position.parse(item)
    return None if any(UNKNOWN in cards for cards in (*position.hands, position.stock)) else position


def _told() -> Iterator[tuple[str, Position, str]]:
    """(name, position, fact) for every open position and the fact that follows it."""
    for path in sorted(LESSONS.glob("e[sn]/*.ipynb")):
        cells = _cells(path)
        for at, cell in enumerate(cells):
            position = _asked(cell)
            if position is not None:
                fact = next(later for later in cells[at + 1 :] if later["metadata"]["tags"] == ["fact"])
                yield f"{path.parent.name} {fact['id']}", position, "".join(fact["source"])


def _found(position: Position) -> set[int]:
    """All numbers that belong to the position: values, what lies between them, tricks and sums of every line."""
    solution = solve(position)
    values = set(solution.values.values())
    numbers = values | {abs(a - b) for a in values for b in values}
    for move in solution.values:
        tricks = Line(position, solution.line(move)).tricks
        for side in (True, False):
            mine = [trick.points for trick in tricks if (trick.winner % 2 == 0) is side]
            numbers |= {*mine, *accumulate(mine), *accumulate(reversed(mine))}
    return numbers | {position.rules.points(card) for card in position.rules.cards}


TOLD = list(_told())


def test_there_are_positions_to_look_at() -> None:
    assert len(TOLD) > 40


@pytest.mark.parametrize(("name", "position", "fact"), TOLD, ids=[name for name, _, _ in TOLD])
def test_the_numbers_of_a_fact_are_those_of_its_position(name: str, position: Position, fact: str) -> None:
    said = {int(number) for number in re.findall(r"\d+", re.sub(r"\b(lección|lesson) \d+", "", fact))}
    scores = {number for number in said if TOTAL - number in said}

    assert said - scores - _found(position) == set(), name
