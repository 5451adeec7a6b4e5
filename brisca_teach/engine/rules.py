"""One frozen table of values per game; a variant is its difference from another (see `variants.py`).

The knobs are those of rules.md 2.4, grouped with the phase that reads them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property

from brisca_teach.engine.cards import PACKS, UNKNOWN, Card, Pack
from brisca_teach.engine.knobs import AuctionRule, CallRule, Duty, ExchangeRule, MatchRule, MeldRule, Scoring, Table

ACE_POINTS, SECOND_POINTS, COURT_POINTS = 11, 10, (4, 3, 2)


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

    def __hash__(self) -> int:
        return hash(self.key)

    def __getstate__(self) -> dict[str, object]:
        """The knobs alone: what follows from them is worked out again where it is needed."""
        return {knob.name: getattr(self, knob.name) for knob in fields(self)}

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
        courts = dict(zip(self.printed.courts, COURT_POINTS, strict=True))
        return {**courts, self.ace: ACE_POINTS, self.second: SECOND_POINTS}

    @cached_property
    def strengths(self) -> Mapping[Card, int]:
        """Place inside the suit by card, higher beats lower; the same in trump and plain suits."""
        place = {rank: len(self.ladder) - at for at, rank in enumerate(self.ladder)}
        return {card: place[card.rank] for card in self.printed.cards}

    @cached_property
    def card_points(self) -> Mapping[Card, int]:
        """Points by card: 30 in each complete suit."""
        return {UNKNOWN: 0, **{card: self.rank_points.get(card.rank, 0) for card in self.printed.cards}}

    @cached_property
    def total(self) -> int:
        """The card points of the whole pack in play: 120 in every game of the family."""
        return sum(map(self.points, self.cards))

    @cached_property
    def trick_size(self) -> int:
        """Cards in a complete trick."""
        return self.players * self.cards_each

    @cached_property
    def givers(self) -> Mapping[str, Mapping[Card, str]]:
        """By trump suit: the cards that may be given for the turn-up, each with its part (decision 50)."""
        if self.exchange is None:
            return {suit: {} for suit in self.suits}
        ranks = {"seven": 7, "low": 3 if self.second == 2 else 2, "ace_for_court": self.ace}
        parts = [(ranks[part], part) for part in self.exchange.cards if ranks[part] != self.second]
        in_play = set(self.cards)
        return {suit: {c: part for rank, part in parts if (c := Card(rank, suit)) in in_play} for suit in self.suits}

    @cached_property
    def giving(self) -> Mapping[str | None, frozenset[Card]]:
        """By trump suit: the cards that may be given for the turn-up."""
        return {None: frozenset(), **{suit: frozenset(cards) for suit, cards in self.givers.items()}}

    @cached_property
    def is_plain(self) -> bool:
        """True when a card played only ever goes to the table: no duty, lock, meld, event or instant ending."""
        return not (
            self.duty.kind != "free" or self.ace_lock != "none" or self.second_not_last or self.arrastro
            or self.meld or self.auction or self.instant or self.scoring.events or self.scoring.kind == "chips"
        )  # fmt: skip

    @cached_property
    def waits_below(self) -> int:
        """A full trick may have to wait while the stock has fewer cards: for an exchange, or for a blind call."""
        when = self.exchange.when if self.exchange else ""
        if self.call or when == "after_win":
            return len(self.cards)
        return self.trick_size + 1 if when == "any_time" else 0

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
        powers = [*map(self.trick_powers[trump][cards[0].suit].__getitem__, cards)]
        return powers.index(max(powers))

    @cached_property
    def trick_powers(self) -> Mapping[str | None, Mapping[str, Mapping[Card, int]]]:
        """By trump and led suit: what each card can do in that trick; 0 cannot win it."""
        return {trump: {led: self._trick_powers(trump, led) for led in self.suits} for trump in (None, *self.suits)}

    def _trick_powers(self, trump: str | None, led: str) -> Mapping[Card, int]:
        can_win = (trump, led)
        return {card: power if card.suit in can_win else 0 for card, power in self.powers[trump].items()}

    @cached_property
    def draw_turns(self) -> Sequence[Sequence[Sequence[int]]]:
        """The seats in the order in which they draw, by who draws first: one card each, or as many as a trick took."""
        seats = range(self.players)
        once = [[(first + at) % self.players for at in seats] for first in seats]
        return once, [turns * self.cards_each for turns in once]

    @cached_property
    def pace(self) -> tuple[int, int, bool, int, Mapping[str | None, frozenset[Card]]]:
        """What every play asks: players, cards in a trick, is_plain, waits_below and, with exchanges, giving."""
        return self.players, self.trick_size, self.is_plain, self.waits_below, self.giving if self.exchange else {}

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat before any auction: partners have the same number."""
        seats = range(self.players)
        if self.sides == "alternate":
            return tuple(seat % 2 for seat in seats)
        return tuple(seat // 2 for seat in seats) if self.sides == "adjacent" else tuple(seats)

    @cached_property
    def fixed_sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side before any auction."""
        numbers = sorted(set(self.side_of))
        return tuple(tuple(seat for seat, side in enumerate(self.side_of) if side == one) for one in numbers)

    def side(self, seat: int) -> int:
        """The side of a seat."""
        return self.side_of[seat]

    def second_of(self, suit: str) -> Card:
        """The second brisca of a suit."""
        return Card(self.second, suit)

    def ace_of(self, suit: str) -> Card:
        """The ace of a suit."""
        return Card(self.ace, suit)
