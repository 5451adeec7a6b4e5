"""Where one is in a reviewed deal: after some of its moves, or aside from it on a line that was not played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position
from brisca_teach.teaching.review import Judged, Review
from brisca_teach.views.play.game import Game

ASIDE = ("proof", "best", "if")


@dataclass(frozen=True)
class Place:
    """After `at` moves of the deal and `step` moves of the line aside. `kind` says which line it is, "" for none."""

    review: Review
    at: int = 0
    kind: str = ""
    aside: tuple[Move, ...] = ()
    step: int = 0

    @cached_property
    def game(self) -> Game:
        """The deal as far as it has come here."""
        game = Game(self.review.record.start)
        for move in (*self.review.record.moves[: self.at], *self.aside[: self.step]):
            game = game.play(move)
        return game

    @property
    def position(self) -> Position:
        """How the table stands."""
        return self.game.position

    @property
    def total(self) -> int:
        """The moves of the deal."""
        return len(self.review.record.moves)

    @property
    def judged(self) -> Judged | None:
        """The move that comes next in the deal, judged; None at its end and aside from it."""
        return self.review.moves[self.at] if not self.kind and self.at < self.total else None

    @property
    def branch(self) -> Judged | None:
        """The move of the deal at which one is, or has gone aside; None at its end."""
        return self.review.moves[self.at] if self.at < self.total else None

    @property
    def has_next(self) -> bool:
        """True when there is a move to go forward to."""
        return self.step < len(self.aside) if self.kind else self.at < self.total

    def forward(self) -> Place:
        """One move on."""
        if not self.has_next:
            return self
        return replace(self, step=self.step + 1) if self.kind else self.to(self.at + 1)

    def back(self) -> Place:
        """One move back; from the beginning of a line aside, back to the deal."""
        if self.kind:
            return replace(self, step=self.step - 1) if self.step else self.to(self.at)
        return self.to(max(self.at - 1, 0))

    def to(self, at: int) -> Place:
        """The deal after so many moves."""
        return Place(self.review, at)

    def costly(self, seat: int, lens: str, onward: bool) -> Place | None:
        """At the next costly move of this seat, or at the last one before; None when there is none."""
        found = [one.at for one in self.review.costly(seat, lens)]
        later = [at for at in found if at > self.at]
        before = [at for at in found if at < self.at]
        if onward:
            return self.to(later[0]) if later else None
        return self.to(before[-1]) if before else None

    def turned(self, kind: str, aside: tuple[Move, ...] = (), step: int = 0) -> Place:
        """Aside from the deal, at this move."""
        return Place(self.review, self.at, kind, aside, step)
