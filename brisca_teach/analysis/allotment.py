"""Cards shared out over places at random, every allowed way as likely as any other."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import comb

from brisca_teach.engine.cards import Card

Sizes = tuple[int, ...]


class Allotment:
    """Cards that may each lie only in some places, and how many cards each place takes.

    Cards with the same allowed places form a group; the ways are counted group by group, so that each is as likely.
    """

    def __init__(self, allowed: Mapping[Card, frozenset[int]], sizes: Sequence[int]) -> None:
        groups: dict[frozenset[int], list[Card]] = {}
        for card, places in allowed.items():
            groups.setdefault(places, []).append(card)
        self.groups = sorted(groups.items(), key=lambda group: (len(group[0]), sorted(group[0])))
        self.sizes = tuple(sizes)
        self._known: dict[tuple[int, Sizes], int] = {}

    @cached_property
    def total(self) -> int:
        """In how many ways the cards can be shared out; 0 when it cannot be done."""
        return self._ways(0, self.sizes)

    def draw(self, rng: random.Random) -> list[list[Card]]:
        """The cards of each place, in random order; ValueError when there is no way."""
        if not self.total:
            raise ValueError("no way to share out the cards")
        placed: list[list[Card]] = [[] for _ in self.sizes]
        sizes = self.sizes
        for at, (_, cards) in enumerate(self.groups):
            split = self._split(at, sizes, rng)
            sizes = tuple(size - taken for size, taken in zip(sizes, split, strict=True))
            _hand_out(cards, split, placed, rng)
        for place in placed:
            rng.shuffle(place)
        return placed

    def _split(self, at: int, sizes: Sizes, rng: random.Random) -> Sizes:
        """How many cards of this group go to each place, as likely as that makes the rest."""
        if at == len(self.groups) - 1:
            return sizes
        chosen = rng.randrange(self._ways(at, sizes))
        for split, ways in self._splits(at, sizes):
            chosen -= ways
            if chosen < 0:
                return split
        raise AssertionError("the ways add up")

    def _ways(self, at: int, sizes: Sizes) -> int:
        """The ways of sharing out this group and the later ones over what is left of the places."""
        if at == len(self.groups):
            return int(not any(sizes))
        if at == len(self.groups) - 1:
            return self._last_ways(sizes)
        found = self._known.get((at, sizes))
        if found is None:
            found = self._known[at, sizes] = sum(ways for _, ways in self._splits(at, sizes))
        return found

    def _last_ways(self, sizes: Sizes) -> int:
        places, cards = self.groups[-1]
        fits = sum(sizes) == len(cards) and all(size == 0 or place in places for place, size in enumerate(sizes))
        return _arrangements(sizes) if fits else 0

    def _splits(self, at: int, sizes: Sizes) -> Iterator[tuple[Sizes, int]]:
        """Each way of dividing the group by numbers, with the ways of doing so and of sharing out the rest."""
        places, cards = self.groups[at]
        for split in _divided(len(cards), sizes, places, 0):
            rest = self._ways(at + 1, tuple(size - taken for size, taken in zip(sizes, split, strict=True)))
            if rest:
                yield split, _arrangements(split) * rest


def _divided(count: int, sizes: Sizes, places: frozenset[int], place: int) -> Iterator[Sizes]:
    """Every way of putting so many equal cards into the allowed places from this one on."""
    if place == len(sizes):
        if count == 0:
            yield ()
        return
    most = min(count, sizes[place]) if place in places else 0
    for taken in range(most + 1):
        for rest in _divided(count - taken, sizes, places, place + 1):
            yield (taken, *rest)


def _arrangements(split: Sizes) -> int:
    """In how many ways different cards can be divided into parts of these sizes."""
    ways, left = 1, sum(split)
    for size in split:
        ways *= comb(left, size)
        left -= size
    return ways


def _hand_out(cards: Sequence[Card], split: Sizes, placed: list[list[Card]], rng: random.Random) -> None:
    shuffled = list(cards)
    rng.shuffle(shuffled)
    at = 0
    for place, taken in enumerate(split):
        placed[place] += shuffled[at : at + taken]
        at += taken
