"""The lessons as a static site."""

from __future__ import annotations

from pathlib import Path

import click

from brisca_teach import Refusal
from brisca_teach.cli.frame import help_words, in_language, language
from brisca_teach.views.words import say


@click.group(help=help_words("site"))
def site() -> None:
    """The commands about the site."""


@site.command(help=help_words("site_build"))
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--plots", is_flag=True, help=help_words("site_plots"))
@in_language
def build(folder: Path, plots: bool) -> None:
    """Build the site and tell its size."""
    try:
        from brisca_teach.site import build_site
    except ModuleNotFoundError as missing:
        raise Refusal("site.extra", package=str(missing.name)) from None
    made = build_site(folder, plots=plots)
    size = f"{made.size / 1e6:.0f}"
    click.echo(say(language(), "site.built", path=str(made.folder), files=made.files, size=size))
