"""brisca-teach: deals, positions and lessons from a terminal.

Text goes to standard output in the chosen language; exit status 0, 1 (a check found faults) or 2 (bad input).
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from brisca_teach import VARIANTS, BadText, Move, Position, Refusal, Rules, deal, find_rules, solve
from brisca_teach.lesson_files import first_lesson, lent_to, lessons_folder
from brisca_teach.views.words import LANGUAGES, refusal, say, seat_names, system_language, variant_name

Command = TypeVar("Command", bound=Callable[..., Any])
BAD_INPUT = 2


class Commands(click.Group):
    """The group of commands; a refusal anywhere becomes one sentence and exit status 2."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Refusal as refused:
            click.echo(refusal(_language(), refused, _names(refused)), err=True)
            raise click.exceptions.Exit(BAD_INPUT) from None


def _language() -> str:
    return str(click.get_current_context().find_root().obj or system_language())


def _names(refused: Refusal) -> tuple[str, ...]:
    position = getattr(refused, "position", None)
    return tuple(seat_names(_language(), position.rules.players)) if position else ()


def _set_language(ctx: click.Context, _option: click.Parameter, lang: str | None) -> None:
    if lang:
        ctx.find_root().obj = lang


def in_language(command: Command) -> Command:
    """The command with the option --lang."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        callback=_set_language,
        expose_value=False,
        is_eager=True,
        help=_help("lang"),
    )(command)


def _help(name: str) -> str:
    return say(system_language(), f"cli.{name}")


@click.group(cls=Commands, help=_help("help"), context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="brisca-teach")
@in_language
def main() -> None:
    """The entry point; the words of each command's help are in the catalogues."""


@main.command(help=_help("variants"))
@click.option("--json", "as_json", is_flag=True, help=_help("json"))
@in_language
def variants(as_json: bool) -> None:
    """Every rule set, one a line."""
    rows = [_described(rules) for rules in VARIANTS.values()]
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for row in rows:
        click.echo(say(_language(), "cli.variant_line", **row))


def _described(rules: Rules) -> dict[str, str]:
    lang = _language()
    return {
        "key": rules.key,
        "name": variant_name(lang, rules.key),
        "players": str(rules.players),
        "certainty": say(lang, f"certainty.{rules.certainty}"),
        "source": rules.source,
    }


@main.command("deal", help=_help("deal"))
@click.argument("rules")
@click.option("--seed", type=int, help=_help("seed"))
@in_language
def deal_command(rules: str, seed: int | None) -> None:
    """A position line."""
    click.echo(str(deal(find_rules(rules), rng=random.Random(seed))))


@main.command(help=_help("moves"))
@click.argument("position")
@in_language
def moves(position: str) -> None:
    """The legal moves of a position, one a line."""
    for move in Position.parse(position).legal_moves():
        click.echo(str(move))


@main.command(help=_help("play"))
@click.argument("position")
@click.argument("played", metavar="MOVE...", nargs=-1)
@in_language
def play(position: str, played: tuple[str, ...]) -> None:
    """The position line after the moves."""
    reached = Position.parse(position)
    for text in played:
        reached = reached.play(_read_move(reached, text))
    click.echo(str(reached))


def _read_move(position: Position, text: str) -> Move:
    try:
        return Move.parse(text)
    except BadText:
        raise BadText("pos.move", text=text, moves=tuple(map(str, position.legal_moves()))) from None


@main.command("solve", help=_help("solve"))
@click.argument("position")
@click.option("--json", "as_json", is_flag=True, help=_help("json"))
@in_language
def solve_command(position: str, as_json: bool) -> None:
    """A value for every legal move, the best first, and the line that proves it."""
    solution = solve(Position.parse(position))
    ranked = sorted(solution.values.items(), key=lambda pair: (-pair[1], str(pair[0])))
    if as_json:
        values = {str(move): value for move, value in ranked}
        lines = {str(move): [str(reply) for reply in solution.line(move)] for move, _ in ranked}
        click.echo(json.dumps({"values": values, "best": [str(move) for move in solution.best], "lines": lines}))
        return
    for move, value in ranked:
        line = " ".join(str(reply) for reply in solution.line(move))
        click.echo(f"{str(move):<14}{value:>4}   {line}")


@main.command(help=_help("lab"))
@click.argument("folder", required=False, type=click.Path(file_okay=False, path_type=Path))
@click.option("--no-browser", is_flag=True, help=_help("no_browser"))
@in_language
def lab(folder: Path | None, no_browser: bool) -> None:
    """JupyterLab on lesson 00."""
    in_checkout = lessons_folder().parent.joinpath("pyproject.toml").exists()
    home = lessons_folder() if in_checkout and folder is None else lent_to(folder or Path.home() / "brisca_teach")
    lesson = first_lesson(home, _language())
    words = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={home}", *(["--no-browser"] * no_browser)]
    status = subprocess.call([*words, f"--LabApp.default_url=/lab/tree/{lesson.relative_to(home).as_posix()}"])
    if status:
        click.echo(say(_language(), "cli.lab_failed"), err=True)
        raise click.exceptions.Exit(1)


if __name__ == "__main__":
    main()
