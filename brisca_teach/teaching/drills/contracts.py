"""How often a promise is kept: the same hand in many imagined deals, the other cards dealt at random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from brisca_teach.analysis.bots.club import decide
from brisca_teach.analysis.bots.quick import finished
from brisca_teach.analysis.bots.reading import fresh
from brisca_teach.analysis.sampling import Worlds
from brisca_teach.engine.cards import Move
from brisca_teach.engine.moves import Bid, Pass
from brisca_teach.engine.position import Position
from brisca_teach.engine.scoring import Outcome
from brisca_teach.teaching.drills.sampled import Measured, compared, half_width

ME = 0
DEALS = 200
PERCENT = 100.0
Values = Mapping[Move, list[float]]


def kept_shares(position: Position, moves: Iterable[Move]) -> tuple[Measured, ...]:
    """In what per cent of the deals the learner keeps his promise after each of these moves, the best first."""
    ends = _played_out(position, moves)
    return compared({move: [PERCENT * bool(end.made) for end in outcomes] for move, outcomes in ends.items()})


def shares_by_points(position: Position, least: Bid, promises: Iterable[int]) -> tuple[Measured, ...]:
    """In what per cent of the deals so many points are made, once the learner has the contract."""
    (outcomes,) = _played_out(position, (least,)).values()
    made = [_mine(end) for end in outcomes]
    shares = {points: [PERCENT * (own >= points) for own in made] for points in promises}
    return tuple(
        Measured(Bid(points), round(sum(share) / len(share), 1), round(half_width(share), 1))
        for points, share in shares.items()
    )


def _mine(end: Outcome) -> int:
    """What the learner's side has made."""
    return next(made for seats, made in zip(end.sides, end.side_points, strict=True) if ME in seats)


def _played_out(position: Position, moves: Iterable[Move]) -> dict[Move, list[Outcome]]:
    """How each of the imagined deals ends after each move: in haste, but the contract is chosen with care."""
    worlds, rng = Worlds(position.observe(ME)), Random(str(position))
    ends: dict[Move, list[Outcome]] = {move: [] for move in moves}
    for _ in range(DEALS):
        world = worlds.draw(rng)
        for move, outcomes in ends.items():
            end = finished(_agreed(world.play(move), rng)).outcome()
            assert end is not None
            outcomes.append(end)
    return ends


def _agreed(position: Position, rng: Random) -> Position:
    """The deal once everybody else has passed and the learner has named what there is to name."""
    while position.phase not in ("play", "over"):
        seen = position.observe(position.turn or ME)
        position = position.play(Pass() if position.phase == "auction" else decide(seen, rng, fresh))
    return position
