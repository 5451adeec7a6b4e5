"""`brisca-teach links`: the badge and the links of a public copy, from its git remote."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from brisca_teach.cli import main
from brisca_teach.cli.links import home_of


@pytest.mark.parametrize(
    "remote",
    [
        "https://github.com/someone/la.brisca.git",
        "https://github.com/someone/la.brisca",
        "https://token@github.com/someone/la.brisca.git",
        "git@github.com:someone/la.brisca.git",
        "ssh://git@github.com/someone/la.brisca.git",
    ],
)
def test_every_way_to_write_a_remote_names_the_same_home(remote: str) -> None:
    home = home_of(remote, "main")

    assert (home.owner, home.name) == ("someone", "la.brisca")
    assert home.binder("es").endswith(
        "/v2/gh/someone/la.brisca/main?urlpath=lab/tree/lessons/es/00-empieza-aqui.ipynb"
    )
    assert home.site() == "https://someone.github.io/la.brisca/"


def links(folder: Path, lang: str) -> Result:
    return CliRunner().invoke(main, ["links", str(folder), "--lang", lang])


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    subprocess.run(["git", "init", "-q", "-b", "trunk", str(tmp_path)], check=True)
    return tmp_path


def test_the_lines_are_ready_to_paste(clone: Path) -> None:
    remote = ["git", "remote", "add", "origin", "git@gitlab.com:someone/brisca.git"]
    subprocess.run(remote, cwd=clone, check=True)

    told = links(clone, "es")

    assert told.exit_code == 0
    spanish, english, site = told.stdout.splitlines()
    assert "/gl/someone/brisca/trunk?" in spanish
    assert spanish.endswith("Lecciones en español")
    assert "lessons/en/00-start-here.ipynb" in english
    assert site == "[Las lecciones en el navegador](https://someone.gitlab.io/brisca/)"


@pytest.mark.parametrize(("remote", "words"), [("", "git remote add origin"), ("../brisca.git", "github.com")])
def test_a_repository_that_is_not_public_is_told_so(clone: Path, remote: str, words: str) -> None:
    if remote:
        subprocess.run(["git", "remote", "add", "origin", remote], cwd=clone, check=True)

    told = links(clone, "en")

    assert told.exit_code == 2
    assert words in told.stderr
