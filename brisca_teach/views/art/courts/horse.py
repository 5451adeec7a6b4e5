"""The knight's horse, prancing to the left."""

from __future__ import annotations

from brisca_teach.views.art.colours import SHINE, WHITE
from brisca_teach.views.art.pen import blot, line, path
from brisca_teach.views.art.suits import Suit


def far_side(suit: Suit) -> str:
    """The tail and the far legs."""
    tail = ("M160 172C180 164 196 182 193 206 191 224 198 236 191 251 186 248 184 244 183 239 180 247 175"
            " 252 167 252"
            " 170 238 164 222 157 208Z")
    legs = ("M68 222C72 238 78 248 76 262 74 274 73 284 73 294H86C87 280 90 266 91 252 92 240 95 232 96 226Z"
            "M116 222C118 236 118 246 113 256 107 264 105 270 107 280L110 294H122C122 286 121 278 123 272"
            " 130 262 138 250 142 232Z")
    hoofs = path("M72 290H87L89 301H69ZM109 290H123L125 301H107Z", suit.dark)
    return path(tail + legs, suit.dress.mane) + hoofs + line("M180 178C188 194 184 212 184 230", 2)


def near_side(suit: Suit) -> str:
    """Body, head, near legs, mane and bridle."""
    dress, dark = suit.dress, suit.dark
    body = path("M48 136C50 128 52 120 54 112 60 117 64 124 66 131 85 138 97 152 107 163H146C164 163 174 180"
                " 171 204"
                " 169 222 158 238 153 252 149 264 149 280 149 294H135C133 280 131 268 135 252 137 242 133"
                " 234 124 228"
                " 108 235 92 236 78 231 68 228 58 231 48 235 47 243 49 252 52 259L40 266C33 254 28 242 27 232"
                " 36 215 50 207 66 203 60 196 58 187 60 178 54 176 49 178 46 183 42 191 36 195 30 194"
                " 22 192 19 185 22 177 30 168 35 156 39 147 41 141 44 138 48 136Z", dress.horse)
    hoofs = path("M134 290H149.5L152 301H131ZM39 263 51 257 57 266 41 274Z", dark)
    mane = path("M55 113C56 121 60 128 66 131 85 138 97 152 108 164L101 183C95 181 92 175 92 169 86 175 79"
                " 172 78 162"
                " 72 166 65 162 66 152 60 155 54 150 56 142 49 140 47 132 51 126Z", dress.mane)
    features = blot(45, 152, 3, dark) + line(
        "M40 149q5-3 9 1M24 184q4 3 8 1M28 177h.1M70 214q6 6 14 4M146 244q4 2 6-2")
    chanfron = path("M47 137 52 140 40 172 30 180 23 177C31 168 36 155 39 147Z",
                    SHINE) if dress.style == "E" else ""
    rein = "M33 163 48 180M40 148 58 156 57 170 43 174M46 176C62 190 86 180 98 160"
    colour = WHITE if dress.style == "E" else suit.fill
    return body + hoofs + mane + chanfron + features + line(rein, 6) + line(rein, 2.4, colour)
