"""Public bug reports about score and end, in our terms: cases C09 to C19 and C117."""

from __future__ import annotations

import random

import pytest

from brisca_teach import BadText, Card, Match, Position, deal, find_rules
from brisca_teach.engine.cards import parse_cards, write_cards

PACK = find_rules("brisca_2").cards


def ended(rules: str, *piles: str, leader: int = 0) -> Position:
    """A finished deal in which each seat has won these cards."""
    empty = "/".join("-" * len(piles))
    return Position.parse(f"{rules} O {empty} {leader}:- - {'/'.join(piles)}")


def split(points: int, cards: int) -> tuple[str, str]:
    """Two piles of the pack: the first has so many points in so many cards."""
    rules = find_rules("brisca_2")
    rng = random.Random(points * 100 + cards)
    while True:
        first = rng.sample(PACK, cards)
        if sum(map(rules.points, first)) == points:
            return write_cards(first), write_cards(card for card in PACK if card not in first)


@pytest.mark.parametrize(("pile", "points"), [("-", 0), ("1O", 11), ("1O3O12O11O10O", 30), (write_cards(PACK), 120)])
def test_case_c09_a_pile_counts_from_its_first_card(pile: str, points: int) -> None:
    outcome = ended("brisca_2", pile, "-").outcome()

    assert outcome is not None
    assert outcome.points[0] == points


@pytest.mark.parametrize("rules", ["brisca_2", "brisca_2+scoring.tie=draw"])
def test_case_c11_a_tie_is_finished_and_has_no_winner(rules: str) -> None:
    outcome = ended(rules, *split(60, 20)).outcome()

    assert outcome is not None
    assert (outcome.side_points, outcome.winners, outcome.winner) == ((60, 60), (), None)
    assert "tie" in outcome.flags


def test_case_c13_the_side_with_more_points_wins_whoever_is_seat_0() -> None:
    piles = ("3O", "1O1C1E12O11O", "1B3C3E12C11C10C", "3B12E12B11E11B10E10B10O")

    outcome = ended("brisca_4", *piles).outcome()

    assert outcome is not None
    assert outcome.points == (10, 40, 40, 30)
    assert outcome.side_points == (50, 70)
    assert outcome.winner == 1


def test_case_c14_the_last_trick_counts_for_who_wins_it() -> None:
    piles = parse_cards("1O1C1E3O3C3E12O12C12E12B11O11C11E11B10O10C10E10B")
    before = Position.parse(f"brisca_2 O 1B/3B 0:- - {write_cards(piles)}/-")
    rules = before.rules
    assert sum(map(rules.points, piles)) == 99

    after = before.play(Card.parse("1B")).play(Card.parse("3B"))

    outcome = after.outcome()
    assert outcome is not None
    assert outcome.points == (120, 0)


def test_case_c16_all_points_and_all_tricks_are_two_facts() -> None:
    worthless, rest = "4B5B", write_cards(card for card in PACK if str(card) not in ("4B", "5B"))

    one_trick, none = ended("brisca_2", rest, worthless).outcome(), ended("brisca_2", write_cards(PACK), "-").outcome()

    assert one_trick is not None
    assert none is not None
    assert one_trick.flags & {"all_points", "all_tricks"} == {"all_points"}
    assert none.flags & {"all_points", "all_tricks"} == {"all_points", "all_tricks"}


def test_case_c18_the_result_is_there_with_the_last_card_and_only_then() -> None:
    position = deal(find_rules("brisca_2"), rng=random.Random(18))
    outcomes = []
    while moves := position.legal_moves():
        outcomes.append(position.outcome())
        position = position.play(moves[0])

    assert set(outcomes) == {None}
    result = position.outcome()
    assert result is not None
    assert sum(result.points) == 120
    assert result.winner is not None


def test_case_c19_play_goes_on_after_61_and_all_points_are_counted() -> None:
    hands, stock, won = "3B12C12E/12B11C11E", "11B10O10C10E2B10B", "1O1C1E1B3O12O11O"
    placed = parse_cards(hands.replace("/", "") + stock + won + "3C3E")
    blanks = write_cards(card for card in PACK if card not in placed)
    position = Position.parse(f"brisca_2 B {hands} 0:- {stock} {won}{blanks}/3C3E")
    assert [sum(map(position.rules.points, pile)) for pile in position.piles] == [61, 20]

    assert position.turn == 0
    assert position.outcome() is None
    while moves := position.legal_moves():
        position = position.play(moves[0])

    outcome = position.outcome()
    assert outcome is not None
    assert sum(outcome.points) == 120
    assert outcome.winner == 0


@pytest.mark.parametrize(
    ("tie", "cards", "games", "redeal"),
    [
        ("most_cards", 22, (1, 0), False),
        ("most_cards", 20, (0, 0), False),
        ("draw", 22, (0, 0), False),
        ("redeal", 22, (0, 0), True),
        ("both", 22, (1, 1), False),
    ],
)
def test_case_c117_sixty_all_means_what_the_tie_rule_says(
    tie: str, cards: int, games: tuple[int, int], redeal: bool
) -> None:
    outcome = ended(f"brisca_2+scoring.tie={tie}", *split(60, cards)).outcome()

    assert outcome is not None
    assert (outcome.games, outcome.is_redeal) == (games, redeal)


def test_case_c117_a_void_deal_is_dealt_again_by_the_same_dealer() -> None:
    match = Match(find_rules("briscola_2"))
    void = ended("briscola_2", *split(60, 20)).outcome()
    assert void is not None

    assert match.add(void).dealer == match.dealer


@pytest.mark.parametrize("text", ["brisca_2 O 1O/1O 0:-", "brisca_2 O 1O/8C 0:-", "brisca_2 O 1O/3C 2:-"])
def test_case_c55_a_broken_state_is_refused_before_anything_is_valued(text: str) -> None:
    with pytest.raises(BadText):
        Position.parse(text)
