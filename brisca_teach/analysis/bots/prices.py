"""What a card is worth in the hand: what a player gives up by playing it now.

In points. Tuned by paired deals of the two-player game against earlier tables of prices.
"""

from __future__ import annotations

from dataclasses import dataclass

from brisca_teach.analysis.bots.reading import Reading
from brisca_teach.engine.cards import Card
from brisca_teach.engine.rules import Rules

HONOURS = 5  # ace, second, king, knight, jack: the order of the tables
FULL_AT = 3  # with fewer cards to come, what is kept loses its worth


@dataclass(frozen=True)
class Prices:
    """A table of prices: honours from the ace down to the jack, then what is common to the rest."""

    plain: tuple[float, ...] = (7.0, 6.0, 2.4, 1.7, 1.1)
    trump: tuple[float, ...] = (19.0, 15.0, 9.0, 7.5, 6.5)
    low_trump: float = 4.2
    step: float = 0.15  # for each place in the suit
    tempo: float = 0.6  # the price of having to lead to the next trick
    black: float = 6.0  # where three trumps held together win at once: the two that one has


PRICES = Prices()


def price(reading: Reading, card: Card, prices: Prices = PRICES) -> float:
    """What keeping the card is worth now, in points."""
    full = full_price(reading.rules, reading.trump, card, prices) + _black_price(reading, card, prices)
    return full * min(1.0, reading.to_come / FULL_AT)


def full_price(rules: Rules, trump: str | None, card: Card, prices: Prices = PRICES) -> float:
    """What keeping the card is worth while many tricks are still to come."""
    is_trump = card.suit == trump
    worth = prices.step * rules.strength(card, trump)
    if card.rank in rules.honours:
        return worth + (prices.trump if is_trump else prices.plain)[rules.honours.index(card.rank)]
    if not is_trump:
        return worth
    return worth + (prices.trump[0] if rules.trump_two_top and card.rank == 2 else prices.low_trump)


def _black_price(reading: Reading, card: Card, prices: Prices) -> float:
    """What a part of the black hand is worth to one who holds two and may yet draw the third."""
    rules = reading.rules
    if "mano_negra" not in rules.instant or card.suit != reading.trump:
        return 0.0
    ranks = (rules.ace, rules.second, rules.printed.courts[0])
    held = [rank for rank in ranks if Card(rank, card.suit) in reading.hand]
    missing = [Card(rank, card.suit) for rank in ranks if rank not in held]
    is_hoped = card.rank in held and len(missing) == 1 and missing[0] in reading.unseen
    return prices.black if is_hoped else 0.0
