"""Rounds about pairs: deals in which the learner holds one, played by a club until the engine says what is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.bots.club import best_card
from brisca_teach.analysis.bots.reading import fresh
from brisca_teach.engine import melds
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal as deal_cards
from brisca_teach.engine.moves import Announce, Bid, Meld, Move, NameTrump, Pass
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import meld
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.questions import Question

ME, RIVAL = 0, 1
YES, WORTH = "yes", "worth"

ROUNDS = {
    1: (
        "centocinquantuno:yes centocinquantuno:meld_first centocinquantuno:worth centocinquantuno:meld_pair "
        "centocinquantuno:yes centocinquantuno:meld_stock centocinquantuno:worth centocinquantuno:meld_twice"
    ),
    2: (
        "marianna:worth marianna:yes marianna:meld_stock marianna:worth2 "
        "marianna:meld_turn marianna:yes marianna:meld_twice marianna:worth3"
    ),
    3: (
        "portena:yes portena:acuse_late portena:worth rematada:yes portena:duty "
        "rematada:acuse_late portena:yes rematada:worth portena:meld_twice rematada:duty"
    ),
}
"""The game and what the answer is, by level; worth2 is the worth of the second pair of the deal."""

DUTIES = ("no.follow", "no.beat", "no.trump_in", "no.overtrump")


class Habit(NamedTuple):
    """How often the learner declares a pair when he may, and holds on to one when he has another card to play."""

    declares: float
    keeps: float


USUAL = Habit(0.3, 0.8)
HABITS = {"meld_stock": Habit(0.0, 1.0)}
"""Nobody has an undeclared pair left after the stock who does not save it up all along."""


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round in which a pair may be declared about as often as not, and its worth is asked between."""
    wanted = ROUNDS[max(1, min(level, len(ROUNDS)))].split()
    chosen = [wanted[at % len(wanted)].split(":") for at in range(items)]
    return gathered(rng, [partial(_item, key=key, end=end) for key, end in chosen])


def _item(rng: Random, key: str, end: str) -> Question:
    """A moment of a deal in which this is the answer."""
    rules = find_rules(key)
    while True:
        suit = rng.choice(rules.suits)
        fitting = [
            (position, move)
            for position in played_with_pairs(rng, _start(rng, rules, suit, end), HABITS.get(end, USUAL))
            for move in _asked(position, suit)
            if _answers(position, move, end)
        ]
        if fitting:
            position, move = rng.choice(fitting)
            return (meld.worth if end.startswith(WORTH) else meld.may)(position, move)


def _answers(position: Position, move: Move, end: str) -> bool:
    """Whether the engine says just this here."""
    refused = meld.refusal_of(position, move)
    if refused is None:
        number = int(end.removeprefix(WORTH) or 1) if end.startswith(WORTH) else 0
        is_whole = meld.missing_half(position, move) is None
        return is_whole and (end == YES or number == len(position.extra.melds) + 1)
    return refused.key in DUTIES if end == "duty" else refused.key == f"no.{end}"


def _asked(position: Position, suit: str) -> Iterator[Move]:
    """The declarations to ask about: of this suit, if the learner holds a court card of it."""
    rule, mine = position.rules.meld, set(position.hands[ME])
    if rule is None or position.phase != "play":
        return
    held = [half for half in melds.pair(suit) if half in mine]
    if rule.when == "turn" and held:
        yield Meld(suit)
    elif position.turn == ME:
        yield from map(Announce, held)


def played_with_pairs(rng: Random, start: Position, habit: Habit = USUAL) -> Iterator[Position]:
    """The positions of a deal in which the learner keeps his pairs and declares them as is his habit.

    The others play and declare as a club does.
    """
    position = start
    while position.turn is not None:
        yield position
        position = position.play(_played(rng, position, habit))


def _played(rng: Random, position: Position, habit: Habit) -> Move:
    seat = position.turn
    assert seat is not None
    seen = position.observe(seat)
    move = find_level("club")(seen, rng)
    if seat != ME or position.phase != "play" or (isinstance(move, Meld | Announce) and rng.random() < habit.declares):
        return move
    card = best_card(fresh(seen), rng)
    plain = card.card if isinstance(card, Announce) else card
    cards = [one for one in position.legal_moves() if isinstance(one, Card)]
    others = [one for one in cards if one.rank not in (meld.KING, meld.KNIGHT)]
    return rng.choice(others) if plain not in others and others and rng.random() < habit.keeps else plain


def _start(rng: Random, rules: Rules, suit: str, end: str) -> Position:
    """A deal in which the learner holds the pair, or half of it; for a later pair the others hold theirs."""
    half = rng.choice(melds.pair(suit))
    held = {ME: [half] if end == "meld_pair" else list(melds.pair(suit))}
    later = int(end.removeprefix(WORTH) or 1) if end.startswith(WORTH) else 1
    others = rng.sample([one for one in rules.suits if one != suit], later - 1)
    for at, other in enumerate(others):
        held.setdefault((RIVAL, ME)[at], []).extend(melds.pair(other))
    position = deal_cards(rules, order=_pack(rng, rules, held))
    return _bid_for(rng, position) if rules.auction else position


def _pack(rng: Random, rules: Rules, held: Mapping[int, Sequence[Card]]) -> list[Card]:
    """A shuffled pack that deals these cards to these seats."""
    pack = list(rules.cards)
    rng.shuffle(pack)
    for seat, cards in held.items():
        for at, card in zip(rng.sample(range(rules.hand), len(cards)), cards, strict=True):
            place, other = at * rules.players + seat, pack.index(card)
            pack[place], pack[other] = pack[other], pack[place]
    return pack


def _bid_for(rng: Random, position: Position) -> Position:
    """The deal once the learner, or another, has bid the least and named trumps."""
    rule = position.rules.auction
    assert rule is not None
    caller = rng.choice((ME, ME, RIVAL))
    for seat in range(position.rules.players):
        position = position.play(Bid(rule.minimum) if seat == caller else Pass())
    while position.phase != "play":
        naming = [NameTrump(suit) for suit in position.rules.suits] if position.phase == "trump" else []
        position = position.play(rng.choice(naming or list(position.legal_moves())))
    return position


DRILL = Drill("meld", meld.ask, deal, levels=len(ROUNDS))
