"""The last tricks: when a trump is worth saving, and what it brings to play them without a fault."""

from __future__ import annotations

import random
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING

from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.solver import solve
from brisca_teach.engine import scoring
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.views.pictures import DARK, INK, PALE, PAPER, SOFT, Picture
from brisca_teach.views.words import listing, rank_name, say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BLANK = 6
"""The blank that stands for them all, beside the five ranks that count."""

SORTS = ("spend", "same", "save")
LOOKS = {"spend": (PALE, INK, "▲"), "same": (PAPER, SOFT, "="), "save": (DARK, PAPER, "●")}
"""Fill, ink and mark, so that the three differ in grey too."""

HALF = 60
"""Whoever has more points than this has won."""

Row = tuple[int, ...]


def save_or_spend(lang: str, position: str) -> Picture:
    """A grid: the card that was led by the best card she has left; in each place, what the trump should do."""
    start = Position.parse(position)
    led, kept = _ranks(start, start.trick[0].suit), _ranks(start, start.hands[1][0].suit)
    gains = [tuple(gain_of_trump(_with(start, rank, other)) for other in kept) for rank in led]
    told = [_row_told(lang, start, rank, kept, row) for rank, row in zip(led, gains, strict=True)]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for y, row in enumerate(gains):
            for x, gain in enumerate(row):
                _place(axes, x, y, gain)
        named = [[_rank(lang, rank) for rank in ranks] for ranks in (led, kept)]
        axes.set_yticks(range(len(led)), named[0])
        axes.set_xticks(range(len(kept)), named[1])
        axes.set(xlabel=say(lang, "a.plot.ending.kept"), ylabel=say(lang, "a.plot.ending.led"))
        _bare(axes, len(kept), len(led))
        _legend(axes, lang)

    return Picture(lang, say(lang, "plot.save_or_spend", text=" ".join(told)), draw, (7.2, 4.6))


def _ranks(position: Position, suit: str) -> tuple[int, ...]:
    """The ranks of a suit that count, and a blank; without those that the learner holds."""
    wanted = (*position.rules.honours, BLANK)
    return tuple(rank for rank in wanted if Card(rank, suit) not in position.hands[0])


def _with(position: Position, led: int, kept: int) -> Position:
    """The same table with another card led and another best card in the other hand."""
    (card,), (first, *others) = position.trick, position.hands[1]
    hands = (position.hands[0], (Card(kept, first.suit), *others))
    return position._replace(trick=(Card(led, card.suit),), hands=hands)


def gain_of_trump(position: Position) -> int:
    """The points that the trump brings more than the best other card; negative when it should be saved."""
    values = solve(position).values
    trumps = [value for card, value in values.items() if isinstance(card, Card) and card.suit == position.trump]
    others = [value for card, value in values.items() if isinstance(card, Card) and card.suit != position.trump]
    return max(trumps) - max(others)


def _sort(gain: int) -> str:
    return "spend" if gain > 0 else "save" if gain < 0 else "same"


def _rank(lang: str, rank: int, form: str = "bare") -> str:
    return say(lang, f"a.plot.ending.blank.{form}") if rank == BLANK else rank_name(rank, lang, form=form)


def _row_told(lang: str, position: Position, led: int, kept: Row, gains: Row) -> str:
    """One line of the grid in words: neighbours that do the same are said together."""
    parts = []
    for sort, group in groupby(zip(kept, gains, strict=True), key=lambda pair: _sort(pair[1])):
        ranks, worth = zip(*group, strict=True)
        against = tuple(_rank(lang, rank, "the") for rank in ranks)
        numbers = listing(lang, [str(abs(gain)) for gain in worth])
        parts.append(say(lang, f"a.plot.ending.{sort}_told", names=against, line=numbers))
    return say(lang, "a.plot.ending.row", name=_rank(lang, led, "the"), text="; ".join(parts))


