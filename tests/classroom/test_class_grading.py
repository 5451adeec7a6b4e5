"""Grading: thirty students and their accidents, each named; nothing is run (needs.md N12; C100, C102)."""

from __future__ import annotations

import csv
import json
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from class_of_thirty import Notebook, answer_cell, course, handed_file, made, read, right_answers, type_answers, write

from brisca_teach.classroom import Sheet
from brisca_teach.classroom.course import Course
from brisca_teach.classroom.done import grade_class
from brisca_teach.classroom.grading import Graded, grade
from brisca_teach.classroom.making import STUDENTS, SUBMITTED
from brisca_teach.classroom.roster import Student


def rows(folder: Path) -> list[dict[str, str]]:
    return list(csv.DictReader((folder / "marks.csv").read_text(encoding="utf-8-sig").splitlines()))


def graded(known: Course, folder: Path, student: str) -> Graded:
    return next(one for one in grade(known, folder / SUBMITTED) if one.student.id == student)


@pytest.fixture
def known() -> Course:
    return course(2)


@pytest.fixture
def folder(known: Course, tmp_path: Path) -> Path:
    return made(known, tmp_path / "class")


@pytest.fixture
def file(known: Course, folder: Path) -> Path:
    return handed_file(known, folder, "s001")


def test_right_answers_get_every_point_typed_or_pressed(known: Course, folder: Path, file: Path) -> None:
    answers = right_answers(known, "s001")
    type_answers(file, answers)
    sheet = Sheet("en", known.slip(known.find("s002")).code())
    for number, answer in right_answers(known, "s002").items():
        sheet.task(number).answer(answer)
    (folder / SUBMITTED / "s002.txt").write_text(sheet.hand_in(), encoding="utf-8")
    shutil.rmtree(folder / SUBMITTED / "s002")

    for student in ("s001", "s002"):
        assert graded(known, folder, student).points == len(answers)
        assert graded(known, folder, student).notes == ()


def test_answers_in_words_of_either_language_are_understood(known: Course, folder: Path, file: Path) -> None:
    known = course(1, lang="es")
    folder = made(known, folder.parent / "clase")
    questions = known.slip(known.students[0]).questions()
    at = next(number for number, one in enumerate(questions, 1) if one.kind == "count")
    type_answers(handed_file(known, folder, "s001"), {at: f"son {questions[at - 1].accepted[0]}, creo"})

    assert graded(known, folder, "s001").marks[at - 1].verdict == "right"


# The accidents. Each changes a notebook whose answers were all right; `left` is how many of them still count.


def _twice(notebook: Notebook) -> None:
    cell = json.loads(json.dumps(answer_cell(notebook, 3)))
    answer_cell(notebook, 3)["source"] = "**Answer 3:** nobody knows"
    notebook["cells"].append(cell)


def _split(notebook: Notebook) -> None:
    cell = answer_cell(notebook, 1)
    label, _, answer = cell["source"].rpartition("**")
    cell["source"] = f"{label}**"
    at = notebook["cells"].index(cell)
    notebook["cells"].insert(at + 1, {"cell_type": "markdown", "metadata": {}, "source": [answer]})


def _deleted(notebook: Notebook) -> None:
    notebook["cells"].remove(answer_cell(notebook, 2))


def _no_marks(notebook: Notebook) -> None:
    """As some editors save it: no metadata of others, cells with other ids."""
    notebook["metadata"] = {}
    for number, cell in enumerate(notebook["cells"]):
        cell["id"], cell["metadata"] = f"renamed-{number}", {}


def _hostile(notebook: Notebook) -> None:
    code = "import os\nwhile True: input()\nraise SystemExit"
    notebook["cells"].insert(0, {"cell_type": "code", "metadata": {}, "source": code, "outputs": [{}, 7, None]})
    notebook["cells"].append({"cell_type": "markdown", "metadata": "none", "source": {"a": 1}})
    notebook["cells"].append("no cell")


ACCIDENTS: dict[str, tuple[Callable[[Notebook], None], str, int]] = {
    "an answer is there twice": (_twice, "answer 3 is there twice: the last one counts", 7),
    "an answer is split": (_split, "answer 1 was split over several cells", 7),
    "an answer is deleted": (_deleted, "the cell of answer 2 is missing", 6),
    "the marks are gone": (_no_marks, "the notebook's mark is gone: taken by its name", 7),
    "its code would never end": (_hostile, "", 7),
}


@pytest.mark.parametrize("accident", ACCIDENTS)
def test_an_accident_is_named_and_the_rest_counts(accident: str, known: Course, folder: Path, file: Path) -> None:
    change, words, left = ACCIDENTS[accident]
    type_answers(file, right_answers(known, "s001"))
    notebook = read(file)
    change(notebook)
    write(file, notebook)

    said = list(grade_class(known, folder))

    assert graded(known, folder, "s001").points == left
    assert words in rows(folder)[0]["note"]
    assert bool(words) == any(line.startswith("Student 1:") for line in said)


def _utf16(file: Path) -> None:
    file.write_bytes(file.read_text(encoding="utf-8").encode("utf-16"))


def _windows(file: Path) -> None:
    file.write_bytes(file.read_text(encoding="utf-8").encode("cp1252", "replace"))


