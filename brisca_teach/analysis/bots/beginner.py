"""A beginner: takes what counts when he can, throws the lowest card when he cannot, saves nothing for later."""

from __future__ import annotations

import random

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Draw, Pass
from brisca_teach.engine.observation import Observation

SPEAKS = 0.1  # how often he bids at all: he has not learnt to judge a hand


def choose(observation: Observation, rng: random.Random) -> Move:
    """A move that looks one trick ahead and no further."""
    moves = observation.legal_moves()
    if Pass() in moves:
        return rng.choice(moves[1:4]) if len(moves) > 1 and rng.random() < SPEAKS else Pass()
    if Draw() in moves:
        return next(move for move in moves if not isinstance(move, Card))
    declared = [move for move in moves if not isinstance(move, Card)]
    if declared:
        return rng.choice(declared)
    return _card(observation, [move for move in moves if isinstance(move, Card)], rng)


def _card(observation: Observation, cards: list[Card], rng: random.Random) -> Card:
    position, rules = observation.position, observation.rules
    if not position.trick:
        return rng.choice(cards)
    stake = sum(map(rules.points, position.trick))
    winning = [card for card in cards if _takes(observation, card)]
    if winning and stake + max(map(rules.points, winning)):
        return max(winning, key=lambda card: (rules.points(card), -rules.powers[position.trump][card]))
    return min(cards, key=lambda card: (rules.points(card), rules.powers[position.trump][card]))


def _takes(observation: Observation, card: Card) -> bool:
    trick = (*observation.position.trick, card)
    return observation.rules.trick_winner(trick, observation.position.trump) == len(trick) - 1
