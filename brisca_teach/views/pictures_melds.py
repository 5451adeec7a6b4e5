"""A deal of marianna that was played: the trump suit trick by trick, the pairs declared, the points of both players."""

from __future__ import annotations

from importlib.resources import files
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, NamedTuple

from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.views.pictures import ACCENT, GRID, INK, PALE, PAPER, SOFT, Picture
from brisca_teach.views.pictures_deals import LOOKS, points_after_tricks
from brisca_teach.views.words import say, seat_names, suit_name

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


class Pair(NamedTuple):
    """A pair declared: in which trick, by whom, in which suit, for how much."""

    trick: int
    seat: int
    suit: str
    points: int


class Reign(NamedTuple):
    """A suit, or none, that was trumps from one trick to another."""

    suit: str | None
    first: int
    last: int


def trump_changes(lang: str, deal: str = "marianna_deal") -> Picture:
    """Both players' points after each trick, pairs included, over bands that say which suit was trumps."""
    record = Record.parse(files("brisca_teach.teaching.facts").joinpath(f"{deal}.txt").read_text("utf-8"))
    pairs, reigns = pairs_in(record), reigns_in(record)
    lines = with_pairs(points_after_tricks(record), pairs)
    names = seat_names(lang, len(lines))

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        top = max(map(max, lines)) + 40
        for at, reign in enumerate(reigns):
            _band(axes, reign, at, top, _suit(lang, reign.suit))
        _curves(axes, lines, [name.capitalize() for name in names])
        _pairs(axes, pairs, lines)
        axes.set_xticks(range(1, len(lines[0]) + 1))
        axes.set(xlim=(0.5, len(lines[0]) + 1.2), ylim=(0, top))
        axes.set(xlabel=say(lang, "a.plot.trick"), ylabel=say(lang, "a.plot.points"))
        axes.legend(loc="center left", frameon=False)

    return Picture(lang, _told(lang, pairs, reigns, lines, names), draw, size=(7.2, 4.2))


def pairs_in(record: Record) -> tuple[Pair, ...]:
    """Every pair of the deal, with the number of its trick."""
    said, trick = list[Pair](), 1
    for before, after in pairwise(record.positions):
        if len(after.extra.melds) > len(before.extra.melds):
            new = after.extra.melds[-1]
            said.append(Pair(trick, new.seat, new.suit, new.points))
        trick += _ends(before, after)
    return tuple(said)


def reigns_in(record: Record) -> tuple[Reign, ...]:
    """The suits that were trumps when the tricks were taken, one after another."""
    trumps = [before.trump for before, after in pairwise(record.positions) if _ends(before, after)]
    reigns, first = list[Reign](), 1
    for suit, run in groupby(trumps):
        last = first + len(list(run)) - 1
        reigns.append(Reign(suit, first, last))
        first = last + 1
    return tuple(reigns)


def _ends(before: Position, after: Position) -> bool:
    return bool(before.trick) and not after.trick


def with_pairs(lines: tuple[tuple[int, ...], ...], pairs: tuple[Pair, ...]) -> tuple[tuple[int, ...], ...]:
    """The points after each trick with those of the pairs declared by then."""
    return tuple(
        tuple(
            points + sum(pair.points for pair in pairs if pair.seat == seat and pair.trick <= trick)
            for trick, points in enumerate(line, 1)
        )
        for seat, line in enumerate(lines)
    )


# In words


def _told(
    lang: str,
    pairs: tuple[Pair, ...],
    reigns: tuple[Reign, ...],
    lines: tuple[tuple[int, ...], ...],
    names: tuple[str, ...],
) -> str:
    trumps = [say(lang, "a.plot.reign", name=_suit(lang, one.suit), n=one.first, m=one.last) for one in reigns]
    said = [
        say(lang, "a.plot.pair", n=one.trick, name=names[one.seat], points=one.points, suit=one.suit) for one in pairs
    ]
    points = [
        say(lang, "a.plot.points_told", name=name, text=", ".join(map(str, line)))
        for name, line in zip(names, lines, strict=True)
    ]
    texts = {"a": "; ".join(trumps), "b": "; ".join(said), "text": "; ".join(points)}
    return say(lang, "plot.trump_changes", **texts)


def _suit(lang: str, suit: str | None) -> str:
    return suit_name(suit, lang) if suit else say(lang, "a.plot.no_trump")


# Drawn


def _band(axes: Axes, reign: Reign, at: int, top: int, name: str) -> None:
    """A stretch of tricks, every other one shaded, with its trump suit above."""
    axes.axvspan(reign.first - 0.5, reign.last + 0.5, color=PALE if at % 2 else PAPER, zorder=0)
    axes.axvline(reign.last + 0.5, color=GRID, linewidth=0.8, zorder=0)
    axes.text((reign.first + reign.last) / 2, top - 6, name, ha="center", va="top", color=ACCENT, weight="bold")


def _curves(axes: Axes, lines: tuple[tuple[int, ...], ...], names: list[str]) -> None:
    for points, name, (colour, mark, dash) in zip(lines, names, LOOKS, strict=True):
        tricks = range(1, len(points) + 1)
        axes.plot(tricks, points, dash, color=colour, marker=mark, label=name, markersize=5)


def _pairs(axes: Axes, pairs: tuple[Pair, ...], lines: tuple[tuple[int, ...], ...]) -> None:
    """What each pair brought, beside the jump it made, and the points at the end."""
    for pair in pairs:
        height = lines[pair.seat][pair.trick - 1]
        place = (-6, 7) if height == max(line[pair.trick - 1] for line in lines) else (8, -13)
        text, side = f"+{pair.points}", "right" if place[0] < 0 else "left"
        axes.annotate(text, (pair.trick, height), place, textcoords="offset points", ha=side, color=INK, weight="bold")
    for line in lines:
        dy = 4 if line == max(lines, key=lambda other: other[-1]) else -10
        axes.annotate(str(line[-1]), (len(line), line[-1]), (7, dy), textcoords="offset points", color=SOFT)
