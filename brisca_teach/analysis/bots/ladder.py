"""The levels, from the weakest to the strongest; each is measured against the one below it (benchmarks/ladder.py)."""

from __future__ import annotations

from brisca_teach.analysis.bots import beginner, club, counting, expert, random_bot
from brisca_teach.analysis.bots.bot import Level
from brisca_teach.engine.refusal import BadText

LADDER: tuple[Level, ...] = (
    Level("random", random_bot.choose),
    Level("beginner", beginner.choose),
    Level("club", club.choose),
    Level("counting", counting.choose),
    Level("expert", expert.choose),
)


def find_level(key: str) -> Level:
    """The level with this key; BadText lists the keys when there is none."""
    found = next((level for level in LADDER if level.key == key), None)
    if found is None:
        raise BadText("bot.unknown", text=key, choices=tuple(level.key for level in LADDER))
    return found
