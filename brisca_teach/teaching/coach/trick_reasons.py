"""Reasons for a card that follows: trumps spent for little, points let go or given away."""

from __future__ import annotations

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.coach.case import BRISCA, Case, beats
from brisca_teach.teaching.reasons import Seat

Facts = dict[str, object]


def trump_too_high(case: Case) -> Facts | None:
    """A lower card of the same suit would have won the trick just as surely."""
    card, best = case.card, case.best_card
    assert card is not None and best is not None
    if case.is_lead or card.suit != best.suit or not beats(case.position, (best, card)):
        return None
    is_enough = case.takes(best) and case.is_safe((*case.position.trick, best))
    return {"card": card, "cheaper": best} if is_enough else None


def wastes_trump_zero(case: Case) -> Facts | None:
    """A trump takes a plain trick without points; the best card is no trump."""
    return {} if _spends_trump(case) and case.now is not None and case.now.points == 0 else None


def last_trump(case: Case) -> Facts | None:
    """The only trump is spent; with the best card it catches what now nothing can beat."""
    position, trick = case.position, None
    assert case.card is not None
    if not _spends_trump(case) or position.stock or len(case.trumps(position.hands[case.seat])) > 1:
        return None
    trick = case.ideal.taking(case.card)
    if trick is None or trick.card != case.card:
        return None
    caught = [card for seat, card in trick.plays if seat in case.theirs and case.points(card)]
    threats = [card for card in caught if _is_unstoppable(case, card)]
    return {"threat": max(threats, key=case.points)} if threats else None


def _is_unstoppable(case: Case, threat: Card) -> bool:
    """True when the threat takes a trick after the move and no card left to the side that moves could beat it."""
    trick = case.course.taking(threat)
    rest = [card for seat in case.ours for card in case.position.hands[seat] if card != case.card]
    return trick is not None and trick.card == threat and not any(beats(case.position, (threat, own)) for own in rest)


def wastes_trump(case: Case) -> Facts | None:
    """A trump takes a plain trick; kept, it takes a richer one later."""
    now = case.now
    assert case.card is not None
    if now is None or not _spends_trump(case) or not now.points:
        return None
    later = case.ideal.taking(case.card)
    is_richer = later is not None and later.card == case.card and later.points > now.points
    return {"points": now.points} if is_richer else None


def _spends_trump(case: Case) -> bool:
    card, best, now = case.card, case.best_card, case.now
    assert card is not None and best is not None
    if now is None or case.is_lead or case.is_trump(case.position.trick[0]):
        return False
    return case.is_trump(card) and not case.is_trump(best) and now.card == card


def wins_too_little(case: Case) -> Facts | None:
    """The trick is won; the best card loses it, and then wins a richer one that is lost after the move."""
    now, then = case.now, case.then
    if now is None or then is None or now.card != case.card or not case.lost(then):
        return None
    lost = max((trick.points for trick in case.course.tricks[1:] if case.lost(trick)), default=0)
    won = max((trick.points for trick in case.ideal.tricks[1:] if case.is_won(trick)), default=0)
    return {} if min(lost, won) > now.points else None


def discards_points(case: Case) -> Facts | None:
    """A card with points is thrown on a lost trick, and the best card is a plain blank."""
    card, best = case.card, case.best_card
    assert card is not None and best is not None
    throws = not case.is_lead and case.lost(case.now) and case.lost(case.then) and not case.takes(card)
    is_blank = case.points(best) == 0 and not case.is_trump(best)
    given = case.points(card)
    return {"points": given, "blank": best} if throws and is_blank and given else None


def misses_points(case: Case) -> Facts | None:
    """There are points on the table and the best card takes them."""
    best, then = case.best_card, case.then
    is_it = case.stake and case.lost(case.now) and then is not None and then.card == best
    return {"points": case.stake, "best": best} if is_it else None


def gives_points(case: Case) -> Facts | None:
    """The card falls to the other side; the best card gives less or is not lost."""
    card, best, now = case.card, case.best_card, case.now
    assert card is not None and best is not None
    given = case.points(card)
    if now is None or not case.lost(now) or not given or (case.lost(case.then) and case.points(best) >= given):
        return None
    return {"points": given, "who": Seat(now.winner), "reply": now.card}


def neither(case: Case) -> Facts | None:
    """A trump or a brisca is spent on a lost trick; with the best move it ends in this side's piles."""
    card = case.card
    assert card is not None
    is_spent = case.lost(case.now) and (case.is_trump(card) or case.points(card) >= BRISCA)
    return {} if is_spent and card in case.ideal.won_by(case.ours) else None
