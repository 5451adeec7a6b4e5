"""Bidding: as high as the hand honestly promises, never to frighten; a weak hand passes."""

from __future__ import annotations

from collections.abc import Sequence

from brisca_teach.analysis.bots import naming
from brisca_teach.analysis.bots.estimates import without_trumps
from brisca_teach.engine.auction import LAST_RANK
from brisca_teach.engine.cards import Move
from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.moves import Bid, Pass, RankBid, Solo
from brisca_teach.engine.observation import Observation

ALONE_MARGIN = 4.0  # alone is dear when it fails
CAUTION = 6.0  # who bids highest is often who has hoped for too much
BLIND = 9.0  # the first trick costs its points when trumps are named after it


def bid(observation: Observation) -> Move:
    """What the hand is worth in the auction: solo, a rank, points or a pass."""
    moves = observation.legal_moves()
    if Solo() in moves and without_trumps(observation) >= TO_WIN + ALONE_MARGIN:
        return Solo()
    ranks = [move for move in moves if isinstance(move, RankBid)]
    return _rank(observation, ranks) if ranks else _points(observation, moves)


def _rank(observation: Observation, ranks: Sequence[RankBid]) -> Move:
    """The highest rank that promises the deal, so that the strongest partner is called."""
    for said in ranks:
        if _hope(observation, said.rank) >= TO_WIN:
            return said
    return Pass()


def _points(observation: Observation, moves: Sequence[Move]) -> Move:
    """The next bid, when the hand promises that much with the partner who would then be called."""
    rule = observation.rules.auction
    rank = LAST_RANK if rule is not None and rule.kind == "rank" else 0
    bids = [move for move in moves if isinstance(move, Bid) and not move.forced]
    lowest = min(bids, key=lambda move: move.points, default=None)
    return lowest if lowest and _hope(observation, rank) >= lowest.points else Pass()


def _hope(observation: Observation, rank: int) -> float:
    """The points that the hand promises, less what experience with partners takes off."""
    rule = observation.rules.call
    if rule is None:
        return naming.promise(observation)
    return naming.promise(observation, rank) - CAUTION - (BLIND if rule.blind != "no" else 0.0)
