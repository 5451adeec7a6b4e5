"""A whole rule set is told in few sentences, and each of them is true of it."""

from __future__ import annotations

import re

import pytest

from brisca_teach.engine.variants import VARIANTS, find_rules
from brisca_teach.views.variant_words import rules_words
from brisca_teach.views.words import LANGUAGES

PLAYED = {key: rules for key, rules in VARIANTS.items() if rules.certainty != "name_only"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", PLAYED)
def test_the_rules_are_6_to_14_short_sentences(lang: str, key: str) -> None:
    sentences = rules_words(lang, VARIANTS[key])

    assert 6 <= len(sentences) <= 14
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        assert re.fullmatch(r"[A-ZÁÉÍÓÚ][^{}]*\.", sentence), sentence
        assert not re.search(r"  |\.\.| [.,;:]|\bNone\b|\b(True|False)\b|_", sentence), sentence
        assert len(sentence.split()) <= 45, sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_games_that_differ_are_not_told_alike(lang: str) -> None:
    assert len({rules_words(lang, rules) for rules in PLAYED.values()}) == len(PLAYED)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_only_the_name_is_known_no_rules_are_told(lang: str) -> None:
    assert len(rules_words(lang, VARIANTS["jodida"])) == 1


@pytest.mark.parametrize(
    ("key", "spanish"),
    [
        ("brisca_2", "Juegan dos, cara a cara, con la baraja española de 40 cartas."),
        ("brisca_3", "Juegan tres, cada cual por su cuenta, con la baraja española de 40 cartas sin el dos de copas."),
        ("portena", "En cada palo, de más a menos: as (11 puntos), dos (10), rey (4), caballo (3), sota (2), siete, "
                    "seis, cinco, cuatro y tres."),
        ("brusquembille_1718", "En cada palo, de más a menos: as (11 puntos), rey (4), dama (3), jota (2), diez (10), "
                               "nueve, ocho y siete."),
        ("valenciana", "Mientras queda mazo, cada cual echa la carta que quiere; después, hay que asistir, y nada "
                       "más."),
        ("brisca_3_36", "El siete de triunfo se cambia por la muestra, en cualquier momento, si ya has ganado una "
                        "baza."),
        ("rematada", "Se rematan puntos, de 100 a 230 y de 10 en 10, para jugar contra el resto."),
        ("brisca_4", "Gana el juego quien llega a 61 de los 120 puntos; con empate gana quien tiene más cartas."),
        ("brisca_3", "Gana el juego quien hace más puntos; con empate gana quien tiene más cartas."),
        ("brisca_cycle", "La partida son 4 juegos, uno por palo."),
        ("muerte_tres", "El as de triunfo espera a que salga el tres de triunfo, salvo en la última baza."),
        ("capixaba", "Se baraja otra vez si de muestra sale un as o un siete."),
    ],
)  # fmt: skip
def test_what_a_learner_must_know_is_told(key: str, spanish: str) -> None:
    assert spanish in rules_words("es", VARIANTS[key])


def test_a_rule_that_is_switched_off_is_not_told() -> None:
    without = rules_words("en", find_rules("brisca_4+exchange=off+claim=no"))

    assert not [sentence for sentence in without if "exchange" in sentence or "top trumps" in sentence]
