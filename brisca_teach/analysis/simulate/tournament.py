"""Contests over many deals: in this process or any executor, written down as they go, taken up where they stopped."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from brisca_teach.analysis.simulate.contest import Contest, Pair, play_pairs
from brisca_teach.analysis.simulate.intervals import Interval, bootstrap, wilson
from brisca_teach.analysis.simulate.pieces import in_order
from brisca_teach.analysis.simulate.progress import Progress
from brisca_teach.engine.refusal import BadText

PIECE = 10  # deals in one piece of work


@dataclass(frozen=True)
class Results:
    """What a contest has brought so far: each deal twice."""

    contest: Contest
    pairs: tuple[Pair, ...] = ()

    @property
    def games(self) -> int:
        """How many games have been played."""
        return 2 * len(self.pairs)

    @property
    def won(self) -> Interval:
        """Home's share of the games, a tie being half, with Wilson's interval."""
        return wilson(sum(sum(pair.won) for pair in self.pairs), self.games)

    @property
    def deals_won(self) -> Interval:
        """The share of deals in which home made more in the two games together than away did."""
        ahead = sum(1.0 if pair.swing > 0 else 0.5 if pair.swing == 0 else 0.0 for pair in self.pairs)
        return wilson(ahead, len(self.pairs))

    @property
    def margin(self) -> Interval:
        """Home's lead a game, in points (or in what the score sheet counts), with the bootstrap's interval."""
        return bootstrap([pair.swing / 2 for pair in self.pairs])


def tournament(
    contest: Contest,
    deals: int,
    *,
    executor: Executor | None = None,
    log: Path | None = None,
    before: Results | None = None,
    progress: Progress | None = None,
) -> Results:
    """The results of deals 0 to `deals`, each played twice.

    Deals in `before` or in the log file are not played again; the log grows piece by piece, so that an interrupted
    tournament goes on where it stopped. The results do not depend on the executor. BadText when the log is another's.
    """
    done = {pair.number: pair for pair in (*(before.pairs if before else ()), *read_log(contest, log))}
    missing = [number for number in range(deals) if number not in done]
    pieces = [missing[at : at + PIECE] for at in range(0, len(missing), PIECE)]
    for piece in in_order(partial(play_pairs, contest), pieces, executor):
        done |= {pair.number: pair for pair in piece}
        if log:
            _append(contest, log, piece)
        if progress:
            progress(sum(number < deals for number in done), deals)
    return Results(contest, tuple(done[number] for number in range(deals)))


def read_log(contest: Contest, log: Path | None) -> tuple[Pair, ...]:
    """The pairs written down for this contest; a line cut short by an interruption is passed over."""
    if log is None or not log.exists():
        return ()
    return tuple(_pairs(contest, log.read_text(encoding="utf-8").splitlines()))


def _pairs(contest: Contest, lines: Iterable[str]) -> Iterator[Pair]:
    for line in lines:
        try:
            written = json.loads(line)
        except ValueError:
            continue
        if written["contest"] != contest.key:
            raise BadText("simulate.other", text=written["contest"], key=contest.key)
        won, margin = written["won"], written["margin"]
        yield Pair(written["deal"], (won[0], won[1]), (margin[0], margin[1]))


def _append(contest: Contest, log: Path, pairs: Sequence[Pair]) -> None:
    """Write the pairs down, on lines of their own even after a line that was cut short."""
    is_cut = log.exists() and log.read_bytes()[-1:] not in (b"", b"\n")
    with log.open("a", encoding="utf-8", newline="\n") as file:
        file.write("\n" if is_cut else "")
        for pair in pairs:
            line = {"contest": contest.key, "deal": pair.number, "won": pair.won, "margin": pair.margin}
            file.write(json.dumps(line) + "\n")
