"""A club player: knows what cards are worth, plays every game of the family by its knobs, but remembers nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

from brisca_teach.analysis.bots import auctioning, naming
from brisca_teach.analysis.bots.reading import Reading, fresh
from brisca_teach.analysis.bots.weighing import weigh
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Arrastro, Claim, Draw, Exchange, Meld
from brisca_teach.engine.observation import Observation

Reader = Callable[[Observation], Reading]
PLAYED = (Card, Announce, Arrastro)


def choose(observation: Observation, rng: random.Random) -> Move:
    """The move of a player who judges each trick well and forgets it afterwards."""
    return decide(observation, rng, fresh)


def decide(observation: Observation, rng: random.Random, read: Reader) -> Move:
    """What a player of this memory says or plays in any phase."""
    phase = observation.position.phase
    if phase == "play":
        return declaration(observation) or best_card(read(observation), rng)
    return _PHASES[phase](observation)


def declaration(observation: Observation) -> Move | None:
    """What is always worth saying before a card is played: a claim, an exchange, a meld; else None."""
    moves = observation.legal_moves()
    for kind in (Claim, Exchange):
        said = next((move for move in moves if isinstance(move, kind)), None)
        if said is not None:
            return said
    pairs = [move for move in moves if isinstance(move, Meld)]
    return max(pairs, key=lambda meld: naming.strength_in(observation, meld.suit), default=None)


def best_card(reading: Reading, rng: random.Random) -> Move:
    """The card that promises most; chance decides between equals."""
    played = [move for move in reading.observation.legal_moves() if isinstance(move, PLAYED)]
    if len(played) == 1:
        return played[0]
    worth = [weigh(reading, move) for move in played]
    top = max(worth)
    return rng.choice([move for move, value in zip(played, worth, strict=True) if value == top])


def before_drawing(observation: Observation) -> Move:
    """The exchange, when it is there, else the draw."""
    return next((move for move in observation.legal_moves() if isinstance(move, Exchange)), Draw())


_PHASES: dict[str, Callable[[Observation], Move]] = {
    "window": before_drawing,
    "auction": auctioning.bid,
    "bury": naming.bury,
    "trump": naming.trump,
    "call": naming.call,
}
