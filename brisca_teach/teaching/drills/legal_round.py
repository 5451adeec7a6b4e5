"""Rounds of "which may I play?": free games, then duties, locks and arrastro, each refusal promised."""

from __future__ import annotations

from functools import partial
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal as deal_cards
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import legal
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.played import played, played_keeping
from brisca_teach.teaching.questions import Question

ROUNDS = {
    1: "brisca_2:all brisca_4:all brisca_3:all brisca_2:void brisca_4:void",
    2: "valenciana:follow_late bisca_10:follow valenciana:stock bisca_10:void valenciana:void bisca_10:follow",
    3: "portena:beat portena:follow portena:trump portena:embarque portena:beat portena:overtrump "
    "portena:under portena:trump portena:no_trump portena:follow portena:overtrump portena:embarque",
    4: "brisca_s0:arrastro_trump muerte_tres:ace_locked rematada:beat brisca_s0:arrastro_best rematada:trump "
    "capixaba:second_last capixaba:ace_locked rematada:follow rematada:no_trump muerte_tres:all rematada:overtrump "
    "rematada:under",
    5: "muerte_tres:ace_locked muerte_tres:freed muerte_tres:all muerte_tres:ace_locked muerte_tres:freed_now",
    6: "capixaba:ace_locked bisca_10:follow capixaba:second_last bisca_10:void capixaba:ace_locked capixaba:freed",
}
"""The game and what is to be met, by level: a refusal, why there is none, or "all" for no duty at all.

"freed": a locked card in hand that may be played by now; "freed_now": since the trick that lies on the table.
"""


SORTED_FROM = 6


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of positions from real deals in which the learner follows to a lead."""
    wanted = ROUNDS[level].split()
    chosen = [wanted[at % len(wanted)].split(":") for at in range(items)]
    return gathered(rng, [partial(_item, game=game, sort=sort) for game, sort in chosen])


def _item(rng: Random, game: str, sort: str) -> Question:
    while True:
        fitting = [one for one in _turns(rng, game, sort) if _is(one, sort)]
        if fitting:
            position = _sorted(rng.choice(fitting))
            return legal.make(position, position.observe(legal.ME).position)


def _sorted(position: Position) -> Position:
    """The same position with a large hand in suits, as people hold it."""
    hand, powers = position.hands[legal.ME], position.rules.strengths
    if len(hand) < SORTED_FROM:
        return position
    in_suits = tuple(sorted(hand, key=lambda card: (position.rules.suits.index(card.suit), -powers[card])))
    return position._replace(hands=(in_suits, *position.hands[1:]))


def _turns(rng: Random, game: str, sort: str) -> list[Position]:
    """The learner's turns of a deal, after somebody has led."""
    rules = find_rules(game)
    if sort == "second_last":
        start = _with_second(deal_cards(rules, rng))
        positions = list(played_keeping(rng, start, rules.second_of(start.trump or "")))
    else:
        positions = [position for position, _ in played(rng, rules)]
    return [one for one in positions if one.turn == legal.ME and one.phase == "play" and _has_choice(one)]


def _has_choice(position: Position) -> bool:
    return bool(position.trick) and len(position.hands[legal.ME]) > 1


def _with_second(start: Position) -> Position:
    """The same deal with the second of trumps in the learner's hand."""
    second, given = start.rules.second_of(start.trump or ""), start.hands[legal.ME][0]

    def swapped(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(second if card is given else given if card is second else card for card in cards)

    return start._replace(hands=tuple(map(swapped, start.hands)), stock=swapped(start.stock))


def _is(position: Position, sort: str) -> bool:
    refused = legal.refusals(position)
    if refused:
        return f"no.{sort}" in refused
    led = position.trick[0].suit
    if sort in FREED:
        return _is_freed(position, now=sort == FREED[1])
    if sort == "all":
        return any(card.suit == led for card in position.hands[legal.ME])
    if sort == "void" and not legal.is_bound(position.rules):
        return all(card.suit != led for card in position.hands[legal.ME])
    if sort == "stock":  # where a duty would forbid something, were it in force
        return legal.freedom(position) == sort and any(card.suit == led for card in position.hands[legal.ME])
    return legal.freedom(position) == sort


FREED = ("freed", "freed_now")


def _is_freed(position: Position, now: bool) -> bool:
    """The learner holds the trump ace, and the second has been played: on this very trick, or before it."""
    rules, trump = position.rules, position.trump or ""
    held = rules.ace_of(trump) in position.hands[legal.ME]
    on_table = rules.second_of(trump) in position.trick
    return held and on_table == now and position.is_played(rules.second_of(trump))


DRILL = Drill("legal", legal.ask, deal, levels=len(ROUNDS))
