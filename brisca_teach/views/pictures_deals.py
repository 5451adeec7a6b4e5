"""Pictures of whole deals: how long the stock lasts, and how the points grow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.facts.deals import find_deal
from brisca_teach.views.pictures import ACCENT, DARK, GRID, INK, PAPER, SOFT, Picture
from brisca_teach.views.words import say, seat_names

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

GAMES = ("brisca_2", "brisca_3", "brisca_4", "brisca_6")
LOOKS = ((DARK, "o", "-"), (ACCENT, "s", "--"))
"""Colour, mark and line of each player, so that they differ in grey too."""


def draw_strip(lang: str) -> Picture:
    """A row a game, a frame a trick: the cards left in the stock after each one, and none after the last."""
    games = [find_rules(key) for key in GAMES]
    strips = [stock_after_tricks(rules) for rules in games]
    told = [_strip_told(lang, rules, strip) for rules, strip in zip(games, strips, strict=True)]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        for row, (rules, strip) in enumerate(zip(games, strips, strict=True)):
            _strip(axes, row, strip)
            axes.text(-0.7, row, say(lang, "noun.players", n=rules.players), ha="right", va="center")
        _frameless(axes, max(map(len, strips)), len(strips))
        axes.set_xlabel(say(lang, "a.plot.strip"), color=INK)

    return Picture(lang, say(lang, "plot.draw_strip", text="; ".join(told)), draw)


def stock_after_tricks(rules: Rules) -> list[int | None]:
    """The cards left in the stock after each trick and its draw; None after a trick without one."""
    position, left = deal(rules, order=rules.cards), []
    for after in tricks_played(position):
        left.append(None if len(after.stock) == len(position.stock) else len(after.stock))
        position = after
    return left


def tricks_played(position: Position) -> Iterator[Position]:
    """The position after each trick of a deal in which everybody plays the card held longest."""
    while position.turn is not None:
        cards = [move for move in position.hands[position.turn] if move in position.legal_moves()]
        position = position.play(cards[0])
        if not position.trick:
            yield position


def _strip_told(lang: str, rules: Rules, strip: list[int | None]) -> str:
    with_draw = len([left for left in strip if left is not None])
    return say(lang, "a.plot.strip_told", players=rules.players, n=with_draw, m=len(strip) - with_draw)


def _strip(axes: Axes, row: int, strip: list[int | None]) -> None:
    from matplotlib.patches import Rectangle  # here matplotlib is loaded already

    for at, left in enumerate(strip):
        fill, line = (PAPER, "--") if left is None else (DARK, "-")
        axes.add_patch(Rectangle((at - 0.45, row - 0.36), 0.9, 0.72, facecolor=fill, edgecolor=SOFT, linestyle=line))
        if left is not None:
            axes.text(at, row, str(left), ha="center", va="center", color=PAPER, fontsize=10)


def _frameless(axes: Axes, columns: int, rows: int) -> None:
    axes.set(xlim=(-0.6, columns - 0.4), ylim=(rows - 0.5, -0.5))
    axes.set_xticks([])
    axes.set_yticks([])
    for spine in axes.spines.values():
        spine.set_visible(False)


def points_by_trick(lang: str, deal: str = "first_deal", target: str = "61") -> Picture:
    """The points of both players after each trick of a deal that was played, and the line where it is won."""
    lines = points_after_tricks(find_deal(deal))
    names = seat_names(lang, len(lines))

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        tricks = range(1, len(lines[0]) + 1)
        for points, who, (colour, mark, dash) in zip(lines, names, LOOKS, strict=True):
            axes.plot(tricks, points, dash, color=colour, marker=mark, label=who.capitalize())
            axes.annotate(str(points[-1]), (tricks[-1], points[-1]), (8, -4), textcoords="offset points", weight="bold")
        axes.axhline(int(target), color=GRID, linewidth=2)
        axes.text(1, int(target) + 1, target, color=SOFT)
        axes.set_xticks(tricks)
        axes.set(xlabel=say(lang, "a.plot.trick"), ylabel=say(lang, "a.plot.points"))
        axes.legend(loc="center left", frameon=False)

    told = [
        say(lang, "a.plot.points_told", name=who, text=_listed(points))
        for who, points in zip(names, lines, strict=True)
    ]
    return Picture(lang, say(lang, "plot.points_by_trick", text="; ".join(told)), draw)


def points_after_tricks(record: Record) -> tuple[tuple[int, ...], ...]:
    """For each player the points after every trick."""
    done = [after for before, after in pairwise(record.positions) if before.trick and not after.trick]
    worth = record.start.rules.points
    return tuple(
        tuple(sum(map(worth, position.piles[seat])) for position in done) for seat in range(len(record.start.hands))
    )


def _listed(points: tuple[int, ...]) -> str:
    return ", ".join(map(str, points))
