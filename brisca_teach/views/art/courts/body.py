"""What every court figure has: a face, a fist round the suit, ground under the feet."""

from __future__ import annotations

from brisca_teach.views.art.colours import BLUSH, SKIN
from brisca_teach.views.art.pen import at, blot, dot, flat, line, path
from brisca_teach.views.art.suits import Suit


def face(suit: Suit) -> str:
    """A friendly face, looking a little to the left; 34 x 42 around (0, 0)."""
    dark = suit.dark
    return (path("M-16-10C-16-26 16-26 16-10V4C16 16 7 21 0 21S-16 16-16 4Z", SKIN)
            + blot(-11, 7, 3.5, BLUSH) + blot(8, 7, 3.5, BLUSH)
            + blot(-8.5, -1, 2.3, dark) + blot(4.5, -1, 2.3, dark)
            + line("M-12-7q3-3 7-1M1-8q4-2 7 1M-2 0l-3 7h3M-7 12.5q5 4.5 10 0"))


def held(suit: Suit, x: float, y: float, scale: float = 1) -> str:
    """The suit in a fist at (x, y): the coin by its rim, the cup by its stem, sword and club by the thin end."""
    thing = at(x, y - suit.grip * scale, suit.pip, scale, stroke_width=3 / scale)
    return thing + dot(x, y, 7.5, SKIN) + line(f"M{x - 3} {y - 1.5}h6M{x - 3} {y + 2}h5", 1.6)


def ground(suit: Suit, left: float, right: float) -> str:
    """A patch of earth in the light colour of the suit."""
    return flat(f"M{left} 302C{left + 20} 284 {right - 20} 284 {right} 302Z", suit.tint)
