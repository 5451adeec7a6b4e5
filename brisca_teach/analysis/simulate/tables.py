"""Results as rows: for a printed table, a chart or a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from brisca_teach.analysis.simulate.intervals import Interval
from brisca_teach.analysis.simulate.tournament import Results


@dataclass(frozen=True)
class Row:
    """One contest in numbers: shares in per cent."""

    rules: str
    home: str
    away: str
    games: int
    won: Interval
    deals_won: Interval
    margin: Interval


def rows(results: Iterable[Results]) -> list[Row]:
    """A row for each contest."""
    return [
        Row(
            rules=one.contest.rules.key,
            home=one.contest.home.key,
            away=one.contest.away.key,
            games=one.games,
            won=_per_cent(one.won),
            deals_won=_per_cent(one.deals_won),
            margin=one.margin,
        )
        for one in results
    ]


def _per_cent(share: Interval) -> Interval:
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)


def as_markdown(table: Iterable[Row]) -> str:
    """The rows as a Markdown table of bare numbers; the headings are the names of the columns."""
    lines = ["| rules | home | away | games | won % | deals won % | margin |", "| --- " * 7 + "|"]
    lines += [
        f"| {row.rules} | {row.home} | {row.away} | {row.games} | "
        f"{_written(row.won)} | {_written(row.deals_won)} | {_written(row.margin, sign='+')} |"
        for row in table
    ]
    return "\n".join(lines)


def _written(value: Interval, sign: str = "") -> str:
    return f"{value.value:{sign}.1f} [{value.low:{sign}.1f}, {value.high:{sign}.1f}]"
