"""Sheets: another one for each student, the same on every run, no answer in it (needs.md N11, N13; C103)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from class_of_thirty import LINE, PARTS, course

from brisca_teach.classroom import Sheet
from brisca_teach.classroom.course import read_course
from brisca_teach.classroom.making import STUDENTS, make_class, make_new_sheet
from brisca_teach.classroom.notebooks import student_notebook
from brisca_teach.classroom.paper import KINDS, Part, read_slip
from brisca_teach.classroom.result_code import read_results
from brisca_teach.classroom.roster import Student, read_roster
from brisca_teach.engine.refusal import BadText
from brisca_teach.views.speech import speech_for
from brisca_teach.views.svg import image_html
from brisca_teach.views.words import LANGUAGES, say


def test_the_same_class_gives_the_same_exercises_and_nearly_everybody_has_others() -> None:
    first, second = course(), course()

    sheets = [first.slip(student).questions() for student in first.students]

    assert sheets == [second.slip(student).questions() for student in second.students]
    assert len(set(map(repr, sheets))) >= 25


def test_every_exercise_lies_at_the_level_that_was_asked_for() -> None:
    asked = course(parts=(Part("count", 4, 3), Part("legal", 4, 2)))

    levels = {(one.kind, one.level) for student in asked.students for one in asked.slip(student).questions()}

    assert levels == {("count", 3), ("legal", 2)}


def test_a_new_sheet_for_one_student_changes_that_one_alone(tmp_path: Path) -> None:
    known = course(5)
    folder = make_class(known, tmp_path / "class")
    before = {one.id: next((folder / STUDENTS / one.folder).iterdir()).read_bytes() for one in known.students}

    make_new_sheet(known, folder, "s003")

    after = {one.id: next((folder / STUDENTS / one.folder).iterdir()).read_bytes() for one in known.students}
    assert {one for one in before if before[one] != after[one]} == {"s003"}
    assert read_course(folder).turns == {"s003": 1}


def test_there_is_a_key_for_each_student_apart_from_the_sheets(tmp_path: Path) -> None:
    folder = make_class(course(3), tmp_path / "class")

    keys = sorted(path.name for path in folder.rglob("*KEY*.html"))

    assert keys == ["KEY-s001.html", "KEY-s002.html", "KEY-s003.html"]
    assert not [path for path in (folder / STUDENTS).rglob("*") if "KEY" in path.name]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_answer_stands_in_a_notebook_or_in_what_a_view_sends(lang: str) -> None:
    """The sentences that give an answer away are in the key alone: not in text, picture, hints or the view's scene."""
    parts = (*PARTS, Part("draw", 3), Part("exchange", 3), Part("puzzle", 2), Part("position", 1, lines=(LINE,)))
    known = course(2, parts, lang)
    sheet = Sheet(lang, known.slip(known.students[0]).code())
    notebook = json.dumps(student_notebook(known, known.students[0]), ensure_ascii=False)

    for task in sheet.tasks:
        speech = speech_for(lang, task.question.shown)
        told = [sentence for sentence in speech.sentences(task.question.answer) if len(sentence) > 12]
        sent = f"{task.scene()} {task.resting()} {task.text()} {image_html(task.resting())} {notebook}"
        assert told
        assert not [sentence for sentence in told if sentence in sent]


def test_what_is_pressed_is_kept_with_tries_and_hints() -> None:
    known = course(1, (Part("position", 1, lines=(LINE,)),))
    sheet = Sheet("en", known.slip(known.students[0]).code())
    task = sheet.task(1)

    task.hint()
    task.pick("3C")
    task.act("retry")
    task.pick("2O")

    code = sheet.hand_in().splitlines()[-1]
    done = read_results(code).done[1]
    assert (done.answer, done.tries, done.hints) == ("2O", 2, 1)
    assert "2O" not in code.removeprefix("brisca-result-")[:4]


def test_the_answer_cannot_be_asked_for() -> None:
    known = course(1)
    task = Sheet("en", known.slip(known.students[0]).code()).task(1)

    task.show_answer()

    assert not task.moment.is_over
    assert "show" not in {action.id for action in task.scene().actions}


@pytest.mark.parametrize("fault", ["", "abc", "!!", "0" * 30])
def test_a_damaged_slip_is_refused_in_one_sentence(fault: str) -> None:
    code = course(1).slip(course(1).students[0]).code()

    with pytest.raises(BadText, match=r"class\.slip"):
        read_slip(code[:-3] + fault)


def test_every_kind_that_can_be_set_has_a_name_and_makes_a_sheet() -> None:
    for kind in KINDS:
        questions = course(1, (Part(kind, 2),)).slip(Student("a", "A")).questions()
        assert len(questions) == 2
        assert all(say(lang, f"class.kind.{kind}") for lang in LANGUAGES)


ROSTERS = {
    "utf-8": "id,name\nana,Ana López\nbeto,Beto\n".encode(),
    "excel": "\ufeffId;Nombre\nana;Ana López\nbeto;Beto\n".encode(),
    "windows": "usuario;nombre\nana;Ana López\nbeto;Beto\n".encode("cp1252"),
    "utf-16": "id\tname\nana\tAna López\nbeto\tBeto\n".encode("utf-16"),
    "nbgrader": "id,first_name,last_name\nana,Ana,López\nbeto,Beto,\n".encode(),
}


@pytest.mark.parametrize("raw", ROSTERS.values(), ids=ROSTERS)
def test_the_lists_that_schools_have_are_read(raw: bytes, tmp_path: Path) -> None:
    file = tmp_path / "roster.csv"
    file.write_bytes(raw)

    assert read_roster(file) == (Student("ana", "Ana López"), Student("beto", "Beto"))


@pytest.mark.parametrize(("text", "key"), [("id,name\n", "empty"), ("id,name\na,A\na,B\n", "twice")])
def test_a_list_that_will_not_do_is_refused(text: str, key: str, tmp_path: Path) -> None:
    file = tmp_path / "roster.csv"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(BadText, match=rf"class\.roster\.{key}"):
        read_roster(file)


HOSTILE = ("../x", "..", "<script>", "CON", "a/b", "a\\b", "", "ñ", "n", "x" * 300, "a b", "a-b", "=1+1")


def test_names_that_could_do_harm_become_safe_folders_that_differ() -> None:
    folders = [Student(name, name).folder for name in HOSTILE]

    assert len(set(folders)) == len(HOSTILE)
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{1,60}", folder) for folder in folders)
    assert not {folder.lower() for folder in folders} & {"con", "nul", "aux", "prn"}
