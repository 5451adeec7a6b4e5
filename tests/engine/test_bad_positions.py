"""A typed position that does not add up is refused, and each fault has a reason of its own (spanish.md 7.16, C55)."""

from __future__ import annotations

import pytest
from refusals import bad_text

from brisca_teach import BadText, Card, Move, Position, Refusal, deal, find_rules

FAULTS = [
    ("brisca_9 O 1O/3C 0:-", "pos.rules"),
    ("brisca_2 X 1O/3C 0:-", "pos.suit"),
    ("brisca_2 O 1O/3X 0:-", "pos.suit"),
    ("brisca_2 O 1O/33C 0:-", "pos.card"),
    ("brisca_2 O 1O/QC 0:-", "pos.rank"),
    ("brisca_2 O 1O/8C 0:-", "pos.rank"),
    ("brisca_3 O 1O/2C/3C 0:-", "pos.not_in_pack"),
    ("brisca_2 O 1O/1O 0:-", "pos.twice"),
    ("brisca_2 O 1O/3C/4C 0:-", "pos.seats"),
    ("brisca_2 O 1O/3C 0:- - 4C/5C/6C", "pos.piles"),
    ("brisca_2 O 1O3O4O5O/1C3C4C5C 0:-", "pos.hand_long"),
    ("brisca_2 O 1O3O/1C 0:-", "pos.uneven"),
    ("brisca_2 O 1O/3C 2:-", "pos.leader"),
    ("brisca_2 O 1O/3C -1:-", "pos.leader"),
    ("brisca_2 O 1O/3C 0:4C5C6C", "pos.trick_long"),
    ("brisca_2 O 1O3O4O/1C3C4C 0:- 5C6C7O", "pos.stock"),
    ("brisca_2 O 1O3O/1C3C 0:- 5C7O", "pos.stock_hands"),
    ("brisca_2 O -/- 0:- 5C7O", "pos.stock_hands"),
    ("portena O 1O3O/1C3C/4C5C/6C7C 0:- 5C7O4O6O", "pos.twice"),
    ("portena O 1O3O/1C3C/4C5C/6C7C 0:- 2C7O4O6O", "pos.no_stock_here"),
    ("brisca_2 E 1O3O4O/1C3C4C 0:- 5C7O", "pos.turn_up"),
    ("briscolone O 1O/3C 0:-", "pos.no_trump_here"),
    ("brisca_2 - 1O/3C 0:-", "pos.trump_needed"),
    ("brisca_2 O 1O/3C", "pos.missing"),
    ("brisca_2 O", "pos.missing"),
    ("", "pos.missing"),
    ("brisca_2 O 1O/3C 0", "pos.missing"),
    ("brisca_2 O 1O/3C 0:- - -/- more", "pos.extra"),
    ("brisca_2 O 1O/3C 0:- - -/- colour=red", "pos.extra"),
    ("brisca_2 O 1O/3C 0:- - -/- calls=rank:3", "pos.extra"),
    ("brisca_2 O 1O/3C 0:- - -/- bonus=x", "pos.extra"),
    ("brisca_2 O 1O/3C 0:- - -/- melds=9", "pos.extra"),
    ("brisca_2 O 1O/3C 0:- - -/- ended=points", "pos.extra"),
    ("chiamata - ?/?/?/?/? 0:- - -/-/-/-/- calls=3O", "pos.extra"),
    ("chiamata - ?/?/?/?/? 0:- - -/-/-/-/- calls=rank:3,rank:1", "pos.extra"),
    ("chiamata - ?/?/?/?/? 0:- - -/-/-/-/- calls=pass,pass,pass,pass,pass,pass", "pos.extra"),
]


@pytest.mark.parametrize(("line", "reason"), FAULTS, ids=[row[0] or "nothing" for row in FAULTS])
def test_a_fault_has_its_reason(line: str, reason: str) -> None:
    assert bad_text(line) == reason


def test_faults_are_told_apart() -> None:
    assert len({reason for _, reason in FAULTS}) >= 18


def test_a_refusal_names_what_is_wrong() -> None:
    with pytest.raises(BadText) as caught:
        Position.parse("brisca_2 O 1O/3C 0:1O")

    assert caught.value.facts == {"card": Card(1, "O"), "place": ("hand", 0), "place2": ("trick", 0)}
    assert str(caught.value) == "pos.twice card=1O place=(hand,0) place2=(trick,0)"


@pytest.mark.parametrize("text", ["", "13O", "0O", "1", "O", "1OO", "joker", "1 O", "\u0661O"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadText) as caught:
        Card.parse(text)
    assert caught.value.reason == "pos.card"


@pytest.mark.parametrize(
    "text", ["", "exchange:", "bid:many", "bid:\u0667\u0660", "meld:X", "rank:K9", "pass:now", "call:", "sing"]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        Move.parse(text)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [(("1O", "1O"), "pos.twice"), (("8O",), "pos.not_in_pack"), (("1O", "3O"), "pos.unplaced")],
)
def test_an_order_that_is_not_the_pack_is_refused(cards: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        deal(find_rules("brisca_2"), order=[Card.parse(card) for card in cards])
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "line",
    [
        "brisca_2 o 1o3c/12b4c 0:- - -/-",
        "  brisca_2   O 1O3C/12B4C   0:-  ",
        "BRISCA-2 O 1O3C/12B4C 0:",
        "brisca O 1O3C/12B4C 0:-",
    ],
)
def test_a_position_may_be_typed_carelessly(line: str) -> None:
    assert str(Position.parse(line)) == "brisca_2 O 1O3C/12B4C 0:- - -/-"


def test_a_game_with_an_auction_may_be_typed_with_its_trumps_alone() -> None:
    position = Position.parse("subastada C 1O/3O5O/6O7O/1E3E/1B3B 0:12O")

    assert (position.phase, position.turn) == ("play", 1)
    assert [str(move) for move in position.legal_moves()] == ["3O", "5O"]
