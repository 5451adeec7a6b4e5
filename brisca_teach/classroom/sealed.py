"""Facts as letters and digits with a check sum: not secret, but not to be read at a glance, nor changed unseen."""

from __future__ import annotations

import json
import zlib
from typing import Any

from brisca_teach.teaching.small_numbers import from_base62, to_base62

LONGEST, LARGEST = 20_000, 200_000
"""Characters of a code, and bytes in it; what is longer is none of ours."""


def sealed(facts: object) -> str:
    """The facts as a code."""
    inner = json.dumps(facts, ensure_ascii=True, separators=(",", ":")).encode()
    return to_base62(zlib.crc32(inner).to_bytes(4, "big") + zlib.compress(inner, 9))


def opened(code: str) -> Any:
    """The facts in a code; ValueError for one that is damaged, cut off or far too long."""
    text = "".join(code.split())
    if not 0 < len(text) <= LONGEST:
        raise ValueError("no code of this length")
    raw = from_base62(text)
    unpacking = zlib.decompressobj()
    try:
        inner = unpacking.decompress(raw[4:], LARGEST)
    except zlib.error as fault:
        raise ValueError("it cannot be unpacked") from fault
    if unpacking.unconsumed_tail or zlib.crc32(inner) != int.from_bytes(raw[:4], "big"):
        raise ValueError("the check sum differs")
    return json.loads(inner)
