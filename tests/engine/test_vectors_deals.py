"""F01-F25: whole deals from fixed decks, each seat playing the card held longest that is legal (rules.md 4.11)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from engine_decks import after, deck_l, deck_s, plays_out

from brisca_teach import Outcome, Position, deal, find_rules
from brisca_teach.engine.cards import write_cards


def played(key: str, deck: int | str, said: str = "", number: int = 0) -> list[Position]:
    """Every position of the deal from S(deck), or from L, once these things have been said."""
    rules = find_rules(key)
    order = deck_l(rules) if deck == "L" else deck_s(rules, int(deck))
    return plays_out(after(deal(rules, order=order, number=number), said))


def result(line: list[Position]) -> Outcome:
    """The outcome of the deal that was played."""
    outcome = line[-1].outcome()
    assert outcome is not None
    return outcome


def tricks(line: list[Position]) -> str:
    """Each trick as rules.md writes it: (leader, cards, winner, points)."""
    written = []
    for one, two in pairwise(line):
        if one.piles != two.piles:
            size = two.rules.trick_size
            cards = two.piles[two.leader][-size:]
            leader = (two.leader - two.rules.trick_winner(cards, two.trump)) % two.rules.players
            worth = sum(map(two.rules.points, cards))
            written.append(f"({leader}, {' '.join(map(str, cards))}, {two.leader}, {worth})")
    return " ".join(written)


# id, rules, deck, turn-up, points by seat, cards by seat, the turn-up's drawer, after which trick
DEALS = [
    ("F01", "brisca_2", 5, "6O", "86 34", "26 14", 0, 17),
    ("F02", "brisca_4", "L", "10O", "29 30 40 21", "8 8 12 12", 0, 7),
    ("F03", "brisca_3", 5, "10B", "44 37 39", "12 12 15", 2, 10),
    ("F04", "brisca_3_36", 5, "5C", "2 80 38", "3 21 12", 0, 9),
    ("F05", "brisca_6_36", 5, "10O", "32 39 0 0 19 30", "12 6 0 0 6 12", 4, 3),
    ("F06", "brisca_6", 5, "11C", "19 0 45 5 34 17", "6 0 6 12 18 6", 2, 5),
    ("F07", "rapida", 5, "1C", "92 28", "16 4", 0, 7),
    ("F08", "rapida+players=4", 11, "10E", "73 0 47 0", "12 0 8 0", 3, 2),
    ("F09", "brisca_5", 5, "12C", "41 52 27 0 0", "10 15 15 0 0", 0, 5),
    ("F10", "brisca_2x2", "L", "6O", "27 93", "8 32", 0, 9),
    ("F11", "bisca_9+players=2", 5, "7E", "73 47", "28 12", 1, 11),
    ("F12", "briscolone", "L", "", "60 60", "20 20", None, 0),
    ("F13", "catalana", 5, "10B", "14 19 87 0", "12 8 28 0", 1, 9),
    ("F14", "brisca_4", 5, "5E", "29 22 46 23", "8 12 16 4", 1, 7),
    ("F15-two", "brisca_4+second=2", 5, "5E", "2 32 63 23", "4 8 24 4", 1, 7),
    ("F15-five", "brisca_4+second=5", 5, "5E", "9 55 43 13", "8 16 12 4", 1, 7),
    ("F15-seven", "brisca_4+second=7", 5, "5E", "19 42 46 13", "8 12 16 4", 1, 7),
    ("F17", "briscola_due+players=2", 5, "6O", "23 97", "14 26", 1, 17),
    ("F18", "brusquembille_5", 23, "9S", "18 48 7 0 47", "", 1, 3),
    ("F18-ten_low", "brusquembille_5+second_high=no", 23, "9S", "18 77 7 0 18", "", 1, 3),
    ("F21", "brisca_2", 23, "2B", "60 60", "26 14", 1, 17),
    ("F22", "brusquembille", 23, "KH", "40 80", "12 20", 0, 13),
    ("F23", "valenciana", 5, "5E", "29 25 43 23", "8 12 16 4", 1, 7),
    ("F25", "bisca_5", 5, "7O", "7 28 13 72", "4 8 4 24", 2, 5),
]


@pytest.mark.parametrize(
    ("key", "deck", "turn_up", "points", "cards", "drawer", "trick"),
    [pytest.param(*row[1:], id=row[0]) for row in DEALS],
)
def test_whole_deal(
    key: str, deck: int | str, turn_up: str, points: str, cards: str, drawer: int | None, trick: int
) -> None:
    line = played(key, deck)

    outcome = result(line)
    assert str(line[0].turn_up or "") == turn_up
    assert " ".join(map(str, outcome.points)) == points
    assert not cards or " ".join(map(str, outcome.cards)) == cards
    size, taken = line[0].rules.trick_size, line[0].turn_up
    if taken is not None and drawer is not None:
        before, drawn = next((one, two) for one, two in pairwise(line) if one.stock and not two.stock)
        assert before.turn_up == taken
        assert taken in drawn.hands[drawer]
        assert sum(map(len, drawn.piles)) == trick * size


def test_sixty_sixty_goes_to_the_side_with_most_cards() -> None:  # F21
    outcome = result(played("brisca_2", 23))

    assert outcome.winner == 0
    assert outcome.flags == {"tie"}


SIDES = [
    ("F02", "brisca_4", "L", (69, 51), set()),
    ("F05", "brisca_6_36", 5, (51, 69), set()),
    ("F06", "brisca_6", 5, (98, 22), {"loser_max_30"}),
    ("F08", "rapida+players=4", 11, (120, 0), {"all_points", "all_tricks", "loser_max_30"}),
    ("F13", "catalana", 5, (101, 19), {"loser_max_30"}),
    ("F14", "brisca_4", 5, (75, 45), set()),
    ("F23", "valenciana", 5, (72, 48), set()),
    ("F25", "bisca_5", 5, (20, 100), {"loser_max_30"}),
]


@pytest.mark.parametrize(("key", "deck", "points", "flags"), [pytest.param(*row[1:], id=row[0]) for row in SIDES])
def test_sides_of_whole_deals(key: str, deck: int | str, points: tuple[int, int], flags: set[str]) -> None:
    outcome = result(played(key, deck))

    assert outcome.side_points == points
    assert outcome.flags == flags


def test_a_cycle_of_four_trumps() -> None:  # F16
    outcomes = [result(played("brisca_cycle", 5, number=number)) for number in range(4)]

    assert [outcome.side_points for outcome in outcomes] == [(10, 110), (80, 40), (35, 85), (47, 73)]
    doubled = [result(played("brisca_cycle+scoring.values=61:1,101:2", 5, number=number)) for number in range(4)]
    assert [sum(outcome.games[side] for outcome in doubled) for side in (0, 1)] == [1, 4]


# id, relief, side points with the last trick
PORTENA = [("F19", "void", "18 17 33 52", (51, 79)), ("F19-no_relief", "none", "0 29 33 58", (33, 97))]


@pytest.mark.parametrize(("relief", "points", "sides"), [pytest.param(*row[1:], id=row[0]) for row in PORTENA])
def test_portena_deals(relief: str, points: str, sides: tuple[int, int]) -> None:
    line = played(f"portena+duty.relief={relief}", 11)

    assert line[0].trump == "E"
    assert str(line[0].hands[3][-1]) == "12E"
    assert line[-1].leader == 3
    assert " ".join(map(str, result(line).points)) == points
    assert result(line).side_points == sides


CHIAMATA = [
    ("O", "free", "26 58 0 29 7"), ("C", "free", "67 0 50 0 3"), ("E", "free", "0 19 6 12 83"),
    ("B", "free", "26 19 0 67 8"), ("", "free", "59 58 0 3 0"), ("O", "follow", "51 54 0 10 5"),
    ("C", "follow", "16 17 32 0 55"), ("E", "follow", "30 17 6 0 67"), ("B", "follow", "30 17 37 20 16"),
    ("", "follow", "30 17 37 6 30"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("trump", "duty", "points"), [pytest.param(*row, id=f"F20-{row[0] or 'none'}-{row[1]}") for row in CHIAMATA]
)
def test_chiamata_deals(trump: str, duty: str, points: str) -> None:
    said = f"rank:11 pass pass pass pass call:11{trump}" if trump else "solo"

    line = played(f"chiamata+duty.kind={duty}", 5, said)

    assert " ".join(map(str, result(line).points)) == points


def test_the_hands_of_f20() -> None:
    rules = find_rules("chiamata")
    position = deal(rules, order=deck_s(rules, 5))

    assert [write_cards(hand) for hand in position.hands] == [
        "10O2O3C12C7O1B5B7C", "1O6O3O2C10B4B4E2E", "10C11C5E4O2B1C6E11E", "4C10E12B7E3B5O11B5C", "12O7B3E11O1E12E6C6B",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("bid", "scores"), [pytest.param(110, (110, 0, 0), id="F24"), pytest.param(120, (0, 60, 60), id="F24-120")]
)
def test_rematada_deal(bid: int, scores: tuple[int, int, int]) -> None:
    rules = find_rules("rematada")
    position = after(deal(rules, order=deck_s(rules, 5)), f"bid:{bid} pass pass bury:11B10B trump:O")
    assert write_cards(position.extra.widow) == "7B11C"

    def announces(now: Position) -> object:
        moves = now.legal_moves()
        oldest = next(move for move in moves if move in now.hands[now.turn or 0])
        word = f"announce:{oldest}"
        return next((move for move in moves if now.turn == 0 and str(move) == word), oldest)

    line = plays_out(position, announces)  # type: ignore[arg-type]
    outcome = result(line)

    assert outcome.points == (44, 53, 23)
    assert [meld.points for meld in line[-1].extra.melds] == [40, 20]
    assert (line[-1].leader, outcome.side_points[0]) == (0, 114)
    assert outcome.scores == scores


F02 = """(0, 4O 1C 10C 5E, 0, 13) (0, 2B 11B 6O 3C, 2, 13) (2, 4B 1O 12C 7E, 3, 15) (3, 6B 5C 2E 11E, 3, 3)
(3, 12O 7C 4E 3O, 2, 14) (2, 2C 1B 10B 5O, 1, 13) (1, 3B 12B 11C 6E, 1, 17) (1, 10E 7O 4C 1E, 2, 13)
(2, 2O 11O 6C 5B, 3, 3) (3, 7B 10O 3E 12E, 0, 16)"""
F10 = """(0, 4O 1C 10C 5E, 0, 13) (0, 2B 11B 3C 12C, 1, 17) (1, 4B 7E 1O 10O, 1, 13) (1, 5C 2E 11E 6B, 1, 3)
(1, 3O 12O 7C 4E, 1, 14) (1, 1B 10B 5O 2C, 1, 13) (1, 11C 6E 3B 12B, 1, 17) (1, 7O 4C 1E 10E, 1, 13)
(1, 5B 2O 11O 6C, 1, 3) (1, 3E 12E 7B 6O, 0, 14)"""
F19 = """(0, 5B 3B 1O 11B, 3, 14) (3, 6E 10O 7E 11E, 2, 5) (2, 5C 12C 11C 2C, 1, 17) (1, 6C 3C 1C 2O, 3, 21)
(3, 2E 6O 5E 1E, 2, 21) (2, 12O 11O 4O 3O, 2, 7) (2, 3E 10E 7B 7C, 3, 2) (3, 6B 12B 4B 7O, 0, 4)
(0, 2B 10C 5O 10B, 0, 14) (0, 1B 4C 4E 12E, 3, 15)"""


@pytest.mark.parametrize(
    ("key", "deck", "text"),
    [pytest.param("brisca_4", "L", F02, id="F02 trick by trick"),
     pytest.param("brisca_2x2", "L", F10, id="F10 trick by trick"),
     pytest.param("portena", 11, F19, id="F19 trick by trick")],
)  # fmt: skip
def test_trick_by_trick(key: str, deck: int | str, text: str) -> None:
    assert tricks(played(key, deck)) == " ".join(text.split("\n"))
