"""Pictures of whole deals: how long the stock lasts, and how the points grow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.views.pictures import DARK, INK, PAPER, SOFT, Picture
from brisca_teach.views.words import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

GAMES = ("brisca_2", "brisca_3", "brisca_4", "brisca_6")


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
    for after in _tricks(position):
        left.append(None if len(after.stock) == len(position.stock) else len(after.stock))
        position = after
    return left


def _tricks(position: Position) -> Iterator[Position]:
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
