"""An honest estimate of a hand before the play: how many points its side may hope for with these trumps.

The numbers were fitted to deals played out by the club bot (two or three figures, in points).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from brisca_teach.engine.cards import Card
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.rules import Rules


@dataclass(frozen=True)
class Estimate:
    """Points by card: honours from the ace down to the jack, in trumps and in plain suits."""

    base: float
    trump: tuple[float, ...]
    low_trump: float
    plain: tuple[float, ...]

    def of(self, rules: Rules, cards: Iterable[Card], trump: str | None) -> float:
        """The points that these cards promise with these trumps."""
        return self.base + sum(self._card(rules, card, trump) for card in cards)

    def _card(self, rules: Rules, card: Card, trump: str | None) -> float:
        is_trump = card.suit == trump
        if card.rank not in rules.honours:
            return self.low_trump if is_trump else 0.0
        return (self.trump if is_trump else self.plain)[rules.honours.index(card.rank)]


WITH_PARTNER = Estimate(18.0, (14.0, 12.0, 8.0, 7.0, 6.0), 4.0, (4.5, 3.5, 1.0, 0.5, 0.5))
ALONE = Estimate(-8.0, (16.0, 14.0, 10.0, 9.0, 8.0), 5.0, (7.0, 5.0, 2.0, 1.0, 1.0))
AGAINST_TWO = Estimate(10.0, (19.0, 16.0, 11.0, 10.0, 9.0), 7.0, (14.0, 8.0, 3.0, 1.0, 1.0))
"""Where followers must follow suit and there is no partner, as in rematada; the base counts the widow."""


def without_trumps(observation: Observation) -> float:
    """The points that the hand promises alone and without trumps."""
    return ALONE.of(observation.rules, observation.hand, None)


def best_suit(observation: Observation, estimate: Estimate) -> str:
    """The suit that promises most as trumps."""
    rules, hand = observation.rules, observation.hand
    return max(rules.suits, key=lambda suit: estimate.of(rules, hand, suit))
