"""The history of the game as it is known: records with their year, claims with their labels, all with sources."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

LABELS = ("documented", "likely", "disputed", "legend")


@dataclass(frozen=True)
class Record:
    """A text or a fact of the time: `subject` is game, cards or name, `tongue` the language of the record."""

    key: str
    year: int
    subject: str
    tongue: str
    sources: tuple[str, ...]
    about: bool = False  # the year is not exact
    label: str = "documented"


@dataclass(frozen=True)
class Claim:
    """Something that is said: every label that is right for it, the best one first."""

    key: str
    labels: tuple[str, ...]
    sources: tuple[str, ...]

    @property
    def is_disputed(self) -> bool:
        """Whether both sides are told."""
        return self.labels[0] == "disputed"


@cache
def records() -> Mapping[str, Record]:
    """Every record by its key, the oldest first."""
    found = [Record(key, **_tuples(entry)) for key, entry in _facts()["records"].items()]
    return {record.key: record for record in sorted(found, key=lambda record: record.year)}


@cache
def claims() -> Mapping[str, Claim]:
    """Every claim by its key."""
    return {key: Claim(key, **_tuples(entry)) for key, entry in _facts()["claims"].items()}


@cache
def _facts() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(files("brisca_teach.teaching.facts").joinpath("history.toml").read_text("utf-8"))


def _tuples(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()}
