"""Puzzles are made from deals: the same for the same seed, judged, and refused with a reason."""

from __future__ import annotations

import tomllib

import pytest

from brisca_teach import Card, Position, find_rules, solve
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.lines import Line
from brisca_teach.teaching.puzzles.asking import line_of
from brisca_teach.teaching.puzzles.audit import CHANGED, audit, fault_of
from brisca_teach.teaching.puzzles.generator import made
from brisca_teach.teaching.puzzles.judge import judge
from brisca_teach.teaching.puzzles.packs import puzzles, written
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.puzzles.replay import stops
from brisca_teach.teaching.puzzles.seating import from_my_chair
from brisca_teach.teaching.puzzles.tempting import greedy

ENDING = "brisca_2 O 3C5E2O/7B4B 1:1C"  # two of coins 21, five of swords 10, three of cups 0


def test_a_seed_makes_the_same_puzzles_every_time() -> None:
    rules = find_rules("brisca_2")
    first = made("save_trump", rules, seed=5, level=0, items=3)

    assert first == made("save_trump", rules, seed=5, level=0, items=3)
    assert first != made("save_trump", rules, seed=6, level=0, items=3)
    assert {one.theme for one in first} == {"save_trump"}


def test_a_level_is_kept_to() -> None:
    assert {one.level for one in made("claim", find_rules("brisca_2"), seed=1, level=3, items=2)} == {3}


def test_what_is_made_can_be_written_and_read() -> None:
    (one,) = made("lose_last_draw", find_rules("brisca_2"), seed=2, level=0, items=1)
    (row,) = tomllib.loads(written([one]))["puzzle"]

    assert row["id"] == one.id
    assert Position.parse(row["position"]) == one.position
    assert row["best"] == [str(move) for move in one.best]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("brisca_2 O 3C5E2O/7B4B1C 1:-", "turn"),
        ("brisca_2 O 3C2O/7B 1:1C", "forced"),
        ("brisca_2 O 4C5E6B/7B4B 1:1C", "lost"),
        ("brisca_2 O 4O5O6O/7B4B 1:1C", "close"),
        ("brisca_2 O 3C5E2O/7B4B 1:1C", "tempting"),
        ("brisca_2 O 3C5E2O/7B4B 1:1C - 1O3O12O11O10O1B3B12B11B10B12E2E/4C5C", "decided"),
    ],
)
def test_what_makes_no_puzzle_is_refused_with_the_reason(position: str, fault: str) -> None:
    with pytest.raises(Refusal) as refused:
        judge(Position.parse(position))

    assert refused.value.reason == f"puzzle.no.{fault}"


def test_the_learner_sits_where_it_is_his_turn() -> None:
    position = Position.parse("brisca_4 O 2C/3C/4C5C/6C7C 0:1B2B - 1O/3O/-/12O")
    mine = from_my_chair(position)

    assert (position.turn, mine.turn) == (2, 0)
    assert mine.hands == (position.hands[2], position.hands[3], position.hands[0], position.hands[1])
    assert mine.piles[2:] == position.piles[:2]


@pytest.mark.parametrize(
    ("position", "card"),
    [
        ("brisca_2 O 3C5E2O/7B4B 1:1C", "2O"),  # takes eleven points at once
        ("brisca_2 O 1C5E2O/7O4B3C 0:-", "5E"),  # a trump would take the ace
        ("brisca_4 O 3C5E/7B4B/4C/6C 2:1C6B", "3C"),  # the partner's ace cannot be beaten in this trick
    ],
)
def test_a_greedy_player_looks_at_this_trick_alone(position: str, card: str) -> None:
    assert greedy(Position.parse(position)) == Card.parse(card)


def test_a_changed_puzzle_is_found_out() -> None:
    one = puzzles()[0]
    wrong = Puzzle(one.id, one.position, one.theme, one.level, (one.tempting,), one.best[0], one.margin)

    assert fault_of(one) == ""
    assert fault_of(wrong) == CHANGED
    assert not audit([one, one]).is_good
    assert audit([one, one]).twice == (one.id,)


def test_the_stops_of_a_line_add_up_to_what_the_move_is_worth() -> None:
    for one in puzzles()[::8]:
        values = solve(one.position).values
        for move in (*one.best, one.tempting):
            assert stops(line_of(one, move))[-1].mine == values[move]


def test_the_first_stop_shows_the_full_trick() -> None:
    position = Position.parse(ENDING)
    first, second, third = stops(Line(position, tuple(map(Card.parse, ("2O", "3C", "7B", "5E", "4B")))))

    assert (str(first.winner), first.mine, first.theirs) == ("2O", 11, 0)
    assert first.position.trick == (Card.parse("1C"), Card.parse("2O"))
    assert (second.mine, second.theirs, third.mine) == (21, 0, 21)
