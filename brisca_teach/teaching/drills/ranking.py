"""Rank: which of these cards of one suit is the highest?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round, in_lots
from brisca_teach.teaching.drills.mixture import BLANKS, Sort, cards_in, game_told, has_rank, in_play, keeps, rules_in
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

COUNT = {1: 2, 2: 3, 3: 4}
"""How many cards are compared, by level."""


def ask(item: str | Sequence[Card], rules: str | Rules = "") -> Question:
    """The question which of these cards of one suit is the highest, in the game that `rules` names."""
    known = rules_in(rules, "brisca_2")
    cards = in_play(known, cards_in(item), least=2)
    if len({card.suit for card in cards}) > 1:
        raise BadText("drill.one_suit")
    question = higher(known, cards)
    return replace(question, shown=replace(question.shown, told=game_told(rules)))


def higher(rules: Rules, cards: tuple[Card, ...], level: int = 1) -> Question:
    """Which is the highest? A wrong card gets the right one, and the ladder with both marked."""
    best = max(cards, key=rules.strength)
    choices = tuple(Choice(str(card), card, _wrong(rules, card, best)) for card in cards)
    key = "ask.rank.higher" if len(cards) == 2 else "ask.rank.highest"
    part = Part(because(key), choices, (str(best),), hints=_hints(rules, best))
    return Question("rank", Shown(rules, hand=cards, name_only=True), (part,), (_told(rules, cards, best),), level)


def _told(rules: Rules, cards: tuple[Card, ...], best: Card) -> Reason:
    if len(cards) > 2:
        return because("ladder.highest", card=best)
    return because("ladder.above", high=best, low=min(cards, key=rules.strength))


def _wrong(rules: Rules, card: Card, best: Card) -> tuple[Reason, ...]:
    if card == best:
        return ()
    ladder = because("ladder.all", ladder=rules.ladder, high=best, low=card)
    return because("v.wrong.rank", suit=best.suit, high=best.rank, low=card.rank), ladder


def _hints(rules: Rules, best: Card) -> tuple[Reason, ...]:
    ladder = because("hint.rank.ladder", ladder=rules.ladder)
    return because("hint.rank.numbers"), ladder, because("hint.card", card=best)


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round in which the suits take turns and neither the printed number nor the place answers it."""
    level = max(1, min(level, len(COUNT)))
    while True:
        tables = _tables(rng, items, level)
        if fair(tables):
            return tuple(higher(shown.rules, shown.hand, level) for shown in tables)


def _tables(rng: Random, items: int, level: int) -> list[Shown]:
    """Cards of one suit for each item: as many with a three, two blanks or two figures as promised, and others."""
    rules = find_rules("brisca_2")
    wanted: list[tuple[int, ...]] = [ranks for ranks, least in _SURE for _ in range(items * least // 15)]
    wanted += [()] * (items - len(wanted))
    rng.shuffle(wanted)
    suits = [suit for _ in range(items // 4 + 1) for suit in rng.sample(rules.suits, 4)]
    return [_table(rng, rules, suit, ranks, level) for suit, ranks in zip(suits, wanted, strict=False)]


def _table(rng: Random, rules: Rules, suit: str, wanted: tuple[int, ...], level: int) -> Shown:
    """Cards of a suit, up to two of them of the wanted ranks."""
    sure = rng.sample(wanted, min(2, len(wanted)))
    others = [rank for rank in rules.ladder if rank not in sure]
    ranks = sure + rng.sample(others, COUNT[level] - len(sure))
    rng.shuffle(ranks)
    return Shown(rules, hand=tuple(Card(rank, suit) for rank in ranks))


_SURE: tuple[tuple[tuple[int, ...], int], ...] = (((3,), 6), (BLANKS, 3), ((10, 11, 12), 3))


def fair(tables: Sequence[Shown]) -> bool:
    """Whether the tables keep the promises and defeat the shortcuts: the higher number, the first, the last."""
    most = max(1, len(tables) * 2 // 3)
    return keeps(tables, PROMISES, 15) and all(sum(map(guess, tables)) <= most for guess in SHORTCUTS.values())


def highest(shown: Shown) -> Card:
    """The right answer."""
    return max(shown.hand, key=shown.rules.strength)


PROMISES: dict[str, tuple[Sort, int]] = {
    "a three": (has_rank(3), 6),
    "two blanks": (has_rank(*BLANKS, least=2), 3),
    "two figures": (has_rank(10, 11, 12, least=2), 3),
    "a knight or a jack": (has_rank(10, 11), 3),
    "the number deceives": (lambda shown: max(shown.hand) != highest(shown), 5),
}

SHORTCUTS: dict[str, Sort] = {
    "the highest number": lambda shown: max(shown.hand) == highest(shown),
    "the first": lambda shown: shown.hand[0] == highest(shown),
    "the last": lambda shown: shown.hand[-1] == highest(shown),
}

DRILL = Drill("rank", ask, in_lots(deal, 15), levels=len(COUNT))
