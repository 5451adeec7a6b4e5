"""brisca_teach: the rules, positions and open-hand solver of brisca and its family.

This is the engine's face; lessons import `brisca_teach.lesson`. Nothing here needs more than the standard library.
"""

from brisca_teach.analysis.solver import Solution, can_win, prospect, solve
from brisca_teach.engine.aliases import ALIASES
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.match import Match
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.engine.refusal import BadRules, BadText, IllegalMove, Refusal
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.scoring import Outcome
from brisca_teach.engine.variants import VARIANTS, find_rules

__version__ = "0.1.0"
__all__ = [
    "ALIASES",
    "UNKNOWN",
    "VARIANTS",
    "BadRules",
    "BadText",
    "Card",
    "IllegalMove",
    "Match",
    "Move",
    "Observation",
    "Outcome",
    "Position",
    "Record",
    "Refusal",
    "Rules",
    "Solution",
    "can_win",
    "deal",
    "find_rules",
    "prospect",
    "solve",
]
