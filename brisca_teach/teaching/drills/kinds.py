"""Every kind of drill by its name. A new kind is one file beside this one and one line here."""

from __future__ import annotations

from collections.abc import Mapping

from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills import (
    bid,
    call,
    claim,
    claim_top,
    count_round,
    draw,
    endings,
    evidence,
    exchange,
    exchange_now,
    knows,
    legal_round,
    meld_round,
    odds_round,
    partner,
    pinta,
    points,
    ranking,
    recognise,
    result_round,
    signs,
    sudden_round,
    timeline,
    trick_round,
    variants_round,
)
from brisca_teach.teaching.drills.drill import Drill

DRILLS: Mapping[str, Drill] = {
    drill.kind: drill
    for drill in (
        recognise.DRILL,
        ranking.DRILL,
        points.DRILL,
        trick_round.DRILL,
        legal_round.DRILL,
        endings.DRILL,
        draw.DRILL,
        exchange.DRILL,
        exchange_now.DRILL,
        count_round.DRILL,
        odds_round.DRILL,
        result_round.DRILL,
        claim.DRILL,
        timeline.DRILL,
        partner.DRILL,
        claim_top.DRILL,
        signs.DRILL,
        sudden_round.DRILL,
        evidence.DRILL,
        knows.DRILL,
        meld_round.DRILL,
        bid.DRILL,
        call.DRILL,
        variants_round.DRILL,
        pinta.DRILL,
    )
}
"""The drills by kind, from the first lesson to the last."""


def find_drill(kind: str) -> Drill:
    """The drill of this kind; BadText, with the kinds there are, if there is none."""
    if kind not in DRILLS:
        raise BadText("drill.none", text=kind, choices=tuple(DRILLS))
    return DRILLS[kind]
