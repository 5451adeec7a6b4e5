"""Open endings: a round has the mixture it promises, so that no piece of advice gets through."""

from __future__ import annotations

import pytest

from brisca_teach.analysis.limits import tricks_left
from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.teaching.drills import endings
from brisca_teach.teaching.drills.endings import SORTS, Ending
from brisca_teach.teaching.questions import Question

ROUNDS = {seed: next(endings.DRILL.rounds(seed, 8)) for seed in (1, 18)}


def position_of(question: Question) -> Position:
    position = question.shown.position
    assert position is not None
    return position


@pytest.mark.parametrize("seed", ROUNDS)
def test_of_eight_endings_two_are_of_each_sort(seed: int) -> None:
    """Lesson 18: two trumps to save and two to spend, two last draws to lose and two to win."""
    positions = list(map(position_of, ROUNDS[seed]))
    counts = {sort: sum(SORTS[sort](Ending(position)) for position in positions) for sort in endings.ROUNDS[1]}

    assert all(count >= 2 for count in counts.values()), counts
    assert all(tricks_left(position) in (3, 4) and position.turn == 0 for position in positions)


@pytest.mark.parametrize("seed", ROUNDS)
def test_what_is_accepted_is_what_the_solver_finds_best(seed: int) -> None:
    for question in ROUNDS[seed]:
        solution = solve(position_of(question))
        assert set(question.parts[0].right) == set(map(str, solution.best))
        assert set(question.parts[0].near) == {
            str(move) for move, value in solution.values.items() if 0 < solution.value - value <= 3
        }


@pytest.mark.parametrize("seed", ROUNDS)
def test_greed_and_its_opposite_both_fail_often(seed: int) -> None:
    positions = list(map(position_of, ROUNDS[seed]))
    greedy = sum(endings.greedy(position) in solve(position).best for position in positions)

    assert 2 <= greedy <= 6


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_wrong_card_costs_something_and_is_told_why(level: int) -> None:
    for question in next(endings.DRILL.rounds(3, 6, level)):
        part = question.parts[0]
        wrong = [choice for choice in part.choices if choice.value not in (*part.right, *part.near)]
        assert wrong
        for choice in wrong:
            assert choice.says[0].key.startswith("v.wrong") and choice.says[-1].key == "v.proof"


def test_the_trumps_of_a_typed_ending_that_nobody_holds_are_gone() -> None:
    question = endings.DRILL.ask("brisca_2 O 4O12B7B/3B2B 1:10E")

    assert question.parts[0].hints[1].facts["n"] == 9
    assert question.shown.told == ()


def test_the_card_that_would_take_the_trick_is_known_before_solving() -> None:
    ending = Ending(Position.parse("brisca_2 O 10C3B1B/11C12E 1:11B 4C1O"))

    assert ending.is_last_draw and [ending.takes(Card.parse(code)) for code in ("10C", "3B", "1B")] == [
        False,
        True,
        True,
    ]
    assert SORTS["lose"](ending) and not SORTS["win"](ending)
