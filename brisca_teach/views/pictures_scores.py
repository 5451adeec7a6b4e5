"""The score sheet of a match: what each deal brought, and how the match stands after it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from brisca_teach.engine.match import Match
from brisca_teach.engine.position import Position
from brisca_teach.engine.scoring import Outcome
from brisca_teach.engine.variants import find_rules
from brisca_teach.views.pictures import DARK, GRID, INK, PAPER, Picture
from brisca_teach.views.pictures_deals import tricks_played
from brisca_teach.views.words import say

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Row = tuple[tuple[int, ...], tuple[int, ...]]
"""The points of both sides in one deal, and the games of both after it."""


def match_sheet(lang: str, seeds: str, rules: str = "brisca_4") -> Picture:
    """A match between two pairs, a row a deal; everybody plays the card held longest."""
    rows = sheet(rules, tuple(map(int, seeds.split())))
    told = [_told(lang, number, row) for number, row in enumerate(rows, 1)]

    def draw(figure: Figure) -> None:
        axes = figure.subplots()
        _line(axes, 0, [say(lang, key) for key in ("a.plot.deal", "a.plot.us", "a.plot.them", "a.plot.games")], None)
        for number, (points, games) in enumerate(rows, 1):
            cells = [str(number), str(points[0]), str(points[1]), f"{games[0]} - {games[1]}"]
            _line(axes, number, cells, _winner(rows, number - 1))
        axes.set(xlim=(-0.6, 3.6), ylim=(len(rows) + 0.6, -0.6))
        axes.axis("off")

    return Picture(lang, say(lang, "plot.match_sheet", text="; ".join(told)), draw)


def sheet(key: str, seeds: tuple[int, ...]) -> tuple[Row, ...]:
    """The rows of the sheet, as the rules of this game count them."""
    match, rows = Match(find_rules(key)), []
    for seed in seeds:
        after = match.add(_played(match.deal(Random(seed))))
        rows.append((tuple(now - then for now, then in zip(after.points, match.points, strict=True)), after.games))
        match = after
    return tuple(rows)


def _played(start: Position) -> Outcome:
    *_, last = tricks_played(start)
    outcome = last.outcome()
    assert outcome is not None
    return outcome


def _winner(rows: tuple[Row, ...], at: int) -> int | None:
    """The side that has one game more than before this deal; None after a tie."""
    before = rows[at - 1][1] if at else (0, 0)
    return next((side for side in (0, 1) if rows[at][1][side] > before[side]), None)


def _told(lang: str, number: int, row: Row) -> str:
    (us, them), (won, lost) = row
    return say(lang, "a.plot.sheet_row", n=number, a=us, b=them, m=won, total=lost)


def _line(axes: Axes, at: int, cells: list[str], winner: int | None) -> None:
    """A row of the sheet; the winner's points are in a dark box with a tick."""
    from matplotlib.patches import Rectangle  # here matplotlib is loaded already

    for x, text in enumerate(cells):
        is_best = winner is not None and x == winner + 1
        axes.add_patch(Rectangle((x - 0.5, at - 0.5), 1, 1, facecolor=DARK if is_best else PAPER, edgecolor=GRID))
        colour, weight = (PAPER, "bold") if is_best else (INK, "bold" if at == 0 else "normal")
        mark = " ✓" if is_best else ""
        axes.text(x, at, text + mark, ha="center", va="center", color=colour, weight=weight)
