"""Reasons between partners: whose trick it is, and when to add points."""

from __future__ import annotations

from brisca_teach.teaching.coach.case import Case
from brisca_teach.teaching.reasons import Seat

Facts = dict[str, object]


def takes_from_partner(case: Case) -> Facts | None:
    """The partner's card could not be beaten any more, there were points on the table, and the move beats it."""
    return {} if _steals(case) and case.stake > 0 else None


def partner_winning(case: Case) -> Facts | None:
    """The same with nothing on the table."""
    return {} if _steals(case) and case.stake == 0 else None


def _steals(case: Case) -> bool:
    assert case.card is not None and case.best_card is not None
    is_theirs_to_keep = case.partner_leads and case.is_safe(case.position.trick) and case.is_won(case.then)
    return is_theirs_to_keep and case.takes(case.card) and not case.takes(case.best_card)


def feed_partner(case: Case) -> Facts | None:
    """The partner was sure of the trick and the best card adds more points to it."""
    assert case.card is not None and case.best_card is not None
    is_sure = case.partner_leads and not case.takes(case.card) and case.is_safe((*case.position.trick, case.card))
    adds = not case.takes(case.best_card) and case.points(case.best_card) > case.points(case.card)
    return {} if is_sure and adds and case.is_won(case.then) else None


def partner_not_safe(case: Case) -> Facts | None:
    """The partner was winning, the move left it so, and somebody after it takes the trick."""
    assert case.card is not None and case.best_card is not None
    now = case.now
    if now is None or not case.partner_leads or case.takes(case.card) or now.winner not in case.rivals_to_come:
        return None
    saves = case.is_won(case.then) or case.points(case.best_card) < case.points(case.card)
    return {"who": Seat(now.winner)} if saves else None


def feeds_them(case: Case) -> Facts | None:
    """Points are added to a trick of the other pair; the best card adds fewer."""
    assert case.card is not None and case.best_card is not None
    given = case.points(case.card)
    adds = case.has_partner and not case.is_lead and not case.takes(case.card) and case.lost(case.now)
    return {"points": given} if adds and given > case.points(case.best_card) else None
