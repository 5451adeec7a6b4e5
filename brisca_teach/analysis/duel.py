"""The fast search for two hands that may play any card: brisca through the whole stock, all cards open.

Null windows walk a graph of linked nodes again and again until a value is exact. What stands first is what refuted
last time, so that each walk is mostly reading.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from brisca_teach.analysis.encoding import Encoding
from brisca_teach.analysis.graph import BOTH_WON, FOLLOWER_WON, LEADER_WON, Graph, Lead, Node, Reply

OPTION = 64  # an option is a card number, and this more for each exchange made just before playing it
CARD = OPTION - 1
FAR = 1 << 40

Ordered = tuple[int, list[int]]


class Duel(Graph):
    """The search of one solve. `tick` is called at every node that is searched."""

    def __init__(
        self, code: Encoding, stock: Sequence[int], worth: tuple[int, ...], tick: Callable[[], None] | None = None
    ) -> None:
        super().__init__(code, stock, worth)
        self.tick = tick
        self.orders: list[dict[int, Ordered]] = [{} for _ in range(self.end + 1)]
        exchange = code.rules.exchange
        self.waits = exchange is not None and exchange.when == "any_time"  # the last draw waits for an exchange

    def exact(self, node: Node, low: int, high: int, guess: int) -> int:
        """What the leader gains, brought inside `low` to `high`; the better the guess, the faster."""
        while max(low, node.low) < min(high, node.high):
            bound = min(max(guess, low + 1, node.low + 1), high, node.high)
            guess = self.search(node, bound)
            guess += guess >= bound
        return max(low, min(high, node.low))

    def at_least(self, node: Node, bound: int) -> int:
        """A bound on what the leader gains: reaching `bound` it is a lower bound, else an upper one."""
        if node.low >= bound:
            return node.low
        return node.high if node.high < bound else self.search(node, bound)

    def search(self, node: Node, bound: int) -> int:
        """The bound of `at_least` for a node whose own bounds do not answer."""
        if self.tick:
            self.tick()
        best = -1
        leads = node.leads or self._expand(node)
        for at, lead in enumerate(leads):
            worst = self._answer(node, lead, bound)
            if worst > best:
                best = worst
                if best >= bound:
                    if at:
                        leads.insert(0, leads.pop(at))
                    node.low = best
                    return best
        node.high = best
        return best

    def _answer(self, node: Node, lead: Lead, bound: int) -> int:
        """The best the follower can do against a lead: below `bound` it refutes the lead."""
        worst, replies = FAR, lead.replies
        for at, reply in enumerate(replies):
            if isinstance(reply, int):
                reply = replies[at] = self._link(node, lead, reply)
            child, base = reply.child, reply.base
            if reply.swaps:
                need = base - bound + 1
                value = base - (
                    child.low if child.low >= need else child.high if child.high < need else self.search(child, need)
                )
            else:
                need = bound - base
                value = base + (
                    child.low if child.low >= need else child.high if child.high < need else self.search(child, need)
                )
            if value < worst:
                worst = value
                if value < bound:
                    if at:
                        replies.insert(0, replies.pop(at))
                    break
        return worst

    # --- what can be led and replied ---------------------------------------------------------------------------------

    def _expand(self, node: Node) -> list[Lead]:
        """The leads of a node, the most promising first."""
        orders, theirs = self.orders[node.drawn], node.theirs
        leads = []
        for option in self._options(node):
            card = option & CARD
            score, replies = orders.get(theirs << 6 | card) or self._order(theirs, card, node.drawn)
            leads.append((score, option, replies))
        leads.sort()
        node.leads = [self._lead(node, option, replies) for _, option, replies in leads]
        return node.leads

    def _options(self, node: Node) -> list[int]:
        """What the leader can do: one card of those that are the same, and exchanges."""
        mine, turn_up = node.mine, node.turn_up
        hand = self.hands[mine]
        if not turn_up and not hand.gaps:
            return hand.cards
        play = mine | node.theirs | self.rest[node.drawn]
        if turn_up:
            play |= self.bit[turn_up >> 2]
            if self._giver(play, turn_up) is not None:
                return hand.cards + self._exchanges(mine, turn_up, node.drawn) if turn_up & LEADER_WON else hand.cards
        twins = [card for card, between in hand.gaps if not play & between]
        return [card for card in hand.cards if card not in twins] if twins else hand.cards

    def _exchanges(self, mask: int, turn_up: int, drawn: int) -> list[int]:
        """What a hand can do after one exchange or two.

        Exchanging can wait until the card taken is to be played, or until the last draw: more would add nothing.
        """
        options: list[int] = []
        times = 0
        must_be_now = drawn + 2 == self.end and not self.waits
        while (give := self.takes.get(turn_up >> 2)) is not None and mask >> give & 1:
            taken, times = turn_up >> 2, times + OPTION
            mask, turn_up = self._exchanged(mask, turn_up)
            options += [times + card for card in (self.code.numbers(mask) if must_be_now else (taken,))]
        return options

    def _exchanged(self, mask: int, turn_up: int) -> tuple[int, int]:
        """The hand and the turn-up after one exchange."""
        give = self.takes[turn_up >> 2]
        return mask ^ self.bit[give] | self.bit[turn_up >> 2], give << 2 | turn_up & BOTH_WON

    def _order(self, theirs: int, lead: int, drawn: int) -> Ordered:
        """The replies to a lead, the most promising first, and how well the lead looks: low is good."""
        score, wins, ahead = self.code.score[lead], self.wins[lead], 0
        if drawn < self.end:
            keep, stock = self.code.keep, self.stock
            ahead = 2 * (keep[stock[drawn]] - keep[stock[drawn + 1]])
        cards = self.hands[theirs].cards
        scores = sorted((score[card] - ahead if wins[card] else score[card] + ahead, card) for card in cards)
        found = self.orders[drawn][theirs << 6 | lead] = -scores[0][0], [card for _, card in scores]
        return found

    def _lead(self, node: Node, option: int, replies: list[int]) -> Lead:
        """The lead that an option is, with the exchanges of both hands."""
        mine, turn_up = node.mine, node.turn_up
        while option > CARD:
            mine, turn_up = self._exchanged(mine, turn_up)
            option -= OPTION
        options: list[Reply | int] = [*replies]
        if turn_up & FOLLOWER_WON and self.takes and (more := self._exchanges(node.theirs, turn_up, node.drawn)):
            score = self.code.score[option]
            options = [*sorted((*replies, *more), key=lambda reply: score[reply & CARD])]
        return Lead(option, mine ^ self.bit[option], turn_up, options)

    # --- finished tricks ---------------------------------------------------------------------------------------------

    def _link(self, node: Node, lead: Lead, option: int) -> Reply:
        """The trick that a lead and a reply make, with the node that follows."""
        theirs, turn_up, drawn, bit = node.theirs, lead.turn_up, node.drawn, self.bit
        while option > CARD:
            theirs, turn_up = self._exchanged(theirs, turn_up)
            option -= OPTION
        swaps, points = self.wins[lead.card][option], self.sums[lead.card][option]
        left, theirs = node.left - points, theirs ^ bit[option]
        winner, loser = (theirs, lead.mine) if swaps else (lead.mine, theirs)
        if not turn_up:
            child = self.node(winner, loser, drawn, left, 0)
        elif drawn + 2 == self.end:
            child = self.last_draw(winner, loser, left, turn_up)
        else:
            has_won = (turn_up & LEADER_WON) << 1 if swaps else turn_up & FOLLOWER_WON
            first, second = bit[self.stock[drawn]], bit[self.stock[drawn + 1]]
            turn_up = turn_up & ~BOTH_WON | LEADER_WON | has_won
            child = self.node(winner | first, loser | second, drawn + 2, left, turn_up)
        return Reply(child, swaps, left if swaps else points)

    def last_draw(self, winner: int, loser: int, left: int, turn_up: int) -> Node:
        """The node after the last draw; where the winner may still exchange before it, a node that lets him choose.

        The loser gains nothing by exchanging: he draws the turn-up in any case.
        """
        first = self.bit[self.stock[-2]]
        child = self.node(winner | first, loser | self.bit[turn_up >> 2], self.end, left, 0)
        if not self.waits:
            return child
        children = [child]
        while (give := self.takes.get(turn_up >> 2)) is not None and winner >> give & 1:
            winner, turn_up = self._exchanged(winner, turn_up)
            children.append(self.node(winner | first, loser | self.bit[turn_up >> 2], self.end, left, 0))
        if len(children) == 1:
            return child
        low, high = max(child.low for child in children), max(child.high for child in children)
        choice = Node(low, high, left, winner, loser, self.end, 0)
        choice.leads = [Lead(0, 0, 0, [Reply(child, False, 0)]) for child in children]
        return choice
