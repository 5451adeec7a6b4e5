"""Which may I play? The engine's duties, locks and arrastro are met, and each refusal names its rule."""

from __future__ import annotations

import pytest

from brisca_teach.engine.cards import UNKNOWN
from brisca_teach.teaching.drills import legal, legal_round
from brisca_teach.teaching.questions import Question

LEVELS = {level: next(legal_round.DRILL.rounds(1, 12, level)) for level in (1, 2, 3, 4, 6)}


def refused(question: Question) -> set[str]:
    """The rules that forbid a card of this hand."""
    part = question.parts[0]
    return {choice.says[0].key for choice in part.choices if choice.value not in part.right}


@pytest.mark.parametrize("level", LEVELS)
def test_items_are_the_learners_turn_with_a_card_on_the_table(level: int) -> None:
    for question in LEVELS[level]:
        position = question.shown.position
        assert position and position.turn == 0 and position.trick and len(position.hands[0]) > 1
        assert all(UNKNOWN in hand for hand in position.hands[1:])
        assert question.parts[0].right == tuple(map(str, legal.legal_cards(position)))


def test_at_level_one_every_card_may_be_played_and_half_the_hands_could_follow() -> None:
    for question in LEVELS[1]:
        assert len(question.parts[0].right) == len(question.parts[0].choices)
        assert not question.shown.told


@pytest.mark.parametrize(
    ("level", "keys"),
    [
        (2, {"no.follow", "no.follow_late"}),
        (3, {"no.follow", "no.beat", "no.trump", "no.overtrump"}),
        (4, {"no.arrastro_trump", "no.arrastro_best", "no.ace_locked", "no.second_last", "no.beat", "no.trump"}),
        (6, {"no.ace_locked", "no.second_last", "no.follow"}),
    ],
)
def test_a_round_meets_every_rule_of_its_level(level: int, keys: set[str]) -> None:
    assert keys <= set().union(*map(refused, LEVELS[level]))


@pytest.mark.parametrize(("level", "why"), [(2, {"stock", "void"}), (3, {"embarque", "under", "no_trump"})])
def test_a_round_also_has_hands_that_nothing_binds(level: int, why: set[str]) -> None:
    told = {question.answer[1].key.removeprefix("legal.why.") for question in LEVELS[level] if len(question.answer) > 1}

    assert why <= told


def test_what_binds_a_card_is_told_with_the_table() -> None:
    for question in LEVELS[4]:
        keys = {reason.key for reason in question.shown.told}
        assert ("legal.arrastro" in keys) == any(key.startswith("no.arrastro") for key in refused(question))
        if "no.ace_locked" in refused(question):
            assert "legal.second.in" in keys


def test_the_worked_examples_of_the_duties() -> None:
    """rules.md O11 and O07: embarque, and trumps that do not reach."""
    line = "portena B 7C3B/1C4C/5C/2C 2:1O4O"

    assert legal.ask(line).answer[1].key == "legal.why.embarque"
    assert legal.ask("portena B 5B4B1C/2C3C6C/4C7C/5C6E 2:12O7B").answer[1].key == "legal.why.under"
