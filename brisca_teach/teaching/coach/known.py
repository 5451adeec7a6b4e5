"""What a move costs on what its player could know: the same move in many deals that the player cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from brisca_teach.analysis.limits import tricks_left
from brisca_teach.analysis.sampling import Worlds
from brisca_teach.analysis.simulate.intervals import Interval, bootstrap
from brisca_teach.analysis.solver import Stop, solve
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.coach.judging import ALONE, reach, shortened
from brisca_teach.teaching.coach.verdict import grade_of

AHEAD = 6
"""How many tricks are looked at in a deal that is only imagined: more of them change nothing."""
HALF = 0.5
"""What rounds to no point at all."""


@dataclass(frozen=True)
class Known:
    """The move beside the best one, in points on average over imagined deals, with a 95 % interval.

    The best is chosen in other deals than those in which both are measured: measured where it was chosen, a lucky
    card would look better than it is. So a cost may come out below nothing.
    """

    values: tuple[tuple[Move, float], ...]  # what each move brings on average in the deals that were measured
    best: Move
    cost: Interval
    worlds: int  # how many deals were measured
    tricks: int  # how many tricks were looked at in each
    is_certain: bool  # there was only one deal that it could be

    @property
    def is_best(self) -> bool:
        """True when nothing was better on what could be known."""
        return self.cost.value <= 0

    @property
    def is_clear(self) -> bool:
        """True when the interval leaves out that nothing was lost."""
        return self.cost.low > 0

    @property
    def grade(self) -> str:
        """As in `grade_of`; a cost that may be none at all is at most near, under half a point it is none."""
        cost = self.cost.value
        if not self.is_clear:
            return "best" if cost < HALF else "near"
        return grade_of(round(cost))


def known(observation: Observation, move: Move, worlds: int, rng: Random, stop: Stop | None = None) -> Known:
    """What the move costs, measured in so many imagined deals.

    Refusal where too many tricks are left or the move cannot be made in all the deals; BadText when the observation
    contradicts itself.
    """
    every, ahead = Worlds(observation), _ahead(observation.position, move)
    tricks = tricks_left(shortened(observation.position, ahead))
    if tricks > max(ahead, ALONE + 1):
        raise Refusal("review.known.large", tricks=tricks, most=ahead)
    if every.count == 1 and observation.position.stock.count(UNKNOWN) < 2:
        only = _values(every, ahead, rng, stop)
        return _measured([only], [only], move, tricks, is_certain=True)
    chosen = [_values(every, ahead, rng, stop) for _ in range(max(worlds // 2, 1))]
    measured = [_values(every, ahead, rng, stop) for _ in range(worlds)]
    return _measured(chosen, measured, move, tricks, is_certain=False)


Worth = dict[Move, int]


def _measured(chosen: Sequence[Worth], measured: Sequence[Worth], move: Move, tricks: int, is_certain: bool) -> Known:
    moves = [one for one in chosen[0] if all(one in world for world in (*chosen, *measured))]
    if move not in moves:
        raise Refusal("review.known.rare")
    best = max(moves, key=lambda one: (sum(world[one] for world in chosen), one == move))
    means = tuple((one, sum(world[one] for world in measured) / len(measured)) for one in moves)
    return Known(means, best, _cost(measured, best, move), len(measured), tricks, is_certain)


def _values(worlds: Worlds, ahead: int, rng: Random, stop: Stop | None) -> Worth:
    return solve(shortened(worlds.draw(rng), ahead), stop=stop).values


def _ahead(position: Position, move: Move) -> int:
    """How many tricks to look at; with an exchange enough of them that a turn-up is still there to be taken."""
    if position.rules.players == 2:
        return min(AHEAD, reach(position))
    return ALONE if isinstance(move, Card) else max(ALONE, reach(position))


def _cost(values: Sequence[Worth], best: Move, move: Move) -> Interval:
    lost = [float(world[best] - world[move]) for world in values]
    if len(set(lost)) == 1:
        return Interval(lost[0], lost[0], lost[0])
    return bootstrap(lost)
