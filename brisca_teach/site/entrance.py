"""The first page of the site: every lesson in both languages, before anything heavy is loaded."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from jinja2 import Environment, StrictUndefined

from brisca_teach.views.art import suit_svg
from brisca_teach.views.course import COURSE
from brisca_teach.views.words import LANGUAGES, say

_NOTEBOOK = "notebooks/index.html?path="


def entrance(lessons: Path) -> str:
    """The page as HTML: one list of lessons a language, each a link; it needs no other file."""
    page = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = page.from_string(files(__package__).joinpath("entrance.html").read_text(encoding="utf-8"))
    suits = [suit_svg(suit) for suit in "OCEB"]
    return template.render(languages=[_column(lang, lessons / lang) for lang in LANGUAGES], suits=suits)


def _column(lang: str, folder: Path) -> dict[str, object]:
    found = [entry for entry in COURSE if (folder / entry.file(lang)).exists()]
    rows = [(entry.number, entry.title(lang), f"{_NOTEBOOK}{lang}/{entry.file(lang)}") for entry in found]
    words = {key: say(lang, f"site.{key}") for key in ("language", "about", "wait", "kept", "lab")}
    return {"lang": lang, "rows": rows, **words}
