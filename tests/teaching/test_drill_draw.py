"""The draw: the engine deals out the stock, and the drill says the same."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.engine import tricks
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import draw
from brisca_teach.teaching.drills.played import closed_tricks
from brisca_teach.teaching.reasons import Seat


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_who_draws_what_is_what_the_engine_deals_out(players: int) -> None:
    for full in closed_tricks(Random(players), find_rules(f"brisca_{players}")):
        if not full.stock:
            continue
        drawn = tricks.finish(full).hands
        for seat, card in zip(draw.order_of(full), full.stock, strict=False):
            assert drawn[seat][-1] is card
        right = draw.mine(Random(1), full).parts[0].right
        assert right == (str(drawn[0][-1]),)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_turn_up_goes_to_the_last_and_draws_are_counted(players: int) -> None:
    for full in closed_tricks(Random(7), find_rules(f"brisca_{players}")):
        left = 0
        rest = full
        while rest.stock:
            rest, left = rest._replace(stock=rest.stock[players:]), left + 1
        if left:
            assert draw.times(Random(1), full).parts[0].right == (str(left),)
        if left == 1:
            gets = next(seat for seat, hand in enumerate(tricks.finish(full).hands) if full.stock[-1] in hand)
            assert draw.turn_up(Random(1), full).parts[0].right == (f"seat{gets}",)


def test_a_round_has_every_number_of_players_and_no_shortcut() -> None:
    for seed in range(6):
        made = next(draw.DRILL.rounds(seed, 12))
        asked = [(question.parts[0].ask.key, question.shown.rules.players) for question in made]
        assert {players for key, players in asked if key == "ask.draw.turn_up"} == {2, 3, 4, 6}
        assert {key for key, _ in asked} == {"ask.draw.turn_up", "ask.draw.first", "ask.draw.times"}
        always_me = [question.parts[0].right == ("seat0",) for question in made]
        assert sum(always_me) <= 7


def test_an_author_asks_by_trick_and_turn_up() -> None:
    question = draw.ask("7C 12C", turn_up="4O")

    assert question.shown.trump == "O" and question.parts[0].right == ("seat1",)
    assert draw.ask("7C 12C", turn_up="4O", about="first").parts[0].right == ("seat0",)
    assert draw.ask("1C 4E 7E 3C", stock="4B 5B 6B 2E", about="mine").parts[0].right == ("5B",)
    assert draw.ask("1C 4E 7E 3C", turn_up="2E", about="order").parts[0].right == ("seat3", "seat0", "seat1", "seat2")
    assert draw.ask("1C 4E 7E 3C", turn_up="2E", stock="16", about="times").parts[0].right == ("4",)


def test_in_an_order_the_first_mistake_is_explained() -> None:
    question = draw.ask("1C 4E 7E 3C", turn_up="2E", about="order")

    assert question.check("seat1 seat3 seat0 seat2").reasons[0].key == "v.wrong.order"
    assert question.check("seat3 seat1 seat0 seat2").reasons[0].key == "v.no"
    assert question.check("seat3 seat0 seat1 seat2").correct
    assert question.parts[0].choice("seat3").thing == Seat(3)
