"""Very many deals at once, played by chance: two sides, free play, all deals trick by trick in step (needs numpy).

For games where a card played only goes to the table. No exchange and no claim is made: only cards are played.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from brisca_teach.engine.refusal import BadRules
from brisca_teach.engine.rules import Rules

PIECE = 8192  # deals in step: few enough to stay in the processor's cache
Numbers = NDArray[np.integer]


@dataclass(frozen=True)
class Batch:
    """Many finished deals. Cards are their places in `rules.cards`; each row is a deal."""

    rules: Rules
    packs: NDArray[np.uint8]  # the pack of each deal, the first card dealt first
    trumps: NDArray[np.int8]  # the place of the trump suit in `rules.suits`, or -1
    played: NDArray[np.uint8]  # the cards in the order in which they fell
    winners: NDArray[np.uint8]  # the seat that won each trick
    points: NDArray[np.int16]  # by side

    def __len__(self) -> int:
        return len(self.packs)

    @property
    def won(self) -> NDArray[np.float64]:
        """What the first side won of each deal: 1, a half for a tie, 0."""
        first, second = self.points[:, 0], self.points[:, 1]
        return np.where(first > second, 1.0, np.where(first == second, 0.5, 0.0))


def random_deals(rules: Rules, count: int, seed: int = 0) -> Batch:
    """So many deals played out by chance; the same seed gives the same deals. BadRules for other games."""
    _check(rules)
    rng = np.random.default_rng(seed)
    tables = _Tables(rules)
    pieces = [_play(tables, min(PIECE, count - at), rng) for at in range(0, max(count, 1), PIECE)]
    joined = (np.concatenate(parts, axis=-1) for parts in zip(*pieces, strict=True))
    packs, trumps, played, winners, points = joined
    return Batch(rules, packs.T, trumps, played.T, winners.T, points.T)


def _check(rules: Rules) -> None:
    is_simple = rules.is_plain and rules.cards_each == 1 and len(rules.fixed_sides) == 2 and rules.stock == "draw"
    if not is_simple or rules.trump not in ("turn_up", "none"):
        raise BadRules("simulate.batch", rules=rules.key)


class _Tables:
    """What the rules say, as arrays: points by card, and what each card can do, by trump and led suit."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        cards, suits = rules.cards, rules.suits
        self.suit_of = np.array([suits.index(card.suit) for card in cards], dtype=np.int8)
        self.points = np.array([rules.points(card) for card in cards], dtype=np.int16)
        self.sides = np.array(rules.side_of, dtype=np.uint8)
        trumps = (*suits, None)
        self.powers = np.array(
            [[[rules.trick_powers[trump][led][card] for card in cards] for led in suits] for trump in trumps],
            dtype=np.int16,
        ).ravel()  # at (trump * suits + led) * cards + card

    def row(self, trump: Numbers, led: Numbers) -> NDArray[np.intp]:
        """Where the powers of a trick with this trump and this led card begin."""
        suits = len(self.rules.suits)
        no_trump = np.where(trump < 0, suits, trump).astype(np.intp)
        row: NDArray[np.intp] = (no_trump * suits + self.suit_of[led]) * len(self.rules.cards)
        return row


Piece = tuple[NDArray[np.uint8], NDArray[np.int8], NDArray[np.uint8], NDArray[np.uint8], NDArray[np.int16]]


def _shuffled(size: int, count: int, rng: np.random.Generator) -> NDArray[np.uint8]:
    """So many packs, one a column: random numbers that carry the card in their last bits, sorted."""
    keys = rng.integers(0, 1 << 58, size=(count, size), dtype=np.uint64) << np.uint64(6)
    keys |= np.arange(size, dtype=np.uint64)
    keys.sort(axis=1)
    return np.ascontiguousarray((keys & np.uint64(63)).astype(np.uint8).T)


def _play(tables: _Tables, count: int, rng: np.random.Generator) -> Piece:
    """One piece: the packs, trumps, cards played, winners and points, one deal a column."""
    rules = tables.rules
    packs = _shuffled(len(rules.cards), count, rng)
    table = _Table(tables, packs)
    tricks = len(rules.cards) // rules.players
    played = np.empty((len(rules.cards), count), dtype=np.uint8)
    winners = np.empty((tricks, count), dtype=np.uint8)
    for trick in range(tricks):
        cards, winners[trick] = table.trick(rng)
        played[trick * rules.players : (trick + 1) * rules.players] = cards
    return packs, table.trump, played, winners, _points(tables, played, winners)


