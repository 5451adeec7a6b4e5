"""Rank: which is higher inside a suit, and how many points do the cards make together?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from brisca_teach.engine.cards import Card, parse_cards
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import sums
from brisca_teach.teaching.drills.drill import Drill, Round
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

COUNT = {1: 2, 2: 3, 3: 4}
"""How many cards are compared, by level."""


def ask(item: str | Sequence[Card], rules: Rules | None = None) -> Question:
    """The question which of these cards of one suit is the highest."""
    cards = parse_cards("".join(item.upper().split())) if isinstance(item, str) else tuple(item)
    return higher(rules or find_rules("brisca_2"), cards)


def higher(rules: Rules, cards: tuple[Card, ...], level: int = 1) -> Question:
    """Which is the highest? A wrong card gets the right one, and the ladder with both marked."""
    best = max(cards, key=rules.strength)
    choices = tuple(Choice(str(card), card, _wrong(rules, card, best)) for card in cards)
    key = "ask.rank.higher" if len(cards) == 2 else "ask.rank.highest"
    part = Part(because(key, suit=best.suit), choices, (str(best),), hints=_hints(rules, best))
    return Question("rank", Shown(rules, hand=cards), (part,), (_told(rules, cards, best),), level)


def _told(rules: Rules, cards: tuple[Card, ...], best: Card) -> Reason:
    others = [card for card in cards if card != best]
    return because("rank.above", suit=best.suit, high=best, low=max(others, key=rules.strength))


def _wrong(rules: Rules, card: Card, best: Card) -> tuple[Reason, ...]:
    if card == best:
        return ()
    ladder = because("rank.ladder", ranks=rules.ladder, suit=best.suit, high=best, low=card)
    return because("v.wrong.rank", suit=best.suit, high=best, low=card), ladder


def _hints(rules: Rules, best: Card) -> tuple[Reason, ...]:
    ladder = because("hint.rank.ladder", ranks=rules.ladder)
    return because("hint.rank.numbers"), ladder, because("hint.card", card=best)


def worth(rng: Random, rules: Rules, cards: tuple[Card, ...], kind: str = "rank", level: int = 1) -> Question:
    """How many points do these cards make together?"""
    wrong = because("v.wrong.sum", points=sums.total(rules, cards))
    ask = because("ask.points", n=len(cards))
    part = sums.part(rng, rules, cards, ask, (wrong,))
    told = because("points.make", points=sums.total(rules, cards)), sums.proof(rules, cards)
    return Question(kind, Shown(rules, hand=cards), (part,), told, level)


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round: of every three items two ask which is higher and one how many points."""
    level = max(1, min(level, len(COUNT)))
    while True:
        made = tuple(_make(rng, at % 3 == 2, level) for at in range(items))
        if fair(made):
            return made


def _make(rng: Random, points: bool, level: int) -> Question:
    rules = find_rules("brisca_2")
    suit = rng.choice(rules.suits)
    cards = tuple(rng.sample([card for card in rules.cards if card.suit == suit], COUNT[level]))
    return worth(rng, rules, cards, level=level) if points else higher(rules, cards, level)


def fair(made: Round) -> bool:
    """Whether the round keeps its promises (needs.md N02) and the printed number does not answer it."""
    size = len(made)
    enough = all(sum(map(holds, made)) >= size * least // 30 for holds, least in PROMISES.values())
    by_number = sum(item.parts[0].right[0] == str(max(item.shown.hand)) for item in made)
    return enough and by_number <= max(1, size * 6 // 10)


def _has_rank(*ranks: int, least: int = 1) -> Callable[[Question], bool]:
    return lambda item: sum(card.rank in ranks for card in item.shown.hand) >= least


PROMISES: dict[str, tuple[Callable[[Question], bool], int]] = {
    "a three": (_has_rank(3), 10),
    "two blanks": (_has_rank(2, 4, 5, 6, 7, least=2), 5),
    "a knight or a jack": (_has_rank(10, 11), 5),
}

DRILL = Drill("rank", ask, deal, levels=len(COUNT))
