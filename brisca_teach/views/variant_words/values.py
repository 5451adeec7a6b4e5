"""What a rule set holds at one knob, as a part of a sentence: "hay que asistir, y nada más"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from brisca_teach.engine.rules import Rules
from brisca_teach.engine.rules_check import value_of
from brisca_teach.views.words import card_name, listing, rank_name
from brisca_teach.views.words.catalogue import has, phrase
from brisca_teach.views.words.filling import Voice, fragment, smoothed

GIVEN = {"seven": 7, "low": 2, "ace_for_court": 1}  # the ranks that exchange, where none of them is in the pack


def knob_name(lang: str, knob: str) -> str:
    """What a knob is called in a sentence: "el momento del cambio"."""
    return phrase(lang, f"knob.{knob}")


def value_words(lang: str, rules: Rules, knob: str) -> str:
    """What the rules hold at this knob, in lower case and without a stop."""
    special = _SPECIAL.get(knob)
    return special(lang, rules) if special else _plain(lang, rules, knob)


def part(lang: str, key: str, rules: Rules, **facts: Any) -> str:
    """A phrase of the catalogue as a part of a sentence; it may name the second brisca as `rank` or `bare`."""
    deck = deck_of(rules)
    seconds = {"rank": rules.second, "bare": rank_name(rules.second, lang, deck, "bare")}
    text = fragment(key, seconds | facts, Voice(lang, deck))
    return smoothed(text) if lang == "es" else text


def deck_of(rules: Rules) -> str:
    """The deck whose names the cards of these rules have."""
    return "french" if rules.pack == "fr32" else "spanish"


def _plain(lang: str, rules: Rules, knob: str) -> str:
    value = value_of(rules, knob)
    key = f"value.{knob}"
    if isinstance(value, bool):
        return part(lang, f"{key}.{'yes' if value else 'no'}", rules)
    if isinstance(value, str):
        return part(lang, f"{key}.{value}", rules)
    return part(lang, f"{key}.{value}" if has(lang, f"{key}.{value}") else key, rules, n=value)


def _sides(lang: str, rules: Rules) -> str:
    key = f"value.sides.{rules.sides}"
    seated = f"{key}.{rules.players}"
    return phrase(lang, seated if has(lang, seated) else key)


def _removed(lang: str, rules: Rules) -> str:
    if not rules.removed:
        return phrase(lang, "value.removed.none")
    ranks = sorted({card.rank for card in rules.removed})
    if len(rules.removed) == len(ranks) * len(rules.suits):
        return listing(lang, [rank_name(rank, lang, deck_of(rules), "all") for rank in ranks])
    return listing(lang, [card_name(card, lang, deck_of(rules)) for card in rules.removed])


def _second(lang: str, rules: Rules) -> str:
    return rank_name(rules.second, lang, deck_of(rules))


def _skipped(lang: str, rules: Rules) -> str:
    if not rules.turn_up_skip:
        return phrase(lang, "value.turn_up_skip.none")
    ranks = [rank_name(rank, lang, deck_of(rules), "a") for rank in rules.turn_up_skip]
    return part(lang, "value.turn_up_skip", rules, text=listing(lang, ranks, "or"))


def _several(knob: str, values: Callable[[Rules], Sequence[str]]) -> Callable[[str, Rules], str]:
    """The words for a knob that holds several names, each with its own clause."""

    def told(lang: str, rules: Rules) -> str:
        names = values(rules) or ("none",)
        return listing(lang, [part(lang, f"value.{knob}.{name}", rules) for name in names])

    return told


def _worth(lang: str, rules: Rules) -> str:
    more = [(points, games) for points, games in rules.scoring.values if games > 1]
    if not more:
        return phrase(lang, "value.scoring.values.one")
    clauses = [part(lang, "value.scoring.values", rules, n=points, m=games) for points, games in more]
    return listing(lang, clauses)


def _sweep(lang: str, rules: Rules) -> str:
    if rules.scoring.sweep is None:
        return phrase(lang, "value.scoring.sweep.none")
    flag, games = rules.scoring.sweep
    factor = ".factor" if rules.scoring.kind == "contract" else ""
    return part(lang, f"value.scoring.sweep.{flag}{factor}", rules, n=games)


def _exchange(lang: str, rules: Rules) -> str:
    rule = rules.exchange
    if rule is None:
        return phrase(lang, "value.exchange.none")
    moment = phrase(lang, f"value.exchange.moment.{rule.when}")
    if rule.needs_trick and rule.when != "after_win":
        moment = part(lang, "value.exchange.condition", rules, moment=moment)
    is_limited = rule.takes == "honours" and "seven" in rule.cards
    limit = part(lang, "value.exchange.limit", rules) if is_limited else ""
    return part(lang, "value.exchange", rules, text=_givers(lang, rules), moment=moment, limit=limit)


def _givers(lang: str, rules: Rules) -> str:
    """The ranks that may be given for the turn-up: "el siete o el dos"."""
    held = [card.rank for card in rules.givers[rules.suits[0]]]
    asked = rules.exchange.cards if rules.exchange else ()
    ranks = held or [GIVEN[name] for name in asked]
    return listing(lang, [rank_name(rank, lang, deck_of(rules)) for rank in ranks], "or")


def _given(lang: str, rules: Rules) -> str:
    return part(lang, "value.exchange.cards", rules, text=_givers(lang, rules))


def _moment(lang: str, rules: Rules) -> str:
    assert rules.exchange is not None
    moment = phrase(lang, f"value.exchange.moment.{rules.exchange.when}")
    return part(lang, "value.exchange.when", rules, moment=moment)


def _meld(lang: str, rules: Rules) -> str:
    rule = rules.meld
    if rule is None:
        return phrase(lang, "value.meld.none")
    return _melded(lang, rules, f"value.meld.{rule.kind}.{rule.when}")


def _meld_values(lang: str, rules: Rules) -> str:
    assert rules.meld is not None
    is_pair = len(rules.meld.values) == 2  # plain and trump; else by order in the deal
    return _melded(lang, rules, f"value.meld.values.{'fixed' if is_pair else 'rising'}")


def _melded(lang: str, rules: Rules, key: str) -> str:
    values = rules.meld.values if rules.meld else ()
    return part(lang, key, rules, a=values[0], b=values[-1], text=listing(lang, list(map(str, values))))


def _auction(lang: str, rules: Rules) -> str:
    rule = rules.auction
    if rule is None:
        return phrase(lang, "value.auction.none")
    return part(lang, f"value.auction.{rule.kind}", rules, a=rule.minimum, b=rule.maximum, n=rule.step)


def _call(lang: str, rules: Rules) -> str:
    rule = rules.call
    if rule is None:
        return phrase(lang, "value.call.none")
    late = phrase(lang, f"value.call.blind.{rule.blind}")
    limit = "" if rule.blind == "no" else part(lang, "value.call.late", rules, text=late)
    return part(lang, f"value.call.{rule.scope}", rules, limit=limit)


def _target(lang: str, rules: Rules) -> str:
    return part(lang, f"value.match.target.{rules.match.kind}", rules, n=rules.match.target)


_SPECIAL: dict[str, Callable[[str, Rules], str]] = {
    "sides": _sides,
    "removed": _removed,
    "second": _second,
    "turn_up_skip": _skipped,
    "instant": _several("instant", lambda rules: rules.instant),
    "exchange": _exchange,
    "exchange.cards": _given,
    "exchange.when": _moment,
    "meld": _meld,
    "meld.values": _meld_values,
    "auction": _auction,
    "call": _call,
    "scoring.values": _worth,
    "scoring.sweep": _sweep,
    "scoring.events": _several("scoring.events", lambda rules: rules.scoring.events),
    "match.target": _target,
}
