"""Progress as a text of its own, for a file or the browser's memory: everything, nothing left out, with a check sum."""

from __future__ import annotations

import json
import os
import zlib
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

from brisca_teach.teaching.progress_code import BadCode, read_code
from brisca_teach.teaching.progress_work import Work
from brisca_teach.teaching.rating import Rating
from brisca_teach.teaching.results import DrillKey, Result
from brisca_teach.teaching.schedule import TOP_HARDNESS, TOP_MEMORY, Repeat

FORMAT = 1
LONGEST = 2_000_000
"""Characters; a longer text is none of ours."""


def write_text(work: Work) -> str:
    """The work as JSON, the same for the same work."""
    content = {
        "results": [asdict(result) for result in work.results],
        "repeats": [asdict(repeat) for repeat in work.repeats],
        "days": list(work.days),
        "rating": asdict(work.rating),
    }
    inner = json.dumps(content, default=date.isoformat, ensure_ascii=True, separators=(",", ":"))
    return f'{{"brisca_progress":{FORMAT},"sum":{zlib.crc32(inner.encode())},"work":{inner}}}\n'


def read_text(text: str) -> Work:
    """The work in a text, or in a code; BadCode with the reason for anything else."""
    if not text.lstrip().startswith("{"):
        return read_code(text)
    try:
        return _checked(json.loads(text) if len(text) <= LONGEST else {})
    except BadCode:
        raise
    except (ValueError, TypeError, KeyError, RecursionError) as fault:
        raise BadCode("import.file") from fault


def save_file(work: Work, file: Path) -> Path:
    """Write the work to a file: beside it first, then renamed, so that it is never half a file."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        with draft.open("w", encoding="utf-8", newline="\n") as out:
            out.write(write_text(work))
            out.flush()
            os.fsync(out.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    return file


def load_file(file: Path) -> Work:
    """The work in a file; BadCode when there is none or it is damaged."""
    try:
        return read_text(file.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError) as fault:
        raise BadCode("import.file") from fault


def _checked(tree: Any) -> Work:
    number, inner = tree["brisca_progress"], tree["work"]
    if type(number) is not int or number > FORMAT:
        raise BadCode("import.newer")
    written = json.dumps(inner, ensure_ascii=True, separators=(",", ":"))
    if zlib.crc32(written.encode()) != tree["sum"]:
        raise ValueError("the check sum differs")
    return Work(
        tuple(_result(row) for row in inner["results"]),
        tuple(_repeat(row) for row in inner["repeats"]),
        tuple(date.fromisoformat(day) for day in inner["days"]),
        Rating(**_dated(inner["rating"])),
    )


def _result(row: dict[str, Any]) -> Result:
    result = Result(**(_dated(row) | {"key": DrillKey(**row["key"])}))
    if not 0 <= result.right <= result.total:
        raise ValueError("numbers that cannot be")
    return result


def _repeat(row: dict[str, Any]) -> Repeat:
    repeat = Repeat(**_dated(row))
    if not (0 <= repeat.memory <= TOP_MEMORY and 0 <= repeat.hardness <= TOP_HARDNESS):
        raise ValueError("numbers that cannot be")
    return repeat


def _dated(row: dict[str, Any]) -> dict[str, Any]:
    return row | {"day": date.fromisoformat(row["day"])}
