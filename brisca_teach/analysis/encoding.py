"""Cards as bits, for the fast searches: every table here is asked from `Rules` and the engine, none is a second rule.

A card is a number: suits one after the other with trumps last, ranks inside a suit from weak to strong. A hand is a
mask with one bit for each card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from itertools import pairwise

from brisca_teach.engine.cards import Card
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules

Exchanges = Mapping[int, int]
Table = tuple[tuple[int, ...], ...]
MOST_HANDS = 100_000  # remembered at once
KEEP_PLAIN = {0: 4, 2: 3, 3: 3, 4: 3, 10: 7, 11: 6}  # what holding a card is worth, by its points: tuned on node
KEEP_TRUMP = {0: 11, 2: 14, 3: 15, 4: 17, 10: 28, 11: 40}  # counts, used to try good moves first and for nothing else


class Hand:
    """What is asked of a hand again and again: its cards, those with a place of their own, and its blanks."""

    __slots__ = ("blanks", "cards", "firm", "gaps")

    def __init__(self, code: Encoding, mask: int) -> None:
        self.cards = code.numbers(mask)
        blanks = [card for card in self.cards if code.is_blank[card]]
        self.firm = mask - sum(1 << card for card in blanks)
        feet = [card - card % code.width for card in blanks]
        # A blank stands as high as the cards in play below it: the mask of those, and the foot of its suit.
        self.blanks = [((1 << card) - (1 << foot), foot) for card, foot in zip(blanks, feet, strict=True)]
        # A blank is the same card as the next lower one in this hand when nothing between them is in play.
        self.gaps = [(b, (1 << b) - (2 << a)) for a, b in pairwise(blanks) if a // code.width == b // code.width]


class Encoding:
    """The numbers of the cards of one game with one trump suit, and what the rules say about them."""

    def __init__(self, rules: Rules, trump: str | None) -> None:
        self.rules, self.trump = rules, trump
        self.width = len(rules.printed.ranks)
        self.suits = (*(suit for suit in rules.suits if suit != trump), *([trump] if trump else []))
        powers = rules.powers[trump]
        printed = (
            sorted((card for card in rules.printed.cards if card.suit == suit), key=powers.__getitem__)
            for suit in self.suits
        )
        self.cards: tuple[Card, ...] = tuple(card for suit in printed for card in suit)
        self.number: dict[Card, int] = {card: number for number, card in enumerate(self.cards)}
        self.bits = [1 << number for number in range(len(self.cards))]
        self.bit: dict[Card, int] = {card: 1 << number for number, card in enumerate(self.cards)}
        self.points: tuple[int, ...] = tuple(map(rules.points, self.cards))
        self.hands: dict[int, Hand] = {}

    @cached_property
    def wins(self) -> tuple[tuple[bool, ...], ...]:
        """By the best card so far and the next card: whether the next card takes over the trick."""
        winner, trump = self.rules.trick_winner, self.trump
        return tuple(tuple(winner((best, card), trump) == 1 for card in self.cards) for best in self.cards)

    @cached_property
    def keep(self) -> tuple[int, ...]:
        """What holding each card is worth, to order moves."""
        return tuple(
            (KEEP_TRUMP if card.suit == self.trump else KEEP_PLAIN)[points]
            for card, points in zip(self.cards, self.points, strict=True)
        )

    @cached_property
    def score(self) -> Table:
        """By lead and reply: how well the reply looks to the leader, in points and cards kept; to order moves."""
        numbers, keep, points = range(len(self.cards)), self.keep, self.points
        return tuple(
            tuple(
                keep[reply] - keep[lead] + (-2 if self.wins[lead][reply] else 2) * (points[lead] + points[reply])
                for reply in numbers
            )
            for lead in numbers
        )

    @cached_property
    def trump_base(self) -> int:
        """The number of the weakest trump; past the last card where there is no trump."""
        return len(self.cards) - (self.width if self.trump else 0)

    @cached_property
    def is_blank(self) -> tuple[bool, ...]:
        """By card: true for the cards at the foot of a suit that count nothing, which differ only in their order."""
        blank: list[bool] = []
        for number, points in enumerate(self.points):
            blank.append(points == 0 and (number % self.width == 0 or blank[-1]))
        return tuple(blank)

    @cached_property
    def takes(self) -> Exchanges:
        """By turn-up: the card that may be given for it, asked from the engine; empty without exchanges."""
        if self.rules.exchange is None or self.trump is None:
            return {}
        trumps = [card for card in self.rules.cards if card.suit == self.trump]
        pairs = ((taken, give) for taken in trumps for give in self.rules.givers[self.trump] if give is not taken)
        return {self.number[taken]: self.number[give] for taken, give in pairs if self._may_take(taken, give)}

    def _may_take(self, taken: Card, give: Card) -> bool:
        """True when the engine lets somebody who has just won a trick, or is to lead the next, make this exchange."""
        rules, plain = self.rules, self.suits[:2]
        players, size = rules.players, rules.trick_size
        led, thrown, *_ = ([card for card in rules.cards if card.suit == suit] for suit in plain)
        trick, others = (led[0], *thrown[: size - 1]), ((),) * (players - 1)
        stock = (*led[1 : size + 1], *thrown[size:][:size], taken)
        full = Position(rules, self.trump, ((give,), *others), 0, trick, stock, ((),) * players)
        lead = full._replace(trick=(), piles=(trick, *others))
        return any(Exchange(give) in position.legal_moves() for position in (full, lead))

    def fresh_hands(self) -> dict[int, Hand]:
        """The hands remembered from earlier solves, unless they have become too many."""
        if len(self.hands) > MOST_HANDS:
            self.hands = {}
        return self.hands

    def mask(self, cards: Iterable[Card]) -> int:
        """The cards as one number."""
        return sum(map(self.bit.__getitem__, cards))

    def numbers(self, mask: int) -> list[int]:
        """The numbers of the cards of a mask, ascending."""
        return [number for number in range(mask.bit_length()) if mask >> number & 1]


@lru_cache(maxsize=64)
def sums(worth: tuple[int, ...]) -> Table:
    """By two cards: what they count together."""
    return tuple(tuple(one + other for other in worth) for one in worth)


@lru_cache(maxsize=64)
def encoding(rules: Rules, trump: str | None) -> Encoding:
    """The encoding of a game with this trump suit, made once."""
    return Encoding(rules, trump)
