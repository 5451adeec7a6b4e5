"""Every lesson has the same shape: title, question before answer, what to remember, a kept drill, next."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pytest

LESSONS = Path(__file__).parents[2] / "lessons"
OBJECTIVES = tomllib.loads((Path(__file__).parent / "objectives.toml").read_text(encoding="utf-8"))
EACH = sorted(LESSONS.glob("e[sn]/*.ipynb"))
each_lesson = pytest.mark.parametrize("path", EACH, ids=lambda path: f"{path.parent.name}/{path.stem}")

PROSE = {"title", "recall", "question", "fact", "challenge", "remember", "next"}
CODE = {
    "setup": {"Lesson"},
    "ask": {"ask"},
    "show": {"show", "trick", "explain", "course_map"},
    "explore": {"explore_trick", "play"},
    "plot": {"plot"},
    "drill": {"drill"},
}
LABORATORY = {"22", "23"}
"""Lessons for readers who like code: there "write" cells define something, and "experiment" cells measure it."""
WRITTEN = {"write", "experiment"}
IMPORTED = {"brisca_teach", "random"}
SIZES = {"00": (12, 30)}
MINUTES = {
    "es": r"\*\*De (\d+) a (\d+) minutos\.\*\*|\*\*(\d+) minutos\.\*\*",
    "en": r"\*\*(\d+) to (\d+) minutes\.\*\*|\*\*(\d+) minutes\.\*\*",
}
PROMISE = {"es": "Al terminar sabrás:", "en": "When you finish you will be able to:"}
REMEMBER = {"es": "## Para recordar", "en": "## To remember"}
_DETAILS = re.compile(r"<details>.*?</details>", re.DOTALL)
Cell = dict[str, Any]


def _cells(path: Path) -> list[Cell]:
    cells: list[Cell] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return cells


def _source(cell: Cell) -> str:
    return "".join(cell["source"])


def _tag(cell: Cell) -> str:
    (tag,) = cell["metadata"]["tags"]
    return str(tag)


def _tags(path: Path) -> list[str]:
    return [_tag(cell) for cell in _cells(path)]


def _tagged(path: Path, tag: str) -> list[str]:
    return [_source(cell) for cell in _cells(path) if _tag(cell) == tag]


def _number(path: Path) -> str:
    return path.stem.partition("-")[0]


def _items(text: str) -> list[str]:
    return [line[2:] for line in text.splitlines() if line.startswith("- ")]


def _called(code: str) -> set[str]:
    """The names a cell calls: `lesson.ask(...)` is "ask"."""
    calls = [node.func for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call)]
    return {func.attr if isinstance(func, ast.Attribute) else ast.unparse(func) for func in calls}


def test_there_are_lessons() -> None:
    assert len(EACH) >= 6


@each_lesson
def test_cells_are_numbered_and_each_has_one_known_part(path: Path) -> None:
    cells = _cells(path)
    assert [cell["id"] for cell in cells] == [f"{_number(path)}-{at:02d}" for at in range(1, len(cells) + 1)]
    for cell in cells:
        code = set(CODE) | (WRITTEN if _number(path) in LABORATORY else set())
        parts = PROSE if cell["cell_type"] == "markdown" else code
        assert _tag(cell) in parts, cell["id"]


@each_lesson
def test_the_number_of_cells_fits_a_lesson(path: Path) -> None:
    least, most = SIZES.get(_number(path), (25, 45))
    assert least <= len(_cells(path)) <= most


@each_lesson
def test_title_says_number_minutes_and_two_to_four_promises(path: Path) -> None:
    lang, title = path.parent.name, _source(_cells(path)[0])
    assert _tags(path)[0] == "title"
    assert re.match(rf"# {_number(path)} · \S", title)
    assert re.search(MINUTES[lang], title)
    assert PROMISE[lang] in title
    assert 2 <= len(_items(title)) <= 4


@each_lesson
def test_set_up_comes_early_and_has_at_most_three_statements(path: Path) -> None:
    (setup,) = _tagged(path, "setup")
    assert _tags(path).index("setup") <= 2
    assert len(ast.parse(setup).body) <= 3


@each_lesson
def test_it_ends_with_remember_drill_and_next(path: Path) -> None:
    ending = [tag for tag, _ in groupby(_tags(path)) if tag in ("remember", "drill", "next")]
    first = _number(path) == "00"  # there the map, with the result of the drill, comes before the summary
    assert ending == (["drill", "remember", "next"] if first else ["remember", "drill", "next"])
    assert _tags(path)[-1] == "next"


@each_lesson
def test_what_to_remember_is_three_to_five_lines(path: Path) -> None:
    (text,) = _tagged(path, "remember")
    assert text.startswith(REMEMBER[path.parent.name])
    assert 3 <= len(_items(text)) <= 5
    assert all(line == "" or line[:2] in ("##", "- ") for line in text.splitlines())


@each_lesson
def test_next_links_to_the_following_lesson_that_exists(path: Path) -> None:
    later = [other.name for other in sorted(path.parent.glob("*.ipynb")) if other.name > path.name]
    (text,) = _tagged(path, "next")
    links = re.findall(r"\]\(([^)\s]+)\)", text)
    assert not later or links[0] == later[0]


@each_lesson
def test_a_question_is_followed_by_its_answer(path: Path) -> None:
    after = [second for first, second in pairwise(_cells(path)) if _tag(first) == "question"]
    assert after, "a lesson without a question"
    assert [cell["id"] for cell in after if not _answers(cell)] == []


def _answers(cell: Cell) -> bool:
    return _tag(cell) in ("ask", "plot", "experiment") or (_tag(cell) == "show" and "trick" in _called(_source(cell)))


@each_lesson
def test_an_answer_comes_after_its_question_and_before_its_fact(path: Path) -> None:
    tags = _tags(path)
    for at, tag in enumerate(tags):
        if tag in ("ask", "plot", "experiment"):
            assert tags[at - 1] in ("question", "ask"), at + 1
            following = next(later for later in tags[at + 1 :] if later in PROSE)
            assert following == "fact", at + 1


@each_lesson
def test_facts_have_a_heading_and_questions_ask(path: Path) -> None:
    assert [text for text in _tagged(path, "fact") if not text.startswith("## ")] == []
    assert [text for text in _tagged(path, "question") if text.startswith("#") or "?" not in text] == []


@each_lesson
def test_challenges_fold_their_answer(path: Path) -> None:
    summary = {"es": "Ver la respuesta", "en": "Show the answer"}[path.parent.name]
    for text in _tagged(path, "challenge"):
        assert text.startswith("### ")
        assert text.count(f"<details><summary>{summary}</summary>\n\n") == 1
        assert text.endswith("\n\n</details>")


@each_lesson
def test_prose_stays_under_ninety_words(path: Path) -> None:
    prose = {cell["id"]: _source(cell) for cell in _cells(path) if cell["cell_type"] == "markdown"}
    words = {name: len(re.findall(r"\w+", _DETAILS.sub("", text))) for name, text in prose.items()}
    assert {name: count for name, count in words.items() if count >= 90} == {}


@each_lesson
def test_no_more_than_five_cells_of_mere_reading(path: Path) -> None:
    reading = [tag in ("title", "recall", "fact", "remember", "next") for tag in _tags(path)]
    assert max(len(list(run)) for mere, run in groupby(reading) if mere) <= 5


@each_lesson
def test_code_is_short_and_speaks_only_to_the_lesson(path: Path) -> None:
    for cell in _cells(path):
        if cell["cell_type"] == "code" and _tag(cell) not in WRITTEN:
            code = _source(cell)
            assert 1 <= len(code.splitlines()) <= 6, cell["id"]
            assert not code.rstrip().endswith(";"), cell["id"]
            assert len(_called(code)) == 1 and _called(code) <= CODE[_tag(cell)], cell["id"]


@each_lesson
def test_experiments_are_short_end_in_a_picture_and_need_nothing_else(path: Path) -> None:
    for cell in (cell for cell in _cells(path) if _tag(cell) in WRITTEN):
        code = _source(cell)
        modules = re.findall(r"^(?:from|import) (\w+)", code, re.MULTILINE)
        assert len(code.splitlines()) <= 14, cell["id"]
        assert set(modules) <= IMPORTED, cell["id"]
        if _tag(cell) == "experiment":  # the answer is folded, and is there in words
            assert code.splitlines()[-1].startswith("lesson.plot("), cell["id"]


@each_lesson
def test_every_promise_is_seen_done_and_every_drill_was_promised(path: Path) -> None:
    at = ("es", "en").index(path.parent.name)
    promises = OBJECTIVES["lessons"][_number(path)]
    items = _items(_source(_cells(path)[0]))
    assert len(items) == len(promises)
    for item, promise in zip(items, promises, strict=True):
        assert item.startswith(f"{promise['verb'][at]} ")
        assert promise["verb"][at] in OBJECTIVES["watchable"][path.parent.name]
    assert _proofs_wrong(path, {promise["proof"] for promise in promises}) == []


def _proofs_wrong(path: Path, proofs: set[str]) -> list[str]:
    """Promises proved by no drill, and drills that prove no promise (lesson 00 also proves by gestures)."""
    code = {cell["id"] for cell in _cells(path) if cell["cell_type"] == "code"}
    drills = {cell["id"] for cell in _cells(path) if _tag(cell) == "drill"}
    may_prove = code if _number(path) == "00" else drills
    return sorted((proofs - may_prove) | (drills - proofs))


@each_lesson
def test_the_notebook_is_plain(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert notebook["metadata"] == {"kernelspec": kernel, "language_info": {"name": "python"}}
    assert [cell["id"] for cell in notebook["cells"] if set(cell["metadata"]) - {"tags", "nbgrader"}] == []
