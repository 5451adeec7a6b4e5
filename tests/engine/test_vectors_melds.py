"""M01-M14: king and knight declared, at one's turn or while playing (rules.md 3.1.19, 3.1.20, 3.1.23 and 4.7)."""

from __future__ import annotations

import pytest
from engine_decks import after
from refusals import reason

from brisca_teach import Move, Position

DEUCE_GAME = "centocinquantuno O 12C11C12O11O5E/1C2C4C5C6C 0:- 1B2B4B7O 2E4E/6E7E"


def melded(position: Position) -> list[tuple[int, str, int]]:
    """Who has melded which suit for how much."""
    return [(meld.seat, meld.suit, meld.points) for meld in position.extra.melds]


@pytest.mark.parametrize(("suit", "points"), [pytest.param("C", 20, id="M01"), pytest.param("O", 40, id="M02")])
def test_a_pair_is_twenty_and_forty_in_trumps(suit: str, points: int) -> None:
    position = Position.parse(DEUCE_GAME)

    shown = after(position, f"meld:{suit}")

    assert melded(shown) == [(0, suit, points)]
    assert shown.turn == 0
    assert shown.trump == "O"
    assert shown.observe(1).position.hands[0].count(position.hands[0][0]) == (suit == "C")


@pytest.mark.parametrize(
    ("line", "moves", "why"),
    [
        pytest.param(DEUCE_GAME.removesuffix(" 2E4E/6E7E"), "meld:C", "no.meld_first", id="M03 first trick"),
        pytest.param(DEUCE_GAME.replace("1B2B4B7O", "-"), "meld:C", "no.meld_stock", id="M03 no stock"),
        pytest.param(DEUCE_GAME, "meld:C meld:C", "no.meld_twice", id="M04"),
        pytest.param(DEUCE_GAME.replace("0:-", "1:-"), "meld:C", "no.meld_turn", id="M05"),
        pytest.param(DEUCE_GAME, "meld:E", "no.meld_pair", id="half a pair"),
        pytest.param("brisca_2 O 12C11C5E/1C2C4C 0:- 1B7O 2E4E/6E7E", "meld:C", "no.meld_rule", id="no melds here"),
        pytest.param("marianna - 12C11C12O11O5E/1C2C4C5C6C 0:- 1B2B4B7O 2E4E/6E7E", "meld:C meld:O", "no.meld_once",
                     id="one a turn"),
    ],
)  # fmt: skip
def test_a_meld_is_refused(line: str, moves: str, why: str) -> None:
    *before, last = moves.split()

    assert reason(after(Position.parse(line), " ".join(before)), last) == why


@pytest.mark.parametrize(
    ("scale", "points"),
    [pytest.param("", (40, 60, 80), id="M06"),
     pytest.param("+meld.values=20,40,60,80", (20, 40, 60), id="M06 other scale")],
)  # fmt: skip
def test_marianna_rises_with_each_declaration_of_the_deal(scale: str, points: tuple[int, ...]) -> None:
    position = Position.parse(
        f"marianna{scale}+players=4 - 1O2C3C4C5C/12O11O12E11E2O/1C6C7C1E2E/12B11B3B4B5B 0:- 5O6O7O10O5E6E7E10E6B7B10B1B"
    )

    first = after(position, "2C meld:O 2O 1C meld:B 3B")
    second = after(first, "4B 3C meld:E")

    assert melded(second) == [(1, "O", points[0]), (3, "B", points[1]), (1, "E", points[2])]


def test_marianna_makes_trumps_in_the_middle_of_a_trick() -> None:  # M07
    position = Position.parse(
        "marianna+players=4 - 1C2C4C5C6C/12O11O12E11E4O/3C7C1E2E3E/2O12B11B4B5B 0:- 5O6O7O10O5E6E7E10E6B7B10B1B"
    )

    found = after(position, "1C meld:O 11O 3C 2O")

    assert found.trump == "O"
    assert found.leader == 1
    assert sum(map(found.rules.points, found.piles[1])) == 24
    assert melded(found) == [(1, "O", 40)]


def test_the_last_suit_declared_is_trumps() -> None:  # M08
    found = after(Position.parse("marianna O 12E11E1C2C4C/5C6C7C1B2B 0:- 4B5B 2E4E/6E7E"), "meld:E")

    assert found.trump == "E"


PORTENA = "12E11E7C6C2O/11C6O5O4O1O/10E7E6E5E4E/12C11B12B6B7B"


@pytest.mark.parametrize(
    ("line", "moves", "points"),
    [
        pytest.param(f"portena B {PORTENA} 0:-", "announce:12E", (0, 20), id="M09"),
        pytest.param("portena B 10B12O/11O10O/7O6O/12B11B 0:-", "10B 11O 7O announce:11B", (3, 40), id="M10"),
        pytest.param(f"portena B {PORTENA} 1:-", "announce:11C", (1, 20), id="M11"),
        pytest.param("portena B 12C6E/11C6O/7E6B/7B5B 1:-", "announce:11C", (), id="M12"),
        pytest.param("portena B 12C6E/11C6O/7E6B/7B5B 0:-", "announce:12C", (), id="M14"),
    ],
)
def test_an_acuse_is_declared_while_playing(line: str, moves: str, points: tuple[int, ...]) -> None:
    found = after(Position.parse(line), moves)

    assert [(meld.seat, meld.points) for meld in found.extra.melds] == ([points] if points else [])


def test_an_acuse_counts_even_when_the_trick_is_lost() -> None:  # M09
    lost = after(Position.parse("portena B 12E11E/1E6O/10E7E/6E5E 0:-"), "announce:12E 1E 10E 6E 6O 7E 5E 11E")

    outcome = lost.outcome()
    assert outcome is not None
    assert outcome.points[0] == outcome.points[2] == 0
    assert outcome.side_points == (20, 4 + 11 + 2 + 3 + 10)


def test_the_partner_keeps_the_half_that_he_shows() -> None:  # M11
    found = after(Position.parse(f"portena B {PORTENA} 1:-"), "announce:11C")

    king = Move.parse("12C")
    assert king in found.hands[3]
    assert king in found.observe(0).position.hands[3]


def test_a_pair_whose_first_half_was_played_in_silence_is_lost() -> None:  # M13
    position = Position.parse(f"portena B {PORTENA} 0:-")

    played = after(position, "12E 1O 10E 6B 7B 2O 4O 4E")

    assert reason(played._replace(leader=0), "announce:11E") == "no.acuse_late"


def test_the_second_half_of_a_declared_pair_is_not_declared_again() -> None:
    played = after(Position.parse(f"portena B {PORTENA} 0:-"), "announce:12E 1O 10E 6B")

    assert reason(played._replace(leader=0), "announce:11E") == "no.meld_twice"


def test_no_acuse_can_join_the_halves_of_two_sides() -> None:  # M14
    position = Position.parse("portena B 12C6E/11C6O/7E6B/7B5B 0:-")

    assert after(position, "announce:12C 11C 6B").extra.melds == ()
    assert reason(after(position, "announce:12C"), "announce:11C") == "no.acuse_late"
