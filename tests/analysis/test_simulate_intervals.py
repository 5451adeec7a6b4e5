"""Intervals that say how sure a number is."""

from __future__ import annotations

import pytest

from brisca_teach.analysis.simulate import bootstrap, wilson


def test_wilson_of_ten_in_ten_stays_below_certainty() -> None:
    share = wilson(10, 10)

    assert share.value == 1.0
    assert share.low == pytest.approx(0.7225, abs=1e-4) and share.high == pytest.approx(1.0)


def test_wilson_is_narrower_with_more_games() -> None:
    few, many = wilson(60, 100), wilson(600, 1000)

    assert few.low < many.low < 0.6 < many.high < few.high


def test_half_wins_count() -> None:
    assert wilson(50.5, 101).value == 0.5


def test_the_bootstrap_holds_the_mean_and_never_varies() -> None:
    values = [float(number % 7) for number in range(200)]

    found = bootstrap(values)

    assert found == bootstrap(values)
    assert found.low < sum(values) / 200 < found.high and found.high - found.low < 0.7


def test_equal_values_leave_no_doubt() -> None:
    found = bootstrap([3.0] * 20)

    assert (found.low, found.value, found.high) == (3.0, 3.0, 3.0)


def test_a_value_lies_in_its_interval() -> None:
    assert 0.5 in wilson(50, 100) and 0.9 not in wilson(50, 100)
