"""A class: sheets for each student, grading, nbgrader's gradebook; and handouts on paper."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from brisca_teach import Refusal
from brisca_teach.cli.frame import help_words, in_language, language
from brisca_teach.views.words import say

if TYPE_CHECKING:
    from brisca_teach.classroom.paper import Part

PLACE = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(dir_okay=False, path_type=Path)


def _exercises(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that say what is set."""
    for option in (
        click.option("--positions", type=FILE, help=help_words("class_positions")),
        click.option("--seed", default="1", show_default=True, help=help_words("class_seed")),
        click.option("--level", default=1, show_default=True, help=help_words("class_level")),
        click.option("--items", default=5, show_default=True, help=help_words("class_items")),
    ):
        command = option(command)
    return command


@click.group("class", help=help_words("class"))
def class_group() -> None:
    """The commands about a class."""


@class_group.command(help=help_words("class_new"))
@click.argument("name")
@click.option("--students", required=True, type=FILE, help=help_words("class_students"))
@click.option("--exercise", "kinds", multiple=True, help=help_words("class_exercise"))
@click.option("--into", type=PLACE, help=help_words("class_into"))
@_exercises
@in_language
def new(name: str, students: Path, kinds: tuple[str, ...], into: Path | None, **asked: Any) -> None:
    """Make the folder of a class."""
    from brisca_teach.classroom.course import Course
    from brisca_teach.classroom.roster import read_roster

    making = _extra("brisca_teach.classroom.making")
    course = Course(name, language(), asked["seed"], _parts(kinds, asked), read_roster(students))
    folder = making.make_class(course, into or Path(making.file_name(course)))
    click.echo(say(language(), "class.made", path=str(folder), n=len(course.students)))


@class_group.command(help=help_words("class_sheet"))
@click.argument("folder", type=PLACE)
@click.argument("student")
@in_language
def sheet(folder: Path, student: str) -> None:
    """Other exercises for one student."""
    from brisca_teach.classroom.course import read_course

    changed = _extra("brisca_teach.classroom.making").make_new_sheet(read_course(folder), folder, student)
    click.echo(say(language(), "class.remade", name=changed.find(student).name))


@class_group.command(help=help_words("class_grade"))
@click.argument("folder", type=PLACE)
@click.option("--submitted", type=PLACE, help=help_words("class_submitted"))
@in_language
def grade(folder: Path, submitted: Path | None) -> None:
    """Grade what came back."""
    from brisca_teach.classroom.course import read_course

    course = read_course(folder)
    done = _extra("brisca_teach.classroom.done").grade_class(course, folder, submitted)
    click.echo("\n".join(done))


@class_group.command(help=help_words("class_export"))
@click.argument("folder", type=PLACE)
@click.option("--submitted", type=PLACE, help=help_words("class_submitted"))
@in_language
def export(folder: Path, submitted: Path | None) -> None:
    """Write the marks into nbgrader's gradebook."""
    from brisca_teach.classroom.course import read_course
    from brisca_teach.classroom.grading import grade as graded

    course, came = read_course(folder), submitted or folder / "submitted"
    file = _extra("brisca_teach.classroom.gradebook").write_gradebook(course, tuple(graded(course, came)), folder)
    click.echo(say(language(), "class.exported", path=str(file)))


@click.command(help=help_words("handout"))
@click.argument("kinds", nargs=-1)
@click.option("--title", default="Brisca", show_default=True, help=help_words("handout_title"))
@click.option("--into", type=PLACE, default=".", help=help_words("class_into"))
@click.option("--pdf", is_flag=True, help=help_words("handout_pdf"))
@click.option("--slides", is_flag=True, help=help_words("handout_slides"))
@_exercises
@in_language
def handout(kinds: tuple[str, ...], title: str, into: Path, pdf: bool, slides: bool, **asked: Any) -> None:
    """A sheet and its key."""
    from brisca_teach.classroom.paper import seed_of

    seed = seed_of(asked["seed"], "handout")
    write = _extra("brisca_teach.classroom.handout").write_handout
    made = write(language(), title, _parts(kinds, asked), seed, into, pdf=pdf, slides=slides)
    click.echo("\n".join(map(str, made.files)))
    if made.without_pdf:
        click.echo(say(language(), "class.no_pdf"), err=True)


def _parts(kinds: tuple[str, ...], asked: dict[str, Any]) -> tuple[Part, ...]:
    """What is set; Refusal when it is nothing."""
    from brisca_teach.classroom.paper import POSITION, Part

    parts = [Part(kind, asked["items"], asked["level"]) for kind in kinds]
    if asked["positions"]:
        lines = asked["positions"].read_text(encoding="utf-8-sig").splitlines()
        known = tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))
        parts.append(Part(POSITION, len(known), lines=known))
    if not parts:
        raise Refusal("class.nothing")
    return tuple(parts)


def _extra(module: str) -> Any:
    """A module that needs the extra `class`; Refusal, with how to get it, where it is not installed."""
    import importlib

    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        raise Refusal("class.extra", package=str(missing.name)) from None
