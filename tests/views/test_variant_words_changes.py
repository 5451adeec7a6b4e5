"""What changes from one game to another is told in one sentence for each knob, in both languages."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations

import pytest

from brisca_teach.engine.compare import Difference, differences
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.rules_check import knobs
from brisca_teach.engine.variants import VARIANTS, find_rules
from brisca_teach.views.variant_words import difference_words, knob_name
from brisca_teach.views.words import LANGUAGES

NOT_KNOBS = {"key", "source", "certainty", "allowed_players"}


@cache
def every_change() -> dict[tuple[str, str, str], tuple[Rules, Rules, int]]:
    """Each difference that occurs between two rule sets, with a pair that shows it and its place there."""
    found: dict[tuple[str, str, str], tuple[Rules, Rules, int]] = {}
    for before, after in permutations(VARIANTS.values(), 2):
        for place, one in enumerate(differences(before, after)):
            found.setdefault(named(one), (before, after, place))
    return found


def named(one: Difference) -> tuple[str, str, str]:
    return one.knob, repr(one.before), repr(one.after)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_change_between_two_games_is_one_whole_sentence(lang: str) -> None:
    for before, after, place in every_change().values():
        sentence = difference_words(lang, before, after)[place]

        assert re.fullmatch(r"[A-ZÁÉÍÓÚ][^{}]*\.", sentence), sentence
        assert not re.search(r"  |\.\.| [.,;:]|;;|\bNone\b|\b(True|False)\b|_", sentence), sentence
        assert len(sentence.split()) <= 60, sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_changes_are_told_in_the_same_words(lang: str) -> None:
    told: dict[str, tuple[str, str, str]] = {}
    for change, (before, after, place) in every_change().items():
        sentence = difference_words(lang, before, after)[place]
        assert told.setdefault(sentence, change) == change, sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_sentence_for_each_difference_and_none_for_the_same_game(lang: str) -> None:
    for before, after in permutations(list(VARIANTS.values())[::5], 2):
        assert len(difference_words(lang, before, after)) == len(differences(before, after))
    assert difference_words(lang, VARIANTS["gingo"], VARIANTS["gingo"]) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_knob_has_a_name(lang: str) -> None:
    names = [knob for rules in VARIANTS.values() for knob in knobs(rules) if knob not in NOT_KNOBS]

    assert all(knob_name(lang, knob) for knob in names)


@pytest.mark.parametrize(
    ("before", "after", "spanish", "english"),
    [
        ("brisca_4", "robada", "La segunda brisca es el dos, no el tres.",
         "The second brisca is the two, not the three."),
        ("brisca_2", "bisca_3+players=2", "La segunda brisca es el siete, no el tres.",
         "The second brisca is the seven, not the three."),
        ("brisca_4", "brusquembille_4", "La segunda brisca es el diez, no el tres.",
         "The second brisca is the ten, not the three."),
        ("brisca_4", "brisca_5", "Juegan cinco, no cuatro.", "Five play, not four."),
        ("brisca_4", "brisca_4_solo", "Se juega cada cual por su cuenta, no por parejas.",
         "It is played each for themselves, not in pairs."),
        ("briscola", "briscola_deuce",
         "Aquí el dos de triunfo se cambia por la muestra, solo en la primera baza; allí, no hay cambio de la muestra.",
         "Here the two of trumps may be exchanged for the turn-up, in the first trick only; there, the turn-up is not "
         "exchanged."),
        ("brisca_4", "portena", "Aquí la última baza da 10 puntos más; allí, la última baza no da premio.",
         "Here the last trick adds 10 points; there, the last trick adds nothing."),
        ("brisca_3", "brisca_4", "Se juega con la baraja entera; allí, sin el dos de copas.",
         "It is played with the whole pack; there, without the two of cups."),
        ("briscola", "briscolone", "Se juega sin triunfo; allí lo decide la muestra.",
         "There are no trumps; there, they are decided by the turn-up."),
    ],
)  # fmt: skip
def test_a_change_as_a_person_would_say_it(before: str, after: str, spanish: str, english: str) -> None:
    pair = find_rules(before), find_rules(after)

    assert spanish in difference_words("es", *pair)
    assert english in difference_words("en", *pair)


def test_an_option_of_a_game_is_one_change() -> None:
    rules = find_rules("brisca_4"), find_rules("brisca_4+exchange.when=own_turn")

    assert difference_words("es", *rules) == (
        "Aquí se cambia en tu turno y antes de echar; allí, se cambia en cualquier momento.",
    )
