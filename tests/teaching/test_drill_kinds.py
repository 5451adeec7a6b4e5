"""What every kind of drill promises, whatever it asks."""

from __future__ import annotations

import re

import pytest

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.drills.drill import is_same
from brisca_teach.teaching.drills.kinds import DRILLS
from brisca_teach.teaching.questions import Part, Question
from brisca_teach.teaching.reasons import Reason
from brisca_teach.views.answers import plain, read_answer
from brisca_teach.views.question_text import question_text
from brisca_teach.views.question_view import AskView
from brisca_teach.views.speech import speech_for
from brisca_teach.views.words import LANGUAGES

LEVELS = [(kind, level) for kind, drill in DRILLS.items() for level in range(1, drill.levels + 1)]
ITEMS = 6
_ROUNDS: dict[tuple[str, int], tuple[Question, ...]] = {}


def dealt(kind: str, level: int) -> tuple[Question, ...]:
    """Two rounds, made once for all tests."""
    if (kind, level) not in _ROUNDS:
        rounds = DRILLS[kind].rounds(5, ITEMS, level)
        _ROUNDS[kind, level] = (*next(rounds), *next(rounds))
    return _ROUNDS[kind, level]


def parts(kind: str, level: int) -> list[tuple[Question, int, Part]]:
    return [(question, at, part) for question in dealt(kind, level) for at, part in enumerate(question.parts)]


@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_a_round_has_its_items_and_no_item_twice(kind: str, level: int) -> None:
    made = dealt(kind, level)[:ITEMS]

    assert len(made) == ITEMS
    assert {question.kind for question in made} == {kind}
    assert not any(is_same(one, other) for at, one in enumerate(made) for other in made[:at])


@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_the_same_seed_makes_the_same_round(kind: str, level: int) -> None:
    assert next(DRILLS[kind].rounds(5, ITEMS, level)) == dealt(kind, level)[:ITEMS]


@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_every_answer_that_is_accepted_is_right_and_no_other(kind: str, level: int) -> None:
    for question, at, part in parts(kind, level):
        assert part.right and {choice.value for choice in part.choices} >= {*part.right, *part.near}
        if part.form != "one":
            assert question.check_part(at, part.right).correct
            continue
        assert len(part.choices) > 1
        for choice in part.choices:
            verdict = question.check_part(at, choice.value).verdict
            assert verdict == (
                "right" if choice.value in part.right else "near" if choice.value in part.near else "wrong"
            )


@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_every_wrong_answer_has_a_reason(kind: str, level: int) -> None:
    for _, _, part in parts(kind, level):
        for choice in part.choices:
            if part.form == "one" and choice.value not in part.right:
                assert choice.says, choice


@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_there_are_three_hints_and_they_differ(kind: str, level: int) -> None:
    for question, _, part in parts(kind, level):
        told = speech_for("es", question.shown).sentences(part.hints)
        assert len(set(told)) == len(told) == 3, told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_everything_that_is_said_is_whole(kind: str, level: int, lang: str) -> None:
    for question, at, part in parts(kind, level):
        speech = speech_for(lang, question.shown)
        reasons = [*question.answer, *part.hints, *(one for choice in part.choices for one in choice.says)]
        for text in (*speech.sentences(reasons), question_text(question, lang, at)):
            assert not re.search(r"[{}]|  |\.\.| [.,;:]|\bNone\b|\bseat\d|_\d|[a-z]_[a-z]", text), text
            assert re.search(r"[.?!…][»\"]?$", text), text
            assert lang != "es" or not re.search(r"\b([Aa]|[Dd]e) el\b", text), text


@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_the_two_languages_say_different_things(kind: str, level: int) -> None:
    for question, at, _ in parts(kind, level):
        assert question_text(question, "es", at) != question_text(question, "en", at)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_the_answer_can_be_typed_as_it_is_told(kind: str, level: int, lang: str) -> None:
    for question, at, part in parts(kind, level):
        speech = speech_for(lang, question.shown)
        named = [choice.value if part.is_lettered else speech.thing(choice.thing) for choice in part.choices]
        by_value = dict(zip([choice.value for choice in part.choices], named, strict=True))
        for right in part.right if part.form == "one" else ():
            assert read_answer(question, at, by_value[right])[0] == (right,), by_value[right]
        if part.form != "one":
            assert sorted(read_answer(question, at, ", ".join(by_value[one] for one in part.right))[0]) == sorted(
                part.right
            )


def is_named(name: str, told: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", told) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_the_first_two_hints_name_no_right_answer(kind: str, level: int, lang: str) -> None:
    for question, _, part in parts(kind, level):
        if {choice.value for choice in part.choices} == {"yes", "no"}:
            continue
        speech = speech_for(lang, question.shown)
        told = " ".join(plain(text) for text in speech.sentences(part.hints[:2]))
        named = {choice.value for choice in part.choices if is_named(plain(speech.thing(choice.thing)), told)}
        assert not named & set(part.right) or len(named) == len(part.choices), (told, named)


def offered_by(hint: Reason) -> set[str]:
    """What a hint leaves to choose from, as the stable texts of the choices and of the words for them."""
    left = [hint.facts[name] for name in ("a", "b", "card", "cards_list", "suits") if name in hint.facts]
    return {str(one) for fact in left for one in (fact if isinstance(fact, tuple) else (fact,))}


@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_the_last_hint_narrows_and_keeps_a_right_answer(kind: str, level: int) -> None:
    for _, _, part in parts(kind, level):
        hint = part.hints[-1]
        offered = offered_by(hint)
        left = {choice.value for choice in part.choices if {choice.value, str(choice.thing)} & offered}
        assert not left or left & set(part.right), (hint, part.right)
        if "suit" in hint.facts and part.shows_cards:
            assert hint.facts["suit"] in {Card.parse(right).suit for right in part.right}
        if part.form == "many" and "n" in hint.facts:
            assert hint.facts["n"] == len(part.right)


VERDICTS = ("v.no", "v.wrong", "v.near", "v.right")


@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_a_wrong_answer_gets_more_than_a_verdict(kind: str, level: int) -> None:
    for question, at, part in parts(kind, level):
        for choice in part.choices if part.form == "one" else ():
            if choice.value not in part.right:
                told = question.check_part(at, choice.value).reasons
                assert [reason for reason in told if reason.key not in VERDICTS], choice


@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_a_set_or_an_order_that_is_wrong_gets_a_reason(kind: str, level: int) -> None:
    for question, at, part in parts(kind, level):
        if part.form == "many":
            for choice in part.choices:
                others = set(part.right) ^ {choice.value}
                assert question.check_part(at, tuple(others)).reasons, choice
        if part.form == "order" and len(part.right) > 1:
            assert question.check_part(at, part.right[::-1]).reasons


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "level"), LEVELS)
def test_the_question_does_not_tell_its_answer(kind: str, level: int, lang: str) -> None:
    for question in dealt(kind, level):
        text = question_text(question, lang)
        for told in AskView(lang, question).speech.sentences(question.answer):
            assert told not in text
