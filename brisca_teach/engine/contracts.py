"""What a promise brings when it is kept or broken: chiamata, subastada, gingo, rematada (rules.md 4.12)."""

from __future__ import annotations

from brisca_teach.engine.extra import Contract
from brisca_teach.engine.knobs import TO_WIN, Scoring
from brisca_teach.engine.verdict import Tally, Verdict

CALLER_SHARE, PARTNER_SHARE, ALONE_SHARE = 2, 1, 4
POINTS_A_STEP = 10


def judged(scoring: Scoring, agreed: Contract, tally: Tally) -> Verdict:
    """The verdict on a deal with a contract: scores by seat, and whether the promise was kept."""
    caller_side = next(at for at, seats in enumerate(tally.sides) if agreed.caller in seats)
    made = tally.side_points[caller_side]
    is_kept = made >= agreed.points
    others = tuple(side for side in range(len(tally.sides)) if side != caller_side)
    winners = (caller_side,) if is_kept else others
    games = tuple(int(side in winners) for side in range(len(tally.sides)))
    return Verdict(winners, games, _SCORES[scoring.kind](scoring, agreed, made, tally), made=is_kept)


def steps(scoring: Scoring, points: int) -> int:
    """The multiplier of a promise: 61-70 one, 71-80 two, ... (decision 28)."""
    count = 1 + (points - TO_WIN) // POINTS_A_STEP
    return min(count, scoring.steps) if scoring.steps else count


def _contract(scoring: Scoring, agreed: Contract, made: int, tally: Tally) -> tuple[int, ...]:
    worth = steps(scoring, agreed.points) * (1 if made >= agreed.points else -1)
    if scoring.sweep and scoring.sweep[0] in tally.flags:
        worth *= scoring.sweep[1]
    shares = dict.fromkeys(range(len(tally.points)), -1)
    shares[agreed.caller] = ALONE_SHARE if agreed.alone else CALLER_SHARE
    if agreed.partner is not None:
        shares[agreed.partner] = PARTNER_SHARE
    return tuple(share * worth for share in shares.values())


def _gingo(scoring: Scoring, agreed: Contract, made: int, tally: Tally) -> tuple[int, ...]:
    ours = {agreed.caller, agreed.partner}
    if made >= agreed.points:
        won = agreed.points * (2 if agreed.alone else 1)
        return tuple(won if seat in ours else 0 for seat in range(len(tally.points)))
    captured = sum(tally.points) - made
    return tuple(made - agreed.points if seat in ours else captured for seat in range(len(tally.points)))


def _remate(scoring: Scoring, agreed: Contract, made: int, tally: Tally) -> tuple[int, ...]:
    if made >= agreed.points:
        return tuple(agreed.points if seat == agreed.caller else 0 for seat in range(len(tally.points)))
    others = len(tally.points) - 1
    return tuple(0 if seat == agreed.caller else agreed.points // others for seat in range(len(tally.points)))


_SCORES = {"contract": _contract, "gingo": _gingo, "remate": _remate}
