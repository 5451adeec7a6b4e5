"""What each knob may be turned to, where that is played and who says so (needs.md N03); no words, only keys and tags.

The values are those that some source tells of, in the order of the knob table, the default left out.
"""

from __future__ import annotations

from typing import NamedTuple

from brisca_teach.engine.cards import Card, parse_cards
from brisca_teach.engine.knobs import TO_WIN, AuctionRule, CallRule, MeldRule


class Option(NamedTuple):
    """A value of a knob, the places where it is played (keys `where.*`) and its sources (tags)."""

    knob: str
    value: object
    places: str
    source: str


def _ranks(*ranks: int) -> tuple[Card, ...]:
    return tuple(Card(rank, suit) for suit in "OCEB" for rank in ranks)


WIN = (TO_WIN, 1)

OPTIONS = (
    Option("players", 2, "spain italy portugal", "S0 S3 S4"),
    Option("players", 3, "spain italy", "S0 S2 S3"),
    Option("players", 5, "tables", "S2 D2"),
    Option("players", 6, "spain", "S0 W1 W19"),
    Option("sides", "single", "tables", "S3 D56"),
    Option("sides", "adjacent", "france", "W32"),
    Option("sides", "by_auction", "italy spain", "S0 S4 W4"),
    Option("pack", "es48", "catalonia tables", "S0 S4 W19"),
    Option("pack", "fr32", "france", "S0 W30"),
    Option("removed", parse_cards("2C"), "tables", "S0 S2 W39 D10"),
    Option("removed", _ranks(2), "tables", "S3 W20 W49 D10"),
    Option("removed", _ranks(3, 4), "chile", "S0 D36"),
    Option("removed", _ranks(2, 4, 5, 6, 7), "tables", "S4"),
    Option("second", 7, "portugal brazil", "S0 W2 W3"),
    Option("second", 5, "bahia", "S0"),
    Option("second", 2, "chile", "S0 W24"),
    Option("second_high", False, "france", "W32 D53"),
    Option("trump_two_top", True, "italy", "S2 D60"),
    Option("hand", 5, "italy portugal", "S0 W15"),
    Option("hand", 8, "italy spain", "S0 S4 W4"),
    Option("hand", 9, "portugal brazil", "S0"),
    Option("hand", 10, "chile", "S0"),
    Option("stock", "widow", "chile", "S0"),
    Option("stock", "none", "chile italy", "S0 W4"),
    Option("cards_each", 2, "tables", "S0 W19 D6"),
    Option("trump", "cycle", "tables", "S0 W19 D8"),
    Option("trump", "last_dealt", "chile portugal", "W43 D19 D34"),
    Option("trump", "declarer", "italy chile spain", "S0 S4 W4"),
    Option("trump", "meld", "italy", "S0 W16"),
    Option("trump", "none", "italy", "S2 W12 W37"),
    Option("turn_up_skip", (1, 7), "brazil", "W28"),
    Option("duty.kind", "follow", "valencia tables", "S4 W11 D27"),
    Option("duty.kind", "follow_trump", "argentina", "W21"),
    Option("duty.kind", "full", "chile", "S0 D33"),
    Option("duty.begins", "stock_empty", "valencia france", "S4 W33"),
    Option("duty.relief", "void", "chile", "S0"),
    Option("duty.relief", "any", "option", ""),
    Option("duty.undertrump", True, "tables", "W25 D33"),
    Option("ace_lock", "play", "caribbean", "S0 W1 W5"),
    Option("ace_lock", "play_unless_both", "brazil", "W27 D38"),
    Option("ace_lock", "lead", "brazil", "W28 D38"),
    Option("second_not_last", True, "brazil", "W27 D38"),
    Option("arrastro", True, "spain", "S0 W1 D13"),
    Option("claim", False, "tables", "D16"),
    Option("instant", ("mano_negra",), "caribbean", "S0 W22 D41"),
    Option("instant", ("muerte_tres",), "caribbean", "S0 W1 W5 D39"),
    Option("exchange", None, "italy chile", "S0 S2"),
    Option("exchange.cards", ("low",), "portugal brazil", "W27 W28 D50"),
    Option("exchange.cards", ("ace_for_court",), "italy", "W12 W14 W15"),
    Option("exchange.takes", "honours", "spain", "S3 S4 D12"),
    Option("exchange.when", "own_turn", "spain", "S4 D11"),
    Option("exchange.when", "after_win", "spain", "S3 D11"),
    Option("exchange.when", "first_trick", "italy", "W46 D11"),
    Option("exchange.needs_trick", False, "spain", "S4 D11"),
    Option("meld", MeldRule(), "italy chile", "S0 W15"),
    Option("meld.kind", "rising", "italy", "S0 W16"),
    Option("meld.values", (40, 60, 80, 100), "italy", "W16 D22"),
    Option("meld.values", (20, 40, 60, 80), "italy", "W11 W12 W14 W17 D22"),
    Option("meld.when", "playing", "chile", "S0"),
    Option("meld.first_trick", True, "italy chile", "W16 D23"),
    Option("meld.after_stock", True, "chile", "S0"),
    Option("auction", AuctionRule(), "italy", "S0 W4"),
    Option("auction.kind", "points", "italy spain", "S0 S4 W8"),
    Option("auction.kind", "remate", "chile", "S0"),
    Option("auction.minimum", 100, "chile", "S0"),
    Option("auction.maximum", 230, "chile", "D57"),
    Option("auction.step", 10, "chile", "D42"),
    Option("call", CallRule(), "italy spain", "S0 S4 W4"),
    Option("call.scope", "trump_card", "italy", "S0 W8 D32"),
    Option("call.scope", "any_card", "spain", "S4"),
    Option("call.forced", False, "italy spain", "S4 W8"),
    Option("call.self_call", False, "spain", "D29"),
    Option("call.solo", False, "spain", "S4"),
    Option("call.blind", "resolve_with", "italy", "S0 W13 D31"),
    Option("call.blind", "resolve_without", "italy", "W7 D31"),
    Option("first_lead", "declarer", "italy", "W9 D65"),
    Option("scoring.kind", "sum", "italy", "W12 W14"),
    Option("scoring.kind", "contract", "italy", "S0 W11 W13"),
    Option("scoring.kind", "remate", "chile", "S0"),
    Option("scoring.kind", "gingo", "italy", "W9"),
    Option("scoring.kind", "chips", "france", "S0 W32"),
    Option("scoring.tie", "draw", "spain", "S4 D14"),
    Option("scoring.tie", "redeal", "italy", "S2 W39 D14"),
    Option("scoring.tie", "both", "spain", "S3 D14"),
    Option("scoring.tie", "last_trick", "italy", "W39 D14"),
    Option("scoring.values", (WIN, (101, 2)), "spain", "S0 D15"),
    Option("scoring.values", (WIN, (91, 2)), "portugal", "W43"),
    Option("scoring.values", (WIN, (90, 2)), "brazil", "W27 W28 D40"),
    Option("scoring.sweep", ("all_tricks", 2), "chile", "W24 D35 D40"),
    Option("scoring.sweep", ("all_tricks", 4), "portugal", "W43"),
    Option("scoring.sweep", ("all_points", 2), "italy", "S2 W7 W11 D40"),
    Option("scoring.events", ("ace_takes_second",), "brazil", "W27"),
    Option("scoring.events", ("any_ace_takes_second",), "brazil", "W28"),
    Option("scoring.events", ("second_led_wins",), "brazil", "W28"),
    Option("scoring.last_trick", 10, "chile", "S0 W25"),
    Option("scoring.steps", 5, "italy", "W7 D28"),
    Option("match.kind", "best_of", "italy", "S2 S4"),
    Option("match.kind", "points", "italy", "S0 W12 W14"),
    Option("match.kind", "deals", "italy", "W11"),
    Option("match.kind", "cycle", "tables", "S0 W19 D8"),
    Option("match.target", 4, "brazil", "W28"),
    Option("match.target", 5, "spain", "S0"),
    Option("match.target", 7, "spain", "S0"),
    Option("table.direction", "cw", "tables", "S4 D17"),
    Option("table.peek", "start", "spain", "S0 W1"),
    Option("table.peek", "last", "italy", "W12 W14"),
    Option("table.peek", "both", "brazil", "W29"),
    Option("table.open", "hands", "spain italy", "S2 S4 D20"),
    Option("table.open", "all", "italy", "W12 W14 D20"),
    Option("table.talk", "signals", "spain italy", "S0 S4 W38"),
    Option("table.talk", "veiled", "spain", "S0 D58"),
    Option("table.talk", "free", "spain", "S0"),
)
