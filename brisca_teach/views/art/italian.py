"""The Italian pack in the northern manner: curved swords, crossed batons, a double frame, no pinta.

Its codes are those of the Spanish pack; printed are 1 to 7, then 8 fante (10), 9 cavallo (11), 10 re (12).
"""

from __future__ import annotations

from dataclasses import replace

from brisca_teach.views.art import spanish as es
from brisca_teach.views.art.aces import ACES as SPANISH_ACES
from brisca_teach.views.art.colours import BLUE, GOLD, RED, RIM, WHITE
from brisca_teach.views.art.courts import COURTS
from brisca_teach.views.art.crossed import crossed
from brisca_teach.views.art.italian_pips import bastone, coppa, denaro, flower, spada
from brisca_teach.views.art.paper import H, W, back, index, paper
from brisca_teach.views.art.pen import at, box, dot, flat, outlined, path, spun, star
from brisca_teach.views.art.places import PLACES as SPANISH_PLACES
from brisca_teach.views.art.places import grid
from brisca_teach.views.art.suits import placed

DENARI = replace(es.OROS, gaps=0, pip=denaro(), dress=replace(
    es.BASTOS.dress, coat="#2f5597", trim=GOLD, cape=GOLD, legs="#b5302f", hair="#7a4522",
    horse="#efe8da", mane="#b9a98f"))
COPPE = replace(es.COPAS, gaps=0, pip=coppa(), dress=replace(
    es.OROS.dress, coat=RED, trim=WHITE, cape="#4b8a45", legs="#4b8a45", hair="#5f3b29",
    horse="#8d5a36", mane="#4a2b18"))
SPADE = replace(es.ESPADAS, gaps=0, pip=spada(), dress=replace(
    es.COPAS.dress, coat=GOLD, trim=BLUE, cape="#2f66ad", legs="#2f66ad", hair="#5f3b29",
    horse="#77758a", mane="#3a3950"))
BASTONI = replace(es.BASTOS, gaps=0, pip=bastone(), grip=34, icon=(1, 35), dress=replace(
    es.ESPADAS.dress, coat="#c23a33", trim=GOLD, cape="#3f8a45", legs="#3f8a45", hair="#a4502a",
    horse="#b8743f", mane="#6d3d1d"))
SUITS = {suit.letter: suit for suit in (DENARI, COPPE, SPADE, BASTONI)}
PRINTED = {10: "8", 11: "9", 12: "10"}
PLACES = {
    "O": SPANISH_PLACES["O"],
    "C": SPANISH_PLACES["C"] | {7: grid([70, 138], [95, 229], 1, (46, 162), (104, 162), (162, 162))},
}


def asso_denari() -> str:
    """A great coin with twelve petals between two flowers."""
    petal, colours = "M0-14C-14-26-14-46 0-56 14-46 14-26 0-14Z", (RED, WHITE, BLUE)
    petals = "".join(path(spun(petal, 4, 30 * i), colour) for i, colour in enumerate(colours))
    coin = dot(0, 0, 80, GOLD) + dot(0, 0, 66, "#f7cf62")
    coin += dot(0, 0, 73, stroke_width=5, stroke=RIM, stroke_dasharray=".1 11.36")
    centre = dot(0, 0, 17, GOLD) + flat(star(8, 6, 12), RED)
    return flower(104, 44, .9) + flower(104, 280, .9) + at(104, 162, coin + petals + centre)


ACES = SPANISH_ACES | {"O": asso_denari}


def frame(colour: str) -> str:
    """A double line without gaps."""
    lines = ((7, 8, 3), (11.5, 5, 1.2))
    return "".join(box(d, d, W - 2 * d, H - 2 * d, r, "none", stroke=colour, stroke_width=w) for d, r,
                   w in lines)


def card(rank: int, letter: str) -> str:
    """The Italian face of a card with a Spanish code, in card units."""
    suit = SUITS[letter]
    if rank == 1:
        art = outlined(suit.dark, ACES[letter]())
    elif rank in COURTS:
        art = COURTS[rank](suit)
    elif suit.long:
        art = crossed(suit, rank)
    else:
        art = outlined(suit.dark, "".join(placed(suit, *place) for place in PLACES[letter][rank]))
    return paper() + frame(suit.main) + art + index(PRINTED.get(rank, str(rank)), suit)


def reverse() -> str:
    """The back of the Italian pack, sea green."""
    return back("#1f4a52", "#4f8288")
