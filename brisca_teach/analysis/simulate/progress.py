"""A progress bar where tqdm is installed, and none where it is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Progress = Callable[[int, int], None]


@contextmanager
def progress_bar(label: str = "") -> Iterator[Progress | None]:
    """What to give as `progress`: a bar that moves, or None without tqdm."""
    if find_spec("tqdm") is None:
        yield None
        return
    bar: Any = import_module("tqdm.auto").tqdm(desc=label)
    try:
        yield lambda done, total: _move(bar, done, total)
    finally:
        bar.close()


def _move(bar: Any, done: int, total: int) -> None:
    bar.total, bar.n = total, done
    bar.refresh()
