"""The four Spanish aces."""

from __future__ import annotations

from math import cos, radians, sin

from brisca_teach.views.art import colours as ink
from brisca_teach.views.art.pen import at, blot, both, box, dot, flat, line, move, oval, path, spun, star

LEAVES = "M0 0C-8-4-10-13-5-21 2-15 4-7 0 0Z"
OAK = ("M0 0C-7-1-9-6-5-9-12-10-14-16-8-18-12-23-8-28-4-27-4-31 0-34 0-34S4-31 4-27C8-28 12-23 8-18 14-16"
       " 12-10 5-9 9-6 7-1 0 0Z")
ACORN = "M-5 2C-5 10-2 13 0 16 2 13 5 10 5 2Z"


def sprig(n: int, size: float, bend: float = 9) -> str:
    """A branch of n pairs of leaves, growing up from (0, 0) and bending to the right."""
    out = ""
    for i in range(n):
        x, y, turn = bend * i * i / n, -15 * size * i, bend * 3 * i / n
        out += path(LEAVES, ink.LEAF, transform=move(x, y, size, round(turn - 32)))
        out += path(LEAVES, ink.LEAF, transform=move(x, y, f"{-size:g} {size:g}", round(turn + 32)))
    return out


def wreath(x: float, y: float, r: float, angles: range) -> str:
    """Pairs of leaves along the left arc of a circle; angles in degrees, 90 at the bottom."""
    out = ""
    for a in angles:
        u, v = x + r * cos(radians(a)), y + r * sin(radians(a))
        out += path(LEAVES, ink.LEAF, transform=move(u, v, .9, a - 208))
        out += path(LEAVES, ink.LEAF, transform=move(u, v, "-.9 .9", a - 152))
    return out


def sun() -> str:
    """A sun with a face in a ring of beads, radius 74."""
    flame = "M-7-36C-10-44-3-48-6-58 4-54 10-46 7-36Z"
    flames = path(spun(flame, 8, 22.5), ink.RED)
    brows = line("M-21-9q7-6 13-2V4q-2 5-7 7h8M7-11q6-4 12 2", 2.6)
    eyes = flat("M-21-3q6-6 11 0-5 4-11 0ZM7-3q5-6 11 0-6 4-11 0Z", ink.WHITE)
    eyes += line("M-21-3q6-6 11 0M7-3q5-6 11 0", 2.4)
    lips = path("M-10 18q5-4 9-2 4-2 8 2-8 8-17 0Z", ink.RED, stroke_width=2)
    return (dot(0, 0, 74, ink.GOLD) + dot(0, 0, 63, "#ffe493", stroke_width=2.5)
            + dot(0, 0, 68.5, stroke_width=5, stroke=ink.RIM, stroke_dasharray=".1 11.33") + flames
            + path(star(8, 40, 60), "#e58f1c") + dot(0, 0, 36, ink.GOLD)
            + line("M-22 11h.1M19 11h.1", 10, ink.BLUSH)
            + brows + eyes + line("M-15.5-3h.1M12.5-3h.1", 4.6) + lips)


def as_oro() -> str:
    """A sun under a royal crown, in a wreath tied with a ribbon."""
    top = path("M74 92 60 44 84 64 104 26 124 64 148 44 134 92Z", ink.GOLD)
    top += path("M84 90C80 66 92 52 104 44 116 52 128 66 124 90Z", ink.RED)
    top += path("M104 26C98 44 98 66 104 90 110 66 110 44 104 26Z", ink.GOLD)
    top += "".join(dot(x, y, 4.5, ink.RED) for x, y in ((60, 43), (104, 24), (148, 43)))
    band = path("M70 88C92 81 116 81 138 88V103C116 96 92 96 70 103Z", ink.GOLD)
    gems = line("M84 92h.1M124 92h.1", 6, ink.BLUE) + line("M104 90.5h.1", 7, ink.RED)
    bow = both(path("M104 272C94 258 78 256 72 266 78 278 94 282 104 272Z"
                    "M102 274 84 296 95 294 99 301 108 276Z", ink.RED))
    return (both(wreath(104, 174, 76, range(100, 180, 14))) + top + at(104, 172, sun(), .92) + band + gems
            + bow + dot(104, 272, 7, ink.RED))


def lid_of_cup() -> str:
    """The lid, ribbed, with a knob."""
    lid = path("M58 112C62 76 92 80 98 56H110C116 80 146 76 150 112Z", ink.RED)
    lid += path("M86 112C88 92 98 78 104 62 110 78 120 92 122 112Z", "#ef6a58")
    lid += line("M70 100C76 90 86 88 92 76M138 100C132 90 122 88 116 76", 3, ink.GOLD)
    knob = path("M92 58C98 52 110 52 116 58L112 65H96Z", ink.GOLD) + dot(104, 44, 9.5, ink.GOLD)
    return lid + knob + blot(101, 41, 3, "#ffe493")


def band_of_cup() -> str:
    """The gold band with its stones."""
    places = ((80, ink.BLUE), (104, ink.RED), (128, ink.BLUE))
    stones = "".join(path(f"M{x} 112l6 6.5-6 6.5-6-6.5Z", fill, stroke_width=2) for x, fill in places)
    pearls = line("M64 118.5h.1M92 118.5h.1M116 118.5h.1M144 118.5h.1", 5.5, ink.WHITE)
    return box(48, 110, 112, 17, 8, ink.GOLD) + stones + pearls


