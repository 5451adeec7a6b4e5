"""What is due today, and the puzzles that were missed: a page from which both are played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.questions import Answer
from brisca_teach.teaching.repetition import kind_and_level, round_of
from brisca_teach.teaching.schedule import Repeat, due
from brisca_teach.views.course import COURSE
from brisca_teach.views.progress.habits import habit_lines
from brisca_teach.views.progress.missed_round import MissedRound, due_puzzles, missed_puzzles
from brisca_teach.views.progress.offer import Offered
from brisca_teach.views.progress.repeat_session import RepeatSession
from brisca_teach.views.question_view import Said
from brisca_teach.views.scene import Action, Scene
from brisca_teach.views.words import say

LISTED = 12
"""How many missed puzzles the page names; the others are only counted."""


class Today(Offered):
    """The page. `act("questions")`, `act("puzzles")` and `act("missed")` begin a round, `act("page")` comes back."""

    def __init__(self, lang: str, progress: Progress) -> None:
        super().__init__(lang)
        self.progress = progress
        self.round: RepeatSession | MissedRound | None = None

    # What is seen

    def scene(self) -> Scene:
        """The page, or the round that was begun."""
        if self.round is None:
            return self.offering(self._page())
        scene = self.round.scene()
        kind = "primary" if self.round.is_closed else "button"
        return replace(scene, actions=(*scene.actions, Action("page", say(self.lang, "b.to_page"), kind)))

    def resting(self) -> Scene:
        """What the page is for: no progress in it."""
        return Scene(
            lang=self.lang,
            label=say(self.lang, "a.today"),
            prompt=say(self.lang, "a.today"),
            reasons=(say(self.lang, "today.about"),),
        )

    def text(self) -> str:
        """The same in words."""
        return f"{say(self.lang, 'a.today')}\n{say(self.lang, 'today.about')}"

    def told(self) -> Said:
        """What is due now, in lines."""
        page = self._page()
        return Said("\n".join(filter(None, (page.status, *page.reasons))))

    def _page(self) -> Scene:
        title, lines = say(self.lang, "a.today"), tuple(self._lines())
        status = "" if lines else say(self.lang, "puzzle.review_none")
        return Scene(
            lang=self.lang,
            label=title,
            prompt=title,
            score=" ".join(habit_lines(self.lang, self.progress)),
            status=status,
            reasons=lines,
            actions=tuple(self._buttons()),
        )

    def _lines(self) -> Iterator[str]:
        """What is due, drill by drill; then the puzzles that were missed."""
        waiting = due(self.progress.repeats(), self.progress.today())
        if asked := [one for one in waiting if one.item.startswith("ask.")]:
            yield say(self.lang, "today.questions", n=len(asked))
        yield from filter(None, map(self._drill, waiting))
        if puzzles := due_puzzles(self.progress):
            yield say(self.lang, "today.puzzles", n=len(puzzles))
        missed = missed_puzzles(self.progress)
        for repeat, puzzle in missed[:LISTED]:
            yield say(self.lang, "today.missed.one", text=puzzle.id, n=puzzle.level, date=repeat.day)
        if len(missed) > LISTED:
            yield say(self.lang, "today.missed.more", n=len(missed) - LISTED)

    def _drill(self, repeat: Repeat) -> str:
        found = kind_and_level(repeat.item)
        if found is None:
            return ""
        entry = next((entry for entry in COURSE if found[0] in entry.drills), None)
        title = f"{entry.number} · {entry.title(self.lang)}" if entry else found[0]
        return say(self.lang, "today.drill", lesson=title, n=found[1])

    def _buttons(self) -> Iterator[Action]:
        if round_of(self.progress.repeats(), self.progress.today()):
            yield Action("questions", say(self.lang, "b.repeat.questions"), "primary")
        if due_puzzles(self.progress):
            yield Action("puzzles", say(self.lang, "b.repeat.puzzles"), "primary")
        if missed_puzzles(self.progress):
            yield Action("missed", say(self.lang, "b.repeat.missed"))

    # Gestures

    def pick(self, card: str) -> None:
        """Choose a card of the round."""
        if self.round is not None:
            self.round.pick(card)
            self._redraw()

    def act(self, action: str) -> None:
        """Begin a round, come back to the page, or press a button of the round."""
        if action in ("questions", "puzzles", "missed"):
            self.round = self._begun(action)
        elif action == "page":
            self.round = None
        elif self.round is not None and action not in ("restore", "decline"):
            self.round.act(action)
        else:
            super().act(action)
        self._redraw()

    def answer(self, answer: Answer) -> Said:
        """The verdict on a typed answer to the round, and the next question."""
        if self.round is None:
            return self.told()
        verdict = self.round.answer(answer)
        self._redraw()
        return verdict

    def _begun(self, what: str) -> RepeatSession | MissedRound | None:
        if what == "questions":
            again = round_of(self.progress.repeats(), self.progress.today())
            return RepeatSession(self.lang, again, self.progress) if again else None
        chosen = due_puzzles(self.progress) if what == "puzzles" else missed_puzzles(self.progress)
        return MissedRound(self.lang, tuple(puzzle for _, puzzle in chosen), self.progress) if chosen else None
