"""The Spanish pack: 48 cards, with the pinta in the frame."""

from __future__ import annotations

from dataclasses import replace

from brisca_teach.views.art.aces import ACES
from brisca_teach.views.art.colours import BLUE, GOLD, GREEN, RED, SHINE, WHITE
from brisca_teach.views.art.courts import COURTS
from brisca_teach.views.art.paper import back, frame, index, paper
from brisca_teach.views.art.pen import outlined
from brisca_teach.views.art.pips import basto, copa, espada, oro
from brisca_teach.views.art.places import PLACES
from brisca_teach.views.art.suits import Dress, Suit, placed

OROS = Suit(
    "O", 0, dark="#4d2e08", main="#925a00", fill=GOLD, tint="#ffe493", pip=oro(), grip=29, icon=(1.75, 0),
    dress=Dress(
        style="O", old_hair="#5a3219", coat=GOLD, trim=RED, cape="#b5302f", legs="#b5302f", hair="#7a4522",
        horse="#c9853f", mane="#6d3d1d",
        locks="M-20-8C-22-32 22-32 20-8L22 14C18 22 12 20 10 14H-12C-14 20-18 22-22 14Z"))
COPAS = Suit(
    "C", 1, dark="#521020", main="#b01f2b", fill=RED, tint="#f8bca8", pip=copa(), grip=13, icon=(1.5, 0),
    dress=Dress(
        style="C", old_hair="#ece7dc", coat=RED, trim=GOLD, cape="#2f5597", legs="#2f5597", hair="#5f3b29",
        horse="#efe8da", mane="#b9a98f",
        locks="M-20-8C-22-32 22-32 20-8L25 24C27 34 16 36 12 26H-12C-16 36-27 34-25 24Z"))
ESPADAS = Suit(
    "E", 2, dark="#14264a", main="#1b539f", fill=BLUE, tint=SHINE, pip=espada(), grip=32, long=True,
    icon=(1.12, 35),
    dress=Dress(
        style="E", old_hair="#d89a3a", coat=BLUE, trim=WHITE, cape="#c23a33", legs="#c23a33", hair="#d89a3a",
        horse="#77758a", mane="#3a3950",
        locks="M-20-8C-22-32 22-32 20-8L21 6C20 14 14 14 12 8H-12C-14 14-20 14-21 6Z"))
BASTOS = Suit(
    "B", 3, dark="#17361d", main="#276a30", fill=GREEN, tint="#cfe59c", pip=basto(), grip=36, long=True,
    icon=(.98, 30),
    dress=Dress(
        style="B", old_hair="#b5542a", coat=GREEN, trim=GOLD, cape="#c56a27", legs="#a9571f", hair="#a4502a",
        horse="#a9794a", mane="#4a2b18",
        locks="M-20-8C-22-32 22-32 20-8C28-2 18 4 25 10 22 20 14 20 12 14H-12C-14 20-22 20-25 10-18"
              " 4-28-2-20-8Z"))
NO_SUIT = "#4a443c"
SUITS = {suit.letter: suit for suit in (OROS, COPAS, ESPADAS, BASTOS)}


def card(rank: int, letter: str) -> str:
    """The face of a Spanish card, in card units."""
    suit = SUITS[letter]
    if rank == 1:
        art = outlined(suit.dark, ACES[letter]())
    elif rank in COURTS:
        art = COURTS[rank](suit)
    else:
        pips = "".join(placed(suit, *place) for place in PLACES[letter][rank])
        art = outlined(suit.dark, pips, width=suit.outline)
    return paper() + frame(suit) + art + index(str(rank), suit)


def bare_frame(gaps: int) -> str:
    """A card of which nothing but the frame is seen, in a colour that no suit has: only the gaps tell the suit."""
    suit = next(suit for suit in SUITS.values() if suit.gaps == gaps)
    return paper() + frame(replace(suit, main=NO_SUIT))


def reverse() -> str:
    """The back of the Spanish pack, wine red."""
    return back("#7d1f33", "#b4505a")
