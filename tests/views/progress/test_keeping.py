"""Taking progress along: code, file, reminder, in both languages."""

from datetime import date
from pathlib import Path

import pytest

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.results import DrillKey
from brisca_teach.views.course_map import CourseMap
from brisca_teach.views.progress.habits import habit_lines
from brisca_teach.views.progress.keeping import Keeping, reminder
from brisca_teach.views.words import LANGUAGES

MONDAY = date(2026, 11, 30)
TRICK = DrillKey(4, "trick")


@pytest.fixture
def progress() -> Progress:
    """Twelve answers of one lesson."""
    progress = Progress(today=lambda: MONDAY)
    for _ in range(11):
        progress.answer(TRICK)
    progress.answer(TRICK, score=(9, 12))
    return progress


def test_a_file_goes_out_and_comes_in_again(progress: Progress, tmp_path: Path) -> None:
    fresh = Progress(today=lambda: MONDAY)
    file = tmp_path / "mi-brisca.json"

    assert Keeping("es", progress).save(file) == f"Guardado en {file}."
    told = [Keeping("es", fresh).load(file) for _ in range(2)]

    assert told == [
        "Recuperado: 1 lección y 12 respuestas. De cada lección se queda tu mejor resultado.",
        "Ya lo tenías todo: no cambia nada.",
    ]
    assert fresh.work() == progress.work()


def test_a_damaged_file_is_refused_in_one_sentence(progress: Progress, tmp_path: Path) -> None:
    file = tmp_path / "mi-brisca.json"
    Keeping("es", progress).save(file)
    file.write_text(file.read_text(encoding="utf-8").replace("12", "13"), encoding="utf-8")
    fresh = Progress()

    assert Keeping("es", fresh).load(file) == (
        "Ese archivo no es de progreso o está dañado. No se ha tocado nada."
    )
    assert Keeping("en", fresh).load(tmp_path / "none") == (
        "That file holds no progress or is damaged. Nothing was touched."
    )
    assert fresh.work().is_empty


def test_where_no_file_can_be_written_it_says_so(progress: Progress, tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("", encoding="utf-8")
    place = tmp_path / "a file" / "mine.json"

    assert Keeping("es", progress).save(place) == f"No se ha podido escribir {place}."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_gives_the_browser_a_file_and_takes_one_in(lang: str, progress: Progress, tmp_path: Path) -> None:
    view, fresh = CourseMap(lang, progress, tmp_path), CourseMap(lang, Progress(), tmp_path)
    assert view.table is not None
    view.table.receive(view.table, {"act": "save", "n": 1}, [])
    given = view.table.drawn["file"]

    assert given["times"] == 1 and given["name"].endswith(".json")
    fresh.paste(given["text"])
    assert fresh.progress.work() == progress.work()


def borrowed(clock: list[float], answers: int) -> Progress:
    progress = Progress(today=lambda: MONDAY, clock=lambda: clock[0])
    for _ in range(answers):
        progress.answer(TRICK)
    progress.why_not_kept = ""  # as on a server that has a disk, for an hour
    return progress


@pytest.mark.parametrize(
    ("answers", "minutes", "told"),
    [
        (4, 9, ""),
        (5, 0, "Esta sesión se borra al cerrarse. Llévate el código."),
        (1, 10, "Hace 10 minutos que no guardas. ¿Copias tu código? "
                "Esta sesión se borra al cerrarse. Llévate el código."),
        (0, 60, ""),
    ],
)  # fmt: skip
def test_a_borrowed_session_reminds_after_five_answers_or_ten_minutes(
    answers: int, minutes: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BINDER_LAUNCH_HOST", "https://example.org/")
    clock = [0.0]
    progress = borrowed(clock, answers)
    clock[0] += minutes * 60

    assert reminder("es", progress) == told
    progress.exported()
    assert reminder("es", progress) == ""


def test_at_home_nobody_is_reminded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BINDER_LAUNCH_HOST", raising=False)
    monkeypatch.delenv("BINDER_REPO_URL", raising=False)

    assert reminder("es", borrowed([0.0], 50)) == ""


def test_habits_tell_days_what_is_due_and_the_rating() -> None:
    day = [MONDAY]
    progress = Progress(today=lambda: day[0])
    assert list(habit_lines("es", progress)) == []

    progress.tried("puzzle.x", False, 1000)
    day[0] = date(2026, 12, 1)
    progress.tried("puzzle.y", False, 1000)

    assert list(habit_lines("es", progress)) == [
        "2 días seguidos practicando.",
        "Para hoy: 1 repaso.",
        f"Tu nivel en acertijos, aún poco seguro: {progress.rating().points}.",
    ]
    day[0] = date(2026, 12, 9)
    assert list(habit_lines("en", progress))[:2] == ["2 days in all.", "For today: 2 things to review."]
