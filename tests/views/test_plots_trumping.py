"""The picture of what is worth a trump, with closed cards."""

import re

import pytest

from brisca_teach.engine.position import Position
from brisca_teach.views.pictures_trumping import pairs_by_card_led
from brisca_teach.views.plots import plot

TABLE = f"brisca_2 O 2O4B6E/?? 1:7C {'?' * 33}4O"


def test_an_ace_is_worth_a_small_trump_and_a_blank_is_not() -> None:
    verdicts = {pair.rank: pair.verdict for pair in pairs_by_card_led(Position.parse(TABLE))}

    assert verdicts[1] == verdicts[3] == "spend"
    assert verdicts[7] == "save"


def test_the_richer_the_trick_the_more_the_trump_brings() -> None:
    pairs = pairs_by_card_led(Position.parse(TABLE))
    gain = {pair.rank: pair.trump.value - pair.other.value for pair in pairs}

    assert [pair.rank for pair in pairs] == [7, 10, 11, 12, 3, 1]
    assert gain[7] < gain[11] < gain[3]


def test_a_card_of_the_learner_is_not_led() -> None:
    assert 3 not in {pair.rank for pair in pairs_by_card_led(Position.parse(TABLE.replace("6E", "3C")))}


@pytest.mark.parametrize(
    ("lang", "opening", "point"), [("es", "Si sale una blanca, ", ","), ("en", "If a blank is led, ", ".")]
)
def test_the_words_hold_both_numbers_of_each_line(lang: str, opening: str, point: str) -> None:
    text = repr(plot(lang, "worth_a_trump", position=TABLE))

    assert opening in text
    numbers = re.findall(rf"\b\d\d\{point}\d\b", text)
    assert len(numbers) == 12
