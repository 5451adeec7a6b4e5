"""`Lesson(lang, number)`: the one name a notebook imports, and everything a lesson can show."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from functools import cache, wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.engine.refusal import Refusal
from brisca_teach.engine.rules import Rules
from brisca_teach.lesson_files import lessons_folder
from brisca_teach.teaching.drills import trick
from brisca_teach.teaching.drills.kinds import find_drill
from brisca_teach.teaching.progress import Progress, open_progress
from brisca_teach.teaching.progress_drive import also_kept_in
from brisca_teach.teaching.progress_place import drive_file, progress_file
from brisca_teach.teaching.results import DrillKey
from brisca_teach.views.course import find_lesson
from brisca_teach.views.course_map import CourseMap
from brisca_teach.views.drill_session import DrillSession
from brisca_teach.views.explanation import explained
from brisca_teach.views.explore_trick import ExploreTrick
from brisca_teach.views.pictures import Picture
from brisca_teach.views.plots import plot
from brisca_teach.views.progress.today import Today
from brisca_teach.views.puzzle import PuzzleSession, puzzle_asked, puzzle_round
from brisca_teach.views.question_view import AskView
from brisca_teach.views.review import ReviewedPlay, ReviewSession
from brisca_teach.views.stage import Still
from brisca_teach.views.trick_view import shown_cards, told_trick
from brisca_teach.views.words import LANGUAGES, refusal, say, seat_names
from brisca_teach.views.workshop import Workshop

Item = str | Sequence[Card]
P = ParamSpec("P")
R = TypeVar("R")


def _in_words(
    method: Callable[Concatenate[Lesson, P], R],
) -> Callable[Concatenate[Lesson, P], R]:
    """The same method; what the rules or the notation refuse is said in the lesson's language."""

    @wraps(method)
    def spoken(self: Lesson, /, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return method(self, *args, **kwargs)
        except Refusal as fault:
            words = refusal(self.lang, fault, seat_names(self.lang, 6))
        raise ValueError(words)

    return spoken


class Lesson:
    """A lesson of the course in one language. Shown, it says its number, title and minutes, and never progress."""

    def __init__(self, lang: str, number: int | str, progress: Progress | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"{lang!r}: {' / '.join(LANGUAGES)}")
        self.lang = lang
        self._progress = progress
        self._find(number)

    def _find(self, number: int | str) -> None:
        try:
            self.entry = find_lesson(number)
        except Refusal as fault:
            raise ValueError(refusal(self.lang, fault)) from None

    @property
    def progress(self) -> Progress:
        """What the learner has done; the same for every lesson of a session."""
        return self._progress or _shared_progress(progress_file())

    def __repr__(self) -> str:
        facts = {"n": self.entry.number, "title": self.entry.title(self.lang), "minutes": f"{self.entry.minutes} min"}
        return say(self.lang, "lesson.ready", **facts)

    def _repr_html_(self) -> str:
        return f"<p>{html.escape(repr(self))}</p>"

    # What a lesson can show

    @_in_words
    def show(self, item: Item | Position) -> Still:
        """Cards or a position, drawn and told; no question."""
        return shown_cards(self.lang, item)

    @_in_words
    def ask(self, /, kind: str, item: Item | Position, **facts: str) -> AskView | Workshop:
        """One question chosen by the author: answered on the spot, never scored. `kind` is a kind of drill.

        "puzzle" takes an id, "today", a date or a position line; what is missed is noted, to be asked again.
        "position" takes a position line, right or wrong: it can be changed, checked, solved, played, kept and sent.
        """
        if kind == "position" and isinstance(item, str | Position):
            return Workshop(self.lang, item)
        if kind == "puzzle" and isinstance(item, str | Position):
            return puzzle_asked(self.lang, item, self.progress, **facts)
        return AskView(self.lang, find_drill(kind).question(item, **facts))

    @_in_words
    def trick(self, cards: Item, trump: str | None = None) -> Still:
        """A finished trick with who takes it, why, and the points. The first card is Inés's, the last one yours."""
        return told_trick(self.lang, trick.lay(cards, trump))

    @_in_words
    def explore_trick(self, cards: Item, trump: str | None = None) -> ExploreTrick:
        """A trick whose cards and trump suit can be changed, with tricks to look for."""
        return ExploreTrick(self.lang, trick.lay(cards, trump))

    @_in_words
    def explain(
        self, item: str | Position | Record | ReviewedPlay, move: str | Move | None = None
    ) -> Still | ReviewSession:
        """What a card of a position is worth, what the best is worth, and the line that proves it; of a deal that
        was played (its record, or what `play` gave), each move in turn."""
        if isinstance(item, ReviewedPlay):
            return item.review()
        if isinstance(item, Record) or move is None:
            return ReviewSession(self.lang, item if isinstance(item, Record) else str(item))
        known = Position.parse(item) if isinstance(item, str) else item
        return explained(self.lang, known, Move.parse(move) if isinstance(move, str) else move)

    @_in_words
    def plot(self, /, name: str, **facts: object) -> Picture:
        """A picture with its text alternative."""
        return plot(self.lang, name, **facts)

    @_in_words
    def drill(
        self, /, kind: str, seed: int = 1, items: int = 10, level: int = 1, **facts: str
    ) -> DrillSession | PuzzleSession | Today:
        """Items from a seed; the best result is kept. "puzzle" takes `pack` and `theme` too, and level 0 for all;
        "today" is the page of what is due today and of the puzzles that were missed."""
        if kind == "today":
            return Today(self.lang, self.progress)
        number = self.entry.place
        if kind == "puzzle":
            return puzzle_round(self.lang, number, self.progress, seed, items, level, **facts)
        key = DrillKey(number, kind, level)
        return DrillSession(self.lang, find_drill(kind), key, self.progress, seed, items)

    @_in_words
    def play(
        self, rules: str | Rules, seed: int = 1, view: str = "open", level: str = "club", pace: str = "press"
    ) -> ReviewedPlay:
        """A deal at the table against bots, where the learner may undo; the words mean what they do in PlaySession.
        Once it is over it can be reviewed."""
        return ReviewedPlay(self.lang, rules, seed, view, level, pace, is_lesson=True)

    def course_map(self) -> CourseMap:
        """The map of the course with what is done of it, and the code to take it along."""
        return CourseMap(self.lang, self.progress, _folder(self.lang))


@cache
def _shared_progress(file: Path) -> Progress:
    beside = drive_file()
    return also_kept_in(beside, open_progress()) if beside else open_progress()


def _folder(lang: str) -> Path | None:
    """Where the lessons of this language lie: beside the open one, else those of the kit."""
    here = Path.cwd()
    if (here / find_lesson(0).file(lang)).is_file():
        return here
    try:
        return lessons_folder() / lang
    except FileNotFoundError:
        return None
