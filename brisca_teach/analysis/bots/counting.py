"""A player who counts: remembers every card that has fallen, and plays the end exactly once he knows all hands."""

from __future__ import annotations

import random

from brisca_teach.analysis.bots.club import decide
from brisca_teach.analysis.bots.endings import exact_ending
from brisca_teach.analysis.bots.reading import remembering
from brisca_teach.engine.cards import Move
from brisca_teach.engine.observation import Observation


def choose(observation: Observation, rng: random.Random) -> Move:
    """The move of a player who judges each trick by the cards that are still out."""
    return exact_ending(observation) or decide(observation, rng, remembering)
