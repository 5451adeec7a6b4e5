"""Rounds of open endings: a trump saved and a trump spent, a last draw lost and a last draw won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from random import Random

from brisca_teach.analysis.limits import tricks_left
from brisca_teach.analysis.solver import Solution, solve
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.dealing import deal as deal_cards
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import best_card, closed
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.sampled import kept
from brisca_teach.teaching.questions import Question

TRICKS = {1: (3, 4), 2: (4, 5), 3: (5, 6)}
"""How many tricks are left, by level."""

CLOSED = 4
"""The level at which the other cards are face down."""

ROUNDS = {
    1: ("save", "lose", "spend", "win"),
    2: ("save", "lose", "spend", "win", "greed", "safe"),
    3: ("greed", "save", "safe", "greed", "spend", "safe"),
    CLOSED: closed.THEMES,
}
"""What the best card does, by level: the items of a round take these in turn."""

RICH = 2
"""A lead worth a trump counts at least so many points."""


@dataclass(frozen=True)
class Ending:
    """A position to be valued: what can be seen at once, and what the solver adds."""

    position: Position

    @cached_property
    def solution(self) -> Solution:
        """The value of every move."""
        return solve(self.position)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards that may be played."""
        return tuple(move for move in self.position.legal_moves() if isinstance(move, Card))

    def takes(self, card: Card) -> bool:
        """Whether this card takes the trick as it lies; with two players that is final."""
        trick = (*self.position.trick, card)
        return self.position.rules.trick_winner(trick, self.position.trump) == len(trick) - 1

    def is_trump(self, card: Card) -> bool:
        """Whether it is a trump."""
        return card.suit == self.position.trump

    @property
    def is_plain_lead(self) -> bool:
        """Whether a plain card of some worth was led, and the learner could trump it or let it go."""
        trick, rules = self.position.trick, self.position.rules
        return (
            len(trick) == 1
            and not self.is_trump(trick[0])
            and rules.points(trick[0]) >= RICH
            and len({self.is_trump(card) for card in self.cards}) == 2
        )

    @property
    def is_last_draw(self) -> bool:
        """Whether the last cards of the stock hang on this trick, and the learner may win or lose it."""
        position = self.position
        is_last = len(position.stock) == position.rules.players and len(position.trick) == 1
        return is_last and len({self.takes(card) for card in self.cards}) == 2

    def gap(self, good: Callable[[Card], bool]) -> int:
        """By how many points the best card of this sort is better than the best of the others."""
        values = self.solution.values
        return max(values[c] for c in self.cards if good(c)) - max(values[c] for c in self.cards if not good(c))


Sort = Callable[[Ending], bool]


def _saves(ending: Ending) -> bool:
    return ending.is_plain_lead and ending.gap(lambda card: not ending.is_trump(card)) > best_card.NEAR


def _spends(ending: Ending) -> bool:
    return ending.is_plain_lead and ending.gap(ending.is_trump) > best_card.NEAR


def _loses(ending: Ending) -> bool:
    return ending.is_last_draw and ending.gap(lambda card: not ending.takes(card)) > best_card.NEAR


def _wins(ending: Ending) -> bool:
    return ending.is_last_draw and ending.gap(ending.takes) > best_card.NEAR


def _matters(ending: Ending) -> bool:
    worth = ending.solution.values.values()
    return max(worth) - min(worth) > best_card.NEAR


SORTS: Mapping[str, Sort] = {
    "save": _saves,
    "spend": _spends,
    "lose": _loses,
    "win": _wins,
    "greed": lambda ending: _matters(ending) and greedy(ending.position) not in ending.solution.best,
    "safe": lambda ending: _matters(ending) and greedy(ending.position) in ending.solution.best,
}
"""What the best card does; each is clear by more than three points."""


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of open endings; of every eight at level 1 two are of each sort."""
    wanted = ROUNDS[level]
    sorts = [wanted[at % len(wanted)] for at in range(items)]
    if level == CLOSED:
        return gathered(rng, [partial(_closed_item, theme=sort) for sort in sorts])
    return gathered(rng, [partial(_item, sort=sort, tricks=TRICKS[level]) for sort in sorts])


def _closed_item(rng: Random, theme: str) -> Question:
    chosen = rng.choice([one for one in kept(closed.BANK) if one.theme == theme])
    suits = chosen.position.rules.suits
    worn = chosen.dressed(dict(zip(suits, rng.sample(suits, len(suits)), strict=True)))
    return closed.make(worn.position, worn.measured)


def _item(rng: Random, sort: str, tricks: tuple[int, ...]) -> Question:
    while True:
        ending = Ending(played_down(rng, 4 if sort in ("lose", "win") else rng.choice(tricks)))
        if SORTS[sort](ending):
            return best_card.grade(ending.position, ending.solution)


def played_down(rng: Random, tricks: int) -> Position:
    """The learner's turn in a random deal for two with so many tricks left, cards only."""
    while True:
        position = deal_cards(find_rules("brisca_2"), rng=rng)
        while position.turn is not None and tricks_left(position) > tricks:
            position = position.play(_any_card(rng, position))
        if position.turn == 1:
            position = position.play(_any_card(rng, position))
        if position.turn == 0 and position.phase == "play" and tricks_left(position) == tricks:
            return position


def _any_card(rng: Random, position: Position) -> Move:
    cards = [move for move in position.legal_moves() if isinstance(move, Card)]
    return rng.choice(cards or position.legal_moves())


def greedy(position: Position) -> Move:
    """What greed would play: the card that takes most in this trick, else the cheapest."""
    cards = [move for move in position.legal_moves() if isinstance(move, Card)]
    return max(cards, key=lambda card: _grab(position, card))


def _grab(position: Position, card: Card) -> tuple[int, int]:
    rules, trick = position.rules, (*position.trick, card)
    mine = rules.trick_winner(trick, position.trump) == len(trick) - 1 and len(trick) == rules.players
    worth = sum(map(rules.points, trick))
    return (worth if mine else -rules.points(card)), -rules.powers[position.trump][card]


def ask(item: str | Position, level: int = 1) -> Question:
    """The best card: exact with open hands, on average where cards are face down."""
    position = Position.parse(item) if isinstance(item, str) else item
    return closed.ask(position, level) if closed.is_closed(position) else best_card.ask(position, level)


DRILL = Drill("best_card", ask, deal, levels=len(ROUNDS))
