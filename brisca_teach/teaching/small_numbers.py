"""Whole numbers as few bytes, and bytes as letters and digits that can be copied and typed."""

from __future__ import annotations

import string
from collections.abc import Iterator

_DIGITS = string.digits + string.ascii_uppercase + string.ascii_lowercase


def number_bytes(value: int) -> bytes:
    """Seven bits a byte, the low ones first; the top bit says that more follow."""
    low, rest = value & 127, value >> 7
    return bytes([low | 128]) + number_bytes(rest) if rest else bytes([low])


def numbers(raw: bytes) -> Iterator[int]:
    """The numbers in these bytes; ValueError when the last one is cut off."""
    value = shift = 0
    for byte in raw:
        value, shift = value | (byte & 127) << shift, shift + 7
        if byte < 128:
            yield value
            value = shift = 0
    if shift:
        raise ValueError("the last number is cut off")


def to_base62(raw: bytes) -> str:
    """The bytes as letters and digits."""
    number, text = int.from_bytes(b"\x01" + raw, "big"), ""
    while number:
        number, digit = divmod(number, 62)
        text = _DIGITS[digit] + text
    return text


def from_base62(text: str) -> bytes:
    """The bytes that `to_base62` wrote; ValueError for anything else, also for another spelling of them."""
    number = 0
    for letter in text:
        number = number * 62 + _DIGITS.index(letter)
    raw = number.to_bytes((number.bit_length() + 7) // 8, "big")
    if raw[:1] != b"\x01" or text[0] == "0":
        raise ValueError("not a whole code")
    return raw[1:]
