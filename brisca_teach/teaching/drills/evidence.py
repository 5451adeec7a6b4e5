"""Do these deals bear a saying out? A share with its margin is held against one half."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import isqrt
from random import Random

from brisca_teach.analysis.simulate.intervals import Interval, wilson
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Maker, Round, gathered
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Count, Reason, because

HALF = 0.5
LETTERS = {"yes": "a", "no": "b", "open": "c"}
SORTS = ("yes", "open", "no", "open")
"""What the deals say, in turn."""
SIZES = {1: (60, 150, 300, 500, 800, 2000), 2: (25, 100, 400, 900, 2500, 10_000)}
"""How many deals there are, by level; at level 2 their root can be told without paper."""
CLEAR = 0.012  # so far from one half an end of the margin must be, for whole per cents to show it


def ask(item: str, level: str = "1") -> Question:
    """ "262-500": it happened in 262 of 500 deals. At level 2 the margin is not told."""
    happened, deals = map(int, item.split("-"))
    return make(happened, deals, int(level))


def make(happened: int, deals: int, level: int = 1) -> Question:
    """Does it happen more than half of the time? Yes, no, or it cannot be said yet."""
    found = wilson(happened, deals)
    right = verdict(found)
    why = because(f"evidence.{right}", a=found.low, b=found.high)
    choices = tuple(
        Choice(letter, because(f"b.evidence.{word}"), () if word == right else (because("v.no"), why))
        for word, letter in LETTERS.items()
    )
    part = Part(because("ask.evidence"), choices, (LETTERS[right],), hints=(*_hints(deals, level), why))
    shown = Shown(find_rules("brisca_2"), told=_told(found, happened, deals, level))
    return Question("evidence", shown, (part,), (why,), level)


def verdict(found: Interval) -> str:
    """yes when the whole margin is above one half, no when it is below, else open."""
    return "open" if HALF in found else "yes" if found.low > HALF else "no"


def _told(found: Interval, happened: int, deals: int, level: int) -> tuple[Reason, ...]:
    told = (because("evidence.found", deals=deals, m=Count(happened), a=found.value),)
    return told if level > 1 else (*told, because("evidence.margin", a=found.low, b=found.high))


def _hints(deals: int, level: int) -> tuple[Reason, ...]:
    root = because("hint.evidence.root", n=Count(deals), a=1 / deals**0.5)
    return because("hint.evidence.inside"), root if level > 1 else because("hint.evidence.whole")


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round in which the deals say yes, no and not yet, and the share alone does not tell which."""
    makers: list[Maker] = [partial(_item, sort=SORTS[at % len(SORTS)], level=level) for at in range(items)]
    return gathered(rng, makers)


def _item(rng: Random, sort: str, level: int) -> Question:
    fits: Callable[[int, int], bool] = _by_root if level > 1 else _by_margin
    while True:
        deals = rng.choice(SIZES[level])
        happened = round(deals * rng.uniform(0.36, 0.64))
        if verdict(wilson(happened, deals)) == sort and fits(happened, deals):
            return make(happened, deals, level)


def _by_margin(happened: int, deals: int) -> bool:
    """Whether whole per cents show on which side of one half the ends of the margin are."""
    found = wilson(happened, deals)
    return min(abs(found.low - HALF), abs(found.high - HALF)) > CLEAR


def _by_root(happened: int, deals: int) -> bool:
    """Whether the rule of the root is far from misleading, and whole per cents show the share."""
    away, margin = abs(happened / deals - HALF), 1 / isqrt(deals)
    return away > max(0.02, 1.4 * margin) or (away < 0.6 * margin and away * 100 > 0.6)


DRILL = Drill("evidence", ask, deal, levels=2)
