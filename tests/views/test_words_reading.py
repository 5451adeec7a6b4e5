"""Cards as people write them (spanish.md 4 and public case C115)."""

from __future__ import annotations

import pytest

from brisca_teach.engine.cards import PACKS, Card
from brisca_teach.engine.refusal import BadText
from brisca_teach.views.words import (
    LANGUAGES,
    card_name,
    italian_name,
    parse_card_name,
    parse_rank_name,
    refusal,
)

ES40, ES48 = PACKS["es40"].ranks, PACKS["es48"].ranks


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("10O", "10O"), ("10o", "10O"), (" 3 c ", "3C"), ("12-B", "12B"), ("JC", "10C"), ("q o", "11O"), ("KE", "12E"),
        ("sota de oros", "10O"), ("La Sota de Oros", "10O"), ("el as de bastos", "1B"), ("uno de copas", "1C"),
        ("un tres de copa", "3C"), ("7 de espadas", "7E"), ("siete espadas", "7E"), ("11 de oros", "11O"),
        ("jack of coins", "10O"), ("the knight of cups", "11C"), ("ace of swords", "1E"), ("one of clubs", "1B"),
        ("fante di coppe", "10C"), ("il cavallo di spade", "11E"), ("Re di denari", "12O"), ("asso di bastoni", "1B"),
        ("donna di coppe", "11C"), ("tre d'ori", "3O"), ("8C", "8C"), ("ocho de copas", "8C"),
    ],
)  # fmt: skip
def test_the_spanish_deck_is_read_in_every_language(text: str, code: str, lang: str) -> None:
    assert parse_card_name(text, lang) == code


@pytest.mark.parametrize(
    ("text", "code"), [("8C", "10C"), ("9 de oros", "11O"), ("10B", "12B"), ("fante di coppe", "10C"), ("7O", "7O")]
)
def test_italian_numbers_8_9_10_are_the_courts(text: str, code: str) -> None:
    assert parse_card_name(text, "es", "italian") == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("AD", "AD"), ("as de diamantes", "AD"), ("10h", "10H"), ("dama de corazones", "QH"), ("king of spades", "KS"),
        ("jota de tréboles", "JC"), ("jack of clubs", "JC"), ("7 de picas", "7S"), ("una pica", ""),
    ],
)  # fmt: skip
def test_the_french_deck(text: str, code: str) -> None:
    if code:
        assert parse_card_name(text, "es", "french") == code
    else:
        with pytest.raises(BadText):
            parse_card_name(text, "es", "french")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ["the", "bare", "a"])
def test_every_name_that_is_said_is_also_read(lang: str, form: str) -> None:
    for deck, pack in (("spanish", "es48"), ("italian", "es40"), ("french", "fr32")):
        for card in PACKS[pack].cards:
            assert parse_card_name(card_name(card, lang, deck, form), lang, deck) == str(card)
    for card in PACKS["es40"].cards:
        assert parse_card_name(italian_name(card), lang) == str(card)


def test_eight_of_cups_is_unknown_in_40_with_a_hint_and_a_card_in_48() -> None:
    assert parse_card_name("8C", "es", ranks=ES48) == "8C"
    with pytest.raises(BadText) as caught:
        parse_card_name("8C", "es", ranks=ES40)

    assert refusal("es", caught.value) == (
        "No hay 8: esta baraja tiene 1 a 7, 10, 11 y 12. En la italiana, 8 es la sota."
    )


@pytest.mark.parametrize("text", ["", "sota", "oros", "13O", "0C", "tres de tréboles", "3X", "3 de", "3O 4O", "C", "?"])
def test_what_names_no_card_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadText) as caught:
        parse_card_name(text, "es")

    assert all(refusal(lang, caught.value).endswith(".") for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "rank"), [("sota", 10), ("cavallo", 11), ("re", 12), ("J", 10), ("Q", 11), ("K", 12), ("10", 10)]
)
def test_a_rank_alone(text: str, rank: int) -> None:
    assert parse_rank_name(text, "es") == rank


def test_a_rank_that_is_none_is_refused() -> None:
    with pytest.raises(BadText):
        parse_rank_name("papa", "es")


def test_codes_come_back_as_the_same_card() -> None:
    assert Card.parse(parse_card_name("10O", "en")) is Card(10, "O")
