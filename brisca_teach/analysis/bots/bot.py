"""What a bot is: it is told what its seat may know, and chance, and says a move."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from brisca_teach.engine.cards import Move
from brisca_teach.engine.observation import Observation

Bot = Callable[[Observation, random.Random], Move]


@dataclass(frozen=True)
class Level:
    """A rung of the ladder: a bot and the key of its name."""

    key: str
    bot: Bot

    @property
    def name_key(self) -> str:
        """The message key of the name that people read."""
        return f"bot.{self.key}"

    def __call__(self, observation: Observation, rng: random.Random) -> Move:
        """The move of this level's bot."""
        return self.bot(observation, rng)
