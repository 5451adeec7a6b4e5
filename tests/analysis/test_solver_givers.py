"""Cards that can be exchanged for the turn-up are like no other: the fast search agrees with the one on the rules."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.analysis.search import Search
from brisca_teach.analysis.stakes import Points, sides_of
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules

LOW_GIVER = (
    "brisca_4 E 11C6E10B/3E4B6B/3B7E/5E7O 2:6C10O 1B2E7C3O10E7B11B11E"
    " 6O5O10C12O/2C1C1E4O/4C5C12C3C/11O2B4E5B2O12B1O12E"
)
"""The two of trumps could be given for the seven, once that lies under the stock: it is not the five beside it."""


def both(position: Position) -> tuple[int, int]:
    """What the side to act still gains, by the fast search and by the rules alone."""
    points = Points(sides_of(position)[0])
    fast, slow = (Search(position, points, None, is_fast).value(position) for is_fast in (True, False))
    return fast, slow


def test_the_two_of_trumps_is_not_the_five_beside_it() -> None:
    position = Position.parse(LOW_GIVER).play(Card.parse("10B"))

    fast, slow = both(position)
    assert fast == slow


@pytest.mark.parametrize("key", ["brisca_4", "brisca_2", "brisca_2+exchange.when=own_turn"])
def test_where_an_exchange_is_to_come_both_searches_agree(key: str) -> None:
    """Before the last draw, with somebody who can exchange: the first twelve such positions of random deals."""
    rules = find_rules(key)
    played = (_played(deal(rules, Random(seed)), Random(f"{key} {seed}"), rules.trick_size) for seed in range(400))
    found = [position for position in played if position is not None and _can_be_exchanged(position)][:12]

    assert len(found) == 12
    for position in found:
        fast, slow = both(position)
        assert fast == slow, position


def _played(position: Position, chance: Random, stock: int) -> Position | None:
    """The deal played at random, without exchanges, until so little is left to draw."""
    while position.turn is not None and (len(position.stock) > stock or position.trick):
        cards = [move for move in position.legal_moves() if isinstance(move, Card)]
        position = position.play(chance.choice(cards or list(position.legal_moves())))
    return position if position.turn is not None and position.stock else None


def _can_be_exchanged(position: Position) -> bool:
    taken = position.stock[-1]
    givers = position.rules.givers[position.trump or ""]
    held = {card for hand in position.hands for card in hand}
    return any(card in held and position.rules.strengths[card] < position.rules.strengths[taken] for card in givers)
