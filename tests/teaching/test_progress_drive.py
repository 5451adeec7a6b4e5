"""Where Python runs in the browser, progress lies in a file beside the notebooks."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_drive import also_kept_in
from brisca_teach.teaching.progress_place import drive_file
from brisca_teach.teaching.results import DrillKey

TRICK, RANK = DrillKey(4, "trick"), DrillKey(3, "rank")


def opened(file: Path) -> Progress:
    """A new Python that remembers nothing but the file."""
    return also_kept_in(file, Progress(None, lambda: date(2026, 12, 1)))


def test_the_next_python_finds_what_this_one_did(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    opened(file).finish(TRICK, 10, 12)

    assert opened(file).result(TRICK).right == 10


def test_two_notebooks_lose_nothing_of_each_other(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    one, other = opened(file), opened(file)

    one.finish(TRICK, 10, 12)
    other.finish(RANK, 15, 15)

    assert {result.key for result in opened(file).results()} == {TRICK, RANK}


def test_a_damaged_file_stops_nobody(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    file.write_text("{half", encoding="utf-8")

    opened(file).finish(TRICK, 3, 12)

    assert opened(file).result(TRICK).right == 3


@pytest.mark.parametrize(("platform", "is_there"), [("emscripten", True), ("linux", False), ("win32", False)])
def test_only_a_browser_has_a_drive(tmp_path: Path, platform: str, is_there: bool) -> None:
    assert (drive_file(platform, tmp_path) is not None) is is_there


def test_a_browser_without_a_drive_has_none(tmp_path: Path) -> None:
    assert drive_file("emscripten", tmp_path / "none") is None
