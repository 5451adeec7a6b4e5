"""Recognise: choose the card that is named."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round
from brisca_teach.teaching.drills.mixture import cards_in, rules_in
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

OFFERED = {1: 4, 2: 6, 3: 8, 4: 6, 5: 6}
"""How many cards there are to choose from, by level."""

DRAWN = ("spanish", "italian", "french")
"""The faces there are."""
DECKS = {4: "italian", 5: "french"}
"""The faces of the cards, where they are not Spanish, by level."""


def ask(item: str | Sequence[Card], card: str | Card, deck: str = "spanish", rules: str | Rules = "") -> Question:
    """The question which of these cards, with the faces of this deck, is the one named."""
    wanted, cards = Card.parse(card) if isinstance(card, str) else card, cards_in(item)
    if deck not in DRAWN:
        raise BadText("drill.none", text=deck, choices=DRAWN)
    if wanted not in cards:
        raise BadText("drill.not_among", card=wanted)
    return choose(rules_in(rules, _rules(deck).key), cards, wanted, deck=deck)


def _rules(deck: str) -> Rules:
    return find_rules("brusquembille" if deck == "french" else "brisca_2")


def choose(rules: Rules, cards: tuple[Card, ...], wanted: Card, level: int = 1, deck: str = "spanish") -> Question:
    """Choose the card that is named; any other tells its own name."""
    says = {card: () if card == wanted else (because("v.wrong.card", card=card),) for card in cards}
    choices = tuple(Choice(str(card), card, says[card]) for card in cards)
    part = Part(because("ask.recognise", card=wanted), choices, (str(wanted),), hints=_hints(rules, wanted))
    shown = Shown(rules, hand=cards, name_only=True, deck=deck)
    return Question("recognise", shown, (part,), (because("recognise.it", card=wanted),), level)


def _hints(rules: Rules, wanted: Card) -> tuple[Reason, ...]:
    """Look for the suit; how its figures or numbers are told apart; then where it is."""
    second = "hint.recognise.figure" if wanted.rank in rules.printed.courts else "hint.recognise.number"
    second = "hint.recognise.letter" if rules.pack == "fr32" else second
    return (
        because("hint.recognise.suit"),
        because(second),
        because("hint.recognise.suit_is", suit=wanted.suit),
    )


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round in which the suits take turns; of every four cards asked, one is an ace and two are figures."""
    level = max(1, min(level, len(OFFERED)))
    rules = _rules(DECKS.get(level, "spanish"))
    ranks = [rank for _ in range(items // 4 + 1) for rank in _four(rng, rules)][:items]
    suits = [suit for _ in range(items // 4 + 1) for suit in rng.sample(rules.suits, 4)]
    return tuple(_make(rng, rules, Card(rank, suit), level) for rank, suit in zip(ranks, suits, strict=False))


def _four(rng: Random, rules: Rules) -> list[int]:
    """An ace, two figures and another, shuffled."""
    figures = rules.printed.courts
    others = [rank for rank in rules.ladder if rank != rules.ace and rank not in figures]
    ranks = [rules.ace, *rng.sample(figures, 2), rng.choice(others)]
    rng.shuffle(ranks)
    return ranks


def _make(rng: Random, rules: Rules, wanted: Card, level: int) -> Question:
    """One of the others has the same suit and one the same rank, so that neither alone is enough."""
    same_suit = rng.choice([c for c in rules.cards if c.suit == wanted.suit and c != wanted])
    same_rank = rng.choice([c for c in rules.cards if c.rank == wanted.rank and c != wanted])
    left = [card for card in rules.cards if card not in (wanted, same_suit, same_rank)]
    cards = [wanted, same_suit, same_rank, *rng.sample(left, OFFERED[level] - 3)]
    rng.shuffle(cards)
    return choose(rules, tuple(cards), wanted, level, DECKS.get(level, "spanish"))


DRILL = Drill("recognise", ask, deal, levels=len(OFFERED))
