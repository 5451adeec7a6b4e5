"""`brisca-teach deal`, `moves`, `play` and `solve`: a position travels as one line of text."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from brisca_teach import VARIANTS, Position
from brisca_teach.cli import main

ENDING = "brisca_2 O 3C5E2O/7B4B 1:1C - -/-"
DEALT = [key for key, rules in VARIANTS.items() if rules.certainty != "name_only"]


def lines(*words: str) -> list[str]:
    result = CliRunner().invoke(main, words)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout.splitlines()


def test_a_seed_gives_the_same_deal_every_time() -> None:
    assert lines("deal", "brisca_4", "--seed", "7") == lines("--lang", "es", "deal", "brisca_4", "--seed", "7")
    assert lines("deal", "brisca_4", "--seed", "7") != lines("deal", "brisca_4", "--seed", "8")


@pytest.mark.parametrize("key", DEALT)
def test_a_deal_goes_out_and_comes_back(key: str) -> None:
    (dealt,) = lines("deal", key, "--seed", "7")
    moves = lines("moves", dealt)
    (reached,) = lines("play", dealt, moves[0])

    assert str(Position.parse(dealt)) == dealt
    assert moves == [str(move) for move in Position.parse(dealt).legal_moves()]
    assert str(Position.parse(reached)) == reached != dealt


def test_no_move_leaves_the_position_as_it_is_and_several_are_played_in_order() -> None:
    assert lines("play", ENDING) == [str(Position.parse(ENDING))]
    assert lines("play", ENDING, "2O", "5E") == lines("play", lines("play", ENDING, "2O")[0], "5E")


def test_house_rules_stay_in_the_line() -> None:
    (dealt,) = lines("deal", "brisca_4+exchange.when=own_turn+second=7", "--seed", "7")

    assert dealt.startswith("brisca_4+exchange.when=own_turn+second=7 ")


def test_every_move_has_its_value_and_the_best_comes_first() -> None:
    ranked = [line.split()[:2] for line in lines("solve", ENDING)]
    solved = json.loads(lines("solve", ENDING, "--json")[0])

    assert ranked == [["2O", "21"], ["5E", "10"], ["3C", "0"]]
    assert solved["values"] == {"2O": 21, "5E": 10, "3C": 0}
    assert solved["best"] == ["2O"]
