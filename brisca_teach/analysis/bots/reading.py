"""What a player makes of the table before choosing a card: what is out, who is with him, who can beat what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import comb

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.observation import SECRET, Observation
from brisca_teach.engine.rules import Rules

WITH_ME, AGAINST_ME = 1.0, -1.0


@dataclass(frozen=True)
class Reading:
    """One seat's view of the table; `unseen` are the cards it believes may lie in a hidden hand."""

    observation: Observation
    unseen: tuple[Card, ...]

    @cached_property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.observation.rules

    @cached_property
    def trump(self) -> str | None:
        """The trump suit, if there is one now."""
        return self.observation.position.trump

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards."""
        return self.observation.hand

    @cached_property
    def stake(self) -> int:
        """Points on the table."""
        return sum(map(self.rules.points, self.observation.position.trick))

    @cached_property
    def later(self) -> tuple[int, ...]:
        """The seats that still play to this trick after this one, once for each card they owe."""
        position, rules = self.observation.position, self.rules
        at = len(position.trick) + 1
        return tuple((position.leader + turn) % rules.players for turn in range(at, rules.trick_size))

    @cached_property
    def allies(self) -> tuple[float, ...]:
        """What a point won by each seat is worth to this one: 1 as good as its own, -1 lost to the other side."""
        return _allies(self.observation)

    @cached_property
    def is_two_sided(self) -> bool:
        """True when whoever is not with a seat is against it."""
        return self.observation.position.extra.contract is not None or len(self.rules.fixed_sides) == 2

    def friendship(self, seat: int, other: int) -> float:
        """How surely two seats play together: 1 is certain, 0 unknown or rivals."""
        return max(0.0, self.allies[seat] * self.allies[other]) if self.is_two_sided else float(seat == other)

    @cached_property
    def to_come(self) -> int:
        """Cards this seat has yet to play after the next one, drawn or not."""
        stock, size = len(self.observation.position.stock), self.rules.players
        return len(self.hand) - 1 + (stock // size if self.rules.stock == "draw" else 0)

    @cached_property
    def hidden(self) -> tuple[int, ...]:
        """How many cards of each seat are face down."""
        return tuple(hand.count(UNKNOWN) for hand in self.observation.position.hands)

    def above(self, suit: str, best: Card, led: str) -> int:
        """How many unseen cards of the suit beat the best card of a trick."""
        powers = self.rules.trick_powers[self.trump][led]
        return sum(card.suit == suit and powers[card] > powers[best] for card in self.unseen)

    def count(self, suit: str) -> int:
        """How many unseen cards the suit has."""
        return sum(card.suit == suit for card in self.unseen)

    def chance(self, seat: int, cards: int) -> float:
        """The probability that at least one of so many unseen cards lies face down in this seat's hand."""
        return 1 - _misses(max(len(self.unseen), self.hidden[seat]), cards, self.hidden[seat])

    def is_void(self, seat: int, suit: str | None) -> bool:
        """True when a duty has proved that the seat has none of the suit."""
        return (seat, suit) in self.observation.position.extra.voids

    def shown_by(self, seat: int) -> tuple[Card, ...]:
        """The cards in this seat's hand that everybody has seen."""
        return tuple(card for card in self.observation.position.hands[seat] if card is not UNKNOWN)


@lru_cache(maxsize=20_000)
def _misses(unseen: int, cards: int, hidden: int) -> float:
    """The probability that none of `cards` among `unseen` falls on `hidden` places."""
    return comb(unseen - cards, hidden) / comb(unseen, hidden)


def fresh(observation: Observation) -> Reading:
    """The reading of a player who does not remember: whatever is not in sight may still be out."""
    position = observation.position
    seen = {*position.trick, *position.stock}
    for hand in position.hands:
        seen.update(hand)
    return Reading(observation, tuple(card for card in observation.rules.cards if card not in seen))


def remembering(observation: Observation) -> Reading:
    """The reading of a player who knows every card that has been played."""
    return Reading(observation, observation.unseen)


def _allies(observation: Observation) -> tuple[float, ...]:
    rules, me = observation.rules, observation.seat
    agreed = observation.position.extra.contract
    if agreed is not None:
        return _in_contract(observation)
    sides = len(rules.fixed_sides)
    mine = rules.side_of[me]
    return tuple(WITH_ME if side == mine else AGAINST_ME / (sides - 1) for side in rules.side_of)


def _in_contract(observation: Observation) -> tuple[float, ...]:
    """Caller and partner against the rest; where the partner is secret, as likely as it is that he is that seat."""
    rules, me = observation.rules, observation.seat
    agreed = observation.position.extra.contract
    assert agreed is not None
    is_open = rules.call is None or agreed.solo or (agreed.card is not None and agreed.partner != SECRET)
    if is_open:
        ours = {agreed.caller, agreed.partner}
        return tuple(WITH_ME if (seat in ours) == (me in ours) else AGAINST_ME for seat in range(rules.players))
    return _secretly(rules.players, me, agreed.caller, called=agreed.card is not None)


def _secretly(players: int, me: int, caller: int, called: bool) -> tuple[float, ...]:
    """As in `_in_contract`, for one who does not know the partner (before the call he may be it himself)."""
    if me == caller:
        return tuple(WITH_ME if seat == me else 2 / (players - 1) - 1 for seat in range(players))
    friend = 1 - 2 / (players - 2) if called else 1 - 4 / (players - 1) * (players - 2) / (players - 1)
    to_caller = AGAINST_ME if called else 2 / (players - 1) - 1
    return tuple(WITH_ME if seat == me else to_caller if seat == caller else friend for seat in range(players))
