"""Showing the highest trumps and taking the rest (rules.md 3.1.13, decision 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisca_teach.engine import duties
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.moves import Claim
from brisca_teach.engine.refusal import IllegalMove

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

MOST_CARDS, FEWEST_CARDS = 3, 2


def moves(position: Position, seat: int) -> tuple[Claim, ...]:
    """The claim, when the side of this seat may make it now."""
    size = len(position.hands[seat])
    if not FEWEST_CARDS <= size <= MOST_CARDS or _trumps_of_side(position, seat) < size:
        return ()
    return () if _why_not(position, seat) else (Claim(),)


def out_of_turn(position: Position) -> tuple[Claim, ...]:
    """The claims that seats other than the one to act may make now: a trick has not begun, anybody may show."""
    turn = position.turn
    if turn is None or position.trick or not position.rules.claim:
        return ()
    return tuple(Claim(seat) for seat in range(position.rules.players) if seat != turn and moves(position, seat))


def _trumps_of_side(position: Position, seat: int) -> int:
    side_of, trump = position.rules.side_of, position.trump
    side = side_of[seat]
    return sum(
        card.suit == trump for other, hand in enumerate(position.hands) if side_of[other] == side for card in hand
    )


def play(position: Position, move: Move) -> Position:
    """The position after the claiming side has taken all the cards; IllegalMove says what is missing."""
    assert isinstance(move, Claim)
    if position.turn is None:
        raise IllegalMove("no.over", position, move)
    seat = position.turn if move.seat is None else move.seat
    if seat >= position.rules.players:
        raise IllegalMove("pos.leader", position, move, n=seat, max=position.rules.players - 1)
    refused = _why_not(position, seat)
    if refused:
        raise IllegalMove(refused[0], position, move, **refused[1])
    rest = tuple(card for hand in position.hands for card in hand)
    piles = (*position.piles[:seat], position.piles[seat] + rest, *position.piles[seat + 1 :])
    return position._replace(hands=((),) * position.rules.players, piles=piles, leader=seat)


def top_trumps(position: Position, seat: int) -> tuple[Card, ...]:
    """The highest trumps not yet played, as many as this seat holds cards."""
    rules, trump = position.rules, position.trump
    left = [card for card in rules.cards if card.suit == trump and not position.is_played(card)]
    powers = rules.powers[trump]
    return tuple(sorted(left, key=powers.__getitem__, reverse=True)[: len(position.hands[seat])])


def _why_not(position: Position, seat: int) -> tuple[str, dict[str, object]] | None:
    if not position.rules.claim:
        return "no.claim_rule", {"rules": position.rules.key}
    if position.stock:
        return "no.claim_stock", {}
    if position.trick:
        return "no.claim_trick", {}
    size, top = len(position.hands[seat]), top_trumps(position, seat)
    if not FEWEST_CARDS <= size <= MOST_CARDS or len(top) < size:
        return "no.claim_few", {}
    return _not_ours(position, seat, top)


def _not_ours(position: Position, seat: int, top: tuple[Card, ...]) -> tuple[str, dict[str, object]] | None:
    rules = position.rules
    side = [other for other in range(rules.players) if rules.side_of[other] == rules.side_of[seat]]
    held = {card for other in side for card in position.hands[other]} - {UNKNOWN}
    missing = [card for card in top if card not in held]
    if missing:
        return "no.claim_top", {"card": missing[0]}
    if duties.in_force(position) and not any(set(top) <= set(position.hands[other]) for other in side):
        return "no.claim_one", {}
    if "muerte_tres" in rules.instant and rules.second_of(top[0].suit) in top:
        return "no.claim_second", {"second": rules.second_of(top[0].suit)}
    return None