def _points(tables: _Tables, played: NDArray[np.uint8], winners: NDArray[np.uint8]) -> NDArray[np.int16]:
    """The points of both sides."""
    players = tables.rules.players
    worth = tables.points[played].reshape(-1, players, played.shape[1]).sum(axis=1, dtype=np.int16)
    first = np.where(tables.sides[winners] == 0, worth, 0).sum(axis=0, dtype=np.int16)
    return np.stack([first, worth.sum(axis=0, dtype=np.int16) - first])


class _Table:
    """The hands, the stock and the leader of all deals of a piece, one deal a column."""

    def __init__(self, tables: _Tables, packs: NDArray[np.uint8]) -> None:
        rules = tables.rules
        self.tables, self.count, self.size = tables, packs.shape[1], rules.hand
        self.columns = np.arange(self.count, dtype=np.intp)
        dealt = rules.players * rules.hand
        by_turn = packs[:dealt].reshape(rules.hand, rules.players, self.count)
        self.hands = np.ascontiguousarray(by_turn.transpose(1, 0, 2)).ravel()  # see _place
        has_turn_up = rules.trump == "turn_up"
        self.stock = np.concatenate([packs[dealt + has_turn_up :], packs[dealt : dealt + has_turn_up]]).ravel()
        no_trump = np.full(self.count, -1, dtype=np.int8)
        self.trump = tables.suit_of[packs[dealt]] if has_turn_up else no_trump
        self.leader = np.zeros(self.count, dtype=np.intp)
        self.left = len(rules.cards) - dealt

    def trick(self, rng: np.random.Generator) -> tuple[NDArray[np.uint8], NDArray[np.intp]]:
        """The cards of the next trick of every deal, the lead first, and who won it."""
        rules = self.tables.rules
        slots = rng.integers(0, self.size, size=(rules.players, self.count), dtype=np.uint8)
        seats = [(self.leader + turn) % rules.players for turn in range(rules.players)]
        places = [self._place(seat, slot) for seat, slot in zip(seats, slots, strict=True)]
        cards = np.stack([self.hands[place] for place in places])
        turn = self._winning_turn(cards)
        self.leader = (self.leader + turn) % rules.players
        if self.left:
            self._draw(seats, places)
        else:
            self._close_up(seats, places)
        return cards, self.leader

    def _place(self, seat: NDArray[np.intp], slot: Numbers | int) -> NDArray[np.intp]:
        place: NDArray[np.intp] = (seat * self.tables.rules.hand + slot) * self.count + self.columns
        return place

    def _winning_turn(self, cards: NDArray[np.uint8]) -> NDArray[np.intp]:
        """Which card of each trick wins, the lead being 0."""
        row = self.tables.row(self.trump, cards[0])
        best = self.tables.powers[row + cards[0]]
        turn = np.zeros(self.count, dtype=np.intp)
        for at in range(1, len(cards)):
            power = self.tables.powers[row + cards[at]]
            turn = np.where(power > best, at, turn)
            best = np.maximum(best, power)
        return turn

    def _draw(self, seats: list[NDArray[np.intp]], places: list[NDArray[np.intp]]) -> None:
        """Each seat draws into the place of the card that it has played, the winner first."""
        players = self.tables.rules.players
        top = len(self.stock) // self.count - self.left
        for seat, place in zip(seats, places, strict=True):
            turn = (seat - self.leader) % players
            self.hands[place] = self.stock[(top + turn) * self.count + self.columns]
        self.left -= players

    def _close_up(self, seats: list[NDArray[np.intp]], places: list[NDArray[np.intp]]) -> None:
        """Without a stock the last card of each hand takes the place of the card played."""
        self.size -= 1
        for seat, place in zip(seats, places, strict=True):
            self.hands[place] = self.hands[self._place(seat, self.size)]


def in_pieces(rules: Rules, count: int, piece: int, seed: int = 0) -> Iterator[Batch]:
    """More random deals than memory holds: one batch after the other, each with its own seed."""
    for number, at in enumerate(range(0, count, piece)):
        yield random_deals(rules, min(piece, count - at), seed + number)
