"""C01-C07: showing the highest trumps and taking the rest (rules.md 3.1.13, decision 16 and 4.5)."""

from __future__ import annotations

import pytest
from engine_decks import after
from refusals import reason

from brisca_teach import Move, Position

GONE = "1O3O10O11O/5O6O/-/-"

LEGAL = [
    ("C01", f"brisca_4 O 12O2C4C/2O5C6C/7O4O7C/2B4B5B 0:- - {GONE}", "claim", 0),
    ("C01-other_side", f"brisca_4 O 12O2C4C/2O5C6C/7O4O7C/2B4B5B 1:- - {GONE}", "claim:0", 0),
    ("C01-partner", f"brisca_4 O 12O2C4C/2O5C6C/7O4O7C/2B4B5B 1:- - {GONE}", "claim:2", 2),
    ("C03", "brisca_4 O 5C2C/2O6C/7C4C/11O5O 3:- - 1O3O10O12O/6O7O4O/-/-", "claim", 3),
    ("C03-other_side", "brisca_4 O 5C2C/2O6C/7C4C/11O5O 0:- - 1O3O10O12O/6O7O4O/-/-", "claim:3", 3),
]

REFUSED = [
    ("C02", f"brisca_4 O 12O2C4C/7O5C6C/4O2O7C/2B4B5B 0:- - {GONE}", "claim", "no.claim_top"),
    ("C04", "brisca_4 O 12O2C4C/2O5C6C/7O4O7C/2B4B5B 0:- 1B3B6B5O 1O3O10O11O/6O/-/-", "claim", "no.claim_stock"),
    ("C05", "brisca_4 O 12O2C4C/1C5C6C/7O1B7C/2B4B5B 0:- - 1O3O10O11O/5O6O/4O2O/-", "claim", "no.claim_few"),
    ("C06", f"brisca_4 O 12O4C/2O5C6C/7O4O7C/2B4B5B 0:2C - {GONE}", "claim:0", "no.claim_trick"),
    ("C07", f"valenciana O 12O2C4C/2O5C6C/7O4O7C/2B4B5B 0:- - {GONE}", "claim", "no.claim_one"),
    ("C05-four_cards", "bisca_4+players=2 O 1O7O12O11O/2C4C5C6C 0:- -", "claim", "no.claim_few"),
]


@pytest.mark.parametrize(("line", "move", "seat"), [pytest.param(*row[1:], id=row[0]) for row in LEGAL])
def test_a_side_with_the_highest_trumps_takes_the_rest(line: str, move: str, seat: int) -> None:
    position = Position.parse(line)
    cards = sum(map(len, position.hands))

    claimed = after(position, move)

    assert Move.parse(move) in (*position.legal_moves(), *position.out_of_turn_moves())
    assert claimed.turn is None
    assert len(claimed.piles[seat]) == len(position.piles[seat]) + cards


@pytest.mark.parametrize(("line", "move", "why"), [pytest.param(*row[1:], id=row[0]) for row in REFUSED])
def test_a_wrong_claim_is_refused(line: str, move: str, why: str) -> None:
    assert reason(Position.parse(line), move) == why


def test_a_claim_is_for_the_side_that_makes_it() -> None:
    position = Position.parse(f"brisca_4 O 12O2C4C/2O5C6C/7O4O7C/2B4B5B 1:- - {GONE}")

    assert reason(position, "claim") == "no.claim_top"
    assert Move.parse("claim") not in position.legal_moves()


def test_one_hand_may_claim_where_suits_must_be_followed() -> None:  # C07, the other half
    position = Position.parse(f"valenciana O 12O7O4O/2O5C6C/2C4C7C/2B4B5B 0:- - {GONE}")

    assert Move.parse("claim") in position.legal_moves()


def test_muerte_al_tres_has_no_claim_while_the_three_is_unplayed() -> None:
    position = Position.parse("muerte_tres O 1O3O12O/2O5C6C/2C4C7C/2B4B5B 0:- -")

    assert reason(position, "claim") == "no.claim_second"
