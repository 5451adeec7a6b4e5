"""The pages in docs/: both languages, links that lead somewhere, tables that the kit itself wrote."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from tree import ROOT

from brisca_teach import Position
from brisca_teach.cli import main

DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.rglob("*.md"), ROOT / "README.md"])
LINK = re.compile(r"\]\(([^)#]+)\)")


@pytest.mark.parametrize(("lang", "name"), [("es", "reglas-de-la-casa.md"), ("en", "house-rules.md")])
def test_the_table_of_house_rules_is_what_the_command_prints(lang: str, name: str) -> None:
    """`brisca-teach --lang es options --markdown > docs/es/reglas-de-la-casa.md` makes it anew."""
    told = CliRunner().invoke(main, ["options", "--markdown", "--lang", lang])

    assert (DOCS / lang / name).read_text(encoding="utf-8") == told.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = [target for target in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in target]

    broken = [target for target in targets if target.isupper() is False and not (page.parent / target).exists()]
    assert broken == []


def test_every_page_exists_in_both_languages() -> None:
    contents = (DOCS / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[.*?\]\((en/.*?)\) \| \[.*?\]\((es/.*?)\) \|$", contents, re.M)

    assert {name for row in rows for name in row} == {
        page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*/*.md")
    }


@pytest.mark.parametrize("page", ["en/notation.md", "es/notacion.md"])
def test_the_positions_of_the_page_are_positions(page: str) -> None:
    lines = re.findall(r"^brisca_\S+ .*$", (DOCS / page).read_text(encoding="utf-8"), re.M)

    assert lines
    for line in lines:
        assert str(Position.parse(line)) == line
