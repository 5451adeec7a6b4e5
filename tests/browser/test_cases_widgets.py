"""Public bug reports about widgets and front ends, in a real JupyterLab: cases C69 to C88 in our terms."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from jupyter_browser import JupyterServer, NotebookPage
from playwright.sync_api import Locator, expect

from brisca_teach.lesson_files import lessons_folder

Opener = Callable[[Path], NotebookPage]
Opened = Callable[..., NotebookPage]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
START = """\
from brisca_teach.lesson import Lesson
from ipywidgets.widgets.widget import _instances
lesson = Lesson('es', 4)
drill = lesson.drill('trick', seed=71, items=5)
game = lesson.play('brisca_2', seed=71)
"""
TRICK = "lesson.ask('trick', '7C 12C', trump='O')"
LEAKING = ("1", "2", "3", "ArrowDown", "a", "b", "d", "d", "x", "z", "h", "m", "r")
TEN_DEALS = """\
from brisca_teach.views.scene import enabled, playable
ended = 0
while ended < 10:
    scene = game.scene()
    pressed = enabled(scene) & {'again', 'go', 'keep'}
    ended += 'again' in pressed
    if playable(scene):
        game.pick(min(playable(scene)))
    else:
        game.act(min(pressed))
ended"""
DOORS = """\
[lesson.show('1O 1C'), lesson.trick('7C 4B', trump='O'), lesson.explore_trick('7C 4B', trump='O'),
 lesson.explain('brisca_2 O 3C5E2O/7B4B 1:1C', '3C'), lesson.plot('who_beats', card='3C', trump='O'),
 lesson.drill('legal', seed=1), lesson.play('portena', seed=1), lesson.course_map()] and 'all there'"""
SMALL = """(root) => [...root.querySelectorAll('button, summary')].filter((one) => one.checkVisibility())
  .map((one) => one.getBoundingClientRect()).filter((box) => box.width < 44 || box.height < 44).length"""


@pytest.fixture
def opened(lab_page: Opener, tmp_path: Path) -> Opened:
    """`opened(cell, cell ...)`: a notebook with the start and these cells, all of them run."""

    def made(*sources: str) -> NotebookPage:
        cells = [nbformat.v4.new_code_cell(source) for source in (START, *sources)]
        path = tmp_path / "cases.ipynb"
        path.write_text(nbformat.writes(nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)), encoding="utf-8")
        page = lab_page(path)
        assert page.run_all()
        return page

    return made


def root(lab: NotebookPage, cell: int) -> Locator:
    return lab.output(cell).locator(".brisca")


def answers(lab: NotebookPage, cell: int) -> Locator:
    return root(lab, cell).locator("button[data-code].b-is-playable, .b-choice")


def test_case_c69_a_lesson_that_is_not_run_shows_its_pictures_and_makes_sense(lab_page: Opener) -> None:
    lab = lab_page(lessons_folder() / "es" / "04-la-baza.ipynb")
    picture = lab.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden) .jp-OutputArea-output img").first

    expect(picture).to_have_attribute("alt", re.compile("¿Quién se la lleva\\? Pintan oros.*Tú, rey de copas"))
    assert picture.evaluate("(image) => image.complete && image.naturalWidth > 0")
    expect(lab.page.get_by_text("Model not found")).to_have_count(0)


def test_case_c70_a_saved_notebook_has_no_broken_widget_state(opened: Opened, jupyterlab: JupyterServer) -> None:
    lab = opened(TRICK)
    lab.save()

    saved = json.loads((jupyterlab.root / lab.name).read_text("utf-8"))
    nbformat.validate(saved)
    state = saved["metadata"].get("widgets", {}).get("application/vnd.jupyter.widget-state+json")
    assert "widgets" not in saved["metadata"] or (state and state["state"])


def test_case_c71_and_c72_a_message_that_comes_twice_and_a_view_shown_thrice_count_once(opened: Opened) -> None:
    lab = opened("ranks = lesson.drill('rank', seed=71, items=5)\nranks", "ranks", "ranks")
    code = lab.kernel_eval("ranks.question.parts[0].choices[0].value").strip("'")
    lab.kernel_eval(f"[ranks.table._receive(None, {{'pick': {code!r}, 'n': 1}}, None) for _ in range(2)]")
    root(lab, 3).get_by_role("button", name="Seguir").click()
    expect(root(lab, 3)).to_contain_text("2 de 5")
    answers(lab, 3).first.click()
    expect(root(lab, 3).get_by_role("button", name="Seguir")).to_be_visible()

    done = "[one.answered for one in ranks.progress.results() if one.key.kind == 'rank']"
    assert lab.kernel_eval(f"(ranks.at, {done})") == "(1, [2])"


def test_case_c73_two_views_of_one_game_stay_alike_and_the_closed_one_is_gone(opened: Opened) -> None:
    lab = opened("game", "game")
    played = root(lab, 1).locator(".b-you button.b-is-playable").first
    code = played.get_attribute("data-code")
    played.click()
    expect(root(lab, 2).locator(f".b-you [data-code='{code}']")).to_have_count(0)
    lab.ask("w.content.widgets[1].outputArea.model.clear()")
    expect(lab.output(1)).to_have_count(0)
    before = int(lab.kernel_eval("game.table.at"))
    left = root(lab, 2).inner_text()
    root(lab, 2).locator("button[data-key]:not([aria-disabled])").first.click()
    expect(root(lab, 2)).not_to_have_text(left)

    assert int(lab.kernel_eval("game.table.at")) == before + 1


def test_case_c76_keys_in_the_view_leave_the_notebook_alone(opened: Opened) -> None:
    lab = opened("game")
    before = lab.sources()
    root(lab, 1).locator(".b-you button.b-is-playable").first.focus()
    for key in LEAKING:
        lab.page.keyboard.press(key)

    assert lab.sources() == before


def test_case_c78_every_door_returns_without_a_click(opened: Opened) -> None:
    lab = opened(DOORS)

    expect(lab.output(1)).to_contain_text("all there")


def test_case_c79_every_change_is_a_new_value(opened: Opened) -> None:
    lab = opened("before = game.table.drawn\nkept = repr(before)\ngame")
    root(lab, 1).locator(".b-you button.b-is-playable").first.click()
    expect(root(lab, 1).get_by_role("status").first).not_to_be_empty()

    assert lab.kernel_eval("(game.table.drawn is not before, repr(before) == kept)") == "(True, True)"


def test_case_c80_and_c81_many_deals_in_one_view_use_no_more_models_and_a_short_log(opened: Opened) -> None:
    lab = opened("game", f"models = len(_instances)\n{TEN_DEALS}", "len(_instances) - models")

    assert lab.output(2).inner_text().strip() == "10"
    assert abs(int(lab.output(3).inner_text())) <= 5
    assert len(root(lab, 1).inner_text()) < 3000
    assert int(lab.kernel_eval("len(game.scene().log)")) <= 60


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_case_c83_words_stand_out_in_both_themes(opened: Opened, request: pytest.FixtureRequest, theme: str) -> None:
    if theme == "dark":
        request.getfixturevalue("dark")
    lab = opened(TRICK, "drill", "game")
    answers(lab, 2).first.click()
    expect(root(lab, 2).get_by_role("button", name="Seguir")).to_be_visible()

    found = Axe().run(lab.page, context=".brisca", options={"runOnly": ["color-contrast"]}).response["violations"]
    assert found == []


def test_case_c84_where_no_widget_can_be_loaded_the_picture_and_the_text_remain(opened: Opened) -> None:
    lab = opened(f"sorted({TRICK}._repr_mimebundle_()[0])")

    for kind in ("text/html", "text/plain"):
        expect(lab.output(1)).to_contain_text(kind)


def test_case_c86_a_picture_is_shown_once_and_only_when_it_is_the_last_line(opened: Opened) -> None:
    plot = "lesson.plot('who_beats', card='3C', trump='O')"
    figures = "import matplotlib.pyplot as p; p.get_fignums()"
    lab = opened(plot, f"kept = {plot}", f"for _ in range(3):\n    {plot}", figures)

    assert [lab.cell(at).locator("img").count() for at in (1, 2, 3)] == [1, 0, 0]
    expect(lab.output(4)).to_contain_text("[]")


@pytest.mark.usefixtures("narrow")
def test_case_c88_on_a_small_screen_a_drill_fits_and_its_buttons_are_large(opened: Opened) -> None:
    lab = opened("drill", "game")

    for cell in (1, 2):
        assert root(lab, cell).evaluate("(root) => root.scrollWidth <= root.clientWidth")
        assert root(lab, cell).evaluate(SMALL) == 0
