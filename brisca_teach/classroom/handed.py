"""What a student handed in, read from whatever came back: nothing of it is run, and nothing in it stops the reading."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from brisca_teach.classroom.notebooks import MARK
from brisca_teach.classroom.result_code import FOUND, Done, read_results
from brisca_teach.engine.refusal import Refusal

LARGEST = 30_000_000
"""Bytes; a larger file is named and not read."""
_LABEL = re.compile(r"(?i)\*{0,2}\s*(?:respuesta|answer)\s*(?:n[.º°o]*\s*)?(\d{1,2})\s*\*{0,2}\s*[:.)-]\s*\*{0,2}")
_LONGEST_ANSWER = 300


@dataclass
class Handed:
    """One file as it came: whose it says it is, the answers by number, and what was odd about it (keys)."""

    file: Path
    course: str = ""
    students: tuple[str, ...] = ()
    typed: dict[int, list[str]] = field(default_factory=dict)
    pressed: dict[int, Done] = field(default_factory=dict)
    notes: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def note(self, key: str, **facts: object) -> None:
        """Remember something odd once."""
        if (key, facts) not in self.notes:
            self.notes.append((key, facts))


def read_handed(file: Path) -> Handed:
    """What is in a file: a notebook, or a text with a code of results in it."""
    handed = Handed(file)
    try:
        if file.stat().st_size > LARGEST:
            handed.note("class.note.huge")
            return handed
        text = _decoded(file.read_bytes(), handed)
    except OSError:
        handed.note("class.note.unreadable")
        return handed
    _read_notebook(text, handed) if file.suffix == ".ipynb" else _read_codes(text, handed)
    return handed


def _decoded(raw: bytes, handed: Handed) -> str:
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        handed.note("class.note.encoding")
        return raw.decode("utf-16", "replace")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        handed.note("class.note.encoding")
        return raw.decode("cp1252", "replace")


def _read_notebook(text: str, handed: Handed) -> None:
    try:
        notebook = json.loads(text) if text.strip() else None
    except (ValueError, RecursionError):
        handed.note("class.note.damaged")
        _read_codes(text, handed)  # half a file may still hold the code
        return
    if not isinstance(notebook, dict) or not isinstance(notebook.get("cells"), list):
        handed.note("class.note.empty" if not text.strip() else "class.note.no_notebook")
        return
    _read_marks(notebook, handed)
    cells = [cell for cell in notebook["cells"] if isinstance(cell, dict)]
    _read_answers(cells, handed)
    for cell in cells:
        _read_codes("\n".join(_texts(cell)), handed)


def _read_marks(notebook: dict[str, Any], handed: Handed) -> None:
    mark = _inside(notebook, "metadata", MARK)
    if isinstance(mark, dict):
        handed.course = str(mark.get("course", ""))
        handed.students = (str(mark.get("student", "")),)
    else:
        handed.note("class.note.no_mark")


def _read_answers(cells: list[dict[str, Any]], handed: Handed) -> None:
    """Answers typed as text: by the mark of the cell, by "Answer 3:", and in a cell split off from one."""
    number = 0
    for cell in cells:
        source = _joined(cell.get("source"))
        marked = _inside(cell, "metadata", MARK, "answer")
        if cell.get("cell_type") not in ("markdown", "raw") or _inside(cell, "metadata", MARK, "own"):
            number = 0
            continue
        label = _LABEL.search(source)
        if label:
            number = int(label[1])
            _add(handed, number, source[label.end() :])
        elif isinstance(marked, int):
            number = marked
            _add(handed, number, source)
        elif number and _inside(cell, "metadata", "nbgrader") is None and source.strip():
            handed.note("class.note.split", n=number)
            _add(handed, number, source, again=False)


def _add(handed: Handed, number: int, text: str, *, again: bool = True) -> None:
    """One more text for an answer. A second cell for the same answer counts in place of the first."""
    words = " ".join(re.sub(r"[*_`>#]", " ", text).split())[:_LONGEST_ANSWER]
    known = handed.typed.setdefault(number, [])
    if known and again:
        handed.note("class.note.twice", n=number)
    if words:
        handed.typed[number] = [words] if again else [*known, words]


def _read_codes(text: str, handed: Handed) -> None:
    """Codes of results, wherever they stand; the last one counts."""
    for code in FOUND.findall(text):
        try:
            results = read_results(code)
        except Refusal:
            handed.note("class.note.code")
            continue
        handed.course = handed.course or results.course
        if results.student not in handed.students:
            handed.students = (*handed.students, results.student)
        handed.pressed.update(results.done)


def _texts(cell: dict[str, Any]) -> Iterator[str]:
    yield _joined(cell.get("source"))
    outputs = cell.get("outputs")
    for output in outputs if isinstance(outputs, list) else ():
        if isinstance(output, dict):
            yield _joined(output.get("text"))
            yield _joined(_inside(output, "data", "text/plain"))


def _inside(tree: object, *keys: str) -> object:
    for key in keys:
        tree = tree.get(key) if isinstance(tree, dict) else None
    return tree


def _joined(source: object) -> str:
    if isinstance(source, list):
        return "".join(part for part in source if isinstance(part, str))
    return source if isinstance(source, str) else ""
