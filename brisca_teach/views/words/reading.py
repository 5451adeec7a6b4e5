"""Cards as people write them: "el tres de oros", "jack of coins", "fante di coppe", "10O" become codes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from brisca_teach.engine.cards import ACE, JACK, KING, QUEEN, Card
from brisca_teach.engine.refusal import BadText
from brisca_teach.views.words.cards import DECKS, ITALIAN_RANKS, ITALIAN_SUITS, rank_name, suit_name
from brisca_teach.views.words.catalogue import LANGUAGES

_CODE = re.compile(r"(\d{1,2}|[akqj])[\s-]*([a-z])")
_SMALL_WORDS = frozenset(["el", "la", "lo", "il", "un", "una", "the", "a", "an", "de", "del", "of", "di", "d", "l"])
_ITALIAN_NUMBERS = {8: 10, 9: 11, 10: 12}  # what an Italian pack prints on its courts
_SPANISH_LETTERS = {"a": 1, "j": 10, "q": 11, "k": 12}
_FRENCH_LETTERS = {"a": ACE, "1": ACE, "j": JACK, "q": QUEEN, "k": KING}
_MORE_RANKS = {"uno": 1, "one": 1, "donna": 11}
_MORE_SUITS = {"ori": "O", "danari": "O", "oro": "O", "denaro": "O"}


def parse_card_name(text: str, lang: str, deck: str = "spanish", ranks: Sequence[int] = ()) -> str:
    """The code of the card that the text names, in any of the languages; else BadText (a ValueError).

    With `deck="italian"` the numbers 8, 9, 10 are the courts. `ranks` are those of the pack in play.
    """
    folded = _fold(text)
    code = _CODE.fullmatch(folded)
    words = [word for word in folded.split() if word not in _SMALL_WORDS]
    rank_word, suit_word = code.groups() if code else words if len(words) == 2 else ("", "")
    rank = _ranks(lang, deck).get(rank_word)
    suit = _suits(lang, deck).get(suit_word)
    if rank and not suit:
        raise BadText("pos.suit", text=suit_word, suits=tuple(_letters(deck)))
    if not rank or not suit:
        raise BadText("pos.card", text=text.strip())
    _check_rank(rank, deck, ranks)
    return str(Card(rank, suit))


def parse_rank_name(text: str, lang: str, deck: str = "spanish") -> int:
    """The rank that a word or a number names: "sota", "jack", "fante", "10"; BadText if it is none."""
    words = [word for word in _fold(text).split() if word not in _SMALL_WORDS]
    rank = _ranks(lang, deck).get(words[0]) if len(words) == 1 else None
    if not rank:
        raise BadText("pos.card", text=text.strip())
    return rank


def _fold(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.strip().casefold())
    return re.sub(r"[’'.,\s]+", " ", "".join(sign for sign in plain if not unicodedata.combining(sign))).strip()


def _check_rank(rank: int, deck: str, ranks: Sequence[int]) -> None:
    if not ranks or rank in ranks:
        return
    if deck == "spanish" and rank in _ITALIAN_NUMBERS:
        raise BadText("pos.rank.italian", n=rank, ranks=tuple(ranks), rank=_ITALIAN_NUMBERS[rank])
    raise BadText("pos.rank", n=rank, ranks=tuple(ranks))


@cache
def _ranks(lang: str, deck: str) -> dict[str, int]:
    """The ranks by every word for them; the words of `lang` come last, so they win."""
    if deck not in DECKS or lang not in LANGUAGES:
        raise ValueError(f"no such deck or language: {deck!r}, {lang!r}")
    if deck == "french":
        known = (ACE, *range(7, 11), JACK, QUEEN, KING)
        return {str(rank): rank for rank in range(7, 11)} | _named(known, lang, deck) | _FRENCH_LETTERS
    italian = {word: rank for rank, word in ITALIAN_RANKS.items()}
    numbers = {str(rank): rank for rank in range(1, 13)}
    if deck == "italian":
        numbers = {str(rank): _ITALIAN_NUMBERS.get(rank, rank) for rank in range(1, 11)}
    return {
        **italian,
        **_MORE_RANKS,
        **_named(tuple(range(1, 13)), lang, deck),
        **_SPANISH_LETTERS,
        **numbers,
    }


def _named(ranks: Sequence[int], lang: str, deck: str) -> dict[str, int]:
    return {_fold(rank_name(rank, each, deck, "bare")): rank for each in _last(lang) for rank in ranks}


@cache
def _suits(lang: str, deck: str) -> dict[str, str]:
    letters = _letters(deck)
    words: dict[str, str] = (
        {} if deck == "french" else {name: suit for suit, name in ITALIAN_SUITS.items()} | _MORE_SUITS
    )
    for each in _last(lang):
        for suit in letters:
            words[_fold(suit_name(suit, each, deck))] = suit
            words[_fold(suit_name(suit, each, deck, "one")).split()[-1]] = suit
    return words | {suit.lower(): suit for suit in letters}


def _letters(deck: str) -> str:
    return "DHSC" if deck == "french" else "OCEB"


def _last(lang: str) -> list[str]:
    return sorted(LANGUAGES, key=lambda each: each == lang)
