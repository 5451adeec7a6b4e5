"""Numbers as a person writes or says them: counted things, ordinals, dates."""

from __future__ import annotations

from datetime import date
from functools import cache

from brisca_teach.engine.cards import JACK, rank_text
from brisca_teach.views.words.catalogue import phrase
from brisca_teach.views.words.lists import listing

_GROUPED = {"es": (10_000, "\u00a0", ","), "en": (1_000, ",", ".")}  # from, between, before decimals


def number(lang: str, value: float, decimals: int | None = None) -> str:
    """The number in digits: 12,5 and 10 000 in Spanish, 12.5 and 10,000 in English."""
    least, space, point = _GROUPED[lang]
    text = f"{value:,.{decimals}f}" if decimals is not None else f"{value:,}"
    whole, _, fraction = text.partition(".")
    whole = whole.replace(",", space if abs(value) >= least else "").replace("-", "\u2212")
    return f"{whole}{point}{fraction}" if fraction else whole


def percent(lang: str, share: float, decimals: int = 0) -> str:
    """A share of 1 as a percentage: 43 % in Spanish (the space never breaks), 43% in English."""
    return number(lang, share * 100, decimals) + ("\u00a0%" if lang == "es" else "%")


def counted(lang: str, noun: str, amount: int) -> str:
    """The amount with its noun: "1 punto", "3 cards"; `noun` is the English plural, such as "cards"."""
    return phrase(lang, f"noun.{noun}", amount == 1).replace("{n}", number(lang, amount))


@cache
def number_word(lang: str, value: int, feminine: bool = True) -> str:
    """The number as a word up to ten, then in digits."""
    words = phrase(lang, "number.words.f" if feminine else "number.words.m").split()
    return words[value] if 0 <= value < len(words) else number(lang, value)


@cache
def ordinal(lang: str, value: int, feminine: bool = True) -> str:
    """The ordinal in words up to ten: "primera", "primer" if not feminine, "first"; else ValueError."""
    words = phrase(lang, "number.ordinals.f" if feminine else "number.ordinals.m").split()
    if not 1 <= value <= len(words):
        raise ValueError(f"no ordinal word for {value}")
    return words[value - 1]


def trick_ordinal(lang: str, value: int) -> str:
    """ "la primera baza", "the tenth trick", then "la baza 11", "trick 11"."""
    if value > 10:
        return phrase(lang, "number.trick.late").replace("{n}", str(value))
    return phrase(lang, "number.trick").replace("{ordinal}", ordinal(lang, value))


def day(lang: str, when: date) -> str:
    """The date in words: "3 de mayo de 2027", "3 May 2027"."""
    month = phrase(lang, "date.months").split()[when.month - 1]
    return phrase(lang, "date.day").format(day=when.day, month=month, year=when.year)


def spans(lang: str, ranks: tuple[int, ...]) -> str:
    """The printed numbers with runs drawn together: "1 a 7, 10, 11 y 12"."""
    runs: list[list[int]] = []
    for rank in sorted(ranks):
        if runs and rank == runs[-1][-1] + 1 and rank < JACK:
            runs[-1].append(rank)
        else:
            runs.append([rank])
    return listing(lang, [word for run in runs for word in _run(lang, run)])


def _run(lang: str, run: list[int]) -> list[str]:
    if len(run) <= 3:
        return [rank_text(rank) for rank in run]
    return [phrase(lang, "number.span").format(low=run[0], high=run[-1])]
