"""How likely it is that somebody holds what you are looking for, as fewer and fewer cards are unseen."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from brisca_teach.engine.variants import find_rules
from brisca_teach.views.pictures import ACCENT, DARK, GRID, SOFT, Picture
from brisca_teach.views.words import say
from brisca_teach.views.words.numbers import percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure

TOLD = (30, 20, 10, 6)  # the numbers of unseen cards that the words name
LOOKS = ((1, "o", DARK), (2, "s", ACCENT), (4, "^", SOFT))  # how many cards would do, and how their line looks


def holds(wanted: int, unseen: int, held: int) -> float:
    """The chance that `held` of the unseen cards have at least one of the wanted ones among them."""
    return 1 - comb(unseen - wanted, held) / comb(unseen, held)


def odds_by_unseen(lang: str) -> Picture:
    """A line for one card, for two and for four: the chance that the other player holds one of them."""
    held = find_rules("brisca_2").hand
    told = [say(lang, "a.plot.odds", n=wanted, text=_numbers(lang, wanted, held)) for wanted, _, _ in LOOKS]
    text = say(lang, "plot.odds_by_unseen", n=held, text=" ".join(told))

    def draw(figure: Figure) -> None:
        _lines(figure, lang, held)

    return Picture(lang, text, draw, size=(7.2, 3.8))


def _numbers(lang: str, wanted: int, held: int) -> str:
    pairs = [say(lang, "a.plot.odds_at", n=unseen, text=percent(lang, holds(wanted, unseen, held))) for unseen in TOLD]
    return "; ".join(pairs)


def _lines(figure: Figure, lang: str, held: int) -> None:
    """From many unseen cards on the left to few on the right, as in a deal."""
    axes = figure.subplots()
    for wanted, mark, colour in LOOKS:
        unseen = range(36, max(held, wanted) - 1, -1)
        chances = [holds(wanted, one, held) for one in unseen]
        label = say(lang, "a.plot.odds_line", n=wanted)
        axes.plot(list(unseen), chances, marker=mark, markevery=3, markersize=7, color=colour, linewidth=2, label=label)
    axes.invert_xaxis()
    axes.set_ylim(0, 1.03)
    axes.yaxis.set_major_formatter(lambda value, _: percent(lang, value))
    axes.set_xlabel(say(lang, "a.plot.unseen"))
    axes.grid(color=GRID, linewidth=0.6)
    axes.legend(frameon=False, loc="upper left")
