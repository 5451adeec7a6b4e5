"""The parts of a rule set, each grouped with the phase that reads it (rules.md 2.4)."""

from __future__ import annotations

from dataclasses import dataclass

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
