"""P01-P25: what a promise brings when it is kept or broken (rules.md 3.1.11, 3.1.18, 3.1.24 and 4.12)."""

from __future__ import annotations

import pytest
from engine_decks import after, deck_s, plays_out
from finished_deals import finished, worth

from brisca_teach import Outcome, deal, find_rules
from brisca_teach.engine.cards import write_cards


def judged(key: str, calls: str, partner: int | None, made: int, trump: str = "O") -> Outcome:
    """The outcome when seat 1, the caller, and his partner have made these points; his pile holds them all."""
    pile = write_cards(worth(find_rules(key), made))
    others = ["-"] * (find_rules(key).players - 3)
    named = f" partner={partner}" if partner is not None else ""
    return finished(key, "-", pile, *others, trump=trump, extra=f"calls={calls}{named}")


def promised(points: int) -> str:
    """What is said when seat 1 ends up with the two at so many points."""
    return "pass,rank:2,pass,pass,pass,call:2O" if points == 61 else f"rank:2,bid:{points},pass,pass,pass,pass,call:2O"


IN_HAND = None

# id, rules, points promised, partner, points made, scores by seat
CHIAMATA = [
    ("P01", "chiamata", 61, 3, 61, (-1, 2, -1, 1, -1)),
    ("P02", "chiamata", 61, 3, 60, (1, -2, 1, -1, 1)),
    ("P03", "chiamata", 70, 3, 70, (-1, 2, -1, 1, -1)),
    ("P04", "chiamata", 71, 3, 71, (-2, 4, -2, 2, -2)),
    ("P05", "chiamata", 71, 3, 70, (2, -4, 2, -2, 2)),
    ("P06", "chiamata", 81, 3, 85, (-3, 6, -3, 3, -3)),
    ("P07", "chiamata", 91, 3, 90, (4, -8, 4, -4, 4)),
    ("P08", "chiamata", 101, 3, 101, (-5, 10, -5, 5, -5)),
    ("P09", "chiamata", 111, 3, 120, (-6, 12, -6, 6, -6)),
    ("P09-cap", "chiamata+scoring.steps=5", 111, 3, 120, (-5, 10, -5, 5, -5)),
    ("P10", "chiamata", 61, IN_HAND, 61, (-1, 4, -1, -1, -1)),
    ("P11", "chiamata", 61, IN_HAND, 40, (1, -4, 1, 1, 1)),
    ("P15", "chiamata+scoring.sweep=all_points:2", 61, 3, 120, (-2, 4, -2, 2, -2)),
]


@pytest.mark.parametrize(
    ("key", "points", "partner", "made", "scores"), [pytest.param(*row[1:], id=row[0]) for row in CHIAMATA]
)
def test_chiamata_pays_two_and_one_and_sums_to_zero(
    key: str, points: int, partner: int | None, made: int, scores: tuple[int, ...]
) -> None:
    outcome = judged(key, promised(points), partner, made)

    assert outcome.scores == scores
    assert sum(outcome.scores) == 0
    assert outcome.made == (made >= points)


def test_solo_pays_four() -> None:  # P12
    outcome = judged("chiamata", "rank:3,solo", None, 61, trump="-")

    assert outcome.scores == (-1, 4, -1, -1, -1)


# id, rules, what is said, partner, points made, scores by seat
POINTS = [
    ("P16", "gingo", "pass,bid:75,pass,pass,pass,call:2O", 3, 80, (0, 75, 0, 75, 0)),
    ("P17", "gingo", "pass,bid:75,pass,pass,pass,call:2O", 3, 70, (50, -5, 50, -5, 50)),
    ("P18", "gingo", "pass,bid:70,pass,pass,pass,call:2O", None, 72, (0, 140, 0, 0, 0)),
    ("P23", "subastada", "pass,bid:70,pass,pass,pass,call:1E@O", 3, 74, (-1, 2, -1, 1, -1)),
    ("P24", "subastada", "pass,bid:85,pass,pass,pass,call:1E@O", 3, 84, (3, -6, 3, -3, 3)),
    ("P25", "subastada", "pass,bid:71,pass,pass,pass,call:1E@O", 3, 71, (-2, 4, -2, 2, -2)),
]


@pytest.mark.parametrize(
    ("key", "calls", "partner", "made", "scores"), [pytest.param(*row[1:], id=row[0]) for row in POINTS]
)
def test_a_bid_in_points_is_kept_or_lost(
    key: str, calls: str, partner: int | None, made: int, scores: tuple[int, ...]
) -> None:
    assert judged(key, calls, partner, made).scores == scores


# id, bid, cards, melds, who wins the last trick, scores by seat
REMATADA = [
    ("P19", 120, 72, "melds=1O40.9", 1, (0, 120, 0)),
    ("P20", 120, 68, "melds=1O40.9", 1, (60, 0, 60)),
    ("P20-last_trick", 120, 78, "melds=1O40.9", 0, (60, 0, 60)),
    ("P21", 110, 100, "", 1, (0, 110, 0)),
]


@pytest.mark.parametrize(
    ("bid", "cards", "melds", "leader", "scores"), [pytest.param(*row[1:], id=row[0]) for row in REMATADA]
)
def test_rematada_counts_cards_acuses_and_the_last_trick(
    bid: int, cards: int, melds: str, leader: int, scores: tuple[int, ...]
) -> None:
    pile = write_cards(worth(find_rules("rematada"), cards))

    outcome = finished(
        "rematada", "-", pile, leader=leader, extra=f"calls=pass,bid:{bid},pass,bury:5C6C,trump:O {melds}"
    )

    assert outcome.scores == scores


def test_portena_counts_cards_acuses_and_the_last_trick() -> None:  # P22
    piles = write_cards(worth(find_rules("portena"), 55))

    outcome = finished("portena", piles, "-", "-", extra="melds=0E20.9")

    assert outcome.side_points == (85, 65)
    assert outcome.winner == 0


# id, duty, trump, caller, partner, points of the side, scores
WHOLE_DEALS = [
    ("P13", "free", "E", 4, 2, 89, (-1, -1, 1, -1, 2)),
    ("P14", "follow", "O", 3, 4, 15, (1, 1, 1, -2, -1)),
]


@pytest.mark.parametrize(
    ("duty", "trump", "caller", "partner", "made", "scores"), [pytest.param(*row[1:], id=row[0]) for row in WHOLE_DEALS]
)
def test_whole_deals_of_chiamata(
    duty: str, trump: str, caller: int, partner: int, made: int, scores: tuple[int, ...]
) -> None:
    rules = find_rules(f"chiamata+duty.kind={duty}")
    said = "pass " * caller + "rank:11 " + "pass " * (4 - caller) + f"call:11{trump}"

    outcome = plays_out(after(deal(rules, order=deck_s(rules, 5)), said))[-1].outcome()

    assert outcome is not None
    assert outcome.sides[0] == tuple(sorted((caller, partner)))
    assert outcome.side_points[0] == made
    assert outcome.scores == scores
