"""A played deal gone through again in a real JupyterLab: pressed, by keyboard, in the dark and on a small phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from jupyter_browser import NotebookPage
from playwright.sync_api import Locator, expect

Opener = Callable[[Path], NotebookPage]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
MADE = """
from brisca_teach.lesson import Lesson
from brisca_teach.views.scene import playable
review = Lesson("es", 8).explain("first_deal")
game = Lesson("es", 8).play("rapida", seed=2, pace="auto")
while not game.moment.is_over:
    cards = sorted(playable(game.scene()))
    game.pick(cards[0]) if cards else game.play("")
"""
COSTS = (4, 24, 4, 11)  # of the learner's costly moves in the deal, as tests/views/test_plots.py tells them


@pytest.fixture
def lab(lab_page: Opener, tmp_path: Path) -> NotebookPage:
    """A notebook with the review of a kept deal and a deal that has just been played, run."""
    cells = [nbformat.v4.new_code_cell(source) for source in (MADE, "review", "game")]
    path = tmp_path / "review.ipynb"
    path.write_text(nbformat.writes(nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)), encoding="utf-8")
    page = lab_page(path)
    assert page.run_all()
    return page


def table(lab: NotebookPage, cell: int) -> Locator:
    return lab.output(cell).locator(".brisca")


def press(root: Locator, name: str) -> None:
    root.get_by_role("button", name=name, exact=True).click()


def test_the_deal_is_gone_through_from_one_costly_card_to_the_next(lab: NotebookPage) -> None:
    root, status = table(lab, 1), table(lab, 1).get_by_role("status")
    for cost in COSTS:
        press(root, "Siguiente jugada cara")
        expect(status).to_contain_text(re.compile(rf"\b{cost} puntos menos que con"))
    expect(root.get_by_role("button", name="Siguiente jugada cara", exact=True)).to_have_attribute(
        "aria-disabled", "true"
    )
    expect(root).to_contain_text("Con el rey de oros llegabas a 61 sin arriesgar.")

    assert unreadable(lab) == []

    press(root, "Solo lo que has visto")
    expect(status).to_contain_text("Se podía saber")
    press(root, "Cartas a la vista")
    press(root, "Ver la mejor")
    expect(root).to_contain_text("Así seguía con la mejor.")
    press(root, "Volver a esa jugada")
    press(root, "Hasta el final")
    expect(status).to_contain_text("66")
    press(root, "Desde el principio")
    expect(root).to_contain_text("Jugada 1 de 41.")


def test_by_keyboard_alone(lab: NotebookPage) -> None:
    root = table(lab, 1)
    root.get_by_role("button", name="Siguiente", exact=True).focus()
    for at in range(2, 6):
        lab.page.keyboard.press("Enter")
        expect(root).to_contain_text(f"Jugada {at} de 41.")
    lab.page.keyboard.press("ArrowRight")
    lab.page.keyboard.press("Space")
    expect(root).to_contain_text("Jugada 4 de 41.")
    expect(root.locator("button:focus")).to_have_count(1)


def test_a_deal_that_is_over_is_reviewed_where_it_was_played(lab: NotebookPage) -> None:
    root = table(lab, 2)
    press(root, "Repasar el juego")
    expect(root).to_contain_text("El juego, jugada a jugada.")
    press(root, "Volver a la mesa")
    expect(root.get_by_role("button", name="Repasar el juego", exact=True)).to_be_visible()


@pytest.mark.usefixtures("dark", "narrow")
def test_on_a_small_phone_in_the_dark_nothing_is_cut_off(lab: NotebookPage) -> None:
    root = table(lab, 1)
    press(root, "Siguiente jugada cara")
    expect(root.get_by_role("status")).to_contain_text("4 puntos menos que con")

    wide = root.evaluate("(root) => root.scrollWidth - root.clientWidth")
    beside = root.evaluate(
        "(root) => [...root.querySelectorAll('button')].filter((one) => one.getBoundingClientRect().right > innerWidth)"
        ".map((one) => one.innerText)"
    )
    assert (wide, beside) == (0, [])
    assert unreadable(lab) == []


def unreadable(lab: NotebookPage) -> list[str]:
    """What a person who hears the page, or sees it badly, could not make out."""
    return [one["id"] for one in Axe().run(lab.page, context=".brisca").response["violations"]]
