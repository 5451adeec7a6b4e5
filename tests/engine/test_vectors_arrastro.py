"""A01-A09: the trump ace played with the word (rules.md 3.1.12 and 4.4). Trumps are oros."""

from __future__ import annotations

import pytest
from engine_decks import after
from refusals import reason

from brisca_teach import Move, Position

FORCED = [
    ("A01", "brisca_s0", "3B1E1C", "1E 1C"),
    ("A02", "brisca_s0", "3B1E3O", "3O"),
    ("A03", "brisca_s0", "7O2O1C", "7O"),
    ("A04", "brisca_s0", "12B3C7E", "3C"),
    ("A05", "catalana+arrastro=yes", "9O8O1C", "9O"),
    ("A06", "brisca_s0", "12B12C7E", "12B 12C"),
]


@pytest.mark.parametrize(("key", "hand", "legal"), [pytest.param(*row[1:], id=row[0]) for row in FORCED])
def test_the_others_must_play_their_best_card(key: str, hand: str, legal: str) -> None:
    said = after(Position.parse(f"{key} O 1O2C4C/{hand}/5C6C7C/2B4B5B 0:- -"), "arrastro:1O")

    assert [str(move) for move in said.legal_moves()] == legal.split()
    for card in (move for move in said.hands[1] if move not in said.legal_moves()):
        assert reason(said, card) in ("no.arrastro_trump", "no.arrastro_best")


def test_the_partner_is_bound_too() -> None:  # A07
    said = after(Position.parse("brisca_s0 O 1O2C5C/3B5B6B/12O1B4C/2B4B7B 0:- -"), "arrastro:1O 3B")

    assert [str(move) for move in said.legal_moves()] == ["12O"]


def test_who_has_already_played_is_not_affected() -> None:  # A08
    said = after(Position.parse("brisca_s0 O 2C3C5C/1O6C7C/12O1B4C/3O2B4B 0:- -"), "2C arrastro:1O 12O 3O")

    assert said.piles[1] != ()
    assert not said.extra.arrastro
    assert [str(move) for move in said.legal_moves()] == ["6C", "7C"]


def test_the_word_needs_the_trump_ace() -> None:  # A09
    position = Position.parse("brisca_s0 O 1O4O5C/3B5B6B/12O1B4C/2B4B7B 0:- -")

    assert Move.parse("arrastro:1O") in position.legal_moves()
    assert reason(position, "arrastro:4O") == "no.arrastro_ace"


def test_the_ace_may_be_played_without_the_word() -> None:
    played = after(Position.parse("brisca_s0 O 1O2C4C/3B1E3O/5C6C7C/2B4B5B 0:- -"), "1O")

    assert len(played.legal_moves()) == 3


def test_without_the_rule_nobody_says_it() -> None:
    assert reason(Position.parse("brisca_4 O 1O2C4C/3B1E3O/5C6C7C/2B4B5B 0:- -"), "arrastro:1O") == "no.arrastro_rule"
