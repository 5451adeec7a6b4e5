"""The lessons in JupyterLab."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

from brisca_teach.cli.frame import help_words, in_language, language
from brisca_teach.lesson_files import first_lesson, lent_to, lessons_folder
from brisca_teach.views.words import say


@click.command(help=help_words("lab"))
@click.argument("folder", required=False, type=click.Path(file_okay=False, path_type=Path))
@click.option("--no-browser", is_flag=True, help=help_words("no_browser"))
@in_language
def lab(folder: Path | None, no_browser: bool) -> None:
    """JupyterLab on lesson 00."""
    in_checkout = lessons_folder().parent.joinpath("pyproject.toml").exists()
    home = lessons_folder() if in_checkout and folder is None else lent_to(folder or Path.home() / "brisca_teach")
    lesson = first_lesson(home, language())
    words = [sys.executable, "-m", "jupyterlab", f"--ServerApp.root_dir={home}", *(["--no-browser"] * no_browser)]
    status = subprocess.call([*words, f"--LabApp.default_url=/lab/tree/{lesson.relative_to(home).as_posix()}"])
    if status:
        click.echo(say(language(), "cli.lab_failed"), err=True)
        raise click.exceptions.Exit(1)
