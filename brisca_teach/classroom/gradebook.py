"""The marks in nbgrader's own gradebook, from which its commands and its pages go on."""

from __future__ import annotations

import contextlib
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path

from nbgrader.api import Gradebook
from sqlalchemy.exc import SAWarning

from brisca_teach.classroom.course import Course
from brisca_teach.classroom.grading import Graded
from brisca_teach.classroom.making import file_name
from brisca_teach.classroom.notebooks import grade_id

FILE = "gradebook.db"


def write_gradebook(course: Course, graded: Sequence[Graded], folder: Path) -> Path:
    """Write every mark into the gradebook of this folder, which is made if need be; writing twice changes nothing."""
    file = folder / FILE
    name = file_name(course)
    with _own_programs_found(), Gradebook(f"sqlite:///{file.resolve().as_posix()}", course_id=name) as book:
        book.update_or_create_assignment(name)
        book.update_or_create_notebook(name, name)
        most = max((len(one.marks) for one in graded), default=0)
        for number in range(1, most + 1):
            facts = {"max_score": 1, "cell_type": "markdown"}
            book.update_or_create_grade_cell(grade_id(number), name, name, **facts)
        for one in graded:
            _write_student(book, name, one)
        book.db.commit()
    return file


def _write_student(book: Gradebook, name: str, one: Graded) -> None:
    first, _, last = one.student.name.partition(" ")
    book.update_or_create_student(one.student.id, first_name=first, last_name=last)
    if not one.file:
        return
    book.update_or_create_submission(name, one.student.id)
    for mark in one.marks:
        grade = book.find_grade(grade_id(mark.number), name, name, one.student.id)
        grade.manual_score, grade.needs_manual_grade = mark.points, False
    submission = book.find_submission_notebook(name, name, one.student.id)
    submission.needs_manual_grade = False


@contextlib.contextmanager
def _own_programs_found() -> Iterator[None]:
    """nbgrader calls `alembic` by name, which lies beside this Python, also where no environment is activated."""
    before = os.environ.get("PATH", "")
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), before])
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SAWarning)  # nbgrader's own use of its database
            yield
    finally:
        os.environ["PATH"] = before
