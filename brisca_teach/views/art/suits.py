"""What a suit looks like: its colours, its pip and how its people dress."""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.views.art.pen import at


@dataclass(frozen=True)
class Dress:
    """How the people of a suit look."""

    style: str  # O C E B: courtiers, feasters, soldiers, woodsmen
    coat: str
    trim: str
    cape: str
    legs: str
    hair: str
    old_hair: str  # of the king
    locks: str  # hair behind the face, as path data
    horse: str
    mane: str


@dataclass(frozen=True)
class Suit:
    """How a suit looks; `pip` is its drawing around (0, 0), without an outline of its own."""

    letter: str
    gaps: int  # the pinta: gaps in the frame line
    dark: str  # every outline
    main: str  # index and frame, at least 4.5:1 on paper
    fill: str
    tint: str
    pip: str
    dress: Dress
    grip: float = 0  # from the middle of the pip down to the fist that holds it
    long: bool = False  # sword and club: held upright, low
    icon: tuple[float, float] = (1.6, 0)  # scale and turn of the pip in a square of 100

    @property
    def outline(self) -> float:
        """The line width of pips: long ones are thin things and take a thinner line."""
        return 2.6 if self.long else 3


def placed(suit: Suit, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The pip of a suit at a place of the card."""
    return at(x, y, suit.pip, scale, turn)
