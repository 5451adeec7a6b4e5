"""The four Spanish suits, drawn round (0, 0): coin 54 wide, cup 46 x 62, sword 28 x 100, club 34 x 100."""

from __future__ import annotations

from brisca_teach.views.art.colours import BARK, GOLD, LEAF, RED, RIM, SHADE, SHINE, STEEL, SUN, WOOD
from brisca_teach.views.art.pen import blot, dot, flat, line, path, star


def oro() -> str:
    """A gold coin with a sun; radius 27."""
    return (dot(0, 0, 25.5, GOLD)
            + dot(0, 0, 20.5, stroke=RIM, stroke_width=2.5, stroke_dasharray=".1 5.37")
            + flat(star(8, 8.5, 17), SUN) + blot(0, 0, 6, "#ffe493"))


def copa() -> str:
    """A chalice with its lid; 46 x 62."""
    return (path("M-5 8h10l2 10 11 7v4h-36v-4l11-7Z", GOLD)
            + path("M-20-9h40c0 14-7 21-15 24h-10C-13 12-20 5-20-9ZM-17-13C-15-21-6-21 0-27 6-21 15-21"
                   " 17-13Z", RED)
            + path("M-22-14H22V-7.5H-22Z", GOLD) + dot(0, -27.5, 3.5, GOLD)
            + line("M-12-2c1 6 4 8 7 10", 3, "#f8bca8"))


def espada() -> str:
    """A straight sword, tip up; 28 x 100."""
    blade = "M0-49 6.5-38V18h-13V-38Z"
    return (path(blade, SHINE) + flat("M0-49 6.5-38V18H0Z", STEEL) + path(blade)
            + path("M-3.5 24h7v17h-7Z", RED)
            + path("M-13 14C-9 18-5 18 0 18S9 18 13 14V22C9 26-9 26-13 22Z", GOLD) + dot(0, 44, 4.5, GOLD))


def basto() -> str:
    """A knotty club, sawn thick end up, with two shoots; 34 x 100."""
    return (path("M7-25C15-26 19-33 17-43 9-41 5-35 7-25ZM-4 27C-12 26-16 19-15 10-8 12-4 18-4 27Z", LEAF)
            + path("M-6-3C-11-6-15-12-16-19L-8-24-6-17ZM4 20C10 17 14 9 15 3L8-2 5 4Z"
                   "M-11-44-8-22C-9-16-8-12-7-6L-4 45C-4 50 4 50 4 45L7-4C9-12 9-16 8-22L11-44Z", BARK)
            + flat("M4-40 9-42 6.5-22C7.5-16 7-10 5.5-4L2.5 46 0 47Z", SHADE)
            + path("M-11-44A11 4.6 0 0 1 11-44 11 4.6 0 0 1-11-44ZM-16-19C-16-24-10-27-8-24-8-19-14-16-16-19Z"
                   "M8-2C11-5 16-1 15 3 12 6 7 2 8-2Z", WOOD))
