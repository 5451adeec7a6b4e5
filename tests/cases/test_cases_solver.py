"""Public bug reports about solvers: cases C49 to C51, C54 to C56 and C58 (kind V)."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from brisca_teach import Card, Position, Refusal, solve
from brisca_teach.cli import main

SHOWN = Position.parse("brisca_2 O 10O11C3B/3O1B12O 0:-")
LED = "brisca_2 E 4B4C11C/11E3B 1:2C 10C3E"
EXCHANGE = "C 7C1B3C/12B5B4O 0:- 6B1C 2B4B/2E4E"


def values(line: str) -> dict[str, int]:
    return {str(move): value for move, value in solve(Position.parse(line)).values.items()}


def test_case_c49_the_line_of_any_card_is_played_to_the_end_and_brings_what_was_said() -> None:
    solution = solve(SHOWN)

    assert {str(move): value for move, value in solution.values.items()} == {"10O": 0, "11C": 13, "3B": 0}
    for move, value in solution.values.items():
        after = SHOWN
        for step in solution.line(move):
            after = after.play(step)
        outcome = after.outcome()
        assert outcome is not None
        assert outcome.points[0] == value


def test_case_c50_a_card_on_the_table_counts() -> None:
    assert values(LED) == {"4B": 20, "4C": 0, "11C": 3}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_case_c50_at_the_terminal_the_best_comes_first_and_two_runs_give_the_same_text(lang: str) -> None:
    first, second = (CliRunner().invoke(main, ["--lang", lang, "solve", LED]) for _ in range(2))

    assert [line.split()[:2] for line in first.stdout.splitlines()] == [["4B", "20"], ["11C", "3"], ["4C", "0"]]
    assert first.stdout == second.stdout


@pytest.mark.parametrize(("line", "value"), [("brisca_2 O 3E/12O 0:-", 0), ("brisca_2 O 3E/- 1:12E", 14)])
def test_case_c51_a_single_card_has_a_plain_value(line: str, value: int) -> None:
    assert values(line) == {"3E": value}
    assert type(values(line)["3E"]) is int


def test_case_c54_who_leads_and_the_order_of_the_stock_belong_to_the_position() -> None:
    hands, drawing = "brisca_2 O 1E1O11C/1C3O3E", "brisca_2 C 10B1O7O/2O6O7B 0:-"

    assert values(f"{hands} 0:-") == {"1E": 22, "1O": 21, "11C": 35}
    assert {move: 56 - value for move, value in values(f"{hands} 1:-").items()} == {"1C": 42, "3O": 43, "3E": 42}
    assert values(f"{drawing} 1C3B3O6C") == {"10B": 34, "1O": 32, "7O": 32}
    assert values(f"{drawing} 3B1C3O6C") == {"10B": 22, "1O": 23, "7O": 21}


IMPOSSIBLE = {
    "brisca_2 O 3C5E2O/7B4B -1:1C": "pos.leader",
    "brisca_2 O 3C5E2O/7B4B 2:1C": "pos.leader",
    "brisca_2 O 3C3C2O/7B4B1C 0:-": "pos.twice",
    "brisca_2 O 3C5E2O/7B4B 0:-": "pos.uneven",
    "brisca_2 O -/- 0:-": "no.over",
    "brisca_2 O 8O5E2O/7B4B1C 0:-": "pos.rank",
    "brisca_2 O 3C5E2O4C/7B4B1C2C 0:-": "pos.hand_long",
    "brisca_4 O 1O3O12O/1C3C12C/1E3E12E/1B3B12B 0:- 2O2C2E2B4O4C4E4B5O5C5E5B6O6C6E6B7O7C7E7B10O10C10E10B11C11E11B11O":
        "solve.large",
}  # fmt: skip


@pytest.mark.parametrize(("line", "reason"), IMPOSSIBLE.items())
def test_case_c55_an_impossible_state_has_no_value(line: str, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        solve(Position.parse(line))

    assert refused.value.reason == reason


def test_case_c56_the_winner_leads_the_next_trick() -> None:
    position, winners = Position.parse("brisca_2 E 4B7O3C/1B2O2E 0:-"), []
    for code in ("4B", "1B", "2O", "7O", "3C", "2E"):
        position = position.play(Card.parse(code))
        winners += [] if position.trick else [position.leader]
    outcome = position.outcome()

    assert winners == [1, 0, 1]
    assert outcome is not None
    assert outcome.points == (0, 21)


def test_case_c58_the_solver_keeps_the_rule_in_force() -> None:
    assert max(values(f"brisca_2+exchange=off {EXCHANGE}").items(), key=lambda found: found[1]) == ("1B", 15)
    assert values(f"brisca_2+exchange.when=own_turn {EXCHANGE}")["exchange:7C"] == 32
