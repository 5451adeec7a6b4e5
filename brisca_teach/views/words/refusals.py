"""A refusal of the engine as one whole sentence."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from brisca_teach.engine.refusal import Refusal
from brisca_teach.views.words.catalogue import has
from brisca_teach.views.words.filling import say

_SEATS = ("who", "who2", "caller")
_SUITS = ("O", "C", "E", "B")


def refusal(lang: str, error: Refusal, names: Sequence[str] = (), deck: str = "spanish") -> str:
    """Why that cannot be, in one sentence; `names` are the players by seat ("el asiento 2" without them)."""
    facts = {"suits": _SUITS} | {name: _named(lang, name, fact, names) for name, fact in error.facts.items()}
    guess = _guess(facts.get("knob"), facts.get("choices"))
    return say(lang, _key(lang, error, deck, bool(guess)), deck=deck, **({"guess": guess} | facts))


def _key(lang: str, error: Refusal, deck: str, is_near: bool) -> str:
    """The phrase for this case: with French letters, with a near name, or where no value can be listed."""
    ending = "french" if deck == "french" else "near" if is_near else "open" if error.facts.get("choices") == () else ""
    key = f"{error.reason}.{ending}"
    return key if has(lang, key) else error.reason


def _guess(knob: object, choices: Any) -> str:
    """The known name that is nearest to a mistyped one; "" if none is near."""
    return next(iter(get_close_matches(str(knob), map(str, choices or ()), 1, 0.5)), "")


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
