"""Naming the partner's card: chiamata and subastada (rules.md 3.1.11, 3.1.18, decisions 24, 29, 31)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from brisca_teach.engine import instant, tricks
from brisca_teach.engine.cards import Card
from brisca_teach.engine.extra import Contract
from brisca_teach.engine.knobs import CallRule
from brisca_teach.engine.moves import Call
from brisca_teach.engine.refusal import IllegalMove
from brisca_teach.engine.rules import Rules

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

Refused = tuple[str, dict[str, object]]


def phase(position: Position) -> str:
    """ "call" when the card must be named now, "" while a blind caller plays the first trick."""
    rule, rules = position.rules.call, position.rules
    assert rule is not None
    if rule.blind == "no":
        return "call"
    if rule.blind == "resolve_with":
        return "call" if len(position.trick) == rules.trick_size else ""
    return "call" if any(position.piles) and not position.trick else ""


def moves(position: Position, seat: int) -> tuple[Call, ...]:
    """Every call that the contract allows the caller."""
    rules, agreed = position.rules, position.extra.contract
    assert agreed is not None
    return tuple(said for said in _sayable(rules, agreed) if not _why_not(position, seat, said))


def _sayable(rules: Rules, agreed: Contract) -> Iterator[Call]:
    rule = rules.call
    assert rule is not None
    for card in rules.cards:
        if rule.scope == "any_card":
            yield from (Call(card, suit) for suit in rules.suits)
        elif rule.scope == "trump_card" or agreed.forced or card.rank == agreed.rank:
            yield Call(card, card.suit)


def play(position: Position, move: Call) -> Position:
    """The position after the call; IllegalMove when the contract does not allow it."""
    agreed = position.extra.contract
    assert agreed is not None
    refused = _why_not(position, agreed.caller, move)
    if refused:
        raise IllegalMove(refused[0], position, move, **refused[1])
    holder = _holder(position, move.card)
    partner = None if holder == agreed.caller else holder
    extra = replace(
        position.extra,
        calls=(*position.extra.calls, move),
        contract=replace(agreed, card=move.card, partner=partner),
    )
    after = instant.after_hands(position._replace(trump=move.trump, extra=extra))
    is_full = len(after.trick) == after.rules.trick_size
    return tricks.finish(after) if is_full and not after.extra.ended else after


def _holder(position: Position, card: Card) -> int | None:
    """Who holds the card or, in a blind game, who has played it to the first trick."""
    if card in position.trick:
        return instant.player_of(position, card)
    first_trick = next(filter(None, position.piles), ())
    if card not in first_trick:
        return position.holder(card)
    return (_first_leader(position) + first_trick.index(card)) % position.rules.players


def _first_leader(position: Position) -> int:
    agreed = position.extra.contract
    return agreed.caller if agreed and position.rules.first_lead == "declarer" else 0


def _why_not(position: Position, seat: int, said: Call) -> Refused | None:
    rules, agreed = position.rules, position.extra.contract
    rule = rules.call
    assert rule is not None and agreed is not None
    if said.card not in rules.cards:
        return "pos.not_in_pack", {"card": said.card, "rules": rules.key}
    own = _holder(position, said.card) == seat
    if rule.scope != "any_card" and said.trump != said.card.suit:
        return "no.call_suit", {"suit": said.card.suit}
    if own and not rule.self_call:
        return "no.call_own", {}
    return _why_not_rank(position, rule, seat, said)


def _why_not_rank(position: Position, rule: CallRule, seat: int, said: Call) -> Refused | None:
    agreed = position.extra.contract
    assert agreed is not None
    if rule.scope != "rank_in_trump":
        return None
    if not agreed.forced:
        return None if said.card.rank == agreed.rank else ("no.call_agreed", {"rank": agreed.rank})
    if Card(2, said.card.suit) not in _dealt(position, seat):
        return "no.forced_suit", {"suit": said.card.suit}
    lowest = lowest_missing(position.rules, _dealt(position, seat), said.card.suit)
    return None if said.card is lowest else ("no.forced_card", {"card": lowest})


def lowest_missing(rules: Rules, hand: tuple[Card, ...], suit: str) -> Card:
    """The lowest card of the suit that is not in the hand (rules.md decision 24)."""
    return next(card for rank in reversed(rules.ladder) if (card := Card(rank, suit)) not in hand)


def _dealt(position: Position, seat: int) -> tuple[Card, ...]:
    """The seat's hand, with the card it has played to the first trick of a blind game."""
    played = (*position.trick, *(card for pile in position.piles for card in pile))
    return (*position.hands[seat], *(card for card in played if _holder(position, card) == seat))
