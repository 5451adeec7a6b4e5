"""A class graded as a whole: marks, details, feedback for each student, and the report, written beside the class."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from brisca_teach.classroom.course import Course
from brisca_teach.classroom.grading import grade, strangers
from brisca_teach.classroom.making import FEEDBACK, SUBMITTED
from brisca_teach.classroom.pages import feedback_page
from brisca_teach.classroom.report import details_table, marks_table, notes_of, report_page
from brisca_teach.engine.refusal import BadText
from brisca_teach.views.words import say

MARKS, DETAILS = "marks.csv", "details.csv"


def grade_class(course: Course, folder: Path, submitted: Path | None = None) -> Iterator[str]:
    """Grade what lies in `submitted` and write everything; gives what there is to say, line by line."""
    came = submitted or folder / SUBMITTED
    if not came.is_dir():
        raise BadText("class.no_submitted", path=str(came))
    graded = tuple(grade(course, came))
    for one in graded:
        _write(folder / FEEDBACK / one.student.folder / "feedback.html", feedback_page(course, one))
        if one.notes:
            yield f"{one.student.name}: {notes_of(course, one)}"
    for file in strangers(course, came):
        yield say(course.lang, "class.stranger", path=file)
    _write(folder / MARKS, "\ufeff" + marks_table(course, graded))  # the mark tells spreadsheets that it is UTF-8
    _write(folder / DETAILS, "\ufeff" + details_table(graded))
    report = _write(folder / say(course.lang, "class.report_file"), report_page(course, graded))
    yield say(course.lang, "class.graded", n=len(graded), path=str(folder / MARKS), report=str(report))


def _write(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.part")
    draft.write_text(text, encoding="utf-8", newline="\n")
    return draft.replace(file)
