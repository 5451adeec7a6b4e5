"""Deals that are over, made from the piles of the seats."""

from __future__ import annotations

from brisca_teach import Card, Outcome, Position, Rules, find_rules
from brisca_teach.engine.cards import parse_cards, write_cards


def finished(key: str, *piles: str, trump: str = "O", leader: int = 0, extra: str = "") -> Outcome:
    """The outcome of a deal with these piles; the last seat has won all the other cards."""
    rules = find_rules(key)
    won = {card for pile in piles for card in parse_cards(pile)}
    rest = write_cards(card for card in rules.cards if card not in won)
    empty = "/".join("-" * rules.players)
    outcome = Position.parse(f"{key} {trump} {empty} {leader}:- - {'/'.join((*piles, rest))} {extra}").outcome()
    assert outcome is not None
    return outcome


def worth(rules: Rules, points: int) -> tuple[Card, ...]:
    """Some cards of the pack that count so many points together."""
    ways: dict[int, tuple[Card, ...]] = {0: ()}
    for card in rules.cards:
        more = {made + rules.points(card): (*cards, card) for made, cards in ways.items() if rules.points(card)}
        ways = more | ways
    return ways[points]
