"""Legal cards and the best card: the engine and the solver are the answer key."""

import pytest

from brisca_teach.analysis.solver import solve
from brisca_teach.engine.position import Position
from brisca_teach.teaching.coach import REASONS
from brisca_teach.teaching.drills import best_card, legal
from brisca_teach.teaching.lines import Line

FREE = "brisca_2 O 3C5E2O/7B4B 1:1C"


def test_in_classic_brisca_every_card_may_be_played() -> None:
    question = legal.ask(FREE)

    assert question.parts[0].right == ("3C", "5E", "2O")
    assert question.check("2O 3C 5E").correct
    assert question.check("3C").reasons[0].key == "v.wrong.legal"
    assert question.answer[0].key == "legal.all.3"


def test_where_suit_must_be_followed_the_rule_that_refuses_a_card_is_named() -> None:
    question = legal.ask("valenciana O 3C5E2O/7B4B/6B5B/2B1B 1:1C4C6C")

    assert question.parts[0].right == ("3C",)
    assert question.check("3C").correct
    assert question.check("3C 5E").reasons[0].key.startswith("no.follow")
    assert question.answer[0].key == "legal.some"


@pytest.mark.parametrize(
    ("line", "values"),
    [
        (FREE, {"2O": 21, "5E": 10, "3C": 0}),
        ("brisca_2 O 4O12B7B/3B2B 1:10E", {"7B": 14, "12B": 10, "4O": 2}),
        ("brisca_2 O 4O12B7B/5B2B 1:10E", {"4O": 6, "7B": 4, "12B": 0}),
        ("brisca_2 O 10C3B1B/11C12E 1:11B 4C1O", {"10C": 39, "1B": 14, "3B": 13}),
        ("brisca_2 O 10C3B1B/11C12E 1:11B 5O4O", {"1B": 18, "3B": 17, "10C": 4}),
    ],
)
def test_the_positions_of_the_lessons_have_their_values(line: str, values: dict[str, int]) -> None:
    question = best_card.ask(line)
    told = {str(r.facts["card"]): r.facts.get("points", r.facts.get("n")) for r in question.answer}
    top = max(values.values())

    assert told == values
    assert list(told) == sorted(values, key=lambda code: -values[code])
    for code, value in values.items():
        verdict = question.check(code).verdict
        assert verdict == ("right" if value == top else "near" if top - value <= 3 else "wrong")


def test_every_card_as_good_as_the_best_is_right() -> None:
    question = best_card.ask("brisca_2 C 5E11E5O/1B1O3B 0:-")

    assert set(question.accepted) == {"5E", "11E"}
    assert question.check("5O").verdict == "wrong"


def test_a_wrong_card_gets_both_values_and_the_line_that_proves_it() -> None:
    feedback = best_card.ask(FREE).check("3C")
    verdict, why, proof = feedback.reasons

    assert {name: str(fact) for name, fact in verdict.facts.items()} == {
        "best": "2O", "best_points": "21", "card": "3C", "points": "0",
    }  # fmt: skip
    assert why.key in REASONS
    line = proof.facts["line"]
    assert isinstance(line, Line)
    assert [trick.points for trick in line.tricks if trick.winner == 0] in ([], [0])


def test_a_line_tells_each_trick_with_the_cards_that_lay_there() -> None:
    position = Position.parse("brisca_2 O 4O12B7B/3B2B 1:10E")
    line = Line(position, solve(position).line(position.hands[0][0]))

    assert [str(card) for _, card in line.tricks[0].plays] == ["10E", "4O"]
    assert sorted((int(trick.winner), trick.points) for trick in line.tricks) == [(0, 0), (0, 2), (1, 14)]
