"""A round of repetition: questions that were missed and fresh ones of the drills that are due, one after another."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills.drill import Drill, Round
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.questions import Question
from brisca_teach.teaching.repetition import Again
from brisca_teach.teaching.results import DrillKey, Result
from brisca_teach.views.drill_session import DrillSession
from brisca_teach.views.scene import Scene

KIND = "repeat"


class RepeatSession(DrillSession):
    """A round of repetition. Each answer moves the day on which its question or its drill comes back."""

    def __init__(self, lang: str, again: tuple[Again, ...], progress: Progress) -> None:
        self._again = again
        self._known = dict.fromkeys((one.item for one in again), True)
        questions = tuple(one.question for one in again)

        def deal(_rng: Random, _items: int, _level: int) -> Round:
            return questions

        super().__init__(lang, Drill(KIND, _ask_nothing, deal), DrillKey(0, KIND), progress, 1, len(again))

    def _score_line(self) -> str:
        return f"{self.speech.say('repeat.label')} {super()._score_line()}"

    def _intro(self) -> str:
        return self.speech.say("repeat.intro", n=self.items)

    def _summary(self) -> Scene:
        return replace(super()._summary(), actions=(), status=self.speech.say("repeat.done"))

    @property
    def _may_rise(self) -> bool:
        return False

    def told_result(self) -> str:
        """How many were right."""
        return self.speech.say("drill.done", right=self.right, total=self.items)

    def _keep(self, is_right: bool) -> Result:
        """Each missed question by itself; a drill after the last of its fresh questions, known when all were right."""
        item = self._again[self.at].item
        self._known[item] = self._known[item] and is_right
        if all(one.item != item for one in self._again[self.at + 1 :]):
            self.progress.tried(item, self._known[item])
        return Result(self.key)


def _ask_nothing(item: str) -> Question:
    raise BadText("drill.none", text=item, choices=())
