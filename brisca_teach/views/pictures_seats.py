"""Who sits where, who plays with whom, and in which order people play and draw."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.views.pictures import ACCENT, DARK, GRID, INK, PALE, PAPER, SOFT, Picture
from brisca_teach.views.words import listing, say, seat_names

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

GAMES = ("brisca_2", "brisca_3", "brisca_4", "brisca_6")
LOOKS = ((DARK, "o"), (ACCENT, "s"))
"""Colour and shape of each of two sides, so that they differ in grey too."""
ALONE = (SOFT, "o")


def seats(lang: str) -> Picture:
    """A table for each number of players: the order from the learner on, and the partners by their shape."""
    games = [find_rules(key) for key in GAMES]

    def draw(figure: Figure) -> None:
        for axes, rules in zip(figure.subplots(2, 2).flat, games, strict=True):
            _table(axes, rules, lang)

    text = " ".join(_told(lang, rules) for rules in games)
    return Picture(lang, say(lang, "plot.seats", text=text), draw, size=(7.2, 6.2))


def _told(lang: str, rules: Rules) -> str:
    """The order of a table, and who plays with whom."""
    names = seat_names(lang, rules.players)
    order = listing(lang, list(names))
    if len(rules.fixed_sides) == rules.players:
        return say(lang, "a.plot.seats.alone", players=rules.players, text=order)
    us, them = (listing(lang, [names[seat] for seat in side]) for side in rules.fixed_sides)
    return say(lang, "a.plot.seats.sides", players=rules.players, text=order, a=us, b=them)


def _table(axes: Axes, rules: Rules, lang: str) -> None:
    """The learner below, the others from there to the right, numbered; an arrow shows the way round."""
    names, n = seat_names(lang, rules.players), rules.players
    _disc(axes, say(lang, "noun.players", n=n))
    for seat, name in enumerate(names):
        x, y = _place(seat / n)
        colour, mark = ALONE if len(rules.fixed_sides) == n else LOOKS[rules.side(seat)]
        axes.plot(x, y, mark, color=colour, markersize=25)
        axes.text(x, y, str(seat + 1), ha="center", va="center_baseline", color=PAPER, weight="bold")
        axes.text(1.58 * x, 1.38 * y, name.capitalize(), ha="center", va="center", color=INK)
    axes.set(xlim=(-1.9, 1.9), ylim=(-1.6, 1.6), aspect="equal")
    axes.axis("off")


def _disc(axes: Axes, title: str) -> None:
    """The table itself, with the way that play goes."""
    from matplotlib.patches import Circle  # here matplotlib is loaded already

    axes.add_patch(Circle((0, 0), 0.66, facecolor=PALE, edgecolor=GRID))
    axes.text(0, 0, title, ha="center", va="center", color=SOFT)
    arrow = {"arrowstyle": "-|>", "color": SOFT, "connectionstyle": "arc3,rad=0.25"}
    axes.annotate("", _place(0.19, 0.5), _place(0.06, 0.5), arrowprops=arrow)


def _place(turn: float, far: float = 1.0) -> tuple[float, float]:
    """A place on the way round: the learner below at 0, a quarter of the turn to the right."""
    angle = 2 * pi * turn - pi / 2
    return far * cos(angle), far * sin(angle)
