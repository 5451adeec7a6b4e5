"""The same position from the learner's chair, and what it looks like whatever its suits are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import permutations

from brisca_teach.engine.cards import Card
from brisca_teach.engine.extra import PLAIN
from brisca_teach.engine.position import Position

LETTERS = "bcdfghjkmnpqrstvwxyz23456789"  # no vowels, so that no word comes about; nothing that looks like another
LENGTH = 5


def from_my_chair(position: Position) -> Position:
    """The position with the seat to act as seat 0, and nothing in it but the cards."""
    seat = position.turn or 0
    return position._replace(
        hands=(*position.hands[seat:], *position.hands[:seat]),
        piles=(*position.piles[seat:], *position.piles[:seat]),
        leader=(position.leader - seat) % position.rules.players,
        extra=PLAIN,
    )


def is_bare(position: Position) -> bool:
    """True when nothing but the cards matters from here on: no meld, contract or arrastro."""
    extra = position.extra
    is_said = extra.calls or extra.melds or extra.bonus or extra.arrastro or extra.ended or extra.widow
    return not is_said and extra.contract is None


def identity(position: Position) -> str:
    """A short name for the cards to come: the same for two positions that differ in their suits' names alone."""
    suits = position.rules.suits
    faces = (_face(position, dict(zip(suits, names, strict=True))) for names in permutations(suits))
    number = int.from_bytes(sha256(min(faces).encode("utf-8")).digest()[:8], "big")
    letters = []
    for _ in range(LENGTH):
        number, at = divmod(number, len(LETTERS))
        letters.append(LETTERS[at])
    return "".join(letters)


def _face(position: Position, names: Mapping[str, str]) -> str:
    """The cards to come as text, the suits renamed and the hands in order; what is won already does not count."""
    hands = "/".join(_codes(sorted(_renamed(hand, names))) for hand in position.hands)
    trump = names[position.trump] if position.trump else "-"
    trick, stock = (_codes(_renamed(cards, names)) for cards in (position.trick, position.stock))
    return f"{position.rules.key} {trump} {hands} {position.leader}:{trick} {stock}"


def _renamed(cards: Sequence[Card], names: Mapping[str, str]) -> list[tuple[str, int]]:
    return [(names[card.suit], card.rank) for card in cards]


def _codes(cards: Iterable[tuple[str, int]]) -> str:
    return "".join(f"{rank}{suit}" for suit, rank in cards)
