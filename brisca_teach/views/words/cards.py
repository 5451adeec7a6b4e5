"""What cards, ranks and suits are called: three decks, two languages.

The Spanish and the Italian deck have the same names; a card of the French pack has French names in any deck,
except 7 to 10 of C, which are cups unless the deck is French.
"""

from __future__ import annotations

from functools import cache

from brisca_teach.engine.cards import ACE, JACK, KING, QUEEN, UNKNOWN, Card
from brisca_teach.views.words.catalogue import phrase

DECKS = ("spanish", "italian", "french")
FORMS = ("the", "bare", "a")

_SMALL = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_SPANISH_RANKS = dict(enumerate((*_SMALL, "sota", "caballo", "rey"), start=1))
FRENCH_COURTS = {ACE: "ace", JACK: "jack", QUEEN: "queen", KING: "king"}
_FRENCH_RANKS = {**dict(enumerate((*_SMALL, "ten"), start=1)), **FRENCH_COURTS}
_SPANISH_SUITS = {"O": "oros", "C": "copas", "E": "espadas", "B": "bastos"}
_FRENCH_SUITS = {"D": "diamonds", "H": "hearts", "S": "spades", "C": "clubs"}

ITALIAN_RANKS = {
    1: "asso", 2: "due", 3: "tre", 4: "quattro", 5: "cinque", 6: "sei", 7: "sette",
    10: "fante", 11: "cavallo", 12: "re",
}  # fmt: skip
ITALIAN_SUITS = {"O": "denari", "C": "coppe", "E": "spade", "B": "bastoni"}


def card_name(card: Card | str, lang: str, deck: str = "spanish", form: str = "the") -> str:
    """The card's name: "el tres de oros" (the), "tres de oros" (bare), "un tres de oros" (a)."""
    known = Card.parse(card) if isinstance(card, str) else card
    return _card_name(known.rank, known.suit, lang, deck, form)


@cache
def _card_name(rank: int, suit: str, lang: str, deck: str, form: str) -> str:
    if form not in FORMS:
        raise ValueError(f"no such form of a card: {form!r}")
    if Card(rank, suit) is UNKNOWN:
        return phrase(lang, f"card.unknown.{form}")
    suited = "french" if rank in FRENCH_COURTS or suit in "DHS" else deck
    words = rank_name(rank, lang, suited, form), suit_name(suit, lang, suited)
    return phrase(lang, "card.of").format(rank=words[0], suit=words[1])


def rank_name(rank: int, lang: str, deck: str = "spanish", form: str = "the") -> str:
    """The rank's name: "la sota" (the), "sota" (bare), "una sota" (a), "las sotas" (all)."""
    is_french = _is(deck, "french") or rank in FRENCH_COURTS
    names = _FRENCH_RANKS if is_french and rank not in (11, 12) else _SPANISH_RANKS
    return phrase(lang, f"rank.{names[rank]}.{form}")


def suit_name(suit: str, lang: str, deck: str = "spanish", form: str = "all") -> str:
    """The suit's name: "oros" (all), "un oro" (one: a card of the suit)."""
    is_french = (_is(deck, "french") or suit in "DHS") and suit not in "OEB"
    name = (_FRENCH_SUITS if is_french else _SPANISH_SUITS)[suit]
    return phrase(lang, f"suit.{name}.one" if form == "one" else f"suit.{name}")


def italian_name(card: Card) -> str:
    """The card as an Italian calls it: "fante di coppe"."""
    return f"{ITALIAN_RANKS[card.rank]} di {ITALIAN_SUITS[card.suit]}"


def _is(deck: str, wanted: str) -> bool:
    if deck not in DECKS:
        raise ValueError(f"no such deck: {deck!r}")
    return deck == wanted
