"""Every door of a lesson: rule sets by their key, and one sentence for whatever cannot be asked."""

from __future__ import annotations

import pytest

from brisca_teach.engine.refusal import Refusal
from brisca_teach.lesson import Lesson
from brisca_teach.teaching.drills.kinds import DRILLS, find_drill
from brisca_teach.views.words import LANGUAGES

CLASSIC = "brisca_2 O 7O7C2E/4B5B6B 0:-"


@pytest.mark.parametrize("kind", ["trick", "rank", "points"])
def test_a_game_is_named_by_its_key(kind: str) -> None:
    question = find_drill(kind).question("12C 9C", rules="catalana")

    assert question.shown.rules.key == "catalana"
    assert question.shown.told[0].key == "game.played"


REFUSED = [
    ("trick", "12C 9C", {"rules": "catalina"}, "pos.rules"),
    ("trick", "12C 2C", {"rules": "jodida"}, "no.rules_unknown"),
    ("trick", "12C 9C", {}, "pos.not_in_pack"),
    ("trick", "12C 7C", {"trump": "Z"}, "pos.suit"),
    ("trick", "12C", {}, "drill.few"),
    ("trick", "12C 7C", {"rule": "catalana"}, "drill.fact"),
    ("rank", "1C 2O", {}, "drill.one_suit"),
    ("rank", "1C 2C", {"rules": "brisca_2+second=99"}, "rules.contradiction"),
    ("points", "", {}, "drill.few"),
    ("count", "1C3C", {"about": "taste"}, "drill.none"),
    ("count", "brisca_2 O 7O7C2E/4B5B6B 0:-", {"about": "taste"}, "drill.none"),
    ("odds", "brisca_2 O 1C2C3C/??? 0:- ?????4O", {"about": "taste"}, "drill.none"),
    ("draw", "7C 12C", {"turn_up": "4O", "about": "taste"}, "drill.none"),
    ("result", "zz", {}, "pos.number"),
    ("result", "60-60", {"cards": "x-y"}, "pos.number"),
    ("result", "50-41", {}, "drill.no_deal"),
    ("result", "60", {}, "drill.sides"),
    ("result", "60-60", {"about": "taste"}, "drill.none"),
    ("recognise", "12C 11C", {"card": "12C", "deck": "tarot"}, "drill.none"),
    ("recognise", "12C 11C", {"card": "1C"}, "drill.not_among"),
    ("recognise", "12C 11C", {}, "drill.missing"),
    ("legal", CLASSIC, {"about": "taste"}, "drill.fact.none"),
    ("bid", CLASSIC, {}, "no.phase"),
    ("call", CLASSIC, {}, "no.phase"),
    ("variants", "ludo", {}, "pos.rules"),
    ("pinta", "Z", {}, "pos.suit"),
]


@pytest.mark.parametrize(("kind", "item", "facts", "reason"), REFUSED)
def test_what_cannot_be_asked_is_refused_with_its_reason(
    kind: str, item: str, facts: dict[str, str], reason: str
) -> None:
    with pytest.raises(Refusal) as refused:
        find_drill(kind).question(item, **facts)

    assert refused.value.reason == reason


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "item", "facts", "reason"), REFUSED)
def test_the_refusal_is_one_sentence(
    lang: str, kind: str, item: str, facts: dict[str, str], reason: str
) -> None:
    with pytest.raises(ValueError) as refused:
        Lesson(lang, 10).ask(kind, item, **facts)

    told = str(refused.value)
    assert told[-1] in ".?" and "{" not in told and "Error" not in told and reason not in told


@pytest.mark.parametrize("kind", DRILLS)
def test_a_fact_that_means_nothing_is_refused_by_every_kind(kind: str) -> None:
    with pytest.raises(Refusal, match=r"drill\.fact"):
        find_drill(kind).question("1C 2C", nonsense="1")
