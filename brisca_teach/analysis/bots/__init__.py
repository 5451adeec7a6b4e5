"""Bots: what a seat plays that is told only what it may know. `LADDER` holds them from weak to strong."""

from brisca_teach.analysis.bots.bot import Bot, Level
from brisca_teach.analysis.bots.ladder import LADDER, find_level

__all__ = ["LADDER", "Bot", "Level", "find_level"]
