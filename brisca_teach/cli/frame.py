"""What every command shares: the group, its language, and a refusal told in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from brisca_teach import Refusal
from brisca_teach.views.words import LANGUAGES, refusal, say, seat_names, system_language

Command = TypeVar("Command", bound=Callable[..., Any])
BAD_INPUT = 2


class Commands(click.Group):
    """The group of commands; a refusal anywhere becomes one sentence and exit status 2."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Refusal as refused:
            click.echo(refusal(language(), refused, _names(refused)), err=True)
            raise click.exceptions.Exit(BAD_INPUT) from None


def language() -> str:
    """The language of this run: --lang, else the system's."""
    return str(click.get_current_context().find_root().obj or system_language())


def _names(refused: Refusal) -> tuple[str, ...]:
    position = getattr(refused, "position", None)
    return tuple(seat_names(language(), position.rules.players)) if position else ()


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
        help=help_words("lang"),
    )(command)


def help_words(name: str) -> str:
    """What --help says of a command or an option, in the system's language."""
    return say(system_language(), f"cli.{name}")


@click.group(cls=Commands, help=help_words("help"), context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="brisca-teach")
@in_language
def main() -> None:
    """The entry point; the words of each command's help are in the catalogues."""
