"""Who sits at the table, by seat."""

from __future__ import annotations

from functools import cache

from brisca_teach.views.words.catalogue import phrase

_SEATED = {2: (0, 1), 3: (0, 1, 3)}  # with three, Paco (the partner opposite) stays at home


@cache
def seat_names(lang: str, players: int) -> tuple[str, ...]:
    """The names by seat: the learner ("tú", "you"), then Inés, Paco, Lola, Bruno, Mar."""
    everybody = phrase(lang, "seat.names").split(", ")
    if not 1 < players <= len(everybody):
        raise ValueError(f"no table for {players}")
    return tuple(everybody[at] for at in _SEATED.get(players, range(players)))


@cache
def you(lang: str) -> str:
    """The learner's name: "tú", "you"."""
    return seat_names(lang, 2)[0]
