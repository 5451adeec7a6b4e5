"""Open hands solved along one deal: what was found for one position serves the next."""

from __future__ import annotations

from brisca_teach.analysis.limits import check_size
from brisca_teach.analysis.search import Search
from brisca_teach.analysis.solution import Line, Solution
from brisca_teach.analysis.solver import Stop, solve
from brisca_teach.analysis.soundness import check_sound
from brisca_teach.analysis.stakes import Points, Seats, sides_of
from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal


class Memory:
    """The same solutions as `solve`, for the positions of one deal; a whole deal costs little more than its start."""

    def __init__(self, root: Position, stop: Stop | None = None) -> None:
        self.root, self._stop = root, stop
        self._searches: dict[Seats, Search] = {}

    def solve(self, position: Position) -> Solution:
        """Every legal move with its value; Refusal where `solve` refuses too, and when it is stopped."""
        sides = sides_of(position)
        if len(sides) > 2:
            return solve(position, stop=self._stop)
        check_sound(position)
        check_size(position, len(sides))
        ours = sides[0]
        search = self._search(ours)
        values: dict[Move, int] = {}
        guess = None
        for move in position.legal_moves():
            values[move] = guess = search.after(position, move, guess)
        return Solution(position, values, ours, self._prove)

    def _prove(self, position: Position, move: Move, value: int) -> Line:
        search, line = self._search(sides_of(position)[0]), list[Move]()
        step: Move | None = move
        while step is not None:
            line.append(step)
            played = position.play(step)
            value -= search.stakes.gain(position, played)
            position, step = played, search.best(played, value)
        return tuple(line)

    def _search(self, seats: Seats) -> Search:
        if seats not in self._searches:
            self._searches[seats] = Search(self.root, Points(seats), self._tick if self._stop else None)
        return self._searches[seats]

    def _tick(self) -> None:
        if self._stop and self._stop():
            raise Refusal("solve.stopped")
