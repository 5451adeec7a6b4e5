"""Open hands solved: what every legal move is worth, who wins, and the line that proves it.

The values say what happens when all cards lie open; they are not the best play of the real game, where they do not.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain

from brisca_teach.analysis.limits import check_size
from brisca_teach.analysis.search import Search
from brisca_teach.analysis.solution import Line, Solution
from brisca_teach.analysis.stakes import Points, Seats, Victory, made, two_sides
from brisca_teach.engine import consistency
from brisca_teach.engine.cards import UNKNOWN, Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText, Refusal

__all__ = ["Solution", "can_win", "prospect", "solve"]

Progress = Callable[[float], None]
Stop = Callable[[], bool]


def solve(position: Position, progress: Progress | None = None, stop: Stop | None = None) -> Solution:
    """The value of every legal move: points still to come for the side to act, with all cards open.

    `progress` is told the share that is done, `stop` is asked now and then; a stopped solve raises Refusal.
    Refusal also for hidden cards, for a deal that is over, and for a position that would take too long.
    """
    ours, _ = _checked(position)
    with _no_collection():
        return Solution(position, _values(position, ours, progress, stop), ours, _prove)


def prospect(position: Position) -> int:
    """1 when the side to act wins the deal with all cards open, 0 for a tie, -1 when it loses.

    Points already won, melds, endings at once and the tie rule of the game are respected.
    """
    ours, others = _checked(position)
    agreed = position.extra.contract
    with _no_collection():
        if agreed is not None:
            return _keeps_promise(position, ours, agreed.caller, agreed.points)
        stakes = Victory(ours, others, position.rules)
        search, lead = Search(position, stakes), stakes.lead(position)
        if search.at_least(position, 1 - lead):
            return 1
        return 0 if search.at_least(position, -lead) else -1


def can_win(position: Position) -> bool:
    """True when the side to act can be sure of winning the deal with all cards open."""
    return prospect(position) > 0


def _keeps_promise(position: Position, ours: Seats, caller: int, points: int) -> int:
    """After an auction the side of the caller wins when it makes what it promised."""
    search = Search(position, Points(ours))
    if caller in ours:
        return 1 if search.at_least(position, points - made(position, ours)) else -1
    rest = tuple(seat for seat in range(position.rules.players) if seat not in ours)
    against = Search(position, Points(rest))
    return -1 if against.at_least(position, points - made(position, rest)) else 1


def _values(position: Position, ours: Seats, progress: Progress | None, stop: Stop | None) -> dict[Move, int]:
    search = Search(position, Points(ours), _asking(stop))
    moves = position.legal_moves()
    values: dict[Move, int] = {}
    guess = None
    for done, move in enumerate(moves, 1):
        values[move] = guess = search.after(position, move, guess)
        if progress:
            progress(done / len(moves))
    return values


def _prove(position: Position, move: Move, value: int) -> Line:
    """The line that begins with this move, whose value is known."""
    ours, _ = _checked(position)
    search = Search(position, Points(ours))
    line: list[Move] = []
    step: Move | None = move
    with _no_collection():
        while step is not None:
            line.append(step)
            played = position.play(step)
            value -= search.stakes.gain(position, played)
            position, step = played, search.best(played, value)
    return tuple(line)


def _checked(position: Position) -> tuple[Seats, Seats]:
    """The side to act and the other; Refusal for what cannot be solved."""
    _check_cards(position)
    if position.turn is None:
        raise Refusal("no.over")
    if position.phase not in ("play", "window"):
        raise Refusal("solve.phase", moves=position.legal_moves())
    sides = two_sides(position)
    if sides is None:
        raise Refusal("solve.sides", n=position.rules.players)
    check_size(position)
    return sides


def _check_cards(position: Position) -> None:
    """Refusal unless the position adds up and every card is known."""
    rules, _, hands, leader, trick, stock, piles, _ = position
    if not 0 <= leader < rules.players:
        raise BadText("pos.leader", n=leader, max=rules.players - 1)
    cards = (*trick, *stock, *chain.from_iterable(hands), *chain.from_iterable(piles))
    is_whole = len(hands) == len(piles) == rules.players and len(set(cards)) == len(cards)
    if not is_whole or not set(cards) <= set(rules.cards):
        consistency.check_shape(position)  # which says what is wrong
    consistency.check(position)
    if UNKNOWN in cards:
        raise Refusal("pos.hidden")


def _asking(stop: Stop | None) -> Callable[[], None] | None:
    """A tick that asks now and then whether to stop."""
    if stop is None:
        return None

    def tick() -> None:
        if stop():
            raise Refusal("solve.stopped")

    return tick


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
