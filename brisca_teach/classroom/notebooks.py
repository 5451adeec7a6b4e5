"""Students' notebooks: each exercise as a view with its picture stored, and a place to write the answer as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from brisca_teach.classroom.course import Course
from brisca_teach.classroom.roster import Student
from brisca_teach.classroom.sheet import Sheet, Task
from brisca_teach.views.svg import static_html
from brisca_teach.views.words import say

Cell = dict[str, Any]
MARK = "brisca"
"""The key of our own metadata, in a notebook and in its cells."""


def student_notebook(course: Course, student: Student) -> dict[str, Any]:
    """The notebook of one student as nbformat's JSON: no answer is in it, and none of its cells has run."""
    sheet = Sheet(course.lang, course.slip(student).code())
    metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        MARK: {"course": course.mark, "student": student.id, "tasks": len(sheet.tasks)},
    }
    cells = list(_cells(course, student, sheet))
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def _cells(course: Course, student: Student, sheet: Sheet) -> Iterator[Cell]:
    names = {"name": escaped(course.name), "who": escaped(student.name)}
    yield _markdown("title", say(course.lang, "class.sheet", n=len(sheet.tasks), **names))
    set_up = f'from brisca_teach.classroom import Sheet\n\nsheet = Sheet("{course.lang}", "{sheet.slip.code()}")\nsheet'
    yield _code("setup", set_up, repr(sheet), sheet._repr_html_())
    for task in sheet.tasks:
        yield _code(f"task-{task.number:02}", f"sheet.task({task.number})", task.text(), _picture(task))
        yield _answer(course.lang, task.number)
    yield _markdown("end", say(course.lang, "class.sheet_end"))
    yield _code("hand-in", "sheet.hand_in()")


def _picture(task: Task) -> str:
    return static_html(task.resting())


def _answer(lang: str, number: int) -> Cell:
    """Where the answer can be typed. nbgrader takes it for an answer that is marked by hand; our marks go there."""
    graded = {
        "grade": True,
        "grade_id": grade_id(number),
        "locked": False,
        "points": 1,
        "schema_version": 3,
        "solution": True,
        "task": False,
    }
    cell = _markdown(grade_id(number), f"{say(lang, 'class.answer', n=number)} ")
    cell["metadata"] = {MARK: {"answer": number}, "nbgrader": graded}
    return cell


def grade_id(number: int) -> str:
    """What the place of an answer is called."""
    return f"answer-{number:02}"


def escaped(text: str) -> str:
    """Somebody's own words inside Markdown: they are shown, and do nothing."""
    shown = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return "".join(f"\\{letter}" if letter in "\\`*_[]()#!|~$" else letter for letter in " ".join(shown.split()))


def _markdown(name: str, source: str) -> Cell:
    """Words of ours; the mark tells them from what a student writes."""
    return {"cell_type": "markdown", "id": name, "metadata": {MARK: {"own": True}}, "source": source}


def _code(name: str, source: str, text: str = "", html: str = "") -> Cell:
    outputs = []
    if text:
        shown = {"text/plain": text, "text/html": html}
        outputs = [{"output_type": "execute_result", "execution_count": None, "data": shown, "metadata": {}}]
    return {
        "cell_type": "code",
        "id": name,
        "metadata": {},
        "execution_count": None,
        "outputs": outputs,
        "source": source,
    }
