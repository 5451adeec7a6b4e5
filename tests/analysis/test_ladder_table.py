"""The table of the ladder: every line in both languages, and its place in the README."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from brisca_teach import find_rules
from brisca_teach.analysis.bots import LADDER
from brisca_teach.analysis.simulate import rows, tournament

ROOT = Path(__file__).parents[2]
RULES = find_rules("rapida")
ASKED = Namespace(deals=2, seed=3, workers=1, log=None)


@pytest.fixture(scope="module")
def ladder() -> ModuleType:
    """benchmarks/ladder.py as a module."""
    found = spec_from_file_location("ladder", ROOT / "benchmarks" / "ladder.py")
    assert found and found.loader
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_every_level_meets_the_one_below_and_no_pairing_comes_twice(ladder: ModuleType) -> None:
    pairs = [(one.home.key, one.away.key) for one in ladder.contests(RULES, 3)]

    assert {(upper.key, lower.key) for lower, upper in pairwise(LADDER)} <= set(pairs)
    assert ("expert", "club") in pairs and ("expert", "random") in pairs
    assert len(set(pairs)) == len(pairs)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Beginner", "Random", "2 deals a line", "seed 3")),
        ("es", ("Principiante", "Al azar", "2 repartos por línea", "semilla 3")),
    ],
)
def test_a_line_says_who_against_whom_with_its_interval(ladder: ModuleType, lang: str, words: tuple[str, ...]) -> None:
    contest = ladder.contests(RULES, 3)[0]
    row = rows([tournament(contest, 2)])[0]
    text = ladder.table(lang, RULES, ASKED, [(row, ladder.timed(RULES, contest.home, 1))])

    assert all(word in text for word in words)
    *_, heading, rule, line = text.splitlines()
    assert heading.count("|") == rule.count("|") == line.count("|") == 8
    assert line.count("[") == 2 and "| 4 |" in line
    assert ("." in line) is (lang == "en")


def test_only_what_is_between_the_marks_is_replaced(ladder: ModuleType) -> None:
    text = "a\n<!-- ladder:en -->\nold\nold\n<!-- /ladder:en -->\nb\n"

    assert ladder.placed(text, "ladder:en", "new") == "a\n<!-- ladder:en -->\nnew\n<!-- /ladder:en -->\nb\n"
    with pytest.raises(ValueError, match="ladder:es"):
        ladder.placed(text, "ladder:es", "new")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_readme_has_the_place_and_a_line_for_every_contest(ladder: ModuleType, lang: str) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    there = readme.split(f"<!-- ladder:{lang} -->")[1].split(f"<!-- /ladder:{lang} -->")[0]

    assert ladder.heading(lang) in there
    lines = [line for line in there.splitlines() if line.startswith("| ")][2:]
    assert len(lines) == len(ladder.contests(find_rules("brisca_2"), 1))
    assert ladder.placed(readme, f"ladder:{lang}", there[1:-1]) == readme
