"""What every court figure has: a face with a temper, a fist round the suit, ground under the feet."""

from __future__ import annotations

from brisca_teach.views.art.colours import BLUSH, SKIN, SKIN_SHADE, WHITE
from brisca_teach.views.art.pen import at, flat, line, path
from brisca_teach.views.art.suits import Suit

BROWS = {  # the temper of a suit, in the brows: proud, merry, stern, wild
    "O": ("M-15-7q4-5 9-2M1-10q5-4 10 1", 2.6),
    "C": ("M-15-9q4-5 8-2M2-11q5-4 9 1", 2.4),
    "E": ("M-15-10-6-6.5M1-6.5 12-11", 3),
    "B": ("M-16-7q5-5 10-1M0-8q6-6 12 0", 4),
}
MOUTHS = {"O": "M-9 13q5 3.5 10-1", "C": "M-10 11.5q6 7 12-.5", "E": "M-8 13.5q5-1.5 9 0",
          "B": "M-9 12.5q3 4 10 .5"}


def face(suit: Suit) -> str:
    """A face turned a little to the left; 34 x 46 around (0, 0)."""
    brows, width = BROWS[suit.dress.style]
    mood = line(brows, width) + line(MOUTHS[suit.dress.style], 2.2)
    skin = path("M-15-10C-15-26 17-26 17-8V3C17 15 8 22-1 22-10 22-16 15-16 5Z", SKIN)
    shade = flat("M15.5-8V3C15.5 13 7 20-1 20.5 8 14 11 6 10-12Z", SKIN_SHADE)
    cheeks = line("M-11 7h.1M8 7.5h.1", 7, BLUSH)
    eyes = flat("M-14-1.5q4-5 8 0-4 4-8 0ZM1-1.5q4.5-5 9 0-4.5 4-9 0Z", WHITE)
    pupils = line("M-10.5-2h.1M4.8-2h.1", 4.4)
    nose = line("M-4.5-4C-6 1-10 4-10 6q2 2.5 6 .5M-14-2.5q4-4 8 .5M.5-2.5q5-4.5 10 .5")
    return skin + shade + cheeks + eyes + pupils + nose + mood


def held(suit: Suit, x: float, y: float, scale: float = 1) -> str:
    """The suit in a fist at (x, y): a coin by its rim, a cup by its stem, sword and club by the thin end."""
    thing = at(x, y - suit.grip * scale, suit.pip, scale, stroke_width=round(3 / scale, 1))
    fist = path(f"M{x - 8} {y - 3}q0-5 5-5h6q6 0 6 6v5q0 6-6 6h-5q-6 0-6-6Z", SKIN)
    return thing + fist + line(f"M{x - 6.5} {y - 2.5}h7M{x - 6.5} {y + 1}h7M{x - 5.5} {y + 4.5}h6", 1.5)


def ground(suit: Suit, left: float, right: float) -> str:
    """A patch of earth in the light colour of the suit."""
    return flat(f"M{left} 303C{left + 20} 288 {right - 20} 288 {right} 303Z", suit.tint)
