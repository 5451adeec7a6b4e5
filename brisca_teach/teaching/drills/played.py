"""Positions of real deals: club players play them, so that questions are about what comes up at a table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.bots.club import best_card
from brisca_teach.analysis.bots.reading import fresh
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.moves import Claim, Exchange, Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules


def played(rng: Random, start: Rules | Position, quiet: bool = False) -> Iterator[tuple[Position, Move]]:
    """Every position of a deal with the move that follows; `quiet` players neither exchange nor claim."""
    bot = find_level("club")
    position = deal(start, rng) if isinstance(start, Rules) else start
    while (seat := position.turn) is not None:
        seen = position.observe(seat)
        move = bot(seen, rng)
        if quiet and isinstance(move, Exchange | Claim):
            move = best_card(fresh(seen), rng)
        yield position, move
        position = position.play(move)


def closed_tricks(rng: Random, rules: Rules) -> Iterator[Position]:
    """The positions of a deal in which a full trick lies on the table and nobody has drawn yet."""
    for position, move in played(rng, rules):
        if isinstance(move, Card) and len(position.trick) == rules.trick_size - 1:
            hands = tuple(tuple(card for card in hand if card is not move) for hand in position.hands)
            yield position._replace(hands=hands, trick=(*position.trick, move))
