"""What a king wears on his head and under his nose, one kind a suit; drawn round the middle of the face."""

from __future__ import annotations

from brisca_teach.views.art.colours import BLUE, GOLD, LEAF, RED
from brisca_teach.views.art.pen import dot, line, path

BAND = "M-22-13V-24C-8-29 8-29 22-24V-13C8-18-8-18-22-13Z"
GEMS = "M-12-20h.1M12-20h.1"


def band(middle: str) -> str:
    """The gold ring of a crown with three stones."""
    return path(BAND, GOLD) + line(GEMS, 5, RED) + line("M0-21.5h.1", 6, middle)


def lilies() -> str:
    """Oros: five tall points with pearls, a red cap inside."""
    points = "M-22-22-32-47-18-35-14-52 0-37 14-52 18-35 32-47 22-22Z"
    pearls = "".join(dot(x, y, 3.4, RED) for x, y in ((-32, -48), (-14, -53), (14, -53), (32, -48)))
    return path("M-20-24C-20-50 20-50 20-24Z", RED) + path(points, GOLD) + pearls + band(BLUE)


def imperial() -> str:
    """Copas: a closed crown, two arches and an orb."""
    arches = path("M-22-22C-36-44-12-52 0-50 12-52 36-44 22-22L14-24C22-38 12-44 4-44V-26H-4V-44"
                  "C-12-44-22-38-14-24Z", GOLD)
    cap = path("M-20-22C-28-42-12-48 0-48S28-42 20-22Z", RED)
    return cap + arches + dot(0, -51, 4.5, GOLD) + line("M0-53v-7M-4-57H4", 3.2) + band(BLUE)


def blades() -> str:
    """Espadas: five bare spikes."""
    spikes = "M-22-22-29-44-17-33-14-54-5-36 0-60 5-36 14-54 17-33 29-44 22-22Z"
    return path(spikes, GOLD) + line("M-14-44v12M0-49v15M14-44v12", 2) + band(RED)


def oak() -> str:
    """Bastos: a ring of oak leaves."""
    leaf = "M0-20C-6-24-9-29-5-33-11-38-7-44-3-45-3-50 0-54 0-54S3-50 3-45C7-44 11-38 5-33 9-29 6-24 0-20Z"
    leaves = "".join(path(leaf, c, transform=f"rotate({a} 0 6)") for a, c in (
        (-46, LEAF), (46, LEAF), (-23, GOLD), (23, GOLD), (0, LEAF)))
    return leaves + path(BAND, GOLD) + line("M-22-18C-8-24 8-24 22-18", 2)


CROWNS = {"O": lilies, "C": imperial, "E": blades, "B": oak}

BEARDS = {
    "O": "M-17 1C-24 9-21 17-19 21-22 30-15 36-10 37-6 47 7 47 9 38 17 36 21 28 19 21 23 15 22 7 18 0"
         " 14 8 10 9 5 9 1 6-4 6-7 9-11 9-15 7-17 1Z",
    "C": "M-17 0C-24 8-25 22-20 31-14 42-6 44-1 44 8 44 16 41 21 31 26 21 25 8 18-2 14 8 10 9 5 9 1 6-4 6-7"
         " 9-11 9-15 7-17 0Z",
    "E": "M-17 1C-21 18-19 36-14 50-8 46-4 40-2 34 1 40 6 46 12 50 19 36 22 18 18 0 14 8 10 9 5 9 1 6-4 6-7"
         " 9-11 9-15 7-17 1Z",
    "B": "M-17 0-26 10-22 13-30 24-23 26-28 37-18 38-18 48-8 44-2 54 5 45 15 49 16 39 26 38 23 28 31 25 24"
         " 15 29 10 18-2"
         "C14 8 10 9 5 9 1 6-4 6-7 9-11 9-15 7-17 0Z",
}
MOUSTACHES = {
    "O": "M-4 9C-9 6-14 10-21 7-20 15-9 18-4 12 2 18 15 16 19 7 12 10 4 5-4 9Z",
    "C": "M-4 9C-10 5-19 9-19 17-14 14-8 18-4 13 2 18 8 15 15 17 16 8 4 5-4 9Z",
    "E": "M-4 9C-9 8-16 12-21 19-14 18-8 17-4 13 1 17 9 18 18 19 13 11 4 7-4 9Z",
    "B": "M-4 9C-11 4-22 10-22 20-16 18-9 20-4 14 2 20 11 18 18 20 19 9 4 4-4 9Z",
}
CURLS = {
    "O": "M-8 22q-3 5 1 9M6 21q4 5 0 10M-1 26q-2 6 1 12",
    "C": "M-11 22q-1 9 4 15M-2 23v16M10 22q1 9-4 15",
    "E": "M-11 21q0 10 1 18M10 21q0 10-1 18",
    "B": "M-13 23-12 35M-3 22-2 40M9 23 8 35",
}


def bearded(style: str, hair: str) -> str:
    """Beard, moustache and a few strands."""
    mouth = line("M-7 16.5q3 2 6 0", 2.2, "#7d1f33")
    return path(BEARDS[style], hair) + line(CURLS[style]) + mouth + path(MOUSTACHES[style], hair)
