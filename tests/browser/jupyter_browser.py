"""A real JupyterLab and a notebook in it, as tests hold them. The fixtures are in conftest.py."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from find_chromium import chromium, install_command
from playwright.sync_api import Browser, Locator, Page, sync_playwright

FLAGS = (
    "--no-sandbox",  # root, as in most containers, gets no browser without it
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
)
LONG = 60_000  # ms; a cold machine is slow, a warm one needs a fraction of it

# What would otherwise pop up in front of a test, or reach for the network.
SETTINGS: dict[str, Any] = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/apputils-extension:themes": {"theme": "JupyterLab Light"},
    # every cell stays in the page; the other modes detach or skip cells that are off the screen
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
    "@jupyterlab/docmanager-extension:plugin": {"autosave": False},
}
PAGE_CONFIG: dict[str, Any] = {
    "disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True},
    "buildAvailable": False,  # else each page load runs node for seconds
    "buildCheck": False,
}
SERVER = {
    "ServerApp": {
        "jpserver_extensions": {"jupyterlab": True, "jupyter_lsp": False, "jupyter_server_terminals": False},
        "port_retries": 0,
    },
    "LabApp": {"expose_app_in_browser": True, "extension_manager": "readonly"},
}
PRIVATE = {
    "JUPYTER_CONFIG_DIR": "config",
    "JUPYTER_DATA_DIR": "data",
    "JUPYTER_RUNTIME_DIR": "runtime",
    "JUPYTERLAB_SETTINGS_DIR": "settings",
    "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    "IPYTHONDIR": "ipython",
    "BRISCA_HOME": "progress",
}


class JupyterServer:
    """A JupyterLab with folders of its own: it reads and writes nothing of the person who runs the tests."""

    def __init__(self, base: Path) -> None:
        self.base, self.root = base, base / "root"
        self.root.mkdir(parents=True)
        self.token, self.port = secrets.token_hex(16), _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._configure()
        self.log = base / "server.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(self._command(), env=self._env(), stdout=log, stderr=log)
        self._wait()

    def _configure(self) -> None:
        labconfig = self.base / "config" / "labconfig"
        labconfig.mkdir(parents=True)
        for place, content in (
            (labconfig / "default_setting_overrides.json", SETTINGS),
            (labconfig / "page_config.json", PAGE_CONFIG),
            (self.base / "config" / "jupyter_server_config.json", SERVER),
        ):
            place.write_text(json.dumps(content), encoding="utf-8")

    def _command(self) -> list[str]:
        return [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", "--ip=127.0.0.1"),
            *(f"--port={self.port}", f"--IdentityProvider.token={self.token}"),
            f"--ServerApp.root_dir={self.root}",
        ]

    def _env(self) -> dict[str, str]:
        private = {name: str(self.base / folder) for name, folder in PRIVATE.items()}
        return {**os.environ, **private, "LANG": "C.UTF-8"}

    def _wait(self) -> None:
        probe = f"{self.url}/api/status?token={self.token}"
        end = time.monotonic() + 120
        while True:
            try:
                urllib.request.urlopen(probe, timeout=30).read()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    self.stop()
                    said = self.log.read_text(encoding="utf-8", errors="replace")[-3000:]
                    raise RuntimeError(f"JupyterLab did not start:\n{said}") from None
                time.sleep(0.1)

    def put(self, notebook: Path, name: str) -> None:
        """Copy a notebook in: a test never runs, or saves over, the repository's file."""
        shutil.copy(notebook, self.root / name)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class NotebookPage:
    """One notebook, open in the tab where JupyterLab is loaded."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        page.evaluate(
            "(path) => window.jupyterapp.commands.execute('docmanager:open', {path, factory: 'Notebook'})"
            ".then(() => null)",  # a JupyterLab widget cannot be sent back to Python
            name,
        )
        page.wait_for_function(
            "(path) => window.jupyterapp.shell.currentWidget?.context?.path === path", arg=name, timeout=LONG
        )
        self.ask("await w.context.ready; await w.revealed; await w.sessionContext.ready;")
        # the little circle says "idle" before there is a kernel; the session itself does not
        page.wait_for_function(
            "() => window.jupyterapp.shell.currentWidget.sessionContext.session?.kernel?.status === 'idle'",
            timeout=LONG,
        )

    def ask(self, script: str, arg: object = None) -> Any:
        """Run JavaScript with `app`, `w` (the notebook's panel) and `arg`; give what it returns."""
        prelude = "const app = window.jupyterapp, w = app.shell.currentWidget;"
        late = f"new Promise((_, no) => setTimeout(() => no(new Error('no answer in {LONG} ms')), {LONG}))"
        work = f"(async (arg) => {{ {prelude} {script} }})(arg)"  # a dialog would keep it waiting for ever
        return self.page.evaluate(f"(arg) => Promise.race([{work}, {late}])", arg)

    def run_all(self) -> bool:
        """Run every cell; True when none failed."""
        return bool(
            self.ask(
                "const ok = await app.commands.execute('notebook:run-all-cells');"
                "await w.sessionContext.session.kernel.requestKernelInfo();"  # all its messages are in
                "return ok !== false;"
            )
        )

    def cell(self, index: int) -> Locator:
        panel = ".jp-NotebookPanel:not(.lm-mod-hidden)"
        return self.page.locator(f'{panel} .jp-Cell[data-windowed-list-index="{index}"]')

    def output(self, index: int) -> Locator:
        return self.cell(index).locator(".jp-OutputArea-output")

    def sources(self) -> list[list[str]]:
        """Give [kind, text] for every cell as the notebook now holds it."""
        cells = self.ask("return w.content.model.sharedModel.toJSON().cells")
        return [[cell["cell_type"], "".join(cell["source"])] for cell in cells]

    def kernel_eval(self, expression: str) -> str:
        """Give repr(expression) as the kernel computes it, leaving no trace in the notebook."""
        value = self.ask(
            "const request = {code: '', silent: true, store_history: false, user_expressions: {v: arg}};"
            "const reply = await w.sessionContext.session.kernel.requestExecute(request).done;"
            "return reply.content.user_expressions.v;",
            expression,
        )
        if value["status"] != "ok":
            raise AssertionError(f"{expression}: {value['ename']}: {value['evalue']}")
        return str(value["data"]["text/plain"])

    def save(self) -> None:
        self.ask("await app.commands.execute('docmanager:save')")

    def close(self) -> None:
        """Stop the kernel and close the notebook without a question about saving."""
        self.ask("await w.sessionContext.shutdown().catch(() => {}); w.context.model.dirty = false; w.close();")


def load_lab(page: Page, server: JupyterServer) -> None:
    """Load JupyterLab once in the tab, with nothing but the notebook's place on the screen."""
    page.goto(f"{server.url}/lab?reset&token={server.token}")
    page.wait_for_function("() => window.jupyterapp", timeout=LONG)
    page.evaluate("async () => { await window.jupyterapp.restored; window.jupyterapp.shell.collapseLeft(); }")
    _wait_for_splash(page)


def use_theme(page: Page, name: str) -> None:
    """Change JupyterLab's theme and wait until the page wears it."""
    page.evaluate("(theme) => window.jupyterapp.commands.execute('apputils:change-theme', {theme})", name)
    page.wait_for_function("(name) => document.body.dataset.jpThemeName === name", arg=name, timeout=LONG)
    _wait_for_splash(page)


def _wait_for_splash(page: Page) -> None:
    """Wait until the picture of loading is gone: JupyterLab stumbles over a second one that comes too soon."""
    page.wait_for_function("() => !document.getElementById('jupyterlab-splash')", timeout=LONG)


def toggle_side_bars(page: Page) -> None:
    for side in ("left", "right"):
        toggle = "(side) => window.jupyterapp.commands.execute('application:toggle-side-tabbar', {side})"
        page.evaluate(toggle, side)


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Give the browser of the system; a missing one is an error with the command that installs it."""
    path = chromium()
    if path is None:
        raise FileNotFoundError(f"no Chromium; this installs it: {install_command()}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS), timeout=LONG)
        yield browser
        browser.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
