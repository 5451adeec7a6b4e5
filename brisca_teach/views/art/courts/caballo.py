"""The knight."""

from __future__ import annotations

from brisca_teach.views.art.colours import GOLD, SKIN, WHITE
from brisca_teach.views.art.courts.body import face, ground, held
from brisca_teach.views.art.pen import at, blot, box, dot, line, outlined, path
from brisca_teach.views.art.suits import Suit


def caballo(suit: Suit) -> str:
    """The knight on a prancing horse, both facing left."""
    cape = path("M134 92C154 98 172 130 178 162 164 168 148 164 136 158Z", suit.dress.cape)
    return outlined(suit.dark, ground(suit, 18, 150), horse_behind(suit), cape, horse(suit), saddle(suit),
                    rider(suit), head(suit), arm(suit))


def horse_behind(suit: Suit) -> str:
    """The tail and the far legs."""
    tail = "M160 178C180 176 190 198 186 222 184 236 188 244 180 254 166 248 164 228 162 206Z"
    far = ("M66 216 74 258 70 292H83L90 258 94 222ZM116 222 114 256 104 274 108 292H120L121 276 134 256 140 222Z")
    return path(tail + far, suit.dress.mane)


def horse(suit: Suit) -> str:
    """Body, head and near legs, mane and bridle."""
    dark, dress = suit.dark, suit.dress
    body = path("M52 132 56 121 64 134C84 142 96 156 108 164H146C164 164 172 182 168 206 166 222 160 236 152 248"
                "L145 270 146 292H132L130 268 136 242 124 228C110 234 92 236 80 230L56 231 42 236 46 257 33 261"
                " 25 230C34 214 48 206 64 203 60 195 60 187 63 178L48 180 36 191C28 191 23 185 25 176L42 146Z",
                dress.horse)
    hoofs = path("M132 290h14l3 9H129ZM70 290h13l2 9H67ZM108 290h12l2 9h-16ZM33 260 45 256 50 265 34 270Z", dark)
    mane = path("M58 120 65 134C85 142 97 156 107 164L92 178C88 162 76 152 60 148 64 142 62 136 56 132Z", dress.mane)
    bridle = line("M37 153 50 179M44 166 60 158M46 170C62 184 86 178 98 158", 3)
    return body + hoofs + mane + bridle + blot(50, 150, 2.8, dark) + blot(31, 180, 1.8, dark)


def saddle(suit: Suit) -> str:
    """The cloth under the rider and the strap round the chest."""
    trim, strap = suit.dress.trim, "M61 189C70 203 84 209 98 205"
    cloth = path("M98 162H146L152 204C136 213 114 213 96 205Z", suit.fill)
    return cloth + line("M110 202C124 205 138 203 150 196", 4, trim) + line(strap, 8) + line(strap, 3.4, trim)


def rider(suit: Suit) -> str:
    """Coat, rein hand and boot."""
    dark, dress = suit.dark, suit.dress
    coat = path("M100 95C110 88 128 88 138 95L142 160H98Z", dress.coat) + path("M97 150H142V160H97Z", dark)
    coat += box(113, 149, 12, 12, 2, GOLD) + path("M113 92h12v58h-12Z", dress.trim)
    coat += "".join(blot(119, y, 2.4, dark) for y in (112, 125, 138)) + dot(99, 157, 7.5, SKIN)
    boot = path("M106 156C96 164 94 178 98 194L96 214 116 208 122 190 130 158Z", dress.legs)
    boot += path("M97 204 95 222 80 230V237H108L117 204Z", dark) + line("M98 206 116 207", 4, dress.trim)
    return coat + boot + line("M84 240H106", 3.4, GOLD)


def head(suit: Suit) -> str:
    """Collar, small beard and a brimmed hat with a feather."""
    collar = path("M102 92C110 103 128 103 136 92L128 85H110Z", WHITE)
    beard = path("M-9 11C-5 9-1 9 5 11 4 18 0 22-3 25-6 22-9 18-9 11Z", suit.dress.hair)
    hat = path("M4-24C10-50 36-52 50-38 40-36 38-27 26-22Z", suit.tint) + line("M12-28C20-38 32-42 42-39")
    hat += path("M-15-15C-15-35 15-37 17-15ZM-28-12C-18-23 20-25 31-14 15-14-11-10-28-12Z", suit.dress.cape)
    return collar + at(119, 63, path(suit.dress.locks, suit.dress.hair) + face(suit) + beard + hat, .96)


def arm(suit: Suit) -> str:
    """The near arm and the suit it holds."""
    sleeve = path("M104 95C92 99 86 109 82 116L72 118V133C84 137 96 134 102 126L111 114Z", suit.dress.coat)
    thing = held(suit, 73, 125, 1.06) if suit.long else held(suit, 70, 125, 1.05)
    return sleeve + path("M79 114H70V135H79Z", WHITE) + thing
