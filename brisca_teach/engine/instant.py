"""What happens besides points: deals that end at once, extra games and chips (rules.md 3.1.22 to 3.1.28)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from brisca_teach.engine.cards import Card
from brisca_teach.engine.extra import Ending, Extra

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

ACE_CHIPS, SECOND_CHIPS = 2, 1  # brusquembille; amounts from memory (rules.md 3.1.28)


def after_trick(full: Position, winner: int) -> Extra:
    """The optional part of the position once the winner has taken this full trick."""
    rules, extra = full.rules, full.extra
    bonus = extra.bonus
    if rules.scoring.kind == "chips":
        bonus = _added(bonus, _chips(full, winner))
    if rules.scoring.events:
        bonus = _added(bonus, _events(full, winner))
    ended = killed(full, winner)
    if bonus == extra.bonus and ended is None and not extra.arrastro:
        return extra
    return replace(extra, bonus=bonus, ended=ended, arrastro=False)


def after_hands(position: Position) -> Position:
    """The same position, ended when a seat holds king, second and ace of trumps together (decision 41)."""
    rules, trump = position.rules, position.trump
    if not rules.instant or "mano_negra" not in rules.instant or trump is None or position.extra.ended:
        return position
    black = {Card(rank, trump) for rank in (rules.ace, rules.second, rules.printed.courts[0])}
    for seat, hand in enumerate(position.hands):
        if black <= set(hand):
            return position._replace(extra=replace(position.extra, ended=Ending("mano_negra", seat)))
    return position


def killed(full: Position, winner: int) -> Ending | None:
    """The ending of a deal where the trump ace has captured the other side's trump second (decision 39)."""
    rules, trump = full.rules, full.trump
    if "muerte_tres" not in rules.instant or trump is None:
        return None
    second = rules.second_of(trump)
    if rules.ace_of(trump) not in full.trick or second not in full.trick:
        return None
    owner = player_of(full, second)
    return Ending("muerte_tres", winner) if rules.side_of[owner] != rules.side_of[winner] else None


def player_of(full: Position, card: Card) -> int:
    """The seat that played this card of the trick."""
    return (full.leader + full.trick.index(card)) % full.rules.players


def _added(bonus: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    if not any(more):
        return bonus
    return tuple(a + b for a, b in zip(bonus or (0,) * len(more), more, strict=True))


def _chips(full: Position, winner: int) -> tuple[int, ...]:
    """Chips by seat for the aces and seconds of the trick: kept, they are paid for; lost, they cost (X19, X20)."""
    rules = full.rules
    paid = [0] * rules.players
    for at, card in enumerate(full.trick):
        price = {rules.ace: ACE_CHIPS, rules.second: SECOND_CHIPS}.get(card.rank, 0)
        player = (full.leader + at) % rules.players
        sign = 1 if player == winner else -1
        for seat in range(rules.players):
            paid[seat] += sign * price * (rules.players - 1 if seat == player else -1)
    return tuple(paid)


def _events(full: Position, winner: int) -> tuple[int, ...]:
    games = sum(_EVENTS[event](full, winner) for event in full.rules.scoring.events)
    side = full.rules.side_of[winner]
    return tuple(games if full.rules.side_of[seat] == side else 0 for seat in range(full.rules.players))


def _ace_takes_second(full: Position, winner: int, any_suit: bool = False) -> int:
    """One game when the ace that wins this trick takes the other side's second played before it."""
    rules = full.rules
    lead_to_win = (winner - full.leader) % rules.players
    ace = full.trick[lead_to_win]
    if ace.rank != rules.ace or (ace.suit != full.trump and not any_suit):
        return 0
    caught = full.trick if any_suit else [card for card in full.trick[:lead_to_win] if card.suit == full.trump]
    seats = [player_of(full, card) for card in caught if card.rank == rules.second]
    return int(any(rules.side_of[seat] != rules.side_of[winner] for seat in seats))


def _any_ace_takes_second(full: Position, winner: int) -> int:
    return _ace_takes_second(full, winner, any_suit=True)


def _second_led_wins(full: Position, winner: int) -> int:
    return int(full.trick[0].rank == full.rules.second and winner == full.leader)


_EVENTS = {
    "ace_takes_second": _ace_takes_second,
    "any_ace_takes_second": _any_ace_takes_second,
    "second_led_wins": _second_led_wins,
}
