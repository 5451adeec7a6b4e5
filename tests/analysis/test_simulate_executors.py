"""Whoever does the work, the numbers are the same; what was done before an interruption is not done again."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import tqdm.auto
from distributed import Client

from brisca_teach import Position, find_rules
from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.simulate import Contest, experiment, progress_bar, tournament
from brisca_teach.analysis.simulate.pieces import in_order

BRISCA = find_rules("brisca_2")
CONTEST = Contest(BRISCA, find_level("club"), find_level("random"), seed=4)
RANDOMS = [find_level("random")] * 2
DEALS = 24


def first_side_points(end: Position) -> float:
    """The measure of the experiments here; a plain function, so that processes can take it along."""
    outcome = end.outcome()
    assert outcome is not None
    return float(outcome.side_points[0])


@contextmanager
def dask() -> Iterator[Executor]:
    """The executor of a Dask client, its workers in this process: as for a cluster of many machines."""
    with Client(processes=False, dashboard_address=None) as client:
        yield client.get_executor()


EXECUTORS = {
    "threads": lambda: ThreadPoolExecutor(2),
    "processes": lambda: ProcessPoolExecutor(2),
    "dask": dask,
}


@pytest.mark.parametrize("name", EXECUTORS)
def test_the_numbers_do_not_depend_on_the_executor(name: str) -> None:
    with EXECUTORS[name]() as executor:
        assert tournament(CONTEST, DEALS, executor=executor) == tournament(CONTEST, DEALS)
        measured = experiment(BRISCA, RANDOMS, first_side_points, 120, seed=2, executor=executor)
    assert measured == experiment(BRISCA, RANDOMS, first_side_points, 120, seed=2)


def test_another_seed_gives_other_numbers() -> None:
    other = Contest(BRISCA, CONTEST.home, CONTEST.away, seed=5)

    assert tournament(CONTEST, 5).pairs != tournament(other, 5).pairs
    assert experiment(BRISCA, RANDOMS, first_side_points, 20, seed=1) != experiment(
        BRISCA, RANDOMS, first_side_points, 20, seed=2
    )


class Interrupted(Exception):
    """What the person at the keyboard does in the middle."""


@pytest.mark.parametrize("name", ["alone", *EXECUTORS])
def test_what_was_finished_before_an_interruption_is_not_played_again(name: str, tmp_path: Path) -> None:
    log, done = tmp_path / "contest.jsonl", list[int]()

    def interrupt(played: int, _: int) -> None:
        if played >= 10:
            raise Interrupted

    with EXECUTORS[name]() if name != "alone" else no_executor() as executor:
        with pytest.raises(Interrupted):
            tournament(CONTEST, DEALS, executor=executor, log=log, progress=interrupt)
        resumed = tournament(CONTEST, DEALS, executor=executor, log=log, progress=lambda at, _: done.append(at))

    assert done == [20, 24]
    assert resumed == tournament(CONTEST, DEALS)
    assert len(log.read_text("utf-8").splitlines()) == DEALS


@contextmanager
def no_executor() -> Iterator[None]:
    yield None


def test_whoever_stops_takes_back_the_pieces_that_were_not_begun() -> None:
    may_go, begun = Event(), list[int]()

    def work(piece: int) -> int:
        begun.append(piece)
        if piece:
            may_go.wait(30)
        return piece

    with ThreadPoolExecutor(1) as executor:
        results = in_order(work, range(50), executor)
        assert next(results) == 0
        results.close()  # type: ignore[attr-defined]
        may_go.set()

    assert len(begun) <= 3


def test_the_bar_moves_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    bars = list[Any]()

    class Watched(tqdm.auto.tqdm):  # type: ignore[type-arg]
        """A bar that remembers where it has been."""

        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self.seen = list[tuple[float, float | None]]()
            bars.append(self)

        def refresh(self, *args: Any, **kwargs: Any) -> Any:
            if hasattr(self, "seen"):
                self.seen.append((self.n, self.total))
            return super().refresh(*args, **kwargs)

    monkeypatch.setattr(tqdm.auto, "tqdm", Watched)
    with progress_bar("deals") as bar:
        tournament(CONTEST, DEALS, progress=bar)
        experiment(BRISCA, RANDOMS, first_side_points, 120, progress=bar)

    (watched,) = bars
    assert watched.desc.startswith("deals")
    assert watched.seen[-6:] == [(10, 24), (20, 24), (24, 24), (50, 120), (100, 120), (120, 120)]
