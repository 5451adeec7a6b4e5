"""Taking the turn-up for the seven or the low card of trumps (rules.md 3.1.2, decisions 11, 12, 50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brisca_teach.engine import instant
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.refusal import IllegalMove

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

Refused = tuple[str, dict[str, object]]


def moves(position: Position, seat: int) -> tuple[Exchange, ...]:
    """The exchanges that this seat may make now."""
    if not position.stock or position.trump is None:
        return ()
    hand, givers = position.hands[seat], position.rules.givers[position.trump]
    return tuple([Exchange(card) for card in givers if card in hand and not _why_not(position, seat, card)])


def out_of_turn(position: Position) -> tuple[Exchange, ...]:
    """The exchanges that other seats may make while the seat to act has not acted."""
    turn = position.turn
    if turn is None or position.rules.exchange is None:
        return ()
    others = (seat for seat in range(position.rules.players) if seat != turn)
    return tuple(move for seat in others for move in moves(position, seat))


def waits(full: Position) -> bool:
    """True when the full trick must wait for somebody who may exchange only before this draw."""
    rule, rules = full.rules.exchange, full.rules
    if rule is None or not full.stock or rule.when not in ("after_win", "any_time"):
        return False
    if rule.when == "any_time" and len(full.stock) > rules.trick_size:
        return False
    return any(moves(full, seat) for seat in range(rules.players))


def play(position: Position, move: Move) -> Position:
    """The position after the holder of the card has exchanged it; IllegalMove names the failing condition."""
    assert isinstance(move, Exchange)
    if position.turn is None:
        raise IllegalMove("no.over", position, move)
    seat = position.holder(move.give)
    refused = _why_never(position, move.give) or (
        ("exchange.no.missing", {"give": move.give}) if seat is None else _why_not(position, seat, move.give)
    )
    if refused:
        raise IllegalMove(refused[0], position, move, **refused[1])
    assert seat is not None
    return _exchanged(position, seat, move.give)


def _exchanged(position: Position, seat: int, give: Card) -> Position:
    taken, hand = position.stock[-1], position.hands[seat]
    new_hand = (*(card for card in hand if card is not give), taken)
    hands = (*position.hands[:seat], new_hand, *position.hands[seat + 1 :])
    shown = (*(card for card in position.extra.shown if card is not give), taken)
    after = position._replace(hands=hands, stock=(*position.stock[:-1], give), extra=position.extra.showing(shown))
    return instant.after_hands(after)


def _why_never(position: Position, give: Card) -> Refused | None:
    """Why nobody could give this card in this game now, or None."""
    rules, trump = position.rules, position.trump
    if rules.exchange is None or trump is None:
        return "exchange.no.rule", {"rules": rules.key}
    if give not in rules.givers[trump]:
        if give.suit != trump and Card(give.rank, trump) in rules.givers[trump]:
            return "exchange.no.suit", {"give": give, "suit": trump}
        return "exchange.no.card", {"cards_list": tuple(rules.givers[trump])}
    return None


def _why_not(position: Position, seat: int, give: Card) -> Refused | None:
    """Why this seat, which holds the card, may not give it now, or None."""
    return (
        ("exchange.no.stock", {})
        if not position.stock
        else _wrong_time(position, seat, give) or _too_low(position, give)
    )


def _wrong_time(position: Position, seat: int, give: Card) -> Refused | None:
    rule, rules = position.rules.exchange, position.rules
    assert rule is not None
    if rules.givers[give.suit][give] == "ace_for_court":
        played = (seat - position.leader) % rules.players < len(position.trick)
        return ("exchange.no.first", {}) if played or any(position.piles) else None
    full = len(position.trick) == rules.trick_size
    has_won = bool(position.piles[seat]) or (full and position.turn == seat)
    if rule.when == "after_win":
        return None if full and position.turn == seat else ("exchange.no.after_win", {})
    if rule.when == "first_trick" and (any(position.piles) or full):
        return "exchange.no.first", {}
    if rule.when in ("own_turn", "first_trick") and (full or position.turn != seat):
        return "exchange.no.turn", {}
    if rule.needs_trick and not has_won:
        partners = rules.side_of.count(rules.side_of[seat]) > 1
        return ("exchange.no.trick" if partners else "exchange.no.trick2"), {}
    return None


def _too_low(position: Position, give: Card) -> Refused | None:
    rules, rule, taken = position.rules, position.rules.exchange, position.stock[-1]
    assert rule is not None
    part = rules.givers[give.suit][give]
    if part == "ace_for_court":
        return None if taken.rank in rules.printed.courts[:2] else ("exchange.no.court", {"take": taken})
    if rules.strengths[taken] < rules.strengths[give]:
        return "exchange.no.lower", {"take": taken, "give": give}
    if part == "seven" and rule.takes == "honours" and taken.rank not in rules.honours:
        return "exchange.no.honours", {"take": taken}
    seven = Card(7, give.suit)
    has_seven = rules.givers[give.suit].get(seven) == "seven"
    if part == "low" and has_seven and rules.strengths[taken] > rules.strengths[seven]:
        return "exchange.no.two_high", {"take": taken, "give": give}
    return None
