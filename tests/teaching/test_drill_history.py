"""Claims and the timeline: labels, sources and both sides are there for each; no date stands alone."""

from __future__ import annotations

import itertools

import pytest

from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills import claim, timeline
from brisca_teach.teaching.facts.history import LABELS, claims, records
from brisca_teach.views.speech import Speech
from brisca_teach.views.words import LANGUAGES, say
from brisca_teach.views.words.catalogue import has


def test_there_are_enough_claims_of_every_label() -> None:
    best = [one.labels[0] for one in claims().values()]

    assert len(best) >= 24
    assert all(best.count(label) >= 5 for label in LABELS)
    assert all(set(one.labels) <= set(LABELS) and one.sources for one in claims().values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_claim_has_its_words_and_a_disputed_one_both_sides(lang: str) -> None:
    for one in claims().values():
        keys = ["", ".why", *((".for", ".against") if one.is_disputed else ())]
        assert all(has(lang, f"claim.{one.key}{end}") for end in keys), one
        assert has(lang, f"claim.{one.key}.for") == one.is_disputed
    for record in records().values():
        assert has(lang, f"b.record.{record.key}") and has(lang, f"b.dated.{record.key}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_answer_always_shows_the_source(lang: str) -> None:
    for one in claims().values():
        told = Speech(lang).sentences(claim.make(one).answer)
        assert told[-1].startswith(("Fuente", "Source")) and len(told) == (5 if one.is_disputed else 3)


def test_where_the_label_is_open_to_doubt_two_are_right() -> None:
    question = claim.ask("actor_name")

    assert question.accepted == ("legend", "disputed")
    assert question.check("legend").correct and question.check("disputed").correct
    assert not question.check("documented").correct


@pytest.mark.parametrize(
    ("key", "label"),
    [("spain_from_italy", "disputed"), ("medieval", "legend"), ("deslauriers", "legend"), ("sailors", "legend"),
     ("from_brusquembille", "likely"), ("iriarte_1788", "documented")],
)  # fmt: skip
def test_the_labels_of_the_lesson(key: str, label: str) -> None:
    assert claim.ask(key).accepted == (label,)


def test_a_round_of_ten_has_two_of_each_label_and_no_claim_twice() -> None:
    for made in itertools.islice(claim.DRILL.rounds(1, 10), 4):
        right = [question.parts[0].right[0] for question in made]
        assert all(right.count(label) >= 2 for label in LABELS)
        assert len({question.parts[0].ask for question in made}) == 10


def test_the_timeline_of_the_lesson() -> None:
    question = timeline.ask("iriarte naip briscola brusquembille_rules")
    spanish = Speech("es").sentences(question.answer)[0]

    assert question.parts[0].right == ("b", "d", "a", "c")
    assert spanish == "Naip, 1371; reglas de la brusquembille, 1718; brisca, 1788; briscola, 1828."
    assert question.check("a b c d").reasons[0].key == "timeline.there"


@pytest.mark.parametrize("level", timeline.SHAPE)
def test_records_lie_far_enough_apart_and_never_in_order(level: int) -> None:
    count, apart = timeline.SHAPE[level]
    for question in next(timeline.DRILL.rounds(2, 8, level)):
        years = [int(str(dated.facts["n"])) for dated in question.answer[0].facts["text"]]  # type: ignore[attr-defined]
        assert len(years) == count and years == sorted(years)
        assert all(later - earlier >= apart for earlier, later in itertools.pairwise(years))
        assert question.parts[0].right != tuple("abcde"[:count])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_year_is_never_told_before_the_answer(lang: str) -> None:
    for record in records().values():
        assert str(record.year) not in say(lang, f"b.record.{record.key}")


@pytest.mark.parametrize("ask", [claim.ask, timeline.ask])
def test_an_unknown_name_is_told_what_there_is(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(BadText) as refused:
        ask("atlantis")
    assert refused.value.facts["choices"]


def test_the_second_level_asks_about_the_french_ancestor_with_every_label() -> None:
    asked = {question.parts[0].ask.facts["claim"].key for question in next(claim.DRILL.rounds(1, 12, 2))}
    labels = [claims()[key].labels[0] for key in claim.BRUSQUEMBILLE]

    assert {one.removeprefix("claim.") for one in asked} <= set(claim.BRUSQUEMBILLE)
    assert all(labels.count(label) >= 2 for label in LABELS)
