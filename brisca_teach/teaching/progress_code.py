"""Progress as a short code that can be copied, pasted and typed: letters and digits only, with a check sum.

"brisca2-" + base 62 of (check sum + zlib of the rows). The rows go column by column, since neighbours
are alike: that is what makes 70 drills fit into 500 characters. What is to be repeated, the rating and the days
follow; where all of it is too long, what is best known goes first. The file (progress_text.py) leaves nothing out.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta

from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.progress_work import Work
from brisca_teach.teaching.rating import Rating
from brisca_teach.teaching.results import DrillKey, Result
from brisca_teach.teaching.schedule import TOP_HARDNESS, TOP_MEMORY, Repeat
from brisca_teach.teaching.small_numbers import from_base62, number_bytes, numbers, to_base62
from brisca_teach.teaching.streak import days_of, rows_of

VERSION = 2
FAMILY = "brisca"
PREFIX = f"{FAMILY}{VERSION}-"
LIMIT = 500
ROWS_OF_DAYS, MOST_DAYS = 6, 40_000
_FIRST_DAY = date(2025, 1, 1)


class BadCode(Refusal):
    """A text that is no progress, or one that is damaged or too new; nothing was changed."""


def write_code(work: Work) -> str:
    """The work as a code of at most 500 characters; if it is too much, what matters least is left out."""
    return next(code for shorter in _shorter(work) if len(code := _encode(shorter)) <= LIMIT)


def read_code(text: str) -> Work:
    """The work in a code, blanks and line breaks in it ignored; else BadCode with the reason."""
    code = "".join(text.split())
    if not code.lower().startswith(FAMILY):
        raise BadCode("import.not_code", prefix=PREFIX)
    number, dash, body = code[len(FAMILY) :].partition("-")
    if not (number.isdecimal() and dash):
        raise BadCode("import.damaged")
    if int(number) > VERSION:
        raise BadCode("import.newer")
    try:
        return _unpack(zlib.decompress(_checked(from_base62(body))), int(number))
    except (ValueError, zlib.error, StopIteration, RuntimeError, OverflowError) as fault:
        raise BadCode("import.damaged") from fault


# Ever shorter versions of the same work


def _shorter(work: Work) -> Iterator[Work]:
    """The work with less and less in it: first old days and what is well known, then counts, then whole rows."""
    work = replace(work, days=tuple(days_of(list(rows_of(work.days))[-ROWS_OF_DAYS:])))
    by_need = sorted(work.repeats, key=lambda one: (not one.is_failed, one.due, one.item))
    plain = replace(work, results=tuple(map(_without_counts, work.results)))
    yield work
    yield plain
    for kept in (*range(len(by_need) - 1, 0, -1), 0):
        yield replace(plain, repeats=tuple(sorted(by_need[:kept])))
    rows = sorted(map(_without_day, plain.results), key=lambda row: (row.day, row.key))
    for first in range(len(rows) + 1):
        yield Work(tuple(sorted(rows[first:], key=lambda row: row.key)), rating=work.rating)


def _without_counts(row: Result) -> Result:
    return Result(row.key, row.right, row.total, min(row.tries, 1), min(row.answered, row.total), row.day)


def _without_day(row: Result) -> Result:
    return Result(row.key, row.right, row.total, min(row.tries, 1), 0, _FIRST_DAY)


def _encode(work: Work) -> str:
    packed = zlib.compress(_pack(work), 9)
    return PREFIX + to_base62(zlib.crc32(packed).to_bytes(4, "big") + packed)


def _checked(packed: bytes) -> bytes:
    if len(packed) < 5 or zlib.crc32(packed[4:]) != int.from_bytes(packed[:4], "big"):
        raise ValueError("the check sum differs")
    return packed[4:]


# The work as numbers, and back


def _pack(work: Work) -> bytes:
    rating, rows = work.rating, list(rows_of(work.days))
    columns = [
        *_result_numbers(sorted(work.results, key=lambda row: row.key)),
        *_repeat_numbers(sorted(work.repeats)),
        *(rating.points, rating.deviation, rating.tries, _since(rating.day)),
        *(len(rows), *(number for first, length in rows for number in (_since(first), length))),
    ]
    return b"".join(map(number_bytes, columns))


def _unpack(raw: bytes, version: int) -> Work:
    stream = numbers(raw)
    work = Work(_read_results(stream))
    if version > 1:
        work = replace(work, repeats=_read_repeats(stream), rating=_read_rating(stream))
        rows = [(_day(next(stream)), next(stream)) for _ in range(next(stream))]
        work = replace(work, days=_read_days(rows))
    if next(stream, None) is not None:
        raise ValueError("something follows the last row")
    return work


def _result_numbers(rows: Sequence[Result]) -> list[int]:
    kinds = sorted({row.key.kind for row in rows})
    return [*_text_numbers(",".join(kinds)), len(rows), *_columns([_of_result(kinds, row) for row in rows])]


def _of_result(kinds: list[str], row: Result) -> tuple[int, ...]:
    key, missed = row.key, row.total - row.right
    return key.lesson, kinds.index(key.kind), key.level, row.total, missed, row.tries, row.answered, _since(row.day)


def _read_results(stream: Iterator[int]) -> tuple[Result, ...]:
    kinds = _read_text(stream).split(",")
    return tuple(_result(kinds, row) for row in _rows(stream, 8))


def _result(kinds: list[str], row: Sequence[int]) -> Result:
    lesson, kind, level, total, missed, tries, answered, day = row
    if kind >= len(kinds) or missed > total:
        raise ValueError("numbers that cannot be")
    return Result(DrillKey(lesson, kinds[kind], level), total - missed, total, tries, answered, _day(day))


def _repeat_numbers(rows: Sequence[Repeat]) -> list[int]:
    marks = [2 * one.misses + one.is_failed for one in rows]
    known = [
        (one.memory, one.hardness, _since(one.day), one.times, mark) for one, mark in zip(rows, marks, strict=True)
    ]
    return [*_text_numbers(",".join(one.item for one in rows)), len(rows), *_columns(known)]


def _read_repeats(stream: Iterator[int]) -> tuple[Repeat, ...]:
    items = _read_text(stream).split(",")
    rows = _rows(stream, 5)
    return tuple(_repeat(item, row) for item, row in zip(items if rows else (), rows, strict=True))


def _repeat(item: str, row: Sequence[int]) -> Repeat:
    memory, hardness, day, times, mark = row
    if memory > TOP_MEMORY or hardness > TOP_HARDNESS or not item:
        raise ValueError("numbers that cannot be")
    return Repeat(item, memory, hardness, _day(day), times, mark // 2, bool(mark % 2))


def _read_rating(stream: Iterator[int]) -> Rating:
    points, deviation, tries = next(stream), next(stream), next(stream)
    return Rating(points, deviation, tries, _day(next(stream)))


def _read_days(rows: list[tuple[date, int]]) -> tuple[date, ...]:
    if sum(length for _, length in rows) > MOST_DAYS:
        raise ValueError("numbers that cannot be")
    return tuple(days_of(rows))


def _text_numbers(text: str) -> list[int]:
    raw = text.encode()
    return [len(raw), *raw]


def _read_text(stream: Iterator[int]) -> str:
    return bytes([next(stream) for _ in range(next(stream))]).decode()


def _columns(rows: Sequence[tuple[int, ...]]) -> list[int]:
    return [number for column in zip(*rows, strict=True) for number in column]


def _rows(stream: Iterator[int], width: int) -> list[tuple[int, ...]]:
    count = next(stream)
    return list(zip(*[[next(stream) for _ in range(count)] for _ in range(width)], strict=True))


def _since(day: date) -> int:
    return max((day - _FIRST_DAY).days, 0)


def _day(number: int) -> date:
    return _FIRST_DAY + timedelta(days=number)
