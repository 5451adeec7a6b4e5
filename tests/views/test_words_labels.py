"""Accessible names: card, worth, role, state, place; no full stop (spanish.md 9)."""

from __future__ import annotations

from typing import Any

import pytest

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.views.words import (
    card_label,
    hand_label,
    pile_label,
    played_label,
    say,
    seat_label,
    stock_label,
    trick_label,
    turn_up_label,
)

THREE, FOUR, KING = Card(3, "O"), Card(4, "C"), Card(12, "C")


@pytest.mark.parametrize(
    ("card", "facts", "spanish", "english"),
    [
        (THREE, {"points": 10, "trump": "O"}, "Tres de oros, 10 puntos, triunfo", "Three of coins, 10 points, trump"),
        (KING, {"points": 4, "trump": "O"}, "Rey de copas, 4 puntos", "King of cups, 4 points"),
        (FOUR, {"points": 0}, "Cuatro de copas, sin puntos", "Four of cups, no points"),
        (FOUR, {"points": 0, "trump": "C"}, "Cuatro de copas, sin puntos, triunfo", "Four of cups, no points, trump"),
        (FOUR, {}, "Cuatro de copas", "Four of cups"),
        (FOUR, {"trump": "C"}, "Cuatro de copas, triunfo", "Four of cups, trump"),
        (FOUR, {"place": (1, 3)}, "Cuatro de copas, carta 1 de 3", "Four of cups, card 1 of 3"),
        (FOUR, {"chosen": True, "brings": 1}, "Cuatro de copas, da 1 punto, elegida",
         "Four of cups, brings 1 point, chosen"),
        (UNKNOWN, {"place": (2, 3)}, "Carta tapada, carta 2 de 3", "Face-down card, card 2 of 3"),
        (Card.parse("10C"), {"points": 10, "deck": "french"}, "Diez de tréboles, 10 puntos", "Ten of clubs, 10 points"),
    ],
)  # fmt: skip
def test_cards(card: Card, facts: dict[str, Any], spanish: str, english: str) -> None:
    assert card_label("es", card, **facts) == spanish
    assert card_label("en", card, **facts) == english


def test_a_blocked_card_says_why_as_part_of_its_name() -> None:
    why = say("es", "no.follow", suit="O")

    assert card_label("es", FOUR, blocked=why) == "Cuatro de copas, ahora no se puede: tienes oros, hay que asistir"


def test_the_parts_of_the_table() -> None:
    assert [hand_label("es", "tú"), hand_label("es", "Inés", 3)] == ["Tus cartas", "Cartas de Inés: 3 tapadas"]
    assert [hand_label("es", "Inés", 1), hand_label("en", "Inés")] == [
        "Cartas de Inés: 1 tapada",
        "Inés's cards, face up",
    ]
    assert [trick_label("es"), trick_label("es", "Sales tú.")] == ["La baza", "Mesa vacía. Sales tú"]
    assert [stock_label("es", 1), stock_label("en", 0)] == ["Mazo: 1 carta", "Stock empty"]
    assert turn_up_label("es", THREE) == "Muestra: tres de oros. Pintan oros"
    assert pile_label("es", "tú", 2, 21) == "Tus bazas: 2 bazas, 21 puntos"
    assert pile_label("en", "Inés", 1, 0) == "Inés's tricks: 1 trick, 0 points"
    assert hand_label("en", "you", 3) == "Your cards"


def test_a_played_card_names_its_player_first() -> None:
    name = card_label("es", KING, points=4)

    assert played_label("es", "Inés", name, winning=True) == "Inés: rey de copas, 4 puntos, va ganando"


@pytest.mark.parametrize(
    ("players", "places"),
    [
        (2, ["", "enfrente"]),
        (3, ["", "a tu derecha", "a tu izquierda"]),
        (4, ["", "a tu derecha", "enfrente", "a tu izquierda"]),
    ],
)
def test_seats_go_round_to_the_right(players: int, places: list[str]) -> None:
    assert [seat_label("es", seat, players) for seat in range(players)] == places
