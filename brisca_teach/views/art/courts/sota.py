"""The page: on foot, hand on hip, weight on one leg."""

from __future__ import annotations

from collections.abc import Callable

from brisca_teach.views.art.colours import GOLD, SHINE, SKIN, STEEL, WHITE
from brisca_teach.views.art.courts.body import face, ground, held
from brisca_teach.views.art.courts.hats import HATS
from brisca_teach.views.art.pen import at, box, dot, flat, line, outlined, path
from brisca_teach.views.art.suits import Suit

DOUBLET = "M90 118C102 111 126 111 137 118L133 168 139 200C122 206 102 206 84 200L91 168Z"


def sota(suit: Suit) -> str:
    """The page: a hat of his suit, short clothes, two legs that show."""
    style = suit.dress.style
    return outlined(suit.dark, ground(suit, 24, 150), far_arm(suit), LEGS[style](suit), COATS[style](suit),
                    dot(139, 178, 8, SKIN), head(suit), near_arm(suit))


def hose(suit: Suit) -> str:
    """Two stockings with calves, and pointed shoes."""
    legs = path("M82 232C78 250 84 262 81 286H98C99 268 106 254 106 234ZM117 236C117 256 124 264 125 284H139"
                "C139 264 143 250 141 232Z", suit.dress.legs)
    return legs + path("M98 283H81C77 290 68 292 60 298V302H99ZM140 281H125C121 289 114 291 108 297V301H141Z",
                       suit.dark)


def breeches(suit: Suit) -> str:
    """Oros and copas: hose under two striped puffs."""
    puffs = path("M86 192C72 202 68 224 76 238 88 246 104 242 111 234V192ZM137 192H111V234C120 242 138 244"
                 " 146 236"
                 " 152 222 148 202 137 192Z", suit.dress.coat)
    stripes = line("M90 200C82 212 82 228 86 240M102 202C99 216 99 228 100 240M122 202C124 216 124 228 123"
                   " 239"
                   "M134 200C140 212 140 226 136 239", 5, suit.dress.trim)
    return hose(suit) + puffs + stripes + line("M78 240q14 6 29 0M115 239q14 5 28-1", 4, suit.dark)


def boots(suit: Suit) -> str:
    """Espadas: breeches in high boots."""
    cloth = path("M86 194C74 204 74 226 80 244H108L111 214 115 244H142C148 226 146 204 137 194Z",
                 suit.dress.legs)
    boot = ("M76 236C86 242 98 242 110 236L106 258 100 284V301H60V296C68 291 78 290 81 284L80 260ZM114 236"
            "C124 242 136 242 146 235L142 260 140 282V300H108V296C114 290 122 288 125 282L120 258Z")
    return cloth + path(boot, "#5b4636") + line("M80 250q14 5 27-1M117 250q12 4 26-1M60 297h40M108 297h32", 2)


def bare_legs(suit: Suit) -> str:
    """Bastos: bare knees, short boots."""
    legs = path("M86 204C82 226 84 256 81 284H98C100 262 106 240 109 204ZM113 204C115 236 122 258 125 284H139"
                "C140 258 142 230 138 204Z", SKIN)
    boot = path("M79 258 88 263 99 258 99 302H60V298C68 292 78 290 80 284ZM122 257 132 262 142 256 141 301"
                "H108V297"
                "C114 291 121 289 125 283Z", suit.dress.cape)
    return legs + boot + line("M90 236q5 3 9 0M122 236q6 3 10 0M84 272h13M127 271h12", 2)


LEGS: dict[str, Callable[[Suit], str]] = {"O": breeches, "C": breeches, "E": boots, "B": bare_legs}


def belt(suit: Suit) -> str:
    """A narrow belt with a gold buckle."""
    return path("M90 172Q112 178 134 172V182Q112 188 89 182Z", suit.dark) + box(106, 172, 12, 14, 2, GOLD)


def doublet(suit: Suit) -> str:
    """Oros: a doublet with a front panel, and a purse at the belt."""
    panel = path("M104 113H120L119 172 123 203C116 204 108 204 101 203L105 172Z", suit.dress.trim)
    purse = path("M84 184H96L99 202C94 208 86 208 81 202Z", suit.dress.legs) + line("M84 190H97")
    return (path(DOUBLET, suit.dress.coat) + panel + line("M112 126h.1M112 140h.1M112 154h.1", 5, GOLD)
            + belt(suit) + purse + dot(90, 191, 2.5, GOLD))


