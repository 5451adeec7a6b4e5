"""The knight: rider and horse, both facing left."""

from __future__ import annotations

from collections.abc import Callable

from brisca_teach.views.art.colours import GOLD, SHINE, SKIN, STEEL, WHITE
from brisca_teach.views.art.courts.body import face, ground, held
from brisca_teach.views.art.courts.hats import HATS
from brisca_teach.views.art.courts.horse import far_side, near_side
from brisca_teach.views.art.pen import at, box, dot, flat, line, outlined, path
from brisca_teach.views.art.suits import Suit

COAT = "M98 98C108 88 130 88 142 98L144 160H97Z"


def caballo(suit: Suit) -> str:
    """The knight on a prancing horse."""
    style = suit.dress.style
    return outlined(suit.dark, ground(suit, 18, 152), far_side(suit), cape(suit), near_side(suit),
                    CLOTHS[style](suit), COATS[style](suit), leg(suit), head(suit), arm(suit))


def cape(suit: Suit) -> str:
    """A cape in the wind."""
    cloth = path("M134 92C156 96 170 118 190 128 186 138 190 146 186 156 178 160 168 158 160 164"
                 " 152 166 142 164 134 158Z", suit.dress.cape)
    return cloth + line("M148 112C154 128 164 140 176 144M144 128C148 142 154 150 162 156", 2)


def tasselled(suit: Suit) -> str:
    """Oros: a saddle cloth with tassels."""
    cloth = path("M98 161H148L155 204C138 213 114 213 94 205Z", suit.dress.cape)
    return cloth + line("M98 196C116 203 134 203 152 196", 4, GOLD) + line(
        "M112 210v7M128 211v7M144 208v7", 5, GOLD)


def scalloped(suit: Suit) -> str:
    """Copas: a long cloth with a wavy hem."""
    cloth = path("M98 161H148L158 216Q150 226 144 217 137 228 130 219 122 229 115 220 106 228 100 218"
                 " 94 222 90 214Z", suit.fill)
    return cloth + line("M95 206C116 214 136 213 154 205", 4, GOLD)


def barded(suit: Suit) -> str:
    """Espadas: a short cloth and a plate on the horse's chest."""
    plate = path("M61 180C56 192 60 202 68 207 80 214 92 214 100 208L98 186C84 192 70 190 61 180Z", SHINE)
    cloth = path("M98 161H148L153 200C138 208 114 208 95 201Z", suit.fill)
    rivets = line("M66 196C78 204 90 204 98 200M72 199h.1M84 203h.1")
    return plate + rivets + cloth + line("M98 192C116 199 134 199 150 192", 4, WHITE)


def pelt(suit: Suit) -> str:
    """Bastos: a rough pelt."""
    return path("M98 161H148L158 204 148 203 146 214 136 207 129 219 121 208 111 216 106 205 92 209Z",
                suit.dress.mane)


CLOTHS: dict[str, Callable[[Suit], str]] = {"O": tasselled, "C": scalloped, "E": barded, "B": pelt}


def belt(suit: Suit) -> str:
    """A belt with a buckle, and the hand that holds the rein."""
    return path("M97 150H144V160H97Z", suit.dark) + box(114, 149, 12, 12, 2, GOLD) + dot(99, 158, 7.5, SKIN)


def panelled(suit: Suit) -> str:
    """Oros and copas: a coat with a front panel and gold buttons."""
    panel = path("M112 90H126L127 152H112Z", suit.dress.trim)
    button = suit.dark if suit.dress.trim == GOLD else GOLD
    return (path(COAT, suit.dress.coat) + panel + line("M119 108h.1M119 121h.1M119 134h.1", 5, button)
            + belt(suit))


def armoured(suit: Suit) -> str:
    """Espadas: a breastplate and a sash."""
    shade = flat("M120 91.5C128 91.5 136 94 140.5 98.5L142.5 150H120Z", STEEL)
    sash = path("M134 94 142 100 108 151 97 151Z", suit.dress.cape)
    return path(COAT, SHINE) + shade + line("M120 96V150") + sash + belt(suit)


def hooded(suit: Suit) -> str:
    """Bastos: a plain coat and the shoulders of the hood."""
    shoulders = path("M92 112 106 88H134L150 112 142 116 136 126 128 119 119 130 110 119 103 125 98 115Z",
                     suit.dress.cape)
    return path(COAT, suit.dress.coat) + belt(suit) + shoulders


COATS: dict[str, Callable[[Suit], str]] = {"O": panelled, "C": panelled, "E": armoured, "B": hooded}


def leg(suit: Suit) -> str:
    """Thigh, boot and stirrup."""
    thigh = path("M106 157C96 165 94 180 98 196L96 214 118 208 124 190 132 158Z", suit.dress.legs)
    boot = path("M95 200C102 205 112 206 121 202L117 214 112 228 108 238H78V232C86 230 94 226 95 221Z",
                suit.dark)
    return thigh + boot + line("M96 206C104 210 112 210 119 207", 4, suit.dress.trim) + line(
        "M82 241H108", 3.6, GOLD)


def head(suit: Suit) -> str:
    """Collar, hair, a small beard and the hat of the suit."""
    dress = suit.dress
    collar = "" if dress.style == "B" else path("M100 92C110 103 130 103 138 92L128 85H110Z", WHITE)
    beard = path("M-9 15C-5 12-1 12 5 14 5 22 0 26-4 31-7 26-10 22-9 15Z", dress.hair)
    return collar + at(119, 62, path(dress.locks, dress.hair) + face(suit) + beard + HATS[dress.style](
        suit), .92)


def arm(suit: Suit) -> str:
    """The near arm and the suit it holds."""
    coat, trim = suit.dress.coat, suit.dress.trim
    fore = path("M88 112 82 117 72 118V134C85 138 97 134 103 126L110 116Z", coat)
    fore += path("M80 115H70V135H81Z", trim)
    puff = path("M110 98C98 92 85 102 85 115 91 124 106 124 113 116Z", coat)
    slashes = line("M104 99C98 104 96 112 98 119M95 102C90 107 89 112 90 117", 2.6, trim)
    thing = held(suit, 72, 125, 1.06) if suit.long else held(suit, 70, 124, 1.05)
    return fore + puff + slashes + thing
