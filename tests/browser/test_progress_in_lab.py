"""Progress in a real JupyterLab: the browser keeps a copy, a wiped server is offered it, a file comes and goes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from jupyter_browser import NotebookPage
from playwright.sync_api import Locator, expect

Opener = Callable[[Path], NotebookPage]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
OPEN = "from brisca_teach.lesson import Lesson\nlesson = Lesson('es', 0)"
WIPED = """\
from pathlib import Path
from brisca_teach.teaching.progress_place import progress_file
progress_file().unlink(missing_ok=True)
""" + OPEN
COPY = "window.localStorage.getItem('brisca_teach.progress')"
ALL_COPIES = (
    "Object.keys(localStorage).filter(k => k.startsWith('brisca_teach')).forEach(k => localStorage.removeItem(k))"
)


def notebook(folder: Path, name: str, *sources: str) -> Path:
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    path = folder / name
    path.write_text(nbformat.writes(nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)), encoding="utf-8")
    return path


@pytest.fixture
def opened(lab_page: Opener, tmp_path: Path) -> Callable[..., NotebookPage]:
    """`opened(name, cell, cell ...)`: a notebook with these cells, all of them run."""

    def made(name: str, *sources: str) -> NotebookPage:
        page = lab_page(notebook(tmp_path, f"{name}.ipynb", *sources))
        assert page.run_all()
        return page

    return made


def answer_two(lab: NotebookPage, table: Locator) -> None:
    """Two answers, right or wrong: the first card each time."""
    for number in (1, 2):
        table.locator(".b-you button[data-code], .b-rows button[data-code], .b-trick button[data-code]").first.click()
        expect(table.locator("button[data-act=next]")).to_be_visible()
        told = f"Pregunta {number + 1} de 4"
        table.locator("button[data-act=next]").click()
        expect(table).to_contain_text(told)


def test_a_wiped_server_is_offered_what_the_browser_kept(opened: Callable[..., NotebookPage]) -> None:
    first = opened("answers", WIPED, "lesson.drill('recognise', seed=7, items=4)")
    first.page.evaluate(ALL_COPIES)
    answer_two(first, first.output(1).locator(".brisca"))
    first.page.wait_for_function(f"() => {COPY} !== null")
    kept = json.loads(json.loads(first.page.evaluate(COPY))["text"])
    assert kept["work"]["results"][0]["answered"] == 2
    before = first.kernel_eval("lesson.progress.work()")

    later = opened("later", WIPED, "lesson.course_map()")
    assert later.kernel_eval("lesson.progress.work().is_empty") == "True"
    question = later.output(1).locator(".bm-offer")
    expect(question).to_contain_text("Este navegador guarda lo que hiciste aquí: 2 respuestas")
    question.get_by_role("button", name="Recuperarlo").click()

    expect(later.output(1).get_by_role("status")).to_contain_text("Recuperado: 1 lección y 2 respuestas.")
    expect(question).to_be_hidden()
    assert later.kernel_eval("lesson.progress.work()") == before


def test_a_drill_offers_it_too_and_not_now_leaves_it_for_another_day(opened: Callable[..., NotebookPage]) -> None:
    first = opened("answers", WIPED, "lesson.drill('recognise', seed=7, items=4)")
    first.page.evaluate(ALL_COPIES)
    answer_two(first, first.output(1).locator(".brisca"))
    first.page.wait_for_function(f"() => {COPY} !== null")

    second = opened("second", WIPED, "drill = lesson.drill('recognise', seed=8, items=4)\ndrill")
    table = second.output(1).locator(".brisca")
    expect(table).to_contain_text("Este navegador guarda lo que hiciste aquí")
    table.get_by_role("button", name="Ahora no").click()
    expect(table.get_by_role("button", name="Ahora no")).to_have_count(0)
    answer_two(second, table)  # what is done here is kept beside it, not over it

    third = opened("third", WIPED, "lesson.course_map()")
    offer = third.output(1).locator(".bm-offer")
    expect(offer).to_contain_text("2 respuestas")
    offer.get_by_role("button", name="Recuperarlo").click()
    expect(offer).to_contain_text("2 respuestas")  # the older one, of the first server
    offer.get_by_role("button", name="Recuperarlo").click()
    expect(offer).to_be_hidden()
    assert third.kernel_eval("lesson.progress.work().answers") == "2"


def test_a_file_goes_to_the_readers_computer_and_comes_back(
    opened: Callable[..., NotebookPage], tmp_path: Path
) -> None:
    first = opened("file", WIPED, "lesson.drill('recognise', seed=7, items=4)", "lesson.course_map()")
    first.page.evaluate(ALL_COPIES)
    answer_two(first, first.output(1).locator(".brisca"))
    before = first.kernel_eval("lesson.progress.work()")
    with first.page.expect_download() as coming:
        first.output(2).get_by_role("button", name="Guardar en un archivo").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    first.page.evaluate(ALL_COPIES)

    later = opened("later", WIPED, "lesson.course_map()")
    later.page.evaluate(ALL_COPIES)
    with later.page.expect_file_chooser() as asked:
        later.output(1).get_by_role("button", name="Abrir un archivo").click()
    asked.value.set_files(file)

    expect(later.output(1).get_by_role("status")).to_contain_text("Recuperado")
    assert file.name == "mi-brisca.json"
    assert later.kernel_eval("lesson.progress.work()") == before


def test_a_button_stays_under_the_finger_while_the_map_grows(opened: Callable[..., NotebookPage]) -> None:
    drill = "drill = lesson.drill('recognise', seed=7, items=4)"
    lab = opened("held", WIPED, "view = lesson.course_map()\nview", drill)
    shown = lab.output(1).locator(".bm")
    lines = shown.locator(".bm-summary p")
    at_first = lines.count()
    shown.get_by_role("button", name="Guardar en un archivo").hover()

    with lab.page.expect_download():
        lab.page.mouse.down()
        lab.kernel_eval("drill.answer(drill.round[0].accepted[0])")
        lab.kernel_eval("view.look()")
        lab.page.mouse.up()

    expect(lines).not_to_have_count(at_first)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_the_map_and_the_page(
    opened: Callable[..., NotebookPage], request: pytest.FixtureRequest, theme: str
) -> None:
    if theme == "dark":
        request.getfixturevalue("dark")
    lab = opened("axe", WIPED, "view = lesson.course_map()\nview", "lesson.drill('today')")
    lab.kernel_eval("lesson.progress.tried('rank.1', False) and view.copy()")
    lab.page.evaluate("document.querySelectorAll('.bm, .brisca').forEach(one => one.setAttribute('data-checked', ''))")

    found = Axe().run(lab.page, context="[data-checked]").response["violations"]

    serious = [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]
    assert serious == []
