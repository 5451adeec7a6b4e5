"""Fixtures for tests in a real JupyterLab: one server and one tab for all, one notebook for each test."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from jupyter_browser import LONG, JupyterServer, NotebookPage, load_lab, open_browser, toggle_side_bars, use_theme
from playwright.sync_api import Browser, Page, Request, WebSocket


class LabTab:
    """The one tab: its page, the addresses outside this machine it asked for, and its script errors."""

    def __init__(self, page: Page, server: JupyterServer) -> None:
        self.page, self.server = page, server
        self.outside: list[str] = []
        self.errors: list[str] = []
        self.opened: list[NotebookPage] = []
        page.context.on("request", lambda request: self._note(request))
        page.on("websocket", lambda socket: self._note(socket))
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _note(self, asked: Request | WebSocket) -> None:
        own = (self.server.url, self.server.url.replace("http", "ws", 1), "data:", "blob:")
        if not asked.url.startswith(own):
            self.outside.append(asked.url)

    def open(self, notebook: Path, title: str) -> NotebookPage:
        name = f"{title}-{len(self.opened)}-{notebook.name}"
        self.server.put(notebook, name)
        self.opened.append(NotebookPage(self.page, name))
        return self.opened[-1]

    def shoot(self, title: str) -> None:
        """Keep a picture of the page as title.png in the folder that BRISCA_SHOTS names, if it does."""
        if folder := os.environ.get("BRISCA_SHOTS"):
            Path(folder).mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=Path(folder) / f"{title}.png")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        with open_browser() as browser:
            yield browser
    except FileNotFoundError as missing:
        pytest.fail(str(missing), pytrace=False)  # a skipped browser test would prove nothing


@pytest.fixture(scope="session")
def jupyterlab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[JupyterServer]:
    server = JupyterServer(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def lab_tab(browser: Browser, jupyterlab: JupyterServer) -> Iterator[LabTab]:
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-US")
    context.set_default_timeout(LONG // 2)
    tab = LabTab(context.new_page(), jupyterlab)
    load_lab(tab.page, jupyterlab)
    yield tab
    context.close()


@pytest.fixture
def lab_page(lab_tab: LabTab, request: pytest.FixtureRequest) -> Iterator[Callable[[Path], NotebookPage]]:
    """`lab_page(path)` opens a copy of a notebook; the end of the test leaves no request outside behind."""
    title = re.sub(r"\W+", "-", request.node.name).strip("-")
    yield lambda notebook: lab_tab.open(Path(notebook), title)
    lab_tab.shoot(title)
    while lab_tab.opened:
        lab_tab.opened.pop().close()
    outside, errors = list(lab_tab.outside), list(lab_tab.errors)
    lab_tab.outside.clear()
    lab_tab.errors.clear()
    assert not outside, f"requests that left this machine: {outside}"
    assert not errors, f"script errors in the page: {errors}"


@pytest.fixture
def dark(lab_tab: LabTab) -> Iterator[None]:
    """JupyterLab in its dark theme, for this test."""
    use_theme(lab_tab.page, "JupyterLab Dark")
    yield
    use_theme(lab_tab.page, "JupyterLab Light")


@pytest.fixture
def narrow(lab_tab: LabTab) -> Iterator[None]:
    """A window as wide as a small phone, 360 px, with JupyterLab's side bars put away, for this test."""
    lab_tab.page.set_viewport_size({"width": 360, "height": 740})
    toggle_side_bars(lab_tab.page)
    yield
    toggle_side_bars(lab_tab.page)
    lab_tab.page.set_viewport_size({"width": 1280, "height": 900})
