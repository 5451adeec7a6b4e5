"""What lies beyond the trick on the table, asked from a fast search where the rules allow one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from brisca_teach.analysis.duel import Duel, Node
from brisca_teach.analysis.encoding import encoding
from brisca_teach.analysis.graph import Graph, Tick
from brisca_teach.analysis.partners import Partners, Point
from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules


class Stakes(Protocol):
    """What is counted for some seats: `gain` with each move, between the bounds of `span` from here to the end.

    `worth` is what a card counts for those who take it; `is_lead` when what the others take is subtracted.
    """

    seats: tuple[int, ...]
    is_lead: bool

    def span(self, position: Position) -> tuple[int, int]: ...

    def gain(self, before: Position, after: Position) -> int: ...

    def worth(self, rules: Rules) -> Mapping[Card, int]: ...


class Leaf:
    """A position at the start of a trick as a node of a fast search, seen by the side whose stakes are counted."""

    __slots__ = ("graph", "is_lead", "leads", "node")

    def __init__(self, graph: Graph[Any], node: Node | Point, leads: bool, is_lead: bool) -> None:
        self.graph, self.node, self.leads, self.is_lead = graph, node, leads, is_lead

    def exact(self, guess: int) -> int:
        """What the side still gains."""
        left, taken = self.node.left, self._taken(guess)
        if not self.leads:
            return self._gained(left - self.graph.exact(self.node, left - taken))
        return self._gained(self.graph.exact(self.node, taken))

    def probe(self, bound: int) -> int:
        """A bound on what the side still gains: a lower one when it reaches `bound`, else an upper one."""
        left, taken = self.node.left, self._taken(bound)
        if not self.leads:
            return self._gained(left - self.graph.at_least(self.node, left - taken + 1))
        return self._gained(self.graph.at_least(self.node, taken))

    def _taken(self, gain: int) -> int:
        """What has to be taken for a gain."""
        return (gain + self.node.left + 1) // 2 if self.is_lead else gain

    def _gained(self, taken: int) -> int:
        return 2 * taken - self.node.left if self.is_lead else taken


class Depth:
    """The fast search for one root position and one side."""

    def __init__(self, root: Position, stakes: Stakes, tick: Tick | None) -> None:
        self.code, self.stakes, self.players = encoding(root.rules, root.trump), stakes, root.rules.players
        self.worth = stakes.worth(root.rules)
        is_duel = root.rules.trick_size == 2 and knows_exchange(root, ("any_time", "own_turn"))
        counts = tuple(map(self.worth.__getitem__, self.code.cards))
        stock = [self.code.number[card] for card in root.stock]
        self.graph = (Duel if is_duel else Partners)(self.code, stock, counts, tick)

    def leaf(self, position: Position) -> Leaf | None:
        """The position as a leaf; None where the search does not know how its exchanges go on."""
        cards = sum(map(len, position.hands)) + len(position.stock)
        if cards % position.rules.trick_size or not knows_exchange(position):
            return None
        leads = position.leader in self.stakes.seats
        node = self._two_hands(position) if isinstance(self.graph, Duel) else self._sides(position, leads)
        return Leaf(self.graph, node, leads, self.stakes.is_lead)

    def _two_hands(self, position: Position) -> Node:
        graph, leader, stock = self.graph, position.leader, position.stock
        assert isinstance(graph, Duel)
        mine, theirs = (self.code.mask(position.hands[seat]) for seat in (leader, 1 - leader))
        turn_up = self.code.number[stock[-1]] << 2 | self._may_exchange(position) if stock else 0
        return graph.node(mine, theirs, graph.end - len(stock), self._left(position), turn_up)

    def _sides(self, position: Position, leads: bool) -> Point:
        graph, stock, seats = self.graph, position.stock, self._seats(position)
        assert isinstance(graph, Partners)
        hands = tuple(self.code.mask(position.hands[seat]) for seat in seats)
        sides = sum(1 << at for at, seat in enumerate(seats) if (seat in self.stakes.seats) is leads)
        turn_up = self.code.number[stock[-1]] << self.players | self._may_exchange(position) if stock else 0
        return graph.node(hands, sides, graph.end - len(stock), self._left(position), turn_up)

    def _seats(self, position: Position) -> list[int]:
        return [(position.leader + at) % self.players for at in range(self.players)]

    def _may_exchange(self, position: Position) -> int:
        """A bit for each seat, the leader's first, that has won what an exchange asks for."""
        rule = position.rules.exchange
        free = rule is None or not rule.needs_trick
        return sum(1 << at for at, seat in enumerate(self._seats(position)) if free or position.piles[seat])

    def _left(self, position: Position) -> int:
        held = sum(self.worth[card] for hand in position.hands for card in hand)
        return held + sum(map(self.worth.__getitem__, position.stock))


def is_free(rules: Rules) -> bool:
    """True when any card may be played and only the cards taken count."""
    return (
        rules.duty.kind == "free" and rules.ace_lock == "none" and not rules.second_not_last and not rules.arrastro
        and not rules.meld and not rules.instant and not rules.scoring.last_trick and rules.scoring.tie != "last_trick"
    )  # fmt: skip


def knows_exchange(position: Position, kinds: tuple[str, ...] = ("any_time", "own_turn", "after_win")) -> bool:
    """True when exchanges are over, or of a kind that a fast search knows."""
    rule = position.rules.exchange
    if rule is None or not position.stock or (rule.when == "first_trick" and any(position.piles)):
        return True
    return rule.when in kinds and (any(position.piles) or "ace_for_court" not in rule.cards)


def depth(root: Position, stakes: Stakes, tick: Tick | None = None) -> Depth | None:
    """The fast search for this game, or None where only the rules themselves will do."""
    return Depth(root, stakes, tick) if is_free(root.rules) else None
