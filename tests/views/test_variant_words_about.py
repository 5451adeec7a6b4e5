"""Every rule set is introduced in both languages, and says how well it is known and by whom."""

from __future__ import annotations

import re

import pytest

from brisca_teach.engine.aliases import ALIASES
from brisca_teach.engine.compare import differences
from brisca_teach.engine.variants import HEADS, VARIANTS, find_rules
from brisca_teach.views.variant_words import about, aliases, base_of, certainty_words, source_name, source_words
from brisca_teach.views.words import LANGUAGES, variant_name

ALSO_CALLED = {  # what a player may ask for, by the game that must tell of it
    "briscolone": "briscola a chiamata", "chiamata": "briscolone", "marianna": "cinquecento", "gingo": "pazza",
    "mano_negra": "conquista", "muerte_tres": "mata", "centocinquantuno": "151", "bisca_9": "nove",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", VARIANTS)
def test_a_summary_is_one_paragraph_of_30_to_60_words(lang: str, key: str) -> None:
    text = about(lang, VARIANTS[key])

    assert 30 <= len(text.split()) <= 60, len(text.split())
    assert "\n" not in text
    assert re.search(r"[.]$", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_summaries_and_no_two_names_are_the_same(lang: str) -> None:
    told = {about(lang, rules) for rules in VARIANTS.values()}
    named = {variant_name(lang, key) for key in VARIANTS}

    assert len(told) == len(named) == len(VARIANTS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "name"), ALSO_CALLED.items())
def test_other_names_are_told(lang: str, key: str, name: str) -> None:
    assert name in about(lang, VARIANTS[key])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_triangulo_briscal_is_told_of(lang: str) -> None:
    assert "triángulo briscal" in about(lang, find_rules("triangulo_briscal"))


def test_every_alias_belongs_to_the_rules_it_finds() -> None:
    assert all(alias in aliases(find_rules(alias)) for alias in ALIASES)
    assert aliases(find_rules("triangulo_briscal")) == ("conquista", "triangulo_briscal")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_has_a_label(lang: str) -> None:
    tags = {tag for rules in VARIANTS.values() for tag in rules.source.split()}

    assert all(VARIANTS[key].source for key in VARIANTS)
    assert len({source_name(lang, tag) for tag in tags}) > len(tags) * 0.95


def test_sources_and_decisions_are_two_sentences() -> None:
    assert source_words("es", find_rules("brisca_cycle")) == (
        "Según la Wikipedia en español, «Brisca»; cartescatalanes.com y Vilapedia.",
        "Lo que no dicen, o dicen de varias maneras, lo decide este curso: qué decide la partida de cuatro juegos.",
    )
    assert source_words("en", find_rules("briscola_deuce")) == ("According to game-bee.com, on briscola.",)


@pytest.mark.parametrize(
    ("key", "spanish", "english"),
    [
        ("catalana", "Reglas documentadas", "Documented"),
        ("capixaba", "Reglas reconstruidas", "Reconstructed"),
        ("portena", "Reglas deducidas en parte", "Partly inferred"),
        ("jodida", "Solo se conoce el nombre", "Known by name only"),
    ],
)
def test_certainty_is_told(key: str, spanish: str, english: str) -> None:
    assert certainty_words("es", VARIANTS[key]).startswith(spanish)
    assert certainty_words("en", VARIANTS[key]).startswith(english)


@pytest.mark.parametrize("key", VARIANTS)
def test_a_game_is_told_from_the_head_of_a_group(key: str) -> None:
    base = base_of(VARIANTS[key])

    assert base is None or (base.key in HEADS and base != VARIANTS[key])


def test_no_game_is_told_from_one_that_differs_more() -> None:
    told_from = {key: base.key for key, rules in VARIANTS.items() if (base := base_of(rules))}

    assert set(VARIANTS) - set(told_from) == {"brisca_4", "jodida"}
    assert [told_from[key] for key in ("scoperta", "gingo", "capixaba", "rematada", "muerte_tres")] == [
        "briscola", "chiamata", "bisca_3", "portena", "brisca_4",
    ]  # fmt: skip
    assert all(differences(VARIANTS[base], VARIANTS[key]) for key, base in told_from.items())


def test_a_game_with_options_is_told_from_the_game_without() -> None:
    assert base_of(find_rules("valenciana+second=7")) == VARIANTS["valenciana"]
    assert about("es", find_rules("valenciana+second=7")) == about("es", VARIANTS["valenciana"])
