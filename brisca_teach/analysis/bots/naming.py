"""What the winner of an auction says: trumps, the partner's card, the cards to bury."""

from __future__ import annotations

from collections.abc import Sequence

from brisca_teach.analysis.bots.estimates import AGAINST_TWO, WITH_PARTNER, Estimate
from brisca_teach.engine import melds
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Bury, Call, NameTrump
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.rules import Rules

IN_HAND = 25.0  # what it costs to call a card of one's own and play alone against all
BURIED = 0.9  # of the points of a buried card: they are safe
SINGLE_TRICKS = 3.0  # what it is worth to be able to trump a suit that has been buried away


def estimate_for(rules: Rules) -> Estimate:
    """How to count the hand: with a partner to be called, or against the rest."""
    return AGAINST_TWO if rules.call is None else WITH_PARTNER


def promise(observation: Observation, rank: int = 0) -> float:
    """The points that the best suit promises, with the partner whom that rank, or the best card, would call."""
    rules = observation.rules
    hope = max(_promise_in(observation, suit, rank) for suit in rules.suits)
    return hope + (estimate_for(rules).widow if observation.position.phase == "auction" else 0.0)


def _promise_in(observation: Observation, suit: str, rank: int = 0) -> float:
    rules, hand = observation.rules, observation.hand
    estimate = estimate_for(rules)
    hope = estimate.of(rules, hand, suit) + _melds_in(rules, hand, suit)
    called = Card(rank, suit) if rank else best_missing(rules, hand, suit)
    if rules.call is None or called is None:
        return hope
    return hope + (estimate.of_partner(rules, called) if called not in hand else -IN_HAND)


def _melds_in(rules: Rules, hand: Sequence[Card], trump: str) -> int:
    """The points of the pairs in the hand."""
    return sum(_pair_worth(rules, suit, trump) for suit in rules.suits if set(melds.pair(suit)) <= set(hand))


def _pair_worth(rules: Rules, suit: str, trump: str | None) -> int:
    rule = rules.meld
    return 0 if rule is None else rule.values[1] if suit == trump else rule.values[0]


def best_missing(rules: Rules, hand: Sequence[Card], suit: str) -> Card | None:
    """The highest card of the suit that is not in the hand."""
    return next((card for rank in rules.ladder if (card := Card(rank, suit)) in rules.cards and card not in hand), None)


def strength_in(observation: Observation, suit: str) -> float:
    """How much the hand likes this suit as trumps."""
    return estimate_for(observation.rules).of(observation.rules, observation.hand, suit)


def trump(observation: Observation) -> Move:
    """The suit that promises most."""
    return max(_trumps(observation), key=lambda said: _promise_in(observation, said.suit))


def _trumps(observation: Observation) -> list[NameTrump]:
    return [move for move in observation.legal_moves() if isinstance(move, NameTrump)]


def call(observation: Observation) -> Move:
    """The card that brings most: the best one missing from the best suit, or the one that the auction has fixed."""
    calls = [move for move in observation.legal_moves() if isinstance(move, Call)]
    return max(calls, key=lambda said: _called_worth(observation, said))


def _called_worth(observation: Observation, said: Call) -> float:
    """What the call promises: strong trumps in hand, a strong partner, and the trick on the table if it is ours."""
    rules, hand = observation.rules, observation.hand
    estimate = estimate_for(rules)
    hope = estimate.of(rules, hand, said.trump)
    is_own = said.card in hand or said.card in observation.position.trick
    hope += -IN_HAND if is_own else estimate.of_partner(rules, said.card) if said.card.suit == said.trump else 0.0
    return hope + _first_trick(observation, said.trump)


def _first_trick(observation: Observation, suit: str) -> float:
    """The points of the trick that a blind call decides, if the caller would take it."""
    position, rules = observation.position, observation.rules
    if not position.trick:
        return 0.0
    winner = (position.leader + rules.trick_winner(position.trick, suit)) % rules.players
    return float(sum(map(rules.points, position.trick))) if winner == observation.seat else 0.0


def bury(observation: Observation) -> Move:
    """The cards that bring most where they are safe and are missed least, with the best trumps in mind."""
    choices = [move for move in observation.legal_moves() if isinstance(move, Bury)]
    return max(choices, key=lambda said: _buried_worth(observation, said))


def _buried_worth(observation: Observation, said: Bury) -> float:
    rules = observation.rules
    kept = tuple(card for card in observation.hand if card not in said.cards)
    safe = BURIED * sum(map(rules.points, said.cards))
    return safe + max(_kept_worth(rules, kept, suit) for suit in rules.suits)


def _kept_worth(rules: Rules, kept: Sequence[Card], suit: str) -> float:
    voids = sum(all(card.suit != other for card in kept) for other in rules.suits)
    return AGAINST_TWO.of(rules, kept, suit) + _melds_in(rules, kept, suit) + SINGLE_TRICKS * voids
