"""The king."""

from __future__ import annotations

from brisca_teach.views.art.colours import BLUE, GOLD, RED, SKIN, WHITE
from brisca_teach.views.art.courts.body import face, held
from brisca_teach.views.art.pen import at, blot, box, dot, flat, line, outlined, path
from brisca_teach.views.art.suits import Suit


def rey(suit: Suit) -> str:
    """The king: crown, beard, ermine and a robe down to the floor."""
    return outlined(suit.dark, robe(suit), far_arm(suit), dot(113, 189, 7.5, SKIN), ermine(), head(suit), arm(suit))


def robe(suit: Suit) -> str:
    """Mantle and tunic with fur edges and a belt."""
    dress = suit.dress
    out = path("M72 122C52 156 40 226 26 290 60 302 110 302 137 292 151 240 154 176 134 122Z", dress.cape)
    out += path("M88 124H118L128 290C112 294 90 294 72 292Z", dress.coat)
    out += path("M98 130H110L114 291H90Z", dress.trim)
    out += path("M92 128C90 180 82 240 70 294H54C68 236 76 184 80 128ZM114 128C118 180 120 240 121 294H135"
                "C133 236 131 184 126 128ZM28 280C60 291 112 291 138 280L136 295C110 304 60 304 25 294Z", WHITE)
    return out + path("M84 190H122L123 202H82Z", suit.dark) + box(96, 188, 15, 16, 3, GOLD)


def far_arm(suit: Suit) -> str:
    """The arm that rests on the belt, and the sparks of the mantle."""
    sleeve = path("M132 130C152 142 166 170 162 194 148 206 128 203 118 196L120 181 136 177"
                  "C136 165 134 153 130 146Z", suit.dress.cape)
    spots = ((62, 218), (54, 243), (46, 268), (143, 220), (144, 162), (150, 182))
    sparks = flat("".join(f"M{x} {y - 5}l3.5 5-3.5 5-3.5-5Z" for x, y in spots), suit.tint)
    return sleeve + path("M118 178 126 176 129 200 118 196Z", WHITE) + sparks


def ermine() -> str:
    """The fur collar and all the black tails."""
    collar = path("M68 126C80 106 130 106 140 126 142 140 124 151 104 151S66 140 68 126Z", WHITE)
    return collar + line("M78 128v5M89 137v5M104 141v5M119 137v5M130 128v5M79 172v6M76 206v6M70 240v6M64 268v6"
                         "M126 216v6M127 244v6M128 268v6M44 288v5M84 292v5M106 292v5", 3)


def head(suit: Suit) -> str:
    """Hair, face, beard and crown."""
    beard = path(suit.dress.beard, suit.dress.hair) + line("M-6 15q4 3 8 0", 2.4, SKIN)
    return at(104, 88, path(suit.dress.locks, suit.dress.hair) + face(suit) + beard + crown(), 1.04)


def crown() -> str:
    """A gold crown of three points."""
    out = path("M-20-14-28-45-13-32 0-52 13-32 28-45 20-14C8-18-8-18-20-14Z", GOLD) + line("M-21-22C-8-26 8-26 21-22", 2.4)
    out += "".join(dot(x, y, 3.4, RED) for x, y in ((-28, -46), (0, -53), (28, -46)))
    return out + blot(-10, -18.5, 2, RED) + blot(0, -20, 2, BLUE) + blot(10, -18.5, 2, RED)


def arm(suit: Suit) -> str:
    """The near arm and the suit it holds."""
    if suit.long:
        sleeve = path("M76 130C62 144 56 162 52 173L42 177V198C60 203 78 196 84 182L92 148Z", suit.dress.cape)
        return sleeve + path("M50 173H41V200H50Z", WHITE) + held(suit, 37, 187, 1.36)
    sleeve = path("M76 130C68 142 64 153 62 161L52 152 40 166C52 187 72 192 80 183L92 152Z", suit.dress.cape)
    return sleeve + path("M55 148 40 167 33 160 47 143Z", WHITE) + held(suit, 41, 148, 1.2)
