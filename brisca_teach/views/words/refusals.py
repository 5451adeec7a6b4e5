"""A refusal of the engine as one whole sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from brisca_teach.engine.refusal import Refusal
from brisca_teach.views.words.filling import say

_SEATS = ("who", "who2", "caller")
_PLACES = ("place", "place2")


def refusal(lang: str, error: Refusal, names: Sequence[str] = (), deck: str = "spanish") -> str:
    """Why that cannot be, in one sentence; `names` are the players by seat ("el asiento 2" without them)."""
    facts = {name: _named(lang, name, fact, names) for name, fact in error.facts.items()}
    return say(lang, error.reason, deck=deck, **facts)


def _named(lang: str, name: str, fact: Any, names: Sequence[str]) -> Any:
    if name in _SEATS and isinstance(fact, int):
        return _seat(lang, fact, names)
    if name in _PLACES and isinstance(fact, str) and ":" in fact:
        place, _, seat = fact.partition(":")
        return say(lang, f"place.{place}.other", who=_seat(lang, int(seat), names))
    return fact


def _seat(lang: str, seat: int, names: Sequence[str]) -> str:
    return names[seat] if 0 <= seat < len(names) else say(lang, "seat.number", n=seat)
