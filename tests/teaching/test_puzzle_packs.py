"""The packs of puzzles: every one is worked out again, and none is nonsense."""

from __future__ import annotations

from datetime import date, timedelta
from functools import cache

import pytest

from brisca_teach import Card, Position, solve
from brisca_teach.engine.moves import Claim, Exchange
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.puzzles.asking import question_of
from brisca_teach.teaching.puzzles.audit import Audit, audit, together
from brisca_teach.teaching.puzzles.choosing import day_in, of_the_day, shelf, shuffled
from brisca_teach.teaching.puzzles.packs import PACKS, find_puzzle, pack, puzzles
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.puzzles.seating import identity
from brisca_teach.teaching.puzzles.themes import THEMES
from brisca_teach.teaching.reasons import Reason

DAY = date(2026, 12, 1)


@cache
def account(name: str) -> Audit:
    return audit(pack(name), ("beginner",))


@pytest.mark.parametrize("name", PACKS)
def test_every_puzzle_is_what_the_solver_says_today(name: str) -> None:
    assert account(name).faults == ()


@pytest.mark.parametrize("name", PACKS)
def test_greed_and_beginners_solve_less_than_two_thirds_of_each_pack(name: str) -> None:
    solved = dict(account(name).solved)

    assert max(solved.values()) < 0.67 * len(pack(name)), solved


def test_packs_are_counted_together() -> None:
    every = together([account(name) for name in PACKS])

    assert set(every.puzzles) == set(puzzles())
    assert dict(every.solved) == {
        solver: sum(dict(account(name).solved)[solver] for name in PACKS) for solver in ("greedy", "beginner")
    }
    assert every.is_good and not together([account("pairs"), account("pairs")]).is_good


def test_there_are_enough_of_them() -> None:
    every = puzzles()

    assert len(every) >= 240
    assert {one.level for one in every} == {1, 2, 3, 4, 5, 6}
    assert {one.theme for one in every} == set(THEMES)
    assert {one.position.rules.players for one in every} == {2, 4}
    assert len({one.position.rules.key for one in every}) >= 6


def test_every_theme_and_every_level_has_several() -> None:
    every = puzzles()

    assert min(sum(one.theme == theme for one in every) for theme in THEMES) >= 8
    assert min(sum(one.level == level for one in every) for level in range(1, 7)) >= 8


def test_no_puzzle_comes_twice_even_with_other_suits() -> None:
    names = [one.id for one in puzzles()]

    assert len(set(names)) == len(names)
    assert [one.id for one in puzzles() if identity(one.position) != one.id] == []


def test_a_puzzle_keeps_its_id_when_the_suits_change_names() -> None:
    one = Position.parse("brisca_2 O 3C5E2O/7B4B 1:1C")
    renamed = Position.parse("brisca_2 B 2B3E5C/4O7O 1:1E")

    assert identity(one) == identity(renamed)
    assert identity(one) != identity(Position.parse("brisca_2 O 3C5E2O/7B5B 1:1C"))


@pytest.mark.parametrize("name", PACKS)
def test_the_question_accepts_what_the_solver_finds_best_and_nothing_else(name: str) -> None:
    for one in pack(name)[::4]:
        best = {str(move) for move in solve(one.position).best}

        assert set(question_of(one).accepted) == best == {str(move) for move in one.best}


@pytest.mark.parametrize("name", PACKS)
def test_the_first_two_hints_name_no_card_and_the_third_holds_a_right_answer(name: str) -> None:
    for one in pack(name)[::4]:
        nudge, rule, narrowed = question_of(one).parts[0].hints

        assert not cards_in(nudge) and not cards_in(rule)
        assert sum(move in one.best for move in narrowed.facts.values()) == 1


def cards_in(reason: Reason) -> list[object]:
    return [fact for fact in reason.facts.values() if isinstance(fact, Card)]


SIGNS = {
    "exchange_now": lambda one: all(isinstance(move, Exchange) for move in one.best),
    "keep_seven": lambda one: isinstance(one.tempting, Exchange) and not any(isinstance(m, Exchange) for m in one.best),
    "lose_last_draw": lambda one: len(one.position.stock) == one.position.rules.players,
    "take_turn_up": lambda one: one.position.turn_up is not None,
    "feed_partner": lambda one: one.position.rules.players == 4 and bool(one.position.trick),
    "save_trump": lambda one: one.tempting.suit == one.position.trump and suit_of(one) != one.position.trump,
    "throw_blank": lambda one: one.position.rules.points(one.best[0]) == 0 and suit_of(one) != one.position.trump,
    "force_trumps": lambda one: not one.position.trick,
    "protect_three": lambda one: any(card.rank == one.position.rules.second for card in one.position.hands[0]),
    "count_61": lambda one: one.goal == "reach" and not is_won_already(one),
    "claim": lambda one: one.position.rules.claim and (isinstance(one.best[0], Claim) or len(one.position.stock) <= 4),
}


def suit_of(one: Puzzle) -> str:
    (best, *_) = one.best
    assert isinstance(best, Card)
    return best.suit


def is_won_already(one: Puzzle) -> bool:
    return sum(map(one.position.rules.points, one.position.piles[0])) >= 61


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_shows_in_every_puzzle_that_has_it(theme: str) -> None:
    assert [one.id for one in puzzles(theme=theme) if not SIGNS[theme](one)] == []


@pytest.mark.parametrize("name", PACKS)
def test_a_shelf_holds_only_what_was_asked_for(name: str) -> None:
    for theme in {one.theme for one in pack(name)}:
        for level in range(1, 7):
            found = shelf(name, theme, level)
            there = {one.level for one in puzzles(name, theme)}

            assert {one.theme for one in found} == {theme}
            assert {one.level for one in found} == ({level} if level in there else {found[0].level})
            assert found[0].level == level or all(
                abs(found[0].level - level) <= abs(other - level) for other in there
            )


def test_level_zero_is_all_levels() -> None:
    assert set(shelf()) == set(puzzles())


def test_an_order_depends_on_the_seed_alone() -> None:
    assert shuffled(pack("duel"), 3) == shuffled(pack("duel"), 3)
    assert shuffled(pack("duel"), 3) != shuffled(pack("duel"), 4)
    assert set(shuffled(pack("duel"), 3)) == set(pack("duel"))


def test_a_day_has_one_puzzle_and_none_comes_back_before_all_have_had_their_day() -> None:
    total = len(puzzles())
    days = [of_the_day(DAY + timedelta(days=n)).id for n in range(total)]

    assert len(set(days)) == total
    assert of_the_day(DAY) == of_the_day(DAY)
    assert of_the_day(DAY, "pairs").pack == "pairs"


def test_today_and_dates_are_read() -> None:
    assert day_in("today", DAY) == day_in(" Hoy ", DAY) == DAY
    assert day_in("2026-12-24", DAY) == date(2026, 12, 24)
    assert day_in("abcde", DAY) is None


def test_a_puzzle_is_found_by_its_id_however_it_is_typed() -> None:
    one = pack("pairs")[0]

    assert find_puzzle(f" {one.id.upper()} ") == one


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (lambda: find_puzzle("nothing"), "puzzle.unknown"),
        (lambda: pack("nothing"), "puzzle.no_pack"),
        (lambda: shelf(theme="nothing"), "puzzle.no_theme"),
        (lambda: shelf("duel", "feed_partner"), "puzzle.none_here"),
    ],
)
def test_what_is_not_there_is_refused_by_name(wrong: object, key: str) -> None:
    assert callable(wrong)
    with pytest.raises(BadText) as refused:
        wrong()

    assert refused.value.reason == key
