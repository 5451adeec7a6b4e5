"""Rounds of "does the deal end at once?": caught threes and spared ones, black hands and others."""

from __future__ import annotations

from functools import partial
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import sudden
from brisca_teach.teaching.drills.drill import Drill, Maker, Round, gathered
from brisca_teach.teaching.drills.legal import legal_cards
from brisca_teach.teaching.drills.played import played
from brisca_teach.teaching.questions import Question

CAUGHT = ["us", "no_ace", "them", "own", "no_second", "neither"]
BLACK = ["me", "split", "them", "plain", "partner", "court"]
ROUNDS = {1: (CAUGHT, []), 2: ([], BLACK), 3: (CAUGHT, BLACK)}
"""What is to be met, by level: with the trump ace and three, and with king, three and ace in hand."""


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round from played deals, in which each of the things to be met comes in turn."""
    caught, black = ROUNDS[level]
    makers: list[list[Maker]] = [
        [partial(_trick, sort=sort) for sort in caught],
        [partial(_hands, sort=sort) for sort in black],
    ]
    in_turn = [one[at] for at in range(len(CAUGHT)) for one in makers if one]
    return gathered(rng, [in_turn[at % len(in_turn)] for at in range(items)])


# Muerte al tres


def _trick(rng: Random, sort: str) -> Question:
    """A trick that the learner closes, of this sort."""
    while True:
        found = [one for one in _closings(rng) if _sort(*one) == sort]
        if found:
            return sudden.ask(*rng.choice(found))


def _closings(rng: Random) -> list[tuple[Position, Card]]:
    """The tricks of a deal of beginners, who let threes be caught, with each card that may close them."""
    rules = find_rules("muerte_tres")
    mine = (one for one, _ in played(rng, rules, "beginner") if one.turn == sudden.ME)
    last = [one for one in mine if len(one.trick) == rules.trick_size - 1]
    return [(position, card) for position in last for card in legal_cards(position)]


def _sort(position: Position, card: Card) -> str:
    """us, them, or why nothing is caught; a trick with neither card counts when a plain ace takes a plain three."""
    ending = sudden.kill_of(position, card)
    if ending:
        return sudden.side_of(position.rules, ending)
    told = sudden.ask(position, card).answer[0].key.removeprefix("sudden.")
    return told if told != "neither" or _plain_catch(position, card) else ""


def _plain_catch(position: Position, card: Card) -> bool:
    rules, trick = position.rules, (*position.trick, card)
    ranks = {(one.rank, one.suit) for one in trick if one.suit == trick[0].suit}
    return {(rules.ace, trick[0].suit), (rules.second, trick[0].suit)} <= ranks


# Mano negra


def _hands(rng: Random, sort: str) -> Question:
    """Four open hands between two tricks, in which king, three and ace lie as asked."""
    while True:
        fitting = [one for one, _ in played(rng, find_rules("mano_negra")) if _is_whole(one)]
        if fitting:
            return sudden.ask(_laid(rng, rng.choice(fitting), sort))


def _is_whole(position: Position) -> bool:
    """Nobody has played yet, all hold three cards, and the trumps that matter are in hands or still in the stock."""
    black = _three(position, position.trump or "")
    seen = any(position.is_played(card) for card in black) or position.turn_up in black
    whole = all(len(hand) == position.rules.hand for hand in position.hands)
    return whole and not position.trick and not seen and len(position.stock) > 4


def _three(position: Position, suit: str) -> tuple[Card, ...]:
    """King, second and ace of a suit."""
    rules = position.rules
    return tuple(Card(rank, suit) for rank in (rules.printed.courts[0], rules.second, rules.ace))


def _laid(rng: Random, position: Position, sort: str) -> Position:
    """The same deal with these three cards where they are wanted; nobody else holds one of them by then."""
    trump = position.trump or ""
    king, second, ace = _three(position, trump)
    places = {"me": (0, 0, 0), "partner": (2, 2, 2), "them": (1, 1, 1), "split": (0, 0, 2)}
    if sort in places:
        return _given(position, dict(zip((king, second, ace), places[sort], strict=True)))
    if sort == "court":
        knight = Card(position.rules.printed.courts[1], trump)
        return _given(position, {knight: 0, second: 0, ace: 0})
    suit = rng.choice([one for one in position.rules.suits if one != trump])
    return _given(position, dict.fromkeys(_three(position, suit), 0))


def _given(position: Position, holders: dict[Card, int]) -> Position:
    """The position in which each of these cards has changed places with a card of the seat that is to hold it."""
    spare = {seat: [card for card in hand if card not in holders] for seat, hand in enumerate(position.hands)}
    for card, seat in holders.items():
        if card not in position.hands[seat]:
            position = _swapped(position, card, spare[seat].pop())
    return position


def _swapped(position: Position, one: Card, other: Card) -> Position:
    def changed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other if card is one else one if card is other else card for card in cards)

    hands, piles = tuple(map(changed, position.hands)), tuple(map(changed, position.piles))
    return position._replace(hands=hands, stock=changed(position.stock), piles=piles)


DRILL = Drill("sudden", sudden.ask, deal, levels=len(ROUNDS))
