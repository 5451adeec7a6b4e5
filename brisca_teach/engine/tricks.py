"""Playing a card, taking the trick and drawing (rules.md 2.1, 2.2 and 4.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

from brisca_teach.engine import duties, exchange, instant
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.extra import PLAIN, Extra
from brisca_teach.engine.moves import Arrastro
from brisca_teach.engine.refusal import IllegalMove
from brisca_teach.engine.rules import Rules

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

Hands = tuple[tuple[Card, ...], ...]


def winner(position: Position) -> int:
    """The seat whose card wins the trick as it lies now."""
    rules = position.rules
    return (position.leader + rules.trick_winner(position.trick, position.trump)) % rules.players


def play_card(position: Position, card: Card, move: Move | None = None) -> Position:
    """The position after the seat to act plays the card; a full trick is taken and drawn for first."""
    rules = position.rules
    if len(position.trick) == rules.trick_size and not (rules.auction and position.phase != "window"):
        position = finish(position)
    seat = position.turn
    if seat is None or card not in position.hands[seat]:
        _refuse_absent(position, seat, move or card, card)
    hand = position.hands[seat]
    if not rules.is_plain and card not in duties.legal_cards(position, seat):
        reason, facts = duties.why_not(position, seat, card)
        raise IllegalMove(reason, position, move or card, **facts)
    if rules.auction and position.phase != "play":
        raise IllegalMove("no.phase", position, move or card, moves=position.legal_moves())
    at = hand.index(card)
    hands = (*position.hands[:seat], hand[:at] + hand[at + 1 :], *position.hands[seat + 1 :])
    extra = position.extra if position.extra is PLAIN and rules.is_plain else _after_card(position, seat, card)
    after = type(position)(
        rules, position.trump, hands, position.leader, (*position.trick, card), position.stock, position.piles, extra
    )
    return after if len(after.trick) < rules.trick_size or waits(after) else finish(after)


def _refuse_absent(position: Position, seat: int | None, move: Move, card: Card) -> NoReturn:
    if seat is None:
        raise IllegalMove("no.over", position, move)
    if position.is_played(card):
        raise IllegalMove("no.gone", position, move, card=card)
    holder = position.holder(card)
    if holder is not None and holder != seat:
        raise IllegalMove("no.turn", position, move, who=seat, card=card)
    raise IllegalMove("no.card", position, move, card=card)


def _after_card(position: Position, seat: int, card: Card) -> Extra:
    extra = position.extra
    shown = tuple(other for other in extra.shown if other is not card)
    voids = duties.proved_voids(position, seat, card)
    return replace(extra, shown=shown, voids=voids)


def waits(full: Position) -> bool:
    """True when a full trick must wait: for a blind call, or for somebody who may exchange before the draw."""
    if full.rules.auction and full.phase == "call":
        return True
    return exchange.waits(full)


def finish(full: Position) -> Position:
    """The full trick goes to its winner, who leads next; the draw is made while the stock lasts."""
    rules, trick = full.rules, full.trick
    seat = winner(full)
    piles = (*full.piles[:seat], full.piles[seat] + trick, *full.piles[seat + 1 :])
    extra = full.extra if rules.is_plain else instant.after_trick(full, seat)
    hands, stock = full.hands, full.stock
    if stock and not extra.ended:
        hands, stock = drawn(rules, hands, stock, seat)
        if not stock and rules.trump == "turn_up":
            extra = replace(extra, shown=(*extra.shown, full.stock[-1]))
    after = type(full)(rules, full.trump, hands, seat, (), stock, piles, extra)
    return instant.after_hands(after) if rules.instant else after


def drawn(rules: Rules, hands: Hands, stock: tuple[Card, ...], first: int) -> tuple[Hands, tuple[Card, ...]]:
    """Hands and stock after each seat has drawn, one card a round, from the winner on (rules.md 4.3)."""
    players = rules.players
    rounds = min(rules.cards_each, len(stock) // players)
    taken = players * rounds
    new = tuple(
        hand + stock[(seat - first) % players : taken : players] for seat, hand in enumerate(hands)
    )
    return new, stock[taken:]


def play_draw(position: Position, move: Move) -> Position:
    """The position after the winner lets the exchange go and everybody draws."""
    if position.turn is None:
        raise IllegalMove("no.over", position, move)
    if position.phase != "window":
        raise IllegalMove("no.draw", position, move)
    return finish(position)


def arrastro_moves(position: Position, seat: int) -> tuple[Move, ...]:
    """The trump ace played with the word, where the rule is on and the ace may be played."""
    if not position.rules.arrastro or position.trump is None:
        return ()
    ace = position.rules.ace_of(position.trump)
    return (Arrastro(ace),) if ace in position.hands[seat] and ace in duties.legal_cards(position, seat) else ()


def play_arrastro(position: Position, move: Move) -> Position:
    """The position after the trump ace obliges those who have not yet played to this trick."""
    assert isinstance(move, Arrastro)
    if not position.rules.arrastro:
        raise IllegalMove("no.arrastro_rule", position, move)
    if position.trump is None or move.card is not position.rules.ace_of(position.trump):
        raise IllegalMove("no.arrastro_ace", position, move)
    if len(position.trick) == position.rules.trick_size:
        position = finish(position)
    after = play_card(position, move.card, move)
    return after._replace(extra=replace(after.extra, arrastro=True)) if after.trick else after
