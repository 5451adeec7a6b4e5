"""What a bot imagines at speed is the game of the engine: the same choices give the same points on a Position."""

from __future__ import annotations

import random

import pytest

from brisca_teach import Card, Position, deal, find_rules, solve
from brisca_teach.analysis.bots.prices import FULL_AT
from brisca_teach.analysis.bots.quick import finished
from brisca_teach.analysis.bots.rehearsal import NONE, Rehearsal, rehearsal

CARELESS = 1e-12  # never comes true, but leaves the last tricks to judgement, as below


def rehearsed(plays: Rehearsal, start: Position) -> int:
    """By how much seat 0 wins in imagination."""
    hands = [[plays.number[card] for card in hand] for hand in start.hands]
    stock = [plays.number[card] for card in start.stock]
    return plays.finish(hands, start.leader, NONE, stock, CARELESS, random.Random(0))


def played(plays: Rehearsal, position: Position) -> int:
    """By how much seat 0 wins when the engine plays the same choices."""
    while (seat := position.turn) is not None:
        position = position.play(_choice(plays, position, seat))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.points[0] - outcome.points[1]


def _choice(plays: Rehearsal, position: Position, seat: int) -> Card:
    hand = [plays.number[card] for card in position.hands[seat]]
    left = FULL_AT if position.stock else min(FULL_AT, len(hand) - 1)
    led = plays.number[position.trick[0]] if position.trick else NONE
    chosen = plays.lead(hand, left) if led == NONE else plays.reply(hand, led, left)
    return next(card for card in position.hands[seat] if plays.number[card] == chosen)


@pytest.mark.parametrize("key", ["briscola_2", "scoperta", "briscolone", "rapida"])
def test_a_deal_in_imagination_ends_as_on_the_table(key: str) -> None:
    for seed in range(30):
        start = deal(find_rules(key), random.Random(seed))
        plays = rehearsal(start.rules, start.trump)

        assert rehearsed(plays, start) == played(plays, start)


def test_the_last_tricks_are_played_as_the_solver_plays_them() -> None:
    rules = find_rules("briscola_2")
    for seed in range(60):
        cards = random.Random(seed).sample(rules.cards, 6)
        position = Position(rules, "O", (tuple(cards[:3]), tuple(cards[3:])), 0, (), (), ((), ()))
        plays = rehearsal(rules, "O")
        mine, theirs = (tuple(plays.number[card] for card in hand) for hand in position.hands)

        best = max(solve(position).values.values())

        assert plays.ending(mine, theirs) == 2 * best - sum(map(rules.points, cards))


@pytest.mark.parametrize("key", ["brisca_4", "chiamata", "portena", "marianna", "rematada", "brisca_2x2", "capixaba"])
def test_the_hasty_player_ends_every_deal(key: str) -> None:
    for seed in range(5):
        position = deal(find_rules(key), random.Random(seed))
        while position.phase in ("auction", "bury", "trump", "call"):
            position = position.play(position.legal_moves()[-1])

        assert finished(position).turn is None
