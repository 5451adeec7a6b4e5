"""One puzzle at the table: a wrong card is refuted by playing on, and the best line can be looked at."""

from __future__ import annotations

from dataclasses import replace

from brisca_teach.engine.cards import Move
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.puzzles.asking import question_of
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.rating import strength_of
from brisca_teach.teaching.reasons import Reason
from brisca_teach.teaching.schedule import puzzle_item
from brisca_teach.views.progress.offer import Offered
from brisca_teach.views.puzzle.puzzle_scene import Replay, ReplayScene
from brisca_teach.views.question_scene import Moment
from brisca_teach.views.question_text import question_text
from brisca_teach.views.question_view import AskView
from brisca_teach.views.scene import Action, Scene


class PuzzleView(Offered, AskView):
    """A puzzle. Once it is answered the table plays the answer out; its buttons are then step, best, mine, restart
    and retry, which goes back to the puzzle. Only the first whole answer is kept."""

    def __init__(
        self, lang: str, puzzle: Puzzle, progress: Progress | None = None, day: Reason | None = None
    ) -> None:
        self.puzzle, self.progress, self.day = puzzle, progress, day
        self.replay: Replay | None = None
        self._counts = True  # the next whole answer is the first one
        super().__init__(lang, question_of(puzzle))

    def open(self, puzzle: Puzzle) -> None:
        """Put another puzzle on the table."""
        self.puzzle, self.question = puzzle, question_of(puzzle)
        self._counts = True
        self._become(Moment(self.question))

    # What is seen

    def scene(self) -> Scene:
        """The puzzle, or the line that is looked at."""
        scene = replace(super().scene(), progress=self.title())
        if self.replay is None:
            return self.offering(scene)
        about = (*scene.reasons, *self.about()) if self.moment.is_over else scene.reasons
        return self.offering(ReplayScene(self.replay, self.speech).over(replace(scene, reasons=about)))

    def resting(self) -> Scene:
        """The puzzle with its answer folded."""
        return replace(super().resting(), progress=self.title())

    def text(self) -> str:
        """The puzzle alone."""
        return f"{self.title()}\n{question_text(self.question, self.lang)}"

    def title(self) -> str:
        """Which puzzle it is."""
        named = self.speech.say("puzzle.named", text=self.puzzle.id, n=self.puzzle.level)
        if self.day is None:
            return named
        return f"{self.speech.sentence(self.day)} {named}"

    def about(self) -> tuple[str, str]:
        """What it was about, once it is answered."""
        say, theme = self.speech.say, self.puzzle.theme
        return say("puzzle.about", text=say(f"puzzle.theme.{theme}")), say(f"puzzle.rule.{theme}")

    def controls(self) -> tuple[Action, ...]:
        """A hint and the answer while it is open; then the ways to look at what happens."""
        return super().controls() if self.replay is None else (*self.onward(), *self._looking(self.replay))

    def onward(self) -> tuple[Action, ...]:
        """What leads away from an answered puzzle: nothing, where there is only this one."""
        return ()

    def _looking(self, replay: Replay) -> tuple[Action, ...]:
        say, mine = self.speech.say, self._answered()
        kind = "button" if self.onward() else "primary"
        is_missed = mine is not None and mine not in self.puzzle.best
        ways = [
            (replay.has_more, Action("step", say("b.puzzle.step"), kind)),
            (not replay.is_best, Action("best", say("b.best_line"))),
            (replay.is_best and is_missed, Action("mine", say("b.puzzle.mine"))),
            (replay.at > 0, Action("restart", say("b.restart"))),
            (True, Action("retry", say("b.back_to_mistake"))),
        ]
        return tuple(action for is_offered, action in ways if is_offered)

    # Gestures

    def act(self, action: str) -> None:
        """Press a button: a choice, or hint, show, retry, step, best, mine, restart."""
        deeds = {"step": self.step, "best": self.best, "mine": self.mine, "restart": self.restart}
        deeds[action]() if action in deeds else super().act(action)

    def step(self) -> None:
        """Play the line on to its next stop."""
        if self.replay:
            self._look(self.replay.stepped())

    def restart(self) -> None:
        """Look at the line from its beginning."""
        if self.replay:
            self._look(replace(self.replay, at=0))

    def best(self) -> None:
        """Look at the line of a best move."""
        if self.replay:
            self._look(Replay(self.puzzle, self.puzzle.best[0]))

    def mine(self) -> None:
        """Look at the line of the learner's own move."""
        move = self._answered()
        if self.replay and move:
            self._look(Replay(self.puzzle, move))

    def _answered(self) -> Move | None:
        return Move.parse(self.moment.answered[0]) if self.moment.answered else None

    def _look(self, replay: Replay) -> None:
        self.replay = replay
        self._redraw()

    def _become(self, moment: Moment) -> None:
        """A new moment; an answer is played out on the table at once, and the first one is kept."""
        self.moment = moment
        self.replay = Replay(self.puzzle, self._answered() or self.puzzle.best[0]) if moment.is_over else None
        is_first = moment.is_over and self._counts
        self._counts = self._counts and not is_first
        if is_first:
            self._count(moment)
        self._redraw()
        if is_first:
            self._keep(moment)

    def _count(self, moment: Moment) -> None:
        """What the first answer changes at once; nothing, where there is only this puzzle."""

    def _keep(self, moment: Moment) -> None:
        """Keep the first answer under the puzzle's id. An answer that is nearly the best, or that needed a hint,
        is no miss and moves no rating."""
        if self.progress is None:
            return
        feedback = moment.feedback
        assert feedback is not None
        is_right = bool(moment.answered) and feedback.verdict != "wrong"
        is_partly = is_right and (feedback.near or moment.hints > 0)
        strength = None if is_partly else strength_of(self.puzzle.level)
        self.progress.tried(puzzle_item(self.puzzle.id), is_right, strength)
