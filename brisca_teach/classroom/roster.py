"""The students of a class, from the lists that schools have: any delimiter, any of the usual encodings."""

from __future__ import annotations

import csv
import re
import unicodedata
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from brisca_teach.engine.refusal import BadText

_IDS = ("id", "student", "student_id", "username", "user", "usuario", "alumno", "alumna", "matricula", "email")
_NAMES = ("name", "nombre", "full_name", "nombre_completo", "apellidos_y_nombre")
_ENCODINGS = ("utf-8-sig", "cp1252")
# Names that Windows keeps for devices; a folder cannot be called so.
_DEVICES = re.compile(r"(?i)(con|prn|aux|nul|com\d|lpt\d)(\..*)?")


@dataclass(frozen=True)
class Student:
    """Somebody in the class; `id` is what the list calls them, `folder` what their folder can be called anywhere."""

    id: str
    name: str

    @property
    def folder(self) -> str:
        """A name for files that is safe on every system and differs from every other student's."""
        plain = plain_name(self.id)
        return plain if plain == self.id else f"{plain}-{zlib.crc32(self.id.encode()):08x}"


def plain_name(text: str) -> str:
    """The text as a name for files that every system takes; two texts may get the same."""
    letters = "".join(one for one in unicodedata.normalize("NFKD", text) if one.isascii())
    plain = re.sub(r"[^A-Za-z0-9_-]+", "-", letters).strip("-")[:40]
    return f"_{plain}" if not plain or _DEVICES.fullmatch(plain) else plain


def read_roster(file: Path) -> tuple[Student, ...]:
    """The students in a CSV file with a heading, one a row; BadText with what is wrong and how it would be right."""
    try:
        text = _decoded(file.read_bytes())
    except OSError as fault:
        raise BadText("class.roster.none", path=str(file)) from fault
    students = tuple(_students(csv.DictReader(text.splitlines(), dialect=_dialect(text))))
    if not students:
        raise BadText("class.roster.empty", path=str(file))
    twice = [one for one, count in Counter(student.id for student in students).items() if count > 1]
    if twice:
        raise BadText("class.roster.twice", text=twice[0])
    return students


def _decoded(raw: bytes) -> str:
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return raw.decode("utf-16", "replace")
    for encoding in _ENCODINGS:
        try:
            return raw.decode(encoding)
        except UnicodeDecodeError:
            continue
    return raw.decode("latin-1")


def _dialect(text: str) -> type[csv.Dialect]:
    heading = text.partition("\n")[0]

    class Found(csv.excel):
        delimiter = max(",;\t", key=heading.count)

    return Found


def _students(rows: Iterable[dict[str | None, str | None]]) -> Iterator[Student]:
    for row in rows:
        cells = {_column(str(title)): (value or "").strip() for title, value in row.items() if isinstance(value, str)}
        known = next((cells[title] for title in _IDS if cells.get(title)), "")
        name = next((cells[title] for title in _NAMES if cells.get(title)), "") or _two_names(cells)
        if known or name:
            yield Student(known or name, name or known)


def _two_names(cells: dict[str, str]) -> str:
    """First and last name where the list has two columns for them, as nbgrader's has."""
    first = cells.get("first_name") or cells.get("nombre_de_pila") or ""
    last = cells.get("last_name") or cells.get("apellidos") or cells.get("apellido") or ""
    return f"{first} {last}".strip()


def _column(title: str) -> str:
    letters = unicodedata.normalize("NFKD", title.lower())
    return re.sub(r"\W+", "_", "".join(one for one in letters if not unicodedata.combining(one))).strip("_")
