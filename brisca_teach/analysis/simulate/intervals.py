"""How sure a measured number is: Wilson's interval for shares, the bootstrap for means."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054
ROUNDS = 2000


@dataclass(frozen=True)
class Interval:
    """A measured value with the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def __contains__(self, value: float) -> bool:
        return self.low <= value <= self.high


def wilson(wins: float, games: int, z: float = Z95) -> Interval:
    """The share of games won and its interval; half a win for a tie is allowed."""
    if games == 0:
        return Interval(0.5, 0.0, 1.0)
    share, room = wins / games, z * z / games
    middle = (share + room / 2) / (1 + room)
    half = z * sqrt(share * (1 - share) / games + room / games / 4) / (1 + room)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def bootstrap(values: Sequence[float], seed: int = 0, rounds: int = ROUNDS) -> Interval:
    """The mean and its 95 % interval by drawing the values again and again, seeded so that it never varies."""
    if not values:
        return Interval(0.0, float("-inf"), float("inf"))
    rng, size = random.Random(seed), len(values)
    means = sorted(sum(rng.choices(values, k=size)) / size for _ in range(rounds))
    return Interval(sum(values) / size, means[round(0.025 * (rounds - 1))], means[round(0.975 * (rounds - 1))])
