"""X01-X20: deals that end at once, locks, extra games and chips (rules.md 3.1.22 to 3.1.28, 4.10; oros trumps)."""

from __future__ import annotations

import pytest
from engine_decks import after
from finished_deals import finished
from refusals import reason

from brisca_teach import Card, Outcome, Position
from brisca_teach.engine.cards import parse_cards, write_cards


def cards_of(position: Position) -> str:
    """The cards that are legal now."""
    return write_cards(move for move in position.legal_moves() if isinstance(move, Card))


def result(position: Position) -> Outcome:
    """The outcome of a deal that must be over."""
    outcome = position.outcome()
    assert outcome is not None
    return outcome


KILLS = [
    ("X01", "muerte_tres O 3O2C/1O4C/5C6C/7B4B 0:- -", "3O 1O 5C 7B", 1),
    ("X01-before_the_draw", "muerte_tres+players=2 O 3O4C7O/1O5C6C 0:- 7B12O 4B5B/6B2B", "3O 1O", 1),
    ("X06", "muerte_tres O 3O2C/4O4C/1O6C/7B4B 0:- -", "3O 4O 1O 7B", None),
    ("X07", "muerte_tres O 1O/3O/5C/7B 0:- -", "1O 3O 5C 7B", 0),
]


@pytest.mark.parametrize(("line", "moves", "seat"), [pytest.param(*row[1:], id=row[0]) for row in KILLS])
def test_the_trump_ace_kills_the_other_sides_three(line: str, moves: str, seat: int | None) -> None:
    position = after(Position.parse(line), moves)

    assert (position.extra.ended is not None) == (seat is not None)
    if seat is not None:
        assert result(position).reason == "muerte_tres"
        assert result(position).winner == position.rules.side(seat)


LOCKS = [
    ("X02", "muerte_tres O 1O5C7B/3O2C4C/6C4E5E/2B4B5B 0:- -", "5C7B"),
    ("X03", "muerte_tres O 1O/3O/5C/7B 0:- -", "1O"),
    ("X04", "muerte_tres O 1O5C/2C4C/6C4E/2B 3:3O -", "1O5C"),
    ("X05", "muerte_tres O 1O5C7B/2O2C4C/6C4E5E/2B4B5B 0:- - -/3O6O7O4O/-/-", "1O5C7B"),
    ("X08", "muerte_tres O 1O5C7B/2O2C4C/6C4E5E/2B4B5B 0:- 1E1C1B3O", "5C7B"),
    ("X14", "capixaba O 1O5C/7O2C/6C4E/2B4B 0:- -", "5C"),
    ("X15", "capixaba O 1O7O5C/2O2C4C/6C4E5E/2B4B5B 0:- -", "1O7O5C"),
    ("X16", "capixaba O 7O5C/2C/6C/2B 1:4C4E4B -", "5C"),
    ("X16-ace_too", "capixaba O 7O1O5C/2C6O/6C5E/2B5B 1:4C4E4B -", "7O1O5C"),
    ("lead_only", "capixaba+ace_lock=lead O 1O5C/7O2C/6C4E/2B4B 0:- -", "5C"),
    ("lead_only-following", "capixaba+ace_lock=lead O 1O5C/7O/6C/2B 1:4C4E4B -", "1O5C"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "legal"), [pytest.param(*row[1:], id=row[0]) for row in LOCKS])
def test_locked_cards_wait(line: str, legal: str) -> None:
    position = Position.parse(line)

    assert cards_of(position) == legal
    for card in position.hands[0]:
        if card not in parse_cards(legal):
            assert reason(position, card) in ("no.ace_locked", "no.second_last", "no.ace_lead")


