"""The command that stores lessons: repeatable, clean, and never a half-written file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
import pytest
import refresh

PLOT = "import matplotlib.pyplot as plt\n_ = plt.bar(['as', 'tres'], [11, 10])"
WIDGET = """\
import anywidget
class Card(anywidget.AnyWidget):
    _esm = "export default {}"
    def __repr__(self):
        return "as de oros"
Card()"""
LOUD = "print('uno')\nprint('dos', flush=True)\nprint('tres')"


def write(path: Path, *sources: str, **metadata: Any) -> Path:
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    for number, cell in enumerate(cells, 1):
        cell["id"], cell["metadata"] = f"99-0{number}", nbformat.from_dict(metadata)
    path.write_text(nbformat.writes(nbformat.v4.new_notebook(cells=cells)), encoding="utf-8")
    return path


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A clean lesson with one output, made without a kernel."""
    path = write(tmp_path / "ñ.ipynb", "'uno'")
    output = nbformat.v4.new_output("execute_result", {"text/plain": "'uno'"}, execution_count=1)
    return change(path, lambda cell: cell.update(outputs=[output], execution_count=1))


def change(path: Path, edit: Any) -> Path:
    notebook = nbformat.read(path, as_version=4)
    edit(notebook.cells[0])
    refresh.store(path, nbformat.writes(refresh.clean(notebook)) + "\n")
    return path


def test_two_runs_give_the_same_bytes_whatever_the_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = write(tmp_path / "a b.ipynb", PLOT, WIDGET, LOUD, tags=["plot"], nbgrader={"grade": True}, x=1)
    assert refresh.refresh(path) == ""
    first = path.read_bytes()
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    monkeypatch.setenv("BRISCA_LANG", "es")
    assert refresh.refresh(path) == ""

    assert path.read_bytes() == first
    assert refresh.check(path) == ""
    notebook = json.loads(first)
    cell = notebook["cells"][1]
    assert list(cell["outputs"][0]["data"]) == ["text/plain"]
    assert (cell["id"], cell["metadata"]) == ("99-02", {"nbgrader": {"grade": True}, "tags": ["plot"]})
    assert notebook["metadata"] == refresh.METADATA


def test_a_lesson_that_fails_stays_as_it_was(tmp_path: Path) -> None:
    path = write(tmp_path / "broken.ipynb", "1 / 0")
    before = path.read_bytes()

    assert "ZeroDivisionError" in refresh.refresh(path)
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["broken.ipynb"]


def test_a_clean_lesson_passes_the_check(stored: Path) -> None:
    assert refresh.check(stored) == ""


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (lambda cell: cell.update(execution_count=None, outputs=[]), "nbval would compare nothing"),
        (lambda cell: cell.update(execution_count=2), "not run from top to bottom"),
        (lambda cell: cell.outputs.append(nbformat.v4.new_output("error", ename="KeyError")), "ends in KeyError"),
        (
            lambda cell: cell.outputs.append(nbformat.v4.new_output("stream", name="stderr", text="mal")),
            "complains: mal",
        ),
        (lambda cell: cell.outputs[0].update(data={"image/png": "eA=="}), "shows nothing"),
        (
            lambda cell: cell.outputs[0].data.update({"text/plain": "<Card at 0x7f0011223344>"}),
            "differs on every run: <Card at 0x7f0011223344>",
        ),
    ],
)
def test_the_check_refuses_what_would_pass_unseen(stored: Path, edit: Any, fault: str) -> None:
    assert fault in refresh.check(change(stored, edit))


@pytest.mark.parametrize(
    "edit",
    [
        lambda notebook: notebook["metadata"].update(widgets={}),
        lambda notebook: notebook["cells"][0]["metadata"].update(collapsed=True),
        lambda notebook: notebook["cells"][0]["outputs"][0]["data"].update({refresh.VIEW: {"model_id": "x"}}),
    ],
)
def test_the_check_refuses_what_is_not_stored_clean(stored: Path, edit: Any) -> None:
    notebook = json.loads(stored.read_text(encoding="utf-8"))
    edit(notebook)
    stored.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    assert "not as refresh.py stores it" in refresh.check(stored)
