"""The card itself: paper, index, frame with the pinta, and the back."""

from __future__ import annotations

from brisca_teach.views.art.colours import EDGE, GOLD, PAPER
from brisca_teach.views.art.pen import box, dot, path, star, tag
from brisca_teach.views.art.suits import Suit

W, H = 208, 324

GLYPHS = {  # centre lines, 18 x 38; the letters serve French faces
    "0": "M0 9a9 9 0 0 1 18 0v20a9 9 0 0 1-18 0Z",
    "1": "M8 41.7V0L-2 7.7",
    "2": "M0 10C0-4 18-4 18 9 18 20 0 24 0 38H18",
    "3": "M0 0H17L8 14C22 14 21 38 7 38 4 38 1 37-1 35",
    "4": "M13 41.7V0L0 27H19.5",
    "5": "M16 0H2L1 17C4 15 6 14 8 14 21 14 21 38 7 38 4 38 1 37-1 35",
    "6": "M14 0C5 6 0 16 0 27A9 11 0 1 0 9 16C4 16 1 20 0 25",
    "7": "M-1 0H18L5 41.7",
    "8": "M9 17A8 8.5 0 1 1 9.1 17A9.5 10.5 0 1 1 9 17Z",
    "9": "M4 38C13 32 18 22 18 11A9 11 0 1 0 9 22C14 22 17 18 18 13",
    "A": "M-1.5 41.7 8 0H10L19.5 41.7M3 29H15",
    "J": "M15-3.7V29A8 9 0 0 1-1 30",
    "Q": "M0 9a9 9 0 0 1 18 0v20a9 9 0 0 1-18 0ZM9 28 20 43",
    "K": "M1-3.7V41.7M18-2 3 23M8 16 19 41",
}


def index(label: str, suit: Suit) -> str:
    """The number, top left and (upside down) bottom right."""
    x, out = (21 if len(label) == 1 else 19), ""
    for sign in label:
        out += path(GLYPHS[sign], transform=f"translate({x} 21)")
        x += 20 if sign == "1" else 27
    turned = tag("g", out, transform=f"rotate(180 {W / 2:g} {H / 2:g})")
    return tag("g", out + turned, fill="none", stroke=suit.main, stroke_width=7.5, stroke_miterlimit=2)


def frame(suit: Suit) -> str:
    """The frame line; its gaps at top and bottom are the pinta: O none, C one, E two, B three."""
    left, right, top, bottom, r, gap, step = 8, W - 8, 8, H - 8, 7, 13, 28
    cuts = [W / 2 + step * (i - (suit.gaps - 1) / 2) for i in range(suit.gaps)]
    d = f"M{left} {top + r}V{bottom - r}M{right} {top + r}V{bottom - r}"
    for y, turn in ((top, r), (bottom, -r)):
        d += f"M{left} {y + turn}Q{left} {y} {left + r} {y}"
        d += "".join(f"H{x - gap / 2:g}M{x + gap / 2:g} {y}" for x in cuts)
        d += f"H{right - r}Q{right} {y} {right} {y + turn}"
    return path(d, "none", stroke=suit.main, stroke_width=3.5)


def paper(fill: str = PAPER) -> str:
    """An empty card."""
    return box(1, 1, W - 2, H - 2, 13, fill, stroke=EDGE, stroke_width=2)


def lattice(left: int, top: int, wide: int, high: int) -> str:
    """Lines that cross on the slant inside a border, as path data."""
    cell_w, slope = 32, 40 / 32
    d = f"M{left} {top}h{wide}v{high}h{-wide}Z"
    for x in range(left - 224 + cell_w, left + wide, cell_w):  # two slanting lines, cut at the border
        a, b = max(x, left), min(x + 224, left + wide)
        y1, y2 = round(top + slope * (a - x)), round(top + slope * (b - x))
        d += f"M{a} {y1}L{b} {y2}M{W - a} {y1}L{W - b} {y2}"
    return d


def sparks() -> str:
    """A small star in every cell of the lattice but the middle ones, as path data."""
    cells = [(x, 42 + 20 * row) for row in range(13) for x in range(56 - 16 * (row % 2), 169, 32)]
    outside = [(x, y) for x, y in cells if (x - 104) ** 2 + (y - 162) ** 2 > 60 ** 2]
    return "".join(f"M{x} {y - 7}l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z" for x, y in outside)


def back(field: str, thread: str) -> str:
    """A lattice with a sun in the middle; the same upside down."""
    sun = (dot(104, 162, 50, PAPER) + dot(104, 162, 44, field) + path(star(16, 25, 39, 104, 162), GOLD)
           + dot(104, 162, 19, field) + dot(104, 162, 15, GOLD))
    return (paper() + box(9, 9, W - 18, H - 18, 8, field)
            + path(lattice(24, 22, 160, 280), "none", stroke=thread, stroke_width=2) + path(sparks(), GOLD)
            + box(16, 16, W - 32, H - 32, 5, "none", stroke=PAPER, stroke_width=3) + sun)
