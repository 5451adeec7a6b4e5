"""The page."""

from __future__ import annotations

from brisca_teach.views.art.colours import GOLD, SKIN, WHITE
from brisca_teach.views.art.courts.body import face, ground, held
from brisca_teach.views.art.pen import at, blot, box, dot, line, outlined, path
from brisca_teach.views.art.suits import Suit


def sota(suit: Suit) -> str:
    """The page: on foot, cap with a feather, short coat, one fist on the hip."""
    dress = suit.dress
    far_arm = path("M128 117C146 120 166 138 170 153 166 167 150 177 136 181L130 168C140 166 146 160 149 154"
                   " 146 147 138 142 128 140Z", dress.coat)
    collar = path("M90 112C97 124 121 124 128 112L118 104H100Z", WHITE)
    head = at(109, 85, path(dress.locks, dress.hair) + face(suit) + cap(suit), 1.06)
    return outlined(suit.dark, ground(suit, 22, 146), far_arm, legs(suit), coat(suit), dot(136, 174, 7.5, SKIN),
                    collar, head, arm(suit))


def legs(suit: Suit) -> str:
    """Two legs in hose and dark shoes."""
    out = path("M92 204 86 282H101L107 212ZM107 206 112 282H127L131 204Z", suit.dress.legs)
    out += path("M101 280H86C82 287 73 289 68 295V299H101ZM112 280H127C130 288 138 290 140 296V299H112Z", suit.dark)
    return out + line("M90 230 106 231M111 231 130 230", 3.4, suit.dress.trim)


def coat(suit: Suit) -> str:
    """A short buttoned coat with a belt."""
    dark, dress = suit.dark, suit.dress
    out = path("M88 117C98 110 120 110 130 117L133 172 145 214C122 225 98 225 74 214L86 172Z", dress.coat)
    out += path("M103 113H115L117 172 122 221C112 223 106 223 96 221L101 172Z", dress.trim)
    out += line("M77 207C98 217 122 217 142 207", 3, dress.trim) + path("M85 168H134V178H85Z", dark)
    return out + box(104, 167, 11, 12, 2, GOLD) + "".join(blot(109, y, 2.4, dark) for y in (126, 140, 154))


def arm(suit: Suit) -> str:
    """The near arm and the suit it holds."""
    if suit.long:
        sleeve = path("M89 117C76 122 67 144 63 160L52 166 58 182C71 180 80 173 84 164L93 145Z", suit.dress.coat)
        return sleeve + path("M57 161 49 165 55 183 64 180Z", WHITE) + held(suit, 46, 174, 1.22)
    sleeve = path("M89 117C78 123 72 140 70 149L58 142 48 156C58 168 73 176 82 170L94 148Z", suit.dress.coat)
    return sleeve + path("M60 140 48 157 42 151 53 136Z", WHITE) + held(suit, 45, 143, 1.18)


def cap(suit: Suit) -> str:
    """A soft cap with a feather."""
    feather = path("M14-26C18-52 42-60 60-50 50-46 48-40 40-36 32-32 22-28 14-26Z", suit.tint)
    return (feather + line("M18-30C28-42 40-49 52-50")
            + path("M-21-14C-31-34-2-43 14-37 33-31 32-14 21-12 7-18-8-18-21-14Z", suit.dress.cape)
            + dot(15, -26, 4, GOLD))
