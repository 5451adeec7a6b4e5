"""How long it takes to make and to grade a class: seconds, and seconds a student.

    python benchmarks/classroom.py 30 300
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from brisca_teach.classroom.course import Course
from brisca_teach.classroom.done import grade_class
from brisca_teach.classroom.making import STUDENTS, SUBMITTED, make_class
from brisca_teach.classroom.paper import Part
from brisca_teach.classroom.roster import Student

PARTS = (Part("trick", 3), Part("count", 2), Part("legal", 2, 2), Part("puzzle", 2))


def main(sizes: list[int]) -> None:
    for size in sizes:
        students = tuple(Student(f"s{number:03}", f"Student {number}") for number in range(size))
        course = Course("class", "en", "1", PARTS, students)
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name) / "class"
            began = time.perf_counter()
            make_class(course, folder)
            made = time.perf_counter()
            (folder / SUBMITTED).rmdir()
            (folder / STUDENTS).rename(folder / SUBMITTED)
            list(grade_class(course, folder))
            graded = time.perf_counter()
        for what, seconds in (("made", made - began), ("graded", graded - made)):
            each = seconds / size
            print(f"{size:4} students, 9 exercises each, {what:6} in {seconds:6.1f} s, {each:.3f} s a student")


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:]] or [30])
