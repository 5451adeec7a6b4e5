"""The draw: who draws first, in which order, which card, how often still, and who gets the turn-up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from brisca_teach.engine.cards import UNKNOWN, Card, parse_cards
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.mixture import asked_of, cards_in, in_play
from brisca_teach.teaching.drills.numbers import number_part
from brisca_teach.teaching.drills.played import closed_tricks
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, Seat, because
from brisca_teach.teaching.trick_story import Story

ROUNDS = {
    1: "turn_up:2 first:4 turn_up:4 times:2 turn_up:3 first:3 turn_up:6 times:4 turn_up:2 first:6 turn_up:4 times:3",
    2: "turn_up:4 order:3 order:4 times:6 turn_up:3 mine:2 order:4 turn_up:6 first:2 order:3 mine:4 times:3",
    3: "mine:4 order:6 turn_up:6 mine:3 order:4 times:6 mine:6 turn_up:4 order:3 mine:4 order:6 turn_up:3",
}
"""What is asked, and of how many players, by level: the items of a round take these in turn."""


def ask(item: str, turn_up: str = "", stock: str = "", about: str = "turn_up") -> Question:
    """A question about the draw after this trick; its first card is of the learner's right.

    `stock` is how many cards are left to draw with the turn-up (one each, if nothing is said), or the cards
    themselves, the top one first. `about` is turn_up, first, order, mine or times.
    """
    trick = in_play(find_rules("brisca_6"), cards_in(item), least=2)
    rules = find_rules(f"brisca_{min(len(trick), 6)}")
    cards = _stock(rules.players, turn_up, stock)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * rules.players
    full = Position(rules, cards[-1].suit, nothing, 1 % rules.players, trick, cards, nothing)
    return asked_of(ASKS, about)(Random(item), full)


def _stock(players: int, turn_up: str, stock: str) -> tuple[Card, ...]:
    if stock and not stock.isdecimal():
        return parse_cards("".join(stock.split()))
    return (UNKNOWN,) * (int(stock or players) - 1) + (Card.parse(turn_up),)


def order_of(full: Position) -> tuple[Seat, ...]:
    """Who draws, in order, after this full trick."""
    winner = (full.leader + full.rules.trick_winner(full.trick, full.trump)) % full.rules.players
    return tuple(Seat((winner + at) % full.rules.players) for at in range(full.rules.players))


def _seen(full: Position, is_open: bool = False) -> Shown:
    """The trick and the stock, face down but for the turn-up."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * full.rules.players
    stock = full.stock if is_open else (UNKNOWN,) * (len(full.stock) - 1) + full.stock[-1:]
    bare = Position(full.rules, full.trump, nothing, full.leader, full.trick, stock, nothing)
    return Shown(full.rules, full.trump, full.trick, position=bare)


def _question(shown: Shown, part: Part, *answer: Reason) -> Question:
    return Question("draw", shown, (part,), answer)


def _who(full: Position, key: str, right: Seat, *proof: Reason) -> Part:
    says = (because("v.no"), *proof)
    choices = tuple(Choice(f"seat{seat}", seat, () if seat == right else says) for seat in _people(full))
    return Part(because(key), choices, (f"seat{right}",), hints=_hints(full))


def _people(full: Position) -> tuple[Seat, ...]:
    """Everybody, in the order of play."""
    return tuple(Seat((full.leader + at) % full.rules.players) for at in range(full.rules.players))


def _hints(full: Position) -> tuple[Reason, ...]:
    return because("hint.draw.winner"), because("hint.draw.rule"), Story(_seen(full)).take()


def _order(full: Position) -> Reason:
    return because("draw.order", names=order_of(full))


def turn_up(_rng: Random, full: Position) -> Question:
    """Who gets the turn-up, when there is one card for each?"""
    last = order_of(full)[-1]
    told = _order(full), because("draw.turn_up.other", who=last, card=full.stock[-1])
    return _question(_seen(full), _who(full, "ask.draw.turn_up", last, *told), Story(_seen(full)).take(), *told)


def first(_rng: Random, full: Position) -> Question:
    """Who draws first?"""
    story, winner = Story(_seen(full)), order_of(full)[0]
    part = _who(full, "ask.draw.first", winner, because("v.wrong.order", who=winner), story.reason())
    part = Part(part.ask, tuple(_without_no(choice) for choice in part.choices), part.right, hints=part.hints)
    return _question(_seen(full), part, story.take(), because("draw.first.other", who=winner))


def _without_no(choice: Choice) -> Choice:
    """The same choice, where the reason begins with the verdict itself."""
    return Choice(choice.value, choice.thing, choice.says[1:])


def order(_rng: Random, full: Position) -> Question:
    """In which order do they draw?"""
    names = order_of(full)
    says = {seat: (because("v.no"), _order(full)) for seat in names}
    says[names[0]] = because("v.wrong.order", who=names[0]), _order(full)
    choices = tuple(Choice(f"seat{seat}", seat, says[seat]) for seat in _people(full))
    right = tuple(f"seat{seat}" for seat in names)
    part = Part(because("ask.draw.order"), choices, right, form="order", hints=_hints(full))
    return _question(_seen(full), part, Story(_seen(full)).take(), _order(full))


def mine(_rng: Random, full: Position) -> Question:
    """Which card of the open stock does the learner draw?"""
    names, offered = order_of(full), full.stock[: full.rules.players]
    right = offered[names.index(Seat(0))]
    wrong = [because("draw.would.other", who=who, card=card) for who, card in zip(names, offered, strict=True)]
    choices = tuple(
        Choice(str(card), card, () if card is right else (because("v.no"), _order(full), other))
        for card, other in zip(offered, wrong, strict=True)
    )
    hints = (*_hints(full)[:2], _order(full))
    part = Part(because("ask.draw.mine"), choices, (str(right),), hints=hints)
    shown = _seen(full._replace(stock=offered), is_open=True)
    return _question(shown, part, Story(shown).take(), _order(full), because("draw.you", card=right))


def times(rng: Random, full: Position) -> Question:
    """How often is there still a draw?"""
    cards, players = len(full.stock), full.rules.players
    right = cards // players
    proof = because("draw.share", cards=cards, m=players, n=right)
    hints = because("hint.draw.each"), because("hint.draw.turn_up_too")
    slips = (cards, right - 1, (cards - 1) // players, cards // 2)
    part = number_part(rng, because("ask.draw.times"), right, slips, (proof,), hints)
    return _question(_seen(full), part, proof)


ASKS: dict[str, Callable[[Random, Position], Question]] = {
    "turn_up": turn_up,
    "first": first,
    "order": order,
    "mine": mine,
    "times": times,
}
"""What can be asked of a full trick, by name."""


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round from real deals, with every number of players of its level."""
    wanted = ROUNDS[max(1, min(level, len(ROUNDS)))].split()
    chosen = [wanted[at % len(wanted)].split(":") for at in range(items)]
    return gathered(rng, [partial(_item, about=about, players=players) for about, players in chosen])


def _item(rng: Random, about: str, players: str) -> Question:
    rules = find_rules(f"brisca_{players}")
    full = [one for one in closed_tricks(rng, rules) if one.stock]
    last = [one for one in full if len(one.stock) == rules.players]
    if not last:  # an exchange has made the last draw wait
        return _item(rng, about, players)
    return ASKS[about](rng, last[0] if about == "turn_up" else rng.choice(full))


DRILL = Drill("draw", ask, deal, levels=len(ROUNDS))
