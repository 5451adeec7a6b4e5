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
import time
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import TypeVar

from brisca_teach.teaching import progress_tables as tables
from brisca_teach.teaching.progress_place import progress_file
from brisca_teach.teaching.progress_tables import SCHEMA
from brisca_teach.teaching.progress_work import Work
from brisca_teach.teaching.rating import Rating
from brisca_teach.teaching.results import DrillKey, Result
from brisca_teach.teaching.schedule import Repeat, after, skill_item
from brisca_teach.teaching.streak import Streak, streak_of

T = TypeVar("T")
WAIT = 10.0  # seconds to wait for another notebook's write
KNOWN = 0.8  # the share of right answers from which a round counts as known


class Progress:
    """The work of one learner. `kept` is False when it cannot be stored and lives in memory only."""

    def __init__(
        self,
        file: Path | None = None,
        today: Callable[[], date] = date.today,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.file = file
        self.today, self._clock = today, clock
        self.why_not_kept = "" if file else "memory"
        self._listeners: list[Callable[[], None]] = []
        self._memory: sqlite3.Connection | None = None
        self._lock = threading.Lock()
        self._changes_since_export, self._unsaved_since = 0, 0.0
        self._open()

    @property
    def kept(self) -> bool:
        """Whether the work outlives this session."""
        return not self.why_not_kept

    # What is not yet saved elsewhere

    @property
    def unsaved_answers(self) -> int:
        """Answers given here since the code was last copied (needs.md N08)."""
        return self._changes_since_export

    @property
    def unsaved_minutes(self) -> int:
        """Whole minutes since the first of those answers."""
        return int((self._clock() - self._unsaved_since) // 60) if self._changes_since_export else 0

    def exported(self) -> None:
        """Remember that the code was copied just now."""
        self._changes_since_export = 0

    def _answered(self) -> None:
        if not self._changes_since_export:
            self._unsaved_since = self._clock()
        self._changes_since_export += 1

    def listen(self, hear: Callable[[], None]) -> None:
        """Call this after each change from now on."""
        self._listeners.append(hear)

    def _tell(self) -> None:
        for hear in self._listeners:
            hear()

    # What is there

    def work(self) -> Work:
        """Everything that is kept."""
        return self._run(tables.all_work)

    def results(self) -> tuple[Result, ...]:
        """Every result, by lesson, kind and level."""
        return self._run(tables.all_results)

    def result(self, key: DrillKey) -> Result:
        """The result of one drill; an empty one if it was never begun."""
        return self._run(lambda db: tables.find_result(db, key))

    def repeats(self) -> tuple[Repeat, ...]:
        """Every item that is to be repeated, by name."""
        return self._run(tables.all_repeats)

    def repeat(self, item: str) -> Repeat | None:
        """How well one item is known; None if it was never tried."""
        return self._run(lambda db: tables.find_repeat(db, item))

    def rating(self) -> Rating:
        """The rating by puzzles."""
        return self._run(tables.find_rating)

    def streak(self) -> Streak:
        """The days practised."""
        return streak_of(self._run(tables.all_days), self.today())

    def mark(self) -> str:
        """What tells this learner's file from another's."""
        return self._run(tables.learner_mark)

    # What is done

    def answer(
        self, key: DrillKey, item: str = "", is_right: bool = True, score: tuple[int, int] | None = None
    ) -> Result:
        """The result after one more answer. A question that was missed is to be repeated under the name `item`;
        `score` is that of the round which this answer finishes: one transaction for all of it."""
        self._answered()

        def write(db: sqlite3.Connection, day: date) -> Result:
            known = tables.find_repeat(db, item)
            if item and (known or not is_right):
                tables.store_repeat(db, after(known, item, is_right, day))
            result = _update(db, key, lambda result: result.after_answer(day))
            return _finish(db, key, score, day) if score else result

        return self._change(write)

    def finish(self, key: DrillKey, right: int, total: int) -> Result:
        """The result after a finished round: the best is kept, the tries are counted, the drill is to be repeated."""
        return self._change(lambda db, day: _finish(db, key, (right, total), day))

    def tried(self, item: str, is_right: bool, strength: int | None = None) -> Repeat:
        """The item after one more try; a puzzle's `strength` moves the rating, at the first try only."""
        self._answered()

        def write(db: sqlite3.Connection, day: date) -> Repeat:
            before = tables.find_repeat(db, item)
            if strength is not None and before is None:
                tables.store_rating(db, tables.find_rating(db).after(strength, is_right, day))
            return tables.store_repeat(db, after(before, item, is_right, day))

        return self._change(write)

    def merge(self, theirs: Work) -> Work:
        """Keep the best of both; returns what is new."""

        def write(db: sqlite3.Connection) -> Work:
            mine = tables.all_work(db)
            news = mine.merged(theirs).news(mine)
            tables.store(db, news)
            return news

        news = self._run(write)
        self._tell()
        return news

    def _change(self, write: Callable[[sqlite3.Connection, date], T]) -> T:
        """One transaction that also notes the day, and then the word that something has changed."""
        day = self.today()

        def noted(db: sqlite3.Connection) -> T:
            tables.store_day(db, day)
            return write(db, day)

        written = self._run(noted)
        self._tell()
        return written

    # Where it is kept

    def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The work in one transaction: on the file, or in memory once the file is out of reach."""
        with self._lock:
            if self._memory is None and self.file is not None:
                try:
                    with contextlib.closing(_connect(self.file)) as db, _transaction(db):
                        tables.make_tables(db)
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
                tables.make_tables(db)
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
        tables.make_tables(self._memory)
        tables.store(self._memory, _readable(self.file))


def open_progress(today: Callable[[], date] = date.today) -> Progress:
    """The learner's progress, where this system keeps it."""
    return Progress(progress_file(), today)


def _finish(db: sqlite3.Connection, key: DrillKey, score: tuple[int, int], day: date) -> Result:
    right, total = score
    item = skill_item(key.kind, key.level)
    tables.store_repeat(db, after(tables.find_repeat(db, item), item, right >= KNOWN * total, day))
    return _update(db, key, lambda result: result.after_round(right, total, day))


def _update(db: sqlite3.Connection, key: DrillKey, step: Callable[[Result], Result]) -> Result:
    return tables.store_result(db, step(tables.find_result(db, key)))


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file, timeout=WAIT, isolation_level=None)


def _readable(file: Path | None) -> Work:
    """What a file that cannot be written still holds; nothing if it cannot be read either."""
    if file is None or not file.is_file():
        return Work()
    try:
        with contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as db:
            return tables.old_work(db)
    except sqlite3.Error:
        return Work()


@contextlib.contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
