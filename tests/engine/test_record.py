"""A deal as text: it is read back, replayed and judged (needs.md N38, case C95)."""

from __future__ import annotations

import random

import pytest
from engine_decks import deck_s, held_longest

from brisca_teach import VARIANTS, BadText, IllegalMove, Position, Record, Rules, deal, find_rules

PLAYABLE = [rules for rules in VARIANTS.values() if rules.certainty != "name_only"]
DEALS_EACH = 20  # times 50 variants: a thousand games

EXCHANGED = """start: brisca_2 O 7O4C/6C7C 0:1C2C 6E1O 2B4B/5B6B
class: 3B

1. 0: exchange:7O draw
2. 0: 4C 6C
3. 1: 7O 1O
4. 0: 6E 7C
result: 22-0
"""


def random_record(rules: Rules, rng: random.Random) -> Record:
    """A whole deal of random moves, exchanges and claims out of turn among them."""
    record = Record(deal(rules, rng))
    while moves := record.position.legal_moves():
        record = record.add(rng.choice((*moves, *record.position.out_of_turn_moves())))
    return record


@pytest.mark.parametrize("rules", PLAYABLE, ids=lambda rules: rules.key)
def test_random_games_come_back_from_their_text(rules: Rules) -> None:
    rng = random.Random(17)
    for _ in range(DEALS_EACH):
        record = random_record(rules, rng)

        read = Record.parse(str(record).replace("\n", "\r\n"))

        assert read == record
        assert read.positions == record.positions
        assert str(read) == str(record)


def test_a_thousand_games_are_tried() -> None:
    assert len(PLAYABLE) * DEALS_EACH >= 1000


def test_a_record_tells_tricks_exchanges_and_the_result() -> None:
    record = Record.parse(EXCHANGED)

    assert str(record) == EXCHANGED
    assert record.headers == (("class", "3B"),)
    assert record.outcome is not None
    assert record.outcome.winner == 0


def test_a_record_is_replayed_forward_and_back() -> None:
    record = Record.parse(EXCHANGED)

    assert record.positions[0] == record.start
    assert record.positions[-1] == record.position
    steps = zip(record.positions[:-1], record.moves, record.positions[1:], strict=True)
    assert all(before.play(move) == after for before, move, after in steps)


def test_a_blind_auction_is_line_nought_and_the_call_stays_in_its_trick() -> None:
    rules = find_rules("chiamata_buia")
    record = Record(deal(rules, order=deck_s(rules, 5)))
    for word in ("rank:7", "pass", "pass", "pass", "pass"):
        record = record.add(next(move for move in record.position.legal_moves() if str(move) == word))
    for _ in range(5):
        record = record.add(held_longest(record.position))
    record = record.add(record.position.legal_moves()[0])

    assert str(record).splitlines()[2:] == ["0. rank:7 pass pass pass pass", "1. 0: 10O 1O 10C 4C 12O call:7O"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("start: ", "begin: ", "pos.missing"),
        ("class: 3B", "a class", "pos.extra"),
        ("6E 7C", "6E XX", "pos.card"),
        ("result: 22-0", "result: 21-1", "pos.result"),
        ("0:1C2C", "0:1C2D", "pos.suit"),
    ],
)
def test_a_faulty_record_is_refused(old: str, new: str, reason: str) -> None:
    with pytest.raises(BadText) as caught:
        Record.parse(EXCHANGED.replace(old, new))
    assert caught.value.reason == reason


def test_a_record_of_an_illegal_move_names_the_position() -> None:
    with pytest.raises(IllegalMove) as caught:
        Record.parse(EXCHANGED.replace("3. 1: 7O 1O", "3. 1: 1O 7O"))

    assert caught.value.reason == "no.turn"
    assert str(caught.value.position).startswith("brisca_2 O 1O6E/7C7O 1:-")


def test_an_unfinished_record_has_no_result() -> None:
    record = Record(Position.parse("brisca_2 O 7O4C/6C7C 0:- -"))

    assert record.outcome is None
    assert "result" not in str(record.add(record.start.legal_moves()[0]))
