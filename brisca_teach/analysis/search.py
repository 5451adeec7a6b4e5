"""The exact search that plays on `Position` itself, so that it knows every rule: slow, and right for all variants.

Null windows with a memory of what is known at the start of each trick. Values are what the asking side still gains.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Protocol

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.position import Position

Span = tuple[int, int]


class Stakes(Protocol):
    """What is counted for one side of the table."""

    seats: tuple[int, ...]

    def span(self, position: Position) -> Span: ...

    def gain(self, before: Position, after: Position) -> int: ...


class Search:
    """Exact values for one side: `value` of a position, `at_least` for a yes or no, `best` to play on."""

    def __init__(self, stakes: Stakes, tick: Callable[[], None] = lambda: None) -> None:
        self.stakes, self.tick = stakes, tick
        self.known: dict[Hashable, Span] = {}
        self.nodes = 0

    def value(self, position: Position) -> int:
        """What the side still gains when both sides play their best."""
        low, high = self.stakes.span(position)
        guess = (low + high + 1) // 2
        while low < high:
            bound = min(max(guess, low + 1), high)
            guess = self._probe(position, bound)
            if guess >= bound:
                low, guess = guess, guess + 1
            else:
                high = guess
        return low

    def at_least(self, position: Position, bound: int) -> bool:
        """True when the side can be sure of gaining so much from here on."""
        return self._probe(position, bound) >= bound

    def after(self, position: Position, move: Move) -> int:
        """What the side still gains once this move has been played, the move's own gain counted."""
        played = position.play(move)
        return self.stakes.gain(position, played) + self.value(played)

    def best(self, position: Position, value: int) -> Move | None:
        """A best move of the position whose value this is; None when the deal is over."""
        if position.turn is None:
            return None
        acts = self._is_ours(position)
        rivals = [move for move in position.out_of_turn_moves() if self._is_ours(position, move) != acts]
        for move in (*_told_first(position), *rivals):
            mine = acts if move not in rivals else not acts
            if self._keeps(position, move, value, mine):
                return move
        return None

    def _keeps(self, position: Position, move: Move, value: int, is_ours: bool) -> bool:
        """True when the move loses nothing for the side that makes it."""
        played = position.play(move)
        rest = value - self.stakes.gain(position, played)
        return self.at_least(played, rest) if is_ours else not self.at_least(played, rest + 1)

    def _is_ours(self, position: Position, move: Move | None = None) -> bool:
        give = getattr(move, "give", None)
        seat = position.turn if give is None else position.holder(give)
        return seat in self.stakes.seats

    def _probe(self, position: Position, bound: int) -> int:
        """A bound on the value: at least the answer when that reaches `bound`, else at most the answer."""
        if position.turn is None:
            return 0
        if 0 < len(position.trick) < position.rules.trick_size:
            return self._choose(position, bound)
        key = _key(position)
        low, high = self.known.get(key) or self.stakes.span(position)
        if low >= bound:
            return low
        if high < bound:
            return high
        found = self._choose(position, bound)
        self.known[key] = (found, high) if found >= bound else (low, found)
        return found

    def _choose(self, position: Position, bound: int) -> int:
        """The bound after the side to act has chosen, and the others have said whether they exchange first."""
        self.nodes += 1
        self.tick()
        acts = self._is_ours(position)
        moves: list[Move] = _ordered(position, position.legal_moves())
        rivals: list[Move] = []
        if position.stock and position.rules.exchange:
            for move in position.out_of_turn_moves():
                (moves if self._is_ours(position, move) == acts else rivals).append(move)
        found = self._best(position, moves, acts, bound)
        if not rivals or (found < bound) is acts:
            return found
        first = self._best(position, rivals, not acts, bound)
        return min(found, first) if acts else max(found, first)

    def _best(self, position: Position, moves: Iterable[Move], is_ours: bool, bound: int) -> int:
        best: int | None = None
        for move in moves:
            played = position.play(move)
            gain = self.stakes.gain(position, played)
            found = gain + self._probe(played, bound - gain)
            if best is None or (found > best) is is_ours:
                best = found
                if (best >= bound) is is_ours:
                    break
        assert best is not None
        return best


def _key(position: Position) -> Hashable:
    """Everything about the start of a trick that can still matter; the cards left tell which have been played."""
    rules, trump, hands, leader, trick, stock, piles, extra = position
    held = tuple(map(frozenset, hands))
    return held, stock, leader, trick, trump, tuple(map(bool, piles)), extra.melds


def _ordered(position: Position, moves: Sequence[Move]) -> list[Move]:
    """The moves with the most promising first: winning points cheaply, then giving little away."""
    rules, trump, trick = position.rules, position.trump, position.trick
    if len(moves) < 2 or len(trick) == rules.trick_size:
        return list(moves)
    powers = rules.powers[trump]

    def cost(move: Move) -> int:
        card = move if isinstance(move, Card) else getattr(move, "card", None)
        if card is None:
            return -1000
        price = 4 * rules.card_points[card] + powers[card] // 4
        wins = trick and rules.trick_winner((*trick, card), trump) == len(trick)
        return price // 4 - 4 * sum(map(rules.points, (*trick, card))) if wins else price

    return sorted(moves, key=cost)


def _told_first(position: Position) -> list[Move]:
    """The legal moves with declarations first: where they cost nothing they are made."""
    return sorted(position.legal_moves(), key=lambda move: type(move).__name__ not in ("Announce", "Meld"))
