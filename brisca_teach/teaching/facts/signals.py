"""Signals as the sources give them: no table is official, and they do not agree."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True)
class Signal:
    """A sign, the trump or kind of card it stands for, and who says so."""

    sign: str
    card: str
    source: str
    also: str = ""  # what some pages of the same source say instead


@cache
def signals() -> tuple[Signal, ...]:
    """Every line of every table, source by source."""
    text = files("brisca_teach.teaching.facts").joinpath("signals.toml").read_text("utf-8")
    return tuple(Signal(**entry) for entry in tomllib.loads(text)["signals"])


def table(source: str) -> tuple[Signal, ...]:
    """The table of one source."""
    return tuple(signal for signal in signals() if signal.source == source)
