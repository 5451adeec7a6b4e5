"""Pages for people: keys, feedback, the report of a class, handouts and slides. Each is one file without scripts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, FunctionLoader, StrictUndefined

from brisca_teach.classroom.course import Course
from brisca_teach.classroom.grading import Graded, Mark
from brisca_teach.classroom.roster import Student
from brisca_teach.classroom.sheet import Task
from brisca_teach.teaching.questions import Question
from brisca_teach.views.speech import speech_for
from brisca_teach.views.svg import image_html
from brisca_teach.views.words import say


@dataclass(frozen=True)
class Shown:
    """One exercise on a page: its picture (with its words), its words, and the answer."""

    number: int
    picture: str
    text: str
    answer: str


def shown(lang: str, number: int, question: Question) -> Shown:
    """An exercise as it is printed; `picture` holds no answer."""
    task = Task(lang, number, question)
    answer = " ".join(speech_for(lang, question.shown).sentences(question.answer))
    return Shown(number, image_html(task.resting()), task.text(), answer)


def key_page(course: Course, student: Student) -> str:
    """A student's exercises with their answers, for the teacher."""
    tasks = [shown(course.lang, at, one) for at, one in enumerate(course.slip(student).questions(), 1)]
    title = say(course.lang, "class.key_title", name=course.name, who=student.name)
    return render(course.lang, "sheet.html", title=title, pages=paged(tasks), with_answers=True)


def feedback_page(course: Course, graded: Graded) -> str:
    """What one student gets back: each exercise with the answer given, the verdict and the right answer."""
    rows = [_row(course.lang, mark) for mark in graded.marks]
    title = say(course.lang, "class.feedback_title", name=course.name, who=graded.student.name)
    total = say(course.lang, "class.score", points=written(graded.points), total=len(graded.marks))
    notes = [say(course.lang, key, **facts) for key, facts in graded.notes]
    return render(course.lang, "feedback.html", title=title, total=total, rows=rows, notes=notes)


def _row(lang: str, mark: Mark) -> Mapping[str, Any]:
    speech = speech_for(lang, mark.question.shown)
    why = speech.sentence(mark.reason) if mark.reason else ""
    verdict = say(lang, f"class.verdict.{mark.verdict}")
    task = shown(lang, mark.number, mark.question)
    return {"task": task, "given": mark.given, "verdict": mark.verdict, "told": verdict, "why": why}


def paged(tasks: Iterable[Shown], size: int = 4) -> list[list[Shown]]:
    """The exercises by pages of four."""
    known = list(tasks)
    return [known[at : at + size] for at in range(0, len(known), size)]


def written(points: float) -> str:
    """Points without a needless ".0"."""
    return f"{points:g}"


def render(lang: str, template: str, **facts: object) -> str:
    """The page that this template makes; what people have written is shown, never run."""
    page = _environment().get_template(template)
    return page.render(lang=lang, say=lambda key, **more: say(lang, key, **more), **facts)


@cache
def _environment() -> Environment:
    pages = Environment(loader=FunctionLoader(_template), autoescape=True, undefined=StrictUndefined)
    pages.trim_blocks = pages.lstrip_blocks = True
    return pages


def _template(name: str) -> str:
    return files(__package__).joinpath("templates", name).read_text(encoding="utf-8")
