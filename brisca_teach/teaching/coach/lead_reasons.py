"""Reasons for a lead, and for what comes after this trick."""

from __future__ import annotations

from collections.abc import Iterable

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.coach.case import BRISCA, Case, beats
from brisca_teach.teaching.coach.course import Course
from brisca_teach.teaching.reasons import Seat

Facts = dict[str, object]


def leads_brisca(case: Case) -> Facts | None:
    """A plain ace or second is led and falls to a trump."""
    card, now = case.card, case.now
    assert card is not None
    leads = case.is_lead and case.points(card) >= BRISCA and not case.is_trump(card)
    return {} if leads and now is not None and case.lost(now) and case.is_trump(now.card) else None


def count_risk(case: Case) -> Facts | None:
    """A card with points is led and a higher one of its suit, still out, takes it; the best card loses less."""
    card, best, now = case.card, case.best_card, case.now
    assert card is not None and best is not None
    if not case.is_lead or now is None or not case.lost(now) or now.card.suit != card.suit:
        return None
    is_better = case.is_won(case.then) or case.points(best) < case.points(card)
    return {"threat": now.card, "card": card} if case.points(card) and is_better else None


def draw_trumps(case: Case) -> Facts | None:
    """The best lead is a trump that takes trumps from them and saves a plain card that now falls to a trump."""
    card, best, then = case.card, case.best_card, case.then
    assert card is not None and best is not None
    if not case.is_lead or case.is_trump(card) or not case.is_trump(best) or then is None:
        return None
    if not any(seat in case.theirs and case.is_trump(one) for seat, one in then.plays):
        return None
    return _first(case, "card", _saved(case))


def draws_own(case: Case) -> Facts | None:
    """A trump is led, the best lead is none, and one of them holds more trumps."""
    card, best = case.card, case.best_card
    assert card is not None and best is not None
    if not case.is_lead or not case.is_trump(card) or case.is_trump(best):
        return None
    held = [len(case.trumps(hand)) for hand in case.position.hands]
    more = max(case.theirs, key=held.__getitem__)
    return {"who": Seat(more)} if held[more] > held[case.seat] else None


def count_safe(case: Case) -> Facts | None:
    """The move loses the trick; the best lead could not be beaten by any card still out."""
    best, position = case.best_card, case.position
    assert best is not None
    out = [*position.stock, *(card for seat in case.theirs for card in position.hands[seat])]
    is_top = case.is_lead and not any(beats(position, (best, card)) for card in out)
    return {"best": best} if is_top and case.lost(case.now) and case.is_won(case.then) else None


def exposes(case: Case) -> Facts | None:
    """A plain brisca left in the hand falls to a trump later; after the best move it does not get lost."""
    return _first(case, "exposed", (card for card in _saved(case) if case.points(card) >= BRISCA))


def _saved(case: Case) -> Iterable[Card]:
    """The plain cards with points, left in the hand, that fall to a trump later but are won after the best move."""
    held = [card for card in case.position.hands[case.seat] if card != case.card and not case.is_trump(card)]
    richest = sorted((card for card in held if case.points(card)), key=case.points, reverse=True)
    return (card for card in richest if _falls_to_trump(case, card) and card in case.ideal.won_by(case.ours))


def _falls_to_trump(case: Case, card: Card) -> bool:
    trick = case.course.taking(card)
    return trick is not None and case.lost(trick) and case.is_trump(trick.card)


def _first(case: Case, name: str, cards: Iterable[Card]) -> Facts | None:
    card = next(iter(cards), None)
    return None if card is None else {name: card}


def lead_costs(case: Case) -> Facts | None:
    """The trick is won, and every card that could be led next can be beaten; the next trick is lost with points."""
    now, tricks = case.now, case.course.tricks
    if now is None or len(tricks) < 2 or now.card != case.card or not case.lost(case.then):
        return None
    following = tricks[1]
    is_it = following.plays[0][0] == case.seat and case.lost(following) and following.points
    return {} if is_it and _nothing_to_lead(case, case.course) else None


def _nothing_to_lead(case: Case, course: Course) -> bool:
    position = course.tricks[0].after
    rivals = [card for seat in case.theirs for card in position.hands[seat]]
    hand = position.hands[case.seat]
    return bool(hand) and all(any(beats(position, (own, card)) for card in rivals) for own in hand)


def lost_later(case: Case) -> Facts | None:
    """The richest card that the best move wins and this one leaves to another seat."""
    return _left_to(case, _swing(case))


def lost_later_us(case: Case) -> Facts | None:
    """The same between sides of several seats."""
    card = _swing(case)
    return None if card is None else {"best": case.best, "card": card}


def now_or_never(case: Case) -> Facts | None:
    """The best card itself: played now it ends in this side's piles, later in those of another seat."""
    facts = _left_to(case, case.best_card if case.best_card in _swings(case) else None)
    return {"best": case.best, "who": facts["who"]} if facts else None


def now_or_never_us(case: Case) -> Facts | None:
    """The same between sides of several seats."""
    return {"best": case.best} if case.best_card in _swings(case) else None


def _left_to(case: Case, card: Card | None) -> Facts | None:
    if card is None or case.has_partner:
        return None
    taker = next(seat for seat in case.theirs if card in case.course.end.piles[seat])
    return {"best": case.best, "card": card, "who": Seat(taker)}


def _swing(case: Case) -> Card | None:
    cards = _swings(case) - {case.best_card}
    return max(cards, key=lambda card: (case.points(card), card), default=None)


def _swings(case: Case) -> frozenset[Card]:
    """The cards with points that the best move wins and this one loses."""
    cards = case.ideal.won_by(case.ours) & case.course.won_by(case.theirs)
    return frozenset(card for card in cards if case.points(card))
