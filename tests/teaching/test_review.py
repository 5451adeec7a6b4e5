"""A played deal judged move by move: with open hands as the solver says, and on what the player could know."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from statistics import mean

import pytest

from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.coach import REASONS
from brisca_teach.teaching.coach.known import known
from brisca_teach.teaching.review import Review, fairly, review

ENDING = "brisca_2 O 4O12B7B/3B2B 1:10E"


@cache
def played(name: str, seed: int = 3) -> Record:
    """A deal played by beginners."""
    rng, bot = Random(seed), find_level("beginner")
    record = Record(deal(find_rules(name), rng=rng))
    while record.position.turn is not None:
        record = record.add(bot(record.position.observe(record.position.turn), rng))
    return record


def ending(*moves: str) -> Record:
    return Record(Position.parse(ENDING), tuple(map(Move.parse, moves)))


@cache
def short() -> Review:
    return review(played("rapida"), worlds=6)


def test_with_open_hands_every_move_is_worth_what_the_solver_says() -> None:
    record = played("rapida")
    for judged in short().moves:
        values = solve(record.positions[judged.at]).values
        assert judged.verdict is not None
        assert dict(judged.verdict.values) == values
        assert judged.cost("open") == max(values.values()) - values[judged.move]


def test_the_trump_spent_too_soon_costs_twelve_and_the_reply_proves_it() -> None:
    judged = review(ending("4O", "12B", "3B", "2B", "7B")).moves[0]

    assert judged.verdict is not None
    assert (judged.cost("open"), judged.grade("open"), judged.verdict.key) == (12, "mistake", "c.last_trump")
    assert "3B" in map(str, judged.verdict.refutation.moves)


def test_every_reason_is_from_the_closed_list() -> None:
    assert {judged.verdict.key for judged in short().moves if judged.verdict} <= set(REASONS)


def test_the_same_seed_gives_the_same_review() -> None:
    assert review(played("rapida"), worlds=6) == short()


def test_what_could_be_known_does_not_depend_on_what_could_not() -> None:
    """A card of the other hand and one deep in the stock change places: what the learner saw stays the same."""
    record = played("rapida")
    start = record.start
    theirs, deep = start.hands[1][1], start.stock[0]
    swapped = {theirs: deep, deep: theirs}
    other = start._replace(
        hands=(start.hands[0], tuple(swapped.get(card, card) for card in start.hands[1])),
        stock=tuple(swapped.get(card, card) for card in start.stock),
    )
    assert other.observe(0) == start.observe(0)

    first, second = (review(Record(one, record.moves[:1]), worlds=6).moves[0] for one in (start, other))

    assert first.known is not None and first.known == second.known
    assert first.verdict is not None and second.verdict is not None
    assert first.verdict.values != second.verdict.values


def test_the_interval_holds_the_cost_and_more_worlds_make_it_narrower() -> None:
    record = played("rapida", seed=2)
    at = Record(record.start, record.moves[:14])
    few, many = (review(at, worlds=worlds, seats=(1,)).moves[13].known for worlds in (8, 64))

    assert few is not None and many is not None
    assert (few.worlds, many.worlds) == (8, 64)
    for seen in (few, many):
        assert seen.is_clear and seen.cost.low < seen.cost.value < seen.cost.high
    assert many.cost.high - many.cost.low < few.cost.high - few.cost.low


def test_with_nothing_left_to_draw_two_players_know_everything() -> None:
    for judged in short().moves:
        if judged.known and not played("rapida").positions[judged.at].stock:
            assert judged.known.is_certain
            assert (judged.known.worlds, judged.known.cost.value) == (1, judged.cost("open"))


def test_a_card_that_was_right_and_lost_to_a_hidden_one_was_unlucky() -> None:
    record = played("rapida", seed=3)
    judged = review(Record(record.start, record.moves[:5]), seats=(0,)).moves[4]

    assert judged.luck is not None and judged.luck.facts == {"who": 1, "reply": Card.parse("1C")}
    assert judged.cost("open") == 15 and Card.parse("1C") in record.positions[4].hands[1]
    assert judged.told_known is not None and judged.told_known.key == "v.known"


def test_a_choice_of_one_is_not_measured() -> None:
    last = short().moves[-1]

    assert not last.is_free
    assert last.verdict is not None and last.verdict.key == "c.only"
    assert (last.known, last.unknown, last.told_known) == (None, None, None)


@pytest.mark.parametrize(
    ("name", "key"), [("bisca_9", "solve.large"), ("portena", "solve.large"), ("chiamata", "solve.phase")]
)
def test_what_cannot_be_valued_says_why_and_the_rest_is_valued(name: str, key: str) -> None:
    moves = review(played(name, seed=4), worlds=0).moves

    assert moves[0].refused is not None and moves[0].refused.key == key
    assert (moves[0].verdict, moves[0].cost("open"), moves[0].grade("open")) == (None, None, "")
    assert moves[-1].verdict is not None and moves[-1].verdict.is_exact


def test_too_many_tricks_to_imagine_is_said_too() -> None:
    record = played("bisca_5")
    first = review(Record(record.start, record.moves[:1]), worlds=2).moves[0]

    assert first.verdict is not None and first.known is None
    assert first.unknown is not None and first.unknown.key == "review.known.large"


def test_three_who_play_for_themselves_have_their_last_tricks_valued_exactly() -> None:
    moves = review(played("brisca_3"), worlds=0).moves

    assert all(one.verdict for one in moves)
    assert [one.verdict.is_exact for one in moves[-9:] if one.verdict] == [True] * 9
    assert not any(one.verdict.is_exact for one in moves[:9] if one.verdict)


def test_two_against_one_are_valued_at_the_end() -> None:
    moves = review(played("rematada"), worlds=0).moves

    assert moves[-1].verdict is not None and moves[-1].verdict.is_exact


def test_a_stopped_review_keeps_what_it_had() -> None:
    asked = iter([False] * 3)
    stopped = review(played("rapida"), worlds=0, stop=lambda: next(asked, True))

    assert not stopped.is_whole and short().is_whole
    assert stopped.moves[-1].refused is not None and stopped.moves[-1].refused.key == "solve.stopped"


def test_progress_rises_to_the_whole() -> None:
    seen: list[float] = []
    review(played("rapida"), worlds=0, progress=seen.append)

    assert seen == sorted(seen) and seen[-1] == 1


def test_the_totals_add_up() -> None:
    found = short()
    for seat in (0, 1):
        total = found.total(seat)
        assert total.cost == sum(one.cost("open") or 0 for one in found.moves if one.seat == seat)
        assert sum(total.grades) == total.judged == 10
        known = found.total(seat, "known")
        assert known.judged == sum(one.known is not None for one in found.moves if one.seat == seat)
        assert set(found.costly(seat)) == {
            one for one in found.moves if one.seat == seat and (one.cost("open") or 0) > 3
        }


def test_the_points_after_the_last_trick_are_those_of_the_deal() -> None:
    for name in ("rapida", "brisca_4", "brisca_3"):
        record = played(name)
        outcome = record.outcome
        assert outcome is not None
        found = review(record, seats=(), worlds=0)
        assert found.tricks[-1] == (len(record.moves), outcome.side_points)
        assert [one.verdict for one in found.moves] == [None] * len(record.moves)


def test_one_seat_first_and_another_later_make_the_review_of_both() -> None:
    record = played("rapida")
    mine = review(record, worlds=6, fair=(0,))

    assert all(one.known is None for one in mine.moves if one.seat == 1)
    assert fairly(mine, 1) == short()
    assert fairly(short(), 1) == short()


def test_without_imagined_deals_there_are_open_hands_alone() -> None:
    bare = review(played("rapida"), worlds=0)

    assert [replace(one, known=None) for one in short().moves] == list(bare.moves)


def test_a_card_is_not_measured_in_the_deals_that_made_it_look_best() -> None:
    """Three sevens that are alike in every way: what looks best by chance must not cost the others anything."""
    position = Position.parse("brisca_2 O 7E7B7C/1E1B1C 0:- 3E4O -/-")
    seven = Card.parse("7E")
    seen = [known(position.observe(0), seven, 8, Random(seed)) for seed in range(40)]

    by_chance = [max(dict(one.values).values()) - dict(one.values)[seven] for one in seen]
    assert abs(mean(one.cost.value for one in seen)) < mean(by_chance) / 2


def test_an_exchange_out_of_turn_is_of_who_makes_it() -> None:
    record = next(found for seed in range(40) if (found := exchanged_out_of_turn(seed)))
    judged = review(record, worlds=0).moves[-1]

    assert isinstance(judged.move, Exchange)
    assert judged.seat == record.positions[-2].holder(judged.move.give) != record.positions[-2].turn
    assert judged.refused is not None and judged.refused.key == "review.out_of_turn"


def exchanged_out_of_turn(seed: int) -> Record | None:
    """A deal by chance up to the first exchange that somebody makes while another is to act."""
    rng = Random(seed)
    record = Record(deal(find_rules("brisca_s0"), rng=rng))
    while record.position.turn is not None:
        if moves := record.position.out_of_turn_moves():
            return record.add(moves[0])
        record = record.add(rng.choice(record.position.legal_moves()))
    return None
