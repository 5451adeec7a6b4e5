"""Bidding and calling: every share is measured in imagined deals, and what cannot be told apart is right alike."""

from __future__ import annotations

import pytest

from brisca_teach.engine.cards import Card
from brisca_teach.engine.moves import Call, Pass
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills import bid, call, contracts, partner_hunt
from brisca_teach.teaching.drills.sampled import Measured, compared, kept

HAND = "chiamata - 11E11B2E1O11O2B3C1B/????????/????????/????????/???????? 0:-"
WON = f"{HAND} - calls=rank:3,pass,pass,pass,pass"
NO_COPAS = "subastada C 12B4B7B10O/????/????/????/???? 0:- - 7C5C6C11C4O/-/4E1E2C10E4C/5E6E2E12E3E/2B6B10B2O1B"
BIDS = "calls=pass,pass,bid:61,pass,pass,call:3C partner=?"


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few deals are enough where only the shape of a question is looked at."""
    monkeypatch.setattr(contracts, "DEALS", 12)


def share(text: str) -> Measured:
    return Measured.parse(text)


def test_the_best_of_the_same_deals_is_told_from_what_is_clearly_worse() -> None:
    good, even, bad = Card.parse("1O"), Card.parse("3O"), Card.parse("2O")
    made = compared({bad: [0.0] * 40, good: [10.0, 20.0] * 20, even: [20.0, 10.0] * 20})

    assert {str(one.move): one.is_best for one in made} == {"1O": True, "3O": True, "2O": False}
    assert [one.value for one in made] == [15.0, 15.0, 0.0]
    assert all(Measured.parse(str(one)) == one for one in made)


@pytest.mark.parametrize(
    ("shares", "right"),
    [
        ("rank:3=83.0~5.2* rank:12=66.0~6.6 rank:1=64.0~6.7", {"rank:3"}),
        ("rank:3=70.0~5.2* rank:12=68.0~6.6* rank:1=30.0~6.7", {"rank:3", "rank:12"}),
        ("rank:3=30.0~6.0* rank:12=20.0~6.6 rank:1=10.0~6.7", {"pass"}),
        ("rank:3=52.0~6.0* rank:12=30.0~6.6 rank:1=10.0~6.7", {"rank:3", "pass"}),
    ],
)
def test_a_rank_that_is_kept_most_is_right_unless_it_is_broken_more_often(shares: str, right: set[str]) -> None:
    question = bid.make(Position.parse(HAND), tuple(map(share, shares.split())))

    assert set(question.parts[0].right) == right


@pytest.mark.parametrize(
    ("shares", "right"),
    [
        ("bid:61=90.0~4.0 bid:71=80.0~5.0 bid:81=60.0~6.0 bid:91=30.0~6.0", {"bid:81"}),
        ("bid:61=90.0~4.0 bid:71=80.0~5.0 bid:81=52.0~6.0 bid:91=30.0~6.0", {"bid:71", "bid:81"}),
        ("bid:61=20.0~4.0 bid:71=10.0~5.0 bid:81=2.0~1.0 bid:91=0.0~0.0", {"pass"}),
    ],
)
def test_a_promise_goes_as_high_as_it_is_kept_half_of_the_time(shares: str, right: set[str]) -> None:
    line = HAND.replace("chiamata", "chiamata_punti")
    question = bid.make(Position.parse(line), tuple(map(share, shares.split())))

    assert set(question.parts[0].right) == right


def test_what_has_been_said_is_told_and_lower_ranks_alone_are_offered(few: None) -> None:
    question = bid.ask(f"{HAND} - calls=rank:12,pass,rank:11,pass,pass")

    assert [reason.key for reason in question.shown.told] == [
        "game.played", "bid.rank.other", "bid.pass.other", "bid.rank.other", "bid.pass.other", "bid.pass.other",
    ]  # fmt: skip
    assert {choice.value for choice in question.parts[0].choices} <= {"pass", "rank:10", "rank:7", "rank:6", "rank:5"}


def test_the_card_called_is_another_players_where_there_is_a_choice(few: None) -> None:
    question = call.ask(WON)

    assert {choice.value for choice in question.parts[0].choices} == {"call:3O", "call:3E", "call:3B"}


def test_nobody_bids_after_the_auction_nor_calls_before_it() -> None:
    for ask, line in ((bid.ask, WON), (call.ask, HAND)):
        with pytest.raises(BadText, match=r"no\.phase"):
            ask(line)
    with pytest.raises(BadText, match=r"drill\.none"):
        call.ask(WON, about="taste")


# The hidden partner


def test_who_did_not_follow_the_suit_cannot_hold_the_card() -> None:
    question = call.ask(f"{NO_COPAS} {BIDS}", about="partner")

    assert question.parts[0].right == ("3", "4")
    assert [reason.key for reason in question.answer] == ["call.able", "call.void.other"]
    assert question.check("3 4").correct
    assert question.check("1 3 4").reason == "call.void.other"
    assert question.check("3").reason == "call.could.other"
    assert question.check("0 3 4").reason == "call.not_mine"


def test_who_holds_the_card_is_the_partner_and_so_is_who_has_played_it() -> None:
    mine = call.ask(f"{NO_COPAS} {BIDS.replace('call:3C', 'call:12B').replace('=?', '=0')}", about="partner")
    gone = call.ask(f"{NO_COPAS} {BIDS.replace('call:3C', 'call:5C').replace('=?', '=3')}", about="partner")

    assert mine.parts[0].right == ("0",) and mine.answer[0].key == "call.mine"
    assert gone.parts[0].right == ("3",) and gone.answer[0].key == "call.played.other"


def test_a_caller_may_hold_the_card_himself_where_that_is_allowed() -> None:
    line = NO_COPAS.replace("subastada", "chiamata_punti")
    question = call.ask(f"{line} {BIDS}", about="partner")

    assert question.parts[0].right == ("1", "3", "4")  # free play proves nothing
    assert [reason.key for reason in question.answer] == ["call.able", "call.could.self"]


def test_a_round_of_hunts_never_excludes_the_true_partner() -> None:
    for question in next(call.DRILL.rounds(12, 6, 2)):
        position = question.shown.position
        assert position is not None and position.extra.contract is not None
        agreed = position.extra.contract
        if isinstance(agreed.partner, int) and agreed.partner >= 0:
            assert str(agreed.partner) in question.parts[0].right
        assert partner_hunt.holders(position, agreed.card)  # type: ignore[arg-type]


# What is kept in the files


@pytest.mark.parametrize("name", [bid.BANK, call.BANK])
def test_the_kept_positions_ask_something_and_are_read_as_they_are_written(name: str) -> None:
    assert len(kept(name)) >= 18
    for one in kept(name):
        assert one.parse(str(one)) == one
        question = (bid.make if name == bid.BANK else call.make)(one.position, one.measured)
        assert 0 < len(question.parts[0].right) < len(question.parts[0].choices)
        moves = {str(move) for move in one.position.legal_moves()}
        assert {str(measured.move) for measured in one.measured} <= moves | {str(Pass())}


def test_other_suits_carry_the_measure_with_them() -> None:
    one = next(one for one in kept(call.BANK) if isinstance(one.measured[0].move, Call))
    new = dict(zip("OCEB", "CEBO", strict=True))
    worn = one.dressed(new)
    before, after = one.measured[0].move, worn.measured[0].move

    assert isinstance(before, Call) and isinstance(after, Call)
    assert (after.card.rank, after.card.suit) == (before.card.rank, new[before.card.suit])
    assert after in worn.position.legal_moves()


@pytest.mark.slow
@pytest.mark.parametrize("name", [bid.BANK, call.BANK])
def test_the_kept_shares_are_what_is_measured(name: str) -> None:
    for one in kept(name):
        assert (bid.measure if name == bid.BANK else call.measure)(one.position) == one.measured, one.position


@pytest.mark.parametrize("name", [bid.BANK, call.BANK])
def test_one_kept_share_of_each_theme_is_measured_again(name: str) -> None:
    for theme in sorted({one.theme for one in kept(name)}):
        one = next(one for one in kept(name) if one.theme == theme)
        assert (bid.measure if name == bid.BANK else call.measure)(one.position) == one.measured, one.position
