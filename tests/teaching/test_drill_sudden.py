"""Does the deal end at once? Rules.md 4.10, X01 to X12, as questions; and what a round promises."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.teaching.drills import sudden_round
from brisca_teach.teaching.drills.kinds import DRILLS
from brisca_teach.teaching.drills.sudden import ask

US, THEM, ON = "a", "b", "c"
TABLE = "muerte_tres O {mine}/??/??/?? {leader}:{trick} ???7O 12B4B11C10C/-/-/-"


@pytest.mark.parametrize(
    ("leader", "trick", "mine", "card", "right", "reason"),
    [
        (1, "2C4E3O", "1O7B5B", "1O", US, "killed.us"),  # X01: Lola's three
        (1, "2C3O4E", "1O7B5B", "1O", ON, "own"),  # X06: the partner's three
        (1, "3O1O4E", "6O7B5B", "6O", US, "killed.us"),  # the partner's ace and Inés's three
        (1, "2C3O1O", "6C7B5B", "6C", THEM, "killed.them"),  # Lola's ace and the partner's three
        (1, "2C3O4E", "6C7B5B", "6C", ON, "no_ace"),
        (1, "3C4E1C", "6C7B5B", "6C", ON, "neither"),  # a plain ace catches a plain three
        (1, "4C6E5C", "3O7B5B", "3O", ON, "no_ace"),  # nobody plays after it: the three is safe
    ],
)
def test_the_ace_catches_the_other_sides_three_only(
    leader: int, trick: str, mine: str, card: str, right: str, reason: str
) -> None:
    question = ask(TABLE.format(leader=leader, trick=trick, mine=mine), card=card)

    assert question.parts[0].right == (right,)
    assert question.answer[0].key == f"sudden.{reason}"


def test_in_the_last_trick_a_led_ace_catches_a_forced_three() -> None:
    question = ask("muerte_tres O 3O/-/-/- 1:1O4C5C", card="3O")  # X07

    assert question.parts[0].right == (THEM,)


def test_an_ace_after_the_three_has_gone_takes_the_trick_and_no_more() -> None:
    question = ask("muerte_tres O 1O7B/?/?/? 1:12C4E5E - 3O4C2C5C/-/-/-", card="1O")

    assert question.parts[0].right == (ON,)
    assert question.answer[0].key == "sudden.no_second"


@pytest.mark.parametrize(
    ("hands", "right", "reason"),
    [
        ("12O3O1O/4C5C6C/2B4B5B/6E7E2E", US, "black.you"),
        ("4C5C6C/2B4B5B/12O3O1O/6E7E2E", US, "black.other"),
        ("4C5C6C/12O3O1O/2B4B5B/6E7E2E", THEM, "black.other"),  # X09
        ("12C3C1C/4O5O6O/2B4B5B/6E7E2E", ON, "not_black"),  # X10
        ("12O3O4C/5C6C7C/1O4B5B/6E7E2E", ON, "split"),  # X12
        ("12O3O4C/1O6C7C/5C4B5B/6E7E2E", ON, "not_black"),  # the ace is on the other side
    ],
)
def test_the_three_must_be_trumps_in_one_hand(hands: str, right: str, reason: str) -> None:
    question = ask(f"mano_negra O {hands} 0:- ???7O")

    assert question.parts[0].right == (right,)
    assert question.answer[0].key == f"sudden.{reason}"


def test_the_order_of_the_stock_is_never_shown() -> None:
    shown = ask("mano_negra O 12O3O1O/4C5C6C/2B4B5B/6E7E2E 0:- 3E2C4E7O").shown.position

    assert shown is not None and str(shown.stock[0]) == "?" and str(shown.stock[-1]) == "7O"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_round_has_each_answer_and_more_than_one_reason_for_going_on(level: int) -> None:
    items = sudden_round.deal(Random("sudden"), 12, level)
    answers = [question.parts[0].right[0] for question in items]

    assert min(answers.count(one) for one in (US, THEM, ON)) >= 2
    assert len({question.answer[0].key for question in items}) >= 4


def test_the_ace_drill_has_prisoners_and_free_aces() -> None:
    items = next(DRILLS["legal"].rounds(15, 10, 5))
    with_ace = [one for one in items if any(choice.value[0] == "1" for choice in one.parts[0].choices)]
    free = [len(one.parts[0].right) == len(one.parts[0].choices) for one in with_ace]

    assert {one.shown.rules.key for one in items} == {"muerte_tres"}
    assert free.count(True) >= 3 and free.count(False) >= 3
