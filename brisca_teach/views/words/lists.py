"""Lists in a sentence: "a, b y c", "a, b and c"."""

from __future__ import annotations

import re
from collections.abc import Sequence

_LAST = {("es", "and"): "y", ("es", "or"): "o", ("en", "and"): "and", ("en", "or"): "or"}
_SOUNDS_I = re.compile(r"[ií]|h[ií](?![aeo])", re.IGNORECASE)  # but "y hielo": hie- sounds otherwise
_SOUNDS_O = re.compile(r"h?[oó]|8|11(?!\d)", re.IGNORECASE)


def listing(lang: str, words: Sequence[str], last: str = "and") -> str:
    """The words as one list with "and" or "or" before the last; y/e and o/u as they sound."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {_joint(_LAST[lang, last], words[-1])} {words[-1]}"


def _joint(joint: str, following: str) -> str:
    if joint == "y" and _SOUNDS_I.match(following):
        return "e"
    return "u" if joint == "o" and _SOUNDS_O.match(following) else joint
