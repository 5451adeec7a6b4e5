"""Which cards may be played: duties, arrastro and locks, in one place (rules.md 2.3 and 3.1.12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from brisca_teach.engine.cards import Card

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position


@dataclass(frozen=True)
class Demand:
    """The cards a duty leaves, and the reason the others may not be played."""

    cards: tuple[Card, ...]
    reason: str = ""
    facts: dict[str, object] = field(default_factory=dict)


def legal_cards(position: Position, seat: int) -> tuple[Card, ...]:
    """The cards that the seat to act may play, in the order of the hand."""
    return unlocked(position, seat, demand(position, seat).cards)


def demand(position: Position, seat: int) -> Demand:
    """What duty or arrastro asks of this seat, locks apart."""
    hand, trick = position.hands[seat], position.trick
    if not trick:
        return Demand(hand)
    if position.extra.arrastro:
        return _arrastro(position, hand)
    if not in_force(position):
        return Demand(hand)
    led = trick[0].suit
    following = tuple(card for card in hand if card.suit == led)
    if following:
        return _follow(position, seat, following)
    return _void(position, seat, hand)


def in_force(position: Position) -> bool:
    """True when the rules oblige players in the current trick."""
    duty = position.rules.duty
    return duty.kind != "free" and not (duty.begins == "stock_empty" and position.stock)


def _follow(position: Position, seat: int, following: tuple[Card, ...]) -> Demand:
    rules, trump, trick = position.rules, position.trump, position.trick
    late = rules.duty.begins == "stock_empty"
    asked = Demand(following, "no.follow_late" if late else "no.follow", {"suit": trick[0].suit})
    best = winning_card(position)
    excused = rules.duty.relief == "any" and partner_is_winning(position, seat)
    if rules.duty.kind != "full" or excused or best.suit != trick[0].suit:
        return asked
    higher = _above(following, best, rules.powers[trump])
    return Demand(higher, "no.beat", {"best": best}) if higher else asked


def _void(position: Position, seat: int, hand: tuple[Card, ...]) -> Demand:
    rules, trump = position.rules, position.trump
    trumps = tuple(card for card in hand if card.suit == trump)
    led = position.trick[0].suit
    relieved = rules.duty.relief in ("void", "any") and partner_is_winning(position, seat)
    if led == trump or rules.duty.kind == "follow" or relieved or not trumps:
        return Demand(hand)
    best = winning_card(position)
    if best.suit != trump or rules.duty.kind == "follow_trump":
        return Demand(trumps, "no.trump", {"suit": led})
    higher = _above(trumps, best, rules.powers[trump])
    if higher:
        return Demand(higher, "no.overtrump", {"best": best})
    return Demand(trumps, "no.undertrump", {"best": best}) if rules.duty.undertrump else Demand(hand)


def _arrastro(position: Position, hand: tuple[Card, ...]) -> Demand:
    strengths = position.rules.strengths
    trumps = [card for card in hand if card.suit == position.trump]
    if trumps:
        best = max(trumps, key=position.rules.powers[position.trump].__getitem__)
        return Demand((best,), "no.arrastro_trump", {"best": best})
    top = max(strengths[card] for card in hand)
    return Demand(tuple(card for card in hand if strengths[card] == top), "no.arrastro_best")


def _above(cards: Iterable[Card], best: Card, powers: Mapping[Card, int]) -> tuple[Card, ...]:
    return tuple(card for card in cards if powers[card] > powers[best])


def winning_card(position: Position) -> Card:
    """The card that would win the trick on the table as it is."""
    return position.trick[position.rules.trick_winner(position.trick, position.trump)]


def partner_is_winning(position: Position, seat: int) -> bool:
    """True when another seat of this side holds the best card of the trick so far."""
    rules = position.rules
    winner = (position.leader + rules.trick_winner(position.trick, position.trump)) % rules.players
    return winner != seat and rules.side_of[winner] == rules.side_of[seat]


def unlocked(position: Position, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards without those that are locked now; all of them when nothing else would be left (decision 59)."""
    free = tuple(card for card in cards if not lock_reason(position, seat, card))
    return free or cards


def lock_reason(position: Position, seat: int, card: Card) -> str:
    """Why the trump ace or the trump second is locked for this seat now; "" when it is not."""
    rules, trump = position.rules, position.trump
    if trump is None or card.suit != trump:
        return ""
    if card.rank == rules.ace:
        return _ace_lock(position, seat)
    last = len(position.trick) == rules.trick_size - 1
    if rules.second_not_last and card.rank == rules.second and last:
        return "" if rules.ace_of(trump) in position.hands[seat] else "no.second_last"
    return ""


def _ace_lock(position: Position, seat: int) -> str:
    rules, lock = position.rules, position.rules.ace_lock
    if lock == "none" or position.trump is None or position.is_played(rules.second_of(position.trump)):
        return ""
    if lock == "lead":
        return "" if position.trick else "no.ace_lead"
    holds_both = rules.second_of(position.trump) in position.hands[seat]
    return "" if lock == "play_unless_both" and holds_both else "no.ace_locked"


def why_not(position: Position, seat: int, card: Card) -> tuple[str, dict[str, object]]:
    """The reason key and facts for a card that is in the hand and may not be played."""
    asked = demand(position, seat)
    if card not in asked.cards:
        return asked.reason, asked.facts
    second = position.rules.second_of(position.trump or "")
    return lock_reason(position, seat, card), {"second": second}


def proved_voids(position: Position, seat: int, card: Card) -> tuple[tuple[int, str], ...]:
    """The known voids after this card: under a duty, not following proves that the led suit is missing."""
    voids, trick = position.extra.voids, position.trick
    if not trick or card.suit == trick[0].suit or position.extra.arrastro or not in_force(position):
        return voids
    found = {(seat, trick[0].suit)}
    trump, rules = position.trump, position.rules
    relieved = rules.duty.relief in ("void", "any") and partner_is_winning(position, seat)
    best = winning_card(position)
    ruffed = best.suit == trump and rules.duty.kind == "full" and not rules.duty.undertrump
    if card.suit != trump and rules.duty.kind in ("follow_trump", "full") and not relieved and not ruffed and trump:
        found.add((seat, trump))
    return tuple(sorted({*voids, *found}))
