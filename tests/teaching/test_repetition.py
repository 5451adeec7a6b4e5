"""A round of repetition: what was missed, the very same question, and fresh ones of the drills that are due."""

from datetime import date, timedelta

import pytest

from brisca_teach.teaching.drills.kinds import DRILLS
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.repetition import FRESH, MOST, find_question, question_item, round_of
from brisca_teach.teaching.results import DrillKey
from brisca_teach.teaching.schedule import after

MONDAY = date(2026, 11, 30)
TUESDAY = MONDAY + timedelta(days=1)


@pytest.mark.parametrize("kind", ["rank", "trick", "points", "claim", "legal"])
def test_a_question_is_found_again_by_its_name(kind: str) -> None:
    rounds = DRILLS[kind].rounds(7, 6, 1)
    second = [next(rounds), next(rounds)][1]

    assert find_question(question_item(kind, 1, 7, 6, 1, 4)) == second[4]


@pytest.mark.parametrize("item", ["", "trick.1", "ask.nothing.1.7.6.0.0", "ask.trick.1.7.6.0", "ask.trick.1.7.6.0.99",
                                  "ask.trick.1.7.6.0.-1", "puzzle.x"])  # fmt: skip
def test_other_names_are_no_question(item: str) -> None:
    assert find_question(item) is None


def test_what_was_missed_comes_first_and_then_three_of_each_drill_due() -> None:
    missed = after(None, question_item("rank", 1, 7, 6, 0, 2), False, MONDAY)
    poor = after(None, "trick.1", False, MONDAY)
    later = after(None, "points.1", True, MONDAY)

    dealt = round_of((poor, missed, later), TUESDAY)

    assert [one.item for one in dealt] == [missed.item, *["trick.1"] * FRESH]
    assert dealt[0].question == find_question(missed.item)
    assert dealt == round_of((poor, missed, later), TUESDAY)
    assert round_of((poor, missed, later), MONDAY) == ()


def test_a_round_is_never_long() -> None:
    missed = [after(None, question_item("rank", 1, 7, 30, 0, at), False, MONDAY) for at in range(30)]

    assert len(round_of(missed, TUESDAY)) == MOST


def test_only_a_missed_question_is_written_down() -> None:
    progress = Progress(today=lambda: MONDAY)
    right, wrong = question_item("rank", 1, 7, 6, 0, 0), question_item("rank", 1, 7, 6, 0, 1)
    progress.answer(DrillKey(3, "rank"), right, True)
    progress.answer(DrillKey(3, "rank"), wrong, False)
    progress.answer(DrillKey(3, "rank"), wrong, True)

    assert progress.repeat(right) is None
    kept = progress.repeat(wrong)
    assert kept and (kept.times, kept.misses, kept.is_failed) == (2, 1, False)
