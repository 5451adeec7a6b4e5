"""The timeline: records of brisca and its relatives, to be put in order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.facts.history import Record, records
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

SHAPE = {1: (3, 40), 2: (4, 15), 3: (5, 5)}
"""How many records are put in order, and how many years lie between neighbours at least, by level."""


def ask(item: str) -> Question:
    """Which came first? `item` names the records, in the order in which they are shown."""
    known = records()
    keys = item.split()
    for key in keys:
        if key not in known:
            raise BadText("drill.none", text=key, choices=tuple(known))
    return make([known[key] for key in keys])


def make(shown: Sequence[Record]) -> Question:
    """The question for these records; a wrong place is told what belongs there, with its year."""
    letters = dict(zip([record.key for record in shown], "abcdefgh", strict=False))
    ordered = sorted(shown, key=lambda record: record.year)
    choices = tuple(
        Choice(letters[record.key], because(f"b.record.{record.key}"), (because("timeline.there", text=dated(record)),))
        for record in shown
    )
    right = tuple(letters[record.key] for record in ordered)
    part = Part(
        because("ask.timeline", records=tuple(sorted(letters))), choices, right, form="order", hints=_hints(ordered)
    )
    answer = because("timeline.answer", text=tuple(map(dated, ordered)))
    return Question("timeline", Shown(find_rules("brisca_2")), (part,), (answer,))


def dated(record: Record) -> Reason:
    """A record in short with its year."""
    key = "b.dated.about" if record.about else "b.dated.year"
    return because(key, label=because(f"b.dated.{record.key}"), n=record.year)


def _hints(ordered: Sequence[Record]) -> tuple[Reason, ...]:
    first = because("hint.timeline.first", text=because(f"b.record.{ordered[0].key}"))
    return because("hint.timeline.kind"), because("hint.timeline.rule"), first


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of records far enough apart for their level, in any order but the right one."""
    return gathered(rng, [partial(_item, count=SHAPE[level][0], apart=SHAPE[level][1]) for _ in range(items)])


def _item(rng: Random, count: int, apart: int) -> Question:
    known = list(records().values())
    while True:
        chosen = rng.sample(known, count)
        years = [record.year for record in chosen]
        near = min(abs(a - b) for at, a in enumerate(years) for b in years[:at])
        if near >= apart and years != sorted(years):
            return make(chosen)


DRILL = Drill("timeline", ask, deal, levels=len(SHAPE))
