"""Counting: every answer comes out of the deal itself and keeps the forty cards and the 120 points."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import count, count_round
from brisca_teach.teaching.drills.played import played


@pytest.mark.parametrize("game", ["brisca_2", "brisca_4", "brisca_3"])
def test_what_is_counted_adds_up_to_the_pack_and_to_its_points(game: str) -> None:
    rules = find_rules(game)
    for position, _ in played(Random(game), rules):
        if position.phase != "play":
            continue
        gone = count.ours(position) + count.theirs(position)
        left = rules.total - sum(map(rules.points, gone))
        held = [card for hand in position.hands for card in hand]
        assert left == sum(map(rules.points, (*held, *position.trick, *position.stock)))
        assert count.left(Random(1), position, 2).parts[0].right == (str(left),)
        seen = position.observe(0).position
        known = {card for place in (*seen.hands, *seen.piles, seen.trick, seen.stock) for card in place if card.suit}
        out = set(rules.cards) - known
        assert count.cards(Random(1), position, 2).parts[0].right == (str(len(out)),)
        assert count.trumps(Random(1), position, 2).parts[0].right == (str(sum(c.suit == position.trump for c in out)),)
        if any(card.rank in (1, 3) for card in out):
            asked = count.briscas(Random(1), position, 2).parts[0]
            assert set(asked.right) == {str(card) for card in out if card.rank in (1, 3)}


@pytest.mark.parametrize("level", count_round.GONE)
def test_levels_go_from_a_few_cards_to_almost_all(level: int) -> None:
    least, most = count_round.GONE[level]
    for question in next(count_round.DRILL.rounds(2, 12, level)):
        if not question.shown.told:
            gone = sum(len(row.cards) for row in question.shown.rows)
            assert gone <= most and (question.parts[0].ask.key == "ask.count.points" or gone >= least)


def test_a_round_asks_everything_that_counts() -> None:
    asked = {question.parts[0].ask.key for question in next(count_round.DRILL.rounds(1, 12, 2))}

    assert asked == {f"ask.count.{name}" for name in count.ASKS}


def test_accessible_names_do_not_do_the_counting() -> None:
    for question in next(count_round.DRILL.rounds(1, 12, 4)):
        assert question.shown.name_only or not question.shown.rows


def test_an_author_may_ask_about_a_position_or_a_pile() -> None:
    line = "brisca_2 O 7O7C2E/4B5B6B 0:- 3C12O 1B1E10B/3E"

    assert count.ask("1C3C12C").parts[0].right == ("25",)
    assert count.ask(line).parts[0].right == ("24",)
    assert count.ask(line, "to_61").parts[0].right == ("37",)
    assert count.ask(line, "left", level=1).parts[0].right == ("86",)
    assert count.ask(line, "trumps").parts[0].right == ("8",)
    assert Position.parse(line).observe(0).unseen == count.unseen(Position.parse(line))
