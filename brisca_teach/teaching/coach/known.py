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

    Each half of the deals is measured against the move that is best in the other half: measured where it was chosen,
    a lucky card would look better than it is. So a cost may come out below nothing.
    """

    move: Move
    values: tuple[tuple[Move, float], ...]  # what each move brings on average
    best: Move
    cost: Interval
    worlds: int  # how many deals were imagined
    tricks: int  # how many tricks were looked at in each
    is_certain: bool  # there was only one deal that it could be

    @property
    def is_best(self) -> bool:
        """True when nothing brought more on average."""
        return self.best == self.move

    @property
    def is_right(self) -> bool:
        """True when nothing was better by what rounds to a point."""
        return self.is_best or self.cost.value < HALF

    @property
    def is_clear(self) -> bool:
        """True when the interval leaves out that nothing was lost."""
        return self.cost.low > 0

    @property
    def grade(self) -> str:
        """As in `grade_of`; a cost that may be none at all is at most near."""
        if self.is_best:
            return "best"
        return grade_of(max(round(self.cost.value), 1)) if self.is_clear else "near"


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
        return _measured([_values(every, ahead, rng, stop)] * 2, move, tricks, is_certain=True)
    imagined = [_values(every, ahead, rng, stop) for _ in range(max(worlds, 2))]
    return _measured(imagined, move, tricks, is_certain=False)


Worth = dict[Move, int]


def _measured(worlds: Sequence[Worth], move: Move, tricks: int, is_certain: bool) -> Known:
    moves = [one for one in worlds[0] if all(one in world for world in worlds)]
    if move not in moves:
        raise Refusal("review.known.rare")
    halves = worlds[::2], worlds[1::2]
    best, *others = (_best(moves, some, move) for some in (worlds, *reversed(halves)))
    lost = [float(world[other] - world[move]) for half, other in zip(halves, others, strict=True) for world in half]
    means = tuple((one, sum(world[one] for world in worlds) / len(worlds)) for one in moves)
    return Known(move, means, best, _interval(lost), 1 if is_certain else len(worlds), tricks, is_certain)


def _best(moves: Sequence[Move], worlds: Sequence[Worth], move: Move) -> Move:
    """The move that brings most in these deals; the one that was made, if it is among them."""
    return max(moves, key=lambda one: (sum(world[one] for world in worlds), one == move))


def _values(worlds: Worlds, ahead: int, rng: Random, stop: Stop | None) -> Worth:
    return solve(shortened(worlds.draw(rng), ahead), stop=stop).values


def _ahead(position: Position, move: Move) -> int:
    """How many tricks to look at; with an exchange enough of them that a turn-up is still there to be taken."""
    if position.rules.players == 2:
        return min(AHEAD, reach(position))
    return ALONE if isinstance(move, Card) else max(ALONE, reach(position))


def _interval(lost: Sequence[float]) -> Interval:
    return bootstrap(lost) if len(set(lost)) > 1 else Interval(lost[0], lost[0], lost[0])
