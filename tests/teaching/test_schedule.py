"""Spaced repetition by days, the rating by puzzles, and the days practised: the clock is always an argument."""

from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest
from fsrs import Card, Scheduler
from fsrs import Rating as Grade

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.rating import LEAST, Rating, strength_of
from brisca_teach.teaching.results import DrillKey
from brisca_teach.teaching.schedule import Repeat, after, due, failed, puzzle_item, skill_item, untried
from brisca_teach.teaching.streak import Streak, days_of, rows_of, streak_of

MONDAY = date(2026, 11, 30)
DAY = timedelta(days=1)


def gaps(answers: str, item: str = "puzzle.x") -> list[int]:
    """The days until an item comes back, answered right (R) or wrong (W) each time on the day it is due."""
    known, told = None, []
    for answer in answers:
        known = after(known, item, answer == "R", known.due if known else MONDAY)
        told.append((known.due - known.day).days)
    return told


def test_what_was_missed_comes_back_tomorrow_and_then_later_and_later() -> None:
    assert gaps("WRRRR") == [1, 2, 6, 18, 46]


def test_what_was_known_at_once_is_left_in_peace_for_longer() -> None:
    assert gaps("RRRRR") == [2, 11, 46, 165, 365]


def test_missing_it_again_brings_it_back_the_next_day() -> None:
    assert gaps("RRRWRR")[3] == 1
    assert gaps("WWWWW") == [1, 1, 1, 1, 1]


def test_the_plan_is_the_packages_own_within_its_rounding() -> None:
    plan = Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=365, enable_fuzzing=False)
    card, at = Card(card_id=1), datetime(2026, 11, 30, 12, tzinfo=UTC)
    theirs = []
    for grade in (Grade.Again, Grade.Good, Grade.Good, Grade.Good, Grade.Good):
        card, _ = plan.review_card(card, grade, at)
        theirs.append((card.due - at).days)
        at = card.due

    assert all(abs(mine - one) <= max(1, one * 0.06) for mine, one in zip(gaps("WRRRR"), theirs, strict=True))


def test_the_same_answers_on_the_same_days_give_the_same_plan() -> None:
    assert gaps("WRRWRR") == gaps("WRRWRR")


def test_due_lists_what_waits_longest_first_and_nothing_before_its_day() -> None:
    old = after(None, "puzzle.b", False, MONDAY)
    new = after(None, "puzzle.a", False, MONDAY + DAY)
    far = after(None, "trick.1", True, MONDAY)

    assert due((new, far, old), MONDAY) == ()
    assert due((new, far, old), MONDAY + DAY) == (old,)
    assert due((new, far, old), MONDAY + 2 * DAY, "puzzle.") == (old, new)
    assert due((new, far, old), MONDAY + 2 * DAY) == (old, new, far)


def test_failed_are_those_whose_last_try_was_wrong() -> None:
    missed = after(None, "puzzle.a", False, MONDAY)
    mended = after(after(None, "puzzle.b", False, MONDAY), "puzzle.b", True, MONDAY + DAY)

    assert failed((missed, mended)) == (missed,)
    assert (mended.times, mended.misses) == (2, 1)


def test_nothing_comes_twice_before_the_pack_is_used_up() -> None:
    pack = [puzzle_item(f"b2-{at:02}") for at in range(20)]
    progress = Progress(today=lambda: MONDAY)
    seen = []
    for turn in range(20):
        item = untried(pack, progress.repeats())[0]
        progress.tried(item, turn > 0, strength_of(1))
        seen.append(item)

    assert seen == pack
    assert untried(pack, progress.repeats()) == ()


@pytest.mark.parametrize("seed", range(30))
def test_merging_two_learners_is_the_same_in_any_order_and_twice(seed: int) -> None:
    chance = Random(seed)

    def somebody() -> Repeat:
        known = None
        for _ in range(chance.randrange(1, 6)):
            known = after(known, "puzzle.x", chance.random() > 0.5, MONDAY + chance.randrange(9) * DAY)
        assert known
        return known

    one, other = somebody(), somebody()

    assert one.merged(other) == other.merged(one) == one.merged(other).merged(other)


