"""A learner's rating by puzzles: Glicko, with the puzzle's own rating taken as known.

Source: Mark E. Glickman, "The Glicko system" (Boston University, in the public domain). With q = ln 10 / 400, rating r,
deviation RD, a puzzle of strength s and the result 1 or 0:

    E = 1 / (1 + 10^((s - r) / 400))        the chance of solving it
    RD² := min(RD² + c² days, 350²)         who stays away becomes less certain
    1 / RD'² = 1 / RD² + q² E (1 - E)
    r' = r + q RD'² (result - E)

Only the first try at a puzzle counts, so looking at it again is free (needs.md N21, N23). The deviation has a floor, so
that a learner who gets better keeps moving, by at most 12 points a puzzle.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import date

Q = math.log(10) / 400
MOST, LEAST = 350, 45
C_SQUARED = (200**2 - LEAST**2) / 365  # a year away brings the deviation from 45 to 200
FIRST, STEP = 800, 200


@dataclass(frozen=True, order=True)
class Rating:
    """A rating: points, how sure they are, and how many puzzles it rests on."""

    points: int = 1000
    deviation: int = MOST
    tries: int = 0
    day: date = date(2025, 1, 1)

    @property
    def is_sure(self) -> bool:
        """Whether there are enough tries to show it as a number."""
        return self.deviation <= 110

    def chance(self, strength: int) -> float:
        """How likely a puzzle of this strength is to be solved."""
        return float(1 / (1 + 10 ** ((strength - self.points) / 400)))

    def after(self, strength: int, is_right: bool, day: date) -> Rating:
        """The rating after one more puzzle, tried for the first time."""
        away = max((day - self.day).days, 0) if self.tries else 0
        variance = min(self.deviation**2 + C_SQUARED * away, MOST**2)
        chance = self.chance(strength)
        variance = 1 / (1 / variance + Q**2 * chance * (1 - chance))
        points = self.points + Q * variance * (is_right - chance)
        return Rating(round(points), max(round(math.sqrt(variance)), LEAST), self.tries + 1, max(day, self.day))

    def merged(self, other: Rating) -> Rating:
        """The one that rests on more; merging twice changes nothing, and the order does not matter."""
        return max(self, other, key=lambda one: (one.tries, one.day, one))


def strength_of(level: int) -> int:
    """The rating of a puzzle by its level: 800, 1000, 1200 ..."""
    return FIRST + STEP * (max(level, 1) - 1)
