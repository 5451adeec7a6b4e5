"""Puzzles in plain words for a terminal: one of them, and the audit of a pack."""

from __future__ import annotations

from collections.abc import Iterator

from brisca_teach.teaching.puzzles.audit import GREEDY, Audit
from brisca_teach.teaching.puzzles.difficulty import LEVELS
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.puzzles.themes import THEMES
from brisca_teach.views.puzzle.puzzle_view import PuzzleView
from brisca_teach.views.words import counted, listing, say

WIDE, NARROW = 30, 5


def shown(lang: str, puzzle: Puzzle, with_answer: bool) -> Iterator[str]:
    """The puzzle as text, its position line, and the answer where it is wanted."""
    view = PuzzleView(lang, puzzle)
    yield view.text()
    yield str(puzzle.position)
    if with_answer:
        yield " ".join(view.speech.sentences(view.question.answer))
        yield from view.about()


def audited(lang: str, name: str, account: Audit) -> Iterator[str]:
    """Counts by theme and level, who solves how many, margins, duplicates and failures."""
    total, levels = len(account.puzzles), range(1, LEVELS + 1)
    title = say(lang, "cli.audit_total") if name == "*" else name
    yield f"{title}: {counted(lang, 'puzzles', total)}"
    yield _row("", [*map(str, levels), "="])
    for theme in THEMES:
        if counts := account.table.get(theme):
            yield _row(say(lang, f"puzzle.theme.{theme}"), [*(counts[one] or "-" for one in levels), counts.total()])
    sums = [sum(one.level == level for one in account.puzzles) for level in levels]
    yield _row("=", [*sums, total])
    yield from _judgement(lang, account, total)


def _judgement(lang: str, account: Audit, total: int) -> Iterator[str]:
    low, middle, high = account.margins
    solvers = [_solver(lang, level, n, total) for level, n in account.solved]
    yield say(lang, "cli.audit_solves", text=listing(lang, solvers))
    yield say(lang, "cli.audit_margin", low_n=low, high_n=high, n=middle)
    yield say(lang, "cli.audit_faults", n=len(account.twice), m=len(account.faults))
    yield from (f"  {puzzle}: {say(lang, fault)}" for puzzle, fault in account.faults)
    yield from (f"  {puzzle}" for puzzle in account.twice)


def _solver(lang: str, level: str, solved: int, total: int) -> str:
    who = say(lang, "cli.audit_greedy" if level == GREEDY else f"bot.{level}")
    return say(lang, "cli.audit_solver", text=who, n=solved, total=total, share=solved / total)


def _row(title: str, cells: list[object]) -> str:
    return f"  {title:<{WIDE}}" + "".join(f"{cell!s:>{NARROW}}" for cell in cells)
