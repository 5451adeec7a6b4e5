"""When to ask something again: spaced repetition of drills and puzzles, by whole days.

The intervals are those of FSRS 6 (the package `fsrs`, with its published weights; Ye, Su, Cao 2022,
https://github.com/open-spaced-repetition): something missed comes back after 1, 2, 6, 18 days, something known at
once after 2, 11, 46. What was missed always comes back the next day. No learning steps of minutes, no fuzz: the same
answers on the same days give the same plan.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta

from fsrs import Card, Rating, Scheduler, State

LONGEST = 365
"""Days after which everything is asked again."""
PUZZLE = "puzzle"
_PLAN = Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False)
_SHORTEST, _STEPS = 0.1, 19  # days of memory at step 0, and steps for each doubling
_EASIEST, _TENTHS = 1, 10
TOP_MEMORY, TOP_HARDNESS = 255, 90


@dataclass(frozen=True, order=True)
class Repeat:
    """How well one item is known. Memory and hardness are FSRS's stability and difficulty in small whole steps,
    so that a code can carry them and bring back the very same value."""

    item: str
    memory: int
    hardness: int
    day: date  # of the last try
    times: int = 1
    misses: int = 0
    is_failed: bool = False  # the last try was wrong

    @property
    def stability(self) -> float:
        """The days after which it is still known nine times in ten."""
        return float(_SHORTEST * 2 ** (self.memory / _STEPS))

    @property
    def due(self) -> date:
        """The day on which to ask it again."""
        if self.is_failed:
            return self.day + timedelta(days=1)
        return self.day + timedelta(days=min(max(round(self.stability), 1), LONGEST))

    def merged(self, other: Repeat) -> Repeat:
        """The later of both; merging twice changes nothing, and the order does not matter."""
        return max(self, other, key=lambda one: (one.day, one.times, one.misses, one))


def after(before: Repeat | None, item: str, is_right: bool, day: date) -> Repeat:
    """The item after one more try."""
    graded, _ = _PLAN.review_card(_card(before, day), Rating.Good if is_right else Rating.Again, _noon(day))
    assert graded.stability is not None and graded.difficulty is not None
    known = before or Repeat(item, 0, 0, day, times=0)
    return replace(
        known,
        memory=_step(graded.stability),
        hardness=round((graded.difficulty - _EASIEST) * _TENTHS),
        day=max(day, known.day),
        times=known.times + 1,
        misses=known.misses + (not is_right),
        is_failed=not is_right,
    )


def skill_item(kind: str, level: int) -> str:
    """The name under which a drill is repeated."""
    return f"{kind}.{level}"


def puzzle_item(puzzle: str) -> str:
    """The name under which a puzzle is repeated."""
    return f"{PUZZLE}.{puzzle}"


def due(repeats: Iterable[Repeat], day: date, prefix: str = "") -> tuple[Repeat, ...]:
    """The items whose day has come, the one that waits longest first."""
    waiting = (one for one in repeats if one.due <= day and one.item.startswith(prefix))
    return tuple(sorted(waiting, key=lambda one: (one.due, one.item)))


def failed(repeats: Iterable[Repeat], prefix: str = "") -> tuple[Repeat, ...]:
    """The items whose last try was wrong, the latest first."""
    missed = (one for one in repeats if one.is_failed and one.item.startswith(prefix))
    return tuple(sorted(missed, key=lambda one: (-one.day.toordinal(), one.item)))


def untried(items: Iterable[str], repeats: Iterable[Repeat]) -> tuple[str, ...]:
    """The items that were never tried, in the order given."""
    tried = {one.item for one in repeats}
    return tuple(item for item in items if item not in tried)


def _card(before: Repeat | None, day: date) -> Card:
    if before is None:
        return Card(card_id=0, due=_noon(day))
    hardness = _EASIEST + before.hardness / _TENTHS
    return Card(0, State.Review, None, before.stability, hardness, _noon(before.due), _noon(min(before.day, day)))


def _step(stability: float) -> int:
    return min(max(round(_STEPS * math.log2(max(stability, _SHORTEST) / _SHORTEST)), 0), TOP_MEMORY)


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)
