"""The four Spanish aces."""

from __future__ import annotations

from brisca_teach.views.art.colours import BARK, BLUE, BLUSH, GOLD, LEAF, RED, RIM, SHADE, SHINE, STEEL, WOOD
from brisca_teach.views.art.pen import at, blot, both, box, dot, flat, line, move, oval, path, star


def sprig(n: int, size: float, bend: float = 9) -> str:
    """A branch of n pairs of leaves, growing up from (0, 0) and bending to the right."""
    out, leaf = "", "M0 0C-8-4-10-13-5-21 2-15 4-7 0 0Z"
    for i in range(n):
        x, y, turn = bend * i * i / n, -15 * size * i, bend * 3 * i / n
        out += path(leaf, LEAF, transform=move(x, y, size, round(turn - 32)))
        out += path(leaf, LEAF, transform=move(x, y, f"{-size:g} {size:g}", round(turn + 32)))
    return out


def sun() -> str:
    """A smiling sun in a ring, radius 80."""
    smile = (line("M-19-4q6-6 12 0M7-4q6-6 12 0", 3) + line("M1-3l-3 12h6", 2.5) + line("M-11 17q11 9 22 0", 3)
             + blot(-20, 9, 5.5, BLUSH) + blot(20, 9, 5.5, BLUSH))
    return (dot(0, 0, 80, GOLD) + dot(0, 0, 69, "#ffe493", stroke_width=2.5)
            + dot(0, 0, 74.5, stroke_width=4.5, stroke=RIM, stroke_dasharray=".1 11.6")
            + path(star(16, 45, 63), "#e58f1c") + dot(0, 0, 38, GOLD) + smile)


def as_oro() -> str:
    """A sun coin under a crown, over two branches."""
    branches = both(at(115, 299, sprig(4, .8), 1, 62)) + dot(104, 297, 6, RED)
    top = path("M82 64 74 32 91 46 104 24 117 46 134 32 126 64C112 60 96 60 82 64Z", RED)
    top += path("M80 62C94 57 114 57 128 62V71C114 66 94 66 80 71Z", GOLD)
    top += "".join(dot(x, y, 4, GOLD) for x, y in ((74, 31), (104, 23), (134, 31)))
    return branches + top + at(104, 164, sun())


def as_copa() -> str:
    """A great covered cup with two handles and a medallion."""
    handles = both(path("M146 132C186 118 190 170 162 182 152 187 142 188 134 186 156 178 170 146 142 146Z", GOLD))
    lid = path("M58 112C62 76 92 80 98 56H110C116 80 146 76 150 112Z", RED)
    lid += path("M86 112C88 92 98 78 104 62 110 78 120 92 122 112Z", "#ef6a58")
    lid += path("M92 58C98 52 110 52 116 58L112 65H96Z", GOLD)
    bowl = path("M56 126H152C152 172 136 196 116 210H92C72 196 56 172 56 126Z", RED)
    bowl += path("M56 186C72 168 90 176 104 190 118 176 136 168 152 186 144 200 130 206 116 214H92"
                 "C78 206 64 200 56 186Z", GOLD)
    gems = ((72, BLUE), (88, RED), (104, RED), (120, BLUE), (136, RED))
    band = box(48, 110, 112, 17, 8, GOLD)
    band += "".join(path(f"M{x} 113l5.5 5.5-5.5 5.5-5.5-5.5Z", c, stroke_width=2) for x, c in gems)
    foot = path("M96 226H112C114 246 124 258 146 268V282H62V268C84 258 94 246 96 226Z", RED)
    foot += path("M58 280C60 272 148 272 150 280V290H58ZM84 220C84 210 124 210 124 220S84 230 84 220Z", GOLD)
    medal = at(104, 158, dot(0, 0, 18, GOLD) + flat(star(8, 7, 14), RED) + blot(0, 0, 4.5, "#f8bca8"))
    return (handles + foot + bowl + medal + lid + band + dot(104, 45, 9, GOLD)
            + line("M68 142C70 152 73 160 78 168", 4, "#f8bca8"))


def as_espada() -> str:
    """A great sword between two branches of laurel."""
    edge = "M104 20 117 44V212H91V44Z"
    blade = path(edge, SHINE) + flat("M104 20 117 44V212H104Z", STEEL) + path(edge) + line("M104 62V200", 2.6)
    laurel = both(at(116, 212, sprig(7, 1.05, -3), 1, 27))
    guard = path("M48 206C44 220 60 226 72 214 82 206 92 210 104 210S126 206 136 214C148 226 164 220 160 206"
                 " 172 222 160 240 140 234 128 230 116 236 104 236S80 230 68 234C48 240 36 222 48 206Z", GOLD)
    grip = path("M96 234H112L110 280H98Z", RED) + line("M97 244l14 5M97 256l14 5M98 268l13 5", 2.6)
    gems = dot(104, 290, 4.5, BLUE) + dot(104, 222, 7, BLUE)
    return laurel + blade + grip + guard + dot(104, 290, 12, GOLD) + gems


def as_basto() -> str:
    """A great knotty club with leaves and a ribbon."""
    shoots = at(134, 128, sprig(4, 1, 6), 1, 38) + at(76, 196, sprig(4, 1, -6), 1, -38)
    stubs = path("M82 118C66 112 56 98 52 86L72 74 84 92ZM122 176C138 168 148 152 152 142L134 128 124 150Z", BARK)
    body = path("M74 44 84 96C80 108 80 120 86 132L92 282C92 298 114 298 114 282L126 140"
                "C130 122 130 112 126 96L136 44Z", BARK)
    shade = flat("M114 56 131 52 122 96C126 112 126 122 121 140L110 284C108 292 104 294 102 290Z", SHADE)
    rings = oval(105, 43, 31, 13, WOOD) + oval(105, 43, 17, 6.5, stroke_width=2) + dot(105, 43, 1.5)
    caps = "".join(oval(0, 0, 12.5, 8, WOOD, transform=t) + oval(0, 0, 5.5, 3.2, stroke_width=2, transform=t)
                   for t in (move(62, 80, 1, -32), move(143, 135, 1, 36)))
    bark = line("M92 72l4 22M100 116C94 124 94 132 100 140M98 168l3 26M106 220l-1 22M110 84l-3 18M112 196l-2 20", 2.6)
    ribbon = path("M86 234C98 242 112 242 120 232L118 252C110 260 98 260 88 252Z"
                  "M88 246C72 250 62 262 60 280L70 276 76 286C78 272 84 262 92 256Z", RED)
    return shoots + stubs + body + shade + bark + rings + caps + ribbon


ACES = {"O": as_oro, "C": as_copa, "E": as_espada, "B": as_basto}
