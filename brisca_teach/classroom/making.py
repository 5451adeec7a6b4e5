"""The folder of a class: a notebook for each student, the keys apart, and the file that can make all of it again."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from brisca_teach.classroom.course import FILE, Course, write_course
from brisca_teach.classroom.notebooks import student_notebook
from brisca_teach.classroom.pages import key_page
from brisca_teach.classroom.roster import Student, plain_name
from brisca_teach.engine.refusal import BadText
from brisca_teach.views.words import say

STUDENTS, SUBMITTED, FEEDBACK = "students", "submitted", "feedback"


def make_class(course: Course, folder: Path) -> Path:
    """Make the folder with everything in it; BadText where a class or something else already is."""
    if folder.exists() and any(folder.iterdir()):
        raise BadText("class.taken", path=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    make_sheets(course, folder, course.students)
    (folder / SUBMITTED).mkdir()
    write_course(course, folder)
    return folder


def make_new_sheet(course: Course, folder: Path, student: str) -> Course:
    """The class in which one student has other exercises; that student's notebook and key are written anew."""
    changed = course.with_new_sheet(student)
    make_sheets(changed, folder, [changed.find(student)])
    write_course(changed, folder)
    return changed


def make_sheets(course: Course, folder: Path, students: Iterable[Student]) -> None:
    """Write the notebook and the key of each of these students."""
    keys = folder / say(course.lang, "class.key_word")
    keys.mkdir(exist_ok=True)
    for student in students:
        place = folder / STUDENTS / student.folder
        place.mkdir(parents=True, exist_ok=True)
        notebook = json.dumps(student_notebook(course, student), ensure_ascii=False, indent=1)
        _write(place / f"{file_name(course)}.ipynb", notebook + "\n")
        _write(keys / f"{keys.name}-{student.folder}.html", key_page(course, student))


def file_name(course: Course) -> str:
    """What the notebooks of this class are called."""
    return plain_name(course.name)


def is_class(folder: Path) -> bool:
    """Whether this is the folder of a class."""
    return (folder / FILE).is_file()


def _write(file: Path, text: str) -> None:
    draft = file.with_name(f"{file.name}.part")
    draft.write_text(text, encoding="utf-8", newline="\n")
    draft.replace(file)
