"""Public bug reports about trick and rank, and names of cards: cases C01 to C07 and C115 in our terms."""

from __future__ import annotations

import pytest

from brisca_teach import BadText, Card, Position, find_rules
from brisca_teach.engine.cards import parse_cards
from brisca_teach.views.words import parse_card_name

RULES = find_rules("brisca_4")


@pytest.mark.parametrize("trump", ["O", "E"])
def test_case_c01_the_king_takes_four_cards_of_one_suit(trump: str) -> None:
    position = Position.parse(f"brisca_4 {trump} 4E5O6O/7E5C6C/12E5B6B/2E4C4B 0:-")

    for card in parse_cards("4E7E12E2E"):
        position = position.play(card)

    assert (position.turn, position.leader) == (2, 2)
    assert sum(map(RULES.points, position.piles[2])) == 4


@pytest.mark.parametrize(
    ("trick", "trump", "winner", "points"),
    [
        *[("1E2E", "E", 0, 11), ("7E4E", "E", 0, 0), ("2E1E", "E", 1, 11)],  # C03: both are trumps, rank decides
        *[("4O6O", "E", 1, 0), ("6O4O", "E", 0, 0), ("2O4O", "E", 1, 0), ("5O6B", "E", 0, 0)],  # C04: blanks rank
    ],
)
def test_case_c03_and_c04_rank_decides_never_points(trick: str, trump: str, winner: int, points: int) -> None:
    cards = parse_cards(trick)

    assert RULES.trick_winner(cards, trump) == winner
    assert sum(map(RULES.points, cards)) == points


@pytest.mark.parametrize("pack", ["es40", "es48"])
def test_case_c05_points_go_by_what_is_printed(pack: str) -> None:
    rules = find_rules(f"brisca_4+pack={pack}")
    worth = {card.rank: rules.points(card) for card in rules.cards if card.suit == "C"}

    assert {rank: points for rank, points in worth.items() if points} == {1: 11, 3: 10, 10: 2, 11: 3, 12: 4}
    assert sum(worth.values()) == 30
    assert sum(map(rules.points, rules.cards)) == 120


def test_case_c07_a_led_trump_does_not_double_the_suit() -> None:
    position = Position.parse("brisca_2 C 7C5B6B/1C4C12B 0:-").play(Card.parse("7C"))

    assert [str(move) for move in position.legal_moves()] == ["1C", "4C", "12B"]


@pytest.mark.parametrize(
    ("text", "lang", "deck", "code"),
    [
        ("10O", "es", "spanish", "10O"),
        ("sota de oros", "es", "spanish", "10O"),
        ("jack of coins", "en", "spanish", "10O"),
        ("fante di coppe", "es", "italian", "10C"),
        ("cavallo di spade", "es", "italian", "11E"),
        ("re di bastoni", "es", "italian", "12B"),
        ("8C", "es", "italian", "10C"),
    ],
)
def test_case_c115_one_card_has_many_names(text: str, lang: str, deck: str, code: str) -> None:
    assert parse_card_name(text, lang, deck) == code


def test_case_c115_an_eight_is_unknown_in_40_cards_and_a_blank_in_48() -> None:
    with pytest.raises(BadText) as refused:
        Position.parse("brisca_2 O 8C/1C 0:-")

    assert refused.value.reason == "pos.rank"
    assert find_rules("catalana").points(Card.parse("8C")) == 0
