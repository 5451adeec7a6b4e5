"""What a student has to do: the same exercises for the same slip, on every system and at any time."""

from __future__ import annotations

import itertools
import json
import zlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from brisca_teach.classroom.sealed import opened, sealed
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills import best_card
from brisca_teach.teaching.drills.kinds import DRILLS, find_drill
from brisca_teach.teaching.puzzles.asking import question_of
from brisca_teach.teaching.puzzles.packs import puzzles
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.questions import Question

PUZZLE, POSITION = "puzzle", "position"
KINDS = (*DRILLS, PUZZLE)
"""What can be set for a class by name; positions that the teacher types come besides."""
MOST_ITEMS = 40


@dataclass(frozen=True)
class Part:
    """Some exercises of one kind at one level; for positions, the lines that the teacher typed."""

    kind: str
    items: int = 0
    level: int = 1
    lines: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.kind == POSITION:
            for line in self.lines:
                Position.parse(line)
        elif self.kind not in KINDS:
            raise BadText("drill.none", text=self.kind, choices=KINDS)
        elif not 1 <= self.items <= MOST_ITEMS:
            raise BadText("class.items", n=self.items, max=MOST_ITEMS)

    def questions(self, seed: int) -> Iterator[Question]:
        """The exercises that this seed gives."""
        if self.kind == POSITION:
            return (best_card.ask(line) for line in self.lines)
        if self.kind == PUZZLE:
            return map(question_of, self._puzzles(seed))
        return itertools.islice(itertools.chain.from_iterable(self._rounds(seed)), self.items)

    def _rounds(self, seed: int) -> Iterator[tuple[Question, ...]]:
        return find_drill(self.kind).rounds(seed, self.items, self.level)

    def _puzzles(self, seed: int) -> list[Puzzle]:
        known = list(puzzles(level=self.level)) or list(puzzles())
        return Random(f"puzzle {seed}").sample(known, min(self.items, len(known)))


@dataclass(frozen=True)
class Slip:
    """All that a student's sheet needs to make the exercises, and whose it is."""

    course: str  # the mark of the class
    student: str
    seed: int
    parts: tuple[Part, ...]

    def questions(self) -> tuple[Question, ...]:
        """The exercises, numbered from 1 in this order."""
        return tuple(itertools.chain.from_iterable(part.questions(self.seed) for part in self.parts))

    def code(self) -> str:
        """The slip as letters and digits."""
        return sealed(asdict(self))


def read_slip(code: str) -> Slip:
    """The slip in a code; BadText for one that is damaged."""
    try:
        content = opened(code)
        return Slip(**(content | {"parts": parts_of(content["parts"])}))
    except (ValueError, KeyError, TypeError) as fault:
        raise BadText("class.slip") from fault


def parts_of(rows: list[dict[str, Any]]) -> tuple[Part, ...]:
    """The parts as they were written in JSON."""
    return tuple(Part(**(row | {"lines": tuple(row["lines"])})) for row in rows)


def seed_of(course_seed: str, student: str, turn: int = 0) -> int:
    """The student's own seed: far from every other, the same everywhere; `turn` counts new sheets for one student."""
    return zlib.crc32(json.dumps([course_seed, student, turn]).encode())


