"""Progress as a short code that can be copied, pasted and typed: letters and digits only, with a check sum.

"brisca1-" + base 62 of (check sum + zlib of the rows). The rows go column by column, since neighbours
are alike: that is what makes 70 drills fit into 500 characters.
"""

from __future__ import annotations

import string
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta

from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.results import DrillKey, Result

PREFIX = "brisca1-"
FAMILY = "brisca"
LIMIT = 500
_DIGITS = string.digits + string.ascii_uppercase + string.ascii_lowercase
_FIRST_DAY = date(2025, 1, 1)


class BadCode(Refusal):
    """A text that is no progress code, or one that is damaged or too new; nothing was changed."""


def write_code(results: Iterable[Result]) -> str:
    """The results as a code of at most 500 characters; if they are too many, counts go first, then rows."""
    rows = sorted(results, key=lambda result: result.key)
    for plainer in (lambda row: row, _without_counts, _without_day):
        code = _encode([plainer(row) for row in rows])
        if len(code) <= LIMIT:
            return code
    latest = sorted(rows, key=lambda row: (row.day, row.key))[1:]
    return write_code(latest)


def read_code(text: str) -> tuple[Result, ...]:
    """The results in a code, blanks and line breaks in it ignored; else BadCode with the reason."""
    code = "".join(text.split())
    if not code.lower().startswith(FAMILY):
        raise BadCode("import.not_code", prefix=PREFIX)
    number, dash, body = code[len(FAMILY) :].partition("-")
    if not (number.isdecimal() and dash):
        raise BadCode("import.damaged")
    if int(number) > 1:
        raise BadCode("import.newer")
    try:
        return _unpack(zlib.decompress(_checked(_from_base62(body))))
    except (ValueError, zlib.error, StopIteration, OverflowError, UnicodeDecodeError) as fault:
        raise BadCode("import.damaged") from fault


def _without_counts(row: Result) -> Result:
    return Result(row.key, row.right, row.total, min(row.tries, 1), min(row.answered, row.total), row.day)


def _without_day(row: Result) -> Result:
    return Result(row.key, row.right, row.total, min(row.tries, 1), 0, _FIRST_DAY)


def _encode(rows: Sequence[Result]) -> str:
    packed = zlib.compress(_pack(rows), 9)
    return PREFIX + _to_base62(zlib.crc32(packed).to_bytes(4, "big") + packed)


def _checked(packed: bytes) -> bytes:
    if len(packed) < 5 or zlib.crc32(packed[4:]) != int.from_bytes(packed[:4], "big"):
        raise ValueError("the check sum differs")
    return packed[4:]


# Rows to bytes: the names of the kinds, then each column as numbers of one to five bytes.


def _pack(rows: Sequence[Result]) -> bytes:
    kinds = sorted({row.key.kind for row in rows})
    names = ",".join(kinds).encode()
    columns = [
        [row.key.lesson for row in rows],
        [kinds.index(row.key.kind) for row in rows],
        [row.key.level for row in rows],
        [row.total for row in rows],
        [row.total - row.right for row in rows],
        [row.tries for row in rows],
        [row.answered for row in rows],
        [(row.day - _FIRST_DAY).days for row in rows],
    ]
    numbers = [len(names), *names, len(rows), *(number for column in columns for number in column)]
    return b"".join(map(_number, numbers))


def _unpack(raw: bytes) -> tuple[Result, ...]:
    numbers = _numbers(raw)
    kinds = bytes(next(numbers) for _ in range(next(numbers))).decode().split(",")
    count = next(numbers)
    columns = [[next(numbers) for _ in range(count)] for _ in range(8)]
    if next(numbers, None) is not None:
        raise ValueError("something follows the last row")
    return tuple(_row(kinds, *row) for row in zip(*columns, strict=True))


def _row(kinds: list[str], *row: int) -> Result:
    lesson, kind, level, total, missed, tries, answered, day = row
    if kind >= len(kinds) or missed > total:
        raise ValueError("numbers that cannot be")
    when = _FIRST_DAY + timedelta(days=day)
    return Result(DrillKey(lesson, kinds[kind], level), total - missed, total, tries, answered, when)


def _number(value: int) -> bytes:
    """Seven bits a byte, the low ones first; the top bit says that more follow."""
    low, rest = value & 127, value >> 7
    return bytes([low | 128]) + _number(rest) if rest else bytes([low])


def _numbers(raw: bytes) -> Iterator[int]:
    value = shift = 0
    for byte in raw:
        value, shift = value | (byte & 127) << shift, shift + 7
        if byte < 128:
            yield value
            value = shift = 0
    if shift:
        raise ValueError("the last number is cut off")


def _to_base62(raw: bytes) -> str:
    number, text = int.from_bytes(b"\x01" + raw, "big"), ""
    while number:
        number, digit = divmod(number, 62)
        text = _DIGITS[digit] + text
    return text


def _from_base62(text: str) -> bytes:
    """The bytes that `_to_base62` wrote; ValueError for anything else, also for another spelling of them."""
    number = 0
    for letter in text:
        number = number * 62 + _DIGITS.index(letter)
    raw = number.to_bytes((number.bit_length() + 7) // 8, "big")
    if raw[:1] != b"\x01" or text[0] == "0":
        raise ValueError("not a whole code")
    return raw[1:]
