"""Numbers, lists, names and the system's language."""

from __future__ import annotations

from datetime import date

import pytest

from brisca_teach.views.words import (
    counted,
    day,
    listing,
    number,
    number_word,
    ordinal,
    percent,
    seat_names,
    system_language,
    trick_ordinal,
)


@pytest.mark.parametrize(
    ("words", "last", "spanish"),
    [
        ([], "and", ""), (["a"], "and", "a"), (["a", "b"], "and", "a y b"), (["a", "b", "c"], "and", "a, b y c"),
        (["Paco", "Inés"], "and", "Paco e Inés"), (["padre", "hijo"], "and", "padre e hijo"),
        (["agua", "hielo"], "and", "agua y hielo"), (["copas", "oros"], "or", "copas u oros"),
        (["siete", "ocho"], "or", "siete u ocho"), (["7", "8"], "or", "7 u 8"), (["10", "11"], "or", "10 u 11"),
        (["oros", "copas"], "or", "oros o copas"), (["1", "110"], "or", "1 o 110"),
    ],
)  # fmt: skip
def test_spanish_lists_join_as_they_sound(words: list[str], last: str, spanish: str) -> None:
    assert listing("es", words, last) == spanish


def test_english_lists() -> None:
    assert (listing("en", ["a", "b", "c"]), listing("en", ["a", "b"], "or")) == ("a, b and c", "a or b")


@pytest.mark.parametrize(
    ("value", "spanish", "english"),
    [
        (5, "5", "5"),
        (12.5, "12,5", "12.5"),
        (1234, "1234", "1,234"),
        (10000, "10\u00a0000", "10,000"),
        (-2, "\u22122", "\u22122"),
    ],
)
def test_numbers(value: float, spanish: str, english: str) -> None:
    assert (number("es", value), number("en", value)) == (spanish, english)


def test_percentages() -> None:
    assert (percent("es", 0.43), percent("en", 0.43), percent("es", 0.125, 1)) == ("43\u00a0%", "43%", "12,5\u00a0%")


@pytest.mark.parametrize(
    ("amount", "spanish", "english"), [(0, "0 bazas", "0 tricks"), (1, "1 baza", "1 trick"), (2, "2 bazas", "2 tricks")]
)
def test_counted_things(amount: int, spanish: str, english: str) -> None:
    assert (counted("es", "tricks", amount), counted("en", "tricks", amount)) == (spanish, english)


def test_words_to_ten_then_digits() -> None:
    assert [number_word("es", 3), number_word("es", 1), number_word("es", 1, feminine=False)] == ["tres", "una", "un"]
    assert [number_word("en", 10), number_word("en", 11)] == ["ten", "11"]


def test_ordinals_to_the_tenth() -> None:
    assert (ordinal("es", 1), ordinal("es", 3, feminine=False), ordinal("en", 2)) == ("primera", "tercer", "second")
    assert [trick_ordinal("es", 10), trick_ordinal("es", 11)] == ["la décima baza", "la baza 11"]
    assert [trick_ordinal("en", 10), trick_ordinal("en", 11)] == ["the tenth trick", "trick 11"]
    with pytest.raises(ValueError, match="11"):
        ordinal("es", 11)


def test_dates() -> None:
    assert (day("es", date(2027, 5, 3)), day("en", date(2027, 5, 3))) == ("3 de mayo de 2027", "3 May 2027")


def test_who_sits_at_the_table() -> None:
    assert seat_names("es", 2) == ("tú", "Inés")
    assert seat_names("en", 3) == ("you", "Inés", "Lola")
    assert seat_names("es", 4) == ("tú", "Inés", "Paco", "Lola")
    assert len(set(seat_names("en", 6))) == 6
    with pytest.raises(ValueError, match="7"):
        seat_names("es", 7)


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "es_ES.UTF-8"}, "es"), ({"LANG": "en_GB.UTF-8"}, "en"), ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_MX", "LC_ALL": "en_US"}, "en"), ({"LANG": "en_US", "BRISCA_LANG": "es"}, "es"),
        ({"LANGUAGE": "ca:es:en", "LANG": "en_US"}, "es"), ({"LANG": "", "LC_MESSAGES": "es"}, "es"),
        ({"LANG": "fr_FR"}, "en"), ({"LANG": "es-419"}, "es"),
    ],
)  # fmt: skip
def test_the_systems_language(environment: dict[str, str], lang: str) -> None:
    assert system_language(environment) == lang
