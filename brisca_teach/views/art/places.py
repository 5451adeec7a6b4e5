"""Where the pips of two to nine lie on a Spanish card: (x, y, scale, turn)."""

from __future__ import annotations

from collections.abc import Sequence

from brisca_teach.views.art.paper import H, W

Place = tuple[float, float, float, float]


def grid(columns: Sequence[float], ys: Sequence[float], scale: float,
         *middle: tuple[float, float]) -> list[Place]:
    """Coins and cups: upright pips in columns, and some between them."""
    return [(x, y, scale, 0.0) for y in ys for x in columns] + [(x, y, scale, 0.0) for x, y in middle]


def rows(columns: Sequence[float], y: float, scale: float, lying: float = 0) -> list[Place]:
    """Swords and clubs: a row tips up, a row tips down and, for odd numbers, one lying between."""
    up: list[Place] = [(x, y, scale, 0) for x in columns]
    down: list[Place] = [(W - x, H - y, scale, 180) for x in columns]
    return up + down + ([(W / 2, H / 2, lying, 90)] if lying else [])


LONG_TWO: list[Place] = [(70, 162, 1.9, 0), (138, 162, 1.9, 180)]
LONG_THREE: list[Place] = [(54, 174, 1.5, 0), (104, 150, 1.5, 180), (154, 174, 1.5, 0)]

PLACES: dict[str, dict[int, list[Place]]] = {
    "O": {
        2: grid([104], [94, 230], 1.65),
        3: grid([104], [68, 162, 256], 1.5),
        4: grid([62, 146], [104, 220], 1.35),
        5: grid([61, 147], [98, 226], 1.2, (104, 162)),
        6: grid([66, 142], [93, 162, 231], 1.15),
        7: grid([74, 134], [54, 162, 270], 1, (104, 108)),
        8: grid([74, 134], [54, 162, 270], 1, (104, 108), (104, 216)),
        9: grid([71, 137], [50, 125, 199, 274], .9, (104, 162)),
    },
    "C": {
        2: grid([104], [92, 232], 1.75),
        3: grid([104], [66, 162, 258], 1.42),
        4: grid([62, 146], [108, 217], 1.35),
        5: grid([57, 151], [103, 222], 1.2, (104, 162)),
        6: grid([66, 142], [95, 162, 229], 1.04),
        7: grid([48, 104, 160], [95, 229], 1, (104, 162)),
        8: grid([48, 104, 160], [95, 229], 1, (76, 162), (132, 162)),
        9: grid([48, 104, 160], [95, 162, 229], 1),
    },
    "E": {
        2: LONG_TWO,
        3: LONG_THREE,
        4: rows([68, 140], 92, 1.25),
        5: rows([64, 144], 86, 1.12, 1.4),
        6: rows([59, 104, 149], 91, 1.2),
        7: rows([59, 104, 149], 84, 1.1, 1.4),
        8: rows([54.5, 87.5, 120.5, 153.5], 88, 1.08),
        9: rows([54.5, 87.5, 120.5, 153.5], 83, 1.04, 1.4),
    },
    "B": {
        2: LONG_TWO,
        3: LONG_THREE,
        4: rows([66, 142], 94, 1.2),
        5: rows([62, 146], 86, 1.05, 1.4),
        6: rows([61, 104, 147], 91, 1.15),
        7: rows([61, 104, 147], 80, 1.02, 1.3),
        8: rows([44, 84, 124, 164], 111, .96),
        9: rows([44, 84, 124, 164], 104, .81, 1.1),
    },
}
