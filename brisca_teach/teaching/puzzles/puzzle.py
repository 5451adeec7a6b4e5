"""A puzzle as a value: a position with open cards, what is asked, what it is about and how hard it is."""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.analysis.limits import tricks_left
from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position


@dataclass(frozen=True)
class Puzzle:
    """The learner is seat 0 and to act. `best` holds every move that is right; CI works all of it out again.

    `id` is made of the cards alone, so it stays the same whatever pack the puzzle is in.
    """

    id: str
    position: Position
    theme: str
    level: int
    best: tuple[Move, ...]
    tempting: Move  # the wrong move of a greedy player, or else of a club player
    margin: int  # by how many points the best moves are better than any other
    pack: str = ""

    @property
    def goal(self) -> str:
        """What is asked: the best card ("best"), or how to reach 61 ("reach")."""
        return "reach" if self.theme == "count_61" else "best"

    @property
    def tricks(self) -> int:
        """How many tricks are left, the one on the table included."""
        return tricks_left(self.position)
