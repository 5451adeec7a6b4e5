"""The fast search for sides of any size that may play any card: pairs and sixes, and two hands with two cards each.

As in `duel`, null windows walk a graph; here a trick is a small tree of points, one for each card played, and only the
starts of tricks are looked up, so that the same position is searched once. Seats are counted from the leader.
"""

from __future__ import annotations

from collections.abc import Sequence

from brisca_teach.analysis.encoding import Encoding
from brisca_teach.analysis.graph import CARD, FAR, OPTION, Graph, Tick

Hands = tuple[int, ...]


class Point:
    """A place in a trick, with bounds on what the leader's side gains from the start of this trick on.

    `sides` has a bit for each seat of the leader's side, `ours` is whether one of them is to choose; `turn_up` is 0
    without a stock, else the card under it above a bit for each seat that may exchange. Of the trick so far:
    `count` cards, the `table` as a mask, their points (`stake`) and what they count (`taken`), and the `best` card, of
    the `winner`.
    """

    __slots__ = (
        "best", "count", "drawn", "hands", "high", "left", "likeness", "links", "low", "ours", "sides", "stake",
        "start", "table", "taken", "turn_up", "winner",
    )  # fmt: skip

    def __init__(self, low: int, high: int, left: int, hands: Hands, sides: int, drawn: int, turn_up: int) -> None:
        self.low, self.high, self.left, self.hands, self.sides = low, high, left, hands, sides
        self.drawn, self.turn_up, self.ours, self.start = drawn, turn_up, True, (low, high)
        self.count = self.table = self.stake = self.taken = self.best = self.winner = self.likeness = 0
        self.links: list[Link | int] = []


class Link:
    """A step: the value counts from `base` up, or from `base` down where the other side leads from there."""

    __slots__ = ("base", "card", "point", "swaps")

    def __init__(self, point: Point, swaps: bool, base: int, card: int) -> None:
        self.point, self.swaps, self.base, self.card = point, swaps, base, card


