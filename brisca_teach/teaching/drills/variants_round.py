"""Rounds over the games of a region, by turns: which is it, what changes, and where it fits a trick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import variants
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.mixture import cards_in
from brisca_teach.teaching.drills.variants import GROUPS, TELLTALE
from brisca_teach.teaching.questions import Question

TELLING = {4: ("12C 7C", "7C 1C", "12C 5C"), 5: ("12C 2C", "1C 2C", "2C 3C")}
"""Tricks of two cards that these games do not settle alike, by level."""


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round over the games of a region; at the last level over all of them."""
    level = max(1, min(level, len(GROUPS)))
    base, keys = GROUPS[level]
    games = tuple(map(find_rules, keys.split()))
    abouts = ("which", "change", *(["trick"] if level in TELLING else []))
    makers = [
        partial(_item, base=find_rules(base), games=games, about=abouts[at % len(abouts)], level=level)
        for at in range(items)
    ]
    return gathered(rng, makers)


def _item(rng: Random, base: Rules, games: Sequence[Rules], about: str, level: int) -> Question:
    """A question of this sort about one of the games."""
    while True:
        rules = rng.choice(games)
        try:
            if about == "trick":
                return variants.by_trick(rng, rules, games, _in_suit(rng, rng.choice(TELLING[level])), None, level)
            if about == "change" or not _is_told_by_name(base, rules):
                return variants.ASKS[about](rng, base, rules, games, level)
        except BadText:
            continue  # this game cannot be told from its neighbours like that


def _is_told_by_name(base: Rules, rules: Rules) -> bool:
    """Whether all that could be told of the game stands in its name."""
    return all((rules.key, knob) in TELLTALE for knob in variants.clues(base, rules))


def _in_suit(rng: Random, cards: str) -> tuple[Card, ...]:
    return cards_in(cards.replace("C", rng.choice("OCEB")))


DRILL = Drill("variants", variants.ask, deal, levels=len(GROUPS))
