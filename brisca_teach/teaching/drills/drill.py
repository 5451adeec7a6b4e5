"""What a drill is: a kind of question, asked by an author one at a time or dealt in rounds from a seed."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from inspect import signature
from random import Random

from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.questions import Question

Round = tuple[Question, ...]
Deal = Callable[[Random, int, int], Round]
"""What deals a round: chance, how many items, level."""


@dataclass(frozen=True)
class Drill:
    """A kind of question: `ask(item, ...)` makes the one an author chose, `deal(rng, items, level)` a round."""

    kind: str
    ask: Callable[..., Question]
    deal: Deal
    levels: int = 1

    def question(self, item: object, **facts: object) -> Question:
        """The question an author asks; BadText for a fact that this kind does not know, or one that is missing."""
        known = list(signature(self.ask).parameters.values())[1:]
        names = tuple(one.name for one in known)
        wrong = next((name for name in facts if name not in names), None)
        if wrong is not None:
            raise BadText("drill.fact" if names else "drill.fact.none", text=wrong, kind=self.kind, choices=names)
        missing = next((one.name for one in known if one.default is one.empty and one.name not in facts), None)
        if missing is not None:
            raise BadText("drill.missing", text=missing, kind=self.kind)
        return self.ask(item, **facts)

    def rounds(self, seed: int, items: int, level: int = 1) -> Iterator[Round]:
        """Round after round without end, each with its guarantees; the same for the same seed everywhere.

        A level that does not exist is the nearest one.
        """
        level = max(1, min(level, self.levels))
        for turn in itertools.count():
            made = self.deal(Random(f"{self.kind} {seed} {level} {turn}"), items, level)
            yield tuple(replace(question, level=level) for question in made)


def in_lots(deal: Deal, size: int) -> Deal:
    """The same deal for any number of items: a long round is several of at most `size`, each with its promises."""

    def deal_lots(rng: Random, items: int, level: int = 1) -> Round:
        sizes = [size] * (items // size) + ([items % size] if items % size else [])
        return tuple(itertools.chain.from_iterable(deal(rng, some, level) for some in sizes))

    return deal_lots


Maker = Callable[[Random], Question]
"""What makes one item out of chance."""

TRIES = 60


def gathered(rng: Random, makers: Iterable[Maker]) -> Round:
    """An item of each maker, shuffled, none twice as long as its maker knows another."""
    made = list[Question]()
    for maker in makers:
        item = maker(rng)
        for _ in range(TRIES):
            if all(not is_same(item, other) for other in made):
                break
            item = maker(rng)
        made.append(item)
    rng.shuffle(made)
    return tuple(made)


def is_same(one: Question, other: Question) -> bool:
    """Whether two items ask the same of the same table."""
    return one.shown == other.shown and [part.ask for part in one.parts] == [part.ask for part in other.parts]
