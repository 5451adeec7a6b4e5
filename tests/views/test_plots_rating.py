"""The picture of the rating: it begins where everybody begins, and ends near the true strength."""

import pytest

from brisca_teach.teaching.rating import Rating
from brisca_teach.views.pictures_rating import TRIES, TRUE, climb, rating_path


@pytest.mark.parametrize("true", TRUE)
def test_a_rating_begins_where_everybody_begins_and_comes_near_the_true_strength(true: int) -> None:
    ratings = climb(true, "21").ratings

    assert ratings[0] == Rating() and len(ratings) == TRIES + 1
    assert abs(ratings[-1].points - true) < 100 < abs(ratings[0].points - true) + 1
    assert ratings[-1].deviation < ratings[10].deviation < ratings[0].deviation


def test_the_words_hold_the_numbers_of_the_lines() -> None:
    text = repr(rating_path("es"))

    for true in TRUE:
        ratings = climb(true, "21").ratings
        assert f"Quien juega como {true}: 1000 al empezar, {ratings[5].points} tras 5, " in text
        assert f"y {ratings[60].points} tras 60." in text
    fifth = climb(900, "21").ratings[5].points
    assert f"Who plays like 900: 1000 at the start, {fifth} after 5, " in repr(rating_path("en"))


def test_another_seed_is_another_way() -> None:
    assert climb(900, "1") != climb(900, "21") == climb(900, "21")
