"""Many views in one JupyterLab notebook: each acts alone, none is left behind, two quick clicks play one card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from axe_playwright_python.sync_playwright import Axe
from jupyter_browser import NotebookPage
from playwright.sync_api import Locator, expect

Opener = Callable[[Path], NotebookPage]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
VIEWS = 20
START = """\
from brisca_teach.lesson import Lesson
lesson = Lesson('es', 8)
KINDS = ('recognise', 'trick', 'points', 'rank', 'legal')
views = [lesson.play('brisca_2', seed=n) if n % 2 else lesson.drill(KINDS[n // 2 % 5], seed=n) for n in range(20)]
from ipywidgets.widgets.widget import _instances
tables = lambda: len(_instances)
"""
CONTRAST = """(root) => {
  const rgb = (colour) => (colour.match(/[\\d.]+/g) || [0, 0, 0, 0]).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (node) => {
    for (let one = node; one; one = one.parentElement) {
      const colour = rgb(getComputedStyle(one).backgroundColor);
      if (colour.length < 4 || colour[3] > 0.99) return colour;
    }
    return [255, 255, 255];
  };
  const words = [...root.querySelectorAll('*')].filter((one) => !one.closest('svg') && one.checkVisibility()
    && [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()));
  return words.map((one) => {
    const [a, b] = [light(rgb(getComputedStyle(one).color)), light(ground(one))];
    return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), one.textContent.trim()];
  });
}"""


def notebook(folder: Path, *sources: str) -> Path:
    cells = [nbformat.v4.new_code_cell(source) for source in sources]
    path = folder / "many.ipynb"
    path.write_text(nbformat.writes(nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)), encoding="utf-8")
    return path


@pytest.fixture
def opened(lab_page: Opener, tmp_path: Path) -> Callable[..., NotebookPage]:
    """`opened(cell, cell ...)`: a notebook with these cells, all of them run."""

    def made(*sources: str) -> NotebookPage:
        page = lab_page(notebook(tmp_path, *sources))
        assert page.run_all()
        return page

    return made


def root(lab: NotebookPage, cell: int) -> Locator:
    return lab.output(cell).locator(".brisca")


def test_twenty_views_in_one_notebook_act_alone(opened: Callable[..., NotebookPage]) -> None:
    lab = opened(START, *(f"views[{n}]" for n in range(VIEWS)))
    for cell in range(1, VIEWS + 1):
        expect(root(lab, cell)).to_be_visible()
    texts = [root(lab, cell).inner_text() for cell in range(1, VIEWS + 1)]

    for cell in (2, 11, 20):  # a table, a drill, a table
        press = root(lab, cell).locator("button[data-code]:not([aria-disabled]), .b-choice:not([aria-disabled])").first
        press.click()
        lab.page.wait_for_function(
            "([root, before]) => root.innerText !== before", arg=[root(lab, cell).element_handle(), texts[cell - 1]]
        )
        changed = [at for at in range(1, VIEWS + 1) if root(lab, at).inner_text() != texts[at - 1]]
        assert changed == [cell]
        texts[cell - 1] = root(lab, cell).inner_text()

    ids = lab.page.evaluate("[...document.querySelectorAll('.brisca [id]')].map(one => one.id)")
    assert len(ids) == len(set(ids))


RUN_AGAIN = """\
w.content.activeCellIndex = 1;
const shown = () => w.content.widgets[1].node.querySelector('.brisca');
for (let n = 0; n < 200; n += 1) {
  const before = shown();
  await app.commands.execute('notebook:run-cell');
  while (!shown() || shown() === before) await new Promise(requestAnimationFrame);
}
await w.sessionContext.session.kernel.requestKernelInfo();"""


def test_a_cell_run_two_hundred_times_leaves_no_live_model_behind(opened: Callable[..., NotebookPage]) -> None:
    lab = opened(START, "lesson.ask('rank', '3C 7C')", "before = tables()")
    lab.ask(RUN_AGAIN)

    assert abs(int(lab.kernel_eval("tables()")) - int(lab.kernel_eval("before"))) <= 5
    expect(root(lab, 1)).to_have_count(1)
    root(lab, 1).locator("button[data-code='3C']").click()
    expect(root(lab, 1).get_by_role("status")).not_to_be_empty()


def test_two_clicks_within_50_ms_play_one_card(opened: Callable[..., NotebookPage]) -> None:
    lab = opened(START, "views[1]")
    took = root(lab, 1).evaluate(
        """root => { const start = performance.now();
          const cards = root.querySelectorAll('.b-you button.b-is-playable');
          cards[0].click(); cards[1].click(); cards[0].click();
          return performance.now() - start; }"""
    )
    expect(root(lab, 1).get_by_role("button", name="Seguir")).to_be_visible()

    assert took < 50
    assert lab.kernel_eval("len([one for one in views[1].moment.game.steps if one.seat == 0 and one.card])") == "1"


LOOKS = ("views[1]", "lesson.ask('position', 'brisca_2 O 1E3C4E/12B4C5B 0:- 5E6O -/-')", "lesson.drill('today')",
         "lesson.course_map()")  # fmt: skip
TALKING = "signs = lesson.play('brisca_senas', seed=3)\nsigns"


@pytest.mark.parametrize("theme", ["light", "dark", "unset"])
def test_words_stand_out_and_axe_finds_nothing_serious(
    opened: Callable[..., NotebookPage], request: pytest.FixtureRequest, theme: str
) -> None:
    if theme == "dark":
        request.getfixturevalue("dark")
    lab = opened(START, *LOOKS, TALKING)
    if theme == "unset":  # a page that sets none of the colours of JupyterLab's themes
        unset = "for (const name of ['color0', 'color1', 'color2']) {"
        unset += " document.body.style.setProperty(`--jp-layout-${name}`, ''); }"
        lab.page.evaluate(f"() => {{ {unset} }}")
    for press in ("settings", "record", "values", "hint", "hint", "hint"):
        lab.kernel_eval(f"views[1].act('{press}')")
    lab.kernel_eval("signs.act('talk')")
    expect(root(lab, 1).locator(".b-text")).to_be_visible()
    expect(root(lab, 5).locator("[data-act^='sign:']").first).to_be_visible()

    lab.page.evaluate("document.querySelectorAll('.bm, .brisca').forEach(one => one.setAttribute('data-checked', ''))")
    found = Axe().run(lab.page, context="[data-checked]").response["violations"]
    pale = [
        (round(ratio, 2), words[:60])
        for view in lab.page.locator("[data-checked]").all()
        for ratio, words in view.evaluate(CONTRAST)
        if ratio < 4.5
    ]

    serious = [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]
    assert serious == []
    assert pale == []
