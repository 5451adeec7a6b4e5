"""Progress in a file: whole or refused, written beside and renamed, the same twice."""

from datetime import date
from pathlib import Path

import pytest

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_code import BadCode, write_code
from brisca_teach.teaching.progress_text import load_file, read_text, save_file, write_text
from brisca_teach.teaching.progress_work import Work
from brisca_teach.teaching.results import DrillKey

MONDAY = date(2026, 11, 30)


@pytest.fixture
def progress() -> Progress:
    """A learner with two drills and thirty puzzles."""
    progress = Progress(today=lambda: MONDAY)
    progress.finish(DrillKey(4, "trick"), 9, 12)
    progress.finish(DrillKey(3, "rank"), 12, 12)
    for at in range(30):
        progress.tried(f"puzzle.b2-{at:04}", at % 3 > 0, 1000)
    return progress


def test_a_file_brings_back_everything(progress: Progress, tmp_path: Path) -> None:
    file = save_file(progress.work(), tmp_path / "mine.json")

    assert load_file(file) == progress.work()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.json"]


def test_the_same_work_is_the_same_text(progress: Progress) -> None:
    assert write_text(progress.work()) == write_text(read_text(write_text(progress.work())))


def test_in_a_fresh_session_it_restores_and_a_second_time_changes_nothing(progress: Progress) -> None:
    fresh = Progress(today=lambda: MONDAY)
    text = write_text(progress.work())

    assert not fresh.merge(read_text(text)).is_empty
    assert fresh.work() == progress.work()
    assert fresh.merge(read_text(text)) == Work()


def test_an_older_file_takes_nothing_back(progress: Progress) -> None:
    old = write_text(progress.work())
    progress.tried("puzzle.b2-0000", True, 1000)
    progress.finish(DrillKey(4, "trick"), 12, 12)
    now = progress.work()

    assert progress.merge(read_text(old)) == Work()
    assert progress.work() == now


def test_a_code_is_read_at_the_same_door(progress: Progress) -> None:
    assert read_text(write_code(progress.work())).rating == progress.work().rating


def test_a_changed_character_anywhere_is_refused(progress: Progress) -> None:
    text = write_text(progress.work())
    for at in range(0, len(text) - 1, 7):
        other = "7" if text[at] != "7" else "8"
        with pytest.raises(BadCode):
            read_text(text[:at] + other + text[at + 1 :])


@pytest.mark.parametrize(
    "text",
    ["{", "{}", '{"brisca_progress": 1}', '{"brisca_progress":1,"sum":0,"work":{}}',
     '{"brisca_progress":"1","sum":0,"work":{}}', "{" * 100_000, '{"a":' * 100_000],
)  # fmt: skip
def test_half_files_and_other_files_are_refused(text: str) -> None:
    with pytest.raises(BadCode) as refused:
        read_text(text)

    assert refused.value.reason in ("import.file", "import.newer")


def test_a_newer_file_says_so() -> None:
    with pytest.raises(BadCode, match=r"import\.newer"):
        read_text('{"brisca_progress":2,"sum":0,"work":{}}')


def test_no_file_and_a_picture_are_refused(tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(bytes(range(256)))

    for name in ("nothing.json", "picture.png"):
        with pytest.raises(BadCode, match=r"import\.file"):
            load_file(tmp_path / name)


def test_when_the_disk_refuses_the_old_file_stays_and_no_half_one_is_left(
    progress: Progress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = save_file(Work(), tmp_path / "mine.json")
    monkeypatch.setattr("os.fsync", _full)

    with pytest.raises(OSError, match="full"):
        save_file(progress.work(), file)

    assert load_file(file) == Work()
    assert [path.name for path in tmp_path.iterdir()] == ["mine.json"]


def _full(_number: int) -> None:
    raise OSError("the disk is full")
