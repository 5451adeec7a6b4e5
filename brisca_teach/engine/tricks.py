"""Playing a card, taking the trick and drawing (rules.md 2.1, 2.2 and 4.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

from brisca_teach.engine import duties, exchange, instant
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.extra import Extra
from brisca_teach.engine.moves import Arrastro
from brisca_teach.engine.refusal import IllegalMove
from brisca_teach.engine.rules import Rules

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

Hands = tuple[tuple[Card, ...], ...]
_new = tuple.__new__  # what Position(...) does, without its argument handling: plays are made by the million


def winner(position: Position) -> int:
    """The seat whose card wins the trick as it lies now."""
    rules = position.rules
    return (position.leader + rules.trick_winner(position.trick, position.trump)) % rules.players


def play_card(position: Position, card: Card, move: Move | None = None) -> Position:
    """The position after the seat to act plays the card; a full trick is taken and drawn for first."""
    rules, trump, hands, leader, trick, stock, piles, extra = position
    players, size, is_plain, may_wait = rules.pace
    if len(trick) == size and position.phase == "window":
        return play_card(finish(position), card, move)
    seat = position.turn if rules.is_phased else (leader + len(trick)) % players
    if seat is None or card not in hands[seat]:
        _refuse_absent(position, seat, move or card, card)
    if not is_plain:
        _check_legal(position, seat, card, move or card)
        extra = _after_card(position, seat, card)
    elif extra.shown:
        extra = _without(extra, card)
    hand = hands[seat]
    at = hand.index(card)
    hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
    trick += (card,)
    if len(trick) == size and not may_wait:
        return _finished(type(position), rules, trump, hands, leader, trick, stock, piles, extra)
    after = _new(type(position), (rules, trump, hands, leader, trick, stock, piles, extra))
    return after if len(trick) < size or waits(after) else finish(after)


def _check_legal(position: Position, seat: int, card: Card, move: Move) -> None:
    if position.rules.auction and position.phase != "play":
        raise IllegalMove("no.phase", position, move, moves=position.legal_moves())
    if card not in duties.legal_cards(position, seat):
        reason, facts = duties.why_not(position, seat, card)
        raise IllegalMove(reason, position, move, **facts)


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
    extra, voids = position.extra, duties.proved_voids(position, seat, card)
    return _without(extra if voids == extra.voids else replace(extra, voids=voids), card)


def _without(extra: Extra, card: Card) -> Extra:
    if card not in extra.shown:
        return extra
    return replace(extra, shown=tuple(other for other in extra.shown if other is not card))


def waits(full: Position) -> bool:
    """True when a full trick must wait: for a blind call, or for somebody who may exchange before the draw."""
    if full.rules.auction and full.phase == "call":
        return True
    return exchange.waits(full) and not instant.killed(full, winner(full))


def finish(full: Position) -> Position:
    """The full trick goes to its winner, who leads next; the draw is made while the stock lasts."""
    return _finished(type(full), *full)


def _finished(
    build: type[Position],
    rules: Rules,
    trump: str | None,
    hands: Hands,
    leader: int,
    trick: tuple[Card, ...],
    stock: tuple[Card, ...],
    piles: Hands,
    extra: Extra,
) -> Position:
    seat = (leader + rules.trick_winner(trick, trump)) % rules.players
    if not rules.is_plain:
        extra = instant.after_trick(build(rules, trump, hands, leader, trick, stock, piles, extra), seat)
    if stock and not extra.ended:
        if len(stock) <= len(trick) and rules.trump == "turn_up":
            extra = replace(extra, shown=(*extra.shown, stock[-1]))
        hands, stock = drawn(rules, hands, stock, seat)
    piles = (*piles[:seat], piles[seat] + trick, *piles[seat + 1 :])
    after = _new(build, (rules, trump, hands, seat, (), stock, piles, extra))
    return instant.after_hands(after) if rules.instant else after


def drawn(rules: Rules, hands: Hands, stock: tuple[Card, ...], first: int) -> tuple[Hands, tuple[Card, ...]]:
    """Hands and stock after each seat has drawn, one card a round, from the winner on (rules.md 4.3)."""
    players = rules.players
    taken = players * rules.cards_each if players * rules.cards_each <= len(stock) else players
    turns = rules.draw_turns[first]
    if taken == players:
        return tuple([hands[seat] + (stock[at],) for seat, at in turns]), stock[taken:]
    return tuple([hands[seat] + stock[at:taken:players] for seat, at in turns]), stock[taken:]


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
