"""A picture of a reviewed deal: the points of each side after every trick, and under it what each move cost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.record import Record
from brisca_teach.engine.scoring import sides_of
from brisca_teach.teaching.coach.known import HALF
from brisca_teach.teaching.facts.deals import find_deal
from brisca_teach.teaching.review import COSTLY, Judged, Review, review
from brisca_teach.views.pictures import ACCENT, DARK, GRID, INK, PALE, PAPER, SOFT, Picture
from brisca_teach.views.play.table_settings import default_deck
from brisca_teach.views.play.voice import TableVoice

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

LOOKS = (
    (DARK, "o", "-"),
    (ACCENT, "s", "--"),
    (SOFT, "D", ":"),
    (INK, "v", "-."),
    (DARK, "<", "--"),
    (ACCENT, ">", ":"),
)
"""Colour, mark and line of each side, so that they differ in grey too."""
BARS = {True: (ACCENT, PAPER, "//"), False: (PALE, SOFT, "")}
"""Colour, edge and hatching of a bar, by whether a move was costly."""


@dataclass(frozen=True)
class DealPicture:
    """What the picture shows and what its words tell: one reading of the review for both."""

    review: Review
    voice: TableVoice

    @property
    def names(self) -> tuple[str, ...]:
        """The sides, as they are called."""
        return tuple(map(self._side, sides_of(self.review.record.position)))

    def _side(self, seats: tuple[int, ...]) -> str:
        if len(seats) == 1:
            return self.voice.person(seats[0])
        return self.voice.say("a.plot.us" if self.voice.me in seats else "a.plot.them")

    @cached_property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """The points of each side after every trick, 0 before the first."""
        after = [points for _, points in self.review.tricks]
        return tuple((0, *line) for line in zip(*after, strict=True)) if after else tuple((0,) for _ in self.names)

    @cached_property
    def moves(self) -> tuple[tuple[int, Judged], ...]:
        """The moves of the person whose deal it is that were measured, each with the number of its trick."""
        ends = [at for at, _ in self.review.tricks]
        mine = (one for one in self.review.moves if one.seat == self.voice.me and one.verdict)
        return tuple((sum(end <= one.at for end in ends) + 1, one) for one in mine)

    def costs(self, lens: str) -> Mapping[int, float]:
        """What the moves of each trick cost; the tricks in which nothing was measured are left out."""
        found: dict[int, float] = {}
        for trick, one in self.moves:
            cost = one.cost(lens)
            if cost is not None:
                found[trick] = found.get(trick, 0) + max(cost, 0)
        return found

    @property
    def costly(self) -> tuple[tuple[int, Judged], ...]:
        """The slips and mistakes with open hands."""
        return tuple((trick, one) for trick, one in self.moves if one.grade("open") in COSTLY)

    def text(self) -> str:
        """The same facts in words."""
        told = [
            self.voice.say("a.plot.points_told", name=who, text=", ".join(map(str, line[1:])))
            for who, line in zip(self.names, self.lines, strict=True)
        ]
        start = self.voice.say("plot.deal_review", text="; ".join(told))
        return " ".join([start, *(map(self._move, self.costly) if self.costly else [self.voice.say("review.none")])])

    def _move(self, found: tuple[int, Judged]) -> str:
        trick, one = found
        key = "plot.deal_review.costly" if one.known is None else "plot.deal_review.both"
        known = round(max(one.cost("known") or 0, 0))
        return self.voice.say(key, n=trick, card=one.move, points=round(one.cost("open") or 0), m=known)

    # The picture

    def draw(self, figure: Figure) -> None:
        """The picture on an empty figure."""
        above, below = figure.subplots(2, 1, sharex=True, gridspec_kw={"height_ratios": (3, 2)})
        self._points(above)
        self._cost(below)
        count = len(self.lines[0])
        below.set_xticks(range(0, count, 1 if count < 12 else 2))
        below.set(xlabel=self.voice.say("a.plot.trick"))

    def _points(self, axes: Axes) -> None:
        for who, line, (colour, mark, dash) in zip(self.names, self.lines, LOOKS, strict=False):
            axes.plot(range(len(line)), line, dash, color=colour, marker=mark, markersize=4, label=who)
            axes.annotate(str(line[-1]), (len(line) - 1, line[-1]), (8, -4), textcoords="offset points", weight="bold")
        if self.review.record.start.rules.scoring.kind == "win":
            axes.axhline(TO_WIN, color=GRID, linewidth=2, zorder=0)
            axes.annotate(str(TO_WIN), (0, TO_WIN), (0, 3), textcoords="offset points", color=SOFT)
        axes.set(ylabel=self.voice.say("a.plot.points"))
        _named(axes)

    def _cost(self, axes: Axes) -> None:
        """A bar for each trick, hatched where a move was costly; a diamond for what could be known."""
        say, costly = self.voice.say, {trick for trick, _ in self.costly}
        lost = {trick: cost for trick, cost in self.costs("open").items() if cost}
        for is_costly, name in ((True, "costly"), (False, "open")):
            tricks = [trick for trick in lost if (trick in costly) is is_costly]
            fill, edge, hatch = BARS[is_costly]
            if tricks:
                axes.bar(tricks, [lost[trick] for trick in tricks], 0.7, color=fill, edgecolor=edge, hatch=hatch,
                         label=say(f"a.plot.cost.{name}"))  # fmt: skip
        known = {trick: cost for trick, cost in self.costs("known").items() if cost >= HALF}
        for trick in costly:
            top, amount = max(lost[trick], known.get(trick, 0)), f"−{round(lost[trick])}"
            axes.annotate(amount, (trick, top), (0, 7), textcoords="offset points", ha="center")
        if known:
            axes.plot(list(known), list(known.values()), "D", color=INK, markerfacecolor=PAPER, markersize=7,
                      label=say("a.plot.cost.known"))  # fmt: skip
        axes.set_ylim(0, max(*lost.values(), *known.values(), 4, 4) * 1.25)
        axes.locator_params(axis="y", integer=True, nbins=5)
        axes.set(ylabel=say("a.plot.cost"))
        _named(axes)


def _named(axes: Axes) -> None:
    """The legend, above the picture so that it stays wide on a narrow screen."""
    if axes.get_legend_handles_labels()[0]:
        axes.legend(loc="lower left", bbox_to_anchor=(-0.02, 1.0), ncols=3, frameon=False, columnspacing=1.2)


def deal_review(lang: str, deal: str | Record | Review, me: str | int = 0) -> Picture:
    """The points of both sides after each trick, and what this seat's moves cost; `deal` as in `find_deal`."""
    played = find_deal(deal) if isinstance(deal, str) else deal
    judged = review(played, seats=(int(me),)) if isinstance(played, Record) else played
    rules = judged.record.start.rules
    shown = DealPicture(judged, TableVoice(lang, rules, default_deck(rules), int(me)))
    return Picture(lang, shown.text(), shown.draw, (7.2, 5.4))
