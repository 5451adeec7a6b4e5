"""`brisca-teach puzzle`: one puzzle, the one of a day, new ones, and the audit of the packs."""

from __future__ import annotations

import tomllib

import pytest
from click.testing import CliRunner, Result

from brisca_teach.cli import main
from brisca_teach.teaching.puzzles.packs import pack, puzzles


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["--lang", "en", "puzzle", *words])


def test_a_puzzle_is_shown_without_its_answer_unless_it_is_asked_for() -> None:
    one = puzzles()[0]
    bare, full = run("show", one.id).stdout, run("show", one.id, "--answer").stdout

    assert str(one.position) in bare
    assert "Theme:" not in bare and "Theme:" in full
    assert full.startswith(bare)


def test_an_unknown_id_is_refused_in_a_sentence() -> None:
    result = run("show", "nothing")

    assert (result.exit_code, result.stderr) == (2, 'There is no puzzle "nothing".\n')


def test_a_day_has_the_same_puzzle_for_everybody() -> None:
    assert run("today", "--day", "2026-12-24").stdout == run("today", "--day", "2026-12-24").stdout
    assert run("today", "--day", "2026-12-24").stdout != run("today", "--day", "2026-12-25").stdout
    assert run("today").exit_code == 0


def test_what_is_made_is_the_text_of_a_pack() -> None:
    result = run("make", "save_trump", "--level", "2", "--items", "1", "--seed", "3")
    (row,) = tomllib.loads(result.stdout)["puzzle"]

    assert result.exit_code == 0
    assert (row["theme"], row["level"]) == ("save_trump", 2)


def test_the_audit_tells_counts_solvers_margins_duplicates_and_failures() -> None:
    result = run("audit", "--pack", "duel", "--quick")

    assert result.exit_code == 0
    assert result.stdout.startswith(f"duel: {len(pack('duel'))} puzzles")
    assert "Duplicates: 0. Failures: 0." in result.stdout
    assert "save the trump" in result.stdout


@pytest.mark.parametrize("words", [("make", "nothing"), ("make", "claim", "--level", "9"), ("audit", "--pack", "no")])
def test_bad_words_are_refused(words: tuple[str, ...]) -> None:
    assert run(*words).exit_code == 2
