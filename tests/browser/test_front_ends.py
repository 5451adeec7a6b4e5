"""A lesson where else people open notebooks: Notebook 7, Voila, and a saved page where nothing runs."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from jupyter_apps import serving
from jupyter_browser import LONG
from nbconvert import HTMLExporter
from playwright.sync_api import Browser, Page, Route, expect
from tree import ROOT

LESSON = ROOT / "lessons/es/04-la-baza.ipynb"
IDLE = "() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
RUN = "() => window.jupyterapp.commands.execute('notebook:run-all-cells').then((ok) => ok !== false)"
OUTSIDE = ("http://127.0.0.1", "ws://127.0.0.1", "data:", "blob:", "file:")


@pytest.fixture
def alone(browser: Browser) -> Iterator[Page]:
    """A page for which there is no network but this machine; what it asked of others is in `page.refused`."""
    context = browser.new_context(viewport={"width": 1100, "height": 900})

    def only_here(route: Route) -> None:
        route.continue_() if route.request.url.startswith(OUTSIDE) else route.abort()

    context.route("**/*", only_here)
    page = context.new_page()
    page.set_default_timeout(LONG)
    yield page
    context.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the lesson in it, and a space and an accent in its name."""
    made = tmp_path / "mis juegos ñ"
    made.mkdir()
    shutil.copy(LESSON, made)
    return made


def answer_first_question(page: Page) -> None:
    view = page.locator(".brisca:visible", has_text="¿Quién se la lleva?").first
    view.get_by_role("button", name="Tú: rey de copas").click()
    expect(view).to_have_attribute("data-verdict", "right")
    expect(view.get_by_role("status")).to_contain_text("La baza es tuya: 4 puntos.")


def test_notebook_7(alone: Page, folder: Path) -> None:
    options = ["--no-browser", "--allow-root", "--ip=127.0.0.1", "--IdentityProvider.token="]
    options += [f"--notebook-dir={folder}", "--LanguageServerManager.autodetect=False"]
    options += ["--JupyterNotebookApp.expose_app_in_browser=True"]
    with serving(folder, "notebook", *options) as address:
        alone.goto(f"{address}/notebooks/{LESSON.name}")
        alone.wait_for_function(IDLE)
        assert alone.evaluate(RUN)

        answer_first_question(alone)
        alone.locator(".brisca:visible button").first.focus()
        cells = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"
        before = alone.evaluate(cells)
        for key in ("a", "b", "d", "d", "x"):
            alone.keyboard.press(key)
        assert alone.evaluate(cells) == before


def test_voila_shows_the_views_and_no_code(alone: Page, folder: Path) -> None:
    options = ["--no-browser", "--Voila.ip=127.0.0.1", "--show_tracebacks=True"]
    with serving(folder, "voila", str(folder / LESSON.name), *options) as address:
        alone.goto(address)

        answer_first_question(alone)
        assert "lesson.ask" not in alone.locator("body").inner_text()


@pytest.fixture(scope="module")
def still(browser: Browser) -> Iterator[Page]:
    """A page where no script runs and no address answers."""
    context = browser.new_context(java_script_enabled=False, offline=True)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("path", sorted(ROOT.glob("lessons/*/*.ipynb")), ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_a_saved_lesson_reads_where_nothing_runs(still: Page, path: Path, tmp_path: Path) -> None:
    """As nbconvert writes it, without scripts and without a network: every picture is there, and its words."""
    saved = tmp_path / "lesson.html"
    saved.write_text(HTMLExporter(template_name="basic").from_filename(str(path))[0], encoding="utf-8")
    still.goto(saved.as_uri())
    for folded in still.locator("summary").all():
        folded.click()

    pictures = still.locator("img")
    views = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell.get("outputs")]
    assert pictures.count() >= len(views) // 2
    for picture in pictures.all():
        assert (picture.get_attribute("src") or "").startswith("data:image/")
        assert (picture.get_attribute("alt") or "").strip()
        box = picture.bounding_box()
        assert box is not None
        assert box["width"] > 30
