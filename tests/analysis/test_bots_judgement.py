"""What a bot says and plays where one answer is plainly right."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from brisca_teach import Move, Position, deal, find_rules
from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.bots.habits import carelessness
from brisca_teach.engine.moves import Bid, Bury, Call, Pass, RankBid

THINKING = ["club", "counting", "expert"]


def said(text: str, level: str = "club") -> str:
    """What the level plays for the seat to act."""
    position = Position.parse(text)
    assert position.turn is not None
    return str(find_level(level).bot(position.observe(position.turn), random.Random(1)))


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("brisca_2 O 4B6C2O/?? 1:1C ???5O -/-", "2O"),
        ("brisca_2 O 4B6C1O/?? 1:4C ???5O -/-", "4B"),
        ("brisca_2 O 3B6C1O/?? 1:4B ???5O -/-", "3B"),
        ("brisca_4 O 1B4C5E/??/??/?? 1:2C3C12C ???5O -/-/-/-", "1B"),
        ("brisca_4 O 1B4C12E/??/??/?? 1:1O2C12C ???5O -/-/-/-", "4C"),
        ("brisca_2 O 7O6C5E/??? 0:- ???12O 2E2B/-", "exchange:7O"),
        ("brisca_2 O 1O3O12O/??? 0:- - -/-", "claim"),
        ("marianna - 12E11E12C11C1C/????? 0:- ?? -/-", "meld:C"),
        ("brisca_s0 O 1O6C5E/???/???/??? 0:- ???5O -/-/-/-", "arrastro:1O"),
        ("muerte_tres O 1O6C5E/??/??/?? 1:4C4E3O ???5O -/-/-/-", "1O"),
    ],
    ids=["trump an ace", "leave nothing", "save a second", "feed the partner", "starve the rivals", "exchange",
         "claim", "meld the better suit", "draw out the best cards", "the ace kills the three"],
)  # fmt: skip
def test_what_is_plainly_right_is_played(text: str, move: str, level: str) -> None:
    assert said(text, level) == move


def test_a_pair_is_announced_while_playing() -> None:
    assert said("portena O 12E11E4C/???/???/??? 0:- - -/-/-/-").startswith("announce:")


def test_the_three_of_trumps_is_not_shown_to_the_ace() -> None:
    assert said("muerte_tres O 3O6C5E/???/???/??? 0:- ???5O -/-/-/-") != "3O"


def hand_bid(hand: str, key: str = "chiamata", calls: str = "") -> Move:
    hidden = "/".join(["?" * 8] * 4)
    text = f"{key} - {hand}/{hidden} 0:- - -/-/-/-/-{calls}"
    return find_level("club").bot(Position.parse(text).observe(0), random.Random(0))


def test_a_weak_hand_passes() -> None:
    assert hand_bid("4O5O6C7C4E5E6B7B") == Pass()
    assert hand_bid("4O5O6C7C4E5E6B7B", "chiamata_punti") == Pass()


def test_a_strong_hand_bids_and_the_strongest_missing_card_is_called() -> None:
    bid = hand_bid("3O12O11O7O6O1C4E5B")
    assert bid == RankBid(1)


def test_points_are_bid_from_the_lowest_up() -> None:
    assert hand_bid("3O12O11O7O6O1C4E5B", "chiamata_punti") == Bid(61)


@pytest.mark.parametrize("key", ["chiamata", "chiamata_buia", "chiamata_punti", "gingo", "subastada", "rematada"])
def test_hands_are_bid_up_to_what_they_are_worth_and_passed_beyond(key: str) -> None:
    said: Counter[bool] = Counter()
    for seed in range(20):
        position, rng = deal(find_rules(key), random.Random(seed)), random.Random(0)
        while position.phase == "auction":
            assert position.turn is not None
            move = find_level("club").bot(position.observe(position.turn), rng)
            said[isinstance(move, Pass)] += 1
            position = position.play(move)

    assert said[True] >= 20 and said[False] >= 6


def test_the_called_card_is_a_good_one() -> None:
    hidden = "/".join(["?" * 8] * 4)
    bids = "bid:61,pass,pass,pass,pass"
    text = f"chiamata_punti - 1O12O11O7O6O1C4E5B/{hidden} 0:- - -/-/-/-/- calls={bids}"

    assert said(text) == "call:3O"


def test_points_are_buried_and_trumps_are_kept() -> None:
    hidden = "/".join(["?" * 10] * 2)
    text = f"rematada - 1O2O12O11O10O7O6O1C2E10E5B6B/{hidden} 0:- - -/-/- calls=bid:100,pass,pass widow=5B6B"
    move = Move.parse(said(text))

    assert isinstance(move, Bury) and not any(card.suit == "O" for card in move.cards)


def test_who_throws_good_cards_away_is_known_for_it() -> None:
    careless = Position.parse("brisca_2 O 4C5C6C/??? 0:- ?????5O 2E1B4B3E2C1C/-").observe(0)
    careful = Position.parse("brisca_2 O 4C5C6C/??? 0:- ?????5O -/2E1E4B3B2C1C").observe(0)

    assert carelessness(careless, 1) > 0.9
    assert carelessness(careful, 1) < 0.1


def test_calls_are_legal_in_a_blind_game() -> None:
    rng = random.Random(4)
    position = deal(find_rules("chiamata_buia"), rng)
    club = find_level("club")
    while position.turn is not None and position.phase != "call":
        position = position.play(club.bot(position.observe(position.turn), rng))

    assert position.turn is None or isinstance(club.bot(position.observe(position.turn), rng), Call)
