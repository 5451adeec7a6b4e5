"""What a promise brings when it is kept or broken: chiamata, subastada, gingo, rematada (rules.md 4.12)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from brisca_teach.engine.extra import Contract
from brisca_teach.engine.knobs import TO_WIN, Scoring

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position
    from brisca_teach.engine.scoring import Outcome

CALLER_SHARE, PARTNER_SHARE, ALONE_SHARE = 2, 1, 4
POINTS_A_STEP = 10


def scored(position: Position, bare: Outcome) -> Outcome:
    """The outcome of a deal with a contract: scores by seat, and whether the promise was kept."""
    agreed = position.extra.contract
    assert agreed is not None
    caller_side = next(at for at, seats in enumerate(bare.sides) if agreed.caller in seats)
    made = bare.side_points[caller_side]
    is_kept = made >= agreed.points
    scores = _SCORES[position.rules.scoring.kind](position.rules.scoring, agreed, made, bare)
    others = tuple(side for side in range(len(bare.sides)) if side != caller_side)
    winners = (caller_side,) if is_kept else others
    games = tuple(int(side in winners) for side in range(len(bare.sides)))
    return replace(bare, winners=winners, games=games, scores=scores, made=is_kept)


def steps(scoring: Scoring, points: int) -> int:
    """The multiplier of a promise: 61-70 one, 71-80 two, ... (decision 28)."""
    count = 1 + (points - TO_WIN) // POINTS_A_STEP
    return min(count, scoring.steps) if scoring.steps else count


def _contract(scoring: Scoring, agreed: Contract, made: int, bare: Outcome) -> tuple[int, ...]:
    worth = steps(scoring, agreed.points) * (1 if made >= agreed.points else -1)
    if scoring.sweep and scoring.sweep[0] in bare.flags:
        worth *= scoring.sweep[1]
    shares = dict.fromkeys(range(len(bare.points)), -1)
    shares[agreed.caller] = ALONE_SHARE if agreed.alone else CALLER_SHARE
    if agreed.partner is not None:
        shares[agreed.partner] = PARTNER_SHARE
    return tuple(share * worth for share in shares.values())


def _gingo(scoring: Scoring, agreed: Contract, made: int, bare: Outcome) -> tuple[int, ...]:
    ours = {agreed.caller, agreed.partner}
    if made >= agreed.points:
        won = agreed.points * (2 if agreed.alone else 1)
        return tuple(won if seat in ours else 0 for seat in range(len(bare.points)))
    captured = sum(bare.points) - made
    return tuple(made - agreed.points if seat in ours else captured for seat in range(len(bare.points)))


def _remate(scoring: Scoring, agreed: Contract, made: int, bare: Outcome) -> tuple[int, ...]:
    if made >= agreed.points:
        return tuple(agreed.points if seat == agreed.caller else 0 for seat in range(len(bare.points)))
    others = len(bare.points) - 1
    return tuple(0 if seat == agreed.caller else agreed.points // others for seat in range(len(bare.points)))


_SCORES = {"contract": _contract, "gingo": _gingo, "remate": _remate}
