"""The puzzles that were missed, in a row: looked at again as often as wanted, without moving the rating."""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.puzzles.packs import find_puzzle
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.schedule import PUZZLE, Repeat, due, failed
from brisca_teach.views.puzzle.puzzle_session import PuzzleSession, Wanted
from brisca_teach.views.puzzle.puzzle_view import PuzzleView
from brisca_teach.views.question_scene import Moment
from brisca_teach.views.scene import Action, Scene


@dataclass(frozen=True)
class These(Wanted):
    """These very puzzles, in this order."""

    chosen: tuple[Puzzle, ...] = ()

    @property
    def order(self) -> tuple[Puzzle, ...]:
        """The puzzles."""
        return self.chosen


class MissedRound(PuzzleSession):
    """A round of puzzles that were seen before. It keeps when each is due again, and no score."""

    def __init__(self, lang: str, chosen: tuple[Puzzle, ...], progress: Progress) -> None:
        super().__init__(lang, These(items=len(chosen), level=0, chosen=chosen), 0, progress)

    def title(self) -> str:
        """Which puzzle of the round it is, named as a repetition."""
        return f"{self.speech.say('repeat.label')} {super().title()}"

    def _summary(self) -> Scene:
        title = self.told_result()
        again = Action("again", self.speech.say("b.round"), "primary")
        return Scene(lang=self.lang, label=title, prompt=title, status=self.speech.say("repeat.done"), actions=(again,))

    def again(self) -> None:
        """The same puzzles once more."""
        self.at, self.right, self.is_closed = 0, 0, False
        self.open(self.round[0])

    def _keep(self, moment: Moment) -> None:
        PuzzleView._keep(self, moment)


def missed_puzzles(progress: Progress) -> tuple[tuple[Repeat, Puzzle], ...]:
    """The puzzles whose last try was wrong, the latest first."""
    return tuple(_known(failed(progress.repeats(), f"{PUZZLE}.")))


def due_puzzles(progress: Progress) -> tuple[tuple[Repeat, Puzzle], ...]:
    """The puzzles whose day has come, the longest waiting first."""
    return tuple(_known(due(progress.repeats(), progress.today(), f"{PUZZLE}.")))


def _known(repeats: tuple[Repeat, ...]) -> list[tuple[Repeat, Puzzle]]:
    """With their puzzles; one that no pack holds any more is left out."""
    found = []
    for one in repeats:
        try:
            found.append((one, find_puzzle(one.item.partition(".")[2])))
        except BadText:
            continue
    return found
