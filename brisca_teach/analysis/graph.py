"""What the two fast searches share: cards still to come, what is known of a node, and the way to an exact value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from brisca_teach.analysis.encoding import Encoding, Hand

OPTION = 64  # an option is a card number, and this more for each exchange made just before playing it
CARD = OPTION - 1
GONE = 15  # the place of a card that is no longer in play
FAR = 1 << 60

Tick = Callable[[], None]


class Bounded(Protocol):
    """A node: bounds on what the side on lead gains from here on, and all that there is to gain."""

    low: int
    high: int
    left: int


N = TypeVar("N", bound=Bounded)


class Graph(Generic[N]):
    """All nodes met with one stock, given in the numbers of `code`; each card counts its `worth`.

    `tick` is called at every node that is searched.
    """

    def __init__(self, code: Encoding, stock: Sequence[int], worth: tuple[int, ...], tick: Tick | None = None) -> None:
        self.code, self.stock, self.worth, self.end, self.tick = code, stock, worth, len(stock), tick
        self.takes, self.wins, self.bit, self.size = code.takes, code.wins, code.bits, len(code.bits)
        self.hands = code.fresh_hands()
        self.rest = [0] * (self.end + 1)  # what is still to be drawn before the turn-up
        for at in range(self.end - 2, -1, -1):
            self.rest[at] = self.rest[at + 1] | self.bit[stock[at]]
        self.tables: list[dict[int, N]] = [{} for _ in range(self.end + 1)]

    @property
    def states(self) -> int:
        """How many different positions have been met; the last tricks, valued without a search, are not counted."""
        return sum(map(len, self.tables))

    def exact(self, node: N, guess: int) -> int:
        """What the side on lead gains; the better the guess, the faster."""
        while node.low < node.high:
            bound = min(max(guess, node.low + 1), node.high)
            guess = self.search(node, bound)
            guess += guess >= bound
        return node.low

    def at_least(self, node: N, bound: int) -> int:
        """A bound on what the side on lead gains: reaching `bound` it is a lower one, else an upper one."""
        if node.low >= bound:
            return node.low
        return node.high if node.high < bound else self.search(node, bound)

    def search(self, node: N, bound: int) -> int:
        """The answer of `at_least` for a node whose own bounds do not tell; they are made to tell."""
        raise NotImplementedError

    def hand(self, mask: int) -> Hand:
        """What is remembered of a hand."""
        found = self.hands[mask] = self.hands.get(mask) or Hand(self.code, mask)
        return found

    def sure(self, ours: int, theirs: int, play: int, left: int) -> tuple[int, int]:
        """Bounds for our side: the unbroken run of highest trumps belongs to the side that holds it, come what may."""
        base = self.code.trump_base
        trumps, run = play >> base, 0
        is_ours = trumps and ours >> base + trumps.bit_length() - 1 & 1
        holder = (ours if is_ours else theirs) >> base
        while trumps:
            top = trumps.bit_length() - 1
            if not holder >> top & 1:
                break
            run += self.worth[base + top]
            trumps ^= 1 << top
        return (run, left) if is_ours else (0, left - run)

    def givers_key(self, play: int, giver: int | None) -> int:
        """Where the cards that can be given stand among the trumps in play: they differ from other blanks."""
        key, base = 1, self.code.trump_base
        while giver is not None:
            place = (play >> base & self.bit[giver - base] - 1).bit_count() if play >> giver & 1 else GONE
            key, giver = key << 4 | place, self.takes.get(giver)
        return key
