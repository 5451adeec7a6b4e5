"""The static site, served to a browser that reaches nothing else: lessons, solver and progress run in it."""

from __future__ import annotations

import functools
import http.server
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from jupyter_browser import LONG
from playwright.sync_api import Browser, Page, Route, expect

from brisca_teach.site import Site, build_site

IDLE = "() => window.jupyterapp?.shell?.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
RUN = """async () => {
  const ran = await window.jupyterapp.commands.execute('notebook:run-all-cells');
  await window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestKernelInfo();
  return ran !== false;
}"""
FAILED = """() => window.jupyterapp.shell.currentWidget.content.model.sharedModel.toJSON().cells
  .flatMap((cell) => cell.outputs || []).filter((output) => output.output_type === 'error')
  .map((output) => output.ename + ': ' + output.evalue)"""
ASK = """async (code) => {
  let said = '';
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const asked = kernel.requestExecute({ code, store_history: false });
  asked.onIOPub = (message) => { said += message.content.text || message.content.evalue || ''; };
  await asked.done;
  return said.trim();
}"""
PRESSABLE = "button[data-key]:not([aria-disabled]):not([disabled])"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Any static host, without its log."""

    def log_message(self, *_said: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    began = time.monotonic()
    built = build_site(tmp_path_factory.mktemp("web") / "sitio ñ")
    print(f"site: {built.files} files, {built.size / 1e6:.0f} MB, {time.monotonic() - began:.0f} s to build")
    return built


@pytest.fixture(scope="module")
def address(site: Site) -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(site.folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def visitor(browser: Browser, address: str) -> Iterator[Page]:
    """A browser profile that is new at first, and for which there is no network but the site."""
    context = browser.new_context(viewport={"width": 1100, "height": 900})
    asked: list[str] = []

    def only_the_site(route: Route) -> None:
        if route.request.url.startswith((address, "data:", "blob:")):
            route.continue_()
        else:
            asked.append(route.request.url)
            route.abort()

    context.route("**/*", only_the_site)
    page = context.new_page()
    page.set_default_timeout(LONG)
    yield page
    context.close()
    assert asked == []


def open_lesson(page: Page, address: str, lang: str, title: str) -> float:
    """Go through the entrance to a lesson and run it; give the seconds from the click until Python was there."""
    page.goto(address)
    began = time.monotonic()
    page.locator(f"section[lang={lang}]").get_by_role("link", name=title).click()
    page.wait_for_function(IDLE, timeout=3 * LONG)
    waited = time.monotonic() - began
    assert page.evaluate(RUN)
    assert page.evaluate(FAILED) == []
    return waited


def ask(page: Page, code: str) -> str:
    return str(page.evaluate(ASK, code))


def test_lesson_04_is_answered_and_what_was_done_survives_a_reload(visitor: Page, address: str) -> None:
    waited = open_lesson(visitor, address, "es", "La baza")
    print(f"site: Python ready {waited:.1f} s after the click")
    view = visitor.locator(".brisca:visible", has_text="¿Quién se la lleva?").first

    view.get_by_role("button", name="Tú: rey de copas").click()
    expect(view).to_have_attribute("data-verdict", "right")
    done = "lesson.progress.finish(DrillKey(4, 'trick'), 11, 12)"
    ask(visitor, f"from brisca_teach.teaching.results import DrillKey; {done}")
    visitor.reload()
    visitor.wait_for_function(IDLE, timeout=3 * LONG)
    assert visitor.evaluate(RUN)

    told = ask(visitor, "print([(one.key.kind, one.right, one.total) for one in lesson.progress.results()])")
    assert told == "[('trick', 11, 12)]"


def test_lesson_18_solves_an_ending(visitor: Page, address: str) -> None:
    open_lesson(visitor, address, "en", "Strategy II: the endgame")

    view = visitor.locator(f".brisca:visible:has({PRESSABLE})").first
    view.locator(PRESSABLE).first.click()
    expect(view).to_have_attribute("data-verdict", re.compile("right|near|wrong"))
    line = "from brisca_teach import Position, solve; print(solve(Position.parse('brisca_2 O 3C5E2O/7B4B 1:1C')).best)"
    assert "2O" in ask(visitor, line)


def test_the_entrance_is_for_everybody(visitor: Page, address: str) -> None:
    visitor.goto(address)

    for scheme in ("light", "dark"):
        visitor.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert Axe().run(visitor).response["violations"] == []


def test_the_site_asks_nothing_of_other_hosts_by_name(site: Site) -> None:
    """What the pages are told to load is on the site itself."""
    told = (site.folder / "jupyter-lite.json").read_text(encoding="utf-8")
    lock = (site.folder / "static" / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8")

    assert "://" not in told
    assert "://" not in lock


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", encoding="utf-8")

    with pytest.raises(ValueError, match=r"site\.taken"):
        build_site(tmp_path)
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "mine"
