"""The records of the game on a line of years: a row a record, its mark the label."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisca_teach.teaching.facts.history import LABELS, Record, records
from brisca_teach.views.pictures import DARK, GRID, PAPER, Picture
from brisca_teach.views.words import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MARKS = {"documented": ("o", DARK), "likely": ("o", PAPER), "disputed": ("D", PAPER), "legend": ("X", PAPER)}
"""Mark and filling of each label, so that none is told by colour alone."""


def timeline(lang: str, first: str = "1700", last: str = "1930") -> Picture:
    """The records of the game between two years, from the oldest down to the newest."""
    known = [one for one in records().values() if one.subject == "game" and int(first) <= one.year <= int(last)]
    told = [_told(lang, one) for one in known]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for row, record in enumerate(known):
            _line(axes, row, record, lang, to_left=record.year > (int(first) + int(last)) // 2)
        _legend(axes, {one.label for one in known}, lang)
        axes.set(xlim=(int(first) - 5, int(last) + 5), ylim=(len(known) - 0.4, -0.6))
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)

    return Picture(lang, say(lang, "plot.timeline", text="; ".join(told)), draw, size=(7.2, 4.8))


def _told(lang: str, record: Record) -> str:
    key = "a.plot.record.about" if record.about else "a.plot.record"
    return say(
        lang, key, n=record.year, title=_name(lang, record), name=_tongue(lang, record), label=_label(lang, record)
    )


def _name(lang: str, record: Record) -> str:
    return say(lang, f"b.dated.{record.key}")


def _tongue(lang: str, record: Record) -> str:
    return say(lang, f"a.plot.tongue.{record.tongue}")


def _label(lang: str, record: Record) -> str:
    return say(lang, f"b.label.{record.label}")


def _line(axes: Axes, row: int, record: Record, lang: str, to_left: bool) -> None:
    """A mark at the year, and beside it what it is and in which language."""
    mark, fill = MARKS[record.label]
    axes.axhline(row, color=GRID, linewidth=0.6, zorder=0)
    axes.plot([record.year], [row], mark, markersize=9, markerfacecolor=fill, markeredgecolor=DARK)
    text = f"{record.year}  {_name(lang, record)} ({_tongue(lang, record)})"
    shift, side = (-10, "right") if to_left else (10, "left")
    paper = {"facecolor": PAPER, "edgecolor": "none", "pad": 1}
    axes.annotate(
        text, (record.year, row), (shift, 0), textcoords="offset points", ha=side, va="center", fontsize=10, bbox=paper
    )


def _legend(axes: Axes, used: set[str], lang: str) -> None:
    for label in LABELS:
        if label in used:
            mark, fill = MARKS[label]
            name = say(lang, f"b.label.{label}")
            axes.plot([], [], mark, markersize=9, markerfacecolor=fill, markeredgecolor=DARK, label=name)
    axes.legend(loc="upper right", frameon=False, fontsize=10)
