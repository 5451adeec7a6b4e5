"""A class as a file of the teacher's: who is in it, what is set, and which sheets were made anew."""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from brisca_teach.classroom.paper import Part, Slip, parts_of, seed_of
from brisca_teach.classroom.roster import Student
from brisca_teach.engine.refusal import BadText, Refusal

FILE = "class.json"


@dataclass(frozen=True)
class Course:
    """A class with its exercises. `turns` counts for a student how often the sheet was made anew."""

    name: str
    lang: str
    seed: str
    parts: tuple[Part, ...]
    students: tuple[Student, ...]
    turns: Mapping[str, int] = field(default_factory=dict)

    @property
    def mark(self) -> str:
        """Eight letters that tell this class from every other."""
        facts = json.dumps([self.name, self.seed, [asdict(part) for part in self.parts]])
        return f"{zlib.crc32(facts.encode()):08x}"

    def slip(self, student: Student) -> Slip:
        """What this student has to do."""
        seed = seed_of(self.seed, student.id, self.turns.get(student.id, 0))
        return Slip(self.mark, student.id, seed, self.parts)

    def find(self, student: str) -> Student:
        """The student with this id or folder; BadText if there is none."""
        for one in self.students:
            if student in (one.id, one.folder):
                return one
        raise BadText("class.student", text=student, choices=tuple(one.id for one in self.students))

    def with_new_sheet(self, student: str) -> Course:
        """The class in which this student, and nobody else, has other exercises."""
        known = self.find(student).id
        return replace(self, turns={**self.turns, known: self.turns.get(known, 0) + 1})


def write_course(course: Course, folder: Path) -> None:
    """Write the class into its folder: beside the old file first, then renamed."""
    draft = folder / f"{FILE}.{os.getpid()}.part"
    draft.write_text(json.dumps(asdict(course), ensure_ascii=False, indent=1), encoding="utf-8", newline="\n")
    draft.replace(folder / FILE)


def read_course(folder: Path) -> Course:
    """The class whose folder this is; BadText if it is none."""
    try:
        content = json.loads((folder / FILE).read_text(encoding="utf-8"))
        students = tuple(Student(**one) for one in content["students"])
        return Course(**(content | {"parts": parts_of(content["parts"]), "students": students}))
    except (OSError, ValueError, KeyError, TypeError) as fault:
        if isinstance(fault, Refusal):
            raise
        raise BadText("class.folder", path=str(folder)) from fault
