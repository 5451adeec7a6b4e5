"""Every lesson in a real JupyterLab: run from top to bottom, and its first view answered; lesson 04 more closely."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from jupyter_browser import NotebookPage
from playwright.sync_api import Locator, expect
from tree import ROOT

Opener = Callable[[Path], NotebookPage]
LESSONS = sorted(ROOT.glob("lessons/*/*.ipynb"))
TRICK = {"es": ROOT / "lessons/es/04-la-baza.ipynb", "en": ROOT / "lessons/en/04-the-trick.ipynb"}
FAILED = """return w.content.model.sharedModel.toJSON().cells
  .flatMap((cell) => cell.outputs || []).filter((output) => output.output_type === 'error' || output.name === 'stderr')
  .map((output) => output.ename || output.text)"""
KEYS_OF_CELLS = ("a", "b", "d", "d", "x", "z", "m")
PRESSABLE = "button[data-key]:not([aria-disabled]):not([disabled])"


def first_view(page: NotebookPage) -> Locator:
    """The first view of the notebook with something to press; a row of cards to look at has nothing."""
    panel = ".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea-output"
    return page.page.locator(f"{panel} .brisca:has({PRESSABLE})").first


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_lesson_runs_and_its_first_view_answers(lab_page: Opener, lesson: Path) -> None:
    page = lab_page(lesson)

    assert page.run_all()
    assert page.ask(FAILED) == []
    view = first_view(page)
    view.scroll_into_view_if_needed()
    before = view.inner_text()
    view.locator(PRESSABLE).first.click()
    expect(view).not_to_have_text(before, use_inner_text=True)


@pytest.fixture
def trick(lab_page: Opener) -> NotebookPage:
    """Lesson 04, run, in Spanish."""
    page = lab_page(TRICK["es"])
    assert page.run_all()
    return page


def test_lesson_04_is_answered_by_a_click(trick: NotebookPage) -> None:
    view = first_view(trick)

    view.get_by_role("button", name="Inés: siete de copas").click()

    expect(view).to_have_attribute("data-verdict", "wrong")
    expect(view.get_by_role("status")).to_contain_text("El rey de copas es la carta más alta del palo de salida.")
    view.get_by_role("button", name="Otra vez").click()
    view.get_by_role("button", name="Tú: rey de copas").click()
    expect(view).to_have_attribute("data-verdict", "right")
    expect(view.get_by_role("status")).to_contain_text("La baza es tuya: 4 puntos.")


def test_lesson_04_is_answered_by_the_keyboard_and_no_key_reaches_the_cells(trick: NotebookPage) -> None:
    view, before = first_view(trick), trick.sources()
    view.get_by_role("button", name="Tú: rey de copas").focus()

    for key in KEYS_OF_CELLS:
        trick.page.keyboard.press(key)
    trick.page.keyboard.press("Enter")

    expect(view).to_have_attribute("data-verdict", "right")
    assert trick.sources() == before


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_view_of_lesson_04_keeps_anybody_out(lab_page: Opener, theme: str, request: pytest.FixtureRequest) -> None:
    if theme == "dark":
        request.getfixturevalue("dark")
    page = lab_page(TRICK["en"])
    assert page.run_all()

    found = Axe().run(page.page, context=".brisca", options={"resultTypes": ["violations"]})

    serious = [one for one in found.response["violations"] if one["impact"] in ("serious", "critical")]
    assert not serious, found.generate_report()


def test_lesson_04_fits_a_small_phone(narrow: None, trick: NotebookPage) -> None:
    view = first_view(trick)
    view.scroll_into_view_if_needed()

    wide = view.evaluate("(root) => [root.scrollWidth, root.clientWidth, root.getBoundingClientRect().right]")

    assert wide[0] <= wide[1]
    assert wide[2] <= 360
