"""Public bug reports about deck, deal, draw, seats and turns: cases C20 to C31, C38, C40, C122."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from brisca_teach import BadRules, Card, IllegalMove, Move, Position, deal, find_rules
from brisca_teach.engine.cards import write_cards


def played_out(position: Position, seed: int = 0) -> list[Position]:
    """Every position of a deal in which chance plays the cards."""
    rng, seen = random.Random(seed), [position]
    while cards := [move for move in position.legal_moves() if isinstance(move, Card)]:
        position = position.play(rng.choice(cards))
        seen.append(position)
    return seen


@pytest.mark.parametrize(("rules", "cards", "tricks"), [("brisca_3", 39, 13), ("brisca_3_36", 36, 12)])
def test_case_c20_and_c21_three_players_end_with_empty_hands(rules: str, cards: int, tricks: int) -> None:
    last = played_out(deal(find_rules(rules), rng=random.Random(20)))[-1]

    assert len(last.rules.cards) == cards
    assert sum(map(len, last.piles)) == 3 * tricks
    assert not any(last.hands)
    outcome = last.outcome()
    assert outcome is not None
    assert sum(outcome.points) == 120


def test_case_c21_without_twos_the_low_exchange_is_never_offered() -> None:
    for seed in range(40):
        for position in played_out(deal(find_rules("brisca_3_36"), rng=random.Random(seed)), seed):
            assert not any(str(move).startswith("exchange:2") for move in position.legal_moves())


def test_case_c22_five_players_need_40_cards_and_38_are_refused_with_the_reason() -> None:
    assert len(deal(find_rules("brisca_5")).rules.cards) == 40

    with pytest.raises(BadRules) as refused:
        deal(find_rules("brisca_5+removed=2O2C"))

    assert (refused.value.facts["knob"], refused.value.facts["other"]) == ("players", "removed")


def test_case_c23_and_c25_the_winner_draws_first_and_the_turn_up_lies_in_one_place_only() -> None:
    before = Position.parse("brisca_2 E 4O5O6O/1O4B5B 0:- 10C3E")

    after = before.play(Card.parse("4O")).play(Card.parse("1O"))

    assert write_cards(after.hands[1]) == "4B5B10C"
    assert write_cards(after.hands[0]) == "5O6O3E"
    assert (after.stock, after.turn_up, after.trump, after.turn) == ((), None, "E", 1)


def test_case_c27_after_the_last_draw_hands_only_shrink_and_drawing_is_refused() -> None:
    positions = played_out(deal(find_rules("briscola_2"), rng=random.Random(27)))
    sizes = [tuple(map(len, position.hands)) for position in positions if not position.trick and not position.stock]

    assert sizes == [(3, 3), (2, 2), (1, 1), (0, 0)]
    with pytest.raises(IllegalMove) as refused:
        next(p for p in positions if not p.stock).play(Move.parse("draw"))
    assert refused.value.reason == "no.draw"


SEED_1 = "import random, brisca_teach as b; print(b.deal(b.find_rules('brisca_2'), rng=random.Random(1)))"


def test_case_c29_a_seed_gives_the_same_deal_in_every_process() -> None:
    lines = {
        subprocess.run(
            [sys.executable, "-c", SEED_1],
            capture_output=True,
            check=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONHASHSEED": seed},
        ).stdout.strip()
        for seed in ("0", "1")
    }
    random.seed(99)

    here = str(deal(find_rules("brisca_2"), rng=random.Random(1)))

    assert lines == {here}
    assert str(deal(find_rules("brisca_2"), rng=random.Random(2))) != here


def test_case_c31_eight_and_nine_rank_between_seven_and_jack_and_count_nothing() -> None:
    rules = find_rules("catalana+players=2")
    tricks = {"9C8C": 0, "7C8C": 1, "9C10C": 1}

    assert [rules.trick_winner((Card.parse(t[:2]), Card.parse(t[2:])), "O") for t in tricks] == list(tricks.values())
    positions = played_out(deal(rules, rng=random.Random(31)))
    starts = [position for position in positions if not position.trick]
    assert len(starts) - 1 == 24
    assert sum(bool(position.stock) for position in starts) == 21


@pytest.mark.parametrize("players", [0, 1, 7])
def test_case_c38_a_wrong_number_of_players_is_refused_with_the_right_ones(players: int) -> None:
    with pytest.raises(BadRules) as refused:
        find_rules(f"brisca_4+players={players}")

    assert refused.value.reason == "rules.players"
    assert refused.value.facts["choices"] == (2, 3, 4, 5, 6)


def test_case_c40_every_seat_plays_once_a_trick_and_the_winner_leads() -> None:
    position = Position.parse("brisca_4 B 4O5O6O/7O4C5C/1O4E5E/10C11C2C 0:- 12C12E12O12B")

    turns = []
    for card in ("4O", "7O", "1O", "10C", "4E", "11C", "5O", "4C"):
        turns.append(position.turn)
        position = position.play(Card.parse(card))

    assert turns == [0, 1, 2, 3, 2, 3, 0, 1]


def test_case_c122_two_players_play_one_card_each_unless_the_variant_says_two() -> None:
    for rules, size in (("brisca_2", 2), ("brisca_2x2", 4)):
        position = deal(find_rules(rules), rng=random.Random(122))
        assert position.rules.trick_size == size
        for _ in range(size):
            position = position.play(position.legal_moves()[0])
        assert sum(map(len, position.piles)) == size
