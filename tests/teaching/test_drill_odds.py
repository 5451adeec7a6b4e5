"""Odds: exact, among answers that nobody can confuse, and true of the worlds that a seat cannot tell apart."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

from brisca_teach.analysis.sampling import Worlds
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import odds, odds_round
from brisca_teach.teaching.drills.odds import Chance
from brisca_teach.teaching.drills.played import played


@pytest.mark.parametrize(("unseen", "places", "good"), [(12, 3, 1), (9, 3, 4), (14, 1, 5), (6, 3, 2), (8, 2, 8)])
def test_a_chance_is_what_counting_every_hand_gives(unseen: int, places: int, good: int) -> None:
    hands = list(combinations(range(unseen), places))
    holding = sum(any(card < good for card in hand) for hand in hands)

    assert Chance(unseen, places, good).share == pytest.approx(holding / len(hands))


def moments(game: str) -> list[Position]:
    every = [one for one, _ in played(Random(game), find_rules(game)) if odds_round._is_open(one, "some", 2)]
    return every[::3]


@pytest.mark.parametrize("game", ["brisca_2", "brisca_4"])
def test_the_chances_are_those_of_the_worlds_that_a_seat_cannot_tell_apart(game: str) -> None:
    for position in moments(game):
        worlds, rng, tries = Worlds(position.observe(0)), Random(1), 500
        drawn = [worlds.draw(rng) for _ in range(tries)]
        trump = sum(any(card.suit == position.trump for card in world.hands[1]) for world in drawn) / tries
        assert odds.ASKS["some"](position, None)[0].share == pytest.approx(trump, abs=0.08)
        card = odds.unseen(position)[0]
        held = sum(card in world.hands[1] for world in drawn) / tries
        assert odds.ASKS["holds"](position, card)[0].share == pytest.approx(held, abs=0.08)
        if len(position.stock) > 1:
            top = sum(world.stock[0].suit == position.trump for world in drawn) / tries
            assert odds.ASKS["draws"](position, None)[0].share == pytest.approx(top, abs=0.08)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_answers_lie_far_apart_and_one_is_exact(level: int) -> None:
    for question in next(odds_round.DRILL.rounds(4, 10, level)):
        part = question.parts[0]
        shares = [int(choice.value) / 100 for choice in part.choices]
        assert len(shares) >= 3 and shares == sorted(shares)
        assert all(other - one >= 0.11 for one, other in pairwise(shares))
        exact = question.answer[0].facts["share"]
        assert abs(int(part.right[0]) / 100 - float(str(exact))) <= 0.0051


def test_at_level_one_everything_needed_is_told_in_words() -> None:
    for question in next(odds_round.DRILL.rounds(4, 8)):
        keys = {reason.key for reason in question.shown.told}
        assert "odds.unseen" in keys and question.shown.position is None
        assert len(keys) >= 2


def test_what_beats_a_card_is_what_the_engine_says() -> None:
    position = Position.parse("brisca_2 O 12C7C2E/4B5B6B 0:- 3C12O 1B1E10B/3E1C/-".replace("/-", ""))

    assert {str(card) for card in odds.beaters(position, position.hands[0][0])} == {
        "3C", *(f"{rank}O" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11)),
    }  # fmt: skip


def test_an_author_asks_about_a_position() -> None:
    line = "brisca_2 O 12C7C2E/4B5B6B 0:- 3C12O 1B1E10B/3E1C"
    out = len(odds.unseen(Position.parse(line)))

    assert odds.ask(line, card="1O").answer[0].facts["share"] == pytest.approx(3 / out)
    assert odds.ask(line, about="draws").answer[0].facts["share"] == pytest.approx(9 / out)
