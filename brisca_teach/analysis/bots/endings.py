"""The end of a deal, played exactly by whoever knows where every card lies."""

from __future__ import annotations

import random

from brisca_teach.analysis.bots.reading import remembering
from brisca_teach.analysis.bots.weighing import weigh
from brisca_teach.analysis.sampling import Worlds
from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal

MOST_CARDS = {2: 18}  # that may be left in all hands together, by players, for a solve in no time
MOST_OF_MANY = 12


def exact_ending(observation: Observation) -> Move | None:
    """The best move when the stock is gone and only one world is left; None before that."""
    position = observation.position
    if position.stock or position.phase != "play" or not is_small(position):
        return None
    world = only_world(observation)
    return None if world is None else best_with_open_hands(observation, world)


def is_small(position: Position) -> bool:
    """True when two fixed sides play for so few cards that solving takes no time to speak of."""
    if len(position.rules.fixed_sides) != 2:
        return False
    left = sum(map(len, position.hands)) + len(position.stock)
    return left <= MOST_CARDS.get(position.rules.players, MOST_OF_MANY)


def only_world(observation: Observation) -> Position | None:
    """The true position, when it can be worked out; else None."""
    hands = observation.position.hands
    hiding = [seat for seat, hand in enumerate(hands) if UNKNOWN in hand]
    if len(hiding) > 1 and not observation.position.extra.voids:
        return None
    try:
        worlds = Worlds(observation)
    except Refusal:
        return None
    return worlds.draw(random.Random(0)) if worlds.count == 1 else None


def best_with_open_hands(observation: Observation, world: Position) -> Move | None:
    """A move that loses nothing against the best play; among equals the one that promises most against weaker play."""
    try:
        best = solve(world).best
    except Refusal:
        return None
    reading = remembering(observation)
    return max(best, key=lambda move: weigh(reading, move) if isinstance(move, Card) else 0.0)
