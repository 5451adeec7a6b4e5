"""The drills of the laboratory: what a number of deals can tell, and what a player may know."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.analysis.simulate.intervals import wilson
from brisca_teach.engine.position import Position
from brisca_teach.teaching.drills import evidence, knows

YES, NO, OPEN = "a", "b", "c"


@pytest.mark.parametrize(
    ("item", "right"),
    [("300-500", YES), ("200-500", NO), ("262-500", OPEN), ("6-10", OPEN), ("5300-10000", YES), ("53-100", OPEN)],
)
def test_a_share_says_something_when_its_whole_margin_is_on_one_side(item: str, right: str) -> None:
    assert evidence.ask(item).parts[0].right == (right,)


def test_the_second_level_does_not_tell_the_margin() -> None:
    first, second = (evidence.ask("262-500", level=level) for level in ("1", "2"))

    assert len(first.shown.told) == 2 and len(second.shown.told) == 1
    assert first.parts[0].right == second.parts[0].right


@pytest.mark.parametrize("level", [1, 2])
def test_a_round_says_yes_no_and_not_yet(level: int) -> None:
    rights = [one.parts[0].right[0] for one in evidence.deal(Random("lab"), 12, level)]

    assert min(rights.count(letter) for letter in (YES, NO, OPEN)) >= 3


@pytest.mark.parametrize("deals", evidence.SIZES[2])
def test_the_rule_of_the_root_is_close_to_the_margin(deals: int) -> None:
    found = wilson(deals // 2, deals)

    assert (found.high - found.low) / 2 == pytest.approx(1 / deals**0.5, rel=0.1)


def test_at_the_second_level_the_rule_of_the_root_gives_the_right_answer() -> None:
    for one in evidence.deal(Random("root"), 24, 2):
        facts = one.shown.told[0].facts
        deals, happened = int(str(facts["deals"])), int(str(facts["m"]))
        away, margin = happened / deals - 0.5, 1 / deals**0.5

        assert one.parts[0].right == (YES if away > margin else NO if away < -margin else OPEN,)


LINE = "brisca_2 C 12C6C7O/1O1C7C 0:- 12O2C 11O3C5B3B/6E12E10O6O"


@pytest.mark.parametrize(
    ("card", "place", "right"),
    [
        ("12C", "hand", "yes"),
        ("3B", "pile", "yes"),
        ("2C", "turn_up", "yes"),
        ("1C", "hidden", "no"),  # Inés holds it
        ("12O", "hidden", "no"),  # it is in the stock
    ],
)
def test_a_seat_knows_what_it_has_seen(card: str, place: str, right: str) -> None:
    question = knows.ask(LINE, card)

    assert question.parts[0].right == (right,)
    assert question.answer[0].key == f"knows.{place}"


def test_without_a_stock_what_is_missing_is_known() -> None:
    assert knows.ask("brisca_2 C 12C6C/1C7C 0:-", "1C").answer[0].key == "knows.rest"


def test_a_turn_up_that_was_drawn_stays_known() -> None:
    before = Position.parse("brisca_2 C 12C6C7O/2O1C7C 0:- 12O2C 11O3C5B3B/6E12E10O6O")
    after = before.play(before.hands[0][2]).play(before.hands[1][0])  # one of the two draws the two of cups

    assert knows.ask(after, "2C").answer[0].key in ("knows.hand", "knows.shown")


def test_the_answer_never_looks_into_hidden_cards() -> None:
    for one in knows.deal(Random("knows"), 8):
        assert one.shown.position is not None
        assert one.shown.position == one.shown.position.observe(knows.ME).position
