"""Three or more sides: exact last tricks, everybody taking the most for himself and his partner, if he has one.

Where two moves are worth the same to who makes them, the one that is worse for the seat that asks is played (then the
one worse for the next seats in turn): so an answer depends on the cards alone, and is never too hopeful by luck.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from brisca_teach.analysis.graph import Tick
from brisca_teach.analysis.search import same_start
from brisca_teach.analysis.stakes import Points, Seats
from brisca_teach.engine import exchange
from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position

Gains = tuple[int, ...]


class Everyone:
    """What every seat's side still gains when all cards lie open and each side plays for itself."""

    def __init__(self, asker: int, sides: Iterable[Seats], tick: Tick | None = None) -> None:
        self.asker, self.tick = asker, tick
        stakes = {seat: Points(seats) for seats in sides for seat in seats}
        self.stakes = tuple(stakes[seat] for seat in sorted(stakes))
        self.known: dict[Hashable, Gains] = {}

    def after(self, position: Position, move: Move) -> Gains:
        """What the side of each seat gains from this move on."""
        played = position.play(move)
        brought = (stake.gain(position, played) for stake in self.stakes)
        return tuple(gain + more for gain, more in zip(brought, self.gains(played), strict=True))

    def gains(self, position: Position) -> Gains:
        """What the side of each seat gains from a position on."""
        if position.turn is None:
            return (0,) * len(self.stakes)
        if position.trick:
            return self.choice(position)[1]
        key = same_start(position)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.choice(position)[1]
        return found

    def choice(self, position: Position) -> tuple[Move, Gains]:
        """The move that is made, and what it brings to each seat: an exchange of another seat may come first."""
        if self.tick:
            self.tick()
        turn = position.turn
        assert turn is not None
        results = [(move, self.after(position, move)) for move in position.legal_moves()]
        best = max(results, key=lambda result: self._liking(result[1], turn))
        for move in exchange.out_of_turn(position) if position.stock else ():
            holder, gains = position.holder(move.give), self.after(position, move)
            if holder is not None and self._liking(gains, holder) > self._liking(best[1], holder):
                best = move, gains
        return best

    def _liking(self, gains: Gains, seat: int) -> Gains:
        """How much a seat likes an end: its own gain, then little for the seat that asks, then for those after it."""
        return (gains[seat], -gains[self.asker], *(-gain for gain in gains[seat + 1 :] + gains[:seat]))
