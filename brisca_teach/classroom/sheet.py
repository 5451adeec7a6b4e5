"""A student's sheet in a notebook: each exercise as a view, and at the end a code with what was done."""

from __future__ import annotations

import html
import time
from collections.abc import Callable
from dataclasses import replace
from functools import cache

from brisca_teach.classroom.paper import read_slip
from brisca_teach.classroom.result_code import Done, Results, write_results
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.questions import Question
from brisca_teach.views.question_view import AskView, Said
from brisca_teach.views.replaced import this_run
from brisca_teach.views.scene import Action, Scene
from brisca_teach.views.words import say


class Task(AskView):
    """One exercise. What it shows before it is answered never holds the answer, and it cannot be asked for."""

    def __init__(self, lang: str, number: int, question: Question, clock: Callable[[], float] = time.monotonic) -> None:
        self.number, self._clock, self._opened = number, clock, 0.0
        self.done_here = Done()
        super().__init__(lang, question)

    def scene(self) -> Scene:
        """The exercise with its number."""
        self._opened = self._opened or self._clock()
        return replace(super().scene(), progress=self._title())

    def resting(self) -> Scene:
        """The exercise as it is stored and printed."""
        return replace(super().resting(), answer="", progress=self._title())

    def text(self) -> str:
        """The number and the question."""
        return f"{self._title()} {super().text()}"

    def controls(self) -> tuple[Action, ...]:
        """Hints; after a wrong answer another try."""
        if not self.moment.is_over:
            return self._hint()
        is_right = self.moment.feedback is not None and self.moment.feedback.correct
        return () if is_right else (Action("retry", self.speech.say("b.retry")),)

    def hint(self) -> str:
        """One more step of the ladder of hints; it is counted."""
        if not self.moment.is_over:
            self.done_here = replace(self.done_here, hints=self.done_here.hints + 1)
        return super().hint()

    def show_answer(self) -> None:
        """Nothing: the answer is not for the asking here."""

    def hand_in(self, values: tuple[str, ...]) -> None:
        """Judge an answer, and keep it with the tries and the time."""
        if self.moment.is_over:
            return
        earlier = self.done_here.answer.split(" | ")[: self.moment.at] if self.moment.at else []
        seconds = int(self._clock() - self._opened) if self._opened else 0
        tries = self.done_here.tries + (self.moment.at == 0)
        answer = " | ".join([*earlier, " ".join(values)])
        super().hand_in(values)
        self.done_here = replace(self.done_here, answer=answer, tries=tries, seconds=seconds)

    def _title(self) -> str:
        return say(self.lang, "class.task", n=self.number)


class Sheet:
    """The exercises of one student: `sheet.task(3)` is the third, `sheet.hand_in()` gives the code."""

    def __init__(self, lang: str, code: str) -> None:
        self.lang, self.slip = lang, read_slip(code)
        self.tasks = _kept(lang, code) if this_run() else _tasks(lang, code)

    def __repr__(self) -> str:
        return say(self.lang, "class.ready", n=len(self.tasks))

    def _repr_html_(self) -> str:
        return f"<p>{html.escape(repr(self))}</p>"

    def task(self, number: int) -> Task:
        """The exercise with this number."""
        if not 1 <= number <= len(self.tasks):
            raise BadText("class.no_task", n=number, max=len(self.tasks))
        return self.tasks[number - 1]

    def results(self) -> Results:
        """What was answered so far."""
        done = {task.number: task.done_here for task in self.tasks if task.done_here.tries}
        return Results(self.slip.course, self.slip.student, done)

    def hand_in(self) -> Said:
        """How many are answered, and the code of the results."""
        results = self.results()
        told = say(self.lang, "class.handed", n=len(results.done), total=len(self.tasks))
        return Said(f"{told}\n{write_results(results)}" if results.done else told)


def _tasks(lang: str, code: str) -> tuple[Task, ...]:
    return tuple(Task(lang, at, question) for at, question in enumerate(read_slip(code).questions(), 1))


@cache
def _kept(lang: str, code: str) -> tuple[Task, ...]:
    """In a notebook the first cell may be run again: what was answered stays answered."""
    return _tasks(lang, code)