BLACK_HANDS = [
    (
        "X09",
        "mano_negra+players=2 O 2C4C5C/3O1O7B 1:- 12O6O 1C3C12C11C10C1E3E12E11E10E1B12B/3B11B10B11O10O4B",
        "7B 2C",
        1,
    ),
    ("X10", "mano_negra+players=2 O 2C4C5C/3C1C7B 1:- 12C6O 4E5E/6E7E", "7B 2C", None),
    ("X11", "mano_negra+players=2 O 3O1O7O/2C4C5C 0:- 7B12O 4B5B/6B2B", "exchange:7O", 0),
    ("X12", "mano_negra O 12O3O2C/4B5B6B/1O4C5C/7B2B1B 0:- -", "2C 4B 4C 7B", None),
    ("X13", "mano_negra+players=2+second=7 O 2C4C5C/7O1O7B 1:- 12O6O 4E5E/6E7E", "7B 2C", 1),
    ("X13-three", "mano_negra+players=2+second=7 O 2C4C5C/3O1O7B 1:- 12O6O 4E5E/6E7E", "7B 2C", None),
]


@pytest.mark.parametrize(("line", "moves", "seat"), [pytest.param(*row[1:], id=row[0]) for row in BLACK_HANDS])
def test_king_second_and_ace_of_trumps_in_one_hand_win_at_once(line: str, moves: str, seat: int | None) -> None:
    position = after(Position.parse(line), moves)

    assert (position.extra.ended is not None) == (seat is not None)
    if seat is not None:
        assert (result(position).reason, result(position).winner) == ("mano_negra", seat)
        assert position.legal_moves() == ()


CHIPS = [
    ("X19", "brusquembille_3 S AD7H/8H7C/9H8C 0:- -", "AD 8H 9H", (4, -2, -2)),
    ("X20", "brusquembille_3 S 8H7H/10H7C/KH8C 0:- -", "8H 10H KH", (-1, 2, -1)),
    ("X20-lost", "brusquembille_3 S 8H7H/10H7C/AH8C 0:- -", "8H 10H AH", (-1, -4, 5)),
    ("X20-ruffed", "brusquembille_3 S 8H7H/10H7C/8S8C 0:- -", "8H 10H 8S", (1, -2, 1)),
]


@pytest.mark.parametrize(("line", "moves", "chips"), [pytest.param(*row[1:], id=row[0]) for row in CHIPS])
def test_aces_and_tens_are_paid_in_chips(line: str, moves: str, chips: tuple[int, ...]) -> None:
    assert after(Position.parse(line), moves).extra.bonus == chips


CATCHES = [
    ("X17", "capixaba O 7O2C/1O4C/6C4E/2B4B 0:- -", "7O 1O 6C 2B", (0, 1, 0, 1)),
    ("X17-partner", "capixaba O 7O2C/4O4C/1O4E/2B4B 0:- -", "7O 4O 1O 2B", ()),
    ("X17-ace_first", "capixaba O 7O2C/1O4C/6C4E/2B4B 1:- - -/-/-/-", "4C 6C 2B 2C", ()),
    ("X17-any_ace", "capixaba+scoring.events=any_ace_takes_second O 7E2C/1E4C/6C4E/2B4B 0:- -", "7E 1E 6C 2B",
     (0, 1, 0, 1)),
    ("seven_led", "capixaba+scoring.events=second_led_wins O 7E2C/6E4C/6C4E/2B4B 0:- -", "7E 6E 6C 2B", (1, 0, 1, 0)),
]  # fmt: skip


@pytest.mark.parametrize(("line", "moves", "games"), [pytest.param(*row[1:], id=row[0]) for row in CATCHES])
def test_an_ace_that_takes_the_second_is_a_game_more(line: str, moves: str, games: tuple[int, ...]) -> None:
    assert after(Position.parse(line), moves).extra.bonus == games


@pytest.mark.parametrize(
    ("pile", "games"),
    [pytest.param("7O7C12O12C", 2, id="X18 92-28"), pytest.param("7O7C7E", 2, id="X18 90-30"),
     pytest.param("7O7C12O11O12C", 1, id="X18 89-31")],
)  # fmt: skip
def test_capote_leaves_the_others_thirty_or_less(pile: str, games: int) -> None:
    outcome = finished("capixaba+players=2", pile)

    assert outcome.games == (0, games)
    assert ("loser_max_30" in outcome.flags) == (games == 2)
