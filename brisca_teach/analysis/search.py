"""The exact search that plays on `Position` itself, and so knows every rule: right for all variants.

It plays the trick on the table with null windows and a memory of what is known at the start of each trick; what lies
beyond is asked from a fast search (`depths`) where there is one. Values are what the asking side still gains.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from brisca_teach.analysis.depths import Stakes, Tick, depth
from brisca_teach.engine import exchange
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Arrastro, Draw, Meld
from brisca_teach.engine.position import Position


class Search:
    """Exact answers for one side: the value of a position, a yes or no, and a best move to go on with."""

    def __init__(self, root: Position, stakes: Stakes, tick: Tick | None = None, is_fast: bool = True) -> None:
        self.stakes, self.tick = stakes, tick
        self.depth = depth(root, stakes, tick) if is_fast else None
        self.known: dict[Hashable, tuple[int, int]] = {}
        self.nodes = 0

    # --- questions ---------------------------------------------------------------------------------------------------

    def value(
        self, position: Position, low: int | None = None, high: int | None = None, guess: int | None = None
    ) -> int:
        """What the side still gains when both sides play their best, brought inside the bounds."""
        if position.turn is None:
            return 0
        if low is None or high is None:
            low, high = self.stakes.span(position)
        guess = (low + high + 1) // 2 if guess is None else guess
        if position.trick:
            return self._play_out(position, low, high, guess)
        if self.depth and self.depth.accepts(position):
            return self.depth.value(position, low, high, guess)
        while low < high:
            bound = min(max(guess, low + 1), high)
            guess = self._probe(position, bound)
            if guess >= bound:
                low, guess = min(guess, high), guess + 1
            else:
                high = max(guess, low)
        return low

    def after(self, position: Position, move: Move, guess: int | None = None) -> int:
        """What the side gains from this move on, the move's own gain counted."""
        played = position.play(move)
        gain = self.stakes.gain(position, played)
        return gain + self.value(played, guess=None if guess is None else guess - gain)

    def at_least(self, position: Position, bound: int) -> bool:
        """True when the side can be sure of gaining so much from here on."""
        return self._probe(position, bound) >= bound

    def best(self, position: Position, value: int) -> Move | None:
        """A best move of the position whose value this is; None when the deal is over."""
        if position.turn is None:
            return None
        acts, (own, rivals) = self._is_ours(position.turn), self._moves(position)
        own.sort(key=_telling)
        keeps = ((move, acts) for move in own)
        first = ((move, not acts) for move in rivals)
        return next(move for move, is_ours in (*keeps, *first) if self._keeps(position, move, value, is_ours))

    # --- the search --------------------------------------------------------------------------------------------------

    def _keeps(self, position: Position, move: Move, value: int, is_ours: bool) -> bool:
        """True when the move loses nothing for the side that makes it."""
        played = position.play(move)
        rest = value - self.stakes.gain(position, played)
        return self.at_least(played, rest) if is_ours else not self.at_least(played, rest + 1)

    def _play_out(self, position: Position, low: int, high: int, guess: int) -> int:
        """The value of a position inside a trick: alpha-beta over what is left of it."""
        acts, (own, rivals) = self._is_ours(position.turn), self._moves(position)
        found = self._narrowed(position, own, acts, low, high, guess)
        if not rivals:
            return found
        bounds = (low, found) if acts else (found, high)
        return self._narrowed(position, rivals, not acts, *bounds, found)

    def _narrowed(
        self, position: Position, moves: Iterable[Move], is_ours: bool, low: int, high: int, guess: int
    ) -> int:
        for move in moves:
            if low >= high:
                break
            played = position.play(move)
            gain = self.stakes.gain(position, played)
            found = guess = gain + self.value(played, low - gain, high - gain, guess - gain)
            low, high = (found, high) if is_ours else (low, found)
        return low if is_ours else high

    def _probe(self, position: Position, bound: int) -> int:
        """A bound on the value: at least the answer when that reaches `bound`, else at most the answer."""
        if position.turn is None:
            return 0
        if position.trick:
            return self._choose(position, bound)
        if self.depth and self.depth.accepts(position):
            return self.depth.probe(position, bound)
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
        if self.tick:
            self.tick()
        acts, (own, rivals) = self._is_ours(position.turn), self._moves(position)
        found = self._best(position, own, acts, bound)
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

    def _moves(self, position: Position) -> tuple[list[Move], list[Move]]:
        """What the side to act can do, a partner's exchange included, and the exchanges of the other side."""
        own, rivals = ordered(position, position.legal_moves()), list[Move]()
        if position.stock and position.rules.exchange:
            acts = self._is_ours(position.turn)
            for move in exchange.out_of_turn(position):
                (own if self._is_ours(position.holder(move.give)) is acts else rivals).append(move)
        return own, rivals

    def _is_ours(self, seat: int | None) -> bool:
        return seat in self.stakes.seats


def _key(position: Position) -> Hashable:
    """Everything about the start of a trick that can still matter; the cards left tell which have been played."""
    _, trump, hands, leader, _, stock, piles, extra = position
    return tuple(map(frozenset, hands)), stock, leader, trump, tuple(map(bool, piles)), extra.melds


def ordered(position: Position, moves: Sequence[Move]) -> list[Move]:
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


def _telling(move: Move) -> int:
    """Where a move stands among equals in a line: declarations cost nothing, cards say more than a claim."""
    if isinstance(move, Announce | Meld):
        return 0
    return 1 if isinstance(move, Card | Arrastro | Draw) else 2
