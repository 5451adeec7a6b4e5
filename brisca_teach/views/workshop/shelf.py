"""A file of positions, one a line; what follows a # is for people."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path


def read_positions(file: Path) -> tuple[str, ...]:
    """The lines of the file that hold a position; none when there is no file."""
    if not file.is_file():
        return ()
    lines = (line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8-sig").splitlines())
    return tuple(line for line in lines if line)


def write_positions(file: Path, lines: Iterable[str]) -> None:
    """Add these lines to the file, beside it first and then renamed; what is in it stays as it was written."""
    before = file.read_text(encoding="utf-8-sig") if file.is_file() else ""
    there = read_positions(file)
    added = [line for line in lines if line not in there]
    if before and not before.endswith("\n"):
        before += "\n"
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        draft.write_text(before + "".join(f"{line}\n" for line in added), encoding="utf-8", newline="\n")
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
