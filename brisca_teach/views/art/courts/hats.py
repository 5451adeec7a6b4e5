"""What pages and knights wear on their heads, one kind a suit; drawn round the middle of the face."""

from __future__ import annotations

from collections.abc import Callable

from brisca_teach.views.art.colours import GOLD, LEAF, RED, SHINE, STEEL
from brisca_teach.views.art.pen import dot, flat, line, path
from brisca_teach.views.art.suits import Suit


def plume(colour: str) -> str:
    """A long feather that falls back over the right."""
    feather = path("M12-30C14-50 34-60 52-50 60-44 62-34 56-26 54-32 50-34 46-34 46-30 42-28 38-30"
                   " 34-26 28-24 24-24 18-22 12-24 12-30Z", colour)
    return feather + line("M16-28C26-42 40-48 52-40")


def beret(suit: Suit) -> str:
    """Oros: a soft cap with a brooch and a plume."""
    cap = path("M-22-13C-34-32-6-44 12-39 34-34 34-15 22-10 8-18-8-18-22-13Z", suit.dress.cape)
    return plume(suit.tint) + cap + line("M-19-21C-6-28 10-28 26-20", 2) + dot(14, -27, 4.5, GOLD)


def bonnet(suit: Suit) -> str:
    """Copas: a broad cap with a turned-up brim, two plumes."""
    crown = path("M-22-20C-26-40-10-44 2-42 18-46 30-38 26-20Z", suit.dress.cape)
    brim = path("M-27-12C-31-20-27-26-20-24-6-18 10-18 24-24 32-26 34-18 30-12 10-20-10-20-27-12Z",
                suit.dress.coat)
    low = path("M20-24C30-40 52-38 58-24 60-16 56-8 50-6 50-12 46-14 42-14 36-14 26-16 20-24Z", suit.tint)
    return plume(suit.tint) + low + crown + brim + dot(22, -22, 4.5, GOLD)


def morion(suit: Suit) -> str:
    """Espadas: the comb helmet of the infantry, with a red plume."""
    tuft = path("M18-26C26-42 44-44 54-34 60-26 58-14 52-8 48-14 44-16 40-15 32-16 24-18 18-26Z",
                suit.dress.cape)
    bowl = path("M-20-14C-22-32-10-42 2-42S24-32 22-14Z", SHINE) + flat(
        "M4-40.5C16-40 22.5-30 20.5-16H8Z", STEEL)
    comb = path("M-16-32C-16-52 16-54 22-32 10-42-4-42-16-32Z", STEEL)
    brim = path("M-38-4C-30-14-22-22 0-22S30-22 40-6C26-14 12-13 0-13S-24-14-38-4Z", SHINE)
    return tuft + bowl + comb + brim + line("M-12-18h.1M2-18h.1M16-18h.1", 3.4, GOLD)


def hood(suit: Suit) -> str:
    """Bastos: a hood with a hanging tail and a sprig of leaves."""
    tail = path("M14-36C30-46 46-36 50-20 52-8 46 2 40 8 40-2 36-10 28-12Z", suit.dress.cape)
    leaves = path("M-12-32C-24-36-30-46-28-56-18-54-10-44-12-32ZM-10-32C-10-44-2-54 8-56 8-46 2-36-10-32Z",
                  LEAF)
    cloth = path("M-19 10C-28-12-24-38 0-40 26-40 30-14 27 4 26 14 22 22 18 26L14 8C20-8 12-20-1-20"
                 "-12-20-17-8-15 8Z", suit.dress.cape)
    return tail + leaves + cloth + dot(-11, -31, 4, RED)


HATS: dict[str, Callable[[Suit], str]] = {"O": beret, "C": bonnet, "E": morion, "B": hood}
