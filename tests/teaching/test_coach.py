"""The coach says the right reason: each in two positions at least, and not in one that is nearly the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import IllegalMove, Refusal
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.coach import GRADES, REASONS, grade_of, judge, shortened
from brisca_teach.teaching.coach.memory import Memory

CASES = Path(__file__).with_name("coach_cases.txt")
NEVER_SMALL = {"c.value.near"}  # only a pair declared beyond the tricks that are looked at leaves nothing else to say
NO_OTHER = {"c.good_value.near", "c.value.near"}


def cases() -> Iterator[tuple[str, bool, str, str]]:
    """Each reason with a position and a move, and whether it is said there; else the reason that is."""
    key = ""
    for line in filter(None, CASES.read_text("utf-8").splitlines()):
        if not line.startswith(("yes:", "no:")):
            key = line.strip()
            continue
        word, _, rest = line.partition(": ")
        position, move, *said = rest.split(" | ")
        yield (said[0] if said else key), word == "yes", position, move


ALL = tuple(cases())


@pytest.mark.parametrize(("key", "is_it", "position", "move"), ALL)
def test_the_reason_fits_the_position(key: str, is_it: bool, position: str, move: str) -> None:
    assert judge(Position.parse(position), Move.parse(move)).key == key


def test_every_reason_has_two_positions_and_a_near_miss() -> None:
    blocks = CASES.read_text("utf-8").split("\n\n")
    counts = {block.split("\n")[0]: (block.count("\nyes:"), block.count("\nno:")) for block in blocks}

    assert set(REASONS) - set(counts) <= NEVER_SMALL
    assert [key for key, (yes, no) in counts.items() if yes < 2 or (no < 1 and key not in NO_OTHER)] == []
    assert len(REASONS) == len(set(REASONS)) >= 15


def test_the_worked_ending_costs_what_the_lesson_says() -> None:
    verdict = judge(Position.parse("brisca_2 O 4O12B7B/3B2B 1:10E"), Card.parse("4O"))

    assert (verdict.value, verdict.best_value, verdict.cost, verdict.grade) == (2, 14, 12, "mistake")
    assert (verdict.key, str(verdict.best)) == ("c.last_trump", "7B")
    assert verdict.reason.facts == {"threat": Card.parse("3B")}
    assert str(verdict.refutation.moves[0]) == "4O"


def test_c50_the_knight_brings_three_instead_of_twenty_and_the_line_proves_it() -> None:
    verdict = judge(Position.parse("brisca_2 E 4B4C11C/11E3B 1:2C 10C3E"), Card.parse("11C"))

    assert (verdict.value, verdict.best_value, verdict.cost, str(verdict.best)) == (3, 20, 17, "4B")
    assert (verdict.key, verdict.reason.facts["turn_up"]) == ("c.wins_last_draw", Card.parse("3E"))
    assert sum(trick.points for trick in verdict.line.tricks if trick.winner == 0) == 3


@pytest.mark.parametrize(("cost", "grade"), [(0, "best"), (1, "near"), (3, "near"), (4, "slip"), (10, "slip")])
def test_grades_have_fixed_limits(cost: int, grade: str) -> None:
    assert grade_of(cost) == grade
    assert grade_of(11) == "mistake"
    assert set(GRADES) == {"best", "near", "slip", "mistake"}


def test_a_move_that_cannot_be_played_is_refused_with_the_rule() -> None:
    position = Position.parse("brisca_2 O 4O12B7B/3B2B 1:10E")

    with pytest.raises(IllegalMove):
        judge(position, Card.parse("3B"))
    with pytest.raises(Refusal):
        judge(Position.parse("brisca_2 O 4O12B7B/?? 1:10E"), Card.parse("4O"))


@pytest.mark.parametrize("name", ["brisca_3", "chiamata", "briscola", "portena", "bisca_9"])
def test_where_nothing_can_be_valued_the_coach_refuses_at_once_or_answers(name: str) -> None:
    position = deal(find_rules(name), rng=Random(1))

    try:
        verdict = judge(position, position.legal_moves()[0])
    except Refusal as error:
        assert error.reason.startswith("solve.")
    else:
        assert verdict.key in REASONS
        assert not verdict.is_exact


def test_a_shortened_deal_never_makes_this_trick_the_last_with_a_draw() -> None:
    for name in ("brisca_4", "brisca_6", "valenciana", "briscolone", "brisca_2"):
        position = deal(find_rules(name), rng=Random(2))
        short = shortened(position, 5)
        assert not short.stock or len(short.stock) >= 2 * position.rules.trick_size
        assert short.stock[-1:] in ((), position.stock[-1:])
        assert short.hands == position.hands


def test_along_a_deal_the_solutions_are_those_of_the_solver() -> None:
    rng = Random(5)
    position = shortened(deal(find_rules("brisca_2"), rng=rng), 7)
    memory = Memory(position)
    while position.turn is not None:
        found, known = memory.solve(position), solve(position)
        assert found.values == known.values
        move = rng.choice(position.legal_moves())
        assert sum(position.play(move).piles, ()) is not None
        assert len(found.line(move)) >= 1
        position = position.play(move)


def test_a_line_waits_for_the_exchange_that_the_others_owe_themselves() -> None:
    position = Position.parse(
        "brisca_4 E 7O12B6O/4B7B/2O10O/11O7E 1:5C3C6C 12E1B12C1E -/2B5O6E11B/-/4C1O10B11E2E3B5B4O"
    )

    line = judge(position, Card.parse("7O")).line.moves

    assert str(line[1]) == "exchange:7E"


def test_a_stopped_judgement_says_so() -> None:
    position = deal(find_rules("brisca_2"), rng=Random(1))

    with pytest.raises(Refusal, match=r"solve\.stopped"):
        judge(position, position.legal_moves()[0], stop=lambda: True)
