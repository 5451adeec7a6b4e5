"""What only some games need to remember about a position."""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.engine.cards import Card, Move


@dataclass(frozen=True)
class Contract:
    """What the auction decided: who plays for how many points, and with which secret partner."""

    caller: int
    points: int
    rank: int = 0  # chiamata: the rank that was called, before its suit is named
    forced: bool = False
    solo: bool = False
    card: Card | None = None
    partner: int | None = None  # None: alone, or not called yet

    @property
    def alone(self) -> bool:
        """True when the caller has no partner: solo, or he called a card of his own."""
        return self.solo or (self.card is not None and self.partner is None)


@dataclass(frozen=True)
class Melded:
    """A declared pair: who, which suit, for how many points, and when (cards the seat still had to play)."""

    seat: int
    suit: str
    points: int
    left: int


@dataclass(frozen=True)
class Ending:
    """A deal that ended at once: why, and the seat whose side wins it."""

    reason: str
    seat: int


@dataclass(frozen=True)
class Extra:
    """The optional part of a position."""

    calls: tuple[Move, ...] = ()  # everything said in the auction and after it, in order
    contract: Contract | None = None
    melds: tuple[Melded, ...] = ()
    bonus: tuple[int, ...] = ()  # chips or extra games by seat
    arrastro: bool = False  # in force for the rest of this trick
    ended: Ending | None = None
    shown: tuple[Card, ...] = ()  # cards in hands that everybody has seen
    widow: tuple[Card, ...] = ()  # shown by the declarer, who may have buried any of it
    voids: tuple[tuple[int, str], ...] = ()  # (seat, suit) that a duty has proved

    def showing(self, cards: tuple[Card, ...]) -> Extra:
        """The same with other cards seen: what `dataclasses.replace` gives, for every deal comes through here."""
        other = object.__new__(Extra)
        other.__dict__.update(self.__dict__, shown=cards)
        return other


PLAIN = Extra()
