"""Recognise: choose the card that is named."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round
from brisca_teach.teaching.drills.mixture import cards_in
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

OFFERED = {1: 4, 2: 6, 3: 8}
"""How many cards there are to choose from, by level."""

FIGURES = (10, 11, 12)


def ask(item: str | Sequence[Card], card: str | Card, rules: Rules | None = None) -> Question:
    """The question which of these cards is the one named."""
    wanted = Card.parse(card) if isinstance(card, str) else card
    return choose(rules or find_rules("brisca_2"), cards_in(item), wanted)


def choose(rules: Rules, cards: tuple[Card, ...], wanted: Card, level: int = 1) -> Question:
    """Choose the card that is named; any other tells its own name."""
    says = {card: () if card == wanted else (because("v.wrong.card", card=card),) for card in cards}
    choices = tuple(Choice(str(card), card, says[card]) for card in cards)
    part = Part(because("ask.recognise", card=wanted), choices, (str(wanted),), hints=_hints(wanted))
    shown = Shown(rules, hand=cards, name_only=True)
    return Question("recognise", shown, (part,), (because("recognise.it", card=wanted),), level)


def _hints(wanted: Card) -> tuple[Reason, ...]:
    """Look for the suit; how its figures or numbers are told apart; then where it is."""
    second = "hint.recognise.figure" if wanted.rank in FIGURES else "hint.recognise.number"
    return (
        because("hint.recognise.suit"),
        because(second),
        because("hint.recognise.suit_is", suit=wanted.suit),
    )


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round in which the suits take turns; of every four cards asked, one is an ace and two are figures."""
    level = max(1, min(level, len(OFFERED)))
    rules = find_rules("brisca_2")
    ranks = [rank for _ in range(items // 4 + 1) for rank in _four(rng, rules)][:items]
    suits = [suit for _ in range(items // 4 + 1) for suit in rng.sample(rules.suits, 4)]
    return tuple(_make(rng, rules, Card(rank, suit), level) for rank, suit in zip(ranks, suits, strict=False))


def _four(rng: Random, rules: Rules) -> list[int]:
    """An ace, two figures and another, shuffled."""
    others = [rank for rank in rules.ladder if rank != 1 and rank not in FIGURES]
    ranks = [1, *rng.sample(FIGURES, 2), rng.choice(others)]
    rng.shuffle(ranks)
    return ranks


def _make(rng: Random, rules: Rules, wanted: Card, level: int) -> Question:
    """One of the others has the same suit and one the same rank, so that neither alone is enough."""
    same_suit = rng.choice([c for c in rules.cards if c.suit == wanted.suit and c != wanted])
    same_rank = rng.choice([c for c in rules.cards if c.rank == wanted.rank and c != wanted])
    left = [card for card in rules.cards if card not in (wanted, same_suit, same_rank)]
    cards = [wanted, same_suit, same_rank, *rng.sample(left, OFFERED[level] - 3)]
    rng.shuffle(cards)
    return choose(rules, tuple(cards), wanted, level)


DRILL = Drill("recognise", ask, deal, levels=len(OFFERED))
