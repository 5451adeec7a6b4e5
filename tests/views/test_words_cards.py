"""What cards are called: three decks, two languages, with and without article."""

from __future__ import annotations

import pytest

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.views.words import LANGUAGES, card_name, italian_name, rank_name, suit_name


@pytest.mark.parametrize(
    ("code", "deck", "spanish", "english"),
    [
        ("1O", "spanish", "el as de oros", "the ace of coins"),
        ("3C", "spanish", "el tres de copas", "the three of cups"),
        ("10E", "spanish", "la sota de espadas", "the jack of swords"),
        ("11B", "spanish", "el caballo de bastos", "the knight of clubs"),
        ("12B", "spanish", "el rey de bastos", "the king of clubs"),
        ("10C", "italian", "la sota de copas", "the jack of cups"),
        ("AD", "french", "el as de diamantes", "the ace of diamonds"),
        ("QH", "french", "la dama de corazones", "the queen of hearts"),
        ("JS", "french", "la jota de picas", "the jack of spades"),
        ("10C", "french", "el diez de tréboles", "the ten of clubs"),
        ("KC", "spanish", "el rey de tréboles", "the king of clubs"),
        ("7H", "spanish", "el siete de corazones", "the seven of hearts"),
    ],
)
def test_card_names(code: str, deck: str, spanish: str, english: str) -> None:
    assert card_name(Card.parse(code), "es", deck) == spanish
    assert card_name(code, "en", deck) == english


@pytest.mark.parametrize(
    ("code", "bare", "a"),
    [("10O", "sota de oros", "una sota de oros"), ("1O", "as de oros", "un as de oros")],
)
def test_the_article_follows_the_gender(code: str, bare: str, a: str) -> None:
    assert (card_name(code, "es", form="bare"), card_name(code, "es", form="a")) == (bare, a)


@pytest.mark.parametrize(
    ("code", "a"), [("1O", "an ace of coins"), ("8O", "an eight of coins"), ("2O", "a two of coins")]
)
def test_the_english_article_follows_the_sound(code: str, a: str) -> None:
    assert card_name(code, "en", form="a") == a


def test_ranks_and_suits_have_their_plural_and_their_singular() -> None:
    assert [rank_name(rank, "es", form="all") for rank in (1, 10, 12)] == ["los ases", "las sotas", "los reyes"]
    assert [suit_name(suit, "es", form="one") for suit in "OCEB"] == ["un oro", "una copa", "una espada", "un basto"]
    assert [suit_name(suit, "en", form="one") for suit in "OCEB"] == ["a coin", "a cup", "a sword", "a club"]
    assert [suit_name(suit, "es", "french") for suit in "DHSC"] == ["diamantes", "corazones", "picas", "tréboles"]


def test_an_italian_names_the_card_in_italian() -> None:
    assert [italian_name(Card.parse(code)) for code in ("10C", "1O", "12B")] == [
        "fante di coppe",
        "asso di denari",
        "re di bastoni",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_card_has_no_rank_and_no_suit(lang: str) -> None:
    hidden = card_name(UNKNOWN, lang)

    assert hidden == card_name("?", lang) == {"es": "la carta tapada", "en": "the face-down card"}[lang]


def test_unknown_decks_and_forms_are_faults() -> None:
    with pytest.raises(ValueError, match="tarot"):
        card_name("1O", "es", "tarot")
    with pytest.raises(ValueError, match="those"):
        card_name("1O", "es", form="those")
