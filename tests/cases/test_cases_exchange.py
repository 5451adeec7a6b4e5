"""Public bug reports about the exchange, legality and knowledge: cases C32 to C37, C42, C44, C47, C113, C121, C123."""

from __future__ import annotations

import random

import pytest

from brisca_teach import UNKNOWN, Card, IllegalMove, Move, Position, deal, find_rules

SEVEN = Move.parse("exchange:7O")
WON, NONE = "4C5C/6C2C", "-/4C5C6C2C"  # what seats 0 and 1 have won
STATES = {
    "a": f"O 7O4B5B/6B7B 1:4E 2E12O {NONE}",
    "b": f"O 7O4B5B/6B7B4E 0:- 2E12O {WON}",
    "c": f"O 7O4B5B/6B7B 1:4E 2E12O {WON}",
    "d": f"O 7O4B/6B7B4E 0:5B 2E12O {WON}",
    "e": f"O 7O4B/6B7B 0:5B4E 2E12O {WON}",
    "f": f"O 7O4B5B/6B7B4E 0:- 2E12O {WON}",
    "g": f"O 7O4B12O/6B7B4E 0:- - {WON}",
}
ALLOWED = {
    "brisca_2": "bcdef",
    "brisca_2+exchange.when=own_turn+exchange.needs_trick=no": "abcf",
    "brisca_2+exchange.when=after_win": "e",
}


def refusal_of(position: Position, move: Move) -> str:
    """The reason key with which the move is refused; "" when it is allowed."""
    try:
        position.play(move)
    except IllegalMove as refused:
        return refused.reason
    return ""


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("rules", ALLOWED)
def test_case_c34_each_house_rule_has_its_own_window_and_names_what_fails(rules: str, state: str) -> None:
    position = Position.parse(f"{rules} {STATES[state]}")

    refused = refusal_of(position, SEVEN)

    assert (not refused) == (state in ALLOWED[rules]), refused
    offered = {*position.legal_moves(), *position.out_of_turn_moves()}
    assert (SEVEN in offered) == (not refused)
    if state == "g":
        assert refused == "exchange.no.stock"


@pytest.mark.parametrize(
    ("give", "turn_up", "allowed"),
    [
        *[("7O", "10O", 1), ("7O", "6O", 0), ("7O", "4O", 0), ("7O", "2O", 0), ("7O", "12B", 0)],
        *[("2O", "7O", 1), ("2O", "6O", 1), ("2O", "4O", 1), ("2O", "10O", 0), ("2O", "3O", 0)],
    ],
)
def test_case_c36_the_seven_takes_what_is_above_it_and_the_two_four_to_seven(
    give: str, turn_up: str, allowed: int
) -> None:
    trump = turn_up[-1]
    position = Position.parse(f"brisca_2 {trump} {give}4B5B/6B7B4E 0:- 2E{turn_up} 4C5C/6C2C")

    assert (not refusal_of(position, Move.parse(f"exchange:{give}"))) == bool(allowed)


def test_case_c36_with_48_cards_eight_and_nine_count_as_higher_but_not_as_honours() -> None:
    for takes, allowed in (("rank", True), ("honours", False)):
        line = f"brisca_2+pack=es48+exchange.takes={takes} O 7O4B5B/6B7B4E 0:- 2E9O 4C5C/6C2C"
        assert (not refusal_of(Position.parse(line), SEVEN)) == allowed


def test_case_c37_where_only_the_deuce_takes_it_and_only_in_the_first_trick() -> None:
    two = Move.parse("exchange:2O")
    first = Position.parse("briscola_deuce+players=2 O 7O4B/2O6B7B 0:5B 2E12O")
    second = Position.parse("briscola_deuce+players=2 O 7O4B/2O6B7B 0:5B 2E12O 4C5C/-")

    assert refusal_of(first, two) == ""
    assert refusal_of(second, two) == "exchange.no.first"
    assert refusal_of(first, SEVEN) == "exchange.no.card"
    assert refusal_of(Position.parse("brisca_2 O 2O4B5B/6B7B4E 0:- 2E12O 4C5C/6C2C"), two) == "exchange.no.two_high"


def test_case_c32_everybody_sees_what_was_exchanged() -> None:
    after = Position.parse(f"brisca_2 {STATES['b']}").play(SEVEN).play(Card.parse("4B"))

    seen = after.observe(1).position

    assert Card.parse("12O") in seen.hands[0]
    assert seen.turn_up is Card.parse("7O")


def test_case_c42_a_second_card_at_once_is_refused_and_nothing_changes() -> None:
    before = deal(find_rules("brisca_2"), rng=random.Random(42))
    first, second = before.hands[0][:2]

    after = before.play(first)

    assert refusal_of(after, second) == "no.turn"
    assert refusal_of(after, first) == "no.gone"


@pytest.mark.parametrize(
    ("rules", "hand", "legal"),
    [
        ("brisca_2", "1B3C2O", "1B 3C 2O"),
        ("brisca_2+duty.kind=follow+duty.begins=stock_empty", "1B3C2O", "1B"),
        ("brisca_2+duty.kind=follow+duty.begins=stock_empty", "5C3C2O", "5C 3C 2O"),
    ],
)
def test_case_c44_and_c113_any_card_unless_the_rules_oblige(rules: str, hand: str, legal: str) -> None:
    position = Position.parse(f"{rules} O 7C6C/{hand} 0:4B")

    assert " ".join(map(str, position.legal_moves())) == legal


def test_case_c113_with_cards_in_the_stock_even_valenciana_obliges_nobody() -> None:
    position = Position.parse("brisca_2+duty.kind=follow+duty.begins=stock_empty O 7C6C/1B3C2O 0:4B 5B7O")

    assert len(position.legal_moves()) == 3


def test_case_c47_what_a_seat_sees_names_no_hidden_card() -> None:
    position = deal(find_rules("brisca_2"), rng=random.Random(47))

    seen = position.observe(0).position

    hidden = {*position.hands[1], *position.stock[:-1]}
    assert not hidden & {*seen.hands[1], *seen.stock}
    assert set(seen.hands[1]) == {UNKNOWN}
    assert not any(card.code in str(seen).split() for card in hidden)


def test_case_c121_a_claim_needs_the_highest_trumps_still_out() -> None:
    right = Position.parse("brisca_2 O 1O3O12O/1C3C4B 0:-")
    wrong = Position.parse("brisca_2 O 3O12O2B/1O3C4B 0:-")
    claim = Move.parse("claim")

    assert sum(map(right.rules.points, right.play(claim).piles[0])) == 46
    assert claim in right.legal_moves()
    assert refusal_of(wrong, claim) == "no.claim_top"


@pytest.mark.parametrize(("hand", "legal"), [("3B1E1C", "1E 1C"), ("3B1E3O", "3O")])
def test_case_c123_arrastro_asks_for_the_best_card_and_only_where_it_is_played(hand: str, legal: str) -> None:
    line = f"O 1O4B5B/{hand} 0:-"
    said = Position.parse(f"brisca_2+arrastro=yes {line}").play(Move.parse("arrastro:1O"))
    default = Position.parse(f"brisca_2 {line}").play(Card.parse("1O"))

    assert " ".join(map(str, said.legal_moves())) == legal
    assert len(default.legal_moves()) == 3
    assert refusal_of(Position.parse(f"brisca_2 {line}"), Move.parse("arrastro:1O")) == "no.arrastro_rule"
