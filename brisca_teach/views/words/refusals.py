"""A refusal of the engine as one whole sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brisca_teach.engine.refusal import Refusal
from brisca_teach.views.words.catalogue import has
from brisca_teach.views.words.filling import say

_SEATS = ("who", "who2", "caller")
_SUITS = ("O", "C", "E", "B")


def refusal(lang: str, error: Refusal, names: Sequence[str] = (), deck: str = "spanish") -> str:
    """Why that cannot be, in one sentence; `names` are the players by seat ("el asiento 2" without them)."""
    facts = {"suits": _SUITS} | {name: _named(lang, name, fact, names) for name, fact in error.facts.items()}
    key = f"{error.reason}.{deck}"
    return say(lang, key if has(lang, key) and deck == "french" else error.reason, deck=deck, **facts)


def _named(lang: str, name: str, fact: Any, names: Sequence[str]) -> Any:
    """Seat numbers and places such as ("hand", 2) in words; every other fact as it is."""
    match fact:
        case int() if name in _SEATS:
            return _seat(lang, fact, names)
        case ("hand" | "pile" as kind, int(seat)):
            return say(lang, f"place.{kind}.other", who=_seat(lang, seat, names))
        case (str(kind), int()):
            return say(lang, f"place.{kind}")
    return fact


def _seat(lang: str, seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else say(lang, "seat.number", n=seat)
