"""Open hands: the known cases of kind V, each under its number, and the positions that lessons show."""

from __future__ import annotations

import pytest

from brisca_teach import Move, Position, prospect, solve


def values(line: str) -> dict[str, int]:
    return {str(move): value for move, value in solve(Position.parse(line)).values.items()}


CASES = {
    "C49": ("brisca_2 O 10O11C3B/3O1B12O 0:-", {"10O": 0, "11C": 13, "3B": 0}),
    "C50": ("brisca_2 E 4B4C11C/11E3B 1:2C 10C3E", {"4B": 20, "4C": 0, "11C": 3}),
    "C51a": ("brisca_2 O 3E/12O 0:-", {"3E": 0}),
    "C51b": ("brisca_2 O 3E/- 1:12E", {"3E": 14}),
    "C54 seat 0": ("brisca_2 O 1E1O11C/1C3O3E 0:-", {"1E": 22, "1O": 21, "11C": 35}),
    "C54 seat 1": ("brisca_2 O 1E1O11C/1C3O3E 1:-", {"1C": 14, "3O": 13, "3E": 14}),
    "C54 stock": ("brisca_2 C 10B1O7O/2O6O7B 0:- 1C3B3O6C", {"10B": 34, "1O": 32, "7O": 32}),
    "C54 stock swapped": ("brisca_2 C 10B1O7O/2O6O7B 0:- 3B1C3O6C", {"10B": 22, "1O": 23, "7O": 21}),
    "C58 off": ("brisca_2+exchange=off C 7C1B3C/12B5B4O 0:- 6B1C 2B4B/2E4E", {"7C": 11, "1B": 15, "3C": 14}),
    "C58 on": (
        "brisca_2+exchange.when=own_turn C 7C1B3C/12B5B4O 0:- 6B1C 2B4B/2E4E",
        {"7C": 11, "1B": 15, "3C": 14, "exchange:7C": 32},
    ),
    "C60": ("brisca_2 C 5E11E5O/1B1O3B 0:-", {"5E": 24, "11E": 24, "5O": 0}),
    "C119": ("brisca_2 E 4B4C11C/11E3B 1:2C 3E2E", {"4B": 10, "4C": 20, "11C": 23}),
    "C121": ("brisca_2 O 3O12O2B/1O3C4B 0:-", {"3O": 14, "12O": 14, "2B": 14}),
}
LESSONS = {
    "brisca_2 O 3C5E2O/7B4B 1:1C": {"2O": 21, "5E": 10, "3C": 0},
    "brisca_2 O 4O12B7B/3B2B 1:10E": {"7B": 14, "12B": 10, "4O": 2},
    "brisca_2 O 4O12B7B/3B2B 1:1E": {"7B": 14, "4O": 11, "12B": 10},
    "brisca_2 O 4O12B7B/5B2B 1:10E": {"4O": 6, "7B": 4, "12B": 0},
    "brisca_2 O 10C3B1B/11C12E 1:11B 4C1O": {"10C": 39, "1B": 14, "3B": 13},
    "brisca_2 O 10C3B1B/11C12E 1:11B 5O4O": {"1B": 18, "3B": 17, "10C": 4},
    "brisca_2 O 10C3B1B/11C12E 1:11B 5O1O": {"1B": 18, "3B": 17, "10C": 15},
    "brisca_2 O 2E1E5O/2O3E 1:1C": {"2E": 21, "5O": 11, "1E": 10},
    "brisca_2 O 6O10E12C/1C6C 1:11B": {"10E": 15, "12C": 13, "6O": 5},
}


@pytest.mark.parametrize(("line", "right"), CASES.values(), ids=CASES)
def test_a_known_case_has_its_values(line: str, right: dict[str, int]) -> None:
    assert values(line) == right


@pytest.mark.parametrize(("line", "right"), LESSONS.items())
def test_a_position_of_the_lessons_has_its_values(line: str, right: dict[str, int]) -> None:
    assert values(line) == right


@pytest.mark.parametrize("line", [line for line, _ in CASES.values()] + list(LESSONS))
def test_the_line_of_every_move_brings_what_was_promised(line: str) -> None:
    solution = solve(Position.parse(line))

    for move, value in solution.values.items():
        after = Position.parse(line)
        for step in solution.line(move):
            after = after.play(step)
        seat = solution.side[0]
        start = sum(map(after.rules.points, solution.position.piles[seat]))

        assert after.turn is None
        assert sum(map(after.rules.points, after.piles[seat])) - start == value


def test_whoever_holds_the_three_top_trumps_takes_all_whatever_is_led() -> None:
    assert values("brisca_2 O 1O3O12O/1C3C4B 1:-") == {"1C": 0, "3C": 0, "4B": 0}
    assert values("brisca_2 O 1O3O12O/1C3C4B 0:- - -/-").get("1O") == 46


def test_every_best_move_is_told() -> None:
    solution = solve(Position.parse("brisca_2 C 5E11E5O/1B1O3B 0:-"))

    assert (solution.value, solution.best) == (24, (Move.parse("5E"), Move.parse("11E")))


def test_points_already_won_count_for_who_wins_and_not_for_the_values() -> None:
    ahead = Position.parse("brisca_2 O 3E/12O 0:- - 1O1C1E1B3O3C7O7C/2O2C")
    behind = Position.parse("brisca_2 O 3E/12O 0:- - 2O2C/1O1C1E1B3O3C7O7C")

    assert solve(ahead).values == solve(behind).values
    assert (prospect(ahead), prospect(behind)) == (1, -1)
    assert (solve(ahead).reaches(61), solve(behind).reaches(61)) == (True, False)


def test_a_game_that_ends_at_once_gives_all_that_was_left_to_its_winner() -> None:
    line = "muerte_tres O 1O2C/3O2E/4C5C/6C7C 1:- - 2B/-/-/-"

    assert values(line)["3O"] == 0
