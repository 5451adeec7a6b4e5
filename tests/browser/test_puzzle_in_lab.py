"""A puzzle in a real JupyterLab: answered wrong, refuted on the table, gone back to, and answered right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from jupyter_browser import NotebookPage
from playwright.sync_api import Locator, expect

FITS = "root => root.scrollWidth <= root.clientWidth && root.getBoundingClientRect().right <= 360"
Opener = Callable[[Path], NotebookPage]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
START = """\
from brisca_teach import Card
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.puzzles.packs import puzzles
from brisca_teach.views.puzzle import PuzzleView
progress = Progress()
one = next(one for one in puzzles("duel", "save_trump") if isinstance(one.best[0], Card))
two = next(one for one in puzzles("duel", "exchange_now"))
pair = next(one for one in puzzles("pairs", "feed_partner"))
view = PuzzleView("es", one, progress)"""


@pytest.fixture
def lab(lab_page: Opener, tmp_path: Path) -> NotebookPage:
    """The notebook, run: cell 1 shows a puzzle with cards, 2 one with a button, 3 one in pairs."""
    sources = (START, "view", "PuzzleView('es', two)", "PuzzleView('en', pair)")
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    path = tmp_path / "puzzle.ipynb"
    path.write_text(nbformat.writes(nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)), encoding="utf-8")
    page = lab_page(path)
    assert page.run_all()
    return page


def card(table: Locator, code: str) -> Locator:
    return table.locator(f"button[data-code='{code}']")


def code(lab: NotebookPage, expression: str) -> str:
    return lab.kernel_eval(f"str({expression})").strip("'\"")


def test_a_wrong_card_is_refuted_on_the_table_and_the_puzzle_solved_after_going_back(lab: NotebookPage) -> None:
    table, wrong, right = lab.output(1), code(lab, "one.tempting"), code(lab, "one.best[0]")
    status = table.get_by_role("status")

    card(table, wrong).click()
    expect(status).to_contain_text("No. ")
    expect(table).to_contain_text("Tema: guardar el triunfo.")
    expect(table.locator("button[data-code]")).to_have_count(0)
    table.get_by_role("button", name="Ver la mejor").click()
    expect(table.get_by_role("button", name="Ver qué pasa con la mía")).to_be_visible()

    table.get_by_role("button", name="Volver a esa jugada").click()
    expect(table).not_to_contain_text("Tema:")
    card(table, right).click()
    expect(status).to_contain_text("Eso es")

    assert lab.kernel_eval("[(one.times, one.is_failed) for one in progress.repeats()]") == "[(1, True)]"


def test_a_puzzle_is_answered_by_keyboard_alone(lab: NotebookPage) -> None:
    table, right = lab.output(1), code(lab, "one.best[0]")
    card(table, right).focus()
    lab.page.keyboard.press("Enter")

    expect(table.get_by_role("status")).to_contain_text("Eso es")
    expect(table.locator("button:focus")).to_have_count(1)
    assert lab.kernel_eval("[one.is_failed for one in progress.repeats()]") == "[False]"


def test_an_exchange_is_a_button(lab: NotebookPage) -> None:
    table = lab.output(2)
    table.get_by_role("button", name="Cambiar el ").click()

    expect(table.get_by_role("status")).to_contain_text("Eso es")


@pytest.mark.usefixtures("narrow")
def test_a_puzzle_fits_a_small_phone(lab: NotebookPage) -> None:
    for cell in (1, 3):
        root = lab.output(cell).locator(".brisca")
        assert root.evaluate(FITS)
