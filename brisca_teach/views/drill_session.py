"""A drill at the table: item after item, a score, and the best result kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from brisca_teach.teaching.drills.drill import Drill, Round
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.questions import Answer, Question
from brisca_teach.teaching.repetition import question_item
from brisca_teach.teaching.results import DrillKey, Result
from brisca_teach.views.progress.keeping import reminder
from brisca_teach.views.progress.offer import Offered
from brisca_teach.views.question_scene import Moment
from brisca_teach.views.question_text import question_text
from brisca_teach.views.question_view import AskView, Said
from brisca_teach.views.scene import Action, Scene


class DrillSession(Offered, AskView):
    """A round of a drill. An item counts at the first try and without hints; a finished round is kept once."""

    def __init__(self, lang: str, drill: Drill, key: DrillKey, progress: Progress, seed: int, items: int) -> None:
        self.drill, self.key, self.progress = drill, key, progress
        self.seed, self.items = seed, max(1, items)
        self._rounds: Iterator[Round] = drill.rounds(seed, self.items, key.level)
        self.round, self.turn = next(self._rounds), 0
        super().__init__(lang, self.round[0])
        self._begin()

    def _begin(self) -> None:
        self.at, self.right = 0, 0
        self.result: Result | None = None  # of this round, once it is finished
        self.is_closed = False  # the summary is shown
        self._open(self.round[0])

    def _open(self, question: Question) -> None:
        """Put a fresh item on the table."""
        self.question = question
        self._counts, self._helped = True, False
        self._become(Moment(question))

    # What is seen

    def scene(self) -> Scene:
        """The item, or the result once the round is over."""
        if self.is_closed:
            return self.offering(self._summary())
        scene = replace(super().scene(), progress=self._score_line())
        if self.moment.is_over and self.result is None and self.progress.kept:
            scene = replace(scene, reasons=tuple(filter(None, (*scene.reasons, reminder(self.lang, self.progress)))))
        if self.result is not None:
            scene = replace(scene, status=f"{scene.status} {self.told_result()}".strip())
        return self.offering(scene)

    def resting(self) -> Scene:
        """The first item, without its answer."""
        first = AskView(self.lang, self.round[0]).resting()
        return replace(first, answer="", progress=self._intro())

    def text(self) -> str:
        """The first line and the item, or the result."""
        if self.is_closed:
            return self.told_result()
        return f"{self._intro()}\n{question_text(self.question, self.lang)}"

    def controls(self) -> tuple[Action, ...]:
        """A hint while the item is open; then on to the next, or once more."""
        if not self.moment.is_over:
            return self._hint()
        onward = Action("next", self.speech.say("b.continue"), "primary")
        wrong = self.moment.feedback is not None and not self.moment.feedback.correct
        return (onward, Action("retry", self.speech.say("b.retry"))) if wrong else (onward,)

    def _intro(self) -> str:
        return self.speech.say("drill.intro", n=self.items)

    def _score_line(self) -> str:
        return self.speech.say("drill.at", n=self.at + 1, total=self.items, right=self.right)

    def _summary(self) -> Scene:
        say, title = self.speech.say, self.told_result()
        buttons = [Action("again", say("b.round"), "primary")]
        if self._may_rise:
            buttons.append(Action("rise", say("b.level_up")))
        advice = say("drill.next_level") if self._may_rise else "" if self._is_perfect else say("drill.stay")
        status = " ".join(filter(None, (advice, reminder(self.lang, self.progress))))
        return Scene(lang=self.lang, label=title, prompt=title, status=status, actions=tuple(buttons))

    @property
    def _is_perfect(self) -> bool:
        return self.right == self.items

    @property
    def _may_rise(self) -> bool:
        return self._is_perfect and self.key.level < self.drill.levels

    def told_result(self) -> str:
        """The result of this round beside the best one."""
        facts = {"right": self.right, "total": self.items}
        best = self.result
        if best is None or (best.right, best.total) == (self.right, self.items):
            return self.speech.say("drill.best" if best else "drill.done", **facts)
        return self.speech.say("drill.not_best", **facts, best=best.right)

    # Gestures

    def act(self, action: str) -> None:
        """Press a button: a choice, or hint, done, retry, next, again, rise."""
        deeds = {"next": self.next, "again": self.again, "rise": self.rise}
        deeds[action]() if action in deeds else super().act(action)

    def next(self) -> None:
        """Go on to the next item, or to the result."""
        if not self.moment.is_over:
            return
        if self.at + 1 < self.items:
            self.at += 1
            self._open(self.round[self.at])
        else:
            self.is_closed = True
            self._redraw()

    def again(self) -> None:
        """A new round with new items."""
        self.round, self.turn = next(self._rounds), self.turn + 1
        self._begin()

    def rise(self) -> None:
        """A new round one level up."""
        self.key = replace(self.key, level=min(self.key.level + 1, self.drill.levels))
        self._rounds, self.turn = self.drill.rounds(self.seed, self.items, self.key.level), -1
        self.again()

    def hint(self) -> str:
        """One more hint; the item no longer counts."""
        self._helped = self._helped or not self.moment.is_over
        return super().hint()

    def answer(self, answer: Answer, item: int | None = None) -> Said:
        """The verdict in words, and the next item. `item` says which one is answered, so that running a cell
        again tells the verdict again and counts nothing."""
        if item is not None and not self._is_up(item):
            return AskView(self.lang, self.round[item - 1]).answer(answer)
        if self.moment.is_over:
            self.next()
        if self.is_closed:
            return Said(self.told_result())
        verdict = super().answer(answer)
        return Said(f"{verdict}\n{self._following()}") if self.moment.is_over else verdict

    def _is_up(self, item: int) -> bool:
        """Whether this item is the one to be answered now."""
        return item == self.at + (2 if self.moment.is_over else 1) and item <= self.items

    def _following(self) -> str:
        if self.at + 1 == self.items:
            return self.told_result()
        score = self.speech.say("drill.at", n=self.at + 2, total=self.items, right=self.right)
        return f"{score} {question_text(self.round[self.at + 1], self.lang)}"

    def hand_in(self, values: tuple[str, ...]) -> None:
        """Judge the answer; the first whole answer to an item counts."""
        was_over = self.moment.is_over
        super().hand_in(values)
        if self.moment.is_over and not was_over and self._counts:
            self._count()

    def _count(self) -> None:
        self._counts = False
        feedback = self.moment.feedback
        is_right = feedback is not None and feedback.correct and not self._helped
        self.right += is_right
        self._redraw()  # before the file is written, so that the verdict does not wait for a disk
        result = self._keep(is_right)
        if self.at + 1 == self.items:
            self.result = result
            self._redraw()

    def _keep(self, is_right: bool) -> Result:
        """Write the answer down, with the score when it is the last of the round."""
        item = question_item(self.key.kind, self.key.level, self.seed, self.items, self.turn, self.at)
        score = (self.right, self.items) if self.at + 1 == self.items else None
        return self.progress.answer(self.key, item, is_right, score)
