"""Reasons why a best move is good."""

from __future__ import annotations

from brisca_teach.engine.cards import Card
from brisca_teach.engine.moves import Exchange
from brisca_teach.teaching.coach.case import Case

Facts = dict[str, object]


def only(case: Case) -> Facts | None:
    """There is nothing else to do."""
    return {} if len(case.solution.values) == 1 else None


def same(case: Case) -> Facts | None:
    """Every move brings the same."""
    if len(set(case.solution.values.values())) > 1:
        return None
    other = next(move for move in case.solution.values if move != case.move)
    return {"card": case.move, "other": other}


def good_exchange(case: Case) -> Facts | None:
    """The exchange brings more than any card."""
    turn_up = case.position.turn_up
    is_it = isinstance(case.move, Exchange) and len(case.solution.best) == 1 and turn_up is not None
    return {"turn_up": turn_up} if is_it else None


def good_lose(case: Case) -> Facts | None:
    """The trick is lost, the turn-up comes with the draw, and a card that wins the trick is worth less."""
    turn_up, now = case.position.turn_up, case.now
    if turn_up is None or now is None or not case.lost(now) or turn_up not in now.drawn_by((case.seat,)):
        return None
    return {"turn_up": turn_up} if _winners(case) else None


def good_feed(case: Case) -> Facts | None:
    """Points are added to the partner's trick."""
    card, now = case.card, case.now
    assert card is not None
    gives = now is not None and case.partner_leads and case.is_won(now) and now.winner != case.seat
    return {"points": case.points(card)} if gives and case.points(card) else None


def good_save(case: Case) -> Facts | None:
    """A trump that could take this trick is kept, and takes a card with points later."""
    card = case.card
    assert card is not None
    if case.is_trump(card) or not case.lost(case.now):
        return None
    targets = [caught for trump in case.trumps(_winners(case)) for caught in _caught_by(case, trump)]
    return {"target": max(targets, key=case.points)} if targets else None


def _caught_by(case: Case, trump: Card) -> list[Card]:
    trick = case.course.taking(trump)
    if trick is None or trick.card != trump:
        return []
    return [card for seat, card in trick.plays if seat in case.theirs and case.points(card)]


def _winners(case: Case) -> list[Card]:
    """The cards that would take over this trick and are worth less than the move."""
    value, values = case.solution.value, case.solution.values
    return [move for move in values if isinstance(move, Card) and values[move] < value and case.takes(move)]


def good_draw_trumps(case: Case) -> Facts | None:
    """A trump is led and takes one of theirs with it."""
    card, now = case.card, case.now
    assert card is not None
    if now is None or not case.is_lead or not case.is_trump(card) or now.card != card:
        return None
    return {} if any(seat in case.theirs and case.is_trump(one) for seat, one in now.plays) else None


def good_take(case: Case) -> Facts | None:
    """The trick is won with points in it."""
    now = case.now
    return {"points": now.points} if now is not None and now.card == case.card and now.points else None


def good_blank(case: Case) -> Facts | None:
    """The trick is lost with a plain card that counts nothing."""
    card = case.card
    assert card is not None
    return {} if case.lost(case.now) and not case.points(card) and not case.is_trump(card) else None
