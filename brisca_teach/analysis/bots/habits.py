"""How a rival has played so far: one who throws away good cards will do so again.

The weights are the logarithms of how much more often a player by chance does each thing than a club player (600 deals).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from brisca_teach.analysis.history import PlayedTrick, tricks_on_show
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.rules import Rules

AT_FIRST = -3.0  # most people are not careless
GAVE_AWAY, LED_AWAY, TOOK_HOME = 3.0, 1.3, -1.6  # an ace or second: thrown on a lost trick, led, saved by a win


def carelessness(observation: Observation, seat: int) -> float:
    """The probability that this rival plays by chance, from every trick the two have played."""
    signs = sum(_signs(observation, seat))
    return 1 / (1 + exp(-(AT_FIRST + signs)))


def _signs(observation: Observation, seat: int) -> Iterator[float]:
    position, rules = observation.position, observation.rules
    for trick in tricks_on_show(position):
        for at, card in enumerate(trick.cards):
            if trick.player(at, rules.players) == seat and card.rank in (rules.ace, rules.second):
                yield _sign(rules, trick, at, position.trump)


def _sign(rules: Rules, trick: PlayedTrick, at: int, trump: str | None) -> float:
    """What the play of an ace or second says about the player."""
    if at == 0:
        return LED_AWAY
    if trick.cards[at].suit == trump or trick.winner is None:
        return 0.0
    return TOOK_HOME if trick.winner == trick.player(at, rules.players) else GAVE_AWAY
