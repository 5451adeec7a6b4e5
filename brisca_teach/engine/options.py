"""House rules as text: "brisca_4+exchange.when=own_turn+second=7" is brisca_4 with two knobs turned (needs.md N03)."""

from __future__ import annotations

import dataclasses
from dataclasses import fields
from typing import Any

from brisca_teach.engine.cards import Card, parse_cards
from brisca_teach.engine.knobs import AuctionRule, CallRule, ExchangeRule, MeldRule
from brisca_teach.engine.refusal import BadRules, BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.rules_check import CHOICES, check, knobs

PARTS: dict[str, Any] = {"exchange": ExchangeRule, "meld": MeldRule, "auction": AuctionRule, "call": CallRule}
FIXED = ("key", "source", "certainty", "allowed_players")


def with_options(rules: Rules, options: str) -> Rules:
    """The rules with each "knob=value" of the text applied; BadRules names an unknown knob or value."""
    turned, chosen = rules, "".join(options.split()).strip("+").split("+")
    for option in filter(None, chosen):
        knob, equals, value = option.partition("=")
        if not equals:
            raise BadRules("rules.option", text=option)
        turned = _turned(turned, knob, value)
    return check(_with(turned, key="+".join(filter(None, (rules.key, *chosen))))) if any(chosen) else rules


def _with(value: Rules, **changes: Any) -> Rules:
    """The same rules with some knobs changed; which knobs exist is only known from the text."""
    return dataclasses.replace(value, **changes)


def _turned(rules: Rules, knob: str, value: str) -> Rules:
    if knob == "players":
        return with_players(rules, _number(knob, value))
    part, _, name = knob.partition(".")
    if part in FIXED or part not in {field.name for field in fields(Rules)}:
        raise BadRules("rules.unknown", knob=knob, choices=tuple(knobs(rules)))
    if not name:
        return _with(rules, **{part: _read_part(part, knob, value, getattr(rules, part))})
    inner: Any = getattr(rules, part) or PARTS.get(part, lambda: None)()
    if name not in getattr(type(inner), "__dataclass_fields__", ()):
        raise BadRules("rules.unknown", knob=knob, choices=tuple(knobs(rules)))
    return _with(rules, **{part: type(inner)(**{**inner.__dict__, name: _read(knob, value, getattr(inner, name))})})


def _read_part(part: str, knob: str, value: str, now: object) -> object:
    if part not in PARTS:
        return _read(knob, value, now)
    if value not in ("off", "on"):
        raise BadRules("rules.value", knob=knob, value=value, choices=("on", "off"))
    return None if value == "off" else now or PARTS[part]()


def _read(knob: str, value: str, now: object) -> object:
    if knob == "removed":
        return parse_cards(value)
    if knob in ("scoring.values", "scoring.sweep"):
        return _pairs(knob, value)
    if isinstance(now, bool):
        return _yes_or_no(knob, value)
    if isinstance(now, int):
        return _number(knob, value)
    if isinstance(now, tuple):
        words = tuple(filter(None, value.split(",")))
        return words if knob in CHOICES else tuple(_number(knob, word) for word in words)
    if value not in CHOICES.get(knob, ()):
        raise BadRules("rules.value", knob=knob, value=value, choices=CHOICES.get(knob, ()))
    return value


def _pairs(knob: str, value: str) -> object:
    """ "61:1,101:2" for the value table, "all_points:2" or "off" for the sweep."""
    if knob == "scoring.sweep":
        flag, _, games = value.partition(":")
        return None if value == "off" else (flag, _number(knob, games))
    pairs = (one.partition(":") for one in value.split(","))
    return tuple((_number(knob, least), _number(knob, games)) for least, _, games in pairs)


def _yes_or_no(knob: str, value: str) -> bool:
    if value not in ("yes", "no"):
        raise BadRules("rules.value", knob=knob, value=value, choices=("yes", "no"))
    return value == "yes"


def _number(knob: str, value: str) -> int:
    if not value.isdecimal():
        raise BadText("pos.number", text=value)
    return int(value)


def with_players(rules: Rules, players: int) -> Rules:
    """The same game for another number of players, with the pack and sides that the sources give (rules.md 2.6)."""
    if players not in rules.allowed_players:
        raise BadRules("rules.players", rules=rules.key, n=players, choices=rules.allowed_players)
    if players == rules.players:
        return rules
    fitted = _with(rules, players=players, sides=_sides(rules, players), removed=_removed(rules, players))
    table = dataclasses.replace(rules.table, peek="none") if players == 6 else rules.table
    return _with(fitted, pack="es48" if players == 6 and rules.pack == "es40" else rules.pack, table=table)


def _sides(rules: Rules, players: int) -> str:
    """Partners sit opposite; in brusquembille side by side; two, three and five play for themselves."""
    if players in (2, 3, 5) or rules.sides == "by_auction":
        return "single"
    return "adjacent" if rules.pack == "fr32" else "alternate"


def _removed(rules: Rules, players: int) -> Any:
    """The lowest card of copas for three players (decision 10), two sevens of an odd French pack (rules.md 3.1.28)."""
    if rules.pack == "fr32":
        return parse_cards("7D7S") if players % 2 else ()
    if len(rules.printed.cards) - len(rules.removed) == 20:
        return rules.removed
    return (Card(rules.ladder[-1], "C"),) if players == 3 and rules.pack == "es40" else ()
