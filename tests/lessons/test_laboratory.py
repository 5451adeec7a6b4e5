"""The laboratory says in words only what its experiments have shown."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

LESSONS = Path(__file__).parents[2] / "lessons"
EACH = sorted([*LESSONS.glob("e[sn]/22-*.ipynb"), *LESSONS.glob("e[sn]/23-*.ipynb")])
DECIMAL = re.compile(r"\d+[.,]\d\b")
Cell = dict[str, Any]
each_lesson = pytest.mark.parametrize("path", EACH, ids=lambda path: f"{path.parent.name}/{path.stem}")


def _measured(path: Path) -> list[tuple[str, str]]:
    """Each experiment's output in words, with the fact that follows it."""
    cells: list[Cell] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    pairs = [(one, other) for one, other in pairwise(cells) if one["metadata"]["tags"] == ["experiment"]]
    assert pairs and all(other["metadata"]["tags"] == ["fact"] for _, other in pairs)
    return [("".join(one["outputs"][0]["data"]["text/plain"]), "".join(other["source"])) for one, other in pairs]


def test_the_laboratory_is_there() -> None:
    assert len(EACH) >= 2


@each_lesson
def test_every_decimal_of_a_fact_stands_in_the_result_above_it(path: Path) -> None:
    measured = _measured(path)
    found = {number: text for text, fact in measured for number in DECIMAL.findall(fact)}

    assert len(found) >= 6
    assert {number for number, text in found.items() if number not in text} == set()


@each_lesson
def test_every_result_tells_a_margin(path: Path) -> None:
    for text, _ in _measured(path):
        assert re.search(r"\((?:de )?\S+(?:\s%)? (?:a|to) ", text), text
