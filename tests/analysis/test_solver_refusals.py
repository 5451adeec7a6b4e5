"""Open hands: what cannot be solved is refused at once and by name; long solves tell how far they are and can stop."""

from __future__ import annotations

import gc
import random
import subprocess
import sys

import pytest

from brisca_teach import Position, Refusal, deal, find_rules, prospect, solve
from brisca_teach.analysis.limits import tricks_left


def reason(position: Position) -> str:
    with pytest.raises(Refusal) as refused:
        solve(position)
    return refused.value.reason


def test_hidden_cards_are_refused() -> None:
    assert reason(Position.parse("brisca_2 O 3C5E2O/7B? 1:1C")) == "pos.hidden"


def test_a_deal_that_is_over_is_refused() -> None:
    assert reason(Position.parse("brisca_2 O -/- 0:-")) == "no.over"


def test_an_auction_is_refused() -> None:
    assert reason(deal(find_rules("chiamata"), random.Random(1))) == "solve.phase"


@pytest.mark.parametrize("leader", [-1, 2])
def test_a_leader_who_does_not_sit_there_is_refused(leader: int) -> None:
    assert reason(Position.parse("brisca_2 O 3C/7B 0:-")._replace(leader=leader)) == "pos.leader"


def test_a_card_that_is_there_twice_is_refused() -> None:
    position = Position.parse("brisca_2 O 3C/7B 0:-")

    assert reason(position._replace(hands=(position.hands[0], position.hands[0]))) == "pos.twice"


@pytest.mark.parametrize("game", ["brisca_4", "portena", "brisca_3", "muerte_tres"])
def test_what_is_too_large_says_what_would_be_small_enough(game: str) -> None:
    position = deal(find_rules(game), random.Random(1))
    with pytest.raises(Refusal) as refused:
        solve(position)

    assert refused.value.reason == "solve.large"
    assert refused.value.facts["tricks"] == tricks_left(position) > refused.value.facts["most"]


def test_nobody_is_said_to_win_where_all_play_for_themselves() -> None:
    with pytest.raises(Refusal, match=r"solve\.sides"):
        prospect(Position.parse("brisca_3 O 3C/7B/4B 0:-"))


def test_the_last_tricks_of_two_against_one_are_solved() -> None:
    """The two win both tricks: king 4, ace 11, two jacks 2 each, and 10 for the last one."""
    position = Position.parse(
        "rematada C 5E10O/10B1E/12B6C 2:- - 6E10E11E5B2C11B6B1B12C/2B2E5O1O12O11O2O6O/11C7C1C7E12E5C10C7O7B "
        "calls=bid:180,bid:200,bid:220,pass,bid:230,pass,bury:2B2E,trump:C melds=0C40.8 widow=12E1E"
    )

    assert {str(move): value for move, value in solve(position).values.items()} == {"12B": 29, "6C": 29}


def test_the_last_tricks_of_three_are_solved_each_playing_for_himself() -> None:
    solution = solve(Position.parse("brisca_3 O 3C4B/7B1C/2O5C 0:-"))

    assert {str(move): value for move, value in solution.values.items()} == {"3C": 0, "4B": 0}
    assert len(solution.line(solution.best[0])) == 6


def test_a_long_solve_tells_how_far_it_is() -> None:
    told: list[float] = []
    solve(Position.parse("brisca_2 O 1E1O11C/1C3O3E 0:-"), progress=told.append)

    assert told == sorted(told)
    assert told[-1] == 1


def test_a_long_solve_can_be_stopped_and_leaves_the_collector_on() -> None:
    with pytest.raises(Refusal, match=r"solve\.stopped"):
        solve(deal(find_rules("brisca_2"), random.Random(1)), stop=lambda: True)

    assert gc.isenabled()


def test_two_runs_give_the_same_text() -> None:
    script = (
        "from brisca_teach import *\n"
        "s = solve(Position.parse('brisca_2 C 7C1B3C/12B5B4O 0:- 6B1C 2B4B/2E4E'))\n"
        "print(s, [' '.join(map(str, s.line(move))) for move in s.values])"
    )
    texts = {
        subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=True).stdout
        for _ in range(2)
    }

    assert len(texts) == 1
