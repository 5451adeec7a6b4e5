"""A class of thirty with its answers, as tests hold it: somebody answers everything right, somebody nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from brisca_teach.classroom.course import Course
from brisca_teach.classroom.making import STUDENTS, SUBMITTED, file_name, make_class
from brisca_teach.classroom.notebooks import MARK
from brisca_teach.classroom.paper import Part
from brisca_teach.classroom.roster import Student

PARTS = (Part("trick", 3), Part("count", 2), Part("legal", 2, 2))
LINE = "brisca_2 O 3C5E2O/7B4B 1:1C"
Notebook = dict[str, Any]


def students(count: int) -> tuple[Student, ...]:
    """Students with ordinary ids and names."""
    return tuple(Student(f"s{number:03}", f"Student {number}") for number in range(1, count + 1))


def course(count: int = 30, parts: tuple[Part, ...] = PARTS, lang: str = "en", seed: str = "7") -> Course:
    """A class of this many."""
    return Course("Class A", lang, seed, parts, students(count))


def made(known: Course, folder: Path) -> Path:
    """The folder of the class, and everybody's notebook handed in as it was given."""
    make_class(known, folder)
    for student in known.students:
        place = folder / SUBMITTED / student.folder
        place.mkdir()
        source = folder / STUDENTS / student.folder / f"{file_name(known)}.ipynb"
        (place / source.name).write_bytes(source.read_bytes())
    return folder


def handed_file(known: Course, folder: Path, student: str) -> Path:
    """The file that this student handed in."""
    return folder / SUBMITTED / known.find(student).folder / f"{file_name(known)}.ipynb"


def read(file: Path) -> Notebook:
    """The notebook in a file."""
    notebook: Notebook = json.loads(file.read_text(encoding="utf-8"))
    return notebook


def write(file: Path, notebook: Notebook) -> None:
    """The notebook into its file."""
    file.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")


def answer_cell(notebook: Notebook, number: int) -> Notebook:
    """The cell where this answer belongs."""
    cells: list[Notebook] = notebook["cells"]
    return next(cell for cell in cells if cell["metadata"].get(MARK, {}).get("answer") == number)


def type_answers(file: Path, answers: dict[int, str]) -> None:
    """Write these answers where they belong, as a student does."""
    notebook = read(file)
    for number, answer in answers.items():
        answer_cell(notebook, number)["source"] += answer
    write(file, notebook)


def right_answers(known: Course, student: str) -> dict[int, str]:
    """An answer to each exercise that is as good as the best."""
    questions = known.slip(known.find(student)).questions()
    return {number: question.accepted[0] for number, question in enumerate(questions, 1)}
