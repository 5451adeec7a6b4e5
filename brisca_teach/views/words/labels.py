"""Accessible names: the card first, then what it is worth, its role, its state, its place; no full stop."""

from __future__ import annotations

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.views.words.filling import say


def card_label(
    lang: str,
    card: Card,
    points: int | None = None,
    trump: str | None = None,
    *,
    blocked: str = "",
    chosen: bool = False,
    brings: int | None = None,
    place: tuple[int, int] | None = None,
    deck: str = "spanish",
) -> str:
    """A card's complete name: "Tres de oros, 10 puntos, triunfo, elegida, carta 1 de 3".

    `trump` is the trump suit, `blocked` the sentence of the refusal, `brings` what playing it brings,
    `place` its number and of how many.
    """
    name = _bare_label(lang, card, points, trump, deck)
    if brings is not None:
        name = say(lang, "a.card.value", name=name, points=brings)
    if blocked:
        name = say(lang, "a.card.blocked", name=name, reason=blocked)
    if chosen:
        name = say(lang, "a.card.chosen", name=name)
    if place:
        name = say(lang, "a.card.place", name=name, n=place[0], total=place[1])
    return name


def _bare_label(lang: str, card: Card, points: int | None, trump: str | None, deck: str) -> str:
    if card is UNKNOWN:
        return say(lang, "a.back")
    worth = "name" if points is None else "plain"
    if card.suit == trump:
        worth = "trump" if points is None else "points"
    key = {"points": "a.card"}.get(worth, f"a.card.{worth}")
    if points == 0:
        key = "a.card.zero.trump" if card.suit == trump else "a.card.zero"
    return say(lang, key, deck=deck, card=card, points=points)


def hand_label(lang: str, who: str, hidden: int = 0) -> str:
    """Whose cards these are: "Tus cartas", "Cartas de Inés: 3 tapadas", "Cartas de Inés, a la vista"."""
    return say(lang, "a.hand.other" if hidden else "a.hand.open", who=who, n=hidden)


def trick_label(lang: str, turn: str = "") -> str:
    """The trick's name; with `turn` ("Sales tú.") the name of an empty table."""
    return say(lang, "a.trick.empty", turn=turn.removesuffix(".")) if turn else say(lang, "a.trick")


def played_label(lang: str, who: str, name: str, winning: bool = False) -> str:
    """A card on the table: "Inés: rey de copas, 4 puntos, va ganando"; `name` comes from `card_label`."""
    played = say(lang, "a.trick.card", who=who, name=name)
    return f"{played}, {say(lang, 'a.trick.winning')}" if winning else played


def turn_up_label(lang: str, card: Card, deck: str = "spanish") -> str:
    """The turn-up and the trump suit: "Muestra: dos de oros. Pintan oros"."""
    return say(lang, "a.turn_up", deck=deck, card=card, suit=card.suit)


def stock_label(lang: str, cards: int) -> str:
    """How many cards are left to draw: "Mazo: 6 cartas", "Mazo vacío"."""
    return say(lang, "a.stock", cards=cards) if cards else say(lang, "a.stock.empty")


def pile_label(lang: str, who: str, tricks: int, points: int) -> str:
    """What somebody has won: "Tus bazas: 2 bazas, 21 puntos"."""
    return say(lang, "a.pile.other", who=who, tricks=tricks, points=points)


def seat_label(lang: str, seat: int, players: int) -> str:
    """Where a seat is for the learner: "a tu derecha", "enfrente", "a tu izquierda"; "" for seat 0."""
    if seat == 0:
        return ""
    if seat * 2 == players:
        return say(lang, "a.seat.across")
    return say(lang, "a.seat.right" if seat * 2 < players else "a.seat.left")
