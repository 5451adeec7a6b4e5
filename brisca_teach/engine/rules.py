"""One frozen table of values per game; a variant is its difference from another (see `variants.py`).

The knobs are those of rules.md 2.4, grouped with the phase that reads them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from brisca_teach.engine.cards import PACKS, Card, Pack

ACE_POINTS, SECOND_POINTS, COURT_POINTS = 11, 10, (4, 3, 2)
TO_WIN = 61


@dataclass(frozen=True)
class Duty:
    """Which cards must be played: rules.md 2.3."""

    kind: str = "free"  # free, follow, follow_trump, full
    begins: str = "start"  # start, stock_empty
    relief: str = "none"  # none, void (embarque), any: what a winning partner excuses
    undertrump: bool = False


@dataclass(frozen=True)
class ExchangeRule:
    """Who may take the turn-up, for what and when: rules.md 3.1.2 and decision 11."""

    cards: tuple[str, ...] = ("seven", "low")  # seven, low, ace_for_court
    takes: str = "rank"  # rank, honours: what the seven may take
    when: str = "any_time"  # any_time, own_turn, after_win, first_trick
    needs_trick: bool = True


@dataclass(frozen=True)
class MeldRule:
    """King and knight of a suit declared for points: rules.md 3.1.19, 3.1.20 and 3.1.23."""

    kind: str = "fixed"  # fixed: (plain, trump); rising: by order in the deal, and it makes trumps
    values: tuple[int, ...] = (20, 40)
    when: str = "turn"  # turn, playing
    first_trick: bool = False
    after_stock: bool = False


@dataclass(frozen=True)
class AuctionRule:
    """How the right to choose is bid for: rules.md 3.1.18 and 3.1.24."""

    kind: str = "rank"  # rank, points, remate
    minimum: int = TO_WIN
    maximum: int = 120
    step: int = 1


@dataclass(frozen=True)
class CallRule:
    """What the winner of the auction names: rules.md 3.1.11 and 3.1.18."""

    scope: str = "rank_in_trump"  # rank_in_trump, trump_card, any_card
    forced: bool = True
    self_call: bool = True
    solo: bool = True
    blind: str = "no"  # no, resolve_with, resolve_without


@dataclass(frozen=True)
class Scoring:
    """What a finished deal is worth: rules.md 4.6 and 4.12."""

    kind: str = "win"  # win, sum, contract, remate, gingo, chips
    tie: str = "most_cards"  # most_cards, draw, redeal, both, last_trick
    values: tuple[tuple[int, int], ...] = ((TO_WIN, 1),)  # (points of the winner, games), the last that fits counts
    sweep: tuple[str, int] | None = None  # (all_points or all_tricks, games; a factor in contracts)
    events: tuple[str, ...] = ()  # ace_takes_second, any_ace_takes_second, second_led_wins: one game each
    last_trick: int = 0
    steps: int = 0  # contracts: the multiplier never passes this; 0 is no limit


@dataclass(frozen=True)
class MatchRule:
    """How several deals make a match."""

    kind: str = "first_to"  # first_to, best_of, points, deals, cycle
    target: int = 3


@dataclass(frozen=True)
class Table:
    """What concerns the people, never what is legal: rules.md 3.1.5 and 3.1.10."""

    direction: str = "ccw"  # ccw, cw
    peek: str = "none"  # none, start, last, both
    open: str = "none"  # none, hands, all
    talk: str = "silent"  # silent, signals, veiled, free


@dataclass(frozen=True)
class Rules:
    """A complete rule set. `key` names it; `certainty` and `source` say how well it is known."""

    key: str
    players: int = 4
    sides: str = "alternate"  # alternate, single, adjacent, by_auction
    pack: str = "es40"
    removed: tuple[Card, ...] = ()
    second: int = 3
    second_high: bool = True  # False: the second counts 10 but keeps its natural place
    trump_two_top: bool = False
    hand: int = 3
    stock: str = "draw"  # draw, widow, none
    cards_each: int = 1
    trump: str = "turn_up"  # turn_up, cycle, last_dealt, declarer, meld, none
    turn_up_skip: tuple[int, ...] = ()
    duty: Duty = Duty()
    ace_lock: str = "none"  # none, play, play_unless_both, lead
    second_not_last: bool = False
    arrastro: bool = False
    claim: bool = True
    instant: tuple[str, ...] = ()  # mano_negra, muerte_tres
    exchange: ExchangeRule | None = ExchangeRule()
    meld: MeldRule | None = None
    auction: AuctionRule | None = None
    call: CallRule | None = None
    first_lead: str = "mano"  # mano, declarer
    scoring: Scoring = Scoring()
    match: MatchRule = MatchRule()
    table: Table = Table()
    allowed_players: tuple[int, ...] = (2, 3, 4, 5, 6)
    certainty: str = "documented"  # documented, reconstructed, inferred, name_only
    source: str = ""

    @cached_property
    def printed(self) -> Pack:
        """The pack as it is printed."""
        return PACKS[self.pack]

    @cached_property
    def suits(self) -> tuple[str, ...]:
        """The suit letters in their usual order."""
        return self.printed.suits

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every card in play, suit by suit, printed ranks ascending (rules.md 4.11)."""
        return tuple(card for card in self.printed.cards if card not in self.removed)

    @cached_property
    def ladder(self) -> tuple[int, ...]:
        """The ranks from high to low, with the second in its place below the ace."""
        ladder = self.printed.ladder
        if not self.second_high:
            return ladder
        return (ladder[0], self.second, *(rank for rank in ladder[1:] if rank != self.second))

    @cached_property
    def ace(self) -> int:
        """The printed rank of the ace."""
        return self.printed.ladder[0]

    @cached_property
    def honours(self) -> tuple[int, ...]:
        """The ranks that count: ace, second, king, knight, jack."""
        return (self.ace, self.second, *self.printed.courts)

    @cached_property
    def rank_points(self) -> Mapping[int, int]:
        """Card points by rank; a rank that is not here counts nothing."""
        return {**dict(zip(self.printed.courts, COURT_POINTS, strict=True)), self.ace: ACE_POINTS, self.second: SECOND_POINTS}

    @cached_property
    def strengths(self) -> Mapping[Card, int]:
        """Place inside the suit by card, higher beats lower; the same in trump and plain suits."""
        place = {rank: len(self.ladder) - at for at, rank in enumerate(self.ladder)}
        return {card: place[card.rank] for card in self.printed.cards}

    @cached_property
    def card_points(self) -> Mapping[Card, int]:
        """Points by card: 30 in each complete suit."""
        return {card: self.rank_points.get(card.rank, 0) for card in self.printed.cards}

    @cached_property
    def trick_size(self) -> int:
        """Cards in a complete trick."""
        return self.players * self.cards_each

    @cached_property
    def is_plain(self) -> bool:
        """True when a card played only ever goes to the table: no duty, lock, meld, event or instant ending."""
        return not (
            self.duty.kind != "free" or self.ace_lock != "none" or self.second_not_last or self.arrastro
            or self.meld or self.auction or self.instant or self.scoring.events or self.scoring.kind == "chips"
        )  # fmt: skip

    @cached_property
    def is_phased(self) -> bool:
        """True when the seat to act may depend on more than the trick."""
        return bool(self.auction or self.instant)

    def points(self, card: Card) -> int:
        """What the card counts."""
        return self.card_points[card]

    def strength(self, card: Card, trump: str | None = None) -> int:
        """The card's place inside its suit; with `trump_two_top` the two of trumps tops the ace."""
        if self.trump_two_top and card.rank == 2 and card.suit == trump:
            return len(self.ladder) + 1
        return self.strengths[card]

    @cached_property
    def powers(self) -> Mapping[str | None, Mapping[Card, int]]:
        """By trump suit: a number for each card that makes trumps beat everything else."""
        return {trump: {card: self._power(card, trump) for card in self.printed.cards} for trump in (None, *self.suits)}

    def _power(self, card: Card, trump: str | None) -> int:
        return self.strength(card, trump) + (100 if card.suit == trump else 0)

    def trick_winner(self, cards: Sequence[Card], trump: str | None = None) -> int:
        """Index of the winning card, the lead being 0: highest trump, else highest of the led suit (rules.md 2.2)."""
        powers, led = self.powers[trump], cards[0].suit
        best, winner = powers[cards[0]], 0
        for at in range(1, len(cards)):
            card = cards[at]
            if (card.suit == led or card.suit == trump) and powers[card] > best:
                best, winner = powers[card], at
        return winner

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat before any auction: partners have the same number."""
        seats = range(self.players)
        if self.sides == "alternate":
            return tuple(seat % 2 for seat in seats)
        return tuple(seat // 2 for seat in seats) if self.sides == "adjacent" else tuple(seats)

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return self.side_of[seat]

    def second_of(self, suit: str) -> Card:
        """The second brisca of a suit."""
        return Card(self.second, suit)

    def ace_of(self, suit: str) -> Card:
        """The ace of a suit."""
        return Card(self.ace, suit)
