"""In which knobs two rule sets differ: what the "what changed?" tables are made of (needs.md N03)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass

from brisca_teach.engine.rules import Rules

_NAMES = ("key", "source", "certainty", "allowed_players")  # what describes rules without being one


@dataclass(frozen=True)
class Difference:
    """A knob by its dotted name, and what each of the two rule sets holds there.

    A part that only one of them has, such as `exchange` or `auction`, is one difference: the part against None.
    """

    knob: str
    before: object
    after: object


def differences(before: Rules, after: Rules) -> tuple[Difference, ...]:
    """Every knob that changes from one rule set to the other, in the order of the knob table."""
    return tuple(one for one in _pairs(before, after) if one.before != one.after and one.knob not in _NAMES)


def _pairs(before: object, after: object, prefix: str = "") -> Iterator[Difference]:
    for field in fields(before):  # type: ignore[arg-type]
        old, new = getattr(before, field.name), getattr(after, field.name)
        if is_dataclass(old) and is_dataclass(new):
            yield from _pairs(old, new, f"{field.name}.")
        else:
            yield Difference(prefix + field.name, old, new)
