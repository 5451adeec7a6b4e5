"""Positions as lines of text: deal one, list its moves, play them, solve it."""

from __future__ import annotations

import json
import random

import click

from brisca_teach import BadText, Move, Position, deal, find_rules, solve
from brisca_teach.cli.frame import help_words, in_language


@click.command("deal", help=help_words("deal"))
@click.argument("rules")
@click.option("--seed", type=int, help=help_words("seed"))
@in_language
def deal_command(rules: str, seed: int | None) -> None:
    """A position line."""
    click.echo(str(deal(find_rules(rules), rng=random.Random(seed))))


@click.command(help=help_words("moves"))
@click.argument("position")
@in_language
def moves(position: str) -> None:
    """The legal moves of a position, one a line."""
    for move in Position.parse(position).legal_moves():
        click.echo(str(move))


@click.command(help=help_words("play"))
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


@click.command("solve", help=help_words("solve"))
@click.argument("position")
@click.option("--json", "as_json", is_flag=True, help=help_words("json"))
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
        click.echo(f"{move!s:<14}{value:>4}   {line}")
