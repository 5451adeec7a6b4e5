"""What can be said about an answer, before any language: message keys with their facts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from brisca_teach.engine.rules import Rules


class Seat(int):
    """A seat number that is to be said as a name; the learner is seat 0."""


class Points(int):
    """A number of card points that is to be said with its noun."""


class Count(int):
    """A number of anything else, said in digits alone."""


class RankSum(NamedTuple):
    """So many cards of a rank, each worth so many points: "as 11 × 3"."""

    rank: int
    cards: int
    points: int


@dataclass(frozen=True)
class Knob:
    """What a rule set holds at a knob, to be said as a part of a sentence: "hay que asistir, y nada más"."""

    rules: Rules
    name: str


@dataclass(frozen=True)
class Change:
    """How two games differ at a knob, to be said as a sentence: "La segunda brisca es el dos, no el tres."."""

    before: Rules
    after: Rules
    knob: str


@dataclass(frozen=True)
class Reason:
    """One whole sentence: a message key and the raw facts that fill it."""

    key: str
    filling: tuple[tuple[str, object], ...] = ()

    @property
    def facts(self) -> dict[str, object]:
        """The facts by the name of their placeholder."""
        return dict(self.filling)


def because(key: str, **facts: object) -> Reason:
    """The reason with this key and these facts."""
    return Reason(key, tuple(facts.items()))
