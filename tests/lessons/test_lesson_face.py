"""`Lesson`: the names a notebook uses, in both languages, the same on every run."""

import inspect
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from brisca_teach.lesson import Lesson
from brisca_teach.teaching.progress import Progress
from brisca_teach.views.course import COURSE
from brisca_teach.views.words import LANGUAGES

NAMES = {"show", "ask", "trick", "explore_trick", "explain", "plot", "play", "drill", "course_map"}
TABLE = "brisca_2 O 3C5E2O/7B4B 1:1C"


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "progress.db", lambda: date(2026, 11, 30))


@pytest.mark.parametrize(
    ("lang", "number", "line"),
    [
        ("es", 0, "Lección 00 · Empieza aquí · 10-15 min. La mesa está puesta."),
        ("en", 0, "Lesson 00 · Start here · 10-15 min. The table is set."),
        ("es", 3, "Lección 03 · Rango y puntos · 25-30 min. La mesa está puesta."),
        ("en", 3, "Lesson 03 · Rank and points · 25-30 min. The table is set."),
        ("es", 4, "Lección 04 · La baza · 25-30 min. La mesa está puesta."),
        ("en", 4, "Lesson 04 · The trick · 25-30 min. The table is set."),
    ],
)
def test_a_lesson_says_one_line(lang: str, number: int, line: str, progress: Progress) -> None:
    lesson = Lesson(lang, number, progress)

    assert repr(lesson) == line
    assert lesson._repr_html_() == f"<p>{line}</p>"


def test_a_lesson_has_the_names_of_the_design_and_no_more() -> None:
    public = {name for name, _ in inspect.getmembers(Lesson, inspect.isfunction) if not name.startswith("_")}

    assert public == NAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_of_the_course_can_be_opened(lang: str) -> None:
    assert len({repr(Lesson(lang, entry.number)) for entry in COURSE}) == 25


@pytest.mark.parametrize(
    ("lang", "words"),
    [("es", "No hay lección 44: van de la 0 a la 23."), ("en", "There is no lesson 44: they go from 0 to 23.")],
)
def test_a_lesson_that_is_not_there_is_refused_in_words(lang: str, words: str) -> None:
    with pytest.raises(ValueError) as refused:
        Lesson(lang, 44)
    assert str(refused.value) == words


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="es / en"):
        Lesson("fr", 4)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda lesson: lesson.ask("trick", "13C 2O", trump="O"), "no es una carta"),
        (lambda lesson: lesson.ask("legal", "brisca_2 O 3C3C/1B 1:1C"), "está dos veces"),
        (lambda lesson: lesson.ask("poker", "1C"), "No hay preguntas de «poker»"),
        (lambda lesson: lesson.drill("poker"), "No hay preguntas de «poker»"),
        (lambda lesson: lesson.explain(TABLE, "1O"), "no está entre tus cartas"),
        (lambda lesson: lesson.plot("pie"), "who_beats"),
    ],
)
def test_what_is_refused_is_said_in_the_language_of_the_lesson(call, words: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=words):
        call(Lesson("es", 4))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_view_of_a_lesson_is_the_same_on_every_run(lang: str, progress: Progress) -> None:
    def shown() -> list[str]:
        lesson = Lesson(lang, 4, progress)
        views: list[Any] = [
            lesson.show("1O 1C"), lesson.show(TABLE), lesson.ask("trick", "7C 12C", trump="O"),
            lesson.ask("legal", TABLE), lesson.ask("best_card", TABLE), lesson.trick("7C 4B", trump="O"),
            lesson.explore_trick("1C 4E 7E 3C", trump="E"), lesson.explain(TABLE, "3C"),
            lesson.drill("trick", seed=7, items=12), lesson.course_map(),
        ]  # fmt: skip
        return [view._repr_mimebundle_()[0][kind] for view in views for kind in ("text/plain", "text/html")]

    assert shown() == shown()


def test_nothing_is_stored_until_something_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRISCA_HOME", str(tmp_path / "home"))
    lesson = Lesson("es", 4)
    lesson.ask("trick", "7C 12C", trump="O").answer("12C")
    assert not (tmp_path / "home").exists()
    drill = lesson.drill("trick", seed=7, items=2)
    drill.answer(drill.round[0].accepted[0])

    assert (tmp_path / "home" / "progress.db").exists()
    assert [result.answered for result in lesson.progress.results()] == [1]


def test_all_lessons_of_a_session_share_one_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRISCA_HOME", str(tmp_path))

    assert Lesson("es", 3).progress is Lesson("en", 4).progress


def test_an_author_may_name_cards_as_values(progress: Progress) -> None:
    from brisca_teach import Card, Position

    lesson = Lesson("es", 4, progress)
    cards = [Card.parse("7C"), Card.parse("12C")]

    assert repr(lesson.ask("trick", cards, trump="O")) == repr(lesson.ask("trick", "7C 12C", trump="O"))
    assert repr(lesson.ask("legal", Position.parse(TABLE))) == repr(lesson.ask("legal", TABLE))