def _renamed(file: Path) -> None:
    file.rename(file.parents[1] / "my work (2) final.ipynb")
    file.parent.rmdir()


FILES: dict[str, tuple[Callable[[Path], object], str, int]] = {
    "utf-16": (_utf16, "encoding is not UTF-8", 7),
    "windows": (_windows, "encoding is not UTF-8", 7),
    "renamed": (_renamed, "file with another name: my work (2) final.ipynb", 7),
    "half": (lambda file: file.write_bytes(file.read_bytes()[:-400]), "damaged notebook", 0),
    "empty": (lambda file: file.write_bytes(b""), "empty file", 0),
    "a list": (lambda file: file.write_text("[1, 2]", encoding="utf-8"), "not a notebook", 0),
    "nested": (lambda file: file.write_text("[" * 200_000, encoding="utf-8"), "damaged notebook", 0),
    "nothing": (lambda file: file.unlink(), "nothing handed in", 0),
}


@pytest.mark.parametrize("accident", FILES)
def test_an_accident_to_the_file_is_named(accident: str, known: Course, folder: Path, file: Path) -> None:
    change, words, left = FILES[accident]
    type_answers(file, right_answers(known, "s001"))
    change(file)

    list(grade_class(known, folder))

    assert words in rows(folder)[0]["note"]
    assert float(rows(folder)[0]["points"]) == left


def test_a_file_far_too_large_is_named_and_not_read(
    known: Course, folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("brisca_teach.classroom.handed.LARGEST", 1000)

    assert [key for key, _ in graded(known, folder, "s001").notes] == ["class.note.huge"]


def test_the_work_of_somebody_else_is_named_and_counts_for_nobody(known: Course, folder: Path, file: Path) -> None:
    type_answers(handed_file(known, folder, "s002"), right_answers(known, "s002"))
    shutil.copy(handed_file(known, folder, "s002"), file)

    list(grade_class(known, folder))

    assert rows(folder)[0]["points"] == "0"
    assert "this is the work of Student 2" in rows(folder)[0]["note"]
    assert float(rows(folder)[1]["points"]) == 7


def test_a_code_in_the_stored_output_is_enough(known: Course, folder: Path, file: Path) -> None:
    sheet = Sheet("en", known.slip(known.find("s001")).code())
    sheet.task(1).answer(right_answers(known, "s001")[1])
    notebook = read(file)
    notebook["cells"][-1]["outputs"] = [{"output_type": "execute_result", "data": {"text/plain": str(sheet.hand_in())}}]
    write(file, notebook)

    assert graded(known, folder, "s001").points == 1


def test_thirty_students_with_eight_accidents_are_thirty_rows(tmp_path: Path) -> None:
    known = course(30)
    folder = made(known, tmp_path / "class")
    for student in known.students:
        type_answers(handed_file(known, folder, student.id), right_answers(known, student.id))
    planted = {
        "s002": lambda file: _edit(file, _twice),
        "s005": lambda file: _edit(file, _split),
        "s007": lambda file: _edit(file, _deleted),
        "s011": lambda file: _edit(file, _no_marks),
        "s013": _utf16,
        "s017": lambda file: file.unlink(),
        "s019": lambda file: shutil.copy(handed_file(known, folder, "s020"), file),
        "s023": lambda file: file.write_bytes(file.read_bytes()[:-400]),
    }
    for student, change in planted.items():
        change(handed_file(known, folder, student))

    list(grade_class(known, folder))

    assert [row["student"] for row in rows(folder)] == [student.id for student in known.students]
    assert {row["student"] for row in rows(folder) if row["note"]} == set(planted)
    assert list(rows(folder)[0]) == ["student", "name", "exercise", "points", "tries", "hints", "time", "note"]


def _edit(file: Path, change: Callable[[Notebook], None]) -> None:
    notebook = read(file)
    change(notebook)
    write(file, notebook)


NASTY = (Student("../x", "../x"), Student("a", "<script>alert(1)</script>"), Student("=1+1", "=HYPERLINK(1)"))


def test_names_harm_no_page_no_table_and_no_folder(tmp_path: Path) -> None:
    known = Course("<b>Class</b>", "en", "1", course().parts, NASTY)
    folder = made(known, tmp_path / "class")

    said = list(grade_class(known, folder))

    pages = [path.read_text(encoding="utf-8") for path in folder.rglob("*.html")]
    assert said
    assert len(pages) == 3 + 3 + 1
    assert not [page for page in pages if "<script" in page or "<b>Class" in page]
    assert {path.name for path in tmp_path.iterdir()} == {"class"}
    assert [row["student"] for row in rows(folder)] == ["../x", "a", "'=1+1"]
    notebooks = [path.read_text(encoding="utf-8") for path in (folder / STUDENTS).rglob("*.ipynb")]
    assert not [text for text in notebooks if "<script" in text]


def test_noise_in_any_file_never_stops_the_batch(known: Course, folder: Path, file: Path) -> None:
    chance, whole = random.Random(5), file.read_bytes()
    for _ in range(60):
        at = chance.randrange(len(whole))
        file.write_bytes(whole[:at] + chance.randbytes(chance.randrange(1, 40)) + whole[at + 20 :])
        assert len(list(grade(known, folder / SUBMITTED))) == 2
