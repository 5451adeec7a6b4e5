"""Pairs of king and knight: the engine says whether they may be declared and what they bring."""

from __future__ import annotations

import pytest

from brisca_teach.engine.moves import Announce, Meld
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText, IllegalMove
from brisca_teach.teaching.drills import meld, meld_round
from brisca_teach.teaching.drills.drill import Round

DEAL_151 = "centocinquantuno O 12C11C7E4B2B/????? 0:- ???????????????????????4O 1B1E/3C5C"
MARIANNA = "marianna - 12C11C7E4B2B/????? 0:- ??????????????????????????????"


def right(*args: str, **facts: str) -> str:
    return meld.ask(*args, **facts).parts[0].right[0]  # type: ignore[arg-type]


def reason(*args: str, **facts: str) -> str:
    return meld.ask(*args, **facts).answer[0].key  # type: ignore[arg-type]


def test_a_pair_may_be_declared_on_ones_turn_after_the_first_trick() -> None:
    assert right(DEAL_151, suit="C") == "yes"
    assert reason(DEAL_151.removesuffix(" 1B1E/3C5C").replace("????4O", "????????4O"), suit="C") == "no.meld_first"
    assert reason(DEAL_151.replace("12C11C", "12C10C"), suit="C") == "no.meld_pair"
    assert reason("centocinquantuno O 12C11C7E4B2B/????? 0:- - 1B1E/3C5C", suit="C") == "no.meld_stock"
    assert reason(DEAL_151 + " melds=0C20.16", suit="C") == "no.meld_twice"


def test_where_it_is_not_ones_turn_nothing_is_declared() -> None:
    turned = DEAL_151.replace(" 0:-", " 1:-")

    assert reason(turned, suit="C") == "no.meld_turn"
    assert reason("portena O 12C7C1O/???/???/??? 1:-", card="12C") == "no.turn"


@pytest.mark.parametrize(("trump", "points"), [("O", "20"), ("C", "40")])
def test_a_pair_of_trumps_brings_twice_as_much(trump: str, points: str) -> None:
    line = DEAL_151.replace(" O ", f" {trump} ").replace("4O", f"4{trump}")

    assert right(line, suit="C", about="worth") == points


@pytest.mark.parametrize(("melds", "points"), [("", "40"), (" melds=1O40.18", "60"), (" melds=1O40.18,1E60.17", "80")])
def test_in_marianna_the_order_counts_and_not_the_suit(melds: str, points: str) -> None:
    line = MARIANNA if not melds else MARIANNA.replace(" - ", " O ", 1) + melds

    assert right(line, suit="C", about="worth") == points


def test_a_half_may_be_announced_for_a_partner_and_not_alone() -> None:
    split = meld.ask("portena O 12E7C1O/???/???/??? 0:-", card="12E")
    alone = meld.ask("rematada O 12E7C1O/???/??? 0:-", card="12E")

    assert split.parts[0].right == ("yes",) and split.answer[0].key == "meld.may.split"
    assert alone.parts[0].right == ("no",) and alone.answer[0].key == "no.meld_pair"


def test_the_duty_comes_before_the_pair_and_a_half_that_is_gone_ends_it() -> None:
    assert reason("portena O 12E11E7C/???/???/?? 3:4C", card="12E") in meld_round.DUTIES
    assert reason("portena O 12C7C1O/???/???/?? 3:11C", card="12C") == "no.acuse_late"


def test_what_cannot_be_asked_is_refused() -> None:
    with pytest.raises(BadText, match=r"no\.meld_rule"):
        meld.ask("brisca_2 O 12C11C7E/??? 0:-", suit="C")
    with pytest.raises(BadText, match=r"pos\.suit"):
        meld.ask(DEAL_151, suit="X")
    with pytest.raises(BadText, match=r"drill\.none"):
        meld.ask(DEAL_151, suit="C", about="taste")
    with pytest.raises(IllegalMove, match=r"no\.meld_twice"):
        meld.ask(DEAL_151 + " melds=0C20.16", suit="C", about="worth")


def judged(made: Round) -> list[tuple[Position, bool, str]]:
    asked = []
    for question in made:
        position = question.shown.position
        assert position is not None
        asked.append((position, len(question.parts[0].choices) > 2, question.parts[0].right[0]))
    return asked


@pytest.mark.parametrize("level", meld_round.ROUNDS)
def test_a_round_has_both_answers_and_asks_what_pairs_are_worth(level: int) -> None:
    made = judged(next(meld_round.DRILL.rounds(level, 8, level)))
    answers = [answer for _, is_worth, answer in made if not is_worth]

    assert {"yes", "no"} <= set(answers)
    assert any(is_worth for _, is_worth, _ in made)


@pytest.mark.parametrize("level", meld_round.ROUNDS)
def test_the_engine_writes_down_what_the_answer_says(level: int) -> None:
    for question in next(meld_round.DRILL.rounds(level, 8, level)):
        position, part = question.shown.position, question.parts[0]
        assert position is not None
        fact = part.ask.facts.get("card") or part.ask.facts["suit"]
        if part.right == ("no",):
            said = [str(move) for move in position.legal_moves() if isinstance(move, Announce | Meld)]
            assert not any(one.endswith(f":{fact}") for one in said)
            continue
        move = meld._move(position, str(fact), "") if len(str(fact)) == 1 else meld._move(position, "", str(fact))
        after = position.play(move).extra.melds
        assert len(after) == len(position.extra.melds) + 1
        assert part.right in (("yes",), (str(after[-1].points),))
