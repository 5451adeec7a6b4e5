"""Italian swords and batons: pairs that cross, woven over and under each other."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from brisca_teach.views.art.colours import GOLD, GREEN, RED, SHINE, STEEL
from brisca_teach.views.art.italian_pips import flower
from brisca_teach.views.art.paper import W
from brisca_teach.views.art.pen import dot, line, path, short, tag
from brisca_teach.views.art.suits import Suit

Point = tuple[float, float]
Curve = list[Point]  # the four points of a Bezier curve, hilt first

LEANS = {2: (42, 0), 3: (42, 0), 4: (31, 31), 5: (37, 25), 6: (29, 19.4), 7: (32, 16.4), 8: (27, 15),
         9: (28, 12.5)}


def blossom(curve: Curve, r: float, s: float, t: float) -> str:
    """The point of a Bezier curve between r, s and t (de Casteljau), as path data."""
    points = curve
    for u in (r, s, t):
        points = [((1 - u) * x + u * v, (1 - u) * y + u * w) for (x, y), (v, w) in pairwise(points)]
    return f"{round(points[0][0])} {round(points[0][1])}"


def cut(curve: Curve, a: float, b: float) -> str:
    """The part of a curve between a and b, as path data."""
    middle = f"{blossom(curve, a, a, b)} {blossom(curve, a, b, b)}"
    return f"M{blossom(curve, a, a, a)}C{middle} {blossom(curve, b, b, b)}"


def tips(curves: list[Curve]) -> str:
    """The points of the blades, as path data."""
    out = ""
    for (*_, (u, v), (x, y)) in curves:
        n = hypot(x - u, y - v)
        dx, dy = (x - u) / n, (y - v) / n
        corners = ((x - 4.6 * dy, y + 4.6 * dx), (x + 13 * dx, y + 13 * dy), (x + 4.6 * dy, y - 4.6 * dx))
        out += "M" + "L".join(f"{round(p)} {round(q)}" for p, q in corners)
    return out


def strips(curves: list[Curve], *layers: tuple[float, float, float, str]) -> str:
    """Parts (from, to) of all curves as lines of a width and colour, one over the other."""
    return "".join(line("".join(cut(c, a, b) for c in curves), width, colour) for a, b, width,
                   colour in layers)


def swords(suit: Suit, curves: list[Curve], start: float = 0) -> str:
    """Swords that do not cross each other, from the hilt up; `start` leaves out their lower part."""
    a = max(start, .12)
    out = path(tips(curves), SHINE)
    out += strips(curves, (a, 1, 12, suit.dark), (a - .02, 1, 6.8, SHINE), (a - .02, 1, 2.2, STEEL))
    if start:
        return out
    out += strips(curves, (0, .12, 9, suit.dark), (0, .12, 4.2, RED), (.105, .142, 20, suit.dark),
                  (.113, .134, 15, GOLD))
    return out + "".join(dot(round(x), round(y), 4.5, GOLD) for ((x, y), *_) in curves)


def batons(suit: Suit, curves: list[Curve]) -> str:
    """Batons that do not cross each other."""
    dark = suit.dark
    return strips(curves, (.08, .92, 12.5, dark), (.08, .92, 7.2, GREEN), (.015, .09, 15, dark),
                  (.027, .078, 9.8, GOLD), (.91, .985, 15, dark), (.922, .973, 9.8, GOLD))


def bows(n: int) -> list[Curve]:
    """The swords of the left side, bent outward."""
    x, step = (113, 17) if n % 2 == 0 else (119, 14.5)
    hilts = [x + step * i for i in range(n // 2)]
    bulges = [(W / 2 - (78 - (19 if n < 8 else 15) * i) - hilt / 4) / .75 for i, hilt in enumerate(hilts)]
    return [[(hilt, 294), (bulge, 206), (bulge, 124), (hilt, 38)]
            for hilt, bulge in zip(hilts, bulges, strict=True)]


def slants(n: int) -> list[Curve]:
    """The batons that lean to one side, as straight curves."""
    lean, step = LEANS[n]
    shifts = [104 + step * (i - (n // 2 - 1) / 2) for i in range(n // 2)]
    return [[(shift + lean * t, 162 - 133 * t) for t in (-1, -1 / 3, 1 / 3, 1)] for shift in shifts]


def crossed(suit: Suit, n: int) -> str:
    """Pairs that pass over each other below and under each other above; an odd one stands in the middle."""
    left = bows(n) if suit.letter == "E" else slants(n)
    right = [[(W - x, y) for x, y in curve] for curve in left]
    upright: list[Curve] = [[(104, y) for y in (288, 206, 124, 42)]] if n % 2 else []
    if suit.letter == "E":
        out = swords(suit, left) + swords(suit, right) + swords(suit, left, .5)
        out += swords(suit, upright) if n % 2 else flower(104, 162, {2: 1.6, 4: 1.3}.get(n, 1))
    else:
        out = "".join(batons(suit, [a]) + batons(suit, [b]) for a, b in zip(left, right, strict=True))
        out += batons(suit, upright) if n % 2 else ""
    return tag("g", out, stroke=suit.dark, stroke_width=short(2.6), fill="none")
