"""Pictures of the last tricks: when to save a trump, and what faultless play brings."""

import pytest

from brisca_teach.analysis.solver import solve
from brisca_teach.engine.position import Position
from brisca_teach.views.pictures_endings import endings, gain_of_trump
from brisca_teach.views.plots import plot

TABLE = "brisca_2 O 4O12B7B/3B2B 1:10E"


@pytest.mark.parametrize(
    ("led", "kept", "gain"),
    [("10E", "3B", -12), ("1E", "3B", -3), ("1E", "11B", 8), ("10E", "10B", 0), ("6E", "6B", 0), ("6E", "1B", -15)],
)
def test_the_trump_is_compared_with_the_best_other_card(led: str, kept: str, gain: int) -> None:
    assert gain_of_trump(Position.parse(f"brisca_2 O 4O12B7B/{kept}2B 1:{led}")) == gain


def test_each_line_of_the_grid_says_what_to_do_and_by_how_much() -> None:
    text = repr(plot("es", "save_or_spend", position=TABLE))

    assert text.startswith(
        "Gastar el triunfo ahora o guardarlo, y los puntos que van de lo uno a lo otro. Si Inés sale con el as: "
        "guardarlo, si le queda el as o el tres (4 y 3); gastarlo, si le queda el caballo, la sota o una blanca "
        "(8, 9 y 11). "
    )
    assert text.endswith(
        "Si Inés sale con una blanca: guardarlo, si le queda el as, el tres, el caballo o la sota (15, 14, 3 y 2); "
        "da igual, si le queda una blanca (0)."
    )
    assert text.count("Si Inés sale con") == 6
    assert "If Inés leads the jack: save it if the ace, the three or the knight is left (13, 12 and 1); no " in repr(
        plot("en", "save_or_spend", position=TABLE)
    )


def test_a_card_of_the_learner_is_not_given_to_the_other_hand() -> None:
    assert "si le queda el rey" not in repr(plot("es", "save_or_spend", position=TABLE))


def test_every_deal_is_in_one_bar() -> None:
    text = repr(plot("en", "perfect_ending", deals="40", seed="3"))
    pairs = endings(40, "3")
    gains = [exact - usual for usual, exact in pairs]
    counts = (sum(gain < 0 for gain in gains), gains.count(0), sum(0 < gain <= 10 for gain in gains))

    assert sum(counts) + sum(gain > 10 for gain in gains) == 40
    assert "fewer points in {}, the same in {}, 1 to 10 more in {}".format(*counts) in text
    assert f"Deals won: {sum(usual > 60 for usual, _ in pairs)} and {sum(exact > 60 for _, exact in pairs)}." in text


def test_faultless_last_tricks_bring_points() -> None:
    pairs = endings(60, "18")

    assert sum(exact for _, exact in pairs) > sum(usual for usual, _ in pairs)


def test_the_table_of_the_grid_is_the_one_of_the_lesson() -> None:
    values = {str(move): value for move, value in solve(Position.parse(TABLE)).values.items()}

    assert values == {"7B": 14, "12B": 10, "4O": 2}
