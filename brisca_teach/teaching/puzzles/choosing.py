"""Which puzzles are asked: a round from a seed, and the one of the day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from random import Random

from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.puzzles.packs import puzzles
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.puzzles.themes import THEMES

TODAY = ("today", "hoy")
"""The words for the puzzle of the day on which they are said."""


def shelf(pack: str = "", theme: str = "", level: int = 0) -> tuple[Puzzle, ...]:
    """The puzzles of this pack, theme and level; where that level is empty, those of the nearest one.

    Level 0 is all levels together. BadText for a theme or a pack that does not exist, or a theme the pack has not.
    """
    if theme and theme not in THEMES:
        raise BadText("puzzle.no_theme", text=theme, choices=THEMES)
    there = puzzles(pack, theme)
    if not there:
        raise BadText("puzzle.none_here", text=theme, choices=themes_of(puzzles(pack)))
    if level == 0:
        return there
    nearest = min({one.level for one in there}, key=lambda known: (abs(known - level), known))
    return tuple(one for one in there if one.level == nearest)


def themes_of(some: Sequence[Puzzle]) -> tuple[str, ...]:
    """The themes that these puzzles have, in the usual order."""
    found = {one.theme for one in some}
    return tuple(theme for theme in THEMES if theme in found)


def shuffled(some: Sequence[Puzzle], seed: int) -> tuple[Puzzle, ...]:
    """The puzzles in an order that depends on the seed alone."""
    return tuple(Random(f"puzzle {seed}").sample(some, len(some)))


def of_the_day(day: date, pack: str = "") -> Puzzle:
    """The puzzle of a day: the same for everybody with the same packs, and none twice until all have had their day."""
    in_turn = sorted(puzzles(pack), key=lambda one: sha256(one.id.encode("utf-8")).digest())
    return in_turn[day.toordinal() % len(in_turn)]


def day_in(text: str, today: date) -> date | None:
    """The day that a text names: "today" or a date such as 2026-12-24; None for any other text."""
    word = text.strip().lower()
    if word in TODAY:
        return today
    try:
        return date.fromisoformat(word)
    except ValueError:
        return None
