"""Numbers to choose from: the right one, the slips that learners make, and neighbours to fill up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from brisca_teach.teaching.questions import Choice, Part, Thing
from brisca_teach.teaching.reasons import Count, Reason, because

OFFERED = 4
"""How many numbers there are to choose from."""


def number_part(
    rng: Random,
    ask: Reason,
    right: int,
    slips: Iterable[int],
    proof: Sequence[Reason],
    hints: Sequence[Reason],
    thing: Callable[[int], Thing] = Count,
    most: int = 120,
) -> Part:
    """The question for a number; a wrong one gets the proof, and the third hint leaves two numbers."""
    offered = _offered(rng, right, slips, most)
    says = (because("v.no"), *proof)
    choices = tuple(Choice(str(n), thing(n), () if n == right else says) for n in offered)
    low, high = _two(offered, right)
    return Part(ask, choices, (str(right),), hints=(*hints, because("hint.points.two", a=low, b=high)))


def _offered(rng: Random, right: int, slips: Iterable[int], most: int) -> list[int]:
    """Up to two slips, then neighbours; none that cannot be, in order, so that the place tells nothing."""
    likely = sorted({slip for slip in slips if slip != right and 0 <= slip <= most})
    rng.shuffle(likely)
    near = [right + step for step in (1, -1, 2, -2, 3, -3, 4) if 0 <= right + step <= most]
    rng.shuffle(near)
    wrong = list(dict.fromkeys([*likely[:2], *near, *likely[2:]]))[: OFFERED - 1]
    return sorted([right, *wrong])


def _two(offered: Sequence[int], right: int) -> tuple[int, int]:
    other = min((n for n in offered if n != right), key=lambda n: (abs(n - right), n))
    return min(right, other), max(right, other)
