"""A round of puzzles: one after another, a score, and the best round kept."""

from __future__ import annotations

from dataclasses import dataclass, replace

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.puzzles.choosing import shelf, shuffled
from brisca_teach.teaching.puzzles.difficulty import LEVELS
from brisca_teach.teaching.puzzles.packs import find_puzzle
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.questions import Answer
from brisca_teach.teaching.results import DrillKey, Result
from brisca_teach.teaching.schedule import puzzle_item
from brisca_teach.views.progress.keeping import reminder
from brisca_teach.views.puzzle.puzzle_view import PuzzleView
from brisca_teach.views.question_scene import Moment
from brisca_teach.views.question_text import question_text
from brisca_teach.views.question_view import Said
from brisca_teach.views.scene import Action, Scene

KIND = "puzzles"
"""Under this kind a round is kept; each puzzle has a name of its own beside it."""


@dataclass(frozen=True)
class Wanted:
    """Which puzzles a round is made of; level 0 is all levels. `only` names them one by one instead."""

    pack: str = ""
    theme: str = ""
    level: int = 1
    seed: int = 1
    items: int = 10
    only: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[Puzzle, ...]:
        """All puzzles there are, in the order of the seed; those that are named, as they are named."""
        if self.only:
            return tuple(map(find_puzzle, self.only))
        return shuffled(shelf(self.pack, self.theme, self.level), self.seed)


class PuzzleSession(PuzzleView):
    """A round of puzzles. One counts at the first try and without hints; a finished round is kept once."""

    def __init__(self, lang: str, wanted: Wanted, lesson: int, progress: Progress) -> None:
        self.wanted, self.lesson = wanted, lesson
        self._asked = set[str]()
        self.round = self._deal(wanted.order)
        self.at, self.right = 0, 0
        self.result: Result | None = None
        self.is_closed = False
        super().__init__(lang, self.round[0], progress)

    def _deal(self, order: tuple[Puzzle, ...]) -> tuple[Puzzle, ...]:
        """The next puzzles of the order; once all have been asked, from the beginning."""
        left = [one for one in order if one.id not in self._asked]
        if not left:
            self._asked.clear()
            left = list(order)
        dealt = tuple(left[: max(1, self.wanted.items)])
        self._asked.update(one.id for one in dealt)
        return dealt

    @property
    def key(self) -> DrillKey:
        """Under which the round is kept."""
        return DrillKey(self.lesson, KIND, max(1, self.wanted.level))

    # What is seen

    def scene(self) -> Scene:
        """The puzzle, or the result once the round is over."""
        return self._summary() if self.is_closed else super().scene()

    def resting(self) -> Scene:
        """The first puzzle, without its answer."""
        first = PuzzleView(self.lang, self.round[0]).resting()
        return replace(first, answer="", progress=self._intro())

    def text(self) -> str:
        """The first line and the puzzle, or the result."""
        if self.is_closed:
            return self.told_result()
        return f"{self._intro()}\n{question_text(self.question, self.lang)}"

    def title(self) -> str:
        """Which puzzle of the round it is, and the score."""
        return f"{self._score(self.at)} {super().title()}"

    def _score(self, at: int) -> str:
        return self.speech.say("drill.at", n=at + 1, total=len(self.round), right=self.right)

    def _intro(self) -> str:
        return self.speech.say("puzzle.intro", n=len(self.round))

    def onward(self) -> tuple[Action, ...]:
        """On to the next puzzle, or to the result."""
        is_last = self.at + 1 == len(self.round)
        return (Action("next", self.speech.say("b.continue" if is_last else "b.puzzle.next"), "primary"),)

    def _summary(self) -> Scene:
        say, title = self.speech.say, self.told_result()
        buttons = [Action("again", say("b.round"), "primary")]
        if self._may_rise:
            buttons.append(Action("rise", say("b.level_up")))
        return Scene(lang=self.lang, label=title, prompt=title, status=self._reminder(), actions=tuple(buttons))

    @property
    def _may_rise(self) -> bool:
        return self.right == len(self.round) and 0 < self.wanted.level < LEVELS

    def _reminder(self) -> str:
        """To take the code along, where nothing can be stored or the session is a borrowed one (needs.md N08)."""
        assert self.progress is not None
        return reminder(self.lang, self.progress)

    def told_result(self) -> str:
        """The result of this round beside the best one."""
        facts, best = {"right": self.right, "total": len(self.round)}, self.result
        if best is None or (best.right, best.total) == (self.right, len(self.round)):
            return self.speech.say("drill.best" if best else "drill.done", **facts)
        return self.speech.say("drill.not_best", **facts, best=best.right)

    # Gestures

    def act(self, action: str) -> None:
        """Press a button: next, again, rise, or what a single puzzle has."""
        deeds = {"next": self.next, "again": self.again, "rise": self.rise}
        deeds[action]() if action in deeds else super().act(action)

    def next(self) -> None:
        """Go on to the next puzzle, or to the result."""
        if not self.moment.is_over:
            return
        if self.at + 1 < len(self.round):
            self.at += 1
            self.open(self.round[self.at])
        else:
            self.is_closed = True
            self._redraw()

    def again(self) -> None:
        """Another round: puzzles that were never tried come first."""
        assert self.progress is not None
        tried = {one.item for one in self.progress.repeats()}
        order = sorted(self.wanted.order, key=lambda one: puzzle_item(one.id) in tried)
        self.round = self._deal(tuple(order))
        self.at, self.right, self.result, self.is_closed = 0, 0, None, False
        self.open(self.round[0])

    def rise(self) -> None:
        """A round one level up."""
        self.wanted = replace(self.wanted, level=min(self.wanted.level + 1, LEVELS))
        self.again()

    def answer(self, answer: Answer, item: int | None = None) -> Said:
        """The verdict in words, and the next puzzle. `item` says which one is answered, so that running a cell
        again tells the verdict again and counts nothing."""
        if item is not None and item != self.at + (2 if self.moment.is_over else 1):
            return PuzzleView(self.lang, self.round[item - 1]).answer(answer)
        if self.moment.is_over:
            self.next()
        if self.is_closed:
            return Said(self.told_result())
        verdict = super().answer(answer)
        return Said(f"{verdict}\n{self._following()}") if self.moment.is_over else verdict

    def _following(self) -> str:
        if self.at + 1 == len(self.round):
            return self.told_result()
        coming = PuzzleView(self.lang, self.round[self.at + 1])
        return f"{self._score(self.at + 1)} {question_text(coming.question, self.lang)}"

    def _count(self, moment: Moment) -> None:
        feedback = moment.feedback
        self.right += feedback is not None and feedback.correct and bool(moment.answered) and not moment.hints

    def _keep(self, moment: Moment) -> None:
        super()._keep(moment)
        assert self.progress is not None
        self.progress.answer(self.key)
        if self.at + 1 == len(self.round):
            self.result = self.progress.finish(self.key, self.right, len(self.round))
