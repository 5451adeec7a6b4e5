"""Any game of the family played through in imagined worlds: what brings most when everybody goes on in haste."""

from __future__ import annotations

import random
from collections.abc import Sequence

from brisca_teach.analysis.bots.club import PLAYED
from brisca_teach.analysis.bots.quick import finished
from brisca_teach.analysis.bots.reading import Reading, remembering
from brisca_teach.analysis.bots.weighing import weigh
from brisca_teach.analysis.sampling import Worlds
from brisca_teach.engine.cards import Move
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.scoring import Outcome

CARDS_A_MOVE = 6000  # cards played in imagination for one decision
FEWEST, MOST = 6, 120  # worlds
CANDIDATES = 4
TRUST = 12  # the first judgement counts as much as so many worlds
WON = 15.0  # what winning the deal is worth beside the points
SHEET = 12.0  # points to one on the score sheet, where contracts are scored


def best_imagined(observation: Observation, rng: random.Random) -> Move:
    """The card, announcement or arrastro that does best over many worlds."""
    reading = remembering(observation)
    moves = _candidates(reading)
    if len(moves) == 1:
        return moves[0][1]
    worlds, count = Worlds(observation), _how_many(observation.position, len(moves))
    totals = [TRUST * 2 * first for first, _ in moves]
    for _ in range(count):
        world = worlds.draw(rng)
        for at, (_, move) in enumerate(moves):
            totals[at] += gain(finished(world.play(move)), observation.seat)
    return moves[totals.index(max(totals))][1]


def _candidates(reading: Reading) -> Sequence[tuple[float, Move]]:
    """The moves worth imagining, with what they promise at first sight, the best first."""
    played = [move for move in reading.observation.legal_moves() if isinstance(move, PLAYED)]
    weighed = [(weigh(reading, move), move) for move in played]
    return sorted(weighed, key=lambda pair: -pair[0])[:CANDIDATES]


def _how_many(position: Position, moves: int) -> int:
    left = sum(map(len, position.hands)) + len(position.stock)
    return min(MOST, max(FEWEST, CARDS_A_MOVE // (moves * max(left, 1))))


def gain(end: Position, seat: int) -> float:
    """What a finished deal is worth to the seat, in points: its lead over the others, and a prize for winning."""
    outcome, kind = end.outcome(), end.rules.scoring.kind
    assert outcome is not None
    mine = next(at for at, seats in enumerate(outcome.sides) if seat in seats)
    others = [points for at, points in enumerate(outcome.side_points) if at != mine]
    lead = outcome.side_points[mine] - sum(others) / max(1, len(others))
    if kind in ("win", "sum"):
        return lead + _prize(outcome, mine)
    scores = outcome.scores
    rest = (sum(scores) - scores[seat]) / (len(scores) - 1)
    return lead / 4 + (scores[seat] - rest) * (SHEET if kind == "contract" else 1.0)


def _prize(outcome: Outcome, side: int) -> float:
    """The worth of having won: the whole deal's points where it ended at once."""
    worth = WON if outcome.reason == "points" else sum(outcome.points) + 4 * WON
    return worth if side in outcome.winners else -worth if outcome.winners else 0.0
