"""The batch plays the same game as the engine: each of its deals is played again, card by card, on a Position."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from brisca_teach import VARIANTS, BadRules, deal, find_rules
from brisca_teach.analysis.simulate.batch import Batch, in_pieces, random_deals
from brisca_teach.engine.moves import Draw
from brisca_teach.engine.position import Position

BATCHED = [
    "brisca_2",
    "brisca_4",
    "brisca_6",
    "briscola_2",
    "briscolone",
    "bisca_9",
    "catalana",
    "briscola_due",
    "rapida",
]


def replayed(batch: Batch, number: int) -> Position:
    """The end of one deal of the batch, played by the engine."""
    rules = batch.rules
    position = deal(rules, order=[rules.cards[at] for at in batch.packs[number]])
    for at in batch.played[number]:
        if position.phase == "window":
            position = position.play(Draw())
        position = position.play(rules.cards[at])
    return position


@pytest.mark.parametrize("key", BATCHED)
def test_every_deal_is_legal_and_counts_as_the_engine_counts(key: str) -> None:
    batch = random_deals(find_rules(key), 40, seed=3)

    for number in range(len(batch)):
        outcome = replayed(batch, number).outcome()
        assert outcome is not None
        assert tuple(batch.points[number]) == outcome.side_points


def test_all_points_of_every_deal_are_counted() -> None:
    batch = random_deals(find_rules("brisca_4"), 5000)

    assert (batch.points.sum(axis=1) == 120).all()
    assert len(np.unique(batch.packs[0])) == 40


def test_chance_plays_every_card_of_the_hand_alike() -> None:
    batch = random_deals(find_rules("brisca_2"), 20_000, seed=1)
    first = batch.played[:, :1] == batch.packs[:, [0, 2, 4]]

    assert abs(first.mean(axis=0) - 1 / 3).max() < 0.015


def test_who_leads_first_wins_a_little_more_as_often_as_the_engine_says() -> None:
    batch = random_deals(find_rules("briscola_2"), 40_000, seed=2)

    assert 0.52 < batch.won.mean() < 0.55  # 100,000 deals of another engine: 52.6 % and 1.65 % ties


def test_the_same_seed_gives_the_same_deals_and_pieces_differ() -> None:
    rules = find_rules("brisca_2")

    assert (random_deals(rules, 50, 9).played == random_deals(rules, 50, 9).played).all()
    first, second = in_pieces(rules, 60, 30)
    assert len(second) == 30 and (first.packs != second.packs).any()


@pytest.mark.parametrize(
    "key", ["brisca_3", "marianna", "portena", "chiamata", "brisca_2x2", "muerte_tres", "capixaba"]
)
def test_games_with_more_than_cards_played_are_refused(key: str) -> None:
    with pytest.raises(BadRules):
        random_deals(VARIANTS[key], 10)


def test_numpy_is_loaded_for_the_batch_alone() -> None:
    modules = "brisca_teach, brisca_teach.analysis.simulate, brisca_teach.analysis.bots"
    code = f"import sys, {modules}; print('numpy' in sys.modules)"

    run = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)

    assert run.stdout.strip() == "False"
