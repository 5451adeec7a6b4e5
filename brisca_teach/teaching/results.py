"""What is kept of a learner's work: one small row for each drill, made to be merged."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date


@dataclass(frozen=True, order=True)
class DrillKey:
    """Which drill a result is of."""

    lesson: int
    kind: str
    level: int = 1


@dataclass(frozen=True)
class Result:
    """The best round of a drill, how many rounds were finished and items answered, and the last day."""

    key: DrillKey
    right: int = 0
    total: int = 0  # 0: no round was finished yet
    tries: int = 0
    answered: int = 0
    day: date = date(2025, 1, 1)

    @property
    def score(self) -> tuple[int, int]:
        """What makes one result better than another: the share of right answers, then the length."""
        return (self.right * 10_000 // self.total if self.total else -1), self.total

    def merged(self, other: Result) -> Result:
        """The best of both; merging twice changes nothing, and the order does not matter."""
        best = max(self, other, key=lambda result: result.score)
        return replace(
            best,
            tries=max(self.tries, other.tries),
            answered=max(self.answered, other.answered),
            day=max(self.day, other.day),
        )

    def after_answer(self, day: date) -> Result:
        """The result after one more item was answered."""
        return replace(self, answered=self.answered + 1, day=max(day, self.day))

    def after_round(self, right: int, total: int, day: date) -> Result:
        """The result after a finished round."""
        round_ = Result(self.key, right, total)
        better = max(self, round_, key=lambda result: result.score)
        return replace(self, right=better.right, total=better.total, tries=self.tries + 1, day=max(day, self.day))