# The rating


def test_a_rating_moves_up_with_a_solved_puzzle_and_down_with_a_failed_one() -> None:
    start = Rating()

    assert start.after(1000, True, MONDAY).points > 1000 > start.after(1000, False, MONDAY).points
    assert start.after(1000, True, MONDAY).deviation < start.deviation


@pytest.mark.parametrize("chance", [0.5, 0.65, 0.8])
def test_a_learner_of_fixed_chance_ends_within_50_points_after_100_puzzles(chance: float) -> None:
    """needs.md N23: the expected rating is the one at which a puzzle of this strength is solved with this chance."""
    strength, ends = 1200, []
    expected = next(points for points in range(400, 2000) if Rating(points).chance(strength) >= chance)
    for seed in range(60):
        luck, rating = Random(seed), Rating()
        for _ in range(100):
            rating = rating.after(strength, luck.random() < chance, MONDAY)
        ends.append(rating.points)

    assert abs(sum(ends) / len(ends) - expected) <= 50
    assert sum(abs(points - expected) <= 50 for points in ends) >= 40


def test_who_has_played_much_moves_slowly() -> None:
    rating = Rating(1200, LEAST, 300, MONDAY)

    assert 0 < rating.after(1200, True, MONDAY).points - 1200 <= 12


def test_who_stays_away_becomes_less_certain() -> None:
    sure = Rating(1200, LEAST, 300, MONDAY)

    assert sure.after(1200, True, MONDAY + 365 * DAY).points > sure.after(1200, True, MONDAY).points


def test_only_the_first_try_at_a_puzzle_moves_the_rating() -> None:
    progress = Progress(today=lambda: MONDAY)
    progress.tried("puzzle.x", False, 1000)
    once = progress.rating()
    progress.tried("puzzle.x", True, 1000)
    progress.tried("puzzle.x", True, 1000)

    assert progress.rating() == once and once.tries == 1


def test_levels_have_strengths_one_step_apart() -> None:
    assert [strength_of(level) for level in (1, 2, 3, 6)] == [800, 1000, 1200, 1800]


# Days


def test_a_streak_counts_days_and_survives_until_tomorrow_evening() -> None:
    days = [MONDAY, MONDAY + DAY, MONDAY + 2 * DAY]

    assert streak_of(days, MONDAY + 2 * DAY) == Streak(3, 3, 3)
    assert streak_of(days, MONDAY + 3 * DAY) == Streak(3, 3, 3)
    assert streak_of(days, MONDAY + 4 * DAY) == Streak(0, 3, 3)


def test_a_hundred_answers_on_one_day_are_one_day() -> None:
    progress = Progress(today=lambda: MONDAY)
    for at in range(100):
        progress.tried(f"puzzle.{at}", True)

    assert progress.streak() == Streak(1, 1, 1)


def test_days_and_rows_are_the_same_thing() -> None:
    days = [MONDAY + at * DAY for at in (0, 1, 2, 5, 9, 10)]

    assert list(rows_of(days)) == [(MONDAY, 3), (MONDAY + 5 * DAY, 1), (MONDAY + 9 * DAY, 2)]
    assert list(days_of(rows_of(days))) == days
    assert list(rows_of([])) == []


def test_a_finished_round_makes_the_drill_come_back() -> None:
    progress = Progress(today=lambda: MONDAY)
    progress.finish(DrillKey(4, "trick"), 11, 12)
    progress.finish(DrillKey(3, "rank", 2), 3, 12)

    known, missed = progress.repeat(skill_item("trick", 1)), progress.repeat(skill_item("rank", 2))
    assert known and missed and not known.is_failed and missed.is_failed
    assert due(progress.repeats(), MONDAY + DAY) == (missed,)
