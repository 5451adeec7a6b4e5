"""E01-E22: taking the turn-up for the seven or the low card of trumps (rules.md 3.1.2 and 4.2)."""

from __future__ import annotations

import pytest
from engine_decks import after
from refusals import reason

from brisca_teach import Card, Move, Position, deal, find_rules
from brisca_teach.engine.moves import Exchange

ROW = ("line", "moves", "then")
WON, NOT_WON = "2B4B5B6B/-/-/-", "-/-/2B4B5B6B/-"

LEGAL = [
    ("E01", f"brisca_4 O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O {WON}", "exchange:7O",
     "2C4C12O/5C6C7C/10C11C12C/2E4E5E 6E7E10E7O"),
    ("E03", f"brisca_s4 O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O {NOT_WON}", "exchange:7O",
     "2C4C12O/5C6C7C/10C11C12C/2E4E5E 6E7E10E7O"),
    ("E05", f"brisca_4 O 2O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E6O {WON}", "exchange:2O",
     "2C4C6O/5C6C7C/10C11C12C/2E4E5E 6E7E10E2O"),
    ("E06", f"brisca_4 O 2O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E7O {WON}", "exchange:2O",
     "2C4C7O/5C6C7C/10C11C12C/2E4E5E 6E7E10E2O"),
    ("E08", "brisca_4 O 7O2C4C/2O6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O 2B4B5B6B/1B3B7B10B/-/-",
     "exchange:7O exchange:2O", "2C4C12O/6C7C7O/10C11C12C/2E4E5E 6E7E10E2O"),
    ("E09", f"brisca_4 O 7O2O4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E1O {WON}", "exchange:7O exchange:2O",
     "4C1O7O/5C6C7C/10C11C12C/2E4E5E 6E7E10E2O"),
    ("E11", "brisca_s3 O 7O4C/6C7C/11C12C/4E5E 3:2C1C5C10C 6E7E10E12O -/-/-/-", "exchange:7O", None),
    ("E13", "brisca_4 O 2B4B/5C6C/10E11E/7O4E5E 0:1C11O4C 6E7E12E12O -/-/-/1B3B7B10B", "exchange:7O 12O", None),
    ("E15-rank", "catalana O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E9O 2B4B5B6B/-/-/-", "exchange:7O",
     "2C4C9O/5C6C7C/10C11C12C/2E4E5E 6E7E10E7O"),
    ("E16-low", "bisca_3+players=2 O 2O2C4C/7O6C7C 0:- 6E12O 2B4B/5B6B", "exchange:2O", "2C4C12O/7O6C7C 6E2O"),
    ("E20-after_win", "brisca_s3+players=2 O 7O4C/6C7C 0:1C2C 6E1O 2B4B/5B6B", "exchange:7O draw", "4C1O6E/6C7C7O -"),
    ("E20-any_time", "brisca_2 O 7O4C/6C7C 0:1C2C 6E1O 2B4B/5B6B", "exchange:7O draw", "4C1O6E/6C7C7O -"),
    ("E22-seven", "robada O 3O2C4C/7O6C7C/10C11C12C/2E4E5E 1:- 6E7E11E10O 2B4B5B6B/1B3B7B10B/-/-",
     "exchange:7O exchange:3O", "2C4C7O/6C7C10O/10C11C12C/2E4E5E 6E7E11E3O"),
]  # fmt: skip

