"""The positions of two hands that may play any card, each made once: what `duel` searches.

A node is the start of a trick as the hand on lead sees it. What it is worth depends neither on who is who nor on what
has been won, and blanks of a suit with nothing in play between them are the same card: some 25,000 nodes are all
there is to a deal.
"""

from __future__ import annotations

from collections.abc import Sequence

from brisca_teach.analysis.encoding import Encoding, Hand, sums

LEADER_WON, FOLLOWER_WON, BOTH_WON = 1, 2, 3  # who may exchange
GONE = 15  # the place of a card that is no longer in play


class Node:
    """The start of a trick: hands, cards drawn, turn-up, and bounds on what the leader gains from here on.

    `turn_up` is 0 without a stock, else four times the card under it plus who may exchange.
    """

    __slots__ = ("drawn", "high", "leads", "left", "low", "mine", "theirs", "turn_up")

    def __init__(self, low: int, high: int, left: int, mine: int, theirs: int, drawn: int, turn_up: int) -> None:
        self.low, self.high, self.left = low, high, left
        self.mine, self.theirs, self.drawn, self.turn_up = mine, theirs, drawn, turn_up
        self.leads: list[Lead] = []


class Reply:
    """A finished trick: the leader gains `base` plus what the child gains, or minus that when the trick is lost."""

    __slots__ = ("base", "child", "swaps")

    def __init__(self, child: Node, swaps: bool, base: int) -> None:
        self.child, self.swaps, self.base = child, swaps, base


class Lead:
    """A card led, the leader's hand and the turn-up after it, and the replies: options until they have been tried."""

    __slots__ = ("card", "mine", "replies", "turn_up")

    def __init__(self, card: int, mine: int, turn_up: int, replies: list[Reply | int]) -> None:
        self.card, self.mine, self.turn_up, self.replies = card, mine, turn_up, replies


class Graph:
    """All nodes met with one stock, where each card counts its `worth`; stock and hands in the numbers of `code`."""

    def __init__(self, code: Encoding, stock: Sequence[int], worth: tuple[int, ...]) -> None:
        self.code, self.stock, self.worth, self.end = code, stock, worth, len(stock)
        self.takes, self.wins, self.hands, self.sums = code.takes, code.wins, code.fresh_hands(), sums(worth)
        self.size = len(code.cards)
        self.bit = code.bits
        self.rest = [0] * (self.end + 1)  # what is still to be drawn before the turn-up
        for at in range(self.end - 2, -1, -1):
            self.rest[at] = self.rest[at + 1] | self.bit[stock[at]]
        self.late = self.bit[stock[-2]] if stock else 0  # drawn with the turn-up: too late to be exchanged for it
        self.tables: list[dict[int, Node]] = [{} for _ in range(self.end + 1)]

    @property
    def states(self) -> int:
        """How many different positions have been met, those with two cards a hand or fewer not counted."""
        return sum(map(len, self.tables))

    def hand(self, mask: int) -> Hand:
        """What is remembered of a hand."""
        found = self.hands[mask] = self.hands.get(mask) or Hand(self.code, mask)
        return found

    def node(self, mine: int, theirs: int, drawn: int, left: int, turn_up: int) -> Node:
        """The node of a position: the one met before, perhaps with other blanks that do the same, or a new one."""
        if not turn_up:
            others = mine & (mine - 1)
            if not others & (others - 1):
                value = self._last_two(mine, theirs, left)
                return Node(value, value, left, mine, theirs, drawn, 0)
        play, giver = mine | theirs | self.rest[drawn], None
        if turn_up:
            play |= self.bit[turn_up >> 2]
            giver = self._giver(play, turn_up)
            if giver is None:
                turn_up |= BOTH_WON
        hand, other = self.hands.get(mine) or self.hand(mine), self.hands.get(theirs) or self.hand(theirs)
        one, two = hand.firm, other.firm
        for below, foot in hand.blanks:
            one |= 1 << (play & below).bit_count() + foot
        for below, foot in other.blanks:
            two |= 1 << (play & below).bit_count() + foot
        key = (turn_up << self.size | one) << self.size | two
        if giver is not None:
            key |= self._givers_key(play, giver) << 2 * self.size + 8
        found = self.tables[drawn].get(key)
        if found is None:
            low, high = self._sure(mine, theirs, play, left)
            found = self.tables[drawn][key] = Node(low, high, left, mine, theirs, drawn, turn_up)
        return found

    def _giver(self, play: int, turn_up: int) -> int | None:
        """The card that may still be given for the turn-up; None when it is gone."""
        giver = self.takes.get(turn_up >> 2)
        return giver if giver is not None and (play & ~self.late) >> giver & 1 else None

    def _givers_key(self, play: int, giver: int | None) -> int:
        """Where the cards that can be given stand among the trumps in play: they differ from other blanks."""
        key, base = 1, self.code.trump_base
        while giver is not None:
            place = (play >> base & self.bit[giver - base] - 1).bit_count() if play >> giver & 1 else GONE
            key, giver = key << 4 | place, self.takes.get(giver)
        return key

    def _sure(self, mine: int, theirs: int, play: int, left: int) -> tuple[int, int]:
        """Bounds: the unbroken run of highest trumps belongs to whoever holds it, come what may."""
        base = self.code.trump_base
        trumps, worth, run = play >> base, self.worth, 0
        if not trumps:
            return 0, left
        is_mine = mine >> base + trumps.bit_length() - 1 & 1
        holder = (mine if is_mine else theirs) >> base
        while trumps:
            top = trumps.bit_length() - 1
            if not holder >> top & 1:
                break
            run += worth[base + top]
            trumps ^= 1 << top
        return (run, left) if is_mine else (0, left - run)

    def _last_two(self, mine: int, theirs: int, left: int) -> int:
        """The exact value with no stock and at most two cards a hand."""
        if not mine:
            return 0
        wins, both = self.wins, self.sums
        high, their_high = mine.bit_length() - 1, theirs.bit_length() - 1
        mine, theirs = mine ^ 1 << high, theirs ^ 1 << their_high
        if not mine:
            return 0 if wins[high][their_high] else left
        low, their_low = mine.bit_length() - 1, theirs.bit_length() - 1
        best = 0
        for lead, keep in ((low, high), (high, low)):
            worst = left
            for reply, last in ((their_low, their_high), (their_high, their_low)):
                if wins[lead][reply]:
                    value = both[last][keep] if wins[last][keep] else 0
                else:
                    value = both[lead][reply] + (0 if wins[keep][last] else both[keep][last])
                worst = min(worst, value)
            best = max(best, worst)
        return best
