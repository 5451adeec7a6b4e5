"""What a trump is worth before the others' cards are known: trump the trick or let it go, for each card led."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.teaching.drills.closed import measure
from brisca_teach.teaching.drills.sampled import Measured
from brisca_teach.views.pictures import ACCENT, DARK, GRID, INK, Picture
from brisca_teach.views.words import rank_name, say
from brisca_teach.views.words.numbers import number

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BLANK = 7
"""The blank that is led, beside the five ranks that count."""


@dataclass(frozen=True)
class Pair:
    """For one card led: the trump, and the best of the other cards."""

    rank: int
    trump: Measured
    other: Measured

    @property
    def verdict(self) -> str:
        """What the trump should do: "spend", "save", or "same" where the deals cannot tell."""
        if self.trump.is_best and self.other.is_best:
            return "same"
        return "spend" if self.trump.is_best else "save"


def worth_a_trump(lang: str, position: str) -> Picture:
    """Two marks for each card led, lowest first: average points with the trump, and with the best other card."""
    start = Position.parse(position)
    pairs = pairs_by_card_led(start)

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for row, pair in enumerate(pairs):
            _dumbbell(axes, row, pair, lang)
        axes.set_yticks(range(len(pairs)), [_led(lang, pair.rank, "bare") for pair in pairs])
        axes.set(xlabel=say(lang, "a.plot.trumping.points"), ylabel=say(lang, "a.plot.ending.led"))
        axes.tick_params(length=0)
        axes.margins(x=0.12, y=0.12)
        _legend(axes, lang)

    told = ". ".join(_told(lang, pair) for pair in pairs)
    return Picture(lang, say(lang, "plot.worth_a_trump", text=told), draw, (7.2, 3.8))


def pairs_by_card_led(position: Position) -> list[Pair]:
    """The same closed hand against each card of the suit that was led."""
    (led,) = position.trick
    ranks = (BLANK, *reversed(position.rules.honours))
    cards = [Card(rank, led.suit) for rank in ranks if Card(rank, led.suit) not in position.hands[0]]
    return [_pair(position._replace(trick=(card,)), card.rank) for card in cards]


def _pair(position: Position, rank: int) -> Pair:
    measured = measure(position)
    trump = next(one for one in measured if isinstance(one.move, Card) and one.move.suit == position.trump)
    other = next(one for one in measured if isinstance(one.move, Card) and one.move.suit != position.trump)
    return Pair(rank, trump, other)


def _led(lang: str, rank: int, form: str) -> str:
    return say(lang, f"a.plot.ending.blank.{form}") if rank == BLANK else rank_name(rank, lang, form=form)


def _told(lang: str, pair: Pair) -> str:
    a, b = number(lang, pair.trump.value, 1), number(lang, pair.other.value, 1)
    return say(lang, f"a.plot.trumping.{pair.verdict}", name=_led(lang, pair.rank, "the"), a=a, b=b)


def _dumbbell(axes: Axes, row: int, pair: Pair, lang: str) -> None:
    """The two values on one line; the trump is a full square, the other card an open circle."""
    trump, other = pair.trump.value, pair.other.value
    axes.plot([trump, other], [row, row], color=GRID, linewidth=3, zorder=1)
    axes.plot([other], [row], "o", color=DARK, markerfacecolor="white", markersize=10, markeredgewidth=2)
    axes.plot([trump], [row], "s", color=ACCENT, markersize=9)
    for value, is_left in ((trump, trump < other), (other, other <= trump)):
        side, offset = ("right", -9) if is_left else ("left", 9)
        axes.annotate(
            number(lang, value, 1), (value, row), (offset, 0), textcoords="offset points", ha=side, va="center",
            color=INK, fontsize=10,
        )  # fmt: skip


def _legend(axes: Axes, lang: str) -> None:
    axes.plot([], [], "s", color=ACCENT, markersize=9, label=say(lang, "a.plot.trumping.with"))
    without = say(lang, "a.plot.trumping.without")
    axes.plot([], [], "o", color=DARK, markerfacecolor="white", markersize=10, label=without)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=2, frameon=False)
