"""The table of house rules: option, default, other value, where it is played, source (needs.md N03)."""

from __future__ import annotations

import pytest

from brisca_teach.engine.refusal import BadRules
from brisca_teach.engine.rules_check import knobs, value_of
from brisca_teach.engine.variants import VARIANTS, find_rules
from brisca_teach.views.variant_words import options_table
from brisca_teach.views.variant_words.option_facts import OPTIONS
from brisca_teach.views.variant_words.options import typed, usual_rules
from brisca_teach.views.words import LANGUAGES

NOT_OPTIONS = {"key", "source", "certainty", "allowed_players"}
CLASH = {"rules.contradiction", "rules.players"}  # a value may need another knob turned too


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_is_complete_and_no_value_is_its_own_default(lang: str) -> None:
    for row in options_table(lang):
        assert row.option and row.default and row.value and row.where, row
        assert row.value != row.default, row
        assert len(row.source) == len(row.tags.split()), row


def test_no_value_is_listed_twice() -> None:
    written = [row.typed for row in options_table("es")]

    assert len(set(written)) == len(written)


def test_every_knob_of_every_game_is_in_the_table() -> None:
    listed = {option.knob.partition(".")[0] for option in OPTIONS}
    turned = {knob.partition(".")[0] for rules in VARIANTS.values() for knob in knobs(rules)}

    assert turned - NOT_OPTIONS == listed


def test_every_value_that_a_game_holds_is_in_the_table() -> None:
    numbers = {"players", "hand", "match.target", *NOT_OPTIONS}  # any number will do; the usual ones are listed
    french = {("removed", "7D7S"), ("second", "10")}  # they come with the French pack
    listed = {(option.knob, typed(option.value)) for option in OPTIONS} | french | {("exchange", "on")}
    held = {
        (knob, typed(value))
        for rules in VARIANTS.values()
        for knob, value in knobs(rules).items()
        if knob not in numbers and value != value_of(usual_rules(knob), knob)
    }

    assert held <= listed


@pytest.mark.parametrize("option", [row.typed for row in options_table("en")])
def test_an_option_is_typed_as_the_table_writes_it(option: str) -> None:
    try:
        rules = find_rules(f"brisca_4+{option}")
    except BadRules as clash:
        assert clash.reason in CLASH
    else:
        assert rules != VARIANTS["brisca_4"]


def test_a_row_as_a_teacher_reads_it() -> None:
    row = next(row for row in options_table("es") if row.typed == "exchange.when=own_turn")

    assert (row.option, row.default) == ("el momento del cambio", "se cambia en cualquier momento")
    assert (row.value, row.where, row.tags) == ("se cambia en tu turno y antes de echar", "España", "S4 D11")


def test_melds_that_rise_are_told_in_order() -> None:
    values = {row.typed: row.value for row in options_table("es")}

    assert values["meld.values=20,40,60,80"] == "los cantos valen 20, 40, 60 y 80 puntos, por orden"
