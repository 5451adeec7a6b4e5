"""G01-G13: what a finished deal brings (rules.md 4.6; decisions 14, 15, 40 and 51)."""

from __future__ import annotations

import pytest
from finished_deals import finished

SIXTY_ONE = "1O1C1E1B12O12C11O11C11E"
SIXTY = "1O1C1E1B12O12C12E12B"
SIXTEEN_BLANKS, TWELVE_BLANKS = "7O7C7E7B6O6C6E6B5O5C5E5B4O4C4E4B", "7O7C7E7B6O6C6E6B5O5C5E5B"
DOUBLE = "+scoring.values=61:1,101:2"

# id, rules, piles but for the last, side points, games by side
RESULTS = [
    ("G01", "brisca_2", (SIXTY_ONE,), (61, 59), (1, 0)),
    ("G02-most_cards", "brisca_2", (SIXTY + SIXTEEN_BLANKS,), (60, 60), (1, 0)),
    ("G02-draw", "brisca_2+scoring.tie=draw", (SIXTY + SIXTEEN_BLANKS,), (60, 60), (0, 0)),
    ("G02-redeal", "briscola_2", (SIXTY + SIXTEEN_BLANKS,), (60, 60), (0, 0)),
    ("G02-both", "brisca_2+scoring.tie=both", (SIXTY + SIXTEEN_BLANKS,), (60, 60), (1, 1)),
    ("G03", "brisca_2", (SIXTY + TWELVE_BLANKS,), (60, 60), (0, 0)),
    ("G04", "brisca_2" + DOUBLE, ("3O3C",), (20, 100), (0, 1)),
    ("G05", "brisca_2" + DOUBLE, ("3O12O11O10O",), (19, 101), (0, 2)),
    ("G06", "brisca_3", ("1O1C1E1B12O10O", "3O3C3E12C12E11O"), (50, 41, 29), (1, 0, 0)),
    ("G07-both", "brisca_3+scoring.tie=both", ("1O1C1E12O12C12E", "1B3O3C3E12B"), (45, 45, 30), (1, 1, 0)),
    ("G07-draw", "brisca_3+scoring.tie=draw", ("1O1C1E12O12C12E", "1B3O3C3E12B"), (45, 45, 30), (0, 0, 0)),
    ("G08-both", "brisca_3+scoring.tie=both", ("3O3C3E3B", "1O1C1E12O11O"), (40, 40, 40), (1, 1, 1)),
    ("G08-draw", "brisca_3+scoring.tie=draw", ("3O3C3E3B", "1O1C1E12O11O"), (40, 40, 40), (0, 0, 0)),
    ("G09", "brisca_2", ("4B5B",), (0, 120), (0, 1)),
    ("G13", "rapida", ("3O3C12O11O",), (27, 93), (0, 1)),
]


@pytest.mark.parametrize(("key", "piles", "points", "games"), [pytest.param(*row[1:], id=row[0]) for row in RESULTS])
def test_deal_is_worth_these_games(
    key: str, piles: tuple[str, ...], points: tuple[int, ...], games: tuple[int, ...]
) -> None:
    outcome = finished(key, *piles)

    assert outcome.side_points == points
    assert outcome.games == games
    assert outcome.scores == games
    assert outcome.winners == tuple(side for side, won in enumerate(games) if won)


@pytest.mark.parametrize("leader", [0, 1], ids="G02 last_trick won by seat {}".format)
def test_the_last_trick_may_break_the_tie(leader: int) -> None:
    outcome = finished("brisca_2+scoring.tie=last_trick", SIXTY + SIXTEEN_BLANKS, leader=leader)

    assert outcome.winner == leader
    assert "tie" in outcome.flags


def test_a_redeal_is_void() -> None:  # G02
    outcome = finished("briscola_2", SIXTY + SIXTEEN_BLANKS)

    assert outcome.is_redeal
    assert outcome.winners == ()
    assert not finished("briscola_2", SIXTY_ONE).is_redeal


def test_most_cards_counts_only_among_the_leaders() -> None:  # decision 51
    outcome = finished("brisca_3", "1O1C1E12O12C12E4O4C4E", "1B3O3C3E12B")

    assert outcome.side_points == (45, 45, 30)
    assert outcome.side_cards == (9, 5, 25)
    assert outcome.winner == 0


@pytest.mark.parametrize(
    ("pile", "flags"),
    [("4B5B", {"all_points", "loser_max_30"}), ("", {"all_points", "all_tricks", "loser_max_30"}),
     ("3O3C3E", {"loser_max_30"}), ("3O3C3E12O", set())],
    ids=["G09 a trick of blanks", "all tricks", "thirty", "thirty-four"],
)  # fmt: skip
def test_points_and_tricks_are_two_sweeps(pile: str, flags: set[str]) -> None:
    assert finished("brisca_2", pile or "-").flags == flags
