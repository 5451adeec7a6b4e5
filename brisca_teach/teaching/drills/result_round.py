"""Rounds of results: clear ones, ties under every house's rule, and what a win is worth."""

from __future__ import annotations

from functools import partial
from random import Random

from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import result
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.questions import Question

TIE = "brisca_2+scoring.tie="
ROUNDS = {
    1: "brisca_2:few brisca_2:tie brisca_3:few brisca_4:win brisca_2:win brisca_3:win brisca_4:tie brisca_4:few",
    2: f"{TIE}draw:tie briscola_2:tie {TIE}both:tie {TIE}last_trick:tie brisca_3:two brisca_3:all brisca_2:even "
    f"brisca_3:few briscola:tie brisca_4:tie brisca_s3:tie brisca_2:few",
    3: "brisca_s0:double brisca_s0:hundred brisca_s0:win capixaba:ninety capixaba:short bisca_10:sweep bisca_10:double "
    "brisca_s0:double bisca_10:win brisca_s0:few",
}
"""The rules and the sort of result, by level; from level 3 on it is asked what a win is worth."""


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of finished deals with the promised ties and scores."""
    wanted = ROUNDS[level].split()
    chosen = [wanted[at % len(wanted)].rsplit(":", 1) for at in range(items)]
    about = "games" if level == 3 else "who"
    return gathered(rng, [partial(_item, rules=find_rules(key), sort=sort, about=about) for key, sort in chosen])


def _item(rng: Random, rules: Rules, sort: str, about: str) -> Question:
    while True:
        points, sizes = _score(rng, rules, sort)
        try:
            position = result.finished(rng, rules, points, sizes, rng.randrange(rules.players))
        except ValueError:
            continue
        if about == "who" or result.outcome_of(position).winner is not None:
            return result.ASKS[about](position)


def _score(rng: Random, rules: Rules, sort: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and cards by side for a result of this sort."""
    if len(rules.fixed_sides) == 3:
        points, tricks = _three(rng, sort), _tricks(rng, rules, 3)
    else:
        points, tricks = _two(rng, sort), _tricks(rng, rules, 2)
    if sort == "sweep":
        tricks = [sum(tricks), 0]
    if sort == "even":
        tricks = [sum(tricks) // 2] * 2
    order = list(range(len(points)))
    rng.shuffle(order)
    sizes = [tricks[at] * rules.trick_size for at in range(len(points))]
    if sort == "few":  # the winner has the fewest tricks
        sizes.sort()
        points = tuple(sorted(points, reverse=True))
    return tuple(points[at] for at in order), tuple(sizes[at] for at in order)


def _tricks(rng: Random, rules: Rules, sides: int) -> list[int]:
    """The tricks of the deal shared out, some to each side, no two alike where that can be."""
    total = len(rules.cards) // rules.trick_size
    while True:
        cuts = sorted(rng.sample(range(1, total), sides - 1))
        shares = [b - a for a, b in zip([0, *cuts], [*cuts, total], strict=True)]
        if len(set(shares)) == sides and min(shares) >= total // 5:
            return shares


def _two(rng: Random, sort: str) -> tuple[int, ...]:
    """Points of two sides, the winner first."""
    spans = {"double": (101, 112), "hundred": (96, 101), "ninety": (90, 100), "short": (80, 90), "few": (61, 75)}
    if sort in ("tie", "even"):
        return 60, 60
    if sort == "sweep":
        return 120, 0
    top = rng.randrange(*spans.get(sort, (61, 80)))
    return top, 120 - top


def _three(rng: Random, sort: str) -> tuple[int, ...]:
    """Points of three, the winner first: 61 are not needed."""
    if sort == "all":
        return 40, 40, 40
    if sort == "two":
        top = rng.randrange(42, 56)
        return top, top, 120 - 2 * top
    top = rng.randrange(44, 58)
    second = rng.randrange((120 - top) // 2 + 1, min(top, 120 - top))
    return top, second, 120 - top - second


DRILL = Drill("result", result.ask, deal, levels=len(ROUNDS))
