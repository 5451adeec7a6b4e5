"""A class from end to end: made, answered in a real JupyterLab, handed in as saved, graded, exported by nbgrader."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jupyter_browser import NotebookPage
from playwright.sync_api import expect

from brisca_teach.classroom.course import Course
from brisca_teach.classroom.gradebook import write_gradebook
from brisca_teach.classroom.grading import grade
from brisca_teach.classroom.making import STUDENTS, SUBMITTED, file_name, make_class
from brisca_teach.classroom.paper import Part
from brisca_teach.classroom.roster import Student

Opener = Callable[[Path], NotebookPage]
LINE = "brisca_2 O 3C5E2O/7B4B 1:1C"
CLASS = Course("Clase", "es", "1", (Part("position", 1, lines=(LINE,)), Part("count", 1)), (Student("ana", "Ana"),))


def nbgrader(folder: Path, *words: str) -> str:
    """Run one of nbgrader's own commands in the class's folder."""
    env = {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    command = [sys.executable, "-m", "nbgrader", *words]
    return subprocess.run(command, cwd=folder, env=env, check=True, capture_output=True, encoding="utf-8").stdout


def test_a_class_from_end_to_end(lab_page: Opener, lab_tab: Any, tmp_path: Path) -> None:
    folder = make_class(CLASS, tmp_path / "clase")
    page = lab_page(folder / STUDENTS / "ana" / f"{file_name(CLASS)}.ipynb")
    assert page.run_all()
    view = page.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .brisca").first

    view.get_by_role("button", name="Tres de copas").click()
    expect(view).to_have_attribute("data-verdict", "wrong")
    view.get_by_role("button", name="Otra vez").click()
    view.get_by_role("button", name="Dos de oros").click()
    expect(view).to_have_attribute("data-verdict", "right")
    right = CLASS.slip(CLASS.students[0]).questions()[1].accepted[0]
    page.ask(
        "const cells = w.content.model.sharedModel.cells;"
        "const place = cells.find((cell) => cell.getSource().startsWith('**Respuesta 2:**'));"
        "place.setSource(place.getSource() + arg);",
        right,
    )
    assert page.run_all()  # the set-up once more, too: nothing is lost
    page.save()
    shutil.copy(lab_tab.server.root / page.name, folder / SUBMITTED / "ana.ipynb")

    marks = tuple(grade(CLASS, folder / SUBMITTED))
    write_gradebook(CLASS, marks, folder)
    nbgrader(folder, "export")

    assert [(mark.verdict, mark.done.tries) for mark in marks[0].marks] == [("right", 2), ("right", 0)]
    assert "ana,,Ana,,2.0,0.0,2.0,2.0" in (folder / "grades.csv").read_text(encoding="utf-8")
    assert "ana" in nbgrader(folder, "db", "student", "list")

