"""The king: the widest figure, crowned, in a mantle down to the floor."""

from __future__ import annotations

from collections.abc import Callable

from brisca_teach.views.art.colours import BLUE, GOLD, RED, SHINE, SKIN, STEEL, WHITE
from brisca_teach.views.art.courts.body import face, held
from brisca_teach.views.art.courts.crowns import CROWNS, bearded
from brisca_teach.views.art.pen import at, box, dot, flat, line, outlined, path, star
from brisca_teach.views.art.suits import Suit

TUNIC = "M88 124H132L132 299C116 303 92 303 68 298Z"
FUR = {"O": WHITE, "C": WHITE, "E": WHITE, "B": "#dcb67f"}


def rey(suit: Suit) -> str:
    """The king: crown, beard, fur and a mantle that fills the card."""
    return outlined(suit.dark, mantle(suit), GOWNS[suit.dress.style](suit), edges(suit), far_arm(suit),
                    collar(suit), head(suit), near_arm(suit))


def mantle(suit: Suit) -> str:
    """The mantle behind the king, swept to the right, with small signs on it."""
    cloth = path("M82 120C58 150 44 226 26 291 60 304 112 304 136 298L138 250C154 254 170 250 181 240"
                 " 184 202 172 148 140 120Z", suit.dress.cape)
    spots = ((58, 214), (50, 240), (42, 266), (152, 214), (168, 210), (160, 230))
    return cloth + flat("".join(f"M{x} {y - 6}l4 6-4 6-4-6Z" for x, y in spots), suit.tint)


def edges(suit: Suit) -> str:
    """The fur along the mantle."""
    fur = path("M92 128C88 180 80 244 70 299H53C66 240 78 184 82 126ZM126 128C130 180 130 240 128 299H138"
               "C142 240 144 180 137 126ZM29 279C44 285 56 288 72 290L70 302C54 301 40 298 25 293Z"
               "M140 239C156 243 172 238 182 228L181 241C170 251 156 255 139 252Z", FUR[suit.dress.style])
    tails = line("M82 168v7M78 200v7M72 232v7M66 262v7M134 190v7M135 222v7M133 256v7M40 286v6M152 244v6M170"
                 " 239v6", 3)
    return fur + (tails if suit.dress.style != "B" else "")


def gown_of_suns(suit: Suit) -> str:
    """Oros: a gold tunic with suns, a broad belt."""
    suns = "".join(flat(star(8, 4, 9, x, y), RED) for x, y in ((108, 222), (106, 252), (104, 281)))
    return path(TUNIC, GOLD) + suns + line("M70 289C92 294 116 294 137 290", 4, RED) + belt(suit, 190)


def gown_of_plenty(suit: Suit) -> str:
    """Copas: a red tunic over a great round belly."""
    belly = path("M88 124H132C150 160 152 196 134 214 118 222 100 222 84 212 70 194 74 160 88 124Z", RED)
    skirt = path("M84 204 68 298C92 303 116 303 132 299L134 206Z", RED)
    hem = line("M70 288C92 293 116 293 137 289", 5, GOLD)
    buttons = line("M106 166h.1M106 180h.1M106 194h.1M106 232h.1M105 250h.1M104 268h.1", 6, GOLD)
    return skirt + hem + belly + belt(suit, 205) + buttons


def gown_of_steel(suit: Suit) -> str:
    """Espadas: a breastplate, a short skirt and legs in plate."""
    legs = path("M82 232 78 292 66 300H104L107 236ZM109 236 114 300H140L136 290 134 232Z", SHINE)
    legs += line("M81 262 105 263M111 263 135 262M94 268l-2 28M124 268l2 28")
    skirt = path("M88 196H132L140 240 128 246 118 238 107 247 96 238 84 246 76 238Z", suit.dress.coat)
    plate = path("M86 124H134C140 156 138 180 132 198 116 206 102 206 88 198 80 176 80 150 86 124Z", SHINE)
    plate += flat("M109 126H132C138 156 136 180 130.5 197 124 201 116 202.5 109 203Z", STEEL)
    return legs + skirt + plate + line("M109 140V203M88 166C100 172 118 172 134 166") + belt(suit, 192)


