"""What one seat may know: its own cards, what has been shown, and everything on the table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.extra import Contract, Extra
from brisca_teach.engine.moves import Bury
from brisca_teach.engine.rules import Rules

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

SECRET = -1  # a partner that this seat may not know


class Observation(NamedTuple):
    """A position seen from a seat: every card that the seat may not know is UNKNOWN."""

    seat: int
    position: Position

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.position.rules

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards."""
        return self.position.hands[self.seat]

    @property
    def turn(self) -> int | None:
        """The seat to act, as at the table."""
        return self.position.turn

    def legal_moves(self) -> tuple[Move, ...]:
        """What this seat may do as far as it can know; empty when another seat is to act."""
        return self.position.legal_moves() if self.position.turn == self.seat else ()

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of the pack that this seat cannot see, in pack order."""
        seen = {*self.position.trick, *self.position.stock}
        for held in (*self.position.hands, *self.position.piles):
            seen.update(held)
        return tuple(card for card in self.rules.cards if card not in seen)

    def __str__(self) -> str:
        return f"{self.seat}> {self.position}"


def observe(position: Position, seat: int) -> Observation:
    """What the seat may know of the position; talk and signals are not part of it."""
    rules, extra = position.rules, position.extra
    visible = _visible_hands(position, seat)
    shown = set(extra.shown)
    hands = tuple(
        hand if other in visible else tuple(card if card in shown else UNKNOWN for card in hand)
        for other, hand in enumerate(position.hands)
    )
    stock = position.stock
    if rules.table.open != "all" and stock:
        last = position.turn_up
        stock = (UNKNOWN,) * (len(stock) - (last is not None)) + ((last,) if last else ())
    masked = position._replace(hands=hands, stock=stock, piles=_piles(position, seat), extra=_extra(position, seat))
    return Observation(seat, masked)


def _visible_hands(position: Position, seat: int) -> set[int]:
    rules = position.rules
    if rules.table.open != "none":
        return set(range(rules.players))
    peek = rules.table.peek
    at_start = peek in ("start", "both") and not any(position.piles)
    at_end = peek in ("last", "both") and not position.stock and not position.trick
    if (at_start or at_end) and len(position.hands[seat]) == rules.hand:
        return {other for other in range(rules.players) if rules.side_of[other] == rules.side_of[seat]}
    return {seat}


def buried(position: Position) -> tuple[int, int]:
    """The seat that has buried cards and how many lie first in its pile; (0, 0) where nobody has."""
    agreed = position.extra.contract
    said = next((move for move in position.extra.calls if isinstance(move, Bury)), None)
    return (agreed.caller, len(said.cards)) if agreed and said else (0, 0)


def _piles(position: Position, seat: int) -> tuple[tuple[Card, ...], ...]:
    owner, count = buried(position)
    if owner == seat or not count:
        return position.piles
    pile = (UNKNOWN,) * count + position.piles[owner][count:]
    return (*position.piles[:owner], pile, *position.piles[owner + 1 :])


def _extra(position: Position, seat: int) -> Extra:
    extra, agreed = position.extra, position.extra.contract
    if agreed is None:
        return extra
    calls = tuple(
        Bury((UNKNOWN,) * len(move.cards)) if isinstance(move, Bury) and seat != agreed.caller else move
        for move in extra.calls
    )
    return replace(extra, calls=calls, contract=_contract(position, seat, agreed))


def _contract(position: Position, seat: int, agreed: Contract) -> Contract:
    """The contract without the partner's name, until the called card has been played or is in this hand."""
    card = agreed.card
    if card is None or position.is_played(card) or card in position.hands[seat]:
        return agreed
    alone_is_known = seat == agreed.caller and agreed.partner is None
    return agreed if alone_is_known else replace(agreed, partner=SECRET)
