"""T01-T29: who wins the trick and what it is worth (rules.md 2.2 and 4.1)."""

from __future__ import annotations

import pytest

from brisca_teach import Position, find_rules
from brisca_teach.engine.cards import parse_cards, write_cards

TRICKS: list[tuple[str, str, str | None, str, int, int]] = [
    ("T01", "brisca_4", "O", "7C12C10C2C", 1, 6),
    ("T02", "brisca_4", "B", "5O1E3C12E", 0, 25),
    ("T03", "brisca_4", "B", "1O3O2B12O", 2, 25),
    ("T04", "brisca_4", "E", "1C4E7E3C", 2, 21),
    ("T05", "brisca_4", "O", "4O1C2O1B", 0, 22),
    ("T06", "brisca_2", "O", "7C1B", 0, 11),
    ("T07", "brisca_3", "E", "12C3C11C", 1, 17),
    ("T08", "catalana", "O", "7B9B8B10B", 3, 2),
    ("T09", "catalana", "O", "7B9B8B2B", 1, 0),
    ("T10", "brisca_6", "C", "6E1O12E3B11E7O", 2, 28),
    ("T11", "brisca_4", "O", "12C7C3C11C", 2, 17),
    ("T12", "brisca_4+second=7", "O", "12C7C3C11C", 1, 17),
    ("T13", "brisca_4+second=5", "O", "12C7C3C11C", 0, 7),
    ("T14", "robada", "O", "12C7C3C11C", 0, 7),
    ("T15-three", "brisca_4", "O", "5E2E6E4E", 2, 0),
    ("T15-seven", "brisca_4+second=7", "O", "5E2E6E4E", 2, 0),
    ("T16", "brisca_4+second=5", "O", "5E2E6E4E", 0, 10),
    ("T17", "robada", "O", "5E2E6E4E", 1, 10),
    ("T18-three", "brisca_4", "B", "3B7O2B5B", 0, 10),
    ("T18-seven", "brisca_4+second=7", "B", "3B7O2B5B", 3, 10),
    ("T18-five", "brisca_4+second=5", "B", "3B7O2B5B", 3, 10),
    ("T18-two", "robada", "B", "3B7O2B5B", 2, 10),
    ("T19", "bisca_3+players=2", "O", "3B6B", 1, 0),
    ("T20", "robada+players=2", "B", "3C4C", 1, 0),
    ("T21", "briscola_due", "C", "1C2C3C", 1, 21),
    ("T22", "briscola", "C", "1C2C3C", 0, 21),
    ("T23", "briscola_due+players=2", "C", "2O4O", 1, 0),
    ("T24", "briscola_due", "C", "1O2C1C3O", 1, 32),
    ("T25", "briscolone", None, "4E1O3B2E", 0, 21),
    ("T26", "briscolone", None, "4E12E", 1, 4),
    ("T27", "brisca_2x2", "O", "5C12C1C2O", 3, 15),
    ("T28", "brusquembille", "S", "KD10DQD", 1, 17),
    ("T29", "brusquembille_1718", "S", "JD10D", 0, 12),
]
COLUMNS = ("key", "trump", "text", "winner", "points")


@pytest.mark.parametrize(COLUMNS, [pytest.param(*row, id=name) for name, *row in TRICKS])
def test_trick_has_this_winner_and_these_points(
    key: str, trump: str | None, text: str, winner: int, points: int
) -> None:
    rules, cards = find_rules(key), parse_cards(text)

    assert rules.trick_winner(cards, trump) == winner
    assert sum(map(rules.points, cards)) == points


@pytest.mark.parametrize(
    COLUMNS,
    [pytest.param(*row[1:], id=row[0]) for row in TRICKS if find_rules(row[1]).trick_size == len(parse_cards(row[3]))],
)
def test_the_winner_has_the_cards_and_leads(key: str, trump: str | None, text: str, winner: int, points: int) -> None:
    rules, cards = find_rules(key), parse_cards(text)
    hands = "/".join(write_cards(cards[seat :: rules.players]) for seat in range(rules.players))
    position = Position.parse(f"{key} {trump or '-'} {hands} 0:- -")
    seat = winner % rules.players

    for card in cards:
        position = position.play(card)

    assert position.piles[seat] == cards
    assert position.leader == seat
    assert position.turn is None
    assert (outcome := position.outcome()) and outcome.points[seat] == points


def test_a_card_of_a_third_suit_never_wins() -> None:
    rules = find_rules("brisca_4")

    for discard in rules.cards:
        if discard.suit not in "CO":
            assert rules.trick_winner((*parse_cards("2C"), discard), "O") == 0
