"""Results survive: several notebooks at once, killed sessions, folders that cannot be written."""

import multiprocessing
import sqlite3
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from brisca_teach.teaching import progress_tables as tables
from brisca_teach.teaching.progress import SCHEMA, Progress, open_progress
from brisca_teach.teaching.progress_place import data_folder, progress_file
from brisca_teach.teaching.progress_text import load_file
from brisca_teach.teaching.progress_work import Work
from brisca_teach.teaching.results import DrillKey, Result

TRICK = DrillKey(4, "trick")
MONDAY = date(2026, 11, 30)


def monday() -> date:
    return MONDAY


def test_the_best_round_is_kept_and_each_round_counted(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.db", monday)
    for right in (7, 10, 8):
        progress.finish(TRICK, right, 12)

    assert progress.result(TRICK) == Result(TRICK, 10, 12, 3, 0, MONDAY)


def test_a_longer_round_wins_only_with_as_good_a_share() -> None:
    done = Result(TRICK, 9, 12)

    assert done.after_round(20, 30, MONDAY).total == 12
    assert done.after_round(24, 30, MONDAY).total == 30


def test_results_are_there_in_the_next_session(tmp_path: Path) -> None:
    Progress(tmp_path / "progress.db", monday).finish(TRICK, 12, 12)

    assert Progress(tmp_path / "progress.db").result(TRICK).right == 12


def test_an_unknown_drill_has_an_empty_result(tmp_path: Path) -> None:
    assert Progress(tmp_path / "progress.db").result(TRICK) == Result(TRICK)


def test_merging_keeps_the_best_of_both_in_any_order() -> None:
    mine, theirs = Result(TRICK, 9, 12, 1, 40, MONDAY), Result(TRICK, 8, 12, 5, 20, date(2026, 12, 1))

    assert mine.merged(theirs) == theirs.merged(mine) == Result(TRICK, 9, 12, 5, 40, date(2026, 12, 1))
    assert mine.merged(theirs).merged(theirs) == mine.merged(theirs)


def _answer_many(file: str, times: int) -> None:
    progress = Progress(Path(file), monday)
    for _ in range(times):
        progress.answer(TRICK)


def test_several_notebooks_lose_no_answer(tmp_path: Path) -> None:
    file = str(tmp_path / "progress.db")
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=_answer_many, args=(file, 20)) for _ in range(3)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()

    assert [writer.exitcode for writer in writers] == [0, 0, 0]
    assert Progress(Path(file)).result(TRICK).answered == 60


KILLED = """
import sys
from pathlib import Path
from brisca_teach.teaching import progress_tables as tables
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.results import DrillKey
progress = Progress(Path(sys.argv[1]))
while True:
    progress.answer(DrillKey(4, "trick"))
    print(progress.result(DrillKey(4, "trick")).answered, flush=True)
"""


def test_a_killed_session_leaves_a_whole_file(tmp_path: Path) -> None:
    file = tmp_path / "progress.db"
    writer = subprocess.Popen([sys.executable, "-c", KILLED, str(file)], stdout=subprocess.PIPE, encoding="utf-8")
    assert writer.stdout
    told = [int(writer.stdout.readline()) for _ in range(10)][-1]
    writer.kill()
    writer.wait()
    writer.stdout.close()

    progress = Progress(file)

    assert progress.kept
    assert progress.answer(TRICK).answered > told
    with sqlite3.connect(file) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()


KILLED_AT_ALL_OF_IT = """
import sys
from pathlib import Path
from brisca_teach.teaching import progress_tables as tables
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_text import save_file
from brisca_teach.teaching.results import DrillKey
progress, out = Progress(Path(sys.argv[1])), Path(sys.argv[2])
for number in range(10**6):
    progress.tried(f"puzzle.{number}", number % 3 > 0, 1000)
    progress.finish(DrillKey(4, "trick"), number % 13, 12)
    save_file(progress.work(), out)
    print(number + 1, flush=True)
"""


@pytest.mark.parametrize("moment", range(4))
def test_killed_at_any_moment_nothing_told_is_lost_and_no_file_is_half_written(tmp_path: Path, moment: int) -> None:
    file, out = tmp_path / "progress.db", tmp_path / "mine.json"
    command = [sys.executable, "-c", KILLED_AT_ALL_OF_IT, str(file), str(out)]
    writer = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
    assert writer.stdout
    told = [int(writer.stdout.readline()) for _ in range(3 + moment)][-1]
    writer.kill()
    writer.wait()
    writer.stdout.close()

    work = Progress(file, monday).work()

    tried = [one for one in work.repeats if one.item.startswith("puzzle.")]
    assert told <= len(tried) <= told + 50
    assert work.rating.tries == len(tried)  # one transaction: never the one without the other
    assert work.results[0].tries in (len(tried), len(tried) - 1)
    assert load_file(out).rating.tries in (len(tried), len(tried) - 1)


