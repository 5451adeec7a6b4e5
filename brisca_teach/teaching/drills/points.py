"""Points: how many do these cards make together?"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from brisca_teach.engine.cards import Card, parse_cards
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import ranking
from brisca_teach.teaching.drills.drill import Drill, Round
from brisca_teach.teaching.questions import Question

COUNT = {1: (1, 2), 2: (3, 4), 3: (6, 8), 4: (12, 16)}
"""How many cards there are to count, by level."""


def ask(item: str | Sequence[Card], rules: Rules | None = None) -> Question:
    """The question how many points these cards make."""
    cards = parse_cards("".join(item.upper().split())) if isinstance(item, str) else tuple(item)
    return ranking.worth(Random(str(cards)), rules or find_rules("brisca_2"), cards, "points")


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of piles to count; of every four cards about two count something."""
    level = max(1, min(level, len(COUNT)))
    return tuple(_make(rng, level) for _ in range(items))


def _make(rng: Random, level: int) -> Question:
    rules = find_rules("brisca_2")
    cards = tuple(rng.sample(rules.cards, rng.choice(COUNT[level])))
    return ranking.worth(rng, rules, cards, "points", level)


DRILL = Drill("points", ask, deal, levels=len(COUNT))
