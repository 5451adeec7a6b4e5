"""Dealing: chance, or an explicit pack order, gives the position before the first act (rules.md 2.1, 4.11)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from brisca_teach.engine import instant
from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadRules, BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.rules_check import check


def deal(
    rules: Rules, rng: random.Random | None = None, order: Sequence[Card] | None = None, number: int = 0
) -> Position:
    """The position before the first act.

    `rng` shuffles the pack, so that a seed gives the same deal everywhere; `order` is an explicit pack, the first
    card dealt first. `number` counts the deals of a match from 0, for trumps that go through the suits in turn.
    Raises BadText for an order that is not this pack, BadRules for rules that cannot be played.
    """
    check(rules)
    if rules.certainty == "name_only":
        raise BadRules("no.rules_unknown", rules=rules.key)
    pack = _shuffled(rules, rng) if order is None else _checked(rules, tuple(order))
    dealt = rules.players * rules.hand
    hands = tuple(pack[seat : dealt : rules.players] for seat in range(rules.players))
    empty: tuple[tuple[Card, ...], ...] = ((),) * rules.players
    stock = pack[dealt:]
    if rules.trump == "turn_up":
        stock = (*stock[1:], stock[0])
    position = Position(rules, _trump(rules, pack, number), hands, 0, (), stock, empty)
    return instant.after_hands(position)


def _shuffled(rules: Rules, rng: random.Random | None) -> tuple[Card, ...]:
    rng = rng or random.Random()
    pack = list(rules.cards)
    shuffle(pack, rng)
    while rules.turn_up_skip and pack[rules.players * rules.hand].rank in rules.turn_up_skip:
        shuffle(pack, rng)  # K43: these ranks may not be turned up
    return tuple(pack)


def shuffle(pack: list[Card], rng: random.Random) -> None:
    """Put the cards in an order that a seed fixes for good: Python promises the bits of a seed, not its `shuffle`."""
    draw = rng.getrandbits
    for last in range(len(pack) - 1, 0, -1):
        bits = (last + 1).bit_length()
        at = draw(bits)
        while at > last:
            at = draw(bits)
        pack[last], pack[at] = pack[at], pack[last]


def _checked(rules: Rules, pack: tuple[Card, ...]) -> tuple[Card, ...]:
    twice = next((card for at, card in enumerate(pack) if card in pack[:at]), None)
    if twice is not None:
        raise BadText("pos.twice", card=twice, place="order", place2="order")
    foreign = next((card for card in pack if card not in rules.cards), None)
    if foreign is not None:
        raise BadText("pos.not_in_pack", card=foreign, rules=rules.key)
    missing = tuple(card for card in rules.cards if card not in pack)
    if missing:
        raise BadText("pos.unplaced", cards_list=missing)
    return pack


def _trump(rules: Rules, pack: tuple[Card, ...], number: int) -> str | None:
    match rules.trump:
        case "turn_up":
            return pack[rules.players * rules.hand].suit
        case "last_dealt":
            return pack[-1].suit
        case "cycle":
            return rules.suits[number % len(rules.suits)]
    return None
