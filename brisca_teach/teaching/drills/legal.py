"""Which cards may be played? The engine's legal moves are the answer, its refusals the reasons."""

from __future__ import annotations

from collections.abc import Iterable

from brisca_teach.engine import duties
from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.engine.rules import Rules
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Knob, Reason, because

ME = 0


def ask(item: str | Position) -> Question:
    """The question which cards the player to act may play, with all that the position shows."""
    position = Position.parse(item) if isinstance(item, str) else item
    return make(position, position)


def make(position: Position, seen: Position) -> Question:
    """The question for a position of which `seen` is shown."""
    hand, legal = position.hands[position.turn or ME], legal_cards(position)
    choices = tuple(Choice(str(card), card, _says(position, card, legal)) for card in hand)
    part = Part(because("ask.legal"), choices, tuple(map(str, legal)), form="many", hints=_hints(position, legal))
    shown = Shown(position.rules, position.trump, position.trick, position=seen, told=_told(position))
    return Question("legal", shown, (part,), (_answer(hand, legal), *_why_all(position, legal)))


def legal_cards(position: Position) -> tuple[Card, ...]:
    """The cards that the player to act may play."""
    return tuple(card for card in position.legal_moves() if isinstance(card, Card))


def is_bound(rules: Rules) -> bool:
    """Whether a card can ever be refused in this game."""
    return rules.duty.kind != "free" or rules.ace_lock != "none" or rules.second_not_last or rules.arrastro


def refusals(position: Position) -> frozenset[str]:
    """The reasons for which cards of the hand may not be played."""
    legal = legal_cards(position)
    hand = position.hands[position.turn or ME]
    return frozenset(_refused(position, card).key for card in hand if card not in legal)


def freedom(position: Position) -> str:
    """Why every card may be played although the game has a duty; "" where there is no more to say."""
    rules, trick = position.rules, position.trick
    hand = position.hands[position.turn or ME]
    if rules.duty.kind == "free" or not trick:
        return ""
    if not duties.in_force(position):
        return "stock"
    if any(card.suit == trick[0].suit for card in hand):
        return ""
    if rules.duty.kind == "follow":
        return "void"
    if rules.duty.relief != "none" and duties.partner_is_winning(position, position.turn or ME):
        return "embarque"
    return "under" if any(card.suit == position.trump for card in hand) else "no_trump"


def _refused(position: Position, card: Card) -> Reason:
    try:
        position.play(card)
    except Refusal as refusal:
        return because(refusal.reason, **refusal.facts)
    raise AssertionError(f"{card} is not legal, but was played")


def _says(position: Position, card: Card, legal: Iterable[Card]) -> tuple[Reason, ...]:
    """A legal card left out is named; a card that may not be played gets the rule that refuses it."""
    return (because("v.wrong.legal", card=card),) if card in legal else (_refused(position, card),)


def _answer(hand: tuple[Card, ...], legal: tuple[Card, ...]) -> Reason:
    if len(legal) == len(hand):
        return because(f"legal.all.{len(hand)}" if len(hand) <= 3 else "legal.all", n=len(hand))
    return because("legal.some", cards_list=legal)


def _why_all(position: Position, legal: tuple[Card, ...]) -> tuple[Reason, ...]:
    why = freedom(position) if len(legal) == len(position.hands[position.turn or ME]) else ""
    if not why:
        return ()
    return (because(f"legal.why.{why}", suit=position.trick[0].suit, best=duties.winning_card(position)),)


def _told(position: Position) -> tuple[Reason, ...]:
    """Which game it is, where that matters, and what has happened that binds or frees a card."""
    rules = position.rules
    told = [because("game.played", rules=rules)] if is_bound(rules) else []
    if position.extra.arrastro:
        told.append(because("legal.arrastro"))
    if rules.ace_lock != "none" and position.trump:
        second = rules.second_of(position.trump)
        told.append(because("legal.second.gone" if position.is_played(second) else "legal.second.in", second=second))
    return tuple(told)


def _hints(position: Position, legal: tuple[Card, ...]) -> tuple[Reason, ...]:
    """Is there a duty? What it is. How many cards it leaves."""
    return because("hint.legal.duty"), _rule(position), because("hint.legal.count", n=len(legal))


def _rule(position: Position) -> Reason:
    """The duty of this game, whole: also what lifts it."""
    rules = position.rules
    if not is_bound(rules):
        return because("hint.legal.led")
    if rules.duty.kind == "free":
        knob = "arrastro" if rules.arrastro else _lock(position)
        return because("house.rule", rule=Knob(rules, knob))
    duty = Knob(rules, "duty.kind")
    if rules.duty.begins == "stock_empty":
        return because("rule.duty.late", text=duty)
    if rules.duty.relief != "none":
        return because("house.rule.but", rule=duty, text=Knob(rules, "duty.relief"))
    return because("house.rule", rule=duty)


def _lock(position: Position) -> str:
    """The lock that may matter: the second's when the trick wants its last card, else the ace's."""
    is_last = len(position.trick) == position.rules.trick_size - 1
    return "second_not_last" if position.rules.second_not_last and is_last else "ace_lock"
