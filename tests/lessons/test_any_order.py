"""After the set-up the exercises of a lesson run in any order, and again, and say what is stored (case C109)."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brisca_teach.lesson_files import lessons_folder

ALONE = {"ask", "show", "explore", "plot", "drill"}
"""Parts of a lesson that stand for themselves; in 22 and 23 an experiment needs what was written before it."""
LESSONS = sorted(lessons_folder().rglob("*.ipynb"))


def said(source: str, names: dict[str, Any]) -> str:
    """Run a cell in plain Python; give what its last line shows."""
    *before, last = ast.parse(source).body
    assert isinstance(last, ast.Expr)
    exec(compile(ast.Module(before, []), "cell", "exec"), names)
    return repr(eval(compile(ast.Expression(last.value), "cell", "eval"), names))


def stored(cell: dict[str, Any]) -> str:
    """The text that the saved lesson holds."""
    return "".join(cell["outputs"][-1]["data"]["text/plain"])


def part(cell: dict[str, Any]) -> str:
    (tag,) = cell["metadata"]["tags"]
    return str(tag)


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_exercises_run_in_any_order_and_twice(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRISCA_HOME", str(tmp_path))
    monkeypatch.chdir(path.parent)
    cells = [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    said("".join(next(cell for cell in cells if part(cell) == "setup")["source"]), names)
    exercises = [cell for cell in cells if part(cell) in ALONE and "lesson." in "".join(cell["source"])]
    twice = [*exercises, *exercises[:3]]
    Random(path.stem).shuffle(twice)

    assert len(exercises) >= 2
    for cell in twice:
        assert said("".join(cell["source"]), names) == stored(cell)
