"""A beginner: takes what counts when he can, throws the lowest card when he cannot, saves nothing for later."""

from __future__ import annotations

import random
from collections.abc import Sequence

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Bid, Draw, Exchange, Pass, RankBid
from brisca_teach.engine.observation import Observation

SPEAKS = 0.1  # how often he bids: he has not learnt to judge a hand


def choose(observation: Observation, rng: random.Random) -> Move:
    """A move that looks at the trick on the table and no further."""
    moves = observation.legal_moves()
    if Pass() in moves:
        return _said(moves, rng)
    if Draw() in moves:
        return next((move for move in moves if isinstance(move, Exchange)), Draw())
    declared = [move for move in moves if not isinstance(move, Card | Announce)]
    if declared:
        return rng.choice(declared)
    return _card(observation, [move for move in moves if isinstance(move, Card)], rng)


def _said(moves: Sequence[Move], rng: random.Random) -> Move:
    lowest = next((move for move in moves if isinstance(move, RankBid | Bid)), Pass())
    return lowest if rng.random() < SPEAKS else Pass()


def _card(observation: Observation, cards: Sequence[Card], rng: random.Random) -> Card:
    position, rules = observation.position, observation.rules
    if not position.trick:
        return rng.choice(cards)
    stake, powers = sum(map(rules.points, position.trick)), rules.powers[position.trump]
    winning = [card for card in cards if _takes(observation, card)]
    if winning and stake + max(map(rules.points, winning)):
        return max(winning, key=lambda card: (rules.points(card), -powers[card]))
    return min(cards, key=lambda card: (rules.points(card), powers[card]))


def _takes(observation: Observation, card: Card) -> bool:
    trick = (*observation.position.trick, card)
    return observation.rules.trick_winner(trick, observation.position.trump) == len(trick) - 1
