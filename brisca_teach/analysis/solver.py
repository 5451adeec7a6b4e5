"""Open hands solved: what every legal move is worth, who wins, and the line that proves it.

The values say what happens when all cards lie open; they are not the best play of the real game, where they do not.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from brisca_teach.analysis.individual import Everyone
from brisca_teach.analysis.limits import check_size
from brisca_teach.analysis.search import Search
from brisca_teach.analysis.solution import Line, Solution
from brisca_teach.analysis.soundness import check_sound
from brisca_teach.analysis.stakes import Points, Seats, Victory, made, sides_of
from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal

__all__ = ["Solution", "can_win", "prospect", "solve"]

Progress = Callable[[float], None]
Stop = Callable[[], bool]
Sides = tuple[Seats, ...]
EVERY = 256  # nodes between two questions whether to stop


def solve(position: Position, progress: Progress | None = None, stop: Stop | None = None) -> Solution:
    """The value of every legal move: points still to come for the side to act, with all cards open.

    `progress` is told the share that is done, from 0 to 1; `stop` is asked now and then, and its yes raises
    Refusal "solve.stopped". Refusal also for hidden cards, a deal that is over or not yet in play, and a position that
    would take too long ("solve.large": its facts say what would be small enough). With three or more
    sides, each is taken to play for its own points.
    """
    sides = _checked(position)
    with _no_collection():
        values = _each if len(sides) > 2 else _values
        return Solution(position, values(position, sides, progress, stop), sides[0], _prove)


def prospect(position: Position) -> int:
    """1 when the side to act wins the deal with all cards open, 0 for a tie, -1 when it loses.

    Points already won, melds, endings at once, promises and the tie rule are respected. Refusal as for `solve`, and
    "solve.sides" where three or more play for themselves.
    """
    sides = _checked(position)
    if len(sides) > 2:
        raise Refusal("solve.sides", n=len(sides))
    ours, others = sides
    agreed = position.extra.contract
    with _no_collection():
        if agreed is not None:
            return _keeps_promise(position, ours, others, agreed.caller in ours, agreed.points)
        stakes = Victory(ours, others, position.rules)
        search, lead = Search(position, stakes), stakes.lead(position)
        if search.at_least(position, 1 - lead):
            return 1
        return 0 if search.at_least(position, -lead) else -1


def can_win(position: Position) -> bool:
    """True when the side to act can be sure of winning the deal with all cards open."""
    return prospect(position) > 0


def _keeps_promise(position: Position, ours: Seats, others: Seats, is_caller: bool, points: int) -> int:
    """After an auction the side of the caller wins when it makes what it promised."""
    side = ours if is_caller else others
    is_kept = Search(position, Points(side)).at_least(position, points - made(position, side))
    return 1 if is_kept is is_caller else -1


def _values(position: Position, sides: Sides, progress: Progress | None, stop: Stop | None) -> dict[Move, int]:
    """The value of every move for one of two sides; each is a good guess at the next."""
    search, moves = Search(position, Points(sides[0]), _asking(stop)), position.legal_moves()
    values: dict[Move, int] = {}
    guess = None
    for move in moves:
        search.report = _reporting(progress, stop, len(values), len(moves))
        values[move] = guess = search.after(position, move, guess)
        _reporting(progress, stop, len(values), len(moves))(0)
    return values


def _each(position: Position, sides: Sides, progress: Progress | None, stop: Stop | None) -> dict[Move, int]:
    """The value of every move for one of three or more sides, each of which plays for itself."""
    asker = sides[0][0]
    everyone, moves = Everyone(asker, sides, _asking(stop)), position.legal_moves()
    values: dict[Move, int] = {}
    for move in moves:
        values[move] = everyone.after(position, move)[asker]
        _reporting(progress, stop, len(values), len(moves))(0)
    return values


def _prove(position: Position, move: Move, value: int) -> Line:
    """The line that begins with this move, whose value is known."""
    sides = _checked(position)
    with _no_collection():
        if len(sides) > 2:
            return _line_of_each(position, move, sides)
        search, line = Search(position, Points(sides[0])), [move]
        while True:
            played = position.play(line[-1])
            value -= search.stakes.gain(position, played)
            position, step = played, search.best(played, value)
            if step is None:
                return tuple(line)
            line.append(step)


def _line_of_each(position: Position, move: Move, sides: Sides) -> Line:
    everyone, line, position = Everyone(sides[0][0], sides), [move], position.play(move)
    while position.turn is not None:
        line.append(everyone.choice(position)[0])
        position = position.play(line[-1])
    return tuple(line)


def _checked(position: Position) -> Sides:
    """The sides, the one to act first; Refusal for what cannot be solved."""
    check_sound(position)
    sides = sides_of(position)
    check_size(position, len(sides))
    return sides


def _asking(stop: Stop | None) -> Callable[[], None] | None:
    """A tick that asks now and then whether to stop."""
    if stop is None:
        return None
    ticks = 0

    def tick() -> None:
        nonlocal ticks
        ticks += 1
        if ticks % EVERY == 0 and stop():
            raise Refusal("solve.stopped")

    return tick


def _reporting(progress: Progress | None, stop: Stop | None, done: int, moves: int) -> Progress:
    """Tells the share of all moves that is done when so much of the next one is; asks whether to stop as well."""

    def report(share: float) -> None:
        if progress:
            progress((done + share) / moves)
        if stop and stop():
            raise Refusal("solve.stopped")

    return report


@contextmanager
def _no_collection() -> Iterator[None]:
    """Without the cyclic collector, which would walk millions of live entries in vain."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
