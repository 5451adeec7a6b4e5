"""What a player may do besides playing a card: small frozen values, each with a text form.

`Move.parse(str(move)) == move` for every move; rules.md section 2.7 lists who uses which.
"""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.engine.cards import Card, Move, parse_cards, rank_of, rank_text, write_cards
from brisca_teach.engine.refusal import BadText

__all__ = [
    "Announce", "Arrastro", "Bid", "Bury", "Call", "Claim", "Draw", "Exchange", "Meld", "Move", "NameTrump", "Pass",
    "RankBid", "Solo",
]  # fmt: skip


@dataclass(frozen=True)
class Exchange(Move, words=("exchange",)):
    """Give a trump and take the turn-up (rules.md 3.1.2). The holder of the card is who exchanges."""

    give: Card

    def __str__(self) -> str:
        return f"exchange:{self.give}"

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        return cls(Card.parse(rest))


@dataclass(frozen=True)
class Announce(Move, words=("announce",)):
    """Play a king or knight and declare its pair (the *acuse* of Chile, rules.md 3.1.23)."""

    card: Card

    def __str__(self) -> str:
        return f"announce:{self.card}"

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        return cls(Card.parse(rest))


@dataclass(frozen=True)
class Arrastro(Move, words=("arrastro",)):
    """Play the trump ace and oblige the others to play their best card (rules.md 3.1.12)."""

    card: Card

    def __str__(self) -> str:
        return f"arrastro:{self.card}"

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        return cls(Card.parse(rest))


@dataclass(frozen=True)
class _Bare(Move):
    """A move that is one word."""

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        if rest:
            raise BadText("pos.extra", text=rest)
        return cls()


@dataclass(frozen=True)
class Draw(_Bare, words=("draw",)):
    """Let the exchange go and draw; only asked for when somebody could exchange before the draw."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True)
class Claim(Move, words=("claim",)):
    """Show the highest trumps and take all that is left (rules.md 3.1.13); out of turn it names who claims."""

    seat: int | None = None  # None: the seat to act

    def __str__(self) -> str:
        return "claim" if self.seat is None else f"claim:{self.seat}"

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        return cls(_number(rest) if rest else None)


@dataclass(frozen=True)
class Pass(_Bare, words=("pass",)):
    """Leave the auction for good."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class Solo(_Bare, words=("solo",)):
    """End the auction: alone against all, no trumps, 61 points (rules.md decision 25)."""

    def __str__(self) -> str:
        return "solo"


@dataclass(frozen=True)
class Meld(Move, words=("meld",)):
    """Show king and knight of a suit at one's turn (151 and marianna, rules.md 3.1.19 and 3.1.20)."""

    suit: str

    def __str__(self) -> str:
        return f"meld:{self.suit}"

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        return cls(_suit(rest))


@dataclass(frozen=True)
class NameTrump(Move, words=("trump",)):
    """Choose the trump suit."""

    suit: str

    def __str__(self) -> str:
        return f"trump:{self.suit}"

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        return cls(_suit(rest))


@dataclass(frozen=True)
class RankBid(Move, words=("rank",)):
    """Call a rank in the auction of chiamata: each lower than the last."""

    rank: int

    def __str__(self) -> str:
        return f"rank:{rank_text(self.rank)}"

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        return cls(rank_of(rest))


@dataclass(frozen=True)
class Bid(Move, words=("bid", "forced")):
    """Promise so many points; `forced` is the *llamada obligada* (rules.md decision 24)."""

    points: int
    forced: bool = False

    def __str__(self) -> str:
        return f"{'forced' if self.forced else 'bid'}:{self.points}"

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        return cls(_number(rest), word == "forced")


@dataclass(frozen=True)
class Call(Move, words=("call",)):
    """Name the card whose holder is the partner, and the trump suit."""

    card: Card
    trump: str

    def __str__(self) -> str:
        return f"call:{self.card}" + (f"@{self.trump}" if self.trump != self.card.suit else "")

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        code, _, trump = rest.partition("@")
        card = Card.parse(code)
        return cls(card, _suit(trump) if trump else card.suit)


@dataclass(frozen=True)
class Bury(Move, words=("bury",)):
    """Put cards face down among one's own tricks after taking the widow (rules.md 3.1.24)."""

    cards: tuple[Card, ...]  # sorted: the order in which they are put away is nobody's business

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    def __str__(self) -> str:
        return f"bury:{write_cards(self.cards)}"

    @classmethod
    def from_text(cls, word: str, rest: str) -> Move:
        return cls(parse_cards(rest))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise BadText("pos.number", text=text)
    return int(text)


def _suit(text: str) -> str:
    letter = text.upper()
    if len(letter) != 1 or letter not in "OCEBDHS":
        raise BadText("pos.suit", text=text)
    return letter
