"""The browser's copy of the progress, as the kernel sees it; the browser's own side is tested in a browser."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from ipywidgets import Widget

from brisca_teach.lesson import Lesson
from brisca_teach.teaching.drills.kinds import find_drill
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_text import read_text, write_text
from brisca_teach.teaching.results import DrillKey
from brisca_teach.views.course_map import CourseMap
from brisca_teach.views.drill_session import DrillSession
from brisca_teach.views.progress import mirror as mirrors
from brisca_teach.views.puzzle import PuzzleSession
from brisca_teach.views.replaced import Run

MONDAY = date(2026, 11, 30)
TRICK = DrillKey(4, "trick")


@pytest.fixture(autouse=True)
def live(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As in a notebook: a cell is running. What the mirrors send is noted and goes nowhere."""
    monkeypatch.setattr(mirrors, "this_run", lambda: Run("cell", "1"))
    yield
    Widget.close_all()


def fresh() -> Progress:
    return Progress(today=lambda: MONDAY)


def lost() -> str:
    """What a session that has ended left in the browser."""
    before = fresh()
    before.finish(TRICK, 9, 12)
    for _ in range(12):
        before.answer(TRICK)
    return write_text(before.work())


def sent(mirror: mirrors.Mirror, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    messages: list[object] = []
    monkeypatch.setattr(mirror.model, "send", messages.append)
    return messages


def test_the_copy_follows_every_answer() -> None:
    progress = fresh()
    mirror = mirrors.mirror_of(progress)
    assert mirror is not None and mirror.model.text == ""

    progress.answer(TRICK)

    assert read_text(mirror.model.text) == progress.work()


def test_one_copy_for_all_views_of_a_kernel() -> None:
    progress = fresh()

    assert mirrors.mirror_of(progress) is mirrors.mirror_of(progress)
    assert mirrors.mirror_of(progress) is not mirrors.mirror_of(fresh())


def test_where_nothing_runs_there_is_no_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mirrors, "this_run", lambda: None)

    assert mirrors.mirror_of(fresh()) is None


@pytest.mark.parametrize(("lang", "asked"), [
    ("es", "Este navegador guarda lo que hiciste aquí: 12 respuestas, la última vez el 30 de noviembre de 2026. "
           "¿Lo recuperas?"),
    ("en", "This browser holds what you did here: 12 answers, last on 30 November 2026. Restore it?"),
])  # fmt: skip
def test_an_empty_server_is_offered_what_the_browser_has(
    lang: str, asked: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    progress = fresh()
    view = CourseMap(lang, progress, tmp_path)
    assert view.table is not None and view.mirror is not None
    messages = sent(view.mirror, monkeypatch)

    view.mirror.model.receive(None, {"found": lost()}, [])
    assert view.table.drawn["offer"] == asked
    view.table.receive(view.table, {"act": "restore", "n": 1}, [])

    assert progress.result(TRICK).right == 9
    assert messages == [{"done": "restored"}]
    assert view.table.drawn["offer"] == ""


def test_a_drill_offers_it_too_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    progress = fresh()
    drill = DrillSession("es", find_drill("rank"), DrillKey(3, "rank"), progress, 7, 4)
    drill._repr_mimebundle_()
    assert drill.mirror is not None
    messages = sent(drill.mirror, monkeypatch)
    drill.mirror.found(lost())
    asked = drill.scene()

    assert [one.id for one in asked.actions][-2:] == ["restore", "decline"]
    drill.act("restore")

    assert progress.result(TRICK).right == 9
    assert drill.scene().reasons[-1].startswith("Recuperado: 1 lección y 12 respuestas.")
    assert drill.scene().prompt == asked.prompt
    assert messages == [{"done": "restored"}]


def test_a_puzzle_is_copied_and_offers_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    progress = fresh()
    view = Lesson("es", 21, progress).drill("puzzle", seed=3, items=2)
    assert isinstance(view, PuzzleSession)
    view._repr_mimebundle_()
    assert view.mirror is not None
    sent(view.mirror, monkeypatch)
    view.hand_in((str(view.puzzle.best[0]),))
    assert read_text(view.mirror.model.text) == progress.work()
    view.mirror.found(lost())
    assert [one.id for one in view.scene().actions][-2:] == ["restore", "decline"]
    view.act("restore")

    assert progress.result(TRICK).right == 9 and progress.rating().tries == 1


def test_left_alone_it_is_not_asked_again_and_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    progress = fresh()
    mirror = mirrors.mirror_of(progress)
    assert mirror is not None
    messages = sent(mirror, monkeypatch)
    mirror.found(lost())

    mirror.decline()

    assert progress.work().is_empty and mirror.offer.is_empty
    assert messages == [{"done": "declined"}]


def test_a_copy_that_brings_nothing_new_is_not_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    progress = fresh()
    progress.merge(read_text(lost()))
    mirror = mirrors.mirror_of(progress)
    assert mirror is not None
    messages = sent(mirror, monkeypatch)

    mirror.found(lost())

    assert mirror.offer.is_empty
    assert messages == [{"done": "restored"}]


@pytest.mark.parametrize("content", [None, 3, {}, {"found": 3}, {"found": "rubbish"}, {"found": "{"}, {"found": ""}])
def test_rubbish_in_the_browser_is_nothing_to_offer(content: object) -> None:
    mirror = mirrors.mirror_of(fresh())
    assert mirror is not None

    mirror.model.receive(None, content, [])

    assert mirror.offer.is_empty
