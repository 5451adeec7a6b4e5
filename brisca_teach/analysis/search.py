"""The exact search that plays on `Position` itself, and so knows every rule: right for all variants.

Null windows with a memory of what is known at the start of each trick; what lies beyond the trick on the table is asked
from a fast search (`depths`) where there is one. Values are what the asking side still gains.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from brisca_teach.analysis.depths import Leaf, Stakes, depth
from brisca_teach.analysis.graph import Tick
from brisca_teach.engine import exchange
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Arrastro, Draw, Meld
from brisca_teach.engine.position import Position


class Fork:
    """A position with what each side may do in it, and the steps already played: each brings a gain and a place.

    `ours` is whether the asking side is to act; `rivals` are exchanges that the other side may make before it acts.
    """

    __slots__ = ("moves", "ours", "position", "rivals", "steps")

    def __init__(self, position: Position, ours: bool, moves: list[Move], rivals: list[Move]) -> None:
        self.position, self.ours, self.moves, self.rivals = position, ours, moves, rivals
        self.steps: dict[Move, tuple[int, Place]] = {}


Place = Fork | Leaf | Position


class Search:
    """Exact answers for one side: the value of a position, a yes or no, and a best move to go on with."""

    def __init__(self, root: Position, stakes: Stakes, tick: Tick | None = None, is_fast: bool = True) -> None:
        self.stakes, self.tick = stakes, tick
        self.depth = depth(root, stakes, tick) if is_fast else None
        self.known: dict[Hashable, tuple[int, int]] = {}
        self.report: Callable[[float], None] | None = None  # is told how far a value is known

    # --- questions ---------------------------------------------------------------------------------------------------

    def value(self, position: Position, guess: int | None = None) -> int:
        """What the side still gains when both sides play their best; the better the guess, the faster."""
        if position.turn is None:
            return 0
        low, high = self.stakes.span(position)
        guess, place = (low + high + 1) // 2 if guess is None else guess, self._place(position)
        if isinstance(place, Leaf):
            return place.exact(guess)
        width = high - low
        while low < high:
            bound = min(max(guess, low + 1), high)
            guess = self._probe(place, bound)
            low, high = (guess, high) if guess >= bound else (low, guess)
            guess += guess >= bound
            if self.report:
                self.report(1 - (high - low) / width)
        return low

    def after(self, position: Position, move: Move, guess: int | None = None) -> int:
        """What the side gains from this move on, the move's own gain counted."""
        played = position.play(move)
        gain = self.stakes.gain(position, played)
        return gain + self.value(played, None if guess is None else guess - gain)

    def at_least(self, position: Position, bound: int) -> bool:
        """True when the side can be sure of gaining so much from here on."""
        return self._probe(self._place(position), bound) >= bound

    def best(self, position: Position, value: int) -> Move | None:
        """A best move of the position whose value this is; None when the deal is over."""
        if position.turn is None:
            return None
        fork = self._fork(position)
        keeps = ((move, fork.ours) for move in sorted(fork.moves, key=_telling))
        first = ((move, not fork.ours) for move in fork.rivals)
        exactly = bool(fork.rivals)  # a move that promises more is one the others do not let happen
        return next(move for move, ours in (*keeps, *first) if self._keeps(position, move, value, ours, exactly))

    def _keeps(self, position: Position, move: Move, value: int, ours: bool, exactly: bool) -> bool:
        """True when the move loses nothing for the side that makes it and, if asked, gains nothing either."""
        played = position.play(move)
        rest = value - self.stakes.gain(position, played)
        loses = not self.at_least(played, rest) if ours else self.at_least(played, rest + 1)
        if loses or not exactly:
            return not loses
        return not self.at_least(played, rest + 1) if ours else self.at_least(played, rest)

    # --- the search --------------------------------------------------------------------------------------------------

    def _probe(self, place: Place, bound: int) -> int:
        """A bound on the value: at least the answer when that reaches `bound`, else at most the answer."""
        if isinstance(place, Leaf):
            return place.probe(bound)
        if isinstance(place, Fork):
            return self._choose(place, bound)
        if place.turn is None:
            return 0
        key = same_start(place)
        low, high = self.known.get(key) or self.stakes.span(place)
        if low >= bound:
            return low
        if high < bound:
            return high
        found = self._choose(self._fork(place), bound)
        self.known[key] = (found, high) if found >= bound else (low, found)
        return found

    def _choose(self, fork: Fork, bound: int) -> int:
        """The bound after the side to act has chosen, and the others have said whether they exchange first."""
        if self.tick:
            self.tick()
        found = self._best(fork, fork.moves, fork.ours, bound)
        if not fork.rivals or (found < bound) is fork.ours:
            return found
        first = self._best(fork, fork.rivals, not fork.ours, bound)
        return min(found, first) if fork.ours else max(found, first)

    def _best(self, fork: Fork, moves: list[Move], ours: bool, bound: int) -> int:
        best: int | None = None
        for at, move in enumerate(moves):
            gain, place = fork.steps.get(move) or self._step(fork, move)
            found = gain + self._probe(place, bound - gain)
            if best is None or (found > best) is ours:
                best = found
                if (best >= bound) is ours:
                    moves.insert(0, moves.pop(at))
                    break
        assert best is not None
        return best

    # --- places ------------------------------------------------------------------------------------------------------

    def _step(self, fork: Fork, move: Move) -> tuple[int, Place]:
        """What a move gains and where it leads, remembered."""
        played = fork.position.play(move)
        step = fork.steps[move] = self.stakes.gain(fork.position, played), self._place(played)
        return step

    def _place(self, position: Position) -> Place:
        """A leaf where a fast search goes on, a fork inside a trick; else the position, which may have been met."""
        if position.turn is None:
            return position
        if position.trick:
            return self._fork(position)
        return (self.depth.leaf(position) if self.depth else None) or position

    def _fork(self, position: Position) -> Fork:
        """The fork of a position; a partner's exchange is a move like any other."""
        ours = position.turn in self.stakes.seats
        fork = Fork(position, ours, ordered(position, position.legal_moves()), [])
        if position.stock and position.rules.exchange:
            for move in exchange.out_of_turn(position):
                is_own = (position.holder(move.give) in self.stakes.seats) is ours
                (fork.moves if is_own else fork.rivals).append(move)
        return fork


def same_start(position: Position) -> Hashable:
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