def _place(axes: Axes, x: int, y: int, gain: int) -> None:
    from matplotlib.patches import Rectangle  # here matplotlib is loaded already

    fill, ink, mark = LOOKS[_sort(gain)]
    axes.add_patch(Rectangle((x - 0.46, y - 0.43), 0.92, 0.86, facecolor=fill, edgecolor=SOFT))
    axes.text(x, y, f"{mark} {abs(gain)}" if gain else mark, ha="center", va="center", color=ink, weight="bold")


def _bare(axes: Axes, columns: int, rows: int) -> None:
    axes.xaxis.tick_top()
    axes.xaxis.set_label_position("top")
    axes.tick_params(length=0, colors=INK)
    axes.set(xlim=(-0.55, columns - 0.45), ylim=(rows - 0.45, -0.55))
    for spine in axes.spines.values():
        spine.set_visible(False)


def _legend(axes: Axes, lang: str) -> None:
    from matplotlib.patches import Patch  # here matplotlib is loaded already

    patches = [
        Patch(facecolor=LOOKS[sort][0], edgecolor=SOFT, label=f"{LOOKS[sort][2]} {say(lang, f'a.plot.ending.{sort}')}")
        for sort in SORTS
    ]
    axes.legend(handles=patches, loc="upper center", bbox_to_anchor=(0.5, -0.02), ncols=len(SORTS), frameon=False)


# What faultless last tricks bring

BINS = ("fewer", "same", "some", "many")
MANY = 10
"""More points than this are many: an ace or a three, and something more."""


def perfect_ending(lang: str, deals: str = "300", seed: str = "18") -> Picture:
    """Deals of two club players, twice: as they were, and with the learner's last tricks played without a fault."""
    pairs = endings(int(deals), seed)
    gains = [_bin(exact - usual) for usual, exact in pairs]
    counts = [gains.count(name) for name in BINS]
    won = [sum(points > HALF for points in side) for side in zip(*pairs, strict=True)]
    told = [say(lang, f"a.plot.perfect.{name}_told", n=count) for name, count in zip(BINS, counts, strict=True)]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        bars = axes.bar(range(len(BINS)), counts, color=DARK, width=0.72)
        axes.set_xticks(range(len(BINS)), [say(lang, f"a.plot.perfect.{name}") for name in BINS])
        axes.set_yticks([])
        axes.set_ylabel(say(lang, "a.plot.perfect.deals"))
        axes.tick_params(length=0)
        axes.spines["left"].set_visible(False)
        axes.bar_label(bars, padding=4, weight="bold")
        axes.margins(y=0.14)

    text = say(lang, "plot.perfect_ending", n=len(pairs), text=listing(lang, told), a=won[0], b=won[1])
    return Picture(lang, text, draw)


def _bin(gain: int) -> str:
    return "fewer" if gain < 0 else "same" if not gain else "some" if gain <= MANY else "many"


@cache
def endings(deals: int, seed: str) -> tuple[tuple[int, int], ...]:
    """For each deal the learner's points, first as a club player ends it and then as the solver does."""
    return tuple(_both_ends(random.Random(f"{seed}-{number}"), number) for number in range(deals))


def _both_ends(rng: random.Random, number: int) -> tuple[int, int]:
    position = deal(find_rules("brisca_2"), rng)
    while position.stock or position.trick:
        position = _by_club(position, rng)
    usual, exact = (_played_out(position, random.Random(number), is_exact) for is_exact in (False, True))
    return usual, exact


def _played_out(position: Position, rng: random.Random, is_exact: bool) -> int:
    while position.turn is not None:
        mine = is_exact and position.turn == 0
        position = position.play(solve(position).best[0]) if mine else _by_club(position, rng)
    return scoring.points_of(position)[0]


def _by_club(position: Position, rng: random.Random) -> Position:
    assert position.turn is not None
    return position.play(find_level("club")(position.observe(position.turn), rng))
