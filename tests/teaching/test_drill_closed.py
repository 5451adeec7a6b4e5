"""The best card with hidden hands: measured on what the learner may know, with reasons that are true of the table."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.analysis.sampling import Worlds
from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills import closed, endings
from brisca_teach.teaching.drills.best_card import NEAR
from brisca_teach.teaching.drills.closed_reasons import reason, takes
from brisca_teach.teaching.drills.sampled import kept

TABLE = "brisca_2 E 3E3C10B/?? 1:11O ?????????????4E"


def key(line: str, card: str, best: str) -> str:
    said = reason(Position.parse(line), Card.parse(card), Card.parse(best))
    return said[0].key if said else ""


def test_what_is_hidden_changes_nothing_in_the_question() -> None:
    hidden = Position.parse(TABLE)
    world = Worlds(hidden.observe(0)).draw(Random(1))
    seen = world.observe(0).position

    assert UNKNOWN not in world.hands[1]
    assert endings.ask(seen) == endings.ask(hidden)


def test_open_hands_are_still_exact() -> None:
    line = "brisca_2 O 4O12B7B/3B2B 1:10E"
    question = endings.ask(line)

    assert set(question.parts[0].right) == {str(move) for move in solve(Position.parse(line)).best}


def test_one_hidden_deal_alone_is_worth_what_the_solver_says() -> None:
    line = "brisca_2 O 4O12B7B/?? 1:10E"
    left = ("4O", "12B", "7B", "10E", "3B", "2B")
    gone = [card for card in Position.parse(line).rules.cards if str(card) not in left]
    pile = "".join(map(str, gone))
    hidden = Position.parse(f"{line} - {pile}/-")
    exact = solve(Worlds(hidden.observe(0)).draw(Random(1))).values

    measured = {one.move: one for one in closed.measure(hidden)}

    assert all(one.half == 0 for one in measured.values())
    assert {move: one.value for move, one in measured.items()} == {move: float(value) for move, value in exact.items()}


@pytest.mark.parametrize(
    ("line", "card", "best", "said"),
    [
        (TABLE, "10B", "3E", "c.misses_points"),
        (TABLE, "3C", "10B", "closed.gives"),
        ("brisca_2 E 3E3C4B/?? 1:11O ?????????????4E", "3C", "4B", "c.discards_points"),
        ("brisca_2 E 3E3C4B/?? 1:7O ?????????????4E", "3E", "4B", "c.wastes_trump_zero"),
        (TABLE, "3E", "10B", "closed.dear"),
        ("brisca_2 E 3E3C4C/?? 1:2C ?????????????4E", "4C", "3C", "closed.bank"),
        ("brisca_2 E 3E3C4C/?? 1:11C ?????????????4E", "3E", "3C", "closed.no_need"),
        ("brisca_2 E 7E2E4C/?? 1:11C ?????????????4E", "7E", "2E", "c.trump_too_high"),
        ("brisca_2 E 2E7C4C/?? 1:11E ?????????????4E", "2E", "4C", "closed.trump_gone"),
        ("brisca_2 E 3C7C4E/??? 0:- ???????????????5E", "3C", "7C", "c.leads_brisca"),
        ("brisca_2 E 3C7C4E/??? 0:- ???????????????5E", "4E", "7C", "closed.leads_trump"),
        ("brisca_2 E 11C7C4E/??? 0:- ???????????????5E", "11C", "7C", "closed.leads_points"),
        ("brisca_2 E 6C7C4E/??? 0:- ???????????????5E", "6C", "7C", ""),
    ],
)
def test_the_reason_is_one_that_can_be_seen(line: str, card: str, best: str, said: str) -> None:
    assert key(line, card, best) == said


def test_it_is_asked_at_the_learners_turn_alone() -> None:
    with pytest.raises(BadText, match=r"no\.phase"):
        endings.ask("brisca_2 E 3E3C10B/??? 1:- ?????????????4E")


@pytest.mark.parametrize("theme", sorted(set(closed.THEMES)))
def test_the_kept_tables_do_what_their_theme_says(theme: str) -> None:
    found = [one for one in kept(closed.BANK) if one.theme == theme]

    assert len(found) >= 6
    for one in found:
        best, position = one.measured[0].move, one.position
        assert isinstance(best, Card)
        assert one.measured[0].value - one.measured[-1].value > NEAR
        if theme == "trap":
            assert endings.greedy(position) not in [each.move for each in one.measured if each.is_best]
        if theme in ("take", "trump", "let_go"):
            assert takes(position, best) == (theme != "let_go")


def test_a_near_answer_is_not_called_right() -> None:
    for one in kept(closed.BANK):
        question = closed.make(one.position, one.measured)
        for each in one.measured:
            lost = one.measured[0].value - each.value
            verdict = question.check(str(each.move)).verdict
            assert verdict == ("right" if each.is_best else "near" if lost <= NEAR else "wrong")


def test_one_kept_table_of_each_theme_is_measured_again() -> None:
    for theme in set(closed.THEMES):
        one = next(one for one in kept(closed.BANK) if one.theme == theme)
        assert closed.measure(one.position) == one.measured, one.position


@pytest.mark.slow
def test_the_kept_values_are_what_is_measured() -> None:
    for one in kept(closed.BANK):
        assert closed.measure(one.position) == one.measured, one.position
