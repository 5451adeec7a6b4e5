"""A round of puzzles: the score is honest, the round is kept once, nothing comes back before all have been asked."""

from __future__ import annotations

from datetime import date

import pytest

from brisca_teach.lesson import Lesson
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.puzzles.packs import puzzles
from brisca_teach.teaching.results import DrillKey
from brisca_teach.views.puzzle import PuzzleSession
from brisca_teach.views.puzzle.puzzle_session import Wanted
from brisca_teach.views.scene import enabled
from brisca_teach.views.text import tell
from brisca_teach.views.words import LANGUAGES


@pytest.fixture
def progress() -> Progress:
    return Progress(today=lambda: date(2026, 12, 1))


def session(progress: Progress, items: int = 3, lang: str = "es", **wanted: object) -> PuzzleSession:
    return PuzzleSession(lang, Wanted(items=items, **wanted), 21, progress)  # type: ignore[arg-type]


def play(round_: PuzzleSession, *right: bool) -> None:
    for good in right:
        puzzle = round_.puzzle
        round_.hand_in((str(puzzle.best[0] if good else puzzle.tempting),))
        round_.act("next")


def test_a_round_begins_with_its_length_and_the_first_puzzle(progress: Progress) -> None:
    intro, question = repr(session(progress)).split("\n")

    assert intro == "3 acertijos. Se guarda tu mejor resultado."
    assert question.endswith("?")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stored_form_is_the_first_puzzle_without_its_answer(progress: Progress, lang: str) -> None:
    round_ = session(progress, lang=lang)
    answer = " ".join(round_.speech.sentences(round_.question.answer))

    assert answer not in round_._repr_mimebundle_()[0]["text/html"]
    assert answer not in tell(round_.resting())


def test_what_is_right_counts_and_the_round_is_kept_once(progress: Progress) -> None:
    round_ = session(progress)
    play(round_, True, False, True)
    kept = progress.result(DrillKey(21, "puzzles", 1))

    assert (kept.right, kept.total, kept.tries, kept.answered) == (2, 3, 1, 3)
    assert round_.scene().prompt == "2 de 3: tu mejor resultado."
    assert len(progress.repeats()) == 4  # three puzzles, and the round as a drill


def test_a_second_try_counts_nothing(progress: Progress) -> None:
    round_ = session(progress, items=1)
    puzzle = round_.puzzle
    round_.hand_in((str(puzzle.tempting),))
    round_.act("retry")
    round_.hand_in((str(puzzle.best[0]),))
    round_.act("next")

    assert round_.scene().prompt == "0 de 1: tu mejor resultado."
    assert progress.result(DrillKey(21, "puzzles", 1)).tries == 1


def test_a_hint_takes_the_point(progress: Progress) -> None:
    round_ = session(progress, items=1)
    round_.act("hint")
    play(round_, True)

    assert round_.right == 0


def test_nothing_leads_on_before_it_is_answered(progress: Progress) -> None:
    round_ = session(progress)
    assert "next" not in enabled(round_.scene())
    first = round_.puzzle
    round_.next()

    assert round_.puzzle == first


def test_no_puzzle_comes_back_before_all_have_been_asked(progress: Progress) -> None:
    theme = "claim"
    there = {one.id for one in puzzles("duel", theme)}
    round_ = session(progress, items=3, pack="duel", theme=theme, level=0)
    asked = list[str]()
    while len(asked) < len(there):
        asked += [one.id for one in round_.round]
        play(round_, *[True] * len(round_.round))
        round_.act("again")

    assert sorted(asked) == sorted(there)


def test_puzzles_that_were_never_tried_come_first_in_a_new_round(progress: Progress) -> None:
    wanted = {"pack": "duel", "theme": "claim", "level": 0}
    there = puzzles("duel", "claim")
    first = session(progress, items=1, **wanted)
    new = {one.id for one in there} - {one.id for one in first.round}
    for one in [one for one in there if one.id not in new]:
        progress.tried(f"puzzle.{one.id}", True)
    first.again()

    assert {one.id for one in first.round} <= new


def test_a_perfect_round_may_rise(progress: Progress) -> None:
    round_ = session(progress, items=2)
    play(round_, True, True)
    assert "rise" in enabled(round_.scene())
    round_.act("rise")

    assert round_.key.level == 2
    assert {one.level for one in round_.round} == {2}


def test_named_puzzles_are_asked_in_their_order(progress: Progress) -> None:
    names = tuple(one.id for one in puzzles()[5:8])
    round_ = session(progress, items=3, only=names, level=0)

    assert tuple(one.id for one in round_.round) == names


def test_running_a_cell_again_counts_nothing(progress: Progress) -> None:
    round_ = Lesson("en", 21, progress).drill("puzzle", level=2, items=2)
    assert isinstance(round_, PuzzleSession)
    answer = str(round_.puzzle.best[0])
    first = round_.answer(answer, item=1)
    again = round_.answer(answer, item=1)

    assert first.splitlines()[0] == again
    assert progress.result(DrillKey(21, "puzzles", 2)).answered == 1


def test_the_same_seed_shows_the_same_puzzle(progress: Progress) -> None:
    assert repr(session(progress, seed=4)) == repr(session(progress, seed=4))
    assert session(progress, seed=4, level=0).round != session(progress, seed=5, level=0).round
