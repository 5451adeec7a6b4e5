"""Can this position be solved at all? Whole, known, in play."""

from __future__ import annotations

from itertools import chain

from brisca_teach.engine import consistency
from brisca_teach.engine.cards import UNKNOWN
from brisca_teach.engine.observation import SECRET
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText, Refusal


def check_sound(position: Position) -> None:
    """Refusal unless the position adds up, every card is known, and a card can be played."""
    _check_cards(position)
    agreed = position.extra.contract
    if agreed is not None and agreed.partner == SECRET:
        raise Refusal("pos.hidden")
    if position.turn is None:
        raise Refusal("no.over")
    waits_for_trump = agreed is not None and position.trump is None and not agreed.solo
    if position.phase not in ("play", "window") or waits_for_trump:
        raise Refusal("solve.phase", rules=position.rules.key)


def _check_cards(position: Position) -> None:
    rules, _, hands, leader, trick, stock, piles, _ = position
    if not 0 <= leader < rules.players:
        raise BadText("pos.leader", n=leader, max=rules.players - 1)
    cards = (*trick, *stock, *chain.from_iterable(hands), *chain.from_iterable(piles))
    is_whole = len(hands) == len(piles) == rules.players and len(set(cards)) == len(cards)
    if not is_whole or not set(cards) <= set(rules.cards):
        consistency.check_shape(position)  # which says what is wrong
    consistency.check(position)
    if UNKNOWN in cards:
        raise Refusal("pos.hidden")
