"""The queen, for the French pack."""

from __future__ import annotations

from brisca_teach.views.art.colours import GOLD, LEAF, RED, SKIN, WHITE
from brisca_teach.views.art.courts.body import face, held
from brisca_teach.views.art.pen import at, dot, line, outlined, path, star
from brisca_teach.views.art.suits import Suit


def dama(suit: Suit) -> str:
    """The queen: small crown, long hair, narrow waist and a wide gown."""
    neck = path("M100 100H116V112C112 118 104 118 100 112Z", SKIN)
    return outlined(suit.dark, gown(suit), bodice(suit), neck, head(suit), flower(), dot(133, 175, 7.5, SKIN),
                    arm(suit))


def gown(suit: Suit) -> str:
    """A wide gown with a front panel and a hem."""
    dress = suit.dress
    out = path("M92 174C86 214 66 256 38 292 62 303 116 304 142 293 140 262 134 214 124 174Z", dress.coat)
    out += path("M102 176C98 220 88 262 78 298 92 301 108 301 122 299 120 262 116 220 114 176Z", dress.trim)
    out += path("M44 285C70 296 116 297 142 285L142 295C116 304 62 303 36 293Z", dress.cape)
    return out + line("M86 212C80 240 70 264 58 286M128 212C132 240 134 264 134 284", 2.4)


def bodice(suit: Suit) -> str:
    """The far arm, the bodice and its sash."""
    dress = suit.dress
    out = path("M126 118C144 124 158 142 162 156 158 168 144 176 132 180L127 168C136 166 142 160 144 155"
               " 140 149 134 142 126 140Z", dress.coat)
    out += path("M88 118C98 110 118 110 128 118L126 146 124 178H92L90 146Z", dress.coat)
    return out + path("M98 114H118L112 176H104Z", dress.trim) + path("M90 168H126V178H90Z", dress.cape)


def flower() -> str:
    """A flower on its stem, in the far hand."""
    leaf = path("M141 152C150 152 156 146 157 138 149 139 143 144 141 152Z", LEAF)
    blossom = at(151, 114, path(star(7, 6.5, 11), RED) + dot(0, 0, 4, GOLD))
    return line("M132 176C140 158 146 140 150 122", 3, "#276a30") + leaf + blossom


def head(suit: Suit) -> str:
    """Long hair, face, crown and a collar of gold."""
    hair = path("M-20-8C-22-32 22-32 20-8 24 10 30 26 26 46 20 54 12 50 14 40L12 14H-12L-14 40"
                "C-12 50-20 54-26 46-30 26-24 10-20-8Z", suit.dress.hair)
    crown = path("M-18-16-22-34-10-26 0-38 10-26 22-34 18-16C8-20-8-20-18-16Z", GOLD)
    crown += "".join(dot(x, y, 2.8, RED) for x, y in ((-22, -35), (0, -39), (22, -35)))
    fringe = path("M-16-8C-14-18-4-22 0-22 6-22 15-18 16-8 8-10 4-14 0-18-4-14-10-10-16-8Z", suit.dress.hair)
    collar = line("M96 112C102 120 114 120 120 112", 4, suit.dark)
    collar += line("M97 112C103 119 113 119 119 112", 2, GOLD)
    return at(108, 84, hair + face(suit) + fringe + crown, 1.04) + collar


def arm(suit: Suit) -> str:
    """The near arm and the suit it holds."""
    sleeve = path("M90 118C78 124 72 140 70 149L58 142 48 156C58 168 73 176 82 170L94 148Z", suit.dress.coat)
    return sleeve + path("M60 140 48 157 42 151 53 136Z", WHITE) + held(suit, 45, 143, 1.12)
