"""Measured numbers with their margins, one line each, and a dashed line where nothing would be the matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from brisca_teach.analysis.simulate.intervals import Interval
from brisca_teach.views.pictures import ACCENT, DARK, GRID, INK, Picture
from brisca_teach.views.words import say
from brisca_teach.views.words.catalogue import has
from brisca_teach.views.words.numbers import number, percent

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Line:
    """One measured number: what it is called, and the number with its margin."""

    label: str
    found: Interval


def shares(lang: str, fair: float | None = None, **measured: Interval) -> Picture:
    """How often something happens, of every hundred deals, by name; `fair` is what it would be by chance alone."""
    return forest(lang, "share", _lines(lang, measured), fair)


def means(lang: str, fair: float | None = None, **measured: Interval) -> Picture:
    """How many points something is worth, by name; `fair` is what it would be if it made no difference."""
    return forest(lang, "mean", _lines(lang, measured), fair)


def _lines(lang: str, measured: dict[str, Interval]) -> list[Line]:
    return [Line(_label(lang, name), found) for name, found in measured.items()]


def _label(lang: str, name: str) -> str:
    """The words of the course for a name that it uses itself; any other is as the reader wrote it."""
    key = f"lab.{name}"
    return say(lang, key) if has(lang, key) else name.replace("_", " ")


def forest(lang: str, unit: str, lines: Sequence[Line], fair: float | None = None) -> Picture:
    """The lines one below the other. `unit`: share (of 1) or mean (in points)."""
    told = [_told(lang, unit, line) for line in lines]
    text = say(lang, f"plot.intervals.{unit}", text="; ".join(told))
    if fair is not None:
        text += " " + say(lang, "plot.intervals.fair", text=_value(lang, unit, fair, decimals=0))

    def draw(figure: Figure) -> None:
        _forest(figure.subplots(), lang, unit, lines, fair)

    return Picture(lang, text, draw, size=(7.2, 0.62 * len(lines) + 1.1))


def _told(lang: str, unit: str, line: Line) -> str:
    found = line.found
    a, b, m = (_value(lang, unit, one) for one in (found.value, found.low, found.high))
    return say(lang, "a.plot.interval", text=line.label, a=a, b=b, m=m)


def _value(lang: str, unit: str, value: float, decimals: int = 1) -> str:
    return percent(lang, value, decimals) if unit == "share" else number(lang, value, decimals)


def _forest(axes: Axes, lang: str, unit: str, lines: Sequence[Line], fair: float | None) -> None:
    """A dot for the number and a bar for its margin, the number written above it."""
    if fair is not None:
        axes.axvline(fair, color=ACCENT, linestyle="--", linewidth=1.6, label=say(lang, "a.plot.fair"))
        axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False)
    for y, line in enumerate(lines):
        found = line.found
        axes.plot([found.low, found.high], [y, y], color=DARK, linewidth=5, solid_capstyle="butt", alpha=0.45)
        axes.plot([found.value], [y], "o", color=DARK, markersize=9)
        axes.annotate(_value(lang, unit, found.value), (found.value, y), (0, 8), textcoords="offset points",
                      ha="center", weight="bold", color=INK)  # fmt: skip
    axes.set_yticks(range(len(lines)), [line.label for line in lines], color=INK)
    axes.set_ylim(len(lines) - 0.5, -0.75)
    axes.margins(x=0.12)
    axes.locator_params(axis="x", nbins=5)
    axes.xaxis.set_major_formatter(lambda value, _: _tick(lang, unit, value))
    axes.spines["left"].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=GRID, linewidth=0.6)
    axes.set_axisbelow(True)


def _tick(lang: str, unit: str, value: float) -> str:
    """The value without decimals where it has none."""
    whole = value * (100 if unit == "share" else 1)
    return _value(lang, unit, value, 0 if abs(whole - round(whole)) < 1e-6 else 1)