def as_copa() -> str:
    """A great covered cup with two handles and a medallion."""
    handles = both(path("M146 132C190 112 196 174 162 184 152 189 142 190 134 188 156 178 172 142 146 148Z",
                        ink.GOLD)
                   + dot(177, 139, 5, ink.RED))
    bowl = path("M56 126H152C152 172 136 196 116 210H92C72 196 56 172 56 126Z", ink.RED)
    bowl += path("M56 186C72 168 90 176 104 190 118 176 136 168 152 186 144 200 130 206 116 214H92"
                 "C78 206 64 200 56 186Z", ink.GOLD)
    bowl += line("M80 184C86 192 92 202 96 212M128 184C122 192 116 202 112 212M104 192V212")
    foot = path("M96 226H112C114 246 124 258 146 268V282H62V268C84 258 94 246 96 226Z", ink.RED)
    foot += line("M104 230V268M97 238C94 252 86 262 78 268M111 238C114 252 122 262 130 268", 3, "#8e1a28")
    foot += path("M56 282C58 268 150 268 152 282V292H56ZM82 220C82 208 126 208 126 220S82 232 82 220Z",
                 ink.GOLD)
    foot += line("M68 282h.1M86 282h.1M104 282h.1M122 282h.1M140 282h.1", 6, ink.RED)
    medal = at(104, 157, dot(0, 0, 19, ink.GOLD) + flat(star(8, 7, 15), ink.RED) + blot(0, 0, 5, "#ffe493"))
    shine = line("M67 142C69 153 72 161 78 170", 4.5, "#f8bca8")
    return handles + foot + bowl + shine + medal + lid_of_cup() + band_of_cup()


def as_espada() -> str:
    """A great sword between two branches of laurel, tied with a ribbon."""
    edge = "M104 18 118 44V212H90V44Z"
    blade = path(edge, ink.SHINE) + flat("M104 18 118 44V212H104Z", ink.STEEL) + path(edge)
    blade += line("M104 70V166") + path("M104 172 110 184 104 204 98 184Z", ink.GOLD, stroke_width=2)
    laurel = both(at(117, 214, sprig(7, 1.1, -3), 1, 29))
    ribbon = both(path("M112 222C136 226 140 244 156 246 164 248 168 242 170 236L174 252C168 264 152 264"
                       " 142 256 130 248 122 240 108 238Z", ink.RED))
    guard = path("M48 204C44 218 60 224 72 212 82 204 92 208 104 208S126 204 136 212C148 224 164 218 160 204"
                 " 172 220 160 238 140 232 128 228 116 234 104 234S80 228 68 232C48 238 36 220 48 204Z",
                 ink.GOLD)
    grip = path("M96 232H112L110 280H98Z", ink.BLUE) + line(
        "M97 242l14 5M97 253l14 5M98 264l13 5", 3, ink.GOLD)
    pommel = dot(104, 289, 13, ink.GOLD) + dot(104, 289, 5.5, ink.RED)
    gems = dot(104, 221, 7.5, ink.RED) + line("M60 220h.1M148 220h.1", 6, ink.BLUE)
    return laurel + blade + ribbon + grip + guard + pommel + gems


def oak_leaves(x: float, y: float, turn: float) -> str:
    """Three oak leaves and an acorn."""
    leaves = "".join(path(OAK, ink.LEAF, transform=f"rotate({a})") for a in (-52, 52, 0))
    acorn = path(ACORN, ink.GOLD) + path("M-7 3C-7-3 7-3 7 3Z", "#a9571f")
    return at(x, y, leaves + at(0, -2, acorn), 1.25, turn)


def trunk() -> str:
    """The club itself, with two sawn stubs."""
    stubs = path("M82 118C66 112 56 98 52 86L72 74 84 92ZM122 176C138 168 148 152 152 142L134 128 124 150Z",
                 ink.BARK)
    body = path("M72 44 83 92C78 106 78 120 85 132L84 176C78 186 82 198 88 204L92 284C92 299 115 299 115 284"
                "L120 226C127 220 127 208 122 202L126 140C131 122 131 110 126 96L138 44Z", ink.BARK)
    shade = flat("M116 56 133 52 123 96C127 112 127 122 122 141L118.5 202C123.5 209 123 219 116.5 225L112 284"
                 "C110 293 105 294 103 290Z", ink.SHADE)
    bark = line("M90 70l4 24M100 112C94 120 94 132 100 138M106 120C104 124 104 128 107 132M96 152l2 20"
                "M108 166l-1 22M94 190C90 194 91 200 96 202M112 80l-3 20", 2.6)
    rings = oval(105, 43, 33, 14, ink.WOOD)
    rings += oval(105, 43, 20, 8, stroke_width=2) + oval(105, 43, 8, 3, stroke_width=2)
    cap = oval(0, 0, 13, 8.5, ink.WOOD) + oval(0, 0, 5.5, 3.2, stroke_width=2)
    caps = at(62, 80, cap, 1, -32) + at(143, 135, cap, 1, 36)
    return stubs + body + shade + bark + rings + caps


def as_basto() -> str:
    """A great knotty club with oak leaves, a ribbon wound about it."""
    ribbon = path("M86 214C98 224 112 222 123 210L122 228C112 238 98 240 88 232ZM89 246C100 254 110 252 119"
                  " 242"
                  "L118 258C110 266 100 268 90 262Z", ink.RED)
    tails = path("M88 232C70 236 62 250 40 248L48 258 40 268C64 270 74 256 90 252ZM118 250C132 250 134 232"
                 " 156 234L150 243 160 251C140 254 136 268 117 266Z", ink.RED)
    return oak_leaves(72, 186, -58) + oak_leaves(148, 106, 50) + tails + trunk() + ribbon


ACES = {"O": as_oro, "C": as_copa, "E": as_espada, "B": as_basto}
