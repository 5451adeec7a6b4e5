"""Who played what: read back from the piles, which keep every trick in the order in which its cards fell."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from brisca_teach.engine.cards import Card
from brisca_teach.engine.observation import buried
from brisca_teach.engine.position import Position


class PlayedTrick(NamedTuple):
    """A trick: who led it, its cards from the lead on, and who won it (None while it lies on the table)."""

    leader: int
    cards: tuple[Card, ...]
    winner: int | None

    def player(self, at: int, players: int) -> int:
        """The seat that played the card with this number, the lead being 0."""
        return (self.leader + at) % players


def tricks_on_show(position: Position) -> Iterator[PlayedTrick]:
    """The complete tricks, pile by pile, then the one on the table; those of different piles are not in time order.

    For games whose trump suit never changes; cards taken by a claim are no trick.
    """
    size = position.rules.trick_size
    owner, skipped = buried(position)
    for seat, pile in enumerate(position.piles):
        start = skipped if seat == owner else 0
        for at in range(start, len(pile) - size + 1, size):
            yield _trick(position, seat, pile[at : at + size])
    if position.trick:
        yield PlayedTrick(position.leader, position.trick, None)


def _trick(position: Position, winner: int, cards: tuple[Card, ...]) -> PlayedTrick:
    rules = position.rules
    leader = (winner - rules.trick_winner(cards, position.trump)) % rules.players
    return PlayedTrick(leader, cards, winner)


def plays_of(position: Position, seat: int) -> tuple[Card, ...]:
    """Every card that this seat has played."""
    players = position.rules.players
    return tuple(
        card for trick in tricks_on_show(position) for at, card in enumerate(trick.cards)
        if trick.player(at, players) == seat
    )  # fmt: skip
