"""From a code and the name of a deck to its drawing; nothing else here reads codes."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from brisca_teach.views.art import french, italian, spanish
from brisca_teach.views.art.pen import at, outlined
from brisca_teach.views.art.suits import Suit

DECKS = ("spanish", "italian", "french")
PINTA = "pinta"  # nothing but frames: "frame2" is a card with two gaps
FRENCH_FACES = "french_faces"  # French faces for Spanish codes only: here "7C" is seven of cups, so of hearts

LATIN = re.compile(r"([1-9]|1[0-2])([OCEB])")
NATIVE = re.compile(r"([AKQJ2-9]|10)([DHSC])")
FRENCH_SUITS = {"O": "D", "C": "H", "E": "S", "B": "C"}
FRENCH_RANKS = {"1": "A", "10": "J", "11": "Q", "12": "K"}
REVERSES: dict[str, Callable[[], str]] = {
    "spanish": spanish.reverse, "italian": italian.reverse, "french": french.reverse,
    FRENCH_FACES: french.reverse, PINTA: spanish.reverse}


def latin(code: str) -> tuple[str, str]:
    """The rank and suit letter of a Spanish code, such as ("12", "B") of "12B"."""
    found = LATIN.fullmatch(code)
    if found is None:
        raise ValueError(f"no such card: {code!r}")
    return found[1], found[2]


def french_code(code: str) -> str:
    """The French card that stands for a Spanish one: "12O" -> "KD", "7C" -> "7H"."""
    rank, suit = latin(code)
    return FRENCH_RANKS.get(rank, rank) + FRENCH_SUITS[suit]


def checked(deck: str) -> str:
    """The name of a deck that is drawn here, or ValueError."""
    if deck not in REVERSES:
        raise ValueError(f"no such deck: {deck!r}; there are {', '.join(DECKS)}")
    return deck


def framed(code: str) -> int:
    """How many gaps a frame has: 2 of "frame2"."""
    gaps = code.removeprefix("frame")
    if gaps == code or gaps not in ("0", "1", "2", "3"):
        raise ValueError(f"no such frame: {code!r}")
    return int(gaps)


@cache
def card_body(code: str, deck: str = "spanish") -> str:
    """The drawing of a card in card units, to be put inside a larger SVG."""
    if deck == PINTA:
        return spanish.bare_frame(framed(code))
    if checked(deck) in ("spanish", "italian"):
        rank, suit = latin(code)
        draw = spanish.card if deck == "spanish" else italian.card
        return draw(int(rank), suit)
    native = code if deck == "french" and NATIVE.fullmatch(code) else french_code(code)
    return french.card(native[:-1], native[-1])


@cache
def back_body(deck: str = "spanish") -> str:
    """The back of a deck in card units."""
    return REVERSES[checked(deck)]()


def suit_of(letter: str, deck: str) -> Suit:
    """The look of a suit; the letter may be Spanish in every deck, and D H S C in the French one."""
    suits = {"spanish": spanish.SUITS, PINTA: spanish.SUITS, "italian": italian.SUITS}.get(checked(deck), french.SUITS)
    if deck == FRENCH_FACES or (deck == "french" and letter not in suits):
        letter = FRENCH_SUITS.get(letter, "")
    if letter not in suits:
        raise ValueError(f"no such suit: {letter!r}")
    return suits[letter]


@cache
def suit_body(suit: str, deck: str = "spanish") -> str:
    """The sign of a suit in a square of 100."""
    look = suit_of(suit, deck)
    scale, turn = look.icon
    return outlined(look.dark, at(50, 50, look.pip, scale, turn), width=look.outline)
