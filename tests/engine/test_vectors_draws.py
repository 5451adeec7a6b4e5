"""R01-R08: who draws what after a trick (rules.md 2.1, 2.6 and 4.3)."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from engine_decks import after, plays_out

from brisca_teach import Card, Position, deal, find_rules

# id, position before the last card of the trick, that card, hands after the draw (the last card is the drawn one)
LAST_DRAWS = [
    ("R01", "brisca_2 O 3C4C/6C7C2B 0:1B 10C12O", "2B", "3C4C10C/6C7C12O", 0),
    ("R02", "brisca_4 O 3C4C/6C7C/11C12C/4E5E2B 0:5B6B1B 6E10E11E12O", "2B", "3C4C11E/6C7C12O/11C12C6E/4E5E10E", 2),
    ("R03", "brisca_3 O 3C4C/6C7C/11C12C2B 0:5B1B 6E10E12O", "2B", "3C4C12O/6C7C6E/11C12C10E", 1),
    ("R04", "brisca_6_36 O 3C4C/6C7C/11C12C/4E5E/3B7B/5O6O10B 0:5B6B11B12B1B 6E7E10E11E1E12O", "10B",
     "3C4C10E/6C7C11E/11C12C1E/4E5E12O/3B7B6E/5O6O7E", 4),
    ("R06", "brisca_2x2 O 3C/6C2B 0:1B4B5B 10C12O", "2B", "3C10C/6C12O", 0),
    ("R08", "brisca_2 O 3C4C/6C7C2B 0:1B 10C7O", "2B", "3C4C10C/6C7C7O", 0),
]  # fmt: skip


@pytest.mark.parametrize(("line", "card", "hands", "winner"),
                         [pytest.param(*row[1:], id=row[0]) for row in LAST_DRAWS])  # fmt: skip
def test_the_winner_draws_first_and_the_turn_up_goes_last(line: str, card: str, hands: str, winner: int) -> None:
    drawn = Position.parse(line).play(Card.parse(card))

    assert str(drawn).split()[2] == hands
    assert drawn.leader == winner
    assert drawn.stock == ()


# id, rules, tricks followed by a draw, tricks in all
LENGTHS = [
    ("R03", "brisca_3", 10, 13),
    ("R04", "brisca_6_36", 3, 6),
    ("R05", "brisca_6", 5, 8),
    ("R06", "brisca_2x2", 9, 10),
    ("R07", "briscolone", 15, 20),
    ("D-2-40", "brisca_2", 17, 20),
    ("D-2-48", "catalana+players=2", 21, 24),
    ("D-2-20", "rapida", 7, 10),
    ("D-3-36", "brisca_3_36", 9, 12),
    ("D-4-40", "brisca_4", 7, 10),
    ("D-4-48", "catalana", 9, 12),
    ("D-4-20", "rapida+players=4", 2, 5),
    ("D-5-40", "brisca_5", 5, 8),
    ("D-2-hand-9", "bisca_9+players=2", 11, 20),
    ("D-4-hand-10", "portena", 0, 10),
    ("D-2-32", "brusquembille", 13, 16),
    ("D-4-32", "brusquembille_4", 5, 8),
    ("D-3-30", "brusquembille_3", 7, 10),
    ("D-5-30", "brusquembille_5", 3, 6),
]


@pytest.mark.parametrize(("key", "drawing", "tricks"), [pytest.param(*row[1:], id=row[0]) for row in LENGTHS])
def test_deal_has_this_many_tricks_and_draws(key: str, drawing: int, tricks: int) -> None:
    line = plays_out(deal(find_rules(key), random.Random(3)))

    ends = [(one, two) for one, two in pairwise(line) if two.piles != one.piles]
    assert len(ends) == tricks
    assert sum(one.stock != two.stock for one, two in ends) == drawing


def test_two_cards_each_leave_two_stock_cards_after_trick_eight() -> None:  # R06
    line = plays_out(deal(find_rules("brisca_2x2"), random.Random(3)))
    eighth = next(position for position in line if sum(map(len, position.piles)) == 32)

    assert len(eighth.stock) == 2
    tenth = next(position for position in line if sum(map(len, position.piles)) == 36)
    assert [len(hand) for hand in tenth.hands] == [2, 2]


def test_the_last_drawer_gets_the_seven_that_was_exchanged() -> None:  # R08
    position = Position.parse("brisca_2 O 3C4C7O/6C7C2B 0:- 10C12O 5C10B/-")

    found = after(position, "exchange:7O 12O 2B")

    assert Card.parse("7O") in found.hands[1]
