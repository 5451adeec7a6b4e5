"""Days practised: how many in a row, the longest row, how many in all. Speed does not come into it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta

DAY = timedelta(days=1)


@dataclass(frozen=True)
class Streak:
    """Days in a row up to today or yesterday, the longest row so far, and all days."""

    now: int = 0
    longest: int = 0
    total: int = 0


def streak_of(days: Iterable[date], today: date) -> Streak:
    """The streak of these days: not yet having practised today does not break it."""
    rows = tuple(rows_of(days))
    now = next((length for first, length in rows if first <= today <= first + length * DAY), 0)
    return Streak(now, max((length for _, length in rows), default=0), sum(length for _, length in rows))


def rows_of(days: Iterable[date]) -> Iterator[tuple[date, int]]:
    """The days as rows without a gap: the first day of each, and how long it is."""
    first, length = None, 0
    for day in sorted(set(days)):
        if first is not None and day == first + length * DAY:
            length += 1
            continue
        if first is not None:
            yield first, length
        first, length = day, 1
    if first is not None:
        yield first, length


def days_of(rows: Iterable[tuple[date, int]]) -> Iterator[date]:
    """The days of such rows."""
    for first, length in rows:
        yield from (first + at * DAY for at in range(length))
