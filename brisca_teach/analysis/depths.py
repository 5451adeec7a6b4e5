"""What lies beyond the trick on the table, asked from a fast search where the rules allow one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from brisca_teach.analysis.duel import Duel
from brisca_teach.analysis.encoding import encoding
from brisca_teach.analysis.graph import BOTH_WON, FOLLOWER_WON, LEADER_WON, Node
from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules

Tick = Callable[[], None]


class Stakes(Protocol):
    """What is counted for some seats: `gain` with each move, between the bounds of `span` from here to the end.

    `worth` is what a card counts for those who take it; `is_lead` when what the others take is subtracted.
    """

    seats: tuple[int, ...]
    is_lead: bool

    def span(self, position: Position) -> tuple[int, int]: ...

    def gain(self, before: Position, after: Position) -> int: ...

    def worth(self, rules: Rules) -> Mapping[Card, int]: ...


class Depth(Protocol):
    """Exact answers about positions at the start of a trick."""

    def accepts(self, position: Position) -> bool:
        """True when the fast search knows every rule that can still matter."""

    def value(self, position: Position, low: int, high: int, guess: int) -> int:
        """What the side still gains, brought inside the bounds."""

    def probe(self, position: Position, bound: int) -> int:
        """A bound on what the side still gains: a lower one when it reaches `bound`, else an upper one."""


def is_free(rules: Rules) -> bool:
    """True when any card may be played and only the cards taken count."""
    return (
        rules.duty.kind == "free" and rules.ace_lock == "none" and not rules.second_not_last and not rules.arrastro
        and not rules.meld and not rules.auction and not rules.instant and not rules.scoring.last_trick
        and rules.scoring.tie != "last_trick"
    )  # fmt: skip


def knows_exchange(position: Position) -> bool:
    """True when exchanges are over, or of the kind that the fast searches know."""
    rule = position.rules.exchange
    if rule is None or not position.stock or (rule.when == "first_trick" and any(position.piles)):
        return True
    return rule.when in ("any_time", "own_turn") and "ace_for_court" not in rule.cards


class TwoHands:
    """The fast search of two hands for the stakes of one side."""

    def __init__(self, root: Position, stakes: Stakes, tick: Tick | None) -> None:
        self.code, self.stakes = encoding(root.rules, root.trump), stakes
        self.worth = stakes.worth(root.rules)
        counts = tuple(map(self.worth.__getitem__, self.code.cards))
        self.duel = Duel(self.code, [self.code.number[card] for card in root.stock], counts, tick)

    @staticmethod
    def fits(rules: Rules) -> bool:
        """True for the games whose tricks this search can play."""
        return rules.players == 2 and rules.cards_each == 1 and is_free(rules)

    def accepts(self, position: Position) -> bool:
        """True when the exchanges, if any, are of the kind this search knows."""
        return knows_exchange(position)

    def value(self, position: Position, low: int, high: int, guess: int) -> int:
        """What the side still gains, brought inside the bounds."""
        node, leads = self._node(position), position.leader in self.stakes.seats
        low, high, guess = (self._taken(gain, node.left) for gain in (low, high, guess))
        if leads:
            taken = self.duel.exact(node, low, high, guess)
        else:
            taken = node.left - self.duel.exact(node, node.left - high, node.left - low, node.left - guess)
        return self._gained(taken, node.left)

    def probe(self, position: Position, bound: int) -> int:
        """A bound on what the side still gains: a lower one when it reaches `bound`, else an upper one."""
        node, need = self._node(position), 0
        need = self._taken(bound, node.left)
        if position.leader in self.stakes.seats:
            return self._gained(self.duel.at_least(node, need), node.left)
        return self._gained(node.left - self.duel.at_least(node, node.left - need + 1), node.left)

    def _taken(self, gain: int, left: int) -> int:
        """What has to be taken for a gain."""
        return (gain + left + 1) // 2 if self.stakes.is_lead else gain

    def _gained(self, taken: int, left: int) -> int:
        return 2 * taken - left if self.stakes.is_lead else taken

    def _node(self, position: Position) -> Node:
        leader, stock = position.leader, position.stock
        mine, theirs = (self.code.mask(position.hands[seat]) for seat in (leader, 1 - leader))
        left = sum(map(self.worth.__getitem__, (*position.hands[0], *position.hands[1], *stock)))
        turn_up = self.code.number[stock[-1]] << 2 | self._won(position) if stock else 0
        return self.duel.node(mine, theirs, self.duel.end - len(stock), left, turn_up)

    def _won(self, position: Position) -> int:
        rule, leader = position.rules.exchange, position.leader
        if rule is None or not rule.needs_trick:
            return BOTH_WON
        return LEADER_WON * bool(position.piles[leader]) | FOLLOWER_WON * bool(position.piles[1 - leader])


def depth(root: Position, stakes: Stakes, tick: Tick | None = None) -> Depth | None:
    """The fast search for this game, or None where only the rules themselves will do."""
    return TwoHands(root, stakes, tick) if TwoHands.fits(root.rules) else None
