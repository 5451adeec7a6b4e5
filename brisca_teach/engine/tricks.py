"""Playing a card, taking the trick and drawing (rules.md 2.1, 2.2 and 4.3)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

from brisca_teach.engine import duties, exchange, instant
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.extra import PLAIN, Extra
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
    players, size, is_plain, waits_below, _ = rules.pace
    if len(trick) == size and position.phase == "window":
        return _let_go(position, card, move or card)
    seat = (leader + len(trick)) % players if is_plain else position.turn
    if seat is None or card is UNKNOWN:
        _refuse_absent(position, move or card, card)
    hand, held = hands[seat], [*hands]
    held[seat] = rest = tuple([other for other in hand if other is not card])
    if len(rest) == len(hand):
        _refuse_absent(position, move or card, card)
    if not is_plain:
        _check_legal(position, seat, card, move or card)
        extra = _after_card(position, seat, card)
    elif extra is not PLAIN and extra.shown:
        extra = _without(extra, card)
    trick += (card,)
    if len(trick) == size and is_plain and len(stock) >= waits_below:
        return _taken(type(position), rules, trump, held, leader, trick, stock, piles, extra)
    after = _new(type(position), (rules, trump, tuple(held), leader, trick, stock, piles, extra))
    if len(trick) < size or (len(stock) < waits_below and waits(after)):
        return after
    return finish(after)


def _check_legal(position: Position, seat: int, card: Card, move: Move) -> None:
    if position.rules.auction and position.phase != "play":
        raise IllegalMove("no.phase", position, move, moves=position.legal_moves())
    if card not in duties.legal_cards(position, seat):
        reason, facts = duties.why_not(position, seat, card)
        raise IllegalMove(reason, position, move, **facts)


def leads(full: Position) -> tuple[Card, ...]:
    """The cards with which the winner may let a waiting trick go: his before the draw, and legal after it."""
    after = finish(full)
    if after.turn is None:
        return ()
    return tuple(card for card in duties.legal_cards(after, after.leader) if card in full.hands[after.leader])


def _let_go(full: Position, card: Card, move: Move) -> Position:
    if card in leads(full):
        return play_card(finish(full), card, move)
    if full.turn is None or card not in full.hands[full.turn] or card is UNKNOWN:
        _refuse_absent(full, move, card)
    after = finish(full)
    if after.turn is None:
        raise IllegalMove("no.draw_first", full, move)
    reason, facts = duties.why_not(after, full.turn, card)
    raise IllegalMove(reason, full, move, **facts)


def _refuse_absent(position: Position, move: Move, card: Card) -> NoReturn:
    seat = position.turn
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
    return extra.showing(tuple([other for other in extra.shown if other is not card]))


def waits(full: Position) -> bool:
    """True when a full trick must wait: for a blind call, or for somebody who may exchange before the draw."""
    if full.rules.auction and full.phase == "call":
        return True
    return exchange.waits(full) and not instant.killed(full, winner(full))


def finish(full: Position) -> Position:
    """The full trick goes to its winner, who leads next; the draw is made while the stock lasts."""
    rules, trump, hands, leader, trick, stock, piles, extra = full
    if rules.is_plain:
        return _taken(type(full), rules, trump, [*hands], leader, trick, stock, piles, extra)
    extra = instant.after_trick(full, winner(full))
    return instant.after_hands(_taken(type(full), rules, trump, [*hands], leader, trick, stock, piles, extra))


def _taken(
    kind: type[Position], rules: Rules, trump: str | None, hands: list[tuple[Card, ...]], leader: int,
    trick: tuple[Card, ...], stock: tuple[Card, ...], piles: Hands, extra: Extra,
) -> Position:  # fmt: skip
    """The position after the trick is taken and each seat has drawn, one card a round, the winner first (4.3)."""
    seat = (leader + rules.trick_winner(trick, trump)) % len(hands)
    if stock and (extra is PLAIN or not extra.ended):
        if len(stock) <= len(trick) and rules.trump == "turn_up":
            extra = extra.showing((*extra.shown, stock[-1]))
        turns = rules.draw_turns[len(stock) >= len(trick)][seat]
        for drawer, card in zip(turns, stock):  # noqa: B905  a stock is longer than one draw
            hands[drawer] += (card,)
        stock = stock[len(turns) :]
    won = [*piles]
    won[seat] += trick
    return _new(kind, (rules, trump, tuple(hands), seat, (), stock, tuple(won), extra))


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
        raise IllegalMove("no.draw_first", position, move)
    after = play_card(position, move.card, move)
    return after._replace(extra=replace(after.extra, arrastro=True)) if after.trick else after