def test_a_file_of_the_first_version_gets_its_new_tables_and_keeps_its_rows(tmp_path: Path) -> None:
    file = tmp_path / "progress.db"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE result (lesson INTEGER NOT NULL, kind TEXT NOT NULL, level INTEGER NOT NULL,"
                   " right INTEGER NOT NULL, total INTEGER NOT NULL, tries INTEGER NOT NULL, answered INTEGER NOT NULL,"
                   " day TEXT NOT NULL, PRIMARY KEY (lesson, kind, level)) WITHOUT ROWID")  # fmt: skip
        db.execute("INSERT INTO result VALUES (4, 'trick', 1, 9, 12, 1, 12, '2026-11-30')")
        db.execute("PRAGMA user_version = 1")
    db.close()

    progress = Progress(file, monday)

    assert progress.result(TRICK) == Result(TRICK, 9, 12, 1, 12, MONDAY)
    assert progress.tried("puzzle.x", True, 1000).times == 1
    assert Progress(file).work().rating.tries == 1


def test_what_a_file_of_the_first_version_holds_is_read_where_it_cannot_be_written(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "old.db", isolation_level=None) as db:
        tables.make_tables(db)
        tables.store_result(db, Result(TRICK, 9, 12, 1, 12, MONDAY))
        for gone in ("repeat", "practised", "rating"):
            db.execute(f"DROP TABLE {gone}")

        assert tables.old_work(db) == Work((Result(TRICK, 9, 12, 1, 12, MONDAY),))
    db.close()


def test_each_file_has_a_mark_of_its_own_that_stays(tmp_path: Path) -> None:
    one, other = Progress(tmp_path / "a.db"), Progress(tmp_path / "b.db")

    assert one.mark() == Progress(tmp_path / "a.db").mark() != other.mark()


def test_minutes_without_a_copy_are_counted_from_the_first_answer() -> None:
    now = [1000.0]
    progress = Progress(today=monday, clock=lambda: now[0])
    idle = progress.unsaved_minutes
    progress.answer(TRICK)
    now[0] += 10 * 60
    progress.answer(TRICK)
    waited = progress.unsaved_minutes
    progress.exported()

    assert (idle, waited, progress.unsaved_minutes) == (0, 10, 0)


def test_whoever_watches_hears_of_each_change_once_it_is_kept() -> None:
    progress, heard = Progress(today=monday), list[int]()
    progress.listen(lambda: heard.append(len(progress.repeats())))
    progress.tried("puzzle.x", True)
    progress.finish(TRICK, 5, 12)
    progress.merge(Work(results=(Result(TRICK, 6, 12),)))

    assert heard == [1, 2, 2]


def test_without_a_place_results_live_in_memory_and_say_so(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("not a folder", encoding="utf-8")

    progress = Progress(tmp_path / "a file" / "progress.db", monday)

    assert not progress.kept
    assert progress.finish(TRICK, 5, 12).right == progress.result(TRICK).right == 5


def test_a_file_that_is_no_database_is_set_aside_not_lost(tmp_path: Path) -> None:
    file = tmp_path / "progress.db"
    file.write_bytes(b"this was never a database" * 100)

    progress = Progress(file)

    assert progress.kept and progress.results() == ()
    assert [path.read_bytes()[:8] for path in tmp_path.glob("progress.db.damaged-*")] == [b"this was"]


def test_a_file_of_a_newer_version_is_read_but_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "progress.db"
    Progress(file, monday).finish(TRICK, 9, 12)
    with sqlite3.connect(file) as db:
        db.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    db.close()
    before = file.read_bytes()

    progress = Progress(file, monday)
    progress.finish(TRICK, 12, 12)

    assert (progress.why_not_kept, progress.kept, file.read_bytes() == before) == ("newer", False, True)


def test_a_file_that_goes_bad_in_mid_session_does_not_stop_the_learner(tmp_path: Path) -> None:
    file = tmp_path / "progress.db"
    progress = Progress(file, monday)
    progress.finish(TRICK, 9, 12)
    file.unlink()
    file.mkdir()

    assert progress.finish(TRICK, 5, 12).tries == 1
    assert not progress.kept


def test_answers_since_the_last_copy_are_counted() -> None:
    progress = Progress()
    progress.answer(TRICK)
    progress.answer(TRICK)
    counted = progress.unsaved_answers
    progress.exported()

    assert (counted, progress.unsaved_answers) == (2, 0)


def test_the_place_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRISCA_HOME", str(tmp_path / "here"))

    assert open_progress().file == tmp_path / "here" / "progress.db"
    assert (tmp_path / "here" / "progress.db").exists()


@pytest.mark.parametrize(
    ("platform", "env", "end"),
    [
        ("linux", {}, (".local", "share", "brisca_teach")),
        ("linux", {"XDG_DATA_HOME": str(Path("some", "data"))}, ("some", "data", "brisca_teach")),
        ("darwin", {}, ("Library", "Application Support", "brisca_teach")),
        ("win32", {"LOCALAPPDATA": str(Path("C", "Local"))}, ("C", "Local", "brisca_teach")),
        ("win32", {}, ("AppData", "Local", "brisca_teach")),
    ],
)
def test_each_system_has_its_place(platform: str, env: dict[str, str], end: tuple[str, ...]) -> None:
    assert data_folder(env, platform).parts[-len(end) :] == end
    assert progress_file(env, platform).name == "progress.db"
