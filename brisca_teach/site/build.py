"""A folder that any static host can serve: JupyterLite with the lessons, the interpreter and the cards."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from brisca_teach.engine.refusal import Refusal
from brisca_teach.lesson_files import lessons_folder
from brisca_teach.site.entrance import entrance
from brisca_teach.site.interpreter import make_interpreter

# Nothing stands between a learner and the lesson, and nothing is asked of anybody but the site itself.
_SETTINGS: dict[str, Any] = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
}
_PAGE: dict[str, Any] = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {
        "appName": "brisca_teach",
        "disabledExtensions": ["@jupyterlab/apputils-extension:announcements"],
        "exposeAppInBrowser": True,
        "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": {"disablePyPIFallback": True}},
    },
}
_APPS = ("lab", "notebooks", "tree")
# What a folder must hold to be taken for an earlier site, which may be replaced.
_OURS = ("index.html", "jupyter-lite.json")


@dataclass(frozen=True)
class Site:
    """What was built: the folder, and its size in files and bytes."""

    folder: Path
    files: int
    size: int


def build_site(folder: Path, *, plots: bool = False) -> Site:
    """Build the site; a site that stood there is replaced once the new one is whole. Refusal for any other folder."""
    if folder.exists() and any(folder.iterdir()) and not all((folder / name).is_file() for name in _OURS):
        raise Refusal("site.taken", path=str(folder))
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        _prepare(scratch / "lite", plots)
        _lite(scratch / "lite", scratch / "site")
        (scratch / "site" / "index.html").write_text(entrance(lessons_folder()), encoding="utf-8", newline="\n")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(scratch / "site", folder)
    found = [path for path in folder.rglob("*") if path.is_file()]
    return Site(folder, len(found), sum(path.stat().st_size for path in found))


def _prepare(lite: Path, plots: bool) -> None:
    make_interpreter(lite / "static" / "pyodide", plots=plots)
    for name, content in (("jupyter-lite.json", _PAGE), ("overrides.json", _SETTINGS)):
        (lite / name).write_text(json.dumps(content, indent=1), encoding="utf-8")
    shutil.copytree(lessons_folder(), lite / "files", ignore=shutil.ignore_patterns(".*"))


def _lite(lite: Path, site: Path) -> None:
    words = ["build", "--lite-dir", str(lite), "--contents", str(lite / "files"), "--output-dir", str(site)]
    apps = [word for app in _APPS for word in ("--apps", app)]
    command = [sys.executable, "-m", "jupyterlite_core", *words, *apps, "--no-sourcemaps"]
    subprocess.run(command, cwd=lite, check=True, stdout=subprocess.DEVNULL)
