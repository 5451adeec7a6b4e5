"""What the exchange is worth in one position, for each card that can be turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Card
from brisca_teach.engine.options import with_options
from brisca_teach.engine.position import Position
from brisca_teach.views.pictures import DARK, INK, PALE, Picture
from brisca_teach.views.words import rank_name, say

if TYPE_CHECKING:
    from matplotlib.figure import Figure

WIDTH = 0.38


def exchange_value(lang: str, position: str) -> Picture:
    """Two bars for each turn-up that counts: the points still to come with the exchange, and without it."""
    start = Position.parse(position)
    ranks = start.rules.honours
    pairs = [_worth(_turned_up(start, rank)) for rank in ranks]
    told = [_told(lang, rank, pair) for rank, pair in zip(ranks, pairs, strict=True)]

    def draw(figure: Figure) -> None:
        _pairs(figure, [rank_name(rank, lang, form="bare") for rank in ranks], pairs, lang)

    return Picture(lang, say(lang, "plot.exchange_value", text="; ".join(told)), draw)


def _turned_up(position: Position, rank: int) -> Position:
    """The same table with another card of the trump suit turned up."""
    return position._replace(stock=(*position.stock[:-1], Card(rank, position.stock[-1].suit)))


def _worth(position: Position) -> tuple[int, int]:
    """The points still to come for the player to act, where the exchange is allowed and where it is not."""
    without = position._replace(rules=with_options(position.rules, "exchange=off"))
    return max(solve(position).values.values()), max(solve(without).values.values())


def _told(lang: str, rank: int, pair: tuple[int, int]) -> str:
    return say(lang, "a.plot.exchange_pair", rank=rank, n=pair[0], m=pair[1])


def _pairs(figure: Figure, names: list[str], pairs: list[tuple[int, int]], lang: str) -> None:
    """The bars side by side, dark with the exchange and hatched without, with the number on each."""
    axes = figure.subplots()
    looks = ((DARK, "", "a.plot.exchanged"), (PALE, "///", "a.plot.unexchanged"))
    for side, (fill, hatch, key) in enumerate(looks):
        places = [at + (side - 0.5) * WIDTH for at in range(len(pairs))]
        heights = [pair[side] for pair in pairs]
        axes.bar(places, heights, WIDTH, color=fill, hatch=hatch, edgecolor=INK, label=say(lang, key))
        for place, height in zip(places, heights, strict=True):
            axes.annotate(str(height), (place, height), (0, 4), textcoords="offset points", ha="center", weight="bold")
    axes.set_xticks(range(len(names)), names)
    axes.tick_params(length=0)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    axes.margins(y=0.14)
    axes.set_ylabel(say(lang, "a.plot.points"))
    axes.legend(loc="upper right", frameon=False)
