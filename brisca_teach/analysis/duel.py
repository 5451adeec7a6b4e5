"""The fast search for two hands that may play any card: brisca through the whole stock, all cards open.

A node is the start of a trick as the hand on lead sees it. What it is worth depends neither on who is who nor on what
has been won, and blanks of a suit with nothing in play between them are the same card: some 25,000 nodes are all
there is to a deal. Null windows walk the graph of linked nodes again and again until a value is exact; what refuted
last time stands first, so that most of a walk is reading.
"""

from __future__ import annotations

from collections.abc import Sequence

from brisca_teach.analysis.encoding import Encoding, sums
from brisca_teach.analysis.graph import CARD, FAR, OPTION, Graph, Tick

LEADER_WON, FOLLOWER_WON, BOTH_WON = 1, 2, 3  # who may exchange

Ordered = tuple[int, list[int]]


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


class Duel(Graph[Node]):
    """The graph of one solve."""

    def __init__(self, code: Encoding, stock: Sequence[int], worth: tuple[int, ...], tick: Tick | None = None) -> None:
        super().__init__(code, stock, worth, tick)
        self.sums = sums(worth)
        self.late = self.bit[stock[-2]] if stock else 0  # drawn with the turn-up: too late to be exchanged for it
        self.orders: list[dict[int, Ordered]] = [{} for _ in range(self.end + 1)]
        exchange = code.rules.exchange
        self.waits = exchange is not None and exchange.when == "any_time"  # the last draw waits for an exchange

    # --- nodes -------------------------------------------------------------------------------------------------------

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
            key |= self.givers_key(play, giver) << 2 * self.size + 8
        found = self.tables[drawn].get(key)
        if found is None:
            ours, others = self._secured(mine, theirs, giver, turn_up)
            low, high = self.sure(ours, others, play, left)
            found = self.tables[drawn][key] = Node(low, high, left, mine, theirs, drawn, turn_up)
        return found

    def _secured(self, mine: int, theirs: int, giver: int | None, turn_up: int) -> tuple[int, int]:
        """The hands, the turn-up with whoever is free to exchange: nobody else can take it."""
        if giver is None:
            return mine, theirs
        taken = self.bit[turn_up >> 2]
        if turn_up & LEADER_WON and mine >> giver & 1:
            return mine | taken, theirs
        return mine, theirs | taken if turn_up & FOLLOWER_WON and theirs >> giver & 1 else theirs

    def _giver(self, play: int, turn_up: int) -> int | None:
        """The card that may still be given for the turn-up; None when it is gone."""
        giver = self.takes.get(turn_up >> 2)
        return giver if giver is not None and (play & ~self.late) >> giver & 1 else None

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

    # --- search ------------------------------------------------------------------------------------------------------

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
            mine, turn_up, card = node.mine, node.turn_up, option
            while card > CARD:
                mine, turn_up = self._exchanged(mine, turn_up)
                card -= OPTION
            key = self._key_of_replies(theirs, card, turn_up)
            score, replies = orders.get(key) or self._order(key, theirs, card, node.drawn, turn_up)
            leads.append((score, option, Lead(card, mine ^ self.bit[card], turn_up, [*replies])))
        leads.sort()
        node.leads = [lead for _, _, lead in leads]
        return node.leads

    def _key_of_replies(self, theirs: int, lead: int, turn_up: int) -> int:
        """What the replies and their order depend on, besides the cards drawn."""
        key, giver = theirs << 6 | lead, self.takes.get(turn_up >> 2) if turn_up & FOLLOWER_WON else None
        return key if giver is None or not theirs >> giver & 1 else key | turn_up << self.size + 6

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

    def _order(self, key: int, theirs: int, lead: int, drawn: int, turn_up: int) -> Ordered:
        """The replies to a lead, the most promising first, and how well the lead looks: low is good."""
        score, wins, ahead = self.code.score[lead], self.wins[lead], 0
        if drawn < self.end:
            keep, stock = self.code.keep, self.stock
            ahead = 2 * (keep[stock[drawn]] - keep[stock[drawn + 1]])
        options = self.hands[theirs].cards
        if turn_up & FOLLOWER_WON and self.takes:
            options = options + self._exchanges(theirs, turn_up, drawn)
        cards = [(option & CARD, option) for option in options]
        scores = sorted((score[card] - ahead if wins[card] else score[card] + ahead, option) for card, option in cards)
        found = self.orders[drawn][key] = -scores[0][0], [option for _, option in scores]
        return found

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
