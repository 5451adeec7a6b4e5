"""The closed list of reasons, in the order in which they are tried: the first that is true is said.

What changes the result or what was never tried (an exchange, a pair) comes first; then partners, the draw, trumps,
leads, plain points; then what shows only later; last the bare values.
"""

from __future__ import annotations

from collections.abc import Callable

from brisca_teach.teaching.coach import good_reasons as good
from brisca_teach.teaching.coach import lead_reasons as lead
from brisca_teach.teaching.coach import partner_reasons as partner
from brisca_teach.teaching.coach import scoring_reasons as scoring
from brisca_teach.teaching.coach import trick_reasons as trick
from brisca_teach.teaching.coach.case import Case
from brisca_teach.teaching.reasons import Reason, because

Facts = dict[str, object]
Test = Callable[[Case], Facts | None]
Steps = tuple[tuple[str, Test], ...]

ANY_MOVE: Steps = (
    ("c.exchange_now", scoring.exchange_now),
    ("c.exchange_first", scoring.exchange_first),
    ("c.keep_seven", scoring.keep_seven),
    ("c.no_exchange", scoring.no_exchange),
    ("c.meld_first", scoring.meld_first),
    ("c.announce", scoring.announce),
)
"""Asked of a move that costs points, whatever it is."""

CARDS: Steps = (
    ("c.lets_61", scoring.lets_61),
    ("c.lets_61.them", scoring.lets_61_them),
    ("c.reaches_61", scoring.reaches_61),
    ("c.takes_from_partner", partner.takes_from_partner),
    ("c.partner_winning", partner.partner_winning),
    ("c.feed_partner", partner.feed_partner),
    ("c.partner_not_safe", partner.partner_not_safe),
    ("c.feeds_them", partner.feeds_them),
    ("c.wins_last_draw", scoring.wins_last_draw),
    ("c.loses_draw", scoring.loses_draw),
    ("c.trump_too_high", trick.trump_too_high),
    ("c.wastes_trump_zero", trick.wastes_trump_zero),
    ("c.last_trump", trick.last_trump),
    ("c.wastes_trump", trick.wastes_trump),
    ("c.wins_too_little", trick.wins_too_little),
    ("c.leads_brisca", lead.leads_brisca),
    ("c.count_risk", lead.count_risk),
    ("c.draw_trumps", lead.draw_trumps),
    ("c.draws_own", lead.draws_own),
    ("c.count_safe", lead.count_safe),
    ("c.discards_points", trick.discards_points),
    ("c.misses_points", trick.misses_points),
    ("c.gives_points", trick.gives_points),
    ("c.exposes", lead.exposes),
    ("c.lead_costs", lead.lead_costs),
    ("c.neither", trick.neither),
)
"""Asked of a card that costs points, when the best move is a card too."""

LAST: Steps = (
    ("c.lost_later", lead.lost_later),
    ("c.lost_later.us", lead.lost_later_us),
    ("c.now_or_never", lead.now_or_never),
    ("c.now_or_never.us", lead.now_or_never_us),
)
"""Asked of any move that costs points, when nothing else was true."""

GOOD: Steps = (("c.only", good.only), ("c.same", good.same), ("c.good_exchange", good.good_exchange))
GOOD_CARDS: Steps = (
    ("c.good_lose", good.good_lose),
    ("c.good_feed", good.good_feed),
    ("c.good_save", good.good_save),
    ("c.good_draw_trumps", good.good_draw_trumps),
    ("c.good_take", good.good_take),
    ("c.good_blank", good.good_blank),
)
"""Asked of a best move, and of a best card."""

VALUES = ("c.value", "c.value.near", "c.good_value", "c.good_value.near")
REASONS: tuple[str, ...] = (*(key for key, _ in (*ANY_MOVE, *CARDS, *LAST, *GOOD, *GOOD_CARDS)), *VALUES)
"""Every key a reason can have."""


def reason_for(case: Case) -> Reason:
    """The first reason that is true of the move; the bare values when none is."""
    steps = _bad(case) if case.cost else _good(case)
    for key, test in steps:
        facts = test(case)
        if facts is not None:
            return because(key, **facts)
    return _values(case)


def _bad(case: Case) -> Steps:
    return (*ANY_MOVE, *CARDS, *LAST) if case.is_card_play else (*ANY_MOVE, *LAST)


def _good(case: Case) -> Steps:
    return (*GOOD, *GOOD_CARDS) if case.is_card_play else GOOD


def _values(case: Case) -> Reason:
    value, more = case.solution.values[case.move], {} if case.is_exact else {"tricks": len(case.course.tricks)}
    suffix = "" if case.is_exact else ".near"
    if not case.cost:
        return because(f"c.good_value{suffix}", points=value, **more)
    facts = {"best": case.best, "best_points": case.solution.value, "card": case.move, "points": value}
    return because(f"c.value{suffix}", **facts, **more)
