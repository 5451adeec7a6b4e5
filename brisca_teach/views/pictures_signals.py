"""Signals side by side: what each source says that a sign means."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from brisca_teach.teaching.facts.signals import Signal, signals, table
from brisca_teach.views.pictures import DARK, GRID, INK, PALE, PAPER, SOFT, Picture
from brisca_teach.views.words import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FIRST, WIDE, HEAD = 1.5, 1.1, 1.3
"""Widths of the first column and the others, and the height of the head, in heights of a row."""

WRAPPED = 27


def signal_tables(lang: str) -> Picture:
    """A row a sign, a column a source; an empty place where a source does not have the sign."""
    sources = tuple(dict.fromkeys(one.source for one in signals()))
    signs = tuple(dict.fromkeys(one.sign for one in signals()))

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for column, source in enumerate(sources):
            _write(axes, column, -1, say(lang, f"source.{source}"), DARK, PAPER)
            found = {one.sign: one for one in table(source)}
            for row, sign in enumerate(signs):
                meaning = _meaning(lang, found[sign]) if sign in found else ""
                _write(axes, column, row, meaning, PALE if meaning else PAPER, INK)
        for row, sign in enumerate(signs):
            axes.text(-0.03, row, say(lang, f"s.{sign}"), ha="right", va="center", fontsize=10, color=INK)
        axes.set(xlim=(-FIRST, len(sources) * WIDE), ylim=(len(signs) - 0.4, -1.9), xticks=[], yticks=[])
        axes.axis("off")

    told = [_source_told(lang, source) for source in sources]
    return Picture(lang, say(lang, "plot.signal_tables", text=" ".join(told)), draw, (9.2, 6.4))


def _meaning(lang: str, signal: Signal) -> str:
    text = say(lang, f"b.sign.{signal.card}")
    if not signal.also:
        return text
    return f"{text} ({say(lang, 'a.plot.signal.also', text=say(lang, f'b.sign.{signal.also}'))})"


def _source_told(lang: str, source: str) -> str:
    told = [f"{say(lang, f's.{one.sign}')}, {_meaning(lang, one)}" for one in table(source)]
    return say(lang, "a.plot.signal.source", source=say(lang, f"source.{source}"), text="; ".join(told))


def _write(axes: Axes, column: int, row: int, text: str, fill: str, ink: str) -> None:
    from matplotlib.patches import Rectangle  # here matplotlib is loaded already

    height = 0.88 if row >= 0 else HEAD
    low = row - 0.44 if row >= 0 else -0.56 - HEAD
    edge = SOFT if text else GRID
    axes.add_patch(Rectangle((column * WIDE, low), WIDE * 0.97, height, facecolor=fill, edgecolor=edge))
    wrapped = textwrap.fill(text, WRAPPED)
    axes.text((column + 0.485) * WIDE, low + height / 2, wrapped, ha="center", va="center", color=ink, fontsize=8.5)
