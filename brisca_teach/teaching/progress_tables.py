"""The tables of the progress file: each function reads or writes rows inside the transaction it is given."""

from __future__ import annotations

import sqlite3
import uuid
from datetime import date

from brisca_teach.teaching.progress_work import Work
from brisca_teach.teaching.rating import Rating
from brisca_teach.teaching.results import DrillKey, Result
from brisca_teach.teaching.schedule import Repeat

SCHEMA = 2
_TABLES = (
    """CREATE TABLE IF NOT EXISTS result (
    lesson INTEGER NOT NULL, kind TEXT NOT NULL, level INTEGER NOT NULL,
    right INTEGER NOT NULL, total INTEGER NOT NULL, tries INTEGER NOT NULL,
    answered INTEGER NOT NULL, day TEXT NOT NULL,
    PRIMARY KEY (lesson, kind, level)) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS repeat (
    item TEXT PRIMARY KEY, memory INTEGER NOT NULL, hardness INTEGER NOT NULL, day TEXT NOT NULL,
    times INTEGER NOT NULL, misses INTEGER NOT NULL, failed INTEGER NOT NULL) WITHOUT ROWID""",
    "CREATE TABLE IF NOT EXISTS practised (day TEXT PRIMARY KEY) WITHOUT ROWID",
    """CREATE TABLE IF NOT EXISTS rating (
    one INTEGER PRIMARY KEY CHECK (one = 1), points INTEGER NOT NULL, deviation INTEGER NOT NULL,
    tries INTEGER NOT NULL, day TEXT NOT NULL)""",
    "CREATE TABLE IF NOT EXISTS learner (one INTEGER PRIMARY KEY CHECK (one = 1), mark TEXT NOT NULL)",
)
_RESULT = "lesson, kind, level, right, total, tries, answered, day"
_REPEAT = "item, memory, hardness, day, times, misses, failed"

Database = sqlite3.Connection


def make_tables(db: Database) -> None:
    """Make the tables that are not there yet."""
    for table in _TABLES:
        db.execute(table)


def all_work(db: Database) -> Work:
    """Everything the file holds."""
    return Work(all_results(db), all_repeats(db), all_days(db), find_rating(db))


def old_work(db: Database) -> Work:
    """Everything that a file of an older version holds, which lacks some of the tables."""
    there = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return Work(
        all_results(db) if "result" in there else (),
        all_repeats(db) if "repeat" in there else (),
        all_days(db) if "practised" in there else (),
        find_rating(db) if "rating" in there else Rating(),
    )


def all_results(db: Database) -> tuple[Result, ...]:
    """Every result, by lesson, kind and level."""
    return tuple(_result(row) for row in db.execute(f"SELECT {_RESULT} FROM result ORDER BY 1, 2, 3"))


def all_repeats(db: Database) -> tuple[Repeat, ...]:
    """What is to be repeated, by item."""
    return tuple(_repeat(row) for row in db.execute(f"SELECT {_REPEAT} FROM repeat ORDER BY 1"))


def all_days(db: Database) -> tuple[date, ...]:
    """The days practised, in order."""
    return tuple(date.fromisoformat(day) for (day,) in db.execute("SELECT day FROM practised ORDER BY 1"))


def find_result(db: Database, key: DrillKey) -> Result:
    """The result of one drill; an empty one if it was never begun."""
    query = f"SELECT {_RESULT} FROM result WHERE lesson = ? AND kind = ? AND level = ?"
    row = db.execute(query, (key.lesson, key.kind, key.level)).fetchone()
    return _result(row) if row else Result(key)


def find_repeat(db: Database, item: str) -> Repeat | None:
    """How well an item is known; None if it was never tried."""
    row = db.execute(f"SELECT {_REPEAT} FROM repeat WHERE item = ?", (item,)).fetchone()
    return _repeat(row) if row else None


def find_rating(db: Database) -> Rating:
    """The rating by puzzles; the first one if no puzzle was tried."""
    row = db.execute("SELECT points, deviation, tries, day FROM rating").fetchone()
    if row is None:
        return Rating()
    points, deviation, tries, day = row
    return Rating(points, deviation, tries, date.fromisoformat(day))


def learner_mark(db: Database) -> str:
    """What tells this file from another: made by chance, once."""
    row = db.execute("SELECT mark FROM learner").fetchone()
    mark = str(row[0]) if row else uuid.uuid4().hex
    if not row:
        db.execute("INSERT INTO learner (one, mark) VALUES (1, ?)", (mark,))
    return mark


def store(db: Database, work: Work) -> None:
    """Write these rows, each in the place of the one that was there."""
    for result in work.results:
        store_result(db, result)
    for repeat in work.repeats:
        store_repeat(db, repeat)
    for day in work.days:
        store_day(db, day)
    if work.rating != Rating():
        store_rating(db, work.rating)


def store_result(db: Database, result: Result) -> Result:
    """Write the result of one drill."""
    key = result.key
    counts = result.right, result.total, result.tries, result.answered
    row = (key.lesson, key.kind, key.level, *counts, result.day.isoformat())
    db.execute(f"INSERT OR REPLACE INTO result ({_RESULT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    return result


def store_repeat(db: Database, one: Repeat) -> Repeat:
    """Write how well one item is known."""
    row = (one.item, one.memory, one.hardness, one.day.isoformat(), one.times, one.misses, int(one.is_failed))
    db.execute(f"INSERT OR REPLACE INTO repeat ({_REPEAT}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    return one


def store_day(db: Database, day: date) -> None:
    """Note a day as practised."""
    db.execute("INSERT OR IGNORE INTO practised (day) VALUES (?)", (day.isoformat(),))


def store_rating(db: Database, one: Rating) -> None:
    """Write the rating."""
    row = (1, one.points, one.deviation, one.tries, one.day.isoformat())
    db.execute("INSERT OR REPLACE INTO rating (one, points, deviation, tries, day) VALUES (?, ?, ?, ?, ?)", row)


def _result(row: tuple[int, str, int, int, int, int, int, str]) -> Result:
    lesson, kind, level, right, total, tries, answered, day = row
    return Result(DrillKey(lesson, kind, level), right, total, tries, answered, date.fromisoformat(day))


def _repeat(row: tuple[str, int, int, str, int, int, int]) -> Repeat:
    item, memory, hardness, day, times, misses, failed = row
    return Repeat(item, memory, hardness, date.fromisoformat(day), times, misses, bool(failed))
