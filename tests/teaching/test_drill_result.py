"""Who wins the deal: the engine's scoring is the answer key, under each house's tie rule (rules.md 4.6)."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import result, result_round
from brisca_teach.teaching.questions import Question


def answer(question: Question) -> str:
    """The right answer as its key or as a seat."""
    part = question.parts[0]
    thing = part.choice(part.right[0]).thing
    return getattr(thing, "key", str(thing))


@pytest.mark.parametrize(
    ("points", "cards", "rules", "right"),
    [
        ("61-59", "14-26", "brisca_2", "0"),
        ("60-60", "24-16", "brisca_2", "0"),
        ("60-60", "20-20", "brisca_2", "b.nobody"),
        ("60-60", "24-16", "briscola_2", "b.redeal"),
        ("60-60", "24-16", "brisca_2+scoring.tie=both", "b.both"),
        ("60-60", "24-16", "brisca_2+scoring.tie=draw", "b.nobody"),
        ("50-41-29", "6-18-15", "brisca_3", "0"),
        ("45-45-30", "12-15-12", "brisca_3", "1"),
        ("40-40-40", "12-12-15", "brisca_3", "2"),
        ("60-60", "16-24", "brisca_4", "b.them"),
    ],
)  # fmt: skip
def test_the_worked_results(points: str, cards: str, rules: str, right: str) -> None:
    assert answer(result.ask(points, cards, rules)) == right


@pytest.mark.parametrize(("points", "games"), [("100-20", "1"), ("101-19", "2"), ("61-59", "1")])
def test_more_than_a_hundred_counts_double_where_the_house_says_so(points: str, games: str) -> None:
    assert result.ask(points, rules="brisca_s0", about="games").parts[0].right == (games,)


def test_the_last_trick_decides_a_tie_where_it_is_the_rule() -> None:
    rules = "brisca_2+scoring.tie=last_trick"

    assert answer(result.ask("60-60", rules=rules, last="1")) == "1"
    assert answer(result.ask("60-60", rules=rules, last="0")) == "0"


def test_a_made_up_deal_keeps_every_card_and_the_points() -> None:
    rules = find_rules("brisca_3")
    position = result.finished(Random(1), rules, (57, 53, 10), (12, 9, 18))

    assert sorted(card for pile in position.piles for card in pile) == sorted(rules.cards)
    assert [sum(map(rules.points, pile)) for pile in position.piles] == [57, 53, 10]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError):
        result.ask("100-10")


def test_rounds_meet_every_tie_rule_and_no_shortcut_answers_them() -> None:
    for seed in range(3):
        made = next(result_round.DRILL.rounds(seed, 12, 2))
        given = [answer(question) for question in made]
        assert {"b.nobody", "b.redeal", "b.both"} <= set(given)
        first = next(result_round.DRILL.rounds(seed, 12, 1))
        fewest = sum(question.answer[0].key.startswith("result.tie") for question in first)
        assert fewest >= 2
