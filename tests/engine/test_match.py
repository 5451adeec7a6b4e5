"""Several deals to a target (rules.md 2.4 K38, G10-G12, decisions 8, 45, 55 and 66)."""

from __future__ import annotations

import pickle
import random

import pytest
from engine_decks import deck_s, plays_out
from finished_deals import finished, worth

from brisca_teach import Match, Outcome, Refusal, deal, find_rules
from brisca_teach.engine.cards import write_cards


def won_by(key: str, player: int, match: Match) -> Outcome:
    """A deal that the side of this player wins by 61 to 59, two sides only."""
    seat_side = match.rules.side(match.seat(player))
    points = 61 if seat_side == 0 else 59
    piles = [write_cards(worth(match.rules, points)), *["-"] * (match.rules.players - 2)]
    return finished(key, *piles)


def played(key: str, winners: str) -> Match:
    """The match of these deals, each letter the player who wins it."""
    match = Match(find_rules(key))
    for player in winners:
        match = match.add(won_by(key, int(player), match))
    return match


@pytest.mark.parametrize(
    ("key", "winners", "games", "over"),
    [
        pytest.param("briscola_2+match.target=5", "0100", (3, 1), True, id="G10 best of five"),
        pytest.param("brisca_2+match.target=5", "0101010", (4, 3), False, id="G10 first to five"),
        pytest.param("brisca_2+match.target=5", "01010100", (5, 3), True, id="first to five"),
        pytest.param("briscola_2", "01", (1, 1), False, id="best of three"),
        pytest.param("brisca_4", "123", (1, 2), False, id="partners share their games"),
        pytest.param("brisca_4", "1313", (0, 3), True, id="three for the side of seat one"),
        pytest.param("brisca_2+match.kind=deals+match.target=2", "01", (1, 1), True, id="a number of deals"),
    ],
)
def test_a_match_ends_at_its_target(key: str, winners: str, games: tuple[int, int], over: bool) -> None:
    done = 3 if winners == "1313" else len(winners)
    match = played(key, winners[:done])

    assert match.games == games
    assert match.is_over == over
    assert match.winners == (tuple(side for side in (0, 1) if games[side] == max(games)) if over else ())


@pytest.mark.parametrize(
    ("points", "winners"),
    [pytest.param((70, 70, 55, 55), (0,), id="G11 250-230"), pytest.param((61, 61, 59, 59), (0, 1), id="all equal")],
)
def test_a_cycle_counts_deals_then_points(points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    match = Match(find_rules("brisca_cycle"))
    for made in points:
        assert match.deal(random.Random(1)).trump == "OCEB"[match.number]
        ours = match.seat(0) % 2
        first_side = made if ours == 0 else 120 - made
        match = match.add(finished("brisca_cycle", write_cards(worth(match.rules, first_side)), "-", "-"))

    assert match.games == (2, 2)
    assert match.points == (sum(points), 480 - sum(points))
    assert match.is_over
    assert match.winners == winners


def test_both_at_the_target_play_on_until_one_is_ahead() -> None:  # G12
    key = "brisca_s3+players=2+match.target=6"
    match = played(key, "0101010101")
    sixty = finished(key, write_cards(worth(match.rules, 60)))

    level = match.add(sixty)
    assert (level.games, level.is_over) == ((6, 6), False)
    ahead = level.add(won_by(key, 1, level))
    assert (ahead.games, ahead.winners) == ((6, 7), (1,))


def test_points_add_up_over_the_deals() -> None:  # decision 66
    match = Match(find_rules("briscolone"))
    for player_points in (80, 70):
        made = player_points if match.seat(0) == 0 else 120 - player_points
        match = match.add(finished("briscolone", write_cards(worth(match.rules, made)), trump="-"))
    assert (match.scores, match.is_over) == ((150, 90), False)

    over = match.add(finished("briscolone", write_cards(worth(match.rules, 59)), trump="-"))
    assert over.scores == (209, 151)
    assert over.winners == (0,)


def test_equal_totals_over_the_target_play_another_deal() -> None:  # decision 66
    match = Match(find_rules("briscolone+match.target=100"))
    for made in (70, 70):  # seat 0 each time: the two players in turn
        match = match.add(finished("briscolone", write_cards(worth(match.rules, made)), trump="-"))

    assert match.scores == (120, 120)
    assert not match.is_over


def test_the_deal_passes_to_the_right() -> None:  # decision 45
    match, dealers = Match(find_rules("brisca_4")), []
    for player in (0, 1):
        dealers.append((match.dealer, match.mano))
        match = match.add(won_by("brisca_4", player, match))

    assert [*dealers, (match.dealer, match.mano)] == [(3, 0), (0, 1), (1, 2)]
    assert [match.player(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [match.seat(match.player(seat)) for seat in range(4)] == [0, 1, 2, 3]


def test_the_same_dealer_deals_again_after_a_void_deal() -> None:  # G02, decision 45
    match = Match(find_rules("briscola_2"))

    again = match.add(finished("briscola_2", write_cards(worth(match.rules, 60))))

    assert (again.number, again.dealer, again.games) == (0, match.dealer, (0, 0))


def test_partners_who_sit_side_by_side_stay_partners() -> None:
    match = Match(find_rules("brusquembille_4"))
    assert match.sides == ((0, 1), (2, 3))

    second = match.add(finished("brusquembille_4", write_cards(worth(match.rules, 70)), "-", "-", trump="S"))

    assert [second.player(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert second.games == (1, 0)


def test_scores_of_an_auction_go_to_players() -> None:
    rules = find_rules("chiamata+auction.maximum=120")
    match = Match(find_rules("chiamata"))
    calls = "calls=rank:11,pass,pass,pass,pass,call:11O partner=2"
    ours = write_cards(worth(rules, 70))
    for _ in range(2):
        match = match.add(finished("chiamata", ours, "-", "-", "-", extra=calls))

    assert match.scores == (2 - 1, -1 + 2, 1 - 1, -1 + 1, -1 - 1)


def test_a_finished_match_takes_no_more_deals() -> None:
    match = played("briscola_2", "00")

    with pytest.raises(Refusal, match=r"no\.match_over"):
        match.add(won_by("briscola_2", 0, match))


def test_a_deal_of_another_table_is_refused() -> None:
    with pytest.raises(Refusal, match=r"pos\.seats"):
        Match(find_rules("brisca_2")).add(won_by("brisca_4", 0, Match(find_rules("brisca_4"))))


def test_f16_as_a_match() -> None:
    match = Match(find_rules("brisca_cycle"))
    while not match.is_over:
        outcome = plays_out(match.deal(order=deck_s(match.rules, 5)))[-1].outcome()
        assert outcome is not None
        match = match.add(outcome)

    assert match.points == (10 + 40 + 35 + 73, 110 + 80 + 85 + 47)
    assert match.games == (1, 3)


def test_a_match_survives_being_saved() -> None:  # case C95
    match = played("brisca_4", "12")

    assert pickle.loads(pickle.dumps(match)) == match
    assert match.deal(random.Random(7)) == deal(match.rules, random.Random(7))
