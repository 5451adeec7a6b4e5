"""How a lesson asks for puzzles: by id, by day, by a position, or a round of them."""

from __future__ import annotations

from brisca_teach.engine.position import Position
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.puzzles.choosing import TODAY, day_in, of_the_day
from brisca_teach.teaching.puzzles.judge import judge
from brisca_teach.teaching.puzzles.packs import find_puzzle
from brisca_teach.teaching.reasons import because
from brisca_teach.views.puzzle.puzzle_session import PuzzleSession, Wanted
from brisca_teach.views.puzzle.puzzle_view import PuzzleView


def puzzle_asked(lang: str, item: str | Position, progress: Progress, pack: str = "") -> PuzzleView:
    """The puzzle with this id, of this day ("today" or 2026-12-24), or made of this position; Refusal for none."""
    if isinstance(item, Position) or " " in item.strip():
        position = item if isinstance(item, Position) else Position.parse(item)
        return PuzzleView(lang, judge(position))
    day = day_in(item, progress.today())
    if day is None:
        return PuzzleView(lang, find_puzzle(item), progress)
    key = "puzzle.daily" if item.strip().lower() in TODAY else "puzzle.of_day"
    return PuzzleView(lang, of_the_day(day, pack), progress, because(key, date=day))


def puzzle_round(
    lang: str, lesson: int, progress: Progress, seed: int, items: int, level: int, pack: str = "", theme: str = ""
) -> PuzzleSession:
    """A round of puzzles of a pack, a theme and a level; level 0 is all levels."""
    return PuzzleSession(lang, Wanted(pack, theme, level, seed, items), lesson, progress)
