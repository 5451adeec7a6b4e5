"""The picture of promises: what the file says is what trial deals say, and it falls as the promise grows."""

from __future__ import annotations

from itertools import pairwise

import pytest

from brisca_teach.engine.moves import Bid
from brisca_teach.teaching.drills.contracts import shares_by_points
from brisca_teach.teaching.drills.sampled import Kept, kept
from brisca_teach.views.pictures_promises import BANK, EVEN, TOLD, shares

HANDS = kept(BANK)


@pytest.mark.parametrize("one", HANDS, ids=lambda one: one.theme)
def test_the_shares_are_those_of_trial_deals_within_their_intervals(one: Kept) -> None:
    again = {m.move: m for m in shares_by_points(one.position, Bid(TOLD[0]), TOLD)}

    for points in TOLD:
        value, half = shares(one)[points]
        now = again[Bid(points)]
        assert abs(now.value - value) <= now.half + half, points


@pytest.mark.parametrize("one", HANDS, ids=lambda one: one.theme)
def test_a_higher_promise_is_never_kept_more_often(one: Kept) -> None:
    assert all(more <= less for (less, _), (more, _) in pairwise(shares(one).values()))


def test_one_hand_should_bid_high_one_a_little_and_one_should_pass() -> None:
    limits = [max((points for points in TOLD if shares(one)[points][0] >= EVEN), default=0) for one in HANDS]

    assert limits == [91, 71, 0]
