"""The map of the course: the same on every run at rest, with the learner's progress when alive."""

import html
from datetime import date
from pathlib import Path

import pytest

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.results import DrillKey
from brisca_teach.views.course import COURSE, find_lesson, standing
from brisca_teach.views.course_map import CourseMap
from brisca_teach.views.words import LANGUAGES


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "progress.db", lambda: date(2026, 11, 30))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("00-empieza-aqui", "03-rango-y-puntos", "04-la-baza"):
        (tmp_path / f"{name}.ipynb").write_text("{}", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("number", "es", "en"),
    [
        (0, "00-empieza-aqui", "00-start-here"),
        (3, "03-rango-y-puntos", "03-rank-and-points"),
        (4, "04-la-baza", "04-the-trick"),
        (5, "05-repartir-y-robar", "05-deal-and-draw"),
        (17, "17-estrategia-i-puntos-no-bazas", "17-strategy-i-points-not-tricks"),
        ("T", "T-guia-docente", "T-teachers-guide"),
    ],
)
def test_files_are_named_after_number_and_title(number: int | str, es: str, en: str) -> None:
    entry = find_lesson(number)

    assert (entry.file("es"), entry.file("en")) == (f"{es}.ipynb", f"{en}.ipynb")


def test_the_course_has_lessons_00_to_23_and_the_guide() -> None:
    assert [entry.number for entry in COURSE] == [f"{n:02}" for n in range(24)] + ["T"]


def test_at_rest_there_is_no_progress_in_it(progress: Progress, folder: Path) -> None:
    before = CourseMap("es", progress, folder)._repr_mimebundle_()[0]
    progress.finish(DrillKey(4, "trick"), 12, 12)
    after = CourseMap("es", progress, folder)._repr_mimebundle_()[0]

    assert before["text/html"] == after["text/html"] and before["text/plain"] == after["text/plain"]


def test_lessons_that_are_here_have_a_link_and_the_others_are_on_the_way(progress: Progress, folder: Path) -> None:
    stored = CourseMap("es", progress, folder)._repr_mimebundle_()[0]

    assert '<a href="04-la-baza.ipynb">04 · La baza</a>' in stored["text/html"]
    assert stored["text/html"].count("<a ") == 3
    assert "05 · Repartir y robar (en camino)" in html.unescape(stored["text/html"])
    assert stored["text/plain"].splitlines()[4:6] == ["04 · La baza", "05 · Repartir y robar (en camino)"]


def test_alive_each_lesson_says_how_far_it_is(progress: Progress, folder: Path) -> None:
    progress.finish(DrillKey(4, "trick"), 9, 12)
    progress.finish(DrillKey(3, "rank"), 15, 15)
    drawn = CourseMap("es", progress, folder).drawn()
    words = {row["number"]: row["words"] for row in drawn["lessons"]}

    assert (words["00"], words["03"], words["04"], words["05"]) == (
        "Sin empezar", "A medias", "Hecha: 9 de 12", "en camino"
    )  # fmt: skip
    assert drawn["summary"] == ["1 de 3 lecciones hechas.", "Lo siguiente: 00 · Empieza aquí.", "1 día practicando."]


def test_a_lesson_with_two_drills_is_done_with_both_and_its_mark_is_their_sum(progress: Progress) -> None:
    progress.finish(DrillKey(3, "rank"), 12, 15)
    progress.finish(DrillKey(3, "points"), 14, 15)
    progress.finish(DrillKey(3, "points"), 3, 15)
    stands = standing(find_lesson(3), progress.results())

    assert (stands.state, stands.right, stands.total) == ("done", 26, 30)


def test_the_guide_is_done_with_its_two_rounds(progress: Progress) -> None:
    guide = find_lesson("T")
    progress.finish(DrillKey(guide.place, "trick"), 5, 5)
    half = standing(guide, progress.results())
    progress.finish(DrillKey(guide.place, "puzzles"), 3, 4)
    whole = standing(guide, progress.results())

    assert (half.state, whole.state, whole.right, whole.total) == ("open", "done", 8, 9)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_code_goes_out_and_comes_in_again(lang: str, progress: Progress, folder: Path) -> None:
    progress.finish(DrillKey(4, "trick"), 9, 12)
    code = CourseMap(lang, progress, folder).code()
    elsewhere = CourseMap(lang, Progress(), folder)

    first, again = elsewhere.paste(code), elsewhere.paste(code)

    assert first != again
    assert elsewhere.code() == code


def test_what_the_map_says_about_a_code(progress: Progress, folder: Path) -> None:
    view = CourseMap("es", progress, folder)
    for _ in range(12):
        progress.answer(DrillKey(4, "trick"))
    code = str(view.code())
    elsewhere = CourseMap("es", Progress(), folder)

    assert elsewhere.paste("hola") == "Eso no es un código de progreso. Empieza por «brisca2-»."
    assert elsewhere.paste(code[:-2]) == ("Al código le falta un trozo o tiene algo cambiado. No se ha tocado nada.")
    assert elsewhere.paste(code) == (
        "Recuperado: 1 lección y 12 respuestas. De cada lección se queda tu mejor resultado."
    )
    assert elsewhere.paste(code) == "Ya lo tenías todo: no cambia nada."


def test_a_press_in_the_browser_copies_and_pastes_once(progress: Progress, folder: Path) -> None:
    progress.finish(DrillKey(4, "trick"), 9, 12)
    view = CourseMap("es", progress, folder)
    assert view.table is not None
    view.table.receive(view.table, {"act": "copy", "text": "", "n": 5}, [])
    view.table.receive(view.table, {"act": "copy", "text": "", "n": 5}, [])

    assert view.table.drawn["code"] == view.code() and view.table.drawn["copies"] == 1
    assert view.table.drawn["status"] == "Este código lleva todo lo que has hecho. Guárdalo."
    view.table.receive(view.table, {"act": "paste", "text": "hola", "n": 6}, [])
    assert view.table.drawn["status"].startswith("Eso no es un código")


def test_the_map_sees_what_was_done_since(progress: Progress, folder: Path) -> None:
    view = CourseMap("es", progress, folder)
    assert view.table is not None
    progress.finish(DrillKey(4, "trick"), 9, 12)
    view.table.receive(view.table, {"act": "look", "text": "", "n": 7}, [])

    assert view.table.drawn["lessons"][4]["words"] == "Hecha: 9 de 12"


@pytest.mark.parametrize(
    "content", [None, 3, {}, {"act": "drop", "n": 9}, {"act": "copy"}, {"act": "paste", "text": 4, "n": 9}]
)
def test_other_messages_are_ignored(content: object, progress: Progress, folder: Path) -> None:
    view = CourseMap("es", progress, folder)
    assert view.table is not None
    before = dict(view.table.drawn)
    view.table.receive(view.table, content, [])

    assert view.table.drawn == before


def test_without_widgets_the_list_and_the_methods_remain(
    progress: Progress, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brisca_teach.views.course_map.MapTable", None)
    view = CourseMap("es", progress, folder)

    assert set(view._repr_mimebundle_()[0]) == {"text/plain", "text/html"}
    assert view.copy().startswith("Este código")