def tabard(suit: Suit) -> str:
    """Copas: a sleeveless coat with a gold hem and laces."""
    hem = line("M86 197C102 202 122 202 137 197", 5, GOLD)
    laces = line("M106 120 118 130M118 120 106 130M106 136 118 146M118 136 106 146M106 152 118 162M118 152"
                 " 106 162", 2.4, GOLD)
    return (path(DOUBLET, suit.dress.coat) + flat("M103 114H121L120 171H104Z", suit.dress.legs) + laces + hem
            + belt(suit))


def breastplate(suit: Suit) -> str:
    """Espadas: a breastplate over the coat, a red sash across."""
    coat = path("M88 168H135L142 206C122 214 102 214 82 206Z", suit.dress.coat)
    plate = path("M89 119C102 112 126 112 138 119 143 146 140 166 134 178 120 184 104 184 91 178 84 164 83"
                 " 146 89 119Z", SHINE)
    plate += flat("M114 116C124 114 132 117 136.5 120 141 146 138 166 133 177 127 180 120 181.5 114 181.5Z",
                  STEEL)
    return coat + plate + line("M114 122V180") + path("M132 115 140 122 98 184 87 178Z", suit.dress.cape)


def jerkin(suit: Suit) -> str:
    """Bastos: a tunic cut into leaves, and the shoulders of the hood."""
    coat = path("M90 118C102 111 126 111 137 118L134 168 145 214 134 224 124 214 113 226 102 214 90 224 79"
                " 212 91 168Z",
                suit.dress.coat)
    folds = line("M98 190 94 214M113 190V216M128 190 132 214")
    cape = path("M82 128 98 106H126L146 128 139 134 134 144 124 138 113 148 103 138 92 144 88 134Z",
                suit.dress.cape)
    return coat + folds + belt(suit) + cape


COATS: dict[str, Callable[[Suit], str]] = {"O": doublet, "C": tabard, "E": breastplate, "B": jerkin}


def far_arm(suit: Suit) -> str:
    """The arm on the hip, slashed at the shoulder."""
    arm = path("M128 118C148 116 166 136 174 153 168 168 154 178 140 185L133 171C142 167 148 161 151 155"
               " 146 148 138 144 128 142Z", suit.dress.coat)
    puff = path("M126 118C140 112 158 124 160 138 154 150 142 152 130 148Z", suit.dress.coat)
    return arm + puff + line("M136 122C142 128 144 138 142 146M146 124C152 130 154 138 152 144", 3,
                             suit.dress.trim)


def head(suit: Suit) -> str:
    """Collar, hair, face and hat; a hood and a helmet cover what is behind."""
    dress = suit.dress
    ruff = path("M92 114C88 106 100 100 113 101S138 106 134 114C128 122 98 122 92 114Z", WHITE)
    folds = line("M98 108v8M106 107v11M114 107v11M122 107v11M129 108v8", 2)
    neck = "" if dress.style == "B" else ruff + folds
    return neck + at(113, 84, path(dress.locks, dress.hair) + face(suit) + HATS[dress.style](suit), 1.08)


def near_arm(suit: Suit) -> str:
    """The near arm and the suit it holds."""
    coat, trim = suit.dress.coat, suit.dress.trim
    if suit.long:
        fore = path("M72 140C70 150 66 158 62 162L52 167 58 184C72 182 84 172 90 158L96 142Z", coat)
        cuff, thing = path("M61 161 51 166 57 185 67 181Z", trim), held(suit, 47, 175, 1.22)
    else:
        fore = path("M72 138C70 144 66 150 63 147L57 139 44 153C54 168 74 174 86 160L94 146Z", coat)
        cuff, thing = path("M60 137 46 156 39 150 53 133Z", trim), held(suit, 47, 142, 1.18)
    puff = path("M98 117C84 113 70 124 69 140 76 152 92 153 101 144Z", coat)
    return (fore + cuff + puff + line("M92 120C84 126 80 136 82 147M82 122C76 128 73 136 75 143", 3, trim)
            + thing)


