"""Which game is it, and what changes: the rule sets themselves are the answer key."""

from __future__ import annotations

import pytest

from brisca_teach.engine.compare import differences
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules_check import value_of
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import variants, variants_round
from brisca_teach.teaching.drills.variants import GROUPS
from brisca_teach.teaching.questions import Question
from brisca_teach.teaching.reasons import Change


def clue(question: Question) -> Change:
    told = question.shown.told[1].facts["text"]
    assert isinstance(told, Change)
    return told


@pytest.mark.parametrize("level", GROUPS)
def test_every_game_that_fits_the_clue_is_right_and_no_other(level: int) -> None:
    for question in next(variants_round.DRILL.rounds(level, 12, level)):
        if question.parts[0].ask.key != "ask.variants.which":
            continue
        told = clue(question)
        fits = [
            choice.value
            for choice in question.parts[0].choices
            if value_of(find_rules(choice.value), told.knob) == value_of(told.after, told.knob)
        ]
        assert sorted(fits) == sorted(question.parts[0].right)
        assert len(fits) < len(question.parts[0].choices)


@pytest.mark.parametrize("level", GROUPS)
def test_one_change_alone_holds_in_the_game_asked_about(level: int) -> None:
    for question in next(variants_round.DRILL.rounds(level, 12, level)):
        if question.parts[0].ask.key != "ask.variants.change":
            continue
        rules = question.shown.rules
        lines = {choice.value: choice.thing.facts["text"] for choice in question.parts[0].choices}  # type: ignore[union-attr]
        holds = [at for at, one in lines.items() if value_of(rules, one.knob) == value_of(one.after, one.knob)]  # type: ignore[attr-defined]
        assert tuple(holds) == question.parts[0].right
        assert all(one.knob in [d.knob for d in differences(one.before, one.after)] for one in lines.values())  # type: ignore[attr-defined]


def test_a_trick_tells_the_game_by_who_takes_it_and_for_how_many_points() -> None:
    question = variants.ask("bisca_3", about="trick", cards="12C 7C", among="brisca_2 bisca_bahia robada")

    assert question.parts[0].right == ("bisca_3",)
    assert len(question.parts[0].choices) == 4
    assert question.check("brisca_2").reasons[1].key == "variants.not_so"


def test_a_wrong_game_is_told_what_holds_there() -> None:
    question = variants.ask("portena", among="robada muerte_tres valenciana", level=5)
    wrong = next(choice for choice in question.parts[0].choices if choice.value not in question.parts[0].right)

    assert question.check(wrong.value).reason in ("variants.same_as", "variants.other")


def test_the_name_of_a_game_is_not_given_away() -> None:
    for seed in range(6):
        for question in next(variants_round.DRILL.rounds(seed, 12, 1)):
            if question.parts[0].ask.key == "ask.variants.which":
                assert not any((key, clue(question).knob) in variants.TELLTALE for key in question.parts[0].right)


def test_what_cannot_be_told_apart_is_refused() -> None:
    with pytest.raises(BadText, match=r"variants\.alike"):
        variants.ask("bisca_3", about="trick", cards="12C 7C", among="bisca_9")
    with pytest.raises(BadText, match=r"pos\.rules"):
        variants.ask("ludo")
    with pytest.raises(BadText, match=r"drill\.none"):
        variants.ask("bisca_3", about="taste")
    with pytest.raises(BadText, match=r"answer\.all"):
        variants.ask("bisca_3", about="trick", cards="7C")
