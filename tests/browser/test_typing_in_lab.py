"""Typing into a view in JupyterLab; changing how a running table looks. The notebook and the deal stay as they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from jupyter_browser import NotebookPage
from playwright.sync_api import Locator, expect

Opener = Callable[[Path], NotebookPage]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
GOOD = "brisca_2 O 1E3C4E/12B4C5B 0:- 5E6O -/-"
CELLS = (
    "from brisca_teach.lesson import Lesson\nlesson = Lesson('es', 8)",
    f"shop = lesson.ask('position', '{GOOD}')\nshop",
    "table = lesson.play('brisca_2', seed=4, pace='slow')\ntable",
)


@pytest.fixture
def lab(lab_page: Opener, tmp_path: Path) -> NotebookPage:
    """The notebook, run: a workshop in cell 1, a table in cell 2."""
    path = tmp_path / "typing.ipynb"
    cells = [nbformat.v4.new_code_cell(source) for source in CELLS]
    path.write_text(nbformat.writes(nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)), encoding="utf-8")
    page = lab_page(path)
    assert page.run_all()
    return page


def root(lab: NotebookPage, cell: int) -> Locator:
    return lab.output(cell).locator(".brisca")


def field(lab: NotebookPage) -> Locator:
    return root(lab, 1).get_by_role("textbox", name="Escribe la mesa")


def test_a_line_is_typed_with_the_keys_of_the_notebook_and_changes_no_cell(lab: NotebookPage) -> None:
    before = lab.sources()
    field(lab).click()
    lab.page.keyboard.press("Control+a")
    lab.page.keyboard.type("brisca_2 O 1O3C/1O4C 0:- dd xabmyz")
    lab.page.keyboard.press("ArrowLeft")
    lab.page.keyboard.press("ArrowRight")
    lab.page.keyboard.press("Backspace")
    lab.page.keyboard.press("Enter")
    expect(root(lab, 1).get_by_role("status")).not_to_have_text("La mesa cuadra.")
    expect(field(lab)).to_have_value("brisca_2 O 1O3C/1O4C 0:- dd xabmy")
    expect(field(lab)).to_be_focused()

    field(lab).fill("brisca_2 O 1O3C/12B4C 0:-")
    root(lab, 1).get_by_role("button", name="Comprobar").click()
    expect(root(lab, 1).get_by_role("status")).to_have_text("La mesa cuadra.")

    assert lab.sources() == before
    assert lab.kernel_eval("shop.line") == "'brisca_2 O 1O3C/12B4C 0:- - -/-'"


def test_a_typed_position_is_valued_played_and_left(lab: NotebookPage) -> None:
    shop = root(lab, 1)
    shop.get_by_role("button", name="Ver lo que vale cada carta").click()
    expect(shop.get_by_role("group", name="Tus cartas")).to_contain_text("la mejor")
    shop.get_by_role("button", name="Jugarla").click()
    shop.get_by_role("button", name="As de espadas").click()
    expect(shop.get_by_role("button", name="Seguir")).to_be_visible()
    shop.get_by_role("button", name="Volver a la mesa escrita").click()

    expect(field(lab)).to_have_value(GOOD)
    expect(shop.get_by_role("textbox", name="La línea para enviar")).to_have_value(GOOD)


def test_a_slow_trick_goes_on_by_itself(lab: NotebookPage) -> None:
    table = root(lab, 2)
    table.locator(".b-you button.b-is-playable").first.click()
    expect(table.get_by_role("button", name="Seguir")).to_be_visible()

    expect(table.get_by_role("button", name="Seguir")).to_have_count(0, timeout=15_000)
    assert lab.kernel_eval("table.moment.is_held") == "False"


def test_language_and_faces_change_in_a_running_table_and_the_deal_does_not(lab: NotebookPage) -> None:
    table = root(lab, 2)
    table.get_by_role("button", name="Ajustes").click()
    table.get_by_role("button", name="Baza: cuatro segundos").click()
    expect(table.get_by_role("button", name="Baza: sin esperar")).to_be_visible()  # no wait any more
    table.locator(".b-you button.b-is-playable").first.click()
    expect(table.get_by_role("status")).not_to_contain_text("La muestra es")
    before = lab.kernel_eval("str(table.record)")
    cards = table.locator(".b-you [data-code]").evaluate_all("all => all.map(one => one.dataset.code)")

    table.get_by_role("button", name="Baraja italiana").click()
    expect(table.get_by_role("button", name="Baraja francesa")).to_be_visible()
    table.get_by_role("button", name="English").click()
    expect(table.get_by_role("group", name="Your cards")).to_be_visible()
    table.get_by_role("button", name="French").click()
    expect(table.get_by_role("button", name="Spanish pack")).to_be_visible()

    assert lab.kernel_eval("str(table.record)") == before
    again = table.locator(".b-you [data-code]").evaluate_all("all => all.map(one => one.dataset.code)")
    assert again == cards
