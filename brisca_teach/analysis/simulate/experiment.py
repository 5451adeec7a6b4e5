"""One number measured over many deals: how often, how much, with how much luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial

from brisca_teach.analysis.bots.bot import Bot
from brisca_teach.analysis.simulate.intervals import Interval, bootstrap, wilson
from brisca_teach.analysis.simulate.pieces import in_order
from brisca_teach.analysis.simulate.playing import play_out, seeded
from brisca_teach.analysis.simulate.progress import Progress
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules

Measure = Callable[[Position], float]
PIECE = 50


@dataclass(frozen=True)
class Measured:
    """The values measured, one a deal, in the order of the deals."""

    values: tuple[float, ...]

    @property
    def mean(self) -> Interval:
        """The mean with the bootstrap's interval."""
        return bootstrap(self.values)

    @property
    def share(self) -> Interval:
        """For measures that are 0 or 1: how often it is 1, with Wilson's interval."""
        return wilson(sum(self.values), len(self.values))


def experiment(
    rules: Rules,
    bots: Sequence[Bot],
    measure: Measure,
    deals: int,
    *,
    seed: int = 0,
    executor: Executor | None = None,
    before: Measured | None = None,
    progress: Progress | None = None,
) -> Measured:
    """What `measure` says of each finished deal; `before` holds the first of them when they are known already.

    The same seed gives the same values with any executor; for processes, bots and measure must be plain functions.
    """
    values = list(before.values[:deals] if before else ())
    pieces = [range(at, min(at + PIECE, deals)) for at in range(len(values), deals, PIECE)]
    for found in in_order(partial(measure_deals, rules, tuple(bots), measure, seed), pieces, executor):
        values += found
        if progress:
            progress(len(values), deals)
    return Measured(tuple(values))


def measure_deals(rules: Rules, bots: Sequence[Bot], measure: Measure, seed: int, numbers: range) -> list[float]:
    """The values of the deals with these numbers: a piece of work for one process."""
    return [measure(_end(rules, bots, seed, number)) for number in numbers]


def _end(rules: Rules, bots: Sequence[Bot], seed: int, number: int) -> Position:
    start = deal(rules, seeded(seed, number, "deal"), number=number)
    return play_out(start, bots, seeded(seed, number, "play"))
