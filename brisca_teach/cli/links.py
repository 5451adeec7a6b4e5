"""The addresses under which a public copy of this repository can be tried, made from where it was cloned."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from brisca_teach import Refusal
from brisca_teach.cli.frame import help_words, in_language, language
from brisca_teach.lesson_files import first_lesson, lessons_folder
from brisca_teach.views.words import LANGUAGES, say

# git@HOST:OWNER/NAME.git and https://HOST/OWNER/NAME alike
_REMOTE = re.compile(r"(?:.*@|\w+://(?:.*@)?)(?P<host>[\w.-]+)[:/](?P<owner>[\w.-]+)/(?P<name>[\w.-]+?)(?:\.git)?/?")
_HOSTS = {"github.com": "gh", "gitlab.com": "gl"}


@dataclass(frozen=True)
class Home:
    """Where a repository is public."""

    host: str
    owner: str
    name: str
    branch: str

    def binder(self, lang: str) -> str:
        """The address that opens lesson 00 of this language on Binder."""
        lesson = first_lesson(lessons_folder(), lang).name
        place = f"{_HOSTS[self.host]}/{self.owner}/{self.name}/{self.branch}"
        return f"https://mybinder.org/v2/{place}?urlpath=lab/tree/lessons/{lang}/{lesson}"

    def site(self) -> str:
        """The address of the static site on the host's own pages."""
        return f"https://{self.owner}.{self.host.split('.')[0]}.io/{self.name}/"


@click.command(help=help_words("links"))
@click.argument("folder", default=".", type=click.Path(exists=True, file_okay=False, path_type=Path))
@in_language
def links(folder: Path) -> None:
    """A badge and links in Markdown, ready to paste."""
    click.echo("\n".join(_lines(home_of(_git(folder, "remote", "get-url", "origin"), _branch(folder)))))


def home_of(remote: str, branch: str) -> Home:
    """Where this remote is public; Refusal for a folder of one's own or a host that Binder does not know."""
    if not remote:
        raise Refusal("links.none")
    found = _REMOTE.fullmatch(remote)
    if found is None or found["host"] not in _HOSTS:
        raise Refusal("links.remote", text=remote, choices=tuple(_HOSTS))
    return Home(found["host"], found["owner"], found["name"], branch)


def _lines(home: Home) -> Iterator[str]:
    for lang in LANGUAGES:
        yield f"[![Binder](https://mybinder.org/badge_logo.svg)]({home.binder(lang)}) {say(lang, 'links.binder')}"
    yield f"[{say(language(), 'links.site')}]({home.site()})"


def _branch(folder: Path) -> str:
    return _git(folder, "symbolic-ref", "--short", "HEAD") or "HEAD"


def _git(folder: Path, *words: str) -> str:
    try:
        told = subprocess.run(["git", *words], cwd=folder, capture_output=True, encoding="utf-8", check=False)
    except FileNotFoundError:
        return ""
    return told.stdout.strip()
