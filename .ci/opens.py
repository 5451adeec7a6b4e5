"""Do what the README says first, `python3 start.py`, and look: lesson 00 stands in the browser and nothing in its way.

.venv/bin/python .ci/opens.py [es|en]
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from jupyter_browser import LONG, open_browser  # noqa: E402
from playwright.sync_api import Page, expect  # noqa: E402

# JupyterLab brings back what was open before: only the notebook in front is looked at.
IDLE = ".jp-Notebook-ExecutionIndicator[data-status=idle]:visible"
TITLES = {"es": "Empieza aquí", "en": "Start here"}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/lab/tree/\S+token=\w+")


def address_of(start: subprocess.Popen[str]) -> str:
    """Give the address that JupyterLab prints for a person to open."""
    assert start.stdout is not None
    said = []
    for line in start.stdout:
        said.append(line)
        if found := ADDRESS.search(line):
            return found[0]
    sys.exit("".join(said) + "start.py ended without an address")


def look(page: Page, address: str, lang: str) -> None:
    page.goto(address)
    page.get_by_role("heading", name=TITLES[lang]).first.wait_for(timeout=LONG)
    expect(page.locator(IDLE).first).to_be_visible(timeout=LONG)
    expect(page.locator(".jp-Dialog")).to_have_count(0)
    expect(page.locator(".Toastify__toast")).to_have_count(0)
    if shots := os.environ.get("BRISCA_SHOTS"):
        page.screenshot(path=Path(shots) / f"opens-{lang}.png")


def main(lang: str) -> None:
    began = time.monotonic()
    command = [sys.executable, "start.py", "--no-browser", "--lang", lang]
    start = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace"
    )
    try:
        address = address_of(start)
        printed = time.monotonic() - began
        with open_browser() as browser:
            look(browser.new_page(), address, lang)
        print(f"{lang}: address after {printed:.1f} s, lesson 00 in the browser after {time.monotonic() - began:.1f} s")
    finally:
        start.terminate()
        start.wait(30)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "es")
