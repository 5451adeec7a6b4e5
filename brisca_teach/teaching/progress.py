"""What a learner has done, kept in one small SQLite file.

Each change is one immediate transaction on a connection of its own, so several notebooks can write at once,
and a session that is killed leaves the file as it was before or after, never between. No write-ahead log:
school home folders lie on network drives, where it does not work.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import TypeVar

from brisca_teach.teaching.progress_place import progress_file
from brisca_teach.teaching.results import DrillKey, Result

T = TypeVar("T")
SCHEMA = 1
_TABLE = """
CREATE TABLE IF NOT EXISTS result (
    lesson INTEGER NOT NULL, kind TEXT NOT NULL, level INTEGER NOT NULL,
    right INTEGER NOT NULL, total INTEGER NOT NULL, tries INTEGER NOT NULL,
    answered INTEGER NOT NULL, day TEXT NOT NULL,
    PRIMARY KEY (lesson, kind, level)
) WITHOUT ROWID
"""
_COLUMNS = "lesson, kind, level, right, total, tries, answered, day"
WAIT = 10.0  # seconds to wait for another notebook's write


class Progress:
    """The results of one learner. `kept` is False when they cannot be stored and live in memory only."""

    def __init__(self, file: Path | None = None, today: Callable[[], date] = date.today) -> None:
        self.file = file
        self.today = today
        self.why_not_kept = "" if file else "memory"
        self._memory: sqlite3.Connection | None = None
        self._lock = threading.Lock()
        self._changes_since_export = 0
        self._open()

    @property
    def kept(self) -> bool:
        """Whether the results outlive this session."""
        return not self.why_not_kept

    @property
    def unsaved_answers(self) -> int:
        """Answers given here since the code was last copied (needs.md N08)."""
        return self._changes_since_export

    def results(self) -> tuple[Result, ...]:
        """Every result, by lesson, kind and level."""
        return self._run(_all)

    def result(self, key: DrillKey) -> Result:
        """The result of one drill; an empty one if it was never begun."""
        return self._run(lambda db: _find(db, key))

    def answer(self, key: DrillKey) -> Result:
        """The result after one more item was answered."""
        self._changes_since_export += 1
        return self._update(key, lambda result: result.after_answer(self.today()))

    def finish(self, key: DrillKey, right: int, total: int) -> Result:
        """The result after a finished round: the best is kept, the tries are counted."""
        return self._update(key, lambda result: result.after_round(right, total, self.today()))

    def merge(self, results: Iterable[Result]) -> tuple[Result, ...]:
        """Keep the best of both; returns the results that changed."""
        theirs = tuple(results)
        return self._run(lambda db: _merge(db, theirs))

    def exported(self) -> None:
        """Remember that the code was copied just now."""
        self._changes_since_export = 0

    def _update(self, key: DrillKey, step: Callable[[Result], Result]) -> Result:
        return self._run(lambda db: _store(db, step(_find(db, key))))

    def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The work in one transaction: on the file, or in memory once the file is out of reach."""
        with self._lock:
            if self._memory is None and self.file is not None:
                try:
                    with contextlib.closing(_connect(self.file)) as db, _transaction(db):
                        db.execute(_TABLE)
                        return work(db)
                except sqlite3.Error as error:
                    self._fall_back(f"sqlite: {error}")
            assert self._memory is not None
            with _transaction(self._memory):
                return work(self._memory)

    def _open(self) -> None:
        if self.file is None:
            self._fall_back("memory")
            return
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._prepare(self.file)
        except sqlite3.OperationalError as error:
            self._fall_back(f"sqlite: {error}")
        except sqlite3.DatabaseError:
            self._set_aside(self.file)
        except OSError as error:
            self._fall_back(f"folder: {error.strerror}")

    def _prepare(self, file: Path) -> None:
        with contextlib.closing(_connect(file)) as db, _transaction(db):
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version <= SCHEMA:
                db.execute(_TABLE)
                db.execute(f"PRAGMA user_version = {SCHEMA}")
        if version > SCHEMA:
            self._fall_back("newer")

    def _set_aside(self, file: Path) -> None:
        """A file that is no database is renamed, never deleted, and a new one begun."""
        try:
            file.replace(file.with_name(f"{file.name}.damaged-{os.getpid()}"))
            self._prepare(file)
        except (OSError, sqlite3.Error):
            self._fall_back("damaged")

    def _fall_back(self, why: str) -> None:
        """From now on in memory, beginning with what the file can still tell."""
        self.why_not_kept = why
        self._memory = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self._memory.execute(_TABLE)
        for result in _readable(self.file):
            _store(self._memory, result)


def open_progress(today: Callable[[], date] = date.today) -> Progress:
    """The learner's progress, where this system keeps it."""
    return Progress(progress_file(), today)


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=WAIT, isolation_level=None)


def _readable(file: Path | None) -> tuple[Result, ...]:
    """What a file that cannot be written still holds; nothing if it cannot be read either."""
    if file is None or not file.is_file():
        return ()
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            return _all(db)
    except sqlite3.Error:
        return ()


@contextlib.contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def _all(db: sqlite3.Connection) -> tuple[Result, ...]:
    return tuple(_result(row) for row in db.execute(f"SELECT {_COLUMNS} FROM result ORDER BY 1, 2, 3"))


def _merge(db: sqlite3.Connection, theirs: Iterable[Result]) -> tuple[Result, ...]:
    pairs = [(_find(db, result.key), result) for result in theirs]
    return tuple(_store(db, mine.merged(other)) for mine, other in pairs if mine.merged(other) != mine)


def _find(db: sqlite3.Connection, key: DrillKey) -> Result:
    query = f"SELECT {_COLUMNS} FROM result WHERE lesson = ? AND kind = ? AND level = ?"
    row = db.execute(query, (key.lesson, key.kind, key.level)).fetchone()
    return _result(row) if row else Result(key)


def _result(row: tuple[int, str, int, int, int, int, int, str]) -> Result:
    lesson, kind, level, right, total, tries, answered, day = row
    return Result(DrillKey(lesson, kind, level), right, total, tries, answered, date.fromisoformat(day))


def _store(db: sqlite3.Connection, result: Result) -> Result:
    key = result.key
    counts = result.right, result.total, result.tries, result.answered
    row = (key.lesson, key.kind, key.level, *counts, result.day.isoformat())
    db.execute(f"INSERT OR REPLACE INTO result ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
    return result
