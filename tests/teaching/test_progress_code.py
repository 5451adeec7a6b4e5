"""The progress code: short, checked, idempotent."""

from datetime import date, timedelta
from random import Random

import pytest

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_code import LIMIT, PREFIX, BadCode, read_code, write_code
from brisca_teach.teaching.progress_work import Work
from brisca_teach.teaching.rating import Rating
from brisca_teach.teaching.results import DrillKey, Result
from brisca_teach.teaching.schedule import Repeat, after, puzzle_item

MONDAY = date(2026, 11, 30)
RESULTS = (
    Result(DrillKey(3, "rank"), 27, 30, 2, 64, MONDAY),
    Result(DrillKey(4, "trick"), 9, 12, 1, 12, MONDAY),
    Result(DrillKey(4, "trick", 2), 0, 0, 0, 5, MONDAY),
)
REPEATS = (after(None, "puzzle.b2-0007", False, MONDAY), after(None, "trick.1", True, MONDAY))
SOME = Work(RESULTS, REPEATS, (MONDAY, MONDAY + timedelta(days=2)), Rating(1130, 90, 17, MONDAY))
FIRST_VERSION = "brisca1-p63oA9TZGhofVjJFa0ptaUDauCB3OmiAI1rgFfFFbDWBbKr2OezKWZ2g7AXGI1"


def course(rng: Random) -> Work:
    """A whole course done with three drills a lesson and nothing alike."""
    rows = []
    for lesson in range(24):
        for kind in rng.sample(["trick", "rank", "points", "legal", "best_card", "count", "odds"], 3):
            total = rng.randrange(8, 31)
            day = MONDAY + timedelta(days=rng.randrange(200))
            counts = rng.randrange(1, 40), rng.randrange(total, 900)
            rows.append(
                Result(DrillKey(lesson, kind, rng.randrange(1, 4)), rng.randrange(total + 1), total, *counts, day)
            )
    return Work(tuple(sorted(rows, key=lambda row: row.key)))


def test_a_code_brings_back_what_it_was_made_of() -> None:
    assert read_code(write_code(SOME)) == SOME


def test_an_empty_course_has_a_code_too() -> None:
    assert read_code(write_code(Work())) == Work()


def test_a_code_is_letters_and_digits_after_its_prefix() -> None:
    code = write_code(SOME)

    assert code.startswith(PREFIX) and code.removeprefix(PREFIX).isalnum() and code.isascii()


@pytest.mark.parametrize("seed", range(20))
def test_a_whole_course_fits_into_the_limit_with_every_score(seed: int) -> None:
    work = course(Random(seed))

    code = write_code(work)

    assert len(code) <= LIMIT
    assert scores(read_code(code)) == scores(work)


def scores(work: Work) -> list[tuple[DrillKey, int, int]]:
    return [(row.key, row.right, row.total) for row in work.results]


def puzzled(rng: Random, number: int) -> Work:
    """A learner with so many puzzles tried, many of them failed, over a hundred days."""
    repeats: dict[str, Repeat] = {}
    for at in sorted(rng.sample(range(1000), number)):
        item = puzzle_item(f"b2-{at:04}")
        for _ in range(rng.randrange(1, 4)):
            day = MONDAY + timedelta(days=rng.randrange(100))
            repeats[item] = after(repeats.get(item), item, rng.random() > 0.4, day)
    days = tuple(sorted({one.day for one in repeats.values()}))
    return Work(course(rng).results[:24], tuple(sorted(repeats.values())), days, Rating(1230, 60, number, days[-1]))


@pytest.mark.parametrize("seed", range(8))
def test_when_all_of_it_is_too_much_scores_rating_and_what_failed_come_first(seed: int) -> None:
    work = puzzled(Random(seed), 240)

    code = write_code(work)
    back = read_code(code)

    assert len(code) <= LIMIT
    assert (back.rating, scores(back)) == (work.rating, scores(work))
    assert set(back.repeats) <= set(work.repeats) and set(back.days) <= set(work.days)
    assert len(back.repeats) >= 10 and all(one.is_failed for one in back.repeats)


def test_twenty_puzzles_and_a_few_drills_all_fit() -> None:
    work = puzzled(Random(1), 20)
    work = Work(work.results[:9], work.repeats, (MONDAY,), work.rating)

    assert read_code(write_code(work)) == work


def test_a_code_of_the_first_version_is_still_read() -> None:
    assert read_code(FIRST_VERSION) == Work(RESULTS)


def test_every_damaged_letter_is_noticed() -> None:
    code = write_code(SOME)
    for at in range(len(PREFIX), len(code)):
        for letter in "0Az9":
            if letter != code[at]:
                with pytest.raises(BadCode) as refused:
                    read_code(code[:at] + letter + code[at + 1 :])
                assert refused.value.reason == "import.damaged"


@pytest.mark.parametrize("harm", [lambda c: c[:-1], lambda c: c + "0", lambda c: c[:9] + c[10:], lambda c: c[:8]])
def test_a_lost_or_added_piece_is_noticed(harm) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(BadCode, match=r"import\.damaged"):
        read_code(harm(write_code(SOME)))


def test_swapped_neighbours_are_noticed() -> None:
    code = write_code(SOME)
    for at in range(len(PREFIX), len(code) - 1):
        if code[at] != code[at + 1]:
            with pytest.raises(BadCode):
                read_code(code[:at] + code[at + 1] + code[at] + code[at + 2 :])


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", "import.not_code"), ("hola", "import.not_code"), ("brisca3-abc", "import.newer"),
     ("brisca2-ñ", "import.damaged"),
     ("brisca", "import.damaged"), ("brisca2-", "import.damaged"), ("briscax-12", "import.damaged")],
)  # fmt: skip
def test_other_texts_get_their_own_reason(text: str, reason: str) -> None:
    with pytest.raises(BadCode) as refused:
        read_code(text)

    assert refused.value.reason == reason


def test_line_breaks_from_pasting_do_no_harm() -> None:
    code = write_code(SOME)

    assert read_code(f"  {code[:20]}\n{code[20:]}\t") == SOME


def test_importing_twice_changes_nothing() -> None:
    progress = Progress()
    code = write_code(SOME)

    first = progress.merge(read_code(code))
    again = progress.merge(read_code(code))

    assert (first, again) == (SOME, Work())
    assert progress.work() == SOME


def test_an_older_code_does_not_take_back_a_better_result() -> None:
    progress = Progress(today=lambda: MONDAY)
    key = DrillKey(4, "trick")
    progress.finish(key, 6, 12)
    old = write_code(progress.work())
    progress.finish(key, 11, 12)

    assert progress.merge(read_code(old)) == Work()
    assert progress.result(key).right == 11
