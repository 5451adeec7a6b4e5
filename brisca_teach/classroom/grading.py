"""Grading: what came back is matched with the class, judged, and written down, whatever happened to it on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from brisca_teach.classroom.course import Course
from brisca_teach.classroom.handed import Handed, read_handed
from brisca_teach.classroom.result_code import Done
from brisca_teach.classroom.roster import Student
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.questions import Feedback, Question
from brisca_teach.teaching.reasons import Reason
from brisca_teach.views.answers import read_answer

NEAR = 0.5
"""Points for an answer that is nearly as good as the best; a right one is worth one."""
SUFFIXES = (".ipynb", ".txt", ".md", ".csv", ".html")
Note = tuple[str, dict[str, Any]]


@dataclass(frozen=True)
class Mark:
    """One exercise of one student: the question, what was answered, and what it deserves."""

    number: int
    question: Question
    given: str = ""
    verdict: str = "none"  # right, near, wrong, unclear, none
    reason: Reason | None = None
    done: Done = Done()

    @property
    def points(self) -> float:
        """One for a right answer, half for one that is nearly as good."""
        return {"right": 1.0, "near": NEAR}.get(self.verdict, 0.0)


@dataclass(frozen=True)
class Graded:
    """Everything of one student."""

    student: Student
    marks: tuple[Mark, ...]
    file: str = ""
    notes: tuple[Note, ...] = ()

    @property
    def points(self) -> float:
        """The sum."""
        return sum(mark.points for mark in self.marks)


def grade(course: Course, folder: Path) -> Iterator[Graded]:
    """Each student of the class, in the order of the list, also those of whom nothing came."""
    handed = tuple(map(read_handed, _files(folder)))
    for student in course.students:
        mine = [one for one in handed if _owner(course, folder, one) == student]
        yield _graded(course, student, mine, folder)


def strangers(course: Course, folder: Path) -> tuple[str, ...]:
    """Files that belong to nobody of the class."""
    handed = map(read_handed, _files(folder))
    return tuple(_shown(folder, one) for one in handed if _owner(course, folder, one) is None)


def _files(folder: Path) -> list[Path]:
    """What may have been handed in, oldest first; checkpoints and hidden files aside."""
    found = [path for path in folder.rglob("*") if path.suffix.lower() in SUFFIXES and path.is_file()]
    seen = [path for path in found if not any(part.startswith(".") for part in path.relative_to(folder).parts)]
    return sorted(seen, key=lambda path: (path.stat().st_mtime, str(path)))


def _owner(course: Course, folder: Path, handed: Handed) -> Student | None:
    """Who handed a file in: the folder or the file name says it, else the mark inside."""
    place = handed.file.relative_to(folder)
    names = {*place.parts[:-1], place.stem}
    for student in course.students:
        if names & {student.id, student.folder}:
            return student
    for student in course.students:
        if any(student.folder in name for name in names):
            return student
    return next((one for one in course.students if one.id in handed.students), None)


def _graded(course: Course, student: Student, mine: list[Handed], folder: Path) -> Graded:
    questions = course.slip(student).questions()
    if not mine:
        marks = tuple(Mark(at, question) for at, question in enumerate(questions, 1))
        return Graded(student, marks, notes=(("class.note.missing", {}),))
    last = mine[-1]
    notes = list(_odd(course, student, mine, last, folder))
    is_own = all(one == student.id for one in last.students if one)
    is_this = last.course in ("", course.mark)
    marks = tuple(_mark(at, question, last, is_own and is_this) for at, question in enumerate(questions, 1))
    notes += _lost(marks, last)
    return Graded(student, marks, _shown(folder, last), tuple(notes))


def _odd(course: Course, student: Student, mine: list[Handed], last: Handed, folder: Path) -> Iterator[Note]:
    """What is odd about the file as a whole."""
    if len(mine) > 1:
        yield "class.note.several", {"n": len(mine), "text": _shown(folder, last)}
    others = [one for one in last.students if one and one != student.id]
    for other in others:
        named = next((one.name for one in course.students if one.id == other), other)
        yield "class.note.other", {"name": named}
    if last.course not in ("", course.mark):
        yield "class.note.other_class", {}
    place = _shown(folder, last)
    if student.folder not in place and student.id not in place:
        yield "class.note.renamed", {"text": place}
    yield from last.notes


def _lost(marks: tuple[Mark, ...], handed: Handed) -> Iterator[Note]:
    """Exercises whose place for the answer is gone, and answers that nobody can read."""
    for mark in marks:
        if handed.typed and mark.number not in handed.typed and not mark.given:
            yield "class.note.deleted", {"n": mark.number}
        if mark.verdict == "unclear":
            yield "class.note.unclear", {"n": mark.number, "text": mark.given}
        typed = " ".join(handed.typed.get(mark.number, ()))
        pressed = handed.pressed.get(mark.number)
        if typed and pressed and _verdict(mark.question, typed)[0] != _verdict(mark.question, pressed.answer)[0]:
            yield "class.note.both", {"n": mark.number}


def _mark(number: int, question: Question, handed: Handed, counts: bool) -> Mark:
    """What is typed counts; where nothing is, what was pressed in the view."""
    done = handed.pressed.get(number, Done())
    given = " ".join(handed.typed.get(number, ())) or done.answer
    if not given or not counts:
        return Mark(number, question, given, done=done)
    verdict, reason = _verdict(question, given)
    return Mark(number, question, given, verdict, reason, done)


def _verdict(question: Question, given: str) -> tuple[str, Reason | None]:
    """What an answer in words deserves: the first part that is not right decides."""
    try:
        for at, values in enumerate(_values(question, given)):
            judged = question.check_part(at, values)
            if not judged.correct:
                return judged.verdict, _why(judged)
    except Refusal:
        return "unclear", None
    return "right", None


def _values(question: Question, given: str) -> list[tuple[str, ...]]:
    """The stable values of each part, from a code of results or from words."""
    pieces = [tuple(piece.split()) for piece in given.split(" | ")]
    if len(pieces) == len(question.parts) and all(_are_choices(question, at, one) for at, one in enumerate(pieces)):
        return pieces
    found = list[tuple[str, ...]]()
    while len(found) < len(question.parts):
        more = read_answer(question, len(found), given)
        found += more
        if len(more) < len(question.parts):
            break
    return found if len(found) == len(question.parts) else [*found, ()]


def _are_choices(question: Question, at: int, values: Iterable[str]) -> bool:
    known = {choice.value for choice in question.parts[at].choices}
    return set(values) <= known and bool(values)


def _why(feedback: Feedback) -> Reason | None:
    return next((reason for reason in feedback.reasons if not reason.key.startswith("v.right")), None)


def _shown(folder: Path, handed: Handed) -> str:
    return handed.file.relative_to(folder).as_posix()
