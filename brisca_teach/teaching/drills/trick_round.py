"""Rounds of the trick drill: a fair mixture that no shortcut gets through."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import trick
from brisca_teach.teaching.drills.drill import Drill, Round
from brisca_teach.teaching.questions import Question, Shown
from brisca_teach.teaching.trick_story import Story

SEATS = {1: (2, 4, 4), 2: (4,), 3: (3, 4, 4, 6)}
"""How many people sit at the table, by level; a number that is there twice comes twice as often."""

_WEIGHT = {1: 4, 3: 4, 12: 2, 11: 2, 10: 2}
_MAKERS = ("who",) * 5 + ("why",) * 4 + ("which",) * 3


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round with the promised mixture: 5 who, 4 why and 3 which of every 12, shuffled."""
    level = max(1, min(level, len(SEATS)))
    while True:
        made = _mixture(rng, items, level)
        if fair(made):
            return made


def _mixture(rng: Random, items: int, level: int) -> Round:
    makers = [_MAKERS[at % 12] for at in range(items)] if items >= 12 else list(_spread(items))
    nones = (items * 3 // 12 + 2) // 3
    made = [_make(rng, maker, level) for maker in makers if maker != "which"]
    made += [_which(rng, level, at < nones) for at in range(makers.count("which"))]
    rng.shuffle(made)
    return tuple(made)


def _spread(items: int) -> tuple[str, ...]:
    """A few items of a short round, taken evenly from the twelve."""
    return tuple(_MAKERS[(2 * at + 1) * 12 // (2 * items)] for at in range(items))


def _make(rng: Random, maker: str, level: int) -> Question:
    if maker == "who":
        return trick.who_and_points(rng, _table(rng, level), level)
    shown = _table(rng, level)
    while shown.trick[0].suit == shown.trump:
        shown = _table(rng, level)
    return trick.why(rng, shown, level)


def _which(rng: Random, level: int, none: bool) -> Question:
    """A hand of three of which exactly one card takes the trick, or none does."""
    while True:
        shown = _table(rng, level)
        left = [card for card in shown.rules.cards if card not in shown.trick]
        hand = tuple(_pick(rng, left, 3))
        question = trick.which(Shown(shown.rules, shown.trump, shown.trick[:-1], hand), level)
        if len(question.parts[0].right) == 1 and (question.parts[0].right[0] == trick.NONE) == none:
            return question


def _table(rng: Random, level: int) -> Shown:
    rules = find_rules(f"brisca_{rng.choice(SEATS[level])}")
    trump = rng.choice(rules.suits)
    led = rng.choice([suit for suit in rules.suits if suit != trump] * 3 + [trump])
    cards: list[Card] = []
    for _ in range(rules.players):
        cards += _pick(rng, _fitting(rng, rules, cards, led, trump), 1)
    return Shown(rules, trump, tuple(cards))


def _fitting(rng: Random, rules: Rules, cards: list[Card], led: str, trump: str) -> list[Card]:
    """The cards of the suit that the next place gets: led, trump or a third."""
    thirds = [suit for suit in rules.suits if suit not in (led, trump)]
    suit = rng.choice([led, led, trump, rng.choice(thirds)]) if cards else led
    return [card for card in rules.cards if card.suit == suit and card not in cards]


def _pick(rng: Random, cards: list[Card], count: int) -> list[Card]:
    """Some of the cards, those that count more often than blanks."""
    left, picked = list(cards), list[Card]()
    for _ in range(count):
        picked += rng.choices(left, [_WEIGHT.get(card.rank, 1) for card in left])
        left.remove(picked[-1])
    return picked


# What a round promises, for 12 items; other sizes in proportion (lesson 04; needs.md N02).


def fair(made: Round) -> bool:
    """Whether the round keeps every promise and defeats every shortcut."""
    size = len(made)
    if any(sum(map(holds, made)) < size * least // 12 for holds, least in PROMISES.values()):
        return False
    return all(
        sum(falls(guess, item) for item in made) <= max(1, size * 7 // 12) for guess in SHORTCUTS.values()
    )


def cards_of(question: Question) -> tuple[Card, ...]:
    """Every card the question shows."""
    return question.shown.trick + question.shown.hand


def _has_rank(*ranks: int, least: int = 1) -> Callable[[Question], bool]:
    return lambda item: sum(card.rank in ranks for card in cards_of(item)) >= least


def _four_seats(item: Question) -> bool:
    return item.shown.rules.players >= 4


def _loud_stranger(item: Question) -> bool:
    return any(card.rank in (1, 3) for card in Story(item.shown).strangers)


def _two_trumps(item: Question) -> bool:
    return len(Story(item.shown).trumps) >= 2


def _ace_wins(item: Question) -> bool:
    part = item.parts[0]
    if item.shown.hand:
        return part.right[0] != trick.NONE and part.right[0].startswith("1") and len(part.right[0]) == 2
    return Story(item.shown).winner.rank == 1


PROMISES: dict[str, tuple[Callable[[Question], bool], int]] = {
    "four seats": (_four_seats, 6),
    "a three": (_has_rank(3), 4),
    "two blanks": (_has_rank(2, 4, 5, 6, 7, least=2), 2),
    "a knight or a jack": (_has_rank(10, 11), 2),
    "an ace or three of a third suit": (_loud_stranger, 3),
    "two trumps": (_two_trumps, 2),
    "an ace wins": (_ace_wins, 2),
}


def falls(guess: Callable[[Question, tuple[Card, ...]], Card], item: Question) -> bool:
    """Whether this guess would be right here (a sentence of a why item counts as right with its card)."""
    choices = item.shown.hand or item.shown.trick
    winners = item.parts[0].right if item.shown.hand else (str(Story(item.shown).winner),)
    return str(guess(item, choices)) in winners


def _ace(item: Question, cards: tuple[Card, ...], otherwise: int) -> Card:
    return next((card for card in cards if card.rank == 1), cards[otherwise])


def _trump(item: Question, cards: tuple[Card, ...], otherwise: int) -> Card:
    return next((card for card in cards if card.suit == item.shown.trump), cards[otherwise])


SHORTCUTS: dict[str, Callable[[Question, tuple[Card, ...]], Card]] = {
    "the ace, else the first": lambda item, cards: _ace(item, cards, 0),
    "the ace, else the last": lambda item, cards: _ace(item, cards, -1),
    "a trump, else the first": lambda item, cards: _trump(item, cards, 0),
    "a trump, else the last": lambda item, cards: _trump(item, cards, -1),
    "the first": lambda item, cards: cards[0],
    "the last": lambda item, cards: cards[-1],
    "the most points": lambda item, cards: max(cards, key=item.shown.rules.points),
    "the highest number": lambda item, cards: max(cards, key=lambda card: card.rank),
    "the highest of any suit": lambda item, cards: max(cards, key=item.shown.rules.strength),
}

DRILL = Drill("trick", trick.ask, deal, levels=len(SEATS))
