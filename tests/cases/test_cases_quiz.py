"""Public bug reports about puzzles and quizzes: cases C60 to C67 in our terms."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from brisca_teach.lesson import Lesson
from brisca_teach.teaching.drills.kinds import find_drill
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.puzzles.audit import fault_of
from brisca_teach.teaching.puzzles.choosing import shelf
from brisca_teach.views.puzzle.puzzle_session import PuzzleSession, Wanted
from brisca_teach.views.question_view import AskView
from brisca_teach.views.scene import to_json

TWO_BEST = "brisca_2 C 5E11E5O/1B1O3B 0:-"


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "progress.db", lambda: date(2026, 11, 30))


def test_case_c60_two_cards_as_good_as_each_other_are_both_right() -> None:
    question = find_drill("best_card").question(TWO_BEST)

    assert set(question.parts[0].right) == {"5E", "11E"}
    assert [question.check(card).verdict for card in ("5E", "11E", "5O")] == ["right", "right", "wrong"]
    assert question.check("5O").reasons[0].facts["best_points"] == 24
    assert question.check("5O").reasons[0].facts["points"] == 0


def test_case_c62_no_puzzle_comes_again_before_all_have_come(progress: Progress) -> None:
    there = len(shelf(level=1))
    session = PuzzleSession("es", Wanted(level=1, items=4), 21, progress)
    asked = [one.id for one in session.round]
    while len(asked) + 4 <= there:
        session.again()
        asked += [one.id for one in session.round]

    assert len(set(asked)) == len(asked) > 8


def test_case_c62_a_drill_failed_at_once_goes_on_to_other_items(progress: Progress) -> None:
    drill = Lesson("es", 4, progress).drill("trick", seed=62, items=10)
    seen = []
    for _ in range(10):
        part = drill.question.parts[0]
        seen.append(drill.question.shown)
        drill.hand_in((next(choice.value for choice in part.choices if choice.value not in part.right),))
        drill.next()

    assert len(set(seen)) == 10
    assert drill.right == 0


def test_case_c64_shipped_puzzles_have_an_answer_a_value_and_a_line() -> None:
    for puzzle in shelf()[::40]:
        assert fault_of(puzzle) == ""
        assert set(puzzle.best) < set(puzzle.position.legal_moves())
        assert puzzle.position.trump and puzzle.margin > 0


def test_case_c65_a_question_is_one_picture_and_wants_no_script(progress: Progress) -> None:
    stored = Lesson("es", 4, progress).ask("trick", "7C 12C", trump="O")._repr_mimebundle_()[0]

    assert stored["text/html"].count("<img") == 1
    assert not re.search(r"<script|MathJax|https?://", stored["text/html"].replace("http://www.w3.org/2000/svg", ""))


def values_of(sent: object) -> Iterator[object]:
    if isinstance(sent, dict):
        for value in sent.values():
            yield from values_of(value)
    elif isinstance(sent, list):
        for value in sent:
            yield from values_of(value)
    else:
        yield sent


@pytest.mark.parametrize("kind", ["trick", "legal", "exchange", "rank"])
def test_case_c66_true_and_false_reach_the_browser_as_such(kind: str) -> None:
    question = next(find_drill(kind).rounds(66, 1))[0]
    sent = json.loads(json.dumps(to_json(AskView("es", question).scene())))

    found = list(values_of(sent))
    assert any(value is False for value in found)
    assert not {"True", "False", "true", "false"} & {value for value in found if isinstance(value, str)}


def test_case_c66_the_order_follows_the_seed_alone() -> None:
    rounds = [next(find_drill("recognise").rounds(seed, 4)) for seed in range(20)]

    assert rounds == [next(find_drill("recognise").rounds(seed, 4)) for seed in range(20)]
    assert len({tuple(one.shown.hand for one in made) for made in rounds}) > 10


def test_case_c67_two_drills_and_a_puzzle_keep_their_own_answers(progress: Progress) -> None:
    lesson = Lesson("es", 4, progress)
    one, other = lesson.drill("trick", seed=7, items=3), lesson.drill("trick", seed=7, items=3)
    asked = lesson.ask("best_card", TWO_BEST)
    for value in one.question.parts[0].right:
        one.pick(value)

    assert one.moment.answered or one.moment.at
    assert not other.moment.is_over and not asked.moment.is_over and not other.moment.answered
    for view in (one, other, asked):
        assert " id=" not in view._repr_mimebundle_()[0]["text/html"]
