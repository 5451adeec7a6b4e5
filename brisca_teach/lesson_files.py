"""Where the lessons lie, in a checkout and in an installed kit."""

from __future__ import annotations

import shutil
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def lessons_folder() -> Path:
    """The folder with the lessons of both languages; FileNotFoundError when the kit has none."""
    for folder in (_PACKAGE / "lessons", _PACKAGE.parent / "lessons"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(_PACKAGE / "lessons")


def first_lesson(folder: Path, lang: str) -> Path:
    """The notebook with which a learner begins."""
    return min((folder / lang).glob("00-*.ipynb"))


def lent_to(folder: Path) -> Path:
    """The folder with a copy of each lesson that is not there yet; the learner's own files stay as they are."""
    for lesson in sorted(lessons_folder().rglob("*.ipynb")):
        copy = folder / lesson.relative_to(lessons_folder())
        if not copy.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(lesson, copy)
    return folder
