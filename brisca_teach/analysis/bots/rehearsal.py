"""A two-player deal played through at speed, with open eyes only for the cards in each hand: what a bot imagines.

Only for games where every card may be played and two cards make a trick. The tables come from `Rules`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from brisca_teach.analysis.bots.prices import FULL_AT, PRICES, full_price
from brisca_teach.analysis.encoding import encoding
from brisca_teach.engine.rules import Rules

NONE = -1
EXACT, NO_END = 3, 1000  # so many last tricks are played exactly
LOST_PLAIN, LOST_TRUMP = 0.75, 0.35  # how often the points of a card that is led are lost


class Stage(NamedTuple):
    """What each card promises: as a reply that takes the trick or leaves it, and as a lead."""

    taking: list[float]
    losing: list[float]
    leading: list[float]


class Rehearsal:
    """How a sensible player without memory plays the cards of one game with one trump suit."""

    def __init__(self, rules: Rules, trump: str | None) -> None:
        code = encoding(rules, trump)
        self.number, self.points, self.wins, self.takes = code.number, code.points, code.wins, code.takes
        lost = [LOST_TRUMP if card.suit == trump else LOST_PLAIN for card in code.cards]
        price = [full_price(rules, trump, card) for card in code.cards]
        self.stages = [self._stage(price, lost, left / FULL_AT) for left in range(FULL_AT + 1)]

    def _stage(self, price: Sequence[float], lost: Sequence[float], share: float) -> Stage:
        points, every = self.points, range(len(price))
        tempo = PRICES.tempo if share else 0.0
        return Stage(
            taking=[points[at] - price[at] * share - tempo for at in every],
            losing=[-points[at] - price[at] * share for at in every],
            leading=[-points[at] * lost[at] - price[at] * share for at in every],
        )

    def lead(self, hand: Sequence[int], left: int) -> int:
        """The card that this player leads with so many more to come after it."""
        return max(hand, key=self.stages[left].leading.__getitem__)

    def reply(self, hand: Sequence[int], led: int, left: int) -> int:
        """The card that this player plays to the card led."""
        stake, wins = self.points[led], self.wins[led]
        taking, losing, _ = self.stages[left]
        best, chosen = -1e9, NONE
        for card in hand:
            worth = taking[card] + stake if wins[card] else losing[card] - stake
            if worth > best:
                best, chosen = worth, card
        return chosen

    def finish(
        self, hands: list[list[int]], leader: int, led: int, stock: list[int], careless: float, rng: random.Random
    ) -> int:
        """By how many points seat 0 beats seat 1 from here on; `led` is the card on the table or NONE.

        Seat 1 plays any card at all with the probability `careless`; without that the last tricks are played exactly.
        The lists are used up.
        """
        points, wins, margin, drawn, end, chance = self.points, self.wins, 0, 0, len(stock), rng.random
        while True:
            mine, theirs = hands[leader], hands[1 - leader]
            left = FULL_AT if drawn < end else min(FULL_AT, len(theirs) - 1)
            if led == NONE:
                if drawn == end and not careless and len(mine) <= EXACT:
                    return margin + (1 - 2 * leader) * self.ending(tuple(mine), tuple(theirs))
                if not mine:
                    return margin
                led = mine[int(chance() * len(mine))] if leader and chance() < careless else self.lead(mine, left)
                mine.remove(led)
            is_careless = not leader and chance() < careless
            played = theirs[int(chance() * len(theirs))] if is_careless else self.reply(theirs, led, left)
            theirs.remove(played)
            leader = 1 - leader if wins[led][played] else leader
            margin += (1 - 2 * leader) * (points[led] + points[played])
            if drawn < end:
                self._exchange(hands[leader], stock)
                hands[leader].append(stock[drawn])
                hands[1 - leader].append(stock[drawn + 1])
                drawn += 2
            led = NONE

    def ending(self, mine: tuple[int, ...], theirs: tuple[int, ...]) -> int:
        """By how much the hand on lead gains more than the other when both play the last cards at their best."""
        best = -NO_END if mine else 0
        for at, led in enumerate(mine):
            rest, worst, wins = mine[:at] + mine[at + 1 :], NO_END, self.wins[led]
            for place, card in enumerate(theirs):
                gain, other = self.points[led] + self.points[card], theirs[:place] + theirs[place + 1 :]
                value = -gain - self.ending(other, rest) if wins[card] else gain + self.ending(rest, other)
                worst = min(worst, value)
                if worst <= best:
                    break
            best = max(best, worst)
        return best

    def _exchange(self, hand: list[int], stock: list[int]) -> None:
        """The winner takes the turn-up when he holds what may be given for it."""
        give = self.takes.get(stock[-1], NONE)
        if give in hand:
            hand[hand.index(give)], stock[-1] = stock[-1], give


@lru_cache(maxsize=64)
def rehearsal(rules: Rules, trump: str | None) -> Rehearsal:
    """The tables of a game with this trump suit, made once."""
    return Rehearsal(rules, trump)
