"""Each level beats the one below it; how surely is measured by benchmarks/ladder.py."""

from __future__ import annotations

from itertools import pairwise

import pytest

from brisca_teach import find_rules
from brisca_teach.analysis.bots import LADDER, Level, expert
from brisca_teach.analysis.simulate import Contest, tournament

STEPS = list(pairwise(LADDER))
DEALS = {"beginner": 40, "club": 60, "counting": 150, "expert": 30}
WORLDS = 60  # for the expert here: fewer than in play


@pytest.mark.parametrize(("lower", "upper"), STEPS, ids=[upper.key for _, upper in STEPS])
def test_each_level_makes_more_points_than_the_one_below(
    lower: Level, upper: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expert, "WORLDS", WORLDS)
    contest = Contest(find_rules("brisca_2"), upper, lower, seed=1)

    assert tournament(contest, DEALS[upper.key]).margin.value > 0
