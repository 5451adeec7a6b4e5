"""Worlds that one seat cannot tell from the true one: every hidden card put where it may lie.

All worlds that agree with the observation are equally likely. Nothing is concluded from how well somebody has played,
nor from a pause before a draw.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property

from brisca_teach.analysis.allotment import Allotment
from brisca_teach.analysis.knowledge import (
    STOCK,
    Place,
    Places,
    allowed_places,
    is_hiding_partner,
    is_possible,
)
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.extra import Contract, Extra
from brisca_teach.engine.moves import Bury
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText

TRIES = 1000


def sample(observation: Observation, rng: random.Random) -> Position:
    """A world that the seat cannot tell from the true one; BadText when there is none."""
    return Worlds(observation).draw(rng)


class Worlds:
    """All worlds that agree with an observation: what can be known is worked out once, then many are drawn."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        sizes = Places.of(observation).sizes
        self.places: tuple[Place, ...] = tuple(sizes)
        if any(size < 0 for size in sizes.values()):
            raise BadText("pos.hidden")
        self._allotment = Allotment(allowed_places(observation, self.places), tuple(sizes.values()))
        if not self._allotment.total:
            raise BadText("pos.unplaced", cards_list=observation.unseen)

    @cached_property
    def count(self) -> int:
        """In how many ways the hidden cards can lie, the order of the stock apart."""
        return self._allotment.total

    def draw(self, rng: random.Random) -> Position:
        """One of the worlds, each as likely as the others; BadText when what is known cannot all be true."""
        for _ in range(TRIES):
            world = self._filled(dict(zip(self.places, map(iter, self._allotment.draw(rng)), strict=True)))
            if is_possible(self.observation, world):
                return world
        raise BadText("pos.unplaced", cards_list=self.observation.unseen)

    def _filled(self, cards: dict[Place, Iterator[Card]]) -> Position:
        seen = self.observation.position
        hands = tuple(_fill(hand, cards, ("hand", seat)) for seat, hand in enumerate(seen.hands))
        piles = tuple(_fill(pile, cards, ("buried", seat)) for seat, pile in enumerate(seen.piles))
        world = seen._replace(hands=hands, stock=_fill(seen.stock, cards, STOCK), piles=piles)
        return world if seen.extra.contract is None else world._replace(extra=_extra(self.observation, world))


def _fill(seen: tuple[Card, ...], cards: dict[Place, Iterator[Card]], place: Place) -> tuple[Card, ...]:
    if place not in cards:
        return seen
    return tuple(next(cards[place]) if card is UNKNOWN else card for card in seen)


def _extra(observation: Observation, world: Position) -> Extra:
    """The hidden parts of what has been said: the cards buried and the partner."""
    extra, agreed = world.extra, world.extra.contract
    assert agreed is not None
    calls = tuple(_buried(world, agreed, said) for said in extra.calls)
    if not is_hiding_partner(observation) or agreed.card is None:
        return replace(extra, calls=calls)
    holder = world.holder(agreed.card)
    partner = None if holder == agreed.caller else holder
    return replace(extra, calls=calls, contract=replace(agreed, partner=partner))


def _buried(world: Position, agreed: Contract, said: Move) -> Move:
    if not isinstance(said, Bury):
        return said
    return Bury(tuple(sorted(world.piles[agreed.caller][: len(said.cards)])))
