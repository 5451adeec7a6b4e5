"""Public bug reports about accessibility, in a real JupyterLab: cases C110 and C111 in our terms."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from jupyter_browser import NotebookPage
from playwright.sync_api import Locator, expect

from brisca_teach.views.art import card_svg, suit_svg

Opener = Callable[[Path], NotebookPage]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
GAME = """\
from brisca_teach.lesson import Lesson
game = Lesson({lang!r}, 8).play('brisca_2', seed=111, view='closed')
game"""
WORDS = {
    "es": {"hand": "Tus cartas", "trump": "Pintan", "stock": "Mazo: ", "turn_up": "Muestra", "took": "baza es"},
    "en": {"hand": "Your cards", "trump": "are trumps", "stock": "Stock: ", "turn_up": "Turn-up", "took": "take"},
}
CARD = {
    "es": r"^(As|Dos|Tres|Cuatro|Cinco|Seis|Siete|Sota|Caballo|Rey) de (oros|copas|espadas|bastos), (sin|\d+) puntos",
    "en": r"^(Ace|Two|Three|Four|Five|Six|Seven|Jack|Knight|King) of (coins|cups|swords|clubs), (no|\d+) points",
}


@pytest.fixture
def opened(lab_page: Opener, tmp_path: Path) -> Callable[[str], NotebookPage]:
    """`opened(source)`: a notebook with this one cell, run."""

    def made(source: str) -> NotebookPage:
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)], metadata=KERNEL)
        path = tmp_path / "cases.ipynb"
        path.write_text(nbformat.writes(notebook), encoding="utf-8")
        page = lab_page(path)
        assert page.run_all()
        return page

    return made


def root(lab: NotebookPage) -> Locator:
    return lab.output(0).locator(".brisca")


def shapes(svg: str) -> str:
    """The drawing without its colours."""
    return re.sub(r'(fill|stroke)="[^"]*"', "", svg)


def test_case_c110_the_suits_differ_in_shape_and_not_only_in_colour() -> None:
    assert len({shapes(suit_svg(suit)) for suit in "OCEB"}) == 4
    for rank in (1, 2, 7, 10, 11, 12):
        assert len({shapes(card_svg(f"{rank}{suit}")) for suit in "OCEB"}) == 4


def test_case_c110_right_wrong_and_trumps_have_a_word_beside_their_colour(
    opened: Callable[[str], NotebookPage],
) -> None:
    asked = "from brisca_teach.lesson import Lesson\nLesson('es', 4).ask('trick', '7C 12C', trump='O')"
    lab = opened(asked)
    expect(root(lab)).to_contain_text("Pintan oros")
    root(lab).locator("[data-code='7C']").click()

    for code, word in (("12C", r"\b(bien|sí)\b"), ("7C", r"\bno\b")):
        card = root(lab).locator(f"[data-code='{code}']")
        expect(card.locator("svg").last).to_be_visible()
        expect(card).to_contain_text(re.compile(word, re.IGNORECASE))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_case_c111_cards_and_regions_have_names_and_a_trick_is_told_once(
    opened: Callable[[str], NotebookPage], lang: str
) -> None:
    words, lab = WORDS[lang], opened(GAME.format(lang=lang))
    hand = root(lab).get_by_role("group", name=words["hand"])
    expect(hand.get_by_role("button")).to_have_count(3)
    for button in hand.get_by_role("button").all():
        assert re.search(CARD[lang], button.get_attribute("aria-label") or button.inner_text()), button
    for part in ("trump", "stock"):
        expect(root(lab)).to_contain_text(words[part])
    expect(root(lab).get_by_role("img", name=words["turn_up"])).to_be_visible()

    expect(root(lab).locator("[aria-live=polite]")).to_have_count(1)
    hand.get_by_role("button").first.click()

    expect(root(lab).get_by_role("status")).to_contain_text(words["took"])
