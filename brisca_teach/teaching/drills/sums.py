"""Numbers of points to choose from, and the sum that proves the right one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.rules import Rules
from brisca_teach.teaching.questions import Choice, Part
from brisca_teach.teaching.reasons import Points, RankSum, Reason, because

LISTED = 12
"""A longer pile is added up rank by rank."""

_USUAL = (0, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 17, 20, 21, 25, 28, 32)


def total(rules: Rules, cards: Sequence[Card]) -> int:
    """What the cards are worth together."""
    return sum(rules.points(card) for card in cards)


def proof(rules: Rules, cards: Sequence[Card]) -> Reason:
    """The points card by card, of many cards rank by rank; a single card is worth what it is worth."""
    if len(cards) == 1:
        return because("points.one", card=cards[0], points=rules.points(cards[0]))
    if len(cards) > LISTED:
        return because("points.tally", points=total(rules, cards), text=_by_rank(rules, cards))
    tally = tuple((card, rules.points(card)) for card in cards)
    return because("points.tally", points=total(rules, cards), text=tally)


def _by_rank(rules: Rules, cards: Sequence[Card]) -> tuple[RankSum, ...]:
    counted = ((rank, sum(card.rank == rank for card in cards)) for rank in rules.ladder)
    return tuple(RankSum(rank, n, rules.rank_points[rank]) for rank, n in counted if n and rank in rules.rank_points)


def hints(rules: Rules, cards: Sequence[Card], offered: Sequence[int]) -> tuple[Reason, ...]:
    """Which cards count? The table of points. Then two numbers, one of them right."""
    right = total(rules, cards)
    other = min((number for number in offered if number != right), key=lambda number: abs(number - right))
    narrowed = because("hint.points.two", a=min(right, other), b=max(right, other))
    if len(cards) == 1:  # there, the table would be the answer
        return because("hint.points.number"), because("hint.points.five"), narrowed
    return because("hint.points.which"), because("hint.points.table"), narrowed


def part(rng: Random, rules: Rules, cards: Sequence[Card], ask: Reason, wrong: Sequence[Reason]) -> Part:
    """The question how many points these cards make, with four numbers to choose from."""
    right = total(rules, cards)
    offered = sorted({right, *_slips(rng, rules, cards, 3)})
    says = (*wrong, proof(rules, cards))
    choices = tuple(Choice(str(n), Points(n), () if n == right else says) for n in offered)
    return Part(ask, choices, (str(right),), hints=hints(rules, cards, offered))


def _slips(rng: Random, rules: Rules, cards: Sequence[Card], count: int) -> list[int]:
    """Wrong sums a learner could reach: a card forgotten, a three as 3, printed numbers; then usual sums."""
    right = total(rules, cards)
    slips = {right - rules.points(card) for card in cards} | {_three_as_three(rules, cards)}
    slips |= {sum(card.rank for card in cards)} if len(cards) < 4 else set()
    likely = sorted(slips - {right})
    rng.shuffle(likely)
    near = sorted(set(_USUAL) - {right, *likely}, key=lambda number: (abs(number - right), number))[:6]
    rng.shuffle(near)
    return (likely[: count - 1] + near)[:count]


def _three_as_three(rules: Rules, cards: Sequence[Card]) -> int:
    return sum(card.rank if card.rank == rules.second else rules.points(card) for card in cards)
