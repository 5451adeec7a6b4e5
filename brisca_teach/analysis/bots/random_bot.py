"""The lowest level: any legal move, each as likely as the next."""

from __future__ import annotations

import random

from brisca_teach.engine.cards import Move
from brisca_teach.engine.observation import Observation


def choose(observation: Observation, rng: random.Random) -> Move:
    """One of the legal moves, all equally likely."""
    return rng.choice(observation.legal_moves())
