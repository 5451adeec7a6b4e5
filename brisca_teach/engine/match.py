"""Several deals to a target (rules.md 2.4 K38, 4.6; decisions 8, 45, 55 and 66).

Players keep their numbers for the whole match; the seats of a deal count from its mano, who changes with the dealer.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.scoring import Outcome
from brisca_teach.engine.verdict import by_seat


@dataclass(frozen=True)
class Match:
    """The deals so far. `sides` are tuples of players, and every total counts by side."""

    rules: Rules
    outcomes: tuple[Outcome, ...] = ()
    first_mano: int = 0

    def add(self, outcome: Outcome) -> Match:
        """The match after one more deal; Refusal when it is over or the deal is of another table."""
        if self.is_over:
            raise Refusal("no.match_over")
        if len(outcome.points) != self.rules.players:
            raise Refusal("pos.seats", rules=self.rules.key, n=self.rules.players, m=len(outcome.points))
        return replace(self, outcomes=(*self.outcomes, outcome))

    def deal(self, rng: random.Random | None = None, order: Sequence[Card] | None = None) -> Position:
        """The next deal, with the trump of its turn where trumps go through the suits."""
        return deal(self.rules, rng, order, number=self.number)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The players of each side; where an auction makes the sides, each player for himself."""
        return self.rules.fixed_sides

    @property
    def number(self) -> int:
        """How many deals have counted: a void deal is dealt again."""
        return sum(not outcome.is_redeal for outcome in self.outcomes)

    @property
    def mano(self) -> int:
        """The player who sits in seat 0 of the next deal."""
        return self._mano_after(self.number)

    @property
    def dealer(self) -> int:
        """The player who deals next: the one at the last dealer's right, the same again after a void deal."""
        return (self.mano - 1) % self.rules.players

    def _mano_after(self, counted: int) -> int:
        # Partners who sit side by side stay the first and last two: the deal goes from pair to pair.
        step = 2 if self.rules.sides == "adjacent" else 1
        return (self.first_mano + step * counted) % self.rules.players

    def player(self, seat: int) -> int:
        """The player in this seat of the next deal."""
        return (self.mano + seat) % self.rules.players

    def seat(self, player: int) -> int:
        """The seat of this player in the next deal."""
        return (player - self.mano) % self.rules.players

    @property
    def games(self) -> tuple[int, ...]:
        """Games won, by side."""
        return self._totals([self._by_seat(one, one.games) for one in self.outcomes])

    @property
    def points(self) -> tuple[int, ...]:
        """Points with melds and last tricks, by side."""
        return self._totals([self._by_seat(one, one.side_points) for one in self.outcomes])

    @property
    def scores(self) -> tuple[int, ...]:
        """What stands on the score sheet, by side."""
        return self._totals([outcome.scores for outcome in self.outcomes])

    def _by_seat(self, outcome: Outcome, numbers: tuple[int, ...]) -> tuple[int, ...]:
        return by_seat(outcome.sides, numbers, self.rules.players)

    def _totals(self, deals: list[tuple[int, ...]]) -> tuple[int, ...]:
        """The sums of numbers given by seat: void deals count nothing, partners have the same number."""
        totals, counted = [0] * len(self.sides), 0
        for outcome, numbers in zip(self.outcomes, deals, strict=True):
            if not outcome.is_redeal:
                mano = self._mano_after(counted)
                for side, players in enumerate(self.sides):
                    totals[side] += numbers[(players[0] - mano) % self.rules.players]
                counted += 1
        return tuple(totals)

    @property
    def is_over(self) -> bool:
        """True when the target has been reached by one side that is ahead, or the last deal has been played."""
        rule = self.rules.match
        if rule.kind in ("deals", "cycle"):
            return self.number >= rule.target
        counts = self._counts(rule.kind)
        target = rule.target // 2 + 1 if rule.kind == "best_of" else rule.target
        return max(counts) >= target and counts.count(max(counts)) == 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won; several when all deals are played and nothing tells them apart."""
        if not self.is_over:
            return ()
        kind = self.rules.match.kind
        deciders = self.points if kind == "cycle" else (0,) * len(self.sides)
        ranked = list(zip(self._counts(kind), deciders, strict=True))
        return tuple(side for side, made in enumerate(ranked) if made == max(ranked))

    def _counts(self, kind: str) -> tuple[int, ...]:
        return self.scores if kind in ("points", "deals") else self.games
