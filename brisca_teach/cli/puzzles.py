"""Puzzles from a terminal: shown, made, and worked out again."""

from __future__ import annotations

from datetime import date

import click

from brisca_teach import find_rules
from brisca_teach.analysis.bots import LADDER
from brisca_teach.cli.frame import help_words, in_language, language
from brisca_teach.teaching.puzzles.audit import audit, together
from brisca_teach.teaching.puzzles.choosing import of_the_day
from brisca_teach.teaching.puzzles.generator import made
from brisca_teach.teaching.puzzles.packs import PACKS, find_puzzle, puzzles, written
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.puzzles.themes import THEMES
from brisca_teach.views.puzzle.account import audited, shown
from brisca_teach.views.words import say

FAULTS = 1
QUICK = ("beginner", "club")
in_pack = click.option("--pack", type=click.Choice(PACKS), help=help_words("puzzle_pack"))
answered = click.option("--answer", is_flag=True, help=help_words("puzzle_answer"))


@click.group(help=help_words("puzzle"))
def puzzle() -> None:
    """The commands about puzzles."""


@puzzle.command(help=help_words("puzzle_show"))
@click.argument("puzzle_id", metavar="ID")
@answered
@in_language
def show(puzzle_id: str, answer: bool) -> None:
    """One puzzle as text."""
    _print(find_puzzle(puzzle_id), answer)


@puzzle.command(help=help_words("puzzle_today"))
@in_pack
@click.option("--day", type=click.DateTime(["%Y-%m-%d"]), help=help_words("puzzle_day"))
@answered
@in_language
def today(pack: str | None, day: date | None, answer: bool) -> None:
    """The puzzle of the day as text."""
    chosen = date.today() if day is None else date(day.year, day.month, day.day)
    _print(of_the_day(chosen, pack or ""), answer)


@puzzle.command(help=help_words("puzzle_make"))
@click.argument("theme", type=click.Choice(THEMES))
@click.option("--level", type=click.IntRange(0, 6), default=0, help=help_words("puzzle_level"))
@click.option("--rules", default="brisca_2", help=help_words("puzzle_rules"))
@click.option("--items", type=click.IntRange(1), default=1, help=help_words("puzzle_items"))
@click.option("--seed", type=int, default=1, help=help_words("seed"))
@in_language
def make(theme: str, level: int, rules: str, items: int, seed: int) -> None:
    """Puzzles as the text of a pack; exit status 1 when fewer were found than asked for."""
    found = made(theme, find_rules(rules), seed, level, items)
    click.echo(written(found), nl=False)
    if len(found) < items:
        click.echo(say(language(), "cli.puzzle_few", n=len(found)), err=True)
        raise click.exceptions.Exit(FAULTS)


@puzzle.command("audit", help=help_words("puzzle_audit"))
@in_pack
@click.option("--quick", is_flag=True, help=help_words("puzzle_quick"))
@in_language
def audit_command(pack: str | None, quick: bool) -> None:
    """The counts of each pack; exit status 1 when a puzzle is at fault or greed gets too far."""
    players = QUICK if quick else (*QUICK, LADDER[-1].key)
    audits = {name: audit(puzzles(name), players) for name in ((pack,) if pack else PACKS)}
    if not pack:
        audits["*"] = together(tuple(audits.values()))
    for name, account in audits.items():
        click.echo("\n".join(audited(language(), name, account)) + "\n")
    if not all(account.is_good for account in audits.values()):
        raise click.exceptions.Exit(FAULTS)


def _print(chosen: Puzzle, answer: bool) -> None:
    click.echo("\n".join(shown(language(), chosen, answer)))
