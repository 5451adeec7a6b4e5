"""The French pack: 52 cards, hearts H, diamonds D, clubs C, spades S."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from brisca_teach.views.art import spanish as es
from brisca_teach.views.art.colours import GOLD
from brisca_teach.views.art.courts import dama, rey, sota
from brisca_teach.views.art.paper import H, W, back, index, paper
from brisca_teach.views.art.pen import at, outlined, path, star
from brisca_teach.views.art.places import grid
from brisca_teach.views.art.suits import Suit, placed

HEART = "M0 24C-8 14-23 5-23-9-23-24-5-27 0-13 5-27 23-24 23-9 23 5 8 14 0 24Z"
DIAMOND = "M0-26C5-16 12-7 20 0 12 7 5 16 0 26-5 16-12 7-20 0-12-7-5-16 0-26Z"
CLUB = "M-2 6A11.5 11.5 0 1 1-9-9 11.5 11.5 0 1 1 9-9 11.5 11.5 0 1 1 2 6C2 14 5 20 10 24H-10C-5 20-2 14-2 6Z"
SPADE = ("M0-26C7-13 23-5 23 7 23 19 9 20 2 10 3 16 6 21 10 24H-10C-6 21-3 16-2 10-9 20-23 19-23 7"
         "-23-5-7-13 0-26Z")


def inked(suit: Suit, letter: str, shape: str, red: bool) -> Suit:
    """A French suit: one colour of ink, its people dressed as those of a Spanish suit."""
    dark, main, fill = ("#521020", "#b01f2b", "#d0303a") if red else ("#1d2230", "#1d2230", "#2b3142")
    return replace(suit, letter=letter, gaps=0, dark=dark, main=main, fill=fill, tint="#f8bca8"
                   if red else "#d5dae6",
                   pip=path(shape, fill), grip=25, long=False, icon=(1.7, 0))


HEARTS = inked(es.COPAS, "H", HEART, red=True)
DIAMONDS = inked(es.OROS, "D", DIAMOND, red=True)
CLUBS = inked(es.BASTOS, "C", CLUB, red=False)
SPADES = inked(es.ESPADAS, "S", SPADE, red=False)
SUITS = {suit.letter: suit for suit in (HEARTS, DIAMONDS, CLUBS, SPADES)}
COURTS: dict[str, Callable[[Suit], str]] = {"J": sota, "Q": dama, "K": rey}
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

TWO, FOUR = (54, 162), (52, 125)
PLACES = {  # upper half and middle; the lower half is turned
    "2": grid([104], [56], 1.3), "3": grid([104], [56, 162], 1.3),
    "4": grid([76, 132], [58], 1.05), "5": grid([76, 132], [58], 1.05, (104, 162)),
    "6": grid([74, 134], TWO, .95), "7": grid([74, 134], TWO, .95, (104, 108)),
    "8": grid([74, 134], TWO, .95, (104, 108)),
    "9": grid([74, 134], FOUR, .95, (104, 162)), "10": grid([83, 125], FOUR, .8, (104, 88)),
}


def has_twin(rank: str, x: float, y: float) -> bool:
    """Whether a pip has a twin in the lower half: all but the middle ones and the odd one of the seven."""
    return y != H / 2 and (rank, x) != ("7", W / 2)


def pips(suit: Suit, rank: str) -> str:
    """The pips of an ace or a number."""
    if rank == "A":
        heart_of_it = at(104, 160 if suit.letter in "HS" else 162, path(star(8, 8, 17), GOLD))
        return placed(suit, 104, 162, 2.7) + heart_of_it
    places = PLACES[rank]
    twins = [(W - x, H - y, scale, 180.0) for x, y, scale, _ in places if has_twin(rank, x, y)]
    return "".join(placed(suit, *place) for place in [*places, *twins])


def card(rank: str, letter: str) -> str:
    """The face of a French card, in card units."""
    suit = SUITS[letter]
    if rank in COURTS:
        return paper() + COURTS[rank](suit) + index(rank, suit)
    small = placed(suit, 30, 84, .58) + placed(suit, W - 30, H - 84, .58, 180)
    return paper() + outlined(suit.dark, pips(suit, rank), small) + index(rank, suit)


def reverse() -> str:
    """The back of the French pack, night blue."""
    return back("#27335f", "#5d6ba0")
