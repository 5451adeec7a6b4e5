"""Cards and packs: what is printed. Knows no rules: neither what beats what nor what it is worth.

Glossary and pack sizes: rules.md sections 1 and 5.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from brisca_teach.engine.refusal import BadText

LETTER_RANKS = {"J": 21, "Q": 22, "K": 23, "A": 24}  # French courts and ace are printed as letters
JACK, QUEEN, KING, ACE = LETTER_RANKS.values()
_LETTER_OF = {rank: letter for letter, rank in LETTER_RANKS.items()}
_CARD = re.compile(r"(?:(1[0-2]|[1-9]|[AKQJ])([A-Z])|\?)")


class Move:
    """Anything a player may do. A card is its own move; the others stand in `moves.py`."""

    __slots__ = ()
    words: ClassVar[dict[str, type[Move]]] = {}

    def __init_subclass__(cls, words: tuple[str, ...] = ()) -> None:
        for word in words:
            Move.words[word] = cls

    @staticmethod
    def parse(text: str) -> Move:
        """The move that `str(move)` wrote: "3C", "exchange:7O", "bid:70", "pass"; else BadText."""
        word, _, rest = text.strip().partition(":")
        kind = Move.words.get(word.lower())
        return kind.from_text(word.lower(), rest) if kind else Card.parse(text)

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        """The move of this kind that the text after the colon describes."""
        raise NotImplementedError(cls)


class Card(Move):
    """A printed rank and a suit letter. One object for each card: equal cards are the same object."""

    __slots__ = ("code", "rank", "suit")
    rank: int
    suit: str
    code: str
    _known: ClassVar[dict[tuple[int, str], Card]] = {}

    def __new__(cls, rank: int, suit: str) -> Card:
        """The card with this rank (1-12; A K Q J are 24 to 21) and suit letter."""
        found = cls._known.get((rank, suit))
        if found is None:
            found = cls._known[rank, suit] = super().__new__(cls)
            for name, value in (("rank", rank), ("suit", suit), ("code", f"{rank_text(rank)}{suit}")):
                object.__setattr__(found, name, value)
        return found

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card never changes: {self}")

    def __reduce__(self) -> tuple[type[Card], tuple[int, str]]:
        return Card, (self.rank, self.suit)

    def __lt__(self, other: Card) -> bool:
        return (self.suit, self.rank) < (other.suit, other.rank)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card.parse({self.code!r})"

    @staticmethod
    def parse(text: str) -> Card:
        """The card that a code such as "3O", "12C", "KS" or "?" names; else BadText."""
        match = _CARD.fullmatch(text.strip().upper())
        if not match:
            raise BadText("pos.card", text=text)
        return _card_of(match)


def rank_text(rank: int) -> str:
    """The rank as it is printed on the card: "7", "12", "K"."""
    return "?" if rank == 0 else _LETTER_OF.get(rank, str(rank))


def rank_of(text: str) -> int:
    """The rank that a printed rank names; else BadText."""
    rank = LETTER_RANKS.get(text.upper()) or (int(text) if text.isdecimal() else 0)
    if not (1 <= rank <= 12 or rank in _LETTER_OF):
        raise BadText("pos.card", text=text)
    return rank


UNKNOWN = Card(0, "")


def _card_of(match: re.Match[str]) -> Card:
    return Card(rank_of(match[1]), match[2]) if match[1] else UNKNOWN


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards written one after the other, as in "1O12B?4C"; "-" is none; else BadText."""
    if text in ("-", ""):
        return ()
    cards, at = [], 0
    for match in _CARD.finditer(text.upper()):
        if match.start() != at:
            break
        cards.append(_card_of(match))
        at = match.end()
    if at != len(text):
        raise BadText("pos.card", text=text[at:])
    return tuple(cards)


def write_cards(cards: Iterable[Card]) -> str:
    """The cards as `parse_cards` reads them."""
    return "".join(card.code for card in cards) or "-"


@dataclass(frozen=True)
class Pack:
    """The cards that are printed: suits and ranks in the order in which a new pack lies."""

    key: str
    suits: tuple[str, ...]
    ranks: tuple[int, ...]
    ladder: tuple[int, ...]  # ranks from high to low before any rank is made the second brisca
    courts: tuple[int, int, int]  # king, knight or queen, jack

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the pack, suit by suit."""
        return tuple(Card(rank, suit) for suit in self.suits for rank in self.ranks)


_SPANISH = ("O", "C", "E", "B")
_PACKS = (
    Pack("es40", _SPANISH, (1, 2, 3, 4, 5, 6, 7, 10, 11, 12), (1, 12, 11, 10, 7, 6, 5, 4, 3, 2), (12, 11, 10)),
    Pack("es48", _SPANISH, tuple(range(1, 13)), (1, *range(12, 1, -1)), (12, 11, 10)),
    Pack(
        "fr32",
        ("D", "H", "S", "C"),
        (ACE, 7, 8, 9, 10, JACK, QUEEN, KING),
        (ACE, KING, QUEEN, JACK, 10, 9, 8, 7),
        (KING, QUEEN, JACK),
    ),
)
PACKS = {pack.key: pack for pack in _PACKS}
