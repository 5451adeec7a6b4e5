"""A question is data: what each answer deserves can be read off it, whatever its kind."""

import pytest

from brisca_teach.engine.cards import Card
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import trick
from brisca_teach.teaching.drills.kinds import DRILLS, find_drill
from brisca_teach.teaching.questions import BadAnswer, Choice, Part, Question, Shown, words_of
from brisca_teach.teaching.reasons import Seat, because

LOLA = trick.ask("1C 4E 7E 3C", "E")
ORDER = Question(
    "draw",
    Shown(find_rules("brisca_2")),
    (Part(because("x"), tuple(Choice(v, Seat(0), (because(v),)) for v in "abc"), ("b", "a", "c"), form="order"),),
    (because("told"),),
)
SET = Question(
    "legal",
    Shown(find_rules("brisca_2")),
    (Part(because("x"), tuple(Choice(v, Seat(0), (because(v),)) for v in "abc"), ("a", "c"), form="many"),),
    (because("told"),),
)


def test_the_right_card_is_right_and_the_whole_answer_is_told() -> None:
    feedback = LOLA.check("7E")

    assert (feedback.correct, feedback.verdict, feedback.accepted) == (True, "right", ("7E",))
    assert [reason.key for reason in feedback.reasons] == ["v.right", "trick.other", "trick.why.top_trump"]


def test_a_wrong_card_gets_who_takes_it_and_why() -> None:
    feedback = LOLA.check("1C")

    assert (feedback.correct, feedback.near, feedback.verdict) == (False, False, "wrong")
    assert feedback.reasons[0] == because("v.wrong.trick", who=Seat(3))
    assert (feedback.reason, feedback.facts) == ("trick.why.top_trump", {"card": Card.parse("7E")})


def test_an_answer_that_is_no_choice_is_refused_not_wrong() -> None:
    with pytest.raises(BadAnswer) as refused:
        LOLA.check("5B")

    assert refused.value.facts["choices"] == ("1C", "4E", "7E", "3C")


@pytest.mark.parametrize("answer", ["7E", Card.parse("7E"), ["7E"], (Card.parse("7E"),), " 7e "])
def test_a_card_may_be_handed_in_as_text_or_as_a_card(answer: object) -> None:
    assert LOLA.check(answer).correct  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("answer", "words"),
    [("3C5E2O", ("3C", "5E", "2O")), ("7E 21", ("7E", "21")), ("a, b;c", ("a", "b", "c")), (21, ("21",)), ("", ())],
)
def test_an_answer_is_read_into_its_values(answer: str, words: tuple[str, ...]) -> None:
    assert words_of(answer) == words


def test_a_set_must_be_whole_and_the_first_fault_is_named() -> None:
    assert SET.check("c a").correct
    assert SET.check("a").reasons == (because("c"),)
    assert SET.check("a b c").reasons == (because("b"),)


def test_an_order_names_what_should_have_stood_there() -> None:
    assert ORDER.check("b a c").correct
    assert ORDER.check("b c a").reasons == (because("a"),)
    with pytest.raises(BadAnswer):
        ORDER.check("b a")


def test_two_answers_to_one_question_are_refused() -> None:
    with pytest.raises(BadAnswer, match=r"answer\.one"):
        LOLA.check("7E 1C")


def test_a_question_is_a_value() -> None:
    assert trick.ask("1C4E7E3C", "e") == LOLA
    assert hash(LOLA) == hash(trick.ask([Card.parse(code) for code in ("1C", "4E", "7E", "3C")], "E"))


@pytest.mark.parametrize("kind", DRILLS)
def test_every_kind_deals_the_same_round_for_the_same_seed(kind: str) -> None:
    drill = find_drill(kind)
    rounds, again = drill.rounds(5, 6), drill.rounds(5, 6)

    assert [next(rounds), next(rounds)] == [next(again), next(again)]
    assert next(drill.rounds(5, 6)) != next(drill.rounds(6, 6))


@pytest.mark.parametrize("kind", DRILLS)
def test_every_kind_accepts_all_its_right_answers_and_nothing_else(kind: str) -> None:
    for level in range(1, DRILLS[kind].levels + 1):
        for question in next(DRILLS[kind].rounds(3, 6, level)):
            assert question.kind == kind and question.level == level
            assert all(question.check(answer).correct for answer in question.accepted)
            for at, part in enumerate(question.parts):
                assert part.right and set(part.right) <= {choice.value for choice in part.choices}
                if part.form == "one":
                    right = [c.value for c in part.choices if question.check_part(at, c.value).correct]
                    assert sorted(right) == sorted(part.right)


@pytest.mark.parametrize("kind", DRILLS)
def test_every_wrong_choice_has_a_reason_and_every_part_three_hints(kind: str) -> None:
    for question in next(DRILLS[kind].rounds(4, 12)):
        for part in question.parts:
            assert len(part.hints) == 3
            if part.form == "one":
                assert all(choice.says for choice in part.choices if choice.value not in part.right)


@pytest.mark.parametrize("kind", DRILLS)
@pytest.mark.parametrize("seed", range(4))
def test_the_first_two_hints_never_hold_a_right_answer(kind: str, seed: int) -> None:
    for question in next(DRILLS[kind].rounds(seed, 12)):
        for part in question.parts:
            facts = [fact for hint in part.hints[:2] for fact in hint.facts.values()]
            assert not {str(fact) for fact in facts if isinstance(fact, Card)} & set(part.right)
            assert "hint.card" not in [hint.key for hint in part.hints[:2]]


@pytest.mark.parametrize("kind", ["rank", "points", "trick"])
def test_no_item_comes_twice_in_a_round(kind: str) -> None:
    for seed in range(10):
        made = next(DRILLS[kind].rounds(seed, 12))
        assert len({(q.shown.trick, frozenset(q.shown.hand)) for q in made}) == len(made)


@pytest.mark.parametrize("kind", DRILLS)
def test_a_round_can_be_long(kind: str) -> None:
    assert len(next(DRILLS[kind].rounds(1, 64))) == 64


def test_an_unknown_kind_is_refused_with_the_kinds_there_are() -> None:
    with pytest.raises(ValueError, match="best_card"):
        find_drill("poker")
