"""Which card is the second brisca, place by place, and where the others fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.views.pictures import ACCENT, DARK, GRID, INK, PALE, PAPER, Picture
from brisca_teach.views.words import listing, rank_name, say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PLACES = (
    ("brisca_4", ("spain", "italy", "brazil")),
    ("bisca_3", ("portugal", "brazil")),
    ("bisca_bahia", ("bahia",)),
    ("portena", ("chile",)),
)
"""A game for each second brisca, and where it is played: rules.md 3.1.6. Brazil has two, side by side."""

FOLLOWED = 3  # the card whose fall the picture shows


def second_brisca(lang: str) -> Picture:
    """A row a place, the ladder from left to right: the second brisca on dark, the three in a frame."""
    rows = [(_where(lang, places), find_rules(key)) for key, places in PLACES]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for row, (place, rules) in enumerate(rows):
            axes.text(-0.7, row, place, ha="right", va="center", color=INK)
            for column, rank in enumerate(rules.ladder):
                _box(axes, column, row, rank == rules.second, rank)
                _name(axes, column, row, _short(lang, rules, rank), rank == rules.second)
        axes.set(xlim=(-4.6, len(rules.ladder) - 0.4), ylim=(len(rows) - 0.4, -0.6))
        axes.axis("off")

    text = " ".join(say(lang, "a.plot.ladder_at", name=place, text=_ladder(lang, rules)) for place, rules in rows)
    return Picture(lang, say(lang, "plot.second", text=text), draw, size=(7.2, 2.8))


def _where(lang: str, places: tuple[str, ...]) -> str:
    return listing(lang, [say(lang, f"where.{place}") for place in places])


def _ladder(lang: str, rules: Rules) -> str:
    """The ranks from high to low, in words."""
    return ", ".join(rank_name(rank, lang, form="bare") for rank in rules.ladder)


def _short(lang: str, rules: Rules, rank: int) -> str:
    """The number of a card or, for ace and figures, the name."""
    if rules.rank_points.get(rank) and rank != rules.second:
        return rank_name(rank, lang, form="bare").capitalize()
    return str(rank)


def _name(axes: Axes, column: int, row: int, name: str, is_second: bool) -> None:
    colour, weight = (PAPER, "bold") if is_second else (INK, "normal")
    size = 12 if len(name) <= 2 else 8.5
    axes.text(column, row, name, ha="center", va="center", color=colour, weight=weight, fontsize=size)


def _box(axes: Axes, column: int, row: int, is_second: bool, rank: int) -> None:
    from matplotlib.patches import Rectangle  # here matplotlib is loaded already

    edge, width = (ACCENT, 2.5) if rank == FOLLOWED else (GRID, 0.8)
    fill, corner = DARK if is_second else PALE, (column - 0.43, row - 0.37)
    axes.add_patch(Rectangle(corner, 0.86, 0.74, facecolor=fill, edgecolor=edge, linewidth=width))
