"""The decks, drawn by code: each card a small SVG without ids, fonts, gradients or anything from outside.

>>> card_svg("12E").startswith("<svg")
True
"""

from __future__ import annotations

from brisca_teach.views.art.packs import DECKS, FRENCH_FACES, PINTA, back_body, card_body, french_code, suit_body
from brisca_teach.views.art.paper import H, W
from brisca_teach.views.art.pen import tag

CARD_SIZE = (W, H)


def alone(body: str, width: int, height: int) -> str:
    """A picture that can stand by itself in a page or a file."""
    return tag("svg", body, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}")


def card_svg(code: str, deck: str = "spanish") -> str:
    """A card as a picture of its own; ValueError for a code or deck that does not exist."""
    return alone(card_body(code, deck), W, H)


def back_svg(deck: str = "spanish") -> str:
    """The back of a deck as a picture of its own."""
    return alone(back_body(deck), W, H)


def suit_svg(suit: str, deck: str = "spanish") -> str:
    """The sign of a suit as a square picture of its own."""
    return alone(suit_body(suit, deck), 100, 100)


__all__ = ["CARD_SIZE", "DECKS", "FRENCH_FACES", "PINTA", "back_body", "back_svg", "card_body", "card_svg",
           "french_code",
           "suit_body", "suit_svg"]
