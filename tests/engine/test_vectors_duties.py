"""O01-O20: which cards may be played (rules.md 2.3 and 4.9). Trumps are bastos."""

from __future__ import annotations

import pytest
from refusals import reason

from brisca_teach import Card, Position, find_rules
from brisca_teach.engine.cards import parse_cards, write_cards

PORTENA, FULL = "portena", "portena+duty.relief=none"


def facing(key: str, trick: str, hand: str, stock: str = "-", leader: int = 0) -> Position:
    """The seat to act holds these cards; the others hold cards that are not named."""
    rules, size = find_rules(key), len(parse_cards(hand))
    played = len(parse_cards(trick))
    seat = (leader + played) % rules.players
    shorter = {(leader + at) % rules.players for at in range(played)}
    hands = [hand if at == seat else write_cards([]) if size == 1 and at in shorter else
             "?" * (size - (at in shorter)) for at in range(rules.players)]  # fmt: skip
    return Position.parse(f"{key} B {'/'.join(hands)} {leader}:{trick} {stock}")


ROWS = [
    ("O01", PORTENA, "12O", "10O7O1O3B", "1O", "no.beat"),
    ("O02", PORTENA, "12O", "10O7O3B", "10O7O", "no.follow"),
    ("O03", PORTENA, "12O", "2O3O", "2O", "no.beat"),
    ("O04", PORTENA, "4O", "3O1B", "3O", "no.follow"),
    ("O05", PORTENA, "12O", "1C4B3B", "4B3B", "no.trump"),
    ("O06", PORTENA, "12O5B", "7B4B1C", "7B", "no.overtrump"),
    ("O07", PORTENA, "12O7B", "5B4B1C", "5B4B1C", ""),
    ("O07-undertrump", PORTENA + "+duty.undertrump=yes", "12O7B", "5B4B1C", "5B4B", "no.undertrump"),
    ("O08", PORTENA, "12O5B", "1O4O12B", "1O4O", "no.follow"),
    ("O09", PORTENA, "7B", "5B12B1C", "12B", "no.beat"),
    ("O10", PORTENA, "7B", "1C2O", "1C2O", ""),
    ("O11", PORTENA, "1O4O", "7C3B", "7C3B", ""),
    ("O11-rematada", "rematada", "1O5O", "7C6B", "6B", "no.trump"),
    ("O11-no_relief", FULL, "1O4O", "7C3B", "3B", "no.trump"),
    ("O12", PORTENA, "12O4O", "1O5O", "1O", "no.beat"),
    ("O12-any", "portena+duty.relief=any", "12O4O", "1O5O", "1O5O", ""),
    ("O13", PORTENA, "12O5B4O", "5C7B", "5C7B", ""),
    ("O14", PORTENA, "12O1O5B", "5C4E12B", "12B", "no.overtrump"),
    ("O15", "valenciana", "12O", "1O4O2B", "1O4O", "no.follow_late"),
    ("O16", "valenciana", "12O", "5C2B", "5C2B", ""),
    ("O17", "valenciana", "12O", "1O4O2B", "1O4O2B", ""),
    ("O18", "brisca_4+duty.kind=follow_trump", "12O", "5C2B", "2B", "no.trump"),
    ("O19", "subastada", "12O", "1O4O2B", "1O4O", "no.follow"),
    ("O20", "subastada", "12O", "5C2B", "5C2B", ""),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "key", "trick", "hand", "legal", "why"), [pytest.param(*row, id=row[0]) for row in ROWS]
)
def test_these_cards_are_legal(name: str, key: str, trick: str, hand: str, legal: str, why: str) -> None:
    stock = "6E7E10E11E5E6C7C4E3E2E1E4B" if name == "O17" else "-"
    position = facing(key, trick, hand, stock)

    cards = [move for move in position.legal_moves() if isinstance(move, Card)]
    assert write_cards(cards) == legal
    refused = [card for card in parse_cards(hand) if card not in cards]
    assert {reason(position, card) for card in refused} == ({why} if why else set())


def test_the_lead_is_free() -> None:
    position = facing(PORTENA, "-", "10O7O3B")

    assert len(position.legal_moves()) == 3
