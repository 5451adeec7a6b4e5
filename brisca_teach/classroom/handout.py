"""Exercises on paper and on the wall: a sheet, its key, slides; as pages, and as PDF where something can make one."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from brisca_teach.classroom.pages import paged, render, shown
from brisca_teach.classroom.paper import Part
from brisca_teach.views.words import say

_BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")


@dataclass(frozen=True)
class Handout:
    """What was written; `without_pdf` when pages were asked for as PDF and nothing here can make one."""

    files: tuple[Path, ...]
    without_pdf: bool = False


def write_handout(
    lang: str, title: str, parts: Sequence[Part], seed: int, folder: Path, *, pdf: bool = False, slides: bool = False
) -> Handout:
    """Write the sheet and the key, and slides if asked; the key has KEY or CLAVE in its name."""
    folder.mkdir(parents=True, exist_ok=True)
    questions = [question for part in parts for question in part.questions(seed)]
    pages = paged(shown(lang, number, question) for number, question in enumerate(questions, 1))
    name, key = say(lang, "class.sheet_file"), say(lang, "class.key_word")
    wanted = {name: ("sheet.html", title, False), f"{key}-{name}": ("sheet.html", f"{title} · {key}", True)}
    if slides:
        wanted[say(lang, "class.slides_file")] = ("slides.html", title, True)
    files = [_written(lang, folder / f"{file}.html", pages, *facts) for file, facts in wanted.items()]
    printed = [made for file in files if pdf and (made := _printed(file))]
    return Handout((*files, *printed), pdf and not printed)


def _written(lang: str, file: Path, pages: object, template: str, title: str, with_answers: bool) -> Path:
    text = render(lang, template, title=title, pages=pages, with_answers=with_answers)
    draft = file.with_name(f"{file.name}.part")
    draft.write_text(text, encoding="utf-8", newline="\n")
    return draft.replace(file)


def _printed(file: Path) -> Path | None:
    """The page as PDF beside it: by WeasyPrint, else by a browser of this system; None where there is neither."""
    target = file.with_suffix(".pdf")
    try:
        importlib.import_module("weasyprint").HTML(filename=str(file)).write_pdf(str(target))
    except (ImportError, OSError):  # not there, or without the system libraries it needs
        _print_in_browser(file, target)
    return target if target.exists() else None


def _print_in_browser(file: Path, target: Path) -> None:
    browser = next(filter(None, map(shutil.which, _BROWSERS)), None)
    if browser is None:
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        words = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", "--no-pdf-header-footer"]
        command = [browser, *words, f"--print-to-pdf={target}", file.resolve().as_uri()]
        subprocess.run(command, check=False, capture_output=True, timeout=120)
