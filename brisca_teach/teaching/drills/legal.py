"""Which cards may be played? The engine's legal moves are the answer, its refusals the reasons."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal as deal_cards
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

GAMES = {1: ("brisca_2", "brisca_4"), 2: ("brisca_2", "brisca_3", "brisca_4")}
"""The rule sets that take turns, by level."""


def ask(item: str | Position, level: int = 1) -> Question:
    """The question which cards the player to act may play."""
    position = Position.parse(item) if isinstance(item, str) else item
    hand = position.hands[position.turn or 0]
    legal = tuple(card for card in position.legal_moves() if isinstance(card, Card))
    choices = tuple(Choice(str(card), card, _says(position, card, legal)) for card in hand)
    right = tuple(map(str, legal))
    part = Part(because("ask.legal"), choices, right, form="many", hints=_hints(legal))
    shown = Shown(position.rules, position.trump, position.trick, position=position)
    return Question("legal", shown, (part,), (_answer(hand, legal),), level)


def _says(position: Position, card: Card, legal: Iterable[Card]) -> tuple[Reason, ...]:
    """A legal card left out is named; a card that may not be played gets the rule that refuses it."""
    if card in legal:
        return (because("v.wrong.legal", card=card),)
    try:
        position.play(card)
    except Refusal as refusal:
        return (because(refusal.reason, **refusal.facts),)
    raise AssertionError(f"{card} is not legal, but was played")


def _answer(hand: tuple[Card, ...], legal: tuple[Card, ...]) -> Reason:
    if len(legal) == len(hand):
        return because(f"legal.all.{len(hand)}" if len(hand) <= 3 else "legal.all", n=len(hand))
    return because("legal.some", cards_list=legal)


def _hints(legal: tuple[Card, ...]) -> tuple[Reason, ...]:
    return because("hint.legal.duty"), because("hint.legal.led"), because("hint.legal.count", n=len(legal))


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of positions from random deals in which the learner follows to a lead."""
    level = max(1, min(level, len(GAMES)))
    return tuple(ask(_position(rng, level), level) for _ in range(items))


def _position(rng: Random, level: int) -> Position:
    """The learner's turn in a random deal, with a card on the table and at least two cards in hand."""
    while True:
        position = deal_cards(find_rules(rng.choice(GAMES[level])), rng=rng)
        for _ in range(rng.randrange(1, 30)):
            if position.turn is None:
                break
            position = position.play(rng.choice(position.legal_moves()))
        if position.turn == 0 and position.phase == "play" and position.trick and len(position.hands[0]) > 1:
            return position


DRILL = Drill("legal", ask, deal, levels=len(GAMES))
