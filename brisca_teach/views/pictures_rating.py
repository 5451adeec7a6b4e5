"""How a rating finds its level: two learners of known strength, puzzle by puzzle."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from brisca_teach.teaching.puzzles.difficulty import LEVELS
from brisca_teach.teaching.rating import Rating, strength_of
from brisca_teach.views.pictures import ACCENT, DARK, GRID, Picture
from brisca_teach.views.words import listing, say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

TRUE = (900, 1500)
TRIES = 60
TOLD = (5, 10, 20, 40, 60)
"""After how many puzzles the words name the rating."""

LOOKS = ((DARK, "o", "-"), (ACCENT, "s", "--"))
DAY = date(2026, 1, 1)


@dataclass(frozen=True)
class Climb:
    """A learner who solves puzzles as often as this true strength says, and the ratings on the way."""

    true: int
    ratings: tuple[Rating, ...]


def rating_path(lang: str, seed: str = "21") -> Picture:
    """A line a learner: the rating after each puzzle, with how sure it is, and the true strength."""
    climbs = [climb(true, seed) for true in TRUE]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for one, look in zip(climbs, LOOKS, strict=True):
            _line(axes, one, look, lang)
        axes.set(xlabel=say(lang, "a.plot.rating.tries"), ylabel=say(lang, "a.plot.rating.points"))
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, frameon=False)

    told = [_told(lang, one) for one in climbs]
    return Picture(lang, say(lang, "plot.rating_path", text=" ".join(told)), draw, (7.2, 3.8))


def climb(true: int, seed: str) -> Climb:
    """The ratings of a learner of this strength over puzzles of all levels, all on one day."""
    return Climb(true, tuple(_ratings(true, random.Random(f"{true}-{seed}"))))


def _ratings(true: int, rng: random.Random) -> Iterator[Rating]:
    known, now = Rating(points=true), Rating()
    yield now
    for _ in range(TRIES):
        strength = strength_of(rng.randint(1, LEVELS))
        now = now.after(strength, rng.random() < known.chance(strength), DAY)
        yield now


def _told(lang: str, one: Climb) -> str:
    first = say(lang, "a.plot.rating.first", m=one.ratings[0].points)
    later = [say(lang, "a.plot.rating.after", m=one.ratings[n].points, n=n) for n in TOLD]
    points = listing(lang, [first, *later])
    return say(lang, "a.plot.rating.told", a=one.true, text=points)


def _line(axes: Axes, one: Climb, look: tuple[str, str, str], lang: str) -> None:
    colour, mark, dash = look
    tries = range(len(one.ratings))
    points = [rating.points for rating in one.ratings]
    low = [rating.points - rating.deviation for rating in one.ratings]
    high = [rating.points + rating.deviation for rating in one.ratings]
    axes.fill_between(tries, low, high, color=GRID, alpha=0.45, linewidth=0)
    label = say(lang, "a.plot.rating.true", n=one.true)
    axes.plot(tries, points, dash, color=colour, marker=mark, markevery=5, label=label)
    axes.axhline(one.true, color=colour, linewidth=1, linestyle=":")
    axes.annotate(
        str(points[-1]), (tries[-1], points[-1]), (8, -4), textcoords="offset points", weight="bold", color=colour
    )
