"""B01-B22: who may choose, and what is called (rules.md 3.1.11, 3.1.18, 3.1.24 and 4.8)."""

from __future__ import annotations

import pytest
from engine_decks import after, deck_s
from refusals import reason

from brisca_teach import Card, Move, Position, deal, find_rules
from brisca_teach.engine.cards import parse_cards


def auction(key: str) -> Position:
    """Deck S(5) of the game, before the first word."""
    rules = find_rules(key)
    return deal(rules, order=deck_s(rules, 5))


def held_by_caller(text: str) -> Position:
    """Chiamata where seat 0 holds these cards, before the first word."""
    rules, wanted = find_rules("chiamata"), parse_cards(text)
    others = [card for card in rules.cards if card not in wanted]
    mine = [*wanted, *(card for card in others if card.suit == "C")][:8]
    rest = [card for card in rules.cards if card not in mine]
    return deal(rules, order=[mine[at // 5] if at % 5 == 0 else rest[at - at // 5 - 1] for at in range(40)])


RANKS_TO_62 = "rank:1 rank:12 pass pass rank:7 pass rank:4 rank:2 bid:62 pass"

LEGAL = [
    ("B01", "chiamata", "rank:3", "rank:12"),
    ("B07-62", "chiamata", "rank:2", "bid:62"),
    ("B08-66", "chiamata", "rank:2 bid:65", "bid:66"),
    ("B18-66", "chiamata_punti", "bid:61 bid:65", "bid:66"),
    ("B20-100", "rematada", "", "bid:100"),
    ("B20-110", "rematada", "bid:100", "bid:110"),
]
REFUSED = [
    ("B02", "chiamata", "rank:12", "rank:3", "no.call_rank"),
    ("B03", "chiamata", "rank:12", "rank:12", "no.call_rank"),
    ("B06", "chiamata", "rank:2", "rank:5", "no.call_points"),
    ("B07-61", "chiamata", "rank:2", "bid:61", "no.bid_low"),
    ("B08-65", "chiamata", "rank:2 bid:65", "bid:65", "no.bid_low"),
    ("B09", "chiamata", "rank:2", "bid:121", "no.bid_max"),
    ("B18-65", "chiamata_punti", "bid:61 bid:65", "bid:65", "no.bid_low"),
    ("B20-90", "rematada", "", "bid:90", "no.bid_min"),
    ("B20-again", "rematada", "bid:100", "bid:100", "no.bid_low"),
    ("a step", "rematada", "", "bid:105", "no.bid_step"),
    ("points before the two", "chiamata", "rank:3", "bid:62", "no.bid_rank_first"),
    ("a rank where points are bid", "chiamata_punti", "", "rank:3", "no.bid_points_only"),
    ("a rank of another pack", "chiamata", "", "rank:9", "pos.rank"),
    ("a card", "chiamata", "", "10O", "no.phase"),
    ("alone in rematada", "rematada", "", "solo", "no.solo_rule"),
    ("forced by points", "chiamata_punti", "", "forced:61", "no.forced_rule"),
]


@pytest.mark.parametrize(("key", "said", "bid"), [pytest.param(*row[1:], id=row[0]) for row in LEGAL])
def test_a_bid_is_legal(key: str, said: str, bid: str) -> None:
    position = after(auction(key), said)

    assert Move.parse(bid) in position.legal_moves()
    assert str(position.play(Move.parse(bid)).extra.calls[-1]) == bid


@pytest.mark.parametrize(("key", "said", "bid", "why"), [pytest.param(*row[1:], id=row[0]) for row in REFUSED])
def test_a_bid_is_refused(key: str, said: str, bid: str, why: str) -> None:
    assert reason(after(auction(key), said), bid) == why


@pytest.mark.parametrize("bid", [pytest.param("rank:2", id="B04"), pytest.param("solo", id="B15")])
def test_a_pass_is_final(bid: str) -> None:
    position = after(auction("chiamata"), "pass rank:1 rank:3 rank:12 rank:11")
    assert position.turn == 1

    won = after(position, f"{bid} pass pass pass" if bid != "solo" else bid)

    assert won.extra.contract is not None
    assert won.extra.contract.caller == 1


def test_the_last_to_call_wins_the_auction() -> None:  # B05
    won = after(auction("chiamata"), RANKS_TO_62)

    assert won.extra.contract is not None
    assert (won.extra.contract.caller, won.extra.contract.points) == (1, 62)
    assert won.turn == 1
    assert won.phase == "call"


def test_a_forced_call_needs_a_two() -> None:  # B10
    position = auction("chiamata")
    assert not any(card.rank == 2 for card in position.hands[4])

    assert reason(after(position, "rank:2 pass pass pass"), "forced:64") == "no.forced_two"


@pytest.mark.parametrize(
    ("held", "called"), [pytest.param("2O4O12O3O1O", "5O", id="B11"), pytest.param("2O7O", "4O", id="B12")]
)
def test_a_forced_call_names_the_lowest_missing_card(held: str, called: str) -> None:
    position = after(held_by_caller(held), "rank:2 bid:62 pass pass pass forced:64 pass")

    calls = [move for move in position.legal_moves() if move.card.suit == "O"]  # type: ignore[attr-defined]
    assert [str(move) for move in calls] == [f"call:{called}"]
    assert reason(position, "call:6O") == "no.forced_card"
    assert reason(position, "call:4E") == "no.forced_suit"


def test_who_calls_a_card_of_his_own_is_alone_in_secret() -> None:  # B13
    position = after(held_by_caller("2O7O"), "rank:2 pass pass pass pass call:2O")

    assert position.extra.contract is not None
    assert position.extra.contract.alone
    assert [position.observe(seat).position.extra.contract.partner for seat in (0, 1)] == [None, -1]  # type: ignore[union-attr]


def test_solo_ends_the_auction_without_trumps() -> None:  # B14
    position = after(auction("chiamata"), "rank:1 solo")

    assert position.extra.contract is not None
    assert (position.extra.contract.caller, position.extra.contract.points) == (1, 61)
    assert position.extra.contract.alone
    assert position.trump is None
    assert (position.phase, position.turn) == ("play", 0)


def test_five_passes_are_a_redeal() -> None:  # B16
    position = after(auction("chiamata"), "pass pass pass pass pass")

    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.is_redeal, outcome.scores) == ("passed", True, (0, 0, 0, 0, 0))


def test_the_winner_names_the_suit_of_the_rank_he_called() -> None:  # B17
    position = after(auction("chiamata"), "rank:7 pass pass pass pass")

    assert reason(position, "call:6E") == "no.call_agreed"
    named = after(position, "call:7E")
    assert named.trump == "E"
    assert named.extra.contract is not None
    assert (named.extra.contract.card, named.extra.contract.partner) == (Card(7, "E"), 3)
    assert (named.phase, named.turn) == ("play", 0)


def test_subastada_calls_any_card_of_another() -> None:  # B19
    position = after(auction("subastada"), "bid:70 pass pass pass pass")

    named = after(position, "call:1E@C")
    assert (named.trump, named.extra.contract and named.extra.contract.partner) == ("C", 4)
    assert reason(position, "call:10O@C") == "no.call_own"
    assert reason(after(auction("chiamata_punti"), "bid:70 pass pass pass pass"), "call:1E@C") == "no.call_suit"


def test_the_declarer_shows_the_widow_and_buries_two() -> None:  # B21
    position = after(auction("rematada"), "bid:100 pass pass")

    assert (position.phase, position.turn) == ("bury", 0)
    assert len(position.hands[0]) == 12
    assert position.extra.widow == parse_cards("7B11C")
    assert reason(position, "bury:7B") == "no.bury_count"
    assert reason(position, f"bury:7B{position.hands[1][0]}") == "no.card"
    buried = after(position, "bury:11B10B")
    assert (len(buried.hands[0]), buried.piles[0], buried.phase) == (10, parse_cards("10B11B"), "trump")


TRICK_ONE = "10O 1O 10C 4C 12O"


@pytest.mark.parametrize(
    ("blind", "named_at", "winner"),
    [pytest.param("resolve_with", "full", 2, id="B22"), pytest.param("resolve_without", "taken", 1, id="B22 without")],
)
def test_blind_trumps_are_named_after_the_first_trick(blind: str, named_at: str, winner: int) -> None:
    key = "chiamata_buia" if blind == "resolve_with" else f"chiamata+call.blind={blind}"
    position = after(auction(key), "rank:7 pass pass pass pass " + TRICK_ONE)

    assert (position.phase, position.turn) == ("call", 0)
    assert bool(position.trick) == (named_at == "full")
    played = after(position, "call:7C")
    assert played.leader == winner
    assert sum(map(played.rules.points, played.piles[winner])) == 19
    assert (played.trump, played.turn) == ("C", winner)


def test_a_card_of_the_first_blind_trick_may_be_called() -> None:
    for blind, leads in (("resolve_with", "mano"), ("resolve_without", "mano"), ("resolve_without", "declarer")):
        key = f"chiamata+call.blind={blind}+first_lead={leads}"
        position = after(auction(key), "rank:1 pass pass rank:10 pass pass")
        while position.phase == "play":
            wanted = [card for card in position.hands[position.turn or 0] if card == Card(10, "B")]
            position = position.play((wanted or position.legal_moves())[0])

        called = after(position, "call:10B").extra.contract
        assert called is not None
        assert called.partner == 1
