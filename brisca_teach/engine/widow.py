"""The two cards that the declarer of rematada takes, and the two he buries (rules.md 3.1.24)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from brisca_teach.engine.cards import Move
from brisca_teach.engine.moves import Bury
from brisca_teach.engine.refusal import IllegalMove

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position


def take(position: Position) -> Position:
    """The position after the declarer shows the widow and takes it; unchanged where there is none."""
    agreed = position.extra.contract
    if position.rules.stock != "widow" or agreed is None:
        return position
    seat = agreed.caller
    hands = (*position.hands[:seat], position.hands[seat] + position.stock, *position.hands[seat + 1 :])
    return position._replace(hands=hands, stock=(), extra=replace(position.extra, widow=position.stock))


def to_bury(position: Position, seat: int) -> int:
    """How many cards this seat must put away."""
    return len(position.hands[seat]) - position.rules.hand


def moves(position: Position, seat: int) -> tuple[Bury, ...]:
    """Every choice of cards to bury."""
    return tuple(Bury(cards) for cards in combinations(sorted(position.hands[seat]), to_bury(position, seat)))


def play(position: Position, move: Move) -> Position:
    """The position after the declarer has buried the cards: they count as tricks of his."""
    assert isinstance(move, Bury)
    seat = position.turn
    if seat is None or position.phase != "bury":
        raise IllegalMove("no.phase", position, move, moves=position.legal_moves())
    hand = position.hands[seat]
    missing = next((card for card in move.cards if card not in hand), None)
    if missing is not None:
        raise IllegalMove("no.card", position, move, card=missing)
    if len(set(move.cards)) != to_bury(position, seat) or len(move.cards) != to_bury(position, seat):
        raise IllegalMove("no.bury_count", position, move, cards=to_bury(position, seat))
    kept = tuple(card for card in hand if card not in move.cards)
    extra = replace(position.extra, calls=(*position.extra.calls, move))
    hands = (*position.hands[:seat], kept, *position.hands[seat + 1 :])
    piles = (*position.piles[:seat], position.piles[seat] + move.cards, *position.piles[seat + 1 :])
    return position._replace(hands=hands, piles=piles, extra=extra)
