"""What changes from one game to another, rule by rule: the table of the lessons on regions."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from brisca_teach.engine.variants import find_rules
from brisca_teach.views.pictures import ACCENT, DARK, GRID, INK, PALE, PAPER, SOFT, Picture
from brisca_teach.views.variant_words import about, certainty_words, difference_words, source_words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_WIDTH = 78  # letters in a line of the table
_LINE = 0.24  # inches a line is high


def what_changed(lang: str, before: str, after: str) -> Picture:
    """One row a rule of the second game that is not the first's; under them, how sure it is and who says so."""
    old, new = find_rules(before), find_rules(after)
    rows = difference_words(lang, old, new)
    notes = (certainty_words(lang, new), *source_words(lang, new))
    blocks = [_wrapped(text) for text in (about(lang, new), *rows, " ".join(notes))]

    def draw(figure: Figure) -> None:
        _table(figure.subplots(), blocks)

    height = _LINE * sum(_lines(block) for block in blocks) + 0.2
    return Picture(lang, " ".join([about(lang, new), *rows, *notes]), draw, size=(7.2, height))


def _wrapped(text: str) -> str:
    return "\n".join(textwrap.wrap(text, _WIDTH))


def _lines(block: str) -> float:
    """The lines a block takes, with the room around them."""
    return block.count("\n") + 1.8


def _table(axes: Axes, blocks: list[str]) -> None:
    """The name of the game on dark, a numbered row a change, and the sources in small print."""
    y, last = 0.0, len(blocks) - 1
    for at, block in enumerate(blocks):
        _row(axes, y, block, "" if at in (0, last) else str(at), at == 0)
        y += _lines(block)
    axes.set(xlim=(0, 1), ylim=(y, 0))
    axes.axis("off")


def _row(axes: Axes, y: float, block: str, number: str, is_head: bool) -> None:
    from matplotlib.patches import Rectangle  # here matplotlib is loaded already

    height = _lines(block)
    fill = DARK if is_head else PALE if number else PAPER
    axes.add_patch(Rectangle((0, y), 1, height, facecolor=fill, edgecolor=GRID, linewidth=0.8))
    colour = PAPER if is_head else INK if number else SOFT
    axes.text(0.06, y + height / 2, block, va="center", fontsize=10, color=colour)
    axes.text(0.03, y + height / 2, number, ha="center", va="center", color=ACCENT, weight="bold")
