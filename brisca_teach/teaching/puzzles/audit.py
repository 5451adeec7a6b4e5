"""What a pack is worth: each puzzle worked out again, who solves how many, and what is wrong with any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from brisca_teach.analysis.bots import find_level
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.puzzles.judge import judge
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.puzzles.tempting import greedy

GREEDY = "greedy"
CHANGED = "puzzle.no.changed"
MOST_GREEDY = 2 / 3
"""At least a third of every pack must defeat greed (needs.md N35)."""


@dataclass(frozen=True)
class Audit:
    """The counts of some puzzles. `solved` says how many each player solves who sees his own cards only."""

    puzzles: tuple[Puzzle, ...]
    solved: tuple[tuple[str, int], ...]
    faults: tuple[tuple[str, str], ...]  # an id and what is wrong: the key of the sentence
    twice: tuple[str, ...]  # ids that occur more than once, whatever the suits are called

    @property
    def table(self) -> dict[str, Counter[int]]:
        """How many there are by theme and level."""
        counts: dict[str, Counter[int]] = {}
        for one in self.puzzles:
            counts.setdefault(one.theme, Counter())[one.level] += 1
        return counts

    @property
    def margins(self) -> tuple[int, int, int]:
        """The smallest, the middle and the largest margin, in points."""
        margins = sorted(one.margin for one in self.puzzles)
        return margins[0], margins[len(margins) // 2], margins[-1]

    @property
    def is_good(self) -> bool:
        """True when nothing is wrong, nothing occurs twice, and greed does not get far."""
        return not self.faults and not self.twice and dict(self.solved)[GREEDY] < MOST_GREEDY * len(self.puzzles)


def audit(some: Sequence[Puzzle], players: Sequence[str] = ()) -> Audit:
    """The puzzles worked out again, with greed and the bots of these levels trying each."""
    tried = [(GREEDY, sum(greedy(one.position) in one.best for one in some))]
    tried += [(level, sum(is_solved(one, level) for one in some)) for level in players]
    faults = [(one.id, fault) for one in some if (fault := fault_of(one))]
    return Audit(tuple(some), tuple(tried), tuple(faults), _twice(some))


def together(audits: Sequence[Audit]) -> Audit:
    """Several packs as one: nothing is worked out again, but a puzzle may be in two of them."""
    every = tuple(one for account in audits for one in account.puzzles)
    solved = Counter[str]()
    for account in audits:
        solved.update(dict(account.solved))
    return Audit(every, tuple(solved.items()), tuple(f for account in audits for f in account.faults), _twice(every))


def _twice(some: Sequence[Puzzle]) -> tuple[str, ...]:
    return tuple(puzzle for puzzle, count in Counter(one.id for one in some).items() if count > 1)


def is_solved(puzzle: Puzzle, level: str) -> bool:
    """Whether the bot of this level plays a right move; its chance comes from the puzzle alone."""
    return find_level(level)(puzzle.position.observe(0), Random(puzzle.id)) in puzzle.best


def fault_of(puzzle: Puzzle) -> str:
    """What is wrong with a puzzle: why it would be refused today, or that it has changed; "" for a sound one."""
    try:
        found = judge(puzzle.position)
    except Refusal as refused:
        return refused.reason
    known = (puzzle.id, puzzle.theme, puzzle.level, puzzle.best, puzzle.tempting, puzzle.margin)
    return "" if known == (found.id, found.theme, found.level, found.best, found.tempting, found.margin) else CHANGED
