"""Why a card is worse than the best one, from what lies open: nothing is said of cards that are face down."""

from __future__ import annotations

from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.teaching.coach.case import BRISCA
from brisca_teach.teaching.reasons import Reason, because

ME = 0


def reason(position: Position, card: Card, best: Card) -> tuple[Reason, ...]:
    """The first sentence that is true of these two cards; nothing where only the values can be told."""
    if position.rules.players > 2:
        return _lead(position, card, best) if not position.trick else ()
    if not position.trick:
        return _lead(position, card, best)
    match takes(position, card), takes(position, best):
        case True, True:
            return _both_take(position, card, best)
        case False, True:
            return _lets_go(position, best)
        case True, False:
            return _takes_dear(position, card)
    return _throws(position, card, best)


def takes(position: Position, card: Card) -> bool:
    """Whether the card would be the best on the table."""
    trick = (*position.trick, card)
    return position.rules.trick_winner(trick, position.trump) == len(trick) - 1


def _lead(position: Position, card: Card, best: Card) -> tuple[Reason, ...]:
    points, trump = position.rules.points, position.trump
    own, other = points(card), points(best)
    if own >= BRISCA and card.suit != trump and _trumps_out(position):
        return (because("c.leads_brisca"),)
    if card.suit == trump != best.suit:
        return (because("closed.leads_trump"),)
    return (because("closed.leads_points", points=own, m=other, best=best),) if own > other else ()


def _trumps_out(position: Position) -> bool:
    return any(card.suit == position.trump for card in position.observe(ME).unseen)


def _both_take(position: Position, card: Card, best: Card) -> tuple[Reason, ...]:
    points, trump = position.rules.points, position.trump
    if card.suit == trump != best.suit:
        return (because("closed.no_need", best=best),)
    if points(best) > points(card):
        return (because("closed.bank", best=best, points=points(best)),)
    is_higher = position.rules.strength(card, trump) > position.rules.strength(best, trump)
    return (because("c.trump_too_high", card=card, cheaper=best),) if card.suit == best.suit and is_higher else ()


def _lets_go(position: Position, best: Card) -> tuple[Reason, ...]:
    points = position.rules.points
    stake = sum(map(points, position.trick))
    if stake:
        return (because("c.misses_points", points=stake, best=best),)
    return (because("closed.bank", best=best, points=points(best)),) if points(best) else ()


def _takes_dear(position: Position, card: Card) -> tuple[Reason, ...]:
    stake = sum(map(position.rules.points, position.trick))
    if card.suit == position.trump and not stake:
        return (because("c.wastes_trump_zero"),)
    return (because("closed.dear", card=card, points=stake),)


def _throws(position: Position, card: Card, best: Card) -> tuple[Reason, ...]:
    points, trump = position.rules.points, position.trump
    own, other = points(card), points(best)
    if own > other:
        is_blank = not other and best.suit != trump
        blank = because("c.discards_points", points=own, blank=best)
        return (blank if is_blank else because("closed.gives", points=own, best=best, m=other),)
    return (because("closed.trump_gone"),) if card.suit == trump != best.suit else ()
