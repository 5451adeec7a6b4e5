"""Progress where Python itself runs in the browser: its own files end with the page, those beside the notebook stay."""

from __future__ import annotations

from pathlib import Path

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_code import BadCode
from brisca_teach.teaching.progress_text import load_file, save_file
from brisca_teach.teaching.progress_work import Work


def also_kept_in(file: Path, progress: Progress) -> Progress:
    """The progress with what the file holds; from now on each change is written there too.

    Two notebooks have two Pythons here, so what the other wrote meanwhile is merged, never overwritten.
    """
    progress.merge(_held(file))
    progress.listen(lambda: _keep(progress.work(), file))
    return progress


def _keep(work: Work, file: Path) -> None:
    save_file(work.merged(_held(file)), file)


def _held(file: Path) -> Work:
    try:
        return load_file(file)
    except BadCode:  # none yet, or not ours to read: progress goes on without it
        return Work()
