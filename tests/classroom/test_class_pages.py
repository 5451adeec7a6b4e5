"""What a teacher gets: the report, feedback, handouts on paper, slides, nbgrader's gradebook (needs.md N17; C108)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from class_of_thirty import LINE, course, handed_file, made, right_answers, type_answers
from click.testing import CliRunner

from brisca_teach.classroom import handout
from brisca_teach.classroom.done import grade_class
from brisca_teach.classroom.gradebook import write_gradebook
from brisca_teach.classroom.grading import grade
from brisca_teach.classroom.handout import write_handout
from brisca_teach.classroom.making import SUBMITTED, file_name
from brisca_teach.classroom.paper import Part
from brisca_teach.cli import main


class Tags(HTMLParser):
    """The tags and addresses of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.texts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        self.texts += [value or "" for name, value in attrs if name == "alt"]


PARTS = (Part("trick", 6), Part("puzzle", 3), Part("position", 1, lines=(LINE,)))


@pytest.mark.parametrize(("lang", "key"), [("es", "CLAVE"), ("en", "KEY")])
def test_a_handout_is_a_sheet_and_a_key_that_need_nothing_else(lang: str, key: str, tmp_path: Path) -> None:
    made_files = write_handout(lang, "Brisca", PARTS, 1, tmp_path, slides=True).files

    pages = {file.stem: file.read_text(encoding="utf-8") for file in made_files}
    assert len(pages) == 3
    assert [name for name in pages if key in name]
    for page in pages.values():
        seen = Tags(page)
        assert seen.tags.count("img") == 10
        assert "script" not in seen.tags
        assert all(address.startswith("data:image/svg+xml") for address in seen.addresses)
        assert all(seen.texts)


def test_the_sheet_has_four_exercises_a_page_and_no_answer(tmp_path: Path) -> None:
    sheet, key = (file.read_text(encoding="utf-8") for file in write_handout("en", "B", PARTS, 1, tmp_path).files)

    assert [page.count("<section") for page in sheet.split('<div class="sheet">')[1:]] == [4, 4, 2]
    answers = re.findall(r'<p class="verdict">(.*?)</p>', key)
    assert len(answers) == 10
    assert not [answer for answer in answers if answer in sheet]


def test_without_anything_that_makes_pdf_the_pages_are_written_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handout, "_printed", lambda file: None)

    told = CliRunner().invoke(main, ["handout", "trick", "--pdf", "--into", str(tmp_path), "--lang", "en"])

    assert told.exit_code == 0
    assert "No PDF" in told.stderr
    assert {path.suffix for path in tmp_path.iterdir()} == {".html"}


def test_a_browser_of_this_system_makes_the_pdf(tmp_path: Path) -> None:
    files = write_handout("es", "Brisca", PARTS, 1, tmp_path, pdf=True).files

    pdf = [file for file in files if file.suffix == ".pdf"]
    assert [file.read_bytes()[:5] for file in pdf] == [b"%PDF-"] * 2


def test_the_report_tells_what_was_hard_why_and_who_needs_it(tmp_path: Path) -> None:
    known = course(4)
    folder = made(known, tmp_path / "class")
    for student in ("s001", "s002", "s003"):
        type_answers(handed_file(known, folder, student), right_answers(known, student))
    wrong = {number: _wrong(known, "s004", number) for number in right_answers(known, "s004")}
    type_answers(handed_file(known, folder, "s004"), wrong)

    list(grade_class(known, folder))

    report = (folder / "report.html").read_text(encoding="utf-8")
    assert "4 of 4 handed in." in report
    assert "<strong>Student 4</strong>: who takes the trick, counting and what may be played" in report
    assert "21 / 28" not in report
    assert re.search(r"9 / 12</td>", report)
    feedback = (folder / "feedback" / "s004" / "feedback.html").read_text(encoding="utf-8")
    assert "0 of 7" in feedback
    assert feedback.count('<span class="verdict wrong">') == 7


def _wrong(known: object, student: str, number: int) -> str:
    course_ = known
    question = course_.slip(course_.find(student)).questions()[number - 1]  # type: ignore[attr-defined]
    values = [choice.value for choice in question.parts[0].choices]
    return next(value for value in values if not question.check_part(0, (value,)).correct)


def test_marks_go_through_nbgraders_gradebook(tmp_path: Path) -> None:
    known = course(3)
    folder = made(known, tmp_path / "class")
    type_answers(handed_file(known, folder, "s002"), right_answers(known, "s002"))
    marks = tuple(grade(known, folder / SUBMITTED))

    write_gradebook(known, marks, folder)
    write_gradebook(known, marks, folder)

    programs = {"PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    command = [sys.executable, "-m", "nbgrader", "export"]
    subprocess.run(command, cwd=folder, env={**os.environ, **programs}, check=True, capture_output=True)
    table = (folder / "grades.csv").read_text(encoding="utf-8").splitlines()
    scores = {row.split(",")[3]: row.split(",")[-2:] for row in table[1:]}
    assert scores == {"s001": ["0.0", "7.0"], "s002": ["7.0", "7.0"], "s003": ["0.0", "7.0"]}
    assert file_name(known) == "Class-A"


def test_a_class_from_the_command_line(tmp_path: Path) -> None:
    roster = tmp_path / "roster.csv"
    roster.write_text("id,name\nana,Ana\nbeto,Beto\n", encoding="utf-8")
    folder = tmp_path / "class"

    def run(*words: str) -> str:
        told = CliRunner().invoke(main, [*words, "--lang", "es"])
        assert told.exit_code == 0, told.output
        return told.stdout

    made_ = ("class", "new", "Mi clase", "--students", str(roster), "--exercise", "trick", "--items", "2")
    assert "students: 2" in run(*made_, "--into", str(folder))
    assert "Beto tiene ejercicios nuevos" in run("class", "sheet", str(folder), "beto")
    assert "no ha entregado" in run("class", "grade", str(folder))
    assert (folder / "informe.html").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("class", "grade", "."), "class new"),
        (("class", "new", "A", "--students", "none.csv", "--exercise", "trick"), "none.csv"),
        (("handout",), "--positions"),
        (("handout", "tric"), "trick"),
        (("handout", "trick", "--items", "99"), "40"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    told = CliRunner().invoke(main, [*words, "--lang", "en"])

    assert told.exit_code == 2
    assert said in told.stderr
    assert told.stderr.count("\n") == 1
