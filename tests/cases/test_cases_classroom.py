"""Public cases of kind C: a class, its work and what happens to it."""

from __future__ import annotations

import json
import re
import tomllib
from datetime import date
from pathlib import Path

import pytest
from class_of_thirty import answer_cell, course, handed_file, made, read, right_answers, type_answers, write
from click.testing import CliRunner
from tree import ROOT

from brisca_teach.classroom import Sheet, handout
from brisca_teach.classroom.grading import grade
from brisca_teach.classroom.making import SUBMITTED
from brisca_teach.cli import main
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_code import LIMIT, read_code, write_code
from brisca_teach.teaching.progress_text import load_file, save_file
from brisca_teach.teaching.results import DrillKey

KINDS = ("trick", "rank", "points", "draw")


def test_case_c100_a_copied_and_a_split_cell_are_graded_and_named(tmp_path: Path) -> None:
    """Exercise 3 twice, wrong and then right: the last one counts. Another one is split."""
    known = course(1)
    folder = made(known, tmp_path / "class")
    file = handed_file(known, folder, "s001")
    type_answers(file, right_answers(known, "s001"))
    notebook = read(file)
    right = json.loads(json.dumps(answer_cell(notebook, 3)))
    answer_cell(notebook, 3)["source"] = "**Answer 3:** a wrong one"
    notebook["cells"].append(right)
    first = answer_cell(notebook, 1)
    label, _, answer = first["source"].rpartition("**")
    first["source"] = f"{label}**"
    at = notebook["cells"].index(first) + 1
    notebook["cells"].insert(at, {"cell_type": "markdown", "metadata": {}, "source": answer})
    write(file, notebook)

    (graded,) = grade(known, folder / SUBMITTED)

    assert graded.points == 7
    assert [(key, facts["n"]) for key, facts in graded.notes] == [("class.note.split", 1), ("class.note.twice", 3)]


def test_case_c102_grading_runs_no_code_of_a_student(tmp_path: Path) -> None:
    known = course(1)
    folder = made(known, tmp_path / "class")
    file = handed_file(known, folder, "s001")
    type_answers(file, right_answers(known, "s001"))
    notebook = read(file)
    for source in ("input()", "while True: pass", "raise SystemExit", f"open({str(tmp_path / 'ran')!r}, 'w')"):
        notebook["cells"].insert(1, {"cell_type": "code", "metadata": {}, "source": source, "outputs": []})
    write(file, notebook)

    (graded,) = grade(known, folder / SUBMITTED)

    assert graded.points == 7
    assert not (tmp_path / "ran").exists()


def test_case_c103_the_same_student_the_same_exercise_and_others_for_most() -> None:
    first, again = course(30, seed="clase-A"), course(30, seed="clase-A")
    sheets = {one.id: first.slip(one).questions() for one in first.students}

    assert sheets == {one.id: again.slip(one).questions() for one in again.students}
    assert len({repr(sheet) for sheet in sheets.values()}) >= 25
    changed = first.with_new_sheet("s007")
    others = {one.id for one in first.students if changed.slip(one).questions() != sheets[one.id]}
    assert others == {"s007"}


def test_case_c106_work_is_taken_along_as_a_code_and_as_a_file(tmp_path: Path) -> None:
    here, there = (Progress(tmp_path / name, lambda: date(2026, 12, 1)) for name in ("here.db", "there.db"))
    for lesson, kind in enumerate(KINDS):
        here.finish(DrillKey(lesson, kind), 8, 10)
    code = write_code(here.work())

    assert len(code) <= LIMIT == 500
    there.merge(read_code(code))
    assert there.results() == here.results()
    assert there.merge(read_code(code)).is_empty
    older = write_code(there.work())
    there.finish(DrillKey(0, "trick"), 10, 10)
    there.merge(read_code(older))
    assert there.result(DrillKey(0, "trick")).right == 10
    with pytest.raises(Refusal):
        read_code(code[:-2] + ("0" if code[-2] != "0" else "1") + code[-1])
    assert load_file(save_file(here.work(), tmp_path / "work.json")) == here.work()


def test_case_c107_few_packages_and_a_plan_b_of_three_commands() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert len(project["dependencies"]) <= 5
    for page in ("en/privacy-and-plan-b.md", "es/privacidad-y-plan-b.md"):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        assert len(re.findall(r"`(?:python3|brisca-teach) [^`]+`", text)) <= 3
        assert "start.py" in text
        assert "handout" in text


def test_case_c108_what_cannot_be_made_is_named_and_the_rest_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handout, "_printed", lambda _file: None)

    told = CliRunner().invoke(main, ["handout", "trick", "--pdf", "--into", str(tmp_path), "--lang", "es"])

    assert told.exit_code == 0
    assert "Sin PDF" in told.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["CLAVE-hoja.html", "hoja.html"]


def test_case_c109_a_cell_that_is_run_twice_counts_once() -> None:
    known = course(1)
    sheet = Sheet("en", known.slip(known.students[0]).code())
    task, answer = sheet.task(2), right_answers(known, "s001")[2]

    for _ in range(3):
        task.answer(answer)

    assert sheet.results().done[2].tries == 1
    with pytest.raises(Refusal, match=r"class\.no_task"):
        sheet.task(99)
