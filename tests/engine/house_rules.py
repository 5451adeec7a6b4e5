"""House rules that chance makes up: some knobs turned on a known game."""

from __future__ import annotations

import random

from brisca_teach import VARIANTS
from brisca_teach.engine.rules_check import CHOICES

NUMBERS = {
    "hand": (3, 4, 5, 8, 10), "cards_each": (1, 2), "players": (2, 3, 4, 5, 6), "second": (2, 3, 5, 7, 10),
    "scoring.last_trick": (0, 10), "auction.step": (1, 10),
}  # fmt: skip
YES_NO = (
    "arrastro", "claim", "second_high", "second_not_last", "trump_two_top", "duty.undertrump", "exchange.needs_trick",
    "meld.first_trick", "meld.after_stock", "call.forced", "call.self_call", "call.solo",
)  # fmt: skip
PARTS = ("exchange", "meld", "auction", "call")
KNOBS = {
    **{knob: tuple(map(str, values)) for knob, values in (*NUMBERS.items(), *CHOICES.items())},
    **dict.fromkeys(YES_NO, ("yes", "no")),
    **dict.fromkeys(PARTS, ("on", "off")),
    "scoring.sweep": ("off", "all_points:2", "all_tricks:4"),
    "turn_up_skip": ("", "1,7"),
}
del KNOBS["certainty"]


def made_up(rng: random.Random) -> str:
    """The key of a known game with one to four knobs turned."""
    knobs = rng.sample(sorted(KNOBS), rng.randint(1, 4))
    return "+".join((rng.choice(list(VARIANTS)), *(f"{knob}={rng.choice(KNOBS[knob])}" for knob in knobs)))