def gown_of_leaves(suit: Suit) -> str:
    """Bastos: a green tunic cut like leaves, tied with a rope."""
    under = path("M80 250H136L132 299C116 303 92 303 68 298Z", suit.dress.legs)
    coat = path("M88 124H132L140 272 128 284 118 270 107 286 96 270 84 284 72 270Z", suit.dress.coat)
    veins = line("M128 274V252M107 276V250M86 272V252M100 206 96 238M116 206 120 238", 2)
    rope = "M84 190C100 197 118 197 136 190M112 195l-4 28M116 195l6 24"
    return under + coat + veins + line(rope, 7) + line(rope, 3, GOLD)


GOWNS: dict[str, Callable[[Suit], str]] = {
    "O": gown_of_suns, "C": gown_of_plenty, "E": gown_of_steel, "B": gown_of_leaves}


def belt(suit: Suit, y: float) -> str:
    """A dark belt with a gold buckle."""
    return path(f"M82 {y - 1}Q109 {y + 8} 138 {y - 1}V{y + 11}Q109 {y + 20} 80 {y + 11}Z", suit.dark) + box(
        101, y + 1, 16, 17, 3, GOLD)


def far_arm(suit: Suit) -> str:
    """The arm on the hip."""
    sleeve = path("M138 130C160 142 174 168 170 186 158 202 140 206 126 202L124 184 142 178C146 170 142 160"
                  " 136 152Z",
                  suit.dress.cape)
    return sleeve + path("M122 182 131 179 134 205 122 203Z", FUR[suit.dress.style]) + dot(118, 193, 8, SKIN)


def collar(suit: Suit) -> str:
    """Fur on the shoulders, and a gold chain; bastos wears a rough pelt."""
    if suit.dress.style == "B":
        return path("M64 132 74 112C90 102 130 102 144 112L156 132 148 134 150 146 138 143 134 154 122 147"
                    " 110 160 98 147"
                    " 86 154 82 143 70 146 72 134Z", FUR["B"])
    fur = path("M64 130C74 104 144 104 155 130 158 147 134 155 109 155S60 147 64 130Z", WHITE)
    tails = line("M72 130v6M83 140v6M136 140v6M147 130v6M94 147v5M124 147v5", 3)
    chain = "M78 122C86 152 98 168 109 168S134 152 141 122"
    medal = dot(109, 170, 8, GOLD) + line("M109 170h.1", 6, BLUE if suit.dress.style != "E" else RED)
    return fur + tails + line(chain, 6.5) + line(chain, 3, GOLD) + medal


def head(suit: Suit) -> str:
    """Hair, face, beard and crown."""
    style, hair = suit.dress.style, suit.dress.old_hair
    locks = path("M-20-8C-22-32 22-32 20-8L25 18C26 28 16 30 12 22H-12C-16 30-26 28-24 18Z", hair)
    return at(110, 88, locks + face(suit) + bearded(style, hair) + CROWNS[style](), 1.14)


def near_arm(suit: Suit) -> str:
    """The near arm and the suit it holds."""
    cape, fur = suit.dress.cape, FUR[suit.dress.style]
    if suit.long:
        sleeve = path("M78 130C62 144 56 162 54 172L44 176V199C62 204 80 197 88 182L94 150Z", cape)
        return sleeve + path("M53 172 43 173V201L53 202Z", fur) + held(suit, 39, 187, 1.36)
    sleeve = path("M78 130C70 142 66 153 64 161L56 152 42 166C54 187 74 192 84 183L94 152Z", cape)
    return sleeve + path("M58 147 42 168 35 161 50 142Z", fur) + held(suit, 45, 148, 1.14)
