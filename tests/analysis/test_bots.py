"""Bots play every game of the family legally, by what their seat may know and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from brisca_teach import VARIANTS, BadText, Move, Position, deal
from brisca_teach.analysis.bots import LADDER, Level, find_level
from brisca_teach.analysis.sampling import Worlds

PLAYABLE = [key for key, rules in VARIANTS.items() if rules.certainty != "name_only"]
LEVELS = {level.key: level for level in LADDER}
QUICK = ["random", "beginner", "club", "counting"]


def played(key: str, level: Level, seed: int) -> Iterator[tuple[Position, Move]]:
    """Each position of a deal and what the level plays there; stops at the end of the deal."""
    rng = random.Random(seed)
    position = deal(VARIANTS[key], rng)
    while position.turn is not None:
        move = level.bot(position.observe(position.turn), rng)
        yield position, move
        position = position.play(move)


def ends(key: str, level: Level, seed: int) -> Position:
    *_, (position, move) = played(key, level, seed)
    return position.play(move)


def test_the_ladder_has_five_levels_from_weak_to_strong() -> None:
    assert [level.key for level in LADDER] == ["random", "beginner", "club", "counting", "expert"]
    assert find_level("club").name_key == "bot.club"


def test_an_unknown_level_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadText) as refused:
        find_level("champion")

    assert refused.value.facts["choices"] == ("random", "beginner", "club", "counting", "expert")


@pytest.mark.parametrize("key", PLAYABLE)
@pytest.mark.parametrize("level", QUICK)
def test_every_bot_plays_every_variant_to_the_end_with_legal_moves(key: str, level: str) -> None:
    for position, move in played(key, LEVELS[level], seed=7):
        assert move in position.legal_moves()


@pytest.mark.parametrize("key", PLAYABLE)
def test_the_expert_plays_every_variant_to_the_end_with_legal_moves(key: str, fast_expert: Level) -> None:
    for position, move in played(key, fast_expert, seed=7):
        assert move in position.legal_moves()


@pytest.mark.parametrize("key", ["brisca_2", "brisca_3", "brisca_4"])
@pytest.mark.parametrize("level", QUICK)
def test_c43_all_deals_end_with_every_point_counted(key: str, level: str) -> None:
    for seed in range(25):
        outcome = ends(key, LEVELS[level], seed).outcome()

        assert outcome is not None and sum(outcome.points) == 120


@pytest.mark.parametrize("key", ["brisca_2", "brisca_4", "chiamata", "portena", "rematada", "marianna", "brisca_2x2"])
@pytest.mark.parametrize("level", [*QUICK, "expert"])
def test_a_choice_does_not_change_when_hidden_cards_are_swapped(key: str, level: str, fast_expert: Level) -> None:
    bot = fast_expert if level == "expert" else LEVELS[level]
    for ply, (position, _) in enumerate(played(key, LEVELS["club"], seed=5)):
        if ply % 5 or position.turn is None:
            continue
        other = Worlds(position.observe(position.turn)).draw(random.Random(ply))
        choices = {bot.bot(world.observe(position.turn), random.Random(3)) for world in (position, other)}
        assert len(choices) == 1


@pytest.mark.parametrize("level", [*QUICK, "expert"])
def test_the_same_seed_gives_the_same_game(level: str, fast_expert: Level) -> None:
    bot = fast_expert if level == "expert" else LEVELS[level]

    assert ends("brisca_2", bot, 3) == ends("brisca_2", bot, 3)


@pytest.mark.slow
@pytest.mark.parametrize("key", PLAYABLE)
@pytest.mark.parametrize("level", QUICK)
def test_two_hundred_deals_of_every_variant_are_played_legally(key: str, level: str) -> None:
    for seed in range(200):
        for position, move in played(key, LEVELS[level], seed):
            assert move in position.legal_moves()
