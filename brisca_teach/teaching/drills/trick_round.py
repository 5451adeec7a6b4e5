"""Rounds of the trick drill: a fair mixture that no shortcut gets through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import trick
from brisca_teach.teaching.drills.drill import Drill, Round, in_lots
from brisca_teach.teaching.drills.mixture import Sort, cards_of, game_told, has_blanks, keeps, worth_ten
from brisca_teach.teaching.questions import Question, Shown
from brisca_teach.teaching.trick_story import Story

TABLES = {
    1: "brisca_4 brisca_2 brisca_4",
    2: "brisca_4",
    3: "brisca_4 brisca_3 brisca_6",
    4: "bisca_3 bisca_bahia bisca_3",
    5: "brusquembille_4 brusquembille brusquembille_4",
    6: "briscola_due briscolone briscola_due",
}
"""The game played, by level: the items of a round take these in turn. From level 4 on, the game is told."""
NAMED_FROM = 4

_MAKERS = ("who",) * 5 + ("why",) * 4 + ("which",) * 3


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round with the promised mixture: 5 who, 4 why and 3 which of every 12, shuffled."""
    level = max(1, min(level, len(TABLES)))
    makers = [_MAKERS[at % 12] for at in range(items)] if items >= 12 else _few(items)
    while True:
        tables = [_lay(rng, maker, makers[:at], level) for at, maker in enumerate(makers)]
        if fair(tables):
            made = [_make(rng, maker, shown, level) for maker, shown in zip(makers, tables, strict=True)]
            rng.shuffle(made)
            return tuple(made)


def _few(items: int) -> list[str]:
    """The makers of a short round, taken evenly from the twelve."""
    return [_MAKERS[(2 * at + 1) * 12 // (2 * items)] for at in range(items)]


def _make(rng: Random, maker: str, shown: Shown, level: int) -> Question:
    if maker == "which":
        return trick.which(shown, level)
    return (trick.who_and_points if maker == "who" else trick.why)(rng, shown, level)


def _lay(rng: Random, maker: str, before: list[str], level: int) -> Shown:
    """A table for an item; the first of every three which items has no card that takes the trick."""
    games = TABLES[level].split()
    rules = find_rules(games[len(before) % len(games)])
    told = game_told(rules) if level >= NAMED_FROM else ()
    return replace(_lay_in(rng, rules, maker, before), told=told)


def _lay_in(rng: Random, rules: Rules, maker: str, before: list[str]) -> Shown:
    if maker == "which":
        return _lay_which(rng, rules, takers=1 if before.count("which") % 3 else 0)
    shown = _table(rng, rules)
    while maker == "why" and shown.trick[0].suit == shown.trump:  # there, two of the reasons would be true
        shown = _table(rng, rules)
    return shown


def _lay_which(rng: Random, rules: Rules, takers: int) -> Shown:
    """A hand of three of which so many cards take the trick."""
    while True:
        shown = _table(rng, rules)
        left = [card for card in shown.rules.cards if card not in shown.trick]
        table = replace(shown, trick=shown.trick[:-1], hand=tuple(_pick(rng, rules, shown.trump, left, 3)))
        if len(trick.takers(table)) == takers:
            return table


def _table(rng: Random, rules: Rules) -> Shown:
    trump = None if rules.trump == "none" else rng.choice(rules.suits)
    led = rng.choice([suit for suit in rules.suits if suit != trump] * 3 + ([trump] if trump else []))
    cards: list[Card] = []
    for _ in range(rules.players):
        cards += _pick(rng, rules, trump, _fitting(rng, rules, cards, led, trump))
    return Shown(rules, trump, tuple(cards))


def _fitting(rng: Random, rules: Rules, cards: list[Card], led: str, trump: str | None) -> list[Card]:
    """The cards of the suit that the next place gets: led, trump or a third."""
    thirds = [suit for suit in rules.suits if suit not in (led, trump)]
    suit = rng.choice([led, led, trump or led, rng.choice(thirds)]) if cards else led
    return [card for card in rules.cards if card.suit == suit and card not in cards]


def _pick(rng: Random, rules: Rules, trump: str | None, cards: list[Card], count: int = 1) -> list[Card]:
    """Some of the cards: briscas and the card that beats all most often, then figures."""
    power = rules.powers[trump]
    top = max(rules.cards, key=power.__getitem__)
    left, picked = list(cards), list[Card]()
    for _ in range(count):
        picked += rng.choices(left, [_weight(rules.points(card), card is top) for card in left])
        left.remove(picked[-1])
    return picked


def _weight(points: int, is_top: bool) -> int:
    return 4 if points >= 10 or is_top else 2 if points else 1


# What a round promises, for 12 items; other sizes in proportion (lesson 04; needs.md N02).


def fair(tables: Sequence[Shown]) -> bool:
    """Whether the tables of a round keep every promise and defeat every shortcut."""
    most = max(1, len(tables) * 7 // 12)
    return keeps(tables, PROMISES, 12) and all(
        sum(falls(guess, shown) for shown in tables) <= most for guess in SHORTCUTS.values()
    )


def winners(shown: Shown) -> tuple[Card, ...]:
    """The cards that are a right answer: those of the hand that take the trick, or the winning card."""
    return trick.takers(shown) if shown.hand else (Story(shown).winner,)


PROMISES: dict[str, tuple[Sort, int]] = {
    "four seats": (lambda shown: shown.rules.players >= 4, 6),
    "a second brisca": (worth_ten, 4),
    "two blanks": (has_blanks, 2),
    "a knight or a jack": (lambda shown: any(c.rank in shown.rules.printed.courts[1:] for c in cards_of(shown)), 2),
    "a brisca of a third suit": (lambda shown: any(shown.rules.points(c) >= 10 for c in Story(shown).strangers), 3),
    "two trumps": (lambda shown: len(Story(shown).trumps) >= 2, 2),
    "an ace wins": (lambda shown: any(card.rank == shown.rules.ace for card in winners(shown)), 2),
}

Guess = Callable[[Shown, tuple[Card, ...]], Card]


def falls(guess: Guess, shown: Shown) -> bool:
    """Whether this guess is right here; a why item counts as right with its card, though it asks for more."""
    return guess(shown, shown.hand or shown.trick) in winners(shown)


def _first(cards: list[Card], otherwise: Card) -> Card:
    return cards[0] if cards else otherwise


def _aces(shown: Shown, cards: tuple[Card, ...]) -> list[Card]:
    return [card for card in cards if card.rank == shown.rules.ace]


def _trumps(shown: Shown, cards: tuple[Card, ...]) -> list[Card]:
    return [card for card in cards if card.suit == shown.trump]


SHORTCUTS: dict[str, Guess] = {
    "the ace, else the first": lambda shown, cards: _first(_aces(shown, cards), cards[0]),
    "the ace, else the last": lambda shown, cards: _first(_aces(shown, cards), cards[-1]),
    "a trump, else the first": lambda shown, cards: _first(_trumps(shown, cards), cards[0]),
    "a trump, else the last": lambda shown, cards: _first(_trumps(shown, cards), cards[-1]),
    "the first": lambda shown, cards: cards[0],
    "the last": lambda shown, cards: cards[-1],
    "the most points": lambda shown, cards: max(cards, key=shown.rules.points),
    "the highest number": lambda shown, cards: max(cards, key=lambda card: card.rank),
    "the highest of any suit": lambda shown, cards: max(cards, key=shown.rules.strength),
}

DRILL = Drill("trick", trick.ask, in_lots(deal, 12), levels=len(TABLES))
