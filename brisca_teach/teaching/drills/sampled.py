"""What ways of playing are worth where nobody can know: measured over the same imagined deals, with how sure it is.

A way is as good as the best when the deals cannot tell the two apart: the mean difference, deal by deal, lies within
its 95 % interval.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from math import sqrt
from statistics import fmean, stdev

from brisca_teach.analysis.simulate.intervals import Z95
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.moves import Call, NameTrump
from brisca_teach.engine.position import Position
from brisca_teach.teaching.drills.banks import FACTS

BEST = "*"


@dataclass(frozen=True)
class Measured:
    """A move, what it brought on average, half its 95 % interval, and whether no other is proved better."""

    move: Move
    value: float
    half: float
    is_best: bool = False

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.half

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value + self.half

    def __str__(self) -> str:
        return f"{self.move}={self.value:.1f}~{self.half:.1f}{BEST if self.is_best else ''}"

    @staticmethod
    def parse(text: str) -> Measured:
        """The measure that was written like this."""
        move, _, numbers = text.partition("=")
        value, _, half = numbers.removesuffix(BEST).partition("~")
        return Measured(Move.parse(move), float(value), float(half), text.endswith(BEST))


def half_width(values: Sequence[float]) -> float:
    """Half the 95 % interval of the mean of these values."""
    return Z95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def compared(results: Mapping[Move, Sequence[float]]) -> tuple[Measured, ...]:
    """The moves from the best mean down; `results` holds one value for each deal, the same deals for all moves."""
    ranked = sorted(results, key=lambda move: -fmean(results[move]))
    top = results[ranked[0]]
    return tuple(_measured(move, results[move], top) for move in ranked)


def _measured(move: Move, values: Sequence[float], top: Sequence[float]) -> Measured:
    behind = [best - own for best, own in zip(top, values, strict=True)]
    is_best = fmean(behind) <= half_width(behind)
    return Measured(move, round(fmean(values), 1), round(half_width(values), 1), is_best)


# What has been measured already


@dataclass(frozen=True)
class Kept:
    """A position of a file with what was measured there, and the theme it stands for."""

    theme: str
    position: Position
    measured: tuple[Measured, ...]

    def __str__(self) -> str:
        return f"{self.theme} | {self.position} | {' '.join(map(str, self.measured))}"

    @staticmethod
    def parse(line: str) -> Kept:
        """The line of a file."""
        theme, position, measured = (part.strip() for part in line.split("|"))
        return Kept(theme, Position.parse(position), tuple(map(Measured.parse, measured.split())))

    def dressed(self, new: Mapping[str, str]) -> Kept:
        """The same in other suits: it is worth what it was."""
        worn = tuple(replace(one, move=_worn(one.move, new)) for one in self.measured)
        return Kept(self.theme, _dressed(self.position, new), worn)


@cache
def kept(name: str) -> tuple[Kept, ...]:
    """Everything in the file, in its order."""
    return tuple(_read(name))


def _read(name: str) -> Iterator[Kept]:
    for line in files(FACTS).joinpath(f"{name}.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield Kept.parse(line)


def _dressed(position: Position, new: Mapping[str, str]) -> Position:
    extra = position.extra
    said = replace(extra, calls=tuple(_worn(move, new) for move in extra.calls))
    return position._replace(
        trump=new[position.trump] if position.trump else None,
        hands=tuple(_cards(hand, new) for hand in position.hands),
        trick=_cards(position.trick, new),
        stock=_cards(position.stock, new),
        piles=tuple(_cards(pile, new) for pile in position.piles),
        extra=said,
    )


def _cards(cards: Sequence[Card], new: Mapping[str, str]) -> tuple[Card, ...]:
    return tuple(card if card is UNKNOWN else _worn_card(card, new) for card in cards)


def _worn_card(card: Card, new: Mapping[str, str]) -> Card:
    return Card(card.rank, new[card.suit])


def _worn(move: Move, new: Mapping[str, str]) -> Move:
    match move:
        case Card():
            return _worn_card(move, new)
        case Call(card, trump):
            return Call(_worn_card(card, new), new[trump])
        case NameTrump(suit):
            return NameTrump(new[suit])
    return move
