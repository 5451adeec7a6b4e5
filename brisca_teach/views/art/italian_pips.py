"""The four Italian suits round (0, 0): coin 54 wide, cup 48 x 60, curved sword 30 x 100, baton 16 x 100."""

from __future__ import annotations

from brisca_teach.views.art.colours import GOLD, GREEN, LEAF, RED, SHADE, SHINE, STEEL, WHITE
from brisca_teach.views.art.pen import at, dot, flat, line, oval, path, spun, star, tag


def denaro() -> str:
    """A coin with a flower of eight petals; radius 27."""
    petal = "M0-4C-6-8-6-15 0-18 6-15 6-8 0-4Z"
    petals = path(spun(petal, 4), WHITE) + path(spun(petal, 4, 45), RED)
    return (dot(0, 0, 25.5, GOLD)
            + tag("g", dot(0, 0, 20.5, "#e59a1c") + petals + dot(0, 0, 5, GOLD), stroke_width=1.9))


def coppa() -> str:
    """An open cup with two handles; 48 x 60."""
    handles = "M15-16C26-18 26 0 12 2M-15-16C-26-18-26 0-12 2"
    return (line(handles, 8) + line(handles, 3, GOLD)
            + path("M-5 6H5L7 18 17 25V29H-17V25L-7 18Z", GOLD)
            + path("M-18-24C-18-4-13 4-5 9H5C13 4 18-4 18-24Z", RED) + oval(0, -24, 18, 5, "#8e1a28")
            + path("M-16-10C-8-5 8-5 16-10L14-3C7 1-7 1-14-3Z", GOLD))


def spada() -> str:
    """A curved sword, tip up; 30 x 100."""
    blade = "M9-49C10-26 8 0 4 18H-7C-9-4-5-28 9-49Z"
    return (path(blade, SHINE) + flat("M9-49C10-26 8 0 4 18H-1C2-6 4-28 9-49Z", STEEL) + path(blade)
            + path("M-4 23H3V42H-4Z", RED)
            + path("M-14 20.5A3.5 3.5 0 0 1-10.5 17H10A3.5 3.5 0 0 1 10 24H-10.5A3.5 3.5 0 0 1-14 20.5Z",
                   GOLD)
            + dot(-.5, 44, 4.5, GOLD))


def bastone() -> str:
    """A turned baton with gilt ends; 16 x 100."""
    return (path("M-5-34H5V34H-5Z", GREEN) + flat("M1-33H4.5V33H1Z", SHADE)
            + path("M-6-50H6L8-42 6-34H-6L-8-42ZM-6 50H6L8 42 6 34H-6L-8 42ZM-6-5H6V5H-6Z", GOLD)
            + flat("M-4-45H4L5-42 4-39H-4L-5-42ZM-4 45H4L5 42 4 39H-4L-5 42Z", RED))


def flower(x: float, y: float, scale: float) -> str:
    """A red flower on four leaves."""
    leaf = "M0 0C-8-8-6-20 0-26 6-20 8-8 0 0Z"
    return at(x, y, path(spun(leaf, 4), LEAF) + path(star(8, 7, 12), RED) + dot(0, 0, 4, GOLD), scale,
              stroke_width=2)
