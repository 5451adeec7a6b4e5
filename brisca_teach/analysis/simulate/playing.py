"""A deal played by bots from the first card to the last."""

from __future__ import annotations

import random
from collections.abc import Sequence

from brisca_teach.analysis.bots.bot import Bot
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules


def play_deal(rules: Rules, bots: Sequence[Bot], rng: random.Random) -> Position:
    """The finished deal: the cards come from `rng`, and so does every choice the bots leave to chance.

    One bot for each seat; the same seed gives the same deal and the same play.
    """
    return play_out(deal(rules, rng), bots, rng)


def play_out(position: Position, bots: Sequence[Bot], rng: random.Random) -> Position:
    """The end of the deal when the bots play on from this position, each told only what its seat may know.

    Exchanges are made at the bot's own turn.
    """
    while (seat := position.turn) is not None:
        position = position.play(bots[seat](position.observe(seat), rng))
    return position


def seeded(seed: int, number: int, stream: str) -> random.Random:
    """The chance of one deal of a series: the same numbers give the same chance on every system."""
    return random.Random(f"{seed}/{number}/{stream}")
