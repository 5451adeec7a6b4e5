"""`brisca-teach variants`, `rules` and `options`: every rule set in words, for people and for tools."""

from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from brisca_teach import VARIANTS
from brisca_teach.cli import main
from brisca_teach.views.variant_words import about, rules_words
from brisca_teach.views.words import LANGUAGES, variant_name

FIELDS = [
    "key", "name", "players", "allowed_players", "about", "aliases", "told_from", "differs", "certainty",
    "source", "sources",
]  # fmt: skip


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def listed(lang: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(run("--lang", lang, "variants", "--json").stdout)
    return rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_for_tools_has_every_game_and_the_same_fields(lang: str) -> None:
    rows = listed(lang)

    assert [row["key"] for row in rows] == list(VARIANTS)
    assert all(list(row) == FIELDS for row in rows)
    assert all(row["name"] and row["about"] and row["source"] and row["certainty"] for row in rows)
    assert [row["key"] for row in rows if not row["differs"]] == ["brisca_4", "jodida"]


def test_the_list_for_tools_keeps_codes_in_both_languages() -> None:
    codes = ("key", "players", "allowed_players", "aliases", "told_from", "certainty", "source")

    assert [[row[code] for code in codes] for row in listed("es")] == [
        [row[code] for code in codes] for row in listed("en")
    ]


def test_a_game_for_tools() -> None:
    rows = {row["key"]: row for row in listed("es")}
    valenciana = rows["valenciana"]

    assert valenciana["allowed_players"] == [2, 3, 4, 6]
    assert valenciana["differs"][0] == "Aquí hay que asistir, y nada más; allí, cada cual echa la carta que quiere."
    assert valenciana["sources"]["S4"] == "una página larga en español sobre la brisca y sus variantes"
    assert rows["jodida"]["certainty"] == "name_only"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_for_people_names_every_game_with_its_sources(lang: str) -> None:
    result = run("variants", "--lang", lang)

    assert result.exit_code == 0
    for key, rules in VARIANTS.items():
        assert f"{key}: {variant_name(lang, key)};" in result.stdout
        assert f": {rules.source}.\n" in result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", VARIANTS)
def test_one_game_is_told_whole(lang: str, key: str) -> None:
    result = run("--lang", lang, "rules", key)

    assert result.exit_code == 0
    assert about(lang, VARIANTS[key]) in result.stdout
    assert all(sentence in result.stdout for sentence in rules_words(lang, VARIANTS[key]))


def test_a_game_against_another() -> None:
    spanish = run("--lang", "es", "rules", "bisca", "--against", "brisca").stdout
    english = run("--lang", "en", "rules", "gingo", "--against", "gingo").stdout

    assert "Esto cambia frente a la brisca de dos.\n- Juegan cuatro, no dos.\n" in spanish
    assert "Nothing changes from gingo." in english


def test_a_game_with_an_option_says_what_the_option_changes() -> None:
    result = run("--lang", "es", "rules", "brisca_4+second=7")

    assert "- La segunda brisca es el siete, no el tres.\n" in result.stdout


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("es", "El momento del cambio: por defecto, se cambia en cualquier momento."),
        ("es", "    «exchange.when=own_turn»: se cambia en tu turno y antes de echar (España; S4 D11)."),
        ("en", "The second brisca: by default, the three."),
        ("en", '    "second=7": the seven (Portugal and Brazil; S0 W2 W3).'),
    ],
)
def test_the_options_are_listed(lang: str, line: str) -> None:
    assert line in run("--lang", lang, "options").stdout.splitlines()


def test_the_options_for_tools() -> None:
    rows = json.loads(run("options", "--json").stdout)

    assert {"typed", "option", "default", "value", "where", "source", "tags"} == set(rows[0])
