"""brisca_teach: the rules, positions and open-hand solver of brisca and its family.

This is the engine's face; lessons import `brisca_teach.lesson`. Nothing here needs more than the standard library. The
solver, matches and records are loaded when they are first asked for, so that a first cell need not wait for them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from brisca_teach.engine.aliases import ALIASES
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadRules, BadText, IllegalMove, Refusal
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.scoring import Outcome
from brisca_teach.engine.variants import VARIANTS, find_rules

if TYPE_CHECKING:
    from brisca_teach.analysis.solver import Solution, can_win, prospect, solve
    from brisca_teach.engine.match import Match
    from brisca_teach.engine.record import Record

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
_LATER = {
    **dict.fromkeys(("Solution", "can_win", "prospect", "solve"), "brisca_teach.analysis.solver"),
    "Match": "brisca_teach.engine.match",
    "Record": "brisca_teach.engine.record",
}


def __getattr__(name: str) -> object:
    """What is loaded when it is first asked for (PEP 562)."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_LATER[name]), name)
    return found


def __dir__() -> list[str]:
    """Every name of the face, loaded or not."""
    return sorted({*globals(), *__all__})
