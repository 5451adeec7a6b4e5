"""The page of what is due today, and the puzzles that were missed."""

from datetime import date, timedelta

import pytest

from brisca_teach.lesson import Lesson
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.puzzles.choosing import shelf
from brisca_teach.teaching.repetition import question_item
from brisca_teach.teaching.results import DrillKey
from brisca_teach.teaching.schedule import puzzle_item
from brisca_teach.views.progress.today import Today
from brisca_teach.views.words import LANGUAGES

MONDAY = date(2026, 11, 30)
DAY = timedelta(days=1)


class Calendar:
    """A day that can be turned on."""

    def __init__(self) -> None:
        self.day = MONDAY

    def __call__(self) -> date:
        return self.day


@pytest.fixture
def calendar() -> Calendar:
    """Monday."""
    return Calendar()


@pytest.fixture
def progress(calendar: Calendar) -> Progress:
    """A learner who missed a question, a whole round and two puzzles on Monday."""
    progress = Progress(today=calendar)
    progress.answer(DrillKey(3, "rank"), question_item("rank", 1, 7, 6, 0, 2), False)
    progress.finish(DrillKey(4, "trick"), 5, 12)
    for puzzle in shelf()[:2]:
        progress.tried(puzzle_item(puzzle.id), False, 1000)
    return progress


def ids(view: Today) -> list[str]:
    return [action.id for action in view.scene().actions]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_nothing_due_the_page_says_so_and_has_no_buttons(lang: str) -> None:
    view = Today(lang, Progress(today=lambda: MONDAY))

    assert view.scene().status in ("Hoy no hay nada que repasar.", "Nothing to review today.")
    assert view.scene().actions == ()


def test_on_the_same_day_only_the_missed_puzzles_can_be_looked_at(progress: Progress) -> None:
    assert ids(Today("es", progress)) == ["missed"]


def test_the_next_day_everything_is_due_and_named(progress: Progress, calendar: Calendar) -> None:
    calendar.day += DAY
    view = Today("es", progress)

    assert ids(view) == ["questions", "puzzles", "missed"]
    assert view.scene().reasons[:3] == (
        "Preguntas que fallaste: 1.", "04 · La baza, nivel 1.", "Acertijos que vuelven hoy: 2.",
    )  # fmt: skip
    assert view.scene().reasons[3].startswith("Fallado el 30 de noviembre de 2026: acertijo ")


def test_at_rest_the_page_holds_no_progress(progress: Progress) -> None:
    assert Today("es", progress).text() == Today("es", Progress()).text()
    assert Today("es", progress).resting() == Today("es", Progress()).resting()


def test_a_round_of_questions_moves_each_to_another_day(progress: Progress, calendar: Calendar) -> None:
    calendar.day += DAY
    view = Today("es", progress)
    view.act("questions")
    assert view.scene().progress.startswith("Repaso. Pregunta 1 de 4.")

    while view.round and not view.round.is_closed:  # type: ignore[union-attr]
        for part in view.round.question.parts:  # type: ignore[union-attr]
            view.round.hand_in(part.right[:1])  # type: ignore[union-attr]
        view.act("next")
    view.act("page")

    assert "questions" not in ids(view)
    kept = progress.repeat("trick.1")
    assert kept and not kept.is_failed and kept.due > calendar.day
    assert progress.result(DrillKey(4, "trick")).tries == 1  # a review is no new round of the drill
    assert all(result.key.kind != "repeat" for result in progress.results())


def test_missed_puzzles_are_played_in_a_row_and_move_no_rating(progress: Progress) -> None:
    before, view = progress.rating(), Today("es", progress)
    view.act("missed")
    for _ in range(2):
        assert view.scene().progress.startswith("Repaso. ")
        view.round.hand_in((str(view.round.puzzle.best[0]),))  # type: ignore[union-attr]
        view.act("next")
    assert view.scene().prompt.startswith("2 de 2")
    view.act("page")

    assert progress.rating() == before
    assert ids(view) == []
    assert all(not one.is_failed for one in progress.repeats() if one.item.startswith("puzzle."))


def test_a_puzzle_that_no_pack_holds_any_more_is_left_out() -> None:
    progress = Progress(today=lambda: MONDAY)
    progress.tried("puzzle.no-such-one", False, 1000)

    assert ids(Today("es", progress)) == []


def test_typed_answers_work_too(progress: Progress, calendar: Calendar) -> None:
    calendar.day += DAY
    view = Today("es", progress)
    assert view.answer("x").startswith("Preguntas que fallaste: 1.")
    view.act("questions")

    right = view.round.question.parts[0].right[0]  # type: ignore[union-attr]
    assert "Pregunta 2 de 4" in view.answer(right)


def test_a_lesson_opens_the_page(progress: Progress) -> None:
    assert isinstance(Lesson("es", 21, progress).drill("today"), Today)
