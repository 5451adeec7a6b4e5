"""The knobs that cannot go together; each refusal names both (rules.md 2.6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache

from brisca_teach.engine.cards import PACKS
from brisca_teach.engine.refusal import BadRules
from brisca_teach.engine.rules import Rules

CHOICES = {
    "sides": ("alternate", "single", "adjacent", "by_auction"),
    "pack": tuple(PACKS),
    "stock": ("draw", "widow", "none"),
    "trump": ("turn_up", "cycle", "last_dealt", "declarer", "meld", "none"),
    "ace_lock": ("none", "play", "play_unless_both", "lead"),
    "first_lead": ("mano", "declarer"),
    "certainty": ("documented", "reconstructed", "inferred", "name_only"),
    "duty.kind": ("free", "follow", "follow_trump", "full"),
    "duty.begins": ("start", "stock_empty"),
    "duty.relief": ("none", "void", "any"),
    "exchange.takes": ("rank", "honours"),
    "exchange.when": ("any_time", "own_turn", "after_win", "first_trick"),
    "exchange.cards": ("seven", "low", "ace_for_court"),
    "meld.kind": ("fixed", "rising"),
    "meld.when": ("turn", "playing"),
    "auction.kind": ("rank", "points", "remate"),
    "call.scope": ("rank_in_trump", "trump_card", "any_card"),
    "call.blind": ("no", "resolve_with", "resolve_without"),
    "scoring.kind": ("win", "sum", "contract", "remate", "gingo", "chips"),
    "scoring.tie": ("most_cards", "draw", "redeal", "both", "last_trick"),
    "scoring.events": ("ace_takes_second", "any_ace_takes_second", "second_led_wins"),
    "instant": ("mano_negra", "muerte_tres"),
    "match.kind": ("first_to", "best_of", "points", "deals", "cycle"),
    "table.direction": ("ccw", "cw"),
    "table.peek": ("none", "start", "last", "both"),
    "table.open": ("none", "hands", "all"),
    "table.talk": ("silent", "signals", "veiled", "free"),
}


SWEEPS = ("all_points", "all_tricks")
LEAST = {
    "hand": 1, "cards_each": 1, "match.target": 1, "auction.step": 1, "auction.minimum": 0, "auction.maximum": 1,
}  # fmt: skip


@lru_cache(maxsize=1024)
def check(rules: Rules) -> Rules:
    """The same rules, or BadRules when two knobs contradict each other or one has an unknown value."""
    for knob, value, choices in _wrong_values(rules):
        raise BadRules("rules.value", knob=knob, value=value, choices=choices)
    if rules.players not in rules.allowed_players:
        raise BadRules("rules.players", rules=rules.key, n=rules.players, choices=rules.allowed_players)
    for one, other in _contradictions(rules):
        raise BadRules("rules.contradiction", rules=rules.key, knob=one, other=other)
    return rules


def _wrong_values(rules: Rules) -> Iterator[tuple[str, object, tuple[object, ...]]]:
    for knob, least in LEAST.items():
        number = value_of(rules, knob)
        if isinstance(number, int) and number < least:
            yield knob, number, (least,)
    for knob in ("scoring.values", "meld.values", "exchange.cards"):
        if value_of(rules, knob) == ():
            yield knob, "", CHOICES.get(knob, ("20,40",) if knob == "meld.values" else ("61:1",))
    if rules.scoring.sweep and rules.scoring.sweep[0] not in SWEEPS:
        yield "scoring.sweep", rules.scoring.sweep[0], SWEEPS
    yield from _wrong_words(rules)


def _wrong_words(rules: Rules) -> Iterator[tuple[str, object, tuple[object, ...]]]:
    for knob, choices in CHOICES.items():
        value = value_of(rules, knob)
        if value is None:
            continue
        for one in value if isinstance(value, tuple) else (value,):
            if one not in choices:
                yield knob, one, choices


def value_of(rules: Rules, knob: str) -> object:
    """What a dotted knob such as "exchange.when" holds; None where its part is absent."""
    value: object = rules
    for name in knob.split("."):
        value = None if value is None else getattr(value, name)
    return value


def knobs(rules: Rules) -> dict[str, object]:
    """Every knob by its dotted name; an absent part is one knob with the value None."""
    found: dict[str, object] = {}
    for field in fields(rules):
        value = getattr(rules, field.name)
        if is_dataclass(value):
            found |= {f"{field.name}.{inner.name}": getattr(value, inner.name) for inner in fields(value)}
        else:
            found[field.name] = value
    return found


def _contradictions(rules: Rules) -> Iterator[tuple[str, str]]:
    yield from _deal_faults(rules)
    yield from _exchange_faults(rules)
    yield from _meld_faults(rules)
    yield from _auction_faults(rules)
    yield from _scoring_faults(rules)
    yield from _trump_faults(rules)
    if rules.duty.relief != "none" and rules.sides in ("single", "by_auction"):
        yield "duty.relief", "sides"
    if rules.table.peek != "none" and rules.players == 6:
        yield "table.peek", "players"


def _trump_faults(rules: Rules) -> Iterator[tuple[str, str]]:
    if rules.trump == "turn_up" and rules.stock != "draw":
        yield "trump", "stock"
    if rules.trump == "last_dealt" and rules.stock != "none":
        yield "trump", "stock"
    if rules.turn_up_skip and (rules.trump != "turn_up" or set(rules.ladder) <= set(rules.turn_up_skip)):
        yield "turn_up_skip", "trump"
    if rules.claim and rules.stock != "draw":
        yield "claim", "stock"
    if rules.trump == "none":
        faults = {"claim": rules.claim, "instant": rules.instant, "arrastro": rules.arrastro}
        yield from ((knob, "trump") for knob, is_set in faults.items() if is_set)
    if rules.trump == "none" and (rules.ace_lock != "none" or rules.second_not_last or rules.trump_two_top):
        yield "ace_lock", "trump"


def _deal_faults(rules: Rules) -> Iterator[tuple[str, str]]:
    cards, dealt = len(rules.cards), rules.players * rules.hand
    if rules.second not in rules.printed.ranks or rules.second in (rules.ace, *rules.printed.courts):
        yield "second", "pack"
    if any(card not in rules.printed.cards for card in rules.removed):
        yield "removed", "pack"
    if any(card.rank in rules.honours for card in rules.removed):
        yield "removed", "second"
    if rules.players % 2 and rules.sides in ("alternate", "adjacent"):
        yield "players", "sides"
    if dealt > cards:
        yield "hand", "players"
    elif (rules.stock == "none" and dealt != cards) or (rules.stock == "widow" and dealt == cards):
        yield "hand", "stock"
    elif rules.stock == "draw" and cards % rules.players:
        yield "players", "removed" if rules.removed else "pack"
    elif rules.stock == "draw" and rules.trump == "turn_up" and dealt == cards:
        yield "hand", "trump"
    if rules.cards_each > 1 and rules.players != 2:
        yield "cards_each", "players"


def _exchange_faults(rules: Rules) -> Iterator[tuple[str, str]]:
    rule = rules.exchange
    if rule is None:
        return
    if rules.trump != "turn_up":
        yield "exchange", "trump"
    if not any(rules.givers.values()):
        yield "exchange.cards", "removed" if rules.removed else "pack"
    if rules.trump_two_top and "low" in rule.cards and rules.second != 2:
        yield "exchange.cards", "trump_two_top"
    if rule.when == "first_trick" and rule.needs_trick:
        yield "exchange.when", "exchange.needs_trick"


def _meld_faults(rules: Rules) -> Iterator[tuple[str, str]]:
    if rules.meld is None:
        if rules.trump == "meld":
            yield "trump", "meld"
        return
    if not {12, 11} <= set(rules.printed.ranks):
        yield "meld", "pack"
    if rules.meld.kind == "rising" and rules.meld.when == "playing":
        yield "meld.kind", "meld.when"
    if (rules.meld.kind == "rising") != (rules.trump == "meld"):
        yield "meld.kind", "trump"
    if rules.meld.kind == "fixed" and len(rules.meld.values) != 2:
        yield "meld.values", "meld.kind"


def _auction_faults(rules: Rules) -> Iterator[tuple[str, str]]:
    if (rules.auction is None) == (rules.trump == "declarer"):
        yield "auction", "trump"
    if rules.call is not None and rules.auction is None:
        yield "call", "auction"
    if (rules.sides == "by_auction") != (rules.call is not None):
        yield "sides", "call"
    if rules.stock == "widow" and (rules.auction is None or rules.auction.kind != "remate"):
        yield "stock", "auction"
    if rules.auction and rules.auction.maximum < rules.auction.minimum:
        yield "auction.maximum", "auction.minimum"
    if rules.auction and rules.call and (rules.auction.kind == "rank") != (rules.call.scope == "rank_in_trump"):
        yield "auction.kind", "call.scope"


def _scoring_faults(rules: Rules) -> Iterator[tuple[str, str]]:
    kind = rules.scoring.kind
    if (kind in ("contract", "gingo", "remate")) != (rules.auction is not None):
        yield "scoring.kind", "auction"
    elif rules.auction and (kind == "remate") == (rules.call is not None):
        yield "scoring.kind", "call"
