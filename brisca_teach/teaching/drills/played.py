"""Positions of real deals between bots, club players if no others are named: questions about what comes up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.bots.club import best_card
from brisca_teach.analysis.bots.reading import fresh
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.moves import Claim, Draw, Exchange, Move
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules


def played(rng: Random, start: Rules | Position, level: str = "club") -> Iterator[tuple[Position, Move]]:
    """Every position of a deal with the move that follows."""
    bot = find_level(level)
    position = deal(start, rng) if isinstance(start, Rules) else start
    while (seat := position.turn) is not None:
        move = bot(position.observe(seat), rng)
        yield position, move
        position = position.play(move)


def played_keeping(rng: Random, start: Position, kept: Card) -> Iterator[Position]:
    """The positions of a deal in which nobody exchanges or claims and the learner keeps a card as long as he can.

    Also those in which a full trick lies on the table and nobody has drawn yet.
    """
    position = start
    while (seat := position.turn) is not None:
        yield position
        move = _quiet(position.observe(seat), rng)
        if move is kept:
            others = [card for card in position.legal_moves() if isinstance(card, Card) and card is not kept]
            move = rng.choice(others or [kept])
        if isinstance(move, Card) and len(position.trick) == position.rules.trick_size - 1:
            yield closed(position, move)
        position = position.play(move)


def _quiet(seen: Observation, rng: Random) -> Move:
    """What a club player plays who neither exchanges nor claims."""
    if seen.position.phase == "window":
        return Draw()
    move = find_level("club")(seen, rng)
    return best_card(fresh(seen), rng) if isinstance(move, Exchange | Claim) else move


def closed(position: Position, last: Card) -> Position:
    """The position with the last card of its trick on the table, before the trick is taken."""
    hands = tuple(tuple(card for card in hand if card is not last) for hand in position.hands)
    return position._replace(hands=hands, trick=(*position.trick, last))


def closed_tricks(rng: Random, rules: Rules) -> Iterator[Position]:
    """The positions of a deal in which a full trick lies on the table and nobody has drawn yet."""
    for position, move in played(rng, rules):
        if isinstance(move, Card) and len(position.trick) == rules.trick_size - 1:
            yield closed(position, move)
