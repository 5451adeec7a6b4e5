"""An honest estimate of a hand before the play: how many points its side may hope for with these trumps.

The numbers were fitted to 1,500 deals of each kind, played out by the club bot; one deal varies by about 20 points.
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
    called: tuple[float, ...] = (0.0,) * 5  # the same card in a partner's hand
    widow: float = 0.0  # what two cards taken up add to a hand, when two others are put away

    def of(self, rules: Rules, cards: Iterable[Card], trump: str | None) -> float:
        """The points that these cards promise with these trumps."""
        return self.base + sum(self._card(rules, card, trump) for card in cards)

    def of_partner(self, rules: Rules, called: Card) -> float:
        """The points that this trump promises in the hand of the partner it calls."""
        return self.called[rules.honours.index(called.rank)] if called.rank in rules.honours else 0.0

    def _card(self, rules: Rules, card: Card, trump: str | None) -> float:
        is_trump = card.suit == trump
        if card.rank not in rules.honours:
            return self.low_trump if is_trump else 0.0
        return (self.trump if is_trump else self.plain)[rules.honours.index(card.rank)]


WITH_PARTNER = Estimate(
    base=31.0,
    trump=(20.0, 20.0, 13.5, 11.0, 8.5),
    low_trump=6.0,
    plain=(1.5, 0.5, 0.0, 0.0, 0.0),
    called=(10.5, 10.5, 5.5, 3.7, 2.0),
)
ALONE = Estimate(base=-8.0, trump=(16.0, 14.0, 10.0, 9.0, 8.0), low_trump=5.0, plain=(7.0, 5.0, 2.0, 1.0, 1.0))
AGAINST_TWO = Estimate(
    base=-11.5, trump=(27.5, 23.5, 14.0, 12.0, 12.0), low_trump=11.5, plain=(10.0, 6.0, 2.5, 0.0, 0.0), widow=14.0
)
"""Where suit must be followed and there is no partner; the last trick is counted in the base."""


def without_trumps(observation: Observation) -> float:
    """The points that the hand promises alone and without trumps."""
    return ALONE.of(observation.rules, observation.hand, None)


def best_suit(observation: Observation, estimate: Estimate) -> str:
    """The suit that promises most as trumps."""
    rules, hand = observation.rules, observation.hand
    return max(rules.suits, key=lambda suit: estimate.of(rules, hand, suit))
