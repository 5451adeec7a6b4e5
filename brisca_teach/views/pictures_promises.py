"""What eight cards are worth in an auction: how often each promise would be kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisca_teach.engine.moves import Bid
from brisca_teach.teaching.drills.sampled import Kept, kept
from brisca_teach.views.pictures import ACCENT, DARK, GRID, INK, SOFT, Picture
from brisca_teach.views.words import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BANK = "promises"
EVEN = 50
TOLD = (61, 71, 81, 91, 101, 111)
LOOKS = ((DARK, "o", "-"), (ACCENT, "s", "--"), (SOFT, "^", ":"))
"""Colour, mark and line of each hand, so that they differ in grey too."""


def promises(lang: str) -> Picture:
    """A curve for each hand, promise by promise, with its 95 % interval; the line where it is kept half of the time."""
    hands = dict(zip("ABC", kept(BANK), strict=True))

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        axes.axhline(EVEN, color=GRID, linewidth=2)
        for (name, one), look in zip(hands.items(), LOOKS, strict=True):
            _curve(axes, name, one, *look)
        axes.set_xticks([*TOLD, 120])
        axes.set(ylim=(0, 103), xlabel=say(lang, "a.plot.promised"), ylabel=say(lang, "a.plot.of_100"))

    text = " ".join(_told(lang, name, one) for name, one in hands.items())
    return Picture(lang, say(lang, "plot.promises", text=text), draw, size=(7.2, 4.0))


def shares(one: Kept) -> dict[int, tuple[float, float]]:
    """The promises of a hand, each with how often it is kept and half its interval."""
    return {said.move.points: (said.value, said.half) for said in one.measured if isinstance(said.move, Bid)}


def _told(lang: str, name: str, one: Kept) -> str:
    worth = shares(one)
    told = [say(lang, "a.plot.promise_at", points=points, m=round(worth[points][0])) for points in TOLD]
    return say(lang, "a.plot.promise", name=name, cards_list=one.position.hands[0], text="; ".join(told))


def _curve(axes: Axes, name: str, one: Kept, colour: str, mark: str, dash: str) -> None:
    worth = shares(one)
    points, values = list(worth), [value for value, _ in worth.values()]
    low = [value - half for value, half in worth.values()]
    high = [value + half for value, half in worth.values()]
    axes.fill_between(points, low, high, color=colour, alpha=0.12, linewidth=0)
    axes.plot(points, values, dash, color=colour, marker=mark)
    axes.annotate(name, (points[0], values[0]), (-14, -4), textcoords="offset points", color=INK, weight="bold")
