"""The small tools every drawing is made with: SVG elements as text, coordinates rounded, no ids."""

from __future__ import annotations

import re
from math import cos, pi, radians, sin


def short(value: object) -> str:
    """A number as SVG wants it, one decimal at most; anything else as it is."""
    return f"{round(value, 1):g}" if isinstance(value, float) else str(value)


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """One SVG element; underscores in attribute names become hyphens, None is left out."""
    pairs = ((key.replace("_", "-"), value) for key, value in attributes.items() if value is not None)
    text = "".join(f' {key}="{short(value)}"' for key, value in pairs)
    return f"<{name}{text}>{inside}</{name}>" if inside else f"<{name}{text}/>"


def path(d: str, fill: str | None = None, **more: object) -> str:
    """A filled shape; without a fill it takes that of its group."""
    return tag("path", d=d, fill=fill, **more)


def flat(d: str, fill: str) -> str:
    """A shape without outline."""
    return path(d, fill, stroke="none")


def line(d: str, width: float | None = 2, stroke: str | None = None) -> str:
    """A line that encloses nothing; the group around it has no fill."""
    return tag("path", d=d, stroke=stroke, stroke_width=width)


def dot(x: float, y: float, r: float, fill: str | None = None, **more: object) -> str:
    """A disc."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **more)


def blot(x: float, y: float, r: float, fill: str) -> str:
    """A disc without outline."""
    return dot(x, y, r, fill, stroke="none")


def box(x: float, y: float, width: float, height: float, r: float = 0, fill: str | None = None,
        **more: object) -> str:
    """A rectangle with round corners of radius r."""
    return tag("rect", x=x, y=y, width=width, height=height, rx=r or None, fill=fill, **more)


def oval(x: float, y: float, rx: float, ry: float, fill: str | None = None, **more: object) -> str:
    """An ellipse."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def move(x: float, y: float, scale: float | str = 1, turn: float = 0) -> str:
    """A transform: put at (x, y), then turned, then scaled."""
    turned = f"rotate({short(float(turn))})" if turn else ""
    scaled = f"scale({scale if isinstance(scale, str) else f'{scale:g}'})" if scale != 1 else ""
    return f"translate({short(float(x))} {short(float(y))}){turned}{scaled}"


def at(x: float, y: float, inside: str, scale: float | str = 1, turn: float = 0, **more: object) -> str:
    """A drawing made around (0, 0), put somewhere else."""
    return tag("g", inside, transform=move(x, y, scale, turn), **more)


def both(inside: str, width: float = 208) -> str:
    """A drawing and its mirror image on a card `width` wide."""
    return inside + tag("g", inside, transform=f"matrix(-1 0 0 1 {width:g} 0)")


def outlined(colour: str, *parts: str, width: float = 3) -> str:
    """Parts with one outline: one dark colour, one line width, round joins."""
    return tag("g", "".join(parts), stroke=colour, stroke_width=width, stroke_linejoin="round",
               stroke_linecap="round", fill="none")


def star(n: int, inner: float, outer: float, x: float = 0, y: float = 0) -> str:
    """A closed star with n points, as path data."""
    points = []
    for i in range(2 * n):
        r, a = (inner if i % 2 else outer), pi * i / n - pi / 2
        points.append(f"{short(x + r * cos(a))} {short(y + r * sin(a))}")
    return "M" + "L".join(points) + "Z"


PAIR = re.compile(r"(-?\d*\.?\d+) ?(-?\d*\.?\d+) ?")


def turned(d: str, angle: float) -> str:
    """Path data (M, L, C, Z, absolute) turned round (0, 0)."""
    c, s = cos(radians(angle)), sin(radians(angle))

    def pair(found: re.Match[str]) -> str:
        x, y = float(found[1]), float(found[2])
        return f"{short(x * c - y * s)} {short(x * s + y * c)} "

    return PAIR.sub(pair, d)


def spun(d: str, n: int, start: float = 0) -> str:
    """Path data n times round (0, 0), the first turned by `start` degrees."""
    return "".join(turned(d, start + 360 * i / n) for i in range(n))
