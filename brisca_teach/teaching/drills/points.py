"""Points: how many do these cards make together?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import sums
from brisca_teach.teaching.drills.drill import Drill, Round, in_lots
from brisca_teach.teaching.drills.mixture import BLANKS, Sort, cards_in, game_told, has_rank, in_play, keeps, rules_in
from brisca_teach.teaching.questions import Question, Shown
from brisca_teach.teaching.reasons import because

PILES = {1: (2, 2, 3, 3, 4, 5, 7), 2: (4, 5, 6, 7), 3: (8, 9, 10, 12)}
"""How many cards a pile has, by level; at level 1 two items in five are a single card."""


def ask(item: str | Sequence[Card], rules: str | Rules = "") -> Question:
    """The question how many points these cards make, in the game that `rules` names."""
    cards = cards_in(item)
    known = rules_in(rules, "brisca_2")
    question = worth(Random("".join(map(str, cards))), known, in_play(known, cards))
    return replace(question, shown=replace(question.shown, told=game_told(rules)))


def worth(rng: Random, rules: Rules, cards: tuple[Card, ...], level: int = 1) -> Question:
    """How many points do these cards make together?"""
    key = "ask.points.one" if len(cards) == 1 else "ask.points"
    part = sums.part(rng, rules, cards, because(key), (because("v.no"),))
    return Question("points", Shown(rules, hand=cards, name_only=True), (part,), (sums.proof(rules, cards),), level)


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of single cards and piles; one pile at least is worth nothing."""
    level = max(1, min(level, len(PILES)))
    while True:
        tables = [_table(rng, _size(rng, at, level)) for at in range(items)]
        if keeps(tables, PROMISES if level == 1 else PILE_PROMISES, 15):
            rng.shuffle(tables)
            return tuple(worth(rng, shown.rules, shown.hand, level) for shown in tables)


def _size(rng: Random, at: int, level: int) -> int:
    return 1 if level == 1 and at % 5 in (0, 2) else rng.choice(PILES[level])


def _table(rng: Random, size: int) -> Shown:
    """Usually any cards; one pile in six is of blanks alone."""
    rules = find_rules("brisca_2")
    blanks = [card for card in rules.cards if not rules.points(card)]
    only_blanks = size > 1 and rng.random() < 1 / 6
    return Shown(rules, hand=tuple(rng.sample(blanks if only_blanks else rules.cards, size)))


def _single(*ranks: int) -> Sort:
    return lambda shown: len(shown.hand) == 1 and shown.hand[0].rank in ranks


def _worthless(shown: Shown) -> bool:
    return len(shown.hand) > 1 and not sums.total(shown.rules, shown.hand)


PILE_PROMISES: dict[str, tuple[Sort, int]] = {
    "a three": (has_rank(3), 5),
    "two blanks": (has_rank(*BLANKS, least=2), 2),
    "a knight or a jack": (has_rank(10, 11), 3),
    "a pile worth nothing": (_worthless, 1),
}
PROMISES = PILE_PROMISES | {
    "a single three": (_single(3), 1),
    "a single seven": (_single(7), 1),
    "a single jack": (_single(10), 1),
    "a single knight": (_single(11), 1),
}

DRILL = Drill("points", ask, in_lots(deal, 15), levels=len(PILES))
