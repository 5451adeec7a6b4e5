"""What a round of repetition is made of: the questions that were missed, and fresh ones of the drills that are due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from itertools import islice

from brisca_teach.teaching.drills.kinds import DRILLS
from brisca_teach.teaching.questions import Question
from brisca_teach.teaching.schedule import Repeat, due

ASK = "ask"
MOST, FRESH = 12, 3
"""Items of a round, and how many of them a drill that is due may have."""


@dataclass(frozen=True)
class Again:
    """A question to be repeated, and the name under which its result is kept."""

    item: str
    question: Question


def question_item(kind: str, level: int, seed: int, items: int, turn: int, at: int) -> str:
    """The name of one question of a drill: from it the very same question can be made again."""
    return f"{ASK}.{kind}.{level}.{seed}.{items}.{turn}.{at}"


def find_question(item: str) -> Question | None:
    """The question with this name; None when this version of the kit has none."""
    head, _, name = item.partition(".")
    kind, *rest = name.split(".")
    if head != ASK or kind not in DRILLS or len(rest) != 5 or not all(part.isdecimal() for part in rest):
        return None
    level, seed, items, turn, at = map(int, rest)
    dealt = next(islice(DRILLS[kind].rounds(seed, max(items, 1), level), turn, None))
    return dealt[at] if at < len(dealt) else None


def kind_and_level(item: str) -> tuple[str, int] | None:
    """The drill that a name like "trick.1" means; None for any other name."""
    kind, _, level = item.partition(".")
    return (kind, int(level)) if kind in DRILLS and level.isdecimal() else None


def round_of(repeats: Iterable[Repeat], day: date, most: int = MOST) -> tuple[Again, ...]:
    """The round for this day, the same all day long: first what was missed, then fresh questions of each drill due."""
    waiting = due(repeats, day)
    missed = list(islice(_missed(waiting), most))
    return tuple(islice((*missed, *_fresh(waiting, day)), most))


def _missed(waiting: Iterable[Repeat]) -> Iterator[Again]:
    for one in waiting:
        question = find_question(one.item)
        if question is not None:
            yield Again(one.item, question)


def _fresh(waiting: Iterable[Repeat], day: date) -> Iterator[Again]:
    for one in waiting:
        found = kind_and_level(one.item)
        if found is not None:
            kind, level = found
            for question in next(DRILLS[kind].rounds(day.toordinal(), FRESH, level)):
                yield Again(one.item, question)