class Partners(Graph[Point]):
    """The graph of one solve."""

    def __init__(self, code: Encoding, stock: Sequence[int], worth: tuple[int, ...], tick: Tick | None = None) -> None:
        super().__init__(code, stock, worth, tick)
        rules = code.rules
        self.players, self.trick_size, self.everybody = rules.players, rules.trick_size, (1 << rules.players) - 1
        self.when = rules.exchange.when if rules.exchange else ""
        self.orders: dict[int, list[int]] = {}
        self.refuted: dict[int, int] = {}  # by hand and trick so far: the card that settled it last time

    # --- the start of a trick ----------------------------------------------------------------------------------------

    def node(self, hands: Hands, sides: int, drawn: int, left: int, turn_up: int) -> Point:
        """The start of a trick: the one met before, perhaps with other blanks that do the same, or a new one."""
        if not turn_up and not hands[0] & hands[0] - 1:
            value = left if left and self._takes_last(hands, sides) else 0
            return Point(value, value, left, hands, sides, drawn, 0)
        play = self._in_play(hands, drawn, turn_up)
        giver = self._giver(play, turn_up)
        if giver is None:
            turn_up = turn_up and turn_up | self.everybody
        key = turn_up << self.players | sides
        for mask in hands:
            hand = self.hands.get(mask) or self.hand(mask)
            place = hand.firm
            for below, foot in hand.blanks:
                place |= 1 << (play & below).bit_count() + foot
            key = key << self.size | place
        if giver is not None:
            key = key << 12 | self.givers_key(play, giver)
        found = self.tables[drawn].get(key)
        if found is None:
            ours = theirs = 0
            for seat, mask in enumerate(hands):
                ours, theirs = (ours | mask, theirs) if sides >> seat & 1 else (ours, theirs | mask)
            low, high = self.sure(ours, theirs, play, left)
            found = self.tables[drawn][key] = Point(low, high, left, hands, sides, drawn, turn_up)
        return found

    def _in_play(self, hands: Hands, drawn: int, turn_up: int) -> int:
        play = self.rest[drawn] | (self.bit[turn_up >> self.players] if turn_up else 0)
        for mask in hands:
            play |= mask
        return play

    def _giver(self, play: int, turn_up: int) -> int | None:
        """The card that may still be given for the turn-up; None when it is gone."""
        giver = self.takes.get(turn_up >> self.players) if turn_up else None
        return giver if giver is not None and play >> giver & 1 else None

    def _takes_last(self, hands: Hands, sides: int) -> bool:
        """True when the leader's side takes the last trick, with one card in each hand."""
        best, winner = hands[0].bit_length() - 1, 0
        for seat in range(1, self.players):
            card = hands[seat].bit_length() - 1
            if self.wins[best][card]:
                best, winner = card, seat
        return sides >> winner & 1 == 1

    # --- search ------------------------------------------------------------------------------------------------------

    def search(self, node: Point, bound: int) -> int:
        """The answer of `at_least` for a point whose own bounds do not tell."""
        if self.tick:
            self.tick()
        links, ours = node.links or self._expand(node), node.ours
        best, settles = -1 if ours else FAR, False
        for at, link in enumerate(links):
            if isinstance(link, int):
                link = links[at] = self._link(node, link)
            child, base = link.point, link.base
            need = base - bound + 1 if link.swaps else bound - base
            value = child.low if child.low >= need else child.high if child.high < need else self.search(child, need)
            value = base - value if link.swaps else base + value
            if best == FAR or (value > best) is ours:
                best = value
                settles = (value >= bound) is ours
                if settles:
                    self._remember(node, at, link)
                    break
        if best >= bound:
            node.low = best
        else:
            node.high = best
        return best

    def _remember(self, point: Point, at: int, link: Link) -> None:
        """What has settled a point is tried first next time, here and with the same hand elsewhere."""
        if at:
            point.links.insert(0, point.links.pop(at))
        if point.hands:
            self.refuted[point.likeness] = link.card

    # --- inside a trick ----------------------------------------------------------------------------------------------

    def _expand(self, point: Point) -> list[Link | int]:
        """What can be played at a point, the most promising first."""
        seat = point.count % self.players
        mask, best = point.hands[seat], point.best + 1 if point.count else 0
        holds = point.count > 0 and (point.sides >> point.winner % self.players & 1 == 1) is point.ours
        likeness = point.likeness = mask << 8 | best << 1 | holds
        cards = self.orders.get(likeness << 8 | point.stake) or self._order(point, likeness, mask)
        options = [*self._exchanges(point, seat), *cards] if point.turn_up and self.takes else cards
        hand = self.hands[mask]
        if hand.gaps and len(options) == len(hand.cards):
            play = self._in_play(point.hands, point.drawn, point.turn_up) | point.table
            twins = [card for card, between in hand.gaps if not play & between]
            if twins and self._giver(play, point.turn_up) is None:  # a card that can be given is like no other
                options = [card for card in options if card not in twins]
        point.links = [*options]
        first = self.refuted.get(likeness)
        if first is not None and first in options:
            point.links.remove(first)
            point.links.insert(0, first)
        return point.links

    def _order(self, point: Point, likeness: int, mask: int) -> list[int]:
        """The cards of a hand: winning points cheaply first, feeding a partner who wins, giving little to others."""
        keep, points, stake = self.code.keep, self.code.points, point.stake
        wins, feeds = self.wins[point.best], 2 if likeness & 1 else -2

        def cost(card: int) -> int:
            if point.count and wins[card]:
                return keep[card] - 2 * (stake + points[card])
            return keep[card] - feeds * points[card]

        found = self.orders[likeness << 8 | stake] = sorted(self.hand(mask).cards, key=cost)
        return found

    def _link(self, point: Point, option: int) -> Link:
        """The step that an option is."""
        hands, turn_up, seat, card = point.hands, point.turn_up, point.count % self.players, option & CARD
        for _ in range(option // OPTION):
            hands, turn_up = self._exchanged(hands, turn_up)
        hands = _replaced(hands, seat, -self.bit[card])
        takes_over = not point.count or self.wins[point.best][card]
        best, winner = (card, point.count) if takes_over else (point.best, point.winner)
        if point.count + 1 == self.trick_size:
            taken = point.taken + self.worth[card]
            return Link(*self._finished(point, hands, turn_up, winner % self.players, taken), card)
        after = Point(*point.start, point.left, hands, point.sides, point.drawn, turn_up)
        after.best, after.winner, after.table = best, winner, point.table | self.bit[card]
        after.stake, after.taken = point.stake + self.code.points[card], point.taken + self.worth[card]
        after.count = point.count + 1
        after.ours = point.sides >> after.count % self.players & 1 == 1
        return Link(after, False, 0, card)

    def _finished(self, point: Point, hands: Hands, turn_up: int, winner: int, taken: int) -> tuple[Point, bool, int]:
        """The start of the next trick, seen by its leader's side, and how its value counts."""
        everybody, left = self.everybody, point.left - taken
        if winner:
            hands = hands[winner:] + hands[:winner]
        sides = self._turned(point.sides, winner)
        swaps = not sides & 1
        if swaps:
            sides ^= everybody
        if turn_up:
            won = self._turned(turn_up & everybody, winner) | 1
            child = self._draw(hands, sides, point.drawn, left, turn_up & ~everybody | won)
        else:
            child = self.node(hands, sides, point.drawn, left, 0)
        return child, swaps, left if swaps else taken

    def _turned(self, bits: int, seats: int) -> int:
        """A bit for each seat, counted from another seat."""
        return (bits >> seats | bits << self.players - seats) & self.everybody

    # --- exchanges and the draw --------------------------------------------------------------------------------------

    def _exchanges(self, point: Point, seat: int) -> list[int]:
        """What a seat can do after one exchange or two of its side.

        Exchanging can wait until the card taken is to be played, or until the last draw: more would add nothing.
        """
        options: list[int] = []
        hands, turn_up, times = point.hands, point.turn_up, 0
        is_own = self.when == "own_turn"
        must_be_now = is_own and self.end - point.drawn <= self.trick_size
        while (holder := self._holder(hands, turn_up)) is not None and self.when != "after_win":
            if holder != seat and (is_own or (point.sides >> holder & 1 == 1) is not point.ours):
                break
            taken, times = turn_up >> self.players, times + OPTION
            hands, turn_up = self._exchanged(hands, turn_up)
            if holder == seat:
                options += [times + card for card in (self.code.numbers(hands[seat]) if must_be_now else (taken,))]
        return options

    def _holder(self, hands: Hands, turn_up: int) -> int | None:
        """The only seat that may exchange now, whoever is to act; None when nobody may."""
        give = self.takes.get(turn_up >> self.players)
        if give is None:
            return None
        return next((seat for seat, mask in enumerate(hands) if mask >> give & 1 and turn_up >> seat & 1), None)

    def _exchanged(self, hands: Hands, turn_up: int) -> tuple[Hands, int]:
        """Hands and turn-up after the only exchange that can be made."""
        holder, bottom = self._holder(hands, turn_up), turn_up >> self.players
        assert holder is not None
        give = self.takes[bottom]
        hands = _replaced(hands, holder, self.bit[bottom] - self.bit[give])
        return hands, give << self.players | turn_up & self.everybody

    def _draw(self, hands: Hands, sides: int, drawn: int, left: int, turn_up: int) -> Point:
        """The point after a trick that is drawn for, seat 0 having won it; where exchanges may come first, a choice."""
        now = self._drawn(hands, sides, drawn, left, turn_up)
        waits = self.when == "after_win" or (self.when == "any_time" and self.end - drawn <= self.trick_size)
        holder = self._holder(hands, turn_up) if waits else None
        if holder is None or (self.when == "after_win" and holder):
            return now
        hands, turn_up = self._exchanged(hands, turn_up)
        later = self._draw(hands, sides, drawn, left, turn_up)
        ours = sides >> holder & 1 == 1
        pick = max if ours else min
        choice = Point(pick(now.low, later.low), pick(now.high, later.high), left, (), sides, drawn, 0)
        choice.ours, choice.links = ours, [Link(later, False, 0, 0), Link(now, False, 0, 0)]
        return choice

    def _drawn(self, hands: Hands, sides: int, drawn: int, left: int, turn_up: int) -> Point:
        """The point after each seat has drawn in turn, the winner first."""
        players, rest = self.players, self.end - drawn
        count = self.trick_size if self.trick_size <= rest else players
        cards = [*self.stock[drawn : drawn + count]]
        if count == rest:
            cards[-1] = turn_up >> players
        new = [mask + sum(self.bit[card] for card in cards[seat::players]) for seat, mask in enumerate(hands)]
        return self.node(tuple(new), sides, drawn + count, left, turn_up if count < rest else 0)


def _replaced(hands: Hands, seat: int, change: int) -> Hands:
    """The hands with one mask changed."""
    return (*hands[:seat], hands[seat] + change, *hands[seat + 1 :])
