"""Stored notebooks: valid, clean, and the same picture for everybody who opens them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from tree import ROOT, files

NOTEBOOKS = [path.relative_to(ROOT).as_posix() for path in files(".ipynb")]
# pictures from elsewhere; links may lead to the other lessons, but not out
ELSEWHERE = re.compile(r"""\bsrc\s*=\s*["']?\s*(?!data:)[^"'\s>]+|\bhref\s*=\s*["']?\s*(?:\w+:|//)[^"'\s>]+""")


@pytest.fixture(params=NOTEBOOKS)
def notebook(request: pytest.FixtureRequest) -> dict[str, Any]:
    return dict(json.loads(Path(ROOT, request.param).read_text(encoding="utf-8")))


def outputs(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [output for cell in notebook["cells"] for output in cell.get("outputs", [])]


def html(notebook: dict[str, Any]) -> str:
    return "\n".join("".join(output.get("data", {}).get("text/html", "")) for output in outputs(notebook))


def test_there_are_lessons() -> None:
    assert [name for name in NOTEBOOKS if name.startswith("lessons/")]


def test_valid(notebook: dict[str, Any]) -> None:
    nbformat.validate(nbformat.from_dict(notebook), relax_add_props=False)


def test_no_widget_state_hides_the_picture(notebook: dict[str, Any]) -> None:
    assert "widgets" not in notebook["metadata"]
    kinds = {kind for output in outputs(notebook) for kind in output.get("data", {})}
    assert not {kind for kind in kinds if "widget-view" in kind}


def test_pictures_are_inside_the_file_and_have_words(notebook: dict[str, Any]) -> None:
    assert not ELSEWHERE.findall(html(notebook))
    assert "<svg" not in html(notebook), "a notebook that is not trusted shows no inline svg"
    for image in re.findall(r"<img\b[^>]*>", html(notebook)):
        assert re.search(r"""\balt=["'][^"']+""", image), image[:120]


def test_no_cell_ends_in_a_semicolon(notebook: dict[str, Any]) -> None:
    """nbval shows the output all the same, so the lesson would differ from what is stored."""
    code = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert not [source for source in code if source.rstrip().endswith(";")]
