"""Everything that is kept of a learner's work, as one value that can be merged, written and sent."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Protocol, Self, TypeVar

from brisca_teach.teaching.rating import Rating
from brisca_teach.teaching.results import Result
from brisca_teach.teaching.schedule import Repeat


class Mergeable(Protocol):
    """What can be merged with another of its kind."""

    def merged(self, other: Self, /) -> Self:
        """The best of both."""


M = TypeVar("M", bound=Mergeable)
K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class Work:
    """Results of drills, what is to be repeated when, the days practised, the rating by puzzles."""

    results: tuple[Result, ...] = ()
    repeats: tuple[Repeat, ...] = ()
    days: tuple[date, ...] = ()
    rating: Rating = Rating()

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been done."""
        return self == Work()

    @property
    def answers(self) -> int:
        """How many answers it holds."""
        return sum(result.answered for result in self.results) + self.rating.tries

    @property
    def last_day(self) -> date | None:
        """The last day something was done; None when nothing was."""
        return max((*self.days, *(result.day for result in self.results)), default=None)

    def merged(self, other: Work) -> Work:
        """The best of both, part by part; merging twice changes nothing, and the order does not matter."""
        results = best({result.key: result for result in self.results}, ((one.key, one) for one in other.results))
        repeats = best({repeat.item: repeat for repeat in self.repeats}, ((one.item, one) for one in other.repeats))
        return Work(
            tuple(results[key] for key in sorted(results)),
            tuple(repeats[item] for item in sorted(repeats)),
            tuple(sorted({*self.days, *other.days})),
            self.rating.merged(other.rating),
        )

    def news(self, before: Work) -> Work:
        """What is in this and was not in the work before; Work() when nothing is new."""
        return Work(
            tuple(one for one in self.results if one not in before.results),
            tuple(one for one in self.repeats if one not in before.repeats),
            tuple(day for day in self.days if day not in before.days),
            Rating() if self.rating == before.rating else self.rating,
        )


def best(mine: dict[K, M], theirs: Iterable[tuple[K, M]]) -> dict[K, M]:
    """For each key the best of both sides."""
    merged = dict(mine)
    for key, one in theirs:
        merged[key] = merged[key].merged(one) if key in merged else one
    return merged
