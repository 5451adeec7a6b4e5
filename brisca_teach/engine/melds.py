"""King and knight of a suit, declared at one's turn or while playing (rules.md 3.1.19, 3.1.20, 3.1.23)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from brisca_teach.engine import duties, instant, tricks
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.extra import Melded
from brisca_teach.engine.moves import Announce, Meld
from brisca_teach.engine.refusal import IllegalMove

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

Refused = tuple[str, dict[str, object]]


def pair(suit: str) -> tuple[Card, Card]:
    """King and knight of the suit."""
    return Card(12, suit), Card(11, suit)


def moves(position: Position, seat: int) -> tuple[Move, ...]:
    """What this seat may declare now."""
    rule = position.rules.meld
    if rule is None:
        return ()
    if rule.when == "turn":
        return tuple(Meld(suit) for suit in position.rules.suits if not _why_no_meld(position, seat, suit))
    cards = (card for card in duties.legal_cards(position, seat) if card.rank in (12, 11))
    return tuple(Announce(card) for card in cards if not _why_no_acuse(position, seat, card))


def worth(position: Position, suit: str) -> int:
    """What declaring this suit brings now."""
    rule = position.rules.meld
    assert rule is not None
    if rule.kind == "rising":
        return rule.values[min(len(position.extra.melds), len(rule.values) - 1)]
    return rule.values[1] if suit == position.trump else rule.values[0]


def play_meld(position: Position, move: Move) -> Position:
    """The position after the seat to act has shown the pair; in marianna its suit becomes trumps."""
    assert isinstance(move, Meld)
    seat = position.turn
    if seat is None:
        raise IllegalMove("no.over", position, move)
    refused = _why_no_meld(position, seat, move.suit)
    if refused:
        raise IllegalMove(refused[0], position, move, **refused[1])
    rule, extra = position.rules.meld, position.extra
    melded = Melded(seat, move.suit, worth(position, move.suit), turn_number(position, seat))
    shown = tuple(dict.fromkeys((*extra.shown, *pair(move.suit))))
    trump = move.suit if rule and rule.kind == "rising" else position.trump
    return instant.after_hands(
        position._replace(trump=trump, extra=replace(extra, melds=(*extra.melds, melded), shown=shown))
    )


def play_announce(position: Position, move: Move) -> Position:
    """The position after the card is played and its pair declared; the partner's half is shown at once."""
    assert isinstance(move, Announce)
    seat, card = position.turn, move.card
    if seat is None:
        raise IllegalMove("no.over", position, move)
    refused = _why_no_acuse(position, seat, card)
    if refused:
        raise IllegalMove(refused[0], position, move, **refused[1])
    other = _other_half(card)
    holder = position.holder(other)
    played = tricks.play_card(position, card, move)
    sides = position.rules.side_of
    if holder is None or sides[holder] != sides[seat]:
        return played
    melded = Melded(seat, card.suit, worth(position, card.suit), turn_number(position, seat))
    extra = played.extra
    shown = tuple(dict.fromkeys((*extra.shown, other)))
    return played._replace(extra=replace(extra, melds=(*extra.melds, melded), shown=shown))


def _other_half(card: Card) -> Card:
    return Card(11 if card.rank == 12 else 12, card.suit)


def _why_no_meld(position: Position, seat: int, suit: str) -> Refused | None:
    rule, melds = position.rules.meld, position.extra.melds
    if rule is None or rule.when != "turn":
        return "no.meld_rule", {"rules": position.rules.key}
    if not set(pair(suit)) <= set(position.hands[seat]):
        elsewhere = any(set(pair(suit)) <= set(hand) for hand in position.hands)
        return "no.meld_turn" if elsewhere else "no.meld_pair", {}
    if len(position.trick) == position.rules.trick_size:
        return "no.draw_first", {}
    if any(melded.suit == suit for melded in melds):
        return "no.meld_twice", {"suit": suit}
    if not rule.first_trick and not any(position.piles):
        return "no.meld_first", {}
    if not rule.after_stock and not position.stock:
        return "no.meld_stock", {}
    if _has_melded_this_turn(position, seat):
        return "no.meld_once", {}
    return None


def _has_melded_this_turn(position: Position, seat: int) -> bool:
    """True when the seat's last declaration was in this trick: cards left in the pack tell the tricks apart."""
    last = next((melded for melded in reversed(position.extra.melds) if melded.seat == seat), None)
    return last is not None and last.left == turn_number(position, seat)


def turn_number(position: Position, seat: int) -> int:
    """How many cards this seat has not yet played, drawn or not: it falls by one each turn."""
    rules = position.rules
    return len(position.hands[seat]) + len(position.stock) // rules.players


def _why_no_acuse(position: Position, seat: int, card: Card) -> Refused | None:
    rules, rule = position.rules, position.rules.meld
    if rule is None or rule.when != "playing":
        return "no.meld_rule", {"rules": rules.key}
    if len(position.trick) == rules.trick_size:
        return "no.draw_first", {}
    other = _other_half(card)
    if card.rank not in (12, 11) or card not in position.hands[seat]:
        return "no.meld_pair", {}
    if any(melded.suit == card.suit for melded in position.extra.melds):
        return "no.meld_twice", {"suit": card.suit}
    if position.is_played(other):
        return "no.acuse_late", {}
    has_partner = rules.side_of.count(rules.side_of[seat]) > 1
    return None if other in position.hands[seat] or has_partner else ("no.meld_pair", {})
