"""Spanish and English are one lesson in two languages: cell by cell the same, each with its own words."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

LESSONS = Path(__file__).parents[2] / "lessons"
LANGUAGES = ("es", "en")
_NAME = re.compile(r"(?P<number>\d\d|T)-[a-z0-9-]+")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
Cells = list[dict[str, Any]]


def _lessons(lang: str) -> dict[str, Path]:
    """The notebooks of a language by lesson number."""
    paths = sorted((LESSONS / lang).glob("*.ipynb"))
    return {match["number"]: path for path in paths if (match := _NAME.fullmatch(path.stem))}


NUMBERS = sorted(_lessons("es"))
each_lesson = pytest.mark.parametrize("number", NUMBERS)


def _cells(lang: str, number: str) -> Cells:
    cells: Cells = json.loads(_lessons(lang)[number].read_text(encoding="utf-8"))["cells"]
    return cells


def _source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def _pairs(number: str, kind: str) -> list[tuple[str, str, str]]:
    """(id, Spanish text, English text) of every cell of a kind."""
    both = zip(_cells("es", number), _cells("en", number), strict=True)
    return [(es["id"], _source(es), _source(en)) for es, en in both if es["cell_type"] == kind]


def _without_language(code: str) -> str:
    """The code with the language of `Lesson("es", 4)` blanked; comments and layout do not count."""
    tree = ast.parse(code)
    for call in _lesson_calls(tree):
        call.args[0] = ast.Constant("")
    return ast.dump(tree)


def _lesson_calls(tree: ast.AST) -> list[ast.Call]:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Lesson"]


def _skeleton(text: str) -> list[str]:
    """What a reader sees of the form: headings by level, list items, folded answers, paragraphs."""
    marks = (("#", "heading"), ("- ", "item"), ("<details>", "folded"), ("</details>", "end"))
    lines = [line for line in text.splitlines() if line.strip()]
    return [_kind(line, marks) for line in lines]


def _kind(line: str, marks: tuple[tuple[str, str], ...]) -> str:
    if re.match(r"\d+\. ", line):
        return "numbered"
    for mark, kind in marks:
        if line.startswith(mark):
            return f"{kind} {len(line) - len(line.lstrip('#'))}"
    return "text"


def test_the_first_lessons_are_there() -> None:
    assert {"00", "03", "04"} <= set(NUMBERS)


def test_every_lesson_exists_in_both_languages() -> None:
    assert sorted(_lessons("en")) == NUMBERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_file_names_say_number_and_title(lang: str) -> None:
    paths = sorted((LESSONS / lang).glob("*.ipynb"))
    assert [path.name for path in paths if not _NAME.fullmatch(path.stem)] == []
    assert len(paths) == len(_lessons(lang)), "two notebooks share a number"


@each_lesson
def test_cells_have_the_same_kind_tags_and_id(number: str) -> None:
    def form(lang: str) -> list[tuple[str, str, list[str]]]:
        return [(cell["id"], cell["cell_type"], cell["metadata"]["tags"]) for cell in _cells(lang, number)]

    assert form("es") == form("en")


@each_lesson
def test_code_differs_in_the_language_only(number: str) -> None:
    different = [
        (name, es, en)
        for name, es, en in _pairs(number, "code")
        if _without_language(es) != _without_language(en)
    ]
    assert different == []


@each_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_set_up_asks_for_this_language_and_this_lesson(number: str, lang: str) -> None:
    calls = [
        [ast.literal_eval(argument) for argument in call.args]
        for cell in _cells(lang, number)
        if cell["cell_type"] == "code"
        for call in _lesson_calls(ast.parse(_source(cell)))
    ]
    assert calls == [[lang, int(number) if number.isdecimal() else number]]


@each_lesson
def test_prose_holds_the_same_numbers(number: str) -> None:
    def numbers(text: str) -> Counter[str]:
        return Counter(re.findall(r"\d+", _LINK.sub("]", text)))

    different = [
        (name, numbers(es) - numbers(en), numbers(en) - numbers(es))
        for name, es, en in _pairs(number, "markdown")
        if numbers(es) != numbers(en)
    ]
    assert different == []


@each_lesson
def test_prose_has_the_same_headings_lists_and_folded_answers(number: str) -> None:
    different = [
        (name, _skeleton(es), _skeleton(en))
        for name, es, en in _pairs(number, "markdown")
        if _skeleton(es) != _skeleton(en)
    ]
    assert different == []


@each_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_links_lead_to_lessons_of_the_same_language(number: str, lang: str) -> None:
    text = "\n".join(_source(cell) for cell in _cells(lang, number))
    beside = {path.name for path in (LESSONS / lang).glob("*.ipynb")}
    assert [link for link in _LINK.findall(text) if link not in beside] == []


@each_lesson
def test_both_languages_link_to_the_same_lessons(number: str) -> None:
    different = [
        (name, es, en)
        for name, es, en in _pairs(number, "markdown")
        if [link[:2] for link in _LINK.findall(es)] != [link[:2] for link in _LINK.findall(en)]
    ]
    assert different == []
