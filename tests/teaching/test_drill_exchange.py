"""May I exchange? The engine is the answer key, and each failing condition is named."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import exchange, exchange_now
from brisca_teach.teaching.drills.banks import bank, dressed
from brisca_teach.teaching.drills.exchange import failing, refusal_of
from brisca_teach.teaching.drills.played import played_keeping

HOUSES = ("brisca_2", "brisca_4", "brisca_s3", "brisca_s4", "briscola_deuce", "bisca_3", "catalana")


@pytest.mark.parametrize("house", HOUSES)
def test_the_conditions_of_the_drill_are_those_of_the_engine(house: str) -> None:
    rules, seen = find_rules(house), set()
    for seed in range(40):
        rng = Random(seed)
        start = deal(rules, rng)
        for give in (card for card in start.hands[0] if card.rank in (2, 7)):
            ranks = {low.rank for low in rules.givers[start.trump or "O"]}
            if give.rank not in ranks:
                continue
            for position in played_keeping(rng, start, give):
                if give not in position.hands[0]:
                    break
                refused, fails = refusal_of(position, give), failing(position, give)
                assert (refused is None) == (not fails), (str(position), give, refused, fails)
                if refused:
                    assert refused.key.removeprefix("exchange.no.").removesuffix("2") in fails
                seen.add(refused.key if refused else "yes")

    assert len(seen) >= 3


def test_a_round_has_both_answers_and_the_engine_agrees() -> None:
    for seed in range(5):
        made = next(exchange.DRILL.rounds(seed, 12))
        right = [question.parts[0].right[0] for question in made]
        assert 4 <= right.count("yes") <= 8
        keys = {question.answer[0].key for question in made} - {"exchange.offer"}
        assert {"exchange.no.trick", "exchange.no.lower", "exchange.no.two_high", "exchange.no.suit"} <= keys


def test_at_level_two_one_reason_alone_is_true() -> None:
    for question in next(exchange.DRILL.rounds(3, 12, 2)):
        part = question.parts[0]
        assert len(part.choices) == 4 and len(part.right) == 1
        told = [choice.thing.facts["reason"].key for choice in part.choices[1:]]  # type: ignore[union-attr]
        assert len(set(told)) == 3
        true = [key for key in told if key == question.answer[0].key]
        assert len(true) == (0 if part.right == ("a",) else 1)


def test_a_card_of_another_suit_and_one_that_is_too_low_are_told_apart() -> None:
    line = "brisca_2 O 7O7C2E/4B5B6B 0:- 3C12O 1B1E/-"

    assert exchange.ask(line, "7O").parts[0].right == ("yes",)
    assert exchange.ask(line, "7C").answer[0].key == "exchange.no.suit"
    assert exchange.ask(line.replace("12O 1B", "6O 1B"), "7O").answer[0].key == "exchange.no.lower"
    assert exchange.ask(line.removesuffix(" 1B1E/-"), Card.parse("7O")).answer[0].key == "exchange.no.trick2"


def test_whoever_did_not_see_that_he_may_is_told_what_he_gets() -> None:
    feedback = exchange.ask("brisca_2 O 7O7C2E/4B5B6B 0:- 3C12O 1B1E/-", "7O").check("no")

    assert feedback.reason == "exchange.can"
    assert str(feedback.facts["take"]) == "12O"


@pytest.mark.parametrize("theme", ["now", "wait"])
def test_the_kept_endings_are_worth_what_the_solver_says(theme: str) -> None:
    positions = bank(exchange_now.BANK)[theme]

    assert len(positions) >= 8
    for position in positions:
        values = solve(position).values
        now = max(value for move, value in values.items() if isinstance(move, Exchange))
        wait = max(value for move, value in values.items() if not isinstance(move, Exchange))
        assert now - wait >= 4 if theme == "now" else wait - now >= 3, position
        assert exchange_now.ask(position).parts[0].right == (theme,)


def test_a_round_pays_for_exchanging_as_often_as_for_waiting() -> None:
    for seed in range(4):
        made = next(exchange_now.DRILL.rounds(seed, 8))
        assert sorted(question.parts[0].right[0] for question in made) == ["now"] * 4 + ["wait"] * 4


def test_other_suits_change_nothing_but_the_suits() -> None:
    position = bank(exchange_now.BANK)["now"][0]
    other = dressed(Random(3), position)

    assert other != position
    assert sorted(solve(other).values.values()) == sorted(solve(position).values.values())


def test_where_both_are_as_good_both_are_right() -> None:
    question = exchange_now.ask("brisca_2 O 7O4C5C/6C4E5E 0:- 2C12O 1C6E/-")

    assert question.parts[0].right == ("now", "wait")
    assert question.check("wait").reasons[0].key == "v.right.same"


def test_where_no_exchange_is_allowed_nothing_is_asked() -> None:
    with pytest.raises(BadText):
        exchange_now.ask("brisca_2 O 7O4C5C/6C4E5E 0:- 2C6O 1C6E/-")
