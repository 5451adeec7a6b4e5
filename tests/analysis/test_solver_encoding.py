"""The compact encoding says what the rules and the engine say, for every game."""

from __future__ import annotations

import random

import pytest

from brisca_teach import VARIANTS, Position, deal
from brisca_teach.analysis.encoding import encoding
from brisca_teach.engine.moves import Exchange

GAMES = [key for key, rules in VARIANTS.items() if rules.certainty != "name_only"]
# An exchange in the first trick is over before the compact searches begin.
EXCHANGING = [key for key in GAMES if (rule := VARIANTS[key].exchange) and rule.when != "first_trick"]


@pytest.mark.parametrize("game", GAMES)
def test_the_winner_of_a_trick_and_its_points_are_those_of_the_rules(game: str) -> None:
    rules, rng = VARIANTS[game], random.Random(game)
    for trump in (None, *rules.suits):
        code = encoding(rules, trump)
        for _ in range(20):
            trick = rng.sample(rules.cards, rules.trick_size)
            best = 0
            for at, card in enumerate(trick):
                if code.wins[code.number[trick[best]]][code.number[card]]:
                    best = at

            assert best == rules.trick_winner(trick, trump)
            assert sum(code.points[code.number[card]] for card in trick) == sum(map(rules.points, trick))
            assert [code.cards[number] for number in code.numbers(code.mask(trick))] == sorted(
                trick, key=code.number.__getitem__
            )


@pytest.mark.parametrize("game", EXCHANGING)
def test_what_may_be_exchanged_is_what_the_engine_offers(game: str) -> None:
    for seed in range(6):
        position: Position = deal(VARIANTS[game], random.Random(seed))
        code = encoding(position.rules, position.trump)
        while position.turn is not None:
            moves = position.legal_moves()
            for move in moves:
                if isinstance(move, Exchange):
                    assert code.takes[code.number[position.stock[-1]]] == code.number[move.give]
            position = position.play(moves[-1])