REFUSED = [
    ("E02", f"brisca_4 O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O {NOT_WON}", "exchange:7O", "exchange.no.trick"),
    ("E04", f"brisca_4 O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 7E10E11E6O {WON}", "exchange:7O", "exchange.no.lower"),
    ("E04-own_turn", f"brisca_s4 O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 7E10E11E6O {WON}", "exchange:7O",
     "exchange.no.lower"),
    ("E07", f"brisca_4 O 7O3O4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E2O {WON}", "exchange:7O", "exchange.no.lower"),
    ("E07-other_card", f"brisca_4 O 7O3O4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E2O {WON}", "exchange:3O",
     "exchange.no.card"),
    ("E10", f"brisca_4 O 7O2C4C/12O6C7C/10C11C12C/2E4E5E 0:- - {WON}", "exchange:7O", "exchange.no.stock"),
    ("E12", f"brisca_s3 O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O {WON}", "exchange:7O", "exchange.no.after_win"),
    ("E14", "brisca_s3 O 2B4B/5C6C/10E11E/7O4E5E 0:1C11O4C 6E7E12E12O -/-/-/1B3B7B10B", "exchange:7O",
     "exchange.no.after_win"),
    ("E15-honours", "catalana+exchange.takes=honours O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E9O 2B4B5B6B/-/-/-",
     "exchange:7O", "exchange.no.honours"),
    ("E16-seven", "bisca_3+players=2 O 2O2C4C/7O6C7C 1:- 6E12O 2B4B/5B6B", "exchange:7O", "exchange.no.card"),
    ("E17", "brisca_cycle O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O 2B4B5B6B/-/-/-", "exchange:7O",
     "exchange.no.rule"),
    ("E18", "brisca_3_36 O 7O3C4C/5C6C7C/10C11C12C 0:- 6E7E5O 4B5B6B/-/-", "exchange:7O", "exchange.no.lower"),
    ("E18-two", "brisca_3_36 O 7O3C4C/5C6C7C/10C11C12C 0:- 6E7E5O 4B5B6B/-/-", "exchange:2O", "exchange.no.card"),
    ("E19", "briscola_due O 2O3C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O 2B4B5B6B/-/-/-", "exchange:2O",
     "exchange.no.rule"),
    ("E22-low", "robada O 3O2C4C/7O6C7C/10C11C12C/2E4E5E 0:- 6E7E11E10O 2B4B5B6B/1B3B7B10B/-/-", "exchange:3O",
     "exchange.no.two_high"),
]  # fmt: skip


@pytest.mark.parametrize(ROW, [pytest.param(*row, id=name) for name, *row in LEGAL])
def test_exchange_is_legal(line: str, moves: str, then: str | None) -> None:
    position = Position.parse(line)
    first = Move.parse(moves.split()[0])

    assert first in (*position.legal_moves(), *position.out_of_turn_moves())
    found = after(position, moves)
    assert found.trump == position.trump
    if then:
        assert str(found).split()[2:5:2] == then.split()


@pytest.mark.parametrize(ROW, [pytest.param(*row, id=name) for name, *row in REFUSED])
def test_exchange_is_refused(line: str, moves: str, then: str) -> None:
    position = Position.parse(line)

    assert reason(position, moves) == then
    assert Move.parse(moves) not in position.out_of_turn_moves()


TAKES = {"7O": ("1O", "3O", "12O", "11O", "10O"), "2O": ("7O", "6O", "5O", "4O")}


@pytest.mark.parametrize("turn_up", ["1O", "2O", "3O", "4O", "5O", "6O", "7O", "10O", "11O", "12O"])
def test_every_turn_up_has_its_taker_and_the_two_has_none(turn_up: str) -> None:  # E07
    hand = "".join(card for card in ("7O", "2O", "1C", "3C") if card != turn_up)[:6]
    moves = Position.parse(f"brisca_2 O {hand}/5C6C7C 0:- 6E{turn_up} 2B4B/5B6B").legal_moves()

    offered = {str(move.give) for move in moves if isinstance(move, Exchange)}
    assert offered == {giver for giver, taken in TAKES.items() if turn_up in taken}


def test_seven_and_king_change_places_in_the_middle_of_a_trick() -> None:  # E13: 18 points
    line = next(row for name, row, *_ in LEGAL if name == "E13")

    won = after(Position.parse(line), "exchange:7O 12O")

    assert won.leader == 3
    assert sum(map(won.rules.points, won.piles[3][-4:])) == 18


def test_a_partner_of_the_winner_may_not_exchange_after_the_win() -> None:
    position = Position.parse("brisca_s3 O 4C7E/6C7C/7O12C/4E5E 0:1C2E5C10C 6E11E10E12O -/-/-/-")

    assert reason(Position.parse(str(position)), "exchange:7O") == "exchange.no.after_win"


def test_the_trump_ace_takes_a_turned_court_before_its_holder_has_played() -> None:  # E21
    rules = find_rules("centocinquantuno+players=4+exchange=on+exchange.cards=ace_for_court")
    order = [card for card in rules.cards if card.code not in ("1O", "12O")]
    position = deal(rules, order=[*order[:2], Card(1, "O"), *order[2:19], Card(12, "O"), *order[19:]])
    assert Card(1, "O") in position.hands[2]

    found = position.play(Move.parse("exchange:1O"))

    assert Card(12, "O") in found.hands[2]
    assert found.turn_up == Card(1, "O")
    played = after(position, [position.hands[0][0], position.hands[1][0], position.hands[2][1]])
    assert reason(played, "exchange:1O") == "exchange.no.first"
