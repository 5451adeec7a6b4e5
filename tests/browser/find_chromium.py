"""Print where the tests' browser is; else the one command that installs it, with exit status 1."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)


def chromium() -> Path | None:
    """Give the browser's path: BRISCA_CHROMIUM, else one of the system, else one Playwright fetched."""
    named = os.environ.get("BRISCA_CHROMIUM")
    if named is not None:
        return Path(named) if Path(named).is_file() else None
    found = [place for name in NAMES if (place := shutil.which(name))]
    there = next((Path(place) for place in (*found, *PLACES) if Path(place).is_file()), None)
    return there or _from_playwright()


def _from_playwright() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.is_file() else None


def install_command() -> str:
    """Give the command for this system: Debian has a package, elsewhere Playwright fetches one."""
    release = Path("/etc/os-release")
    if release.is_file() and "ID=debian" in release.read_text(encoding="utf-8").splitlines():
        sudo = "" if os.geteuid() == 0 else "sudo "
        return f"{sudo}apt-get install -y chromium fonts-dejavu-core"
    return f'"{sys.executable}" -m playwright install chromium'


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    path = chromium()
    print(path or install_command())
    sys.exit(0 if path else 1)
