"""The house rules as a table: option, default, other value, where it is played, source (needs.md N03)."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, is_dataclass
from typing import Any

from brisca_teach.engine.options import PARTS
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.rules_check import value_of
from brisca_teach.views.variant_words.about import source_name
from brisca_teach.views.variant_words.option_facts import OPTIONS, Option
from brisca_teach.views.variant_words.values import knob_name, value_words
from brisca_teach.views.words import listing, say

USUAL = Rules("usual")  # every knob at its default


@dataclass(frozen=True)
class OptionRow:
    """One value that an option may have besides its default; `typed` is how it is written after "+"."""

    typed: str
    option: str
    default: str
    value: str
    where: str
    source: tuple[str, ...]  # labels in words
    tags: str


def options_table(lang: str) -> tuple[OptionRow, ...]:
    """A row for each value that a source tells of, in the order of the knob table."""
    return tuple(_row(lang, option) for option in OPTIONS)


def _row(lang: str, option: Option) -> OptionRow:
    return OptionRow(
        typed=f"{option.knob}={typed(option.value)}",
        option=knob_name(lang, option.knob),
        default=value_words(lang, usual_rules(option.knob), option.knob),
        value=value_words(lang, turned(option.knob, option.value), option.knob),
        where=listing(lang, [say(lang, f"where.{place}") for place in option.places.split()]),
        source=tuple(source_name(lang, tag) for tag in option.source.split()),
        tags=option.source,
    )


def turned(knob: str, value: object) -> Rules:
    """The default rules with one knob turned; whether the rest goes with it is not asked."""
    part, _, name = knob.partition(".")
    rules = usual_rules(knob)
    held = dataclasses.replace(getattr(rules, part), **{name: value}) if name else value
    return _with(rules, part, held)


def usual_rules(knob: str) -> Rules:
    """The default rules, with the part that this knob belongs to switched on."""
    part, _, name = knob.partition(".")
    return _with(USUAL, part, PARTS[part]()) if name and value_of(USUAL, part) is None else USUAL


def _with(rules: Rules, knob: str, held: Any) -> Rules:
    return dataclasses.replace(rules, **{knob: held})


def typed(value: object) -> str:
    """The value as it is written in "knob=value"."""
    match value:
        case None:
            return "off"
        case bool():
            return "yes" if value else "no"
        case (str(flag), int(games)):
            return f"{flag}:{games}"
        case tuple() if all(isinstance(pair, tuple) for pair in value):
            return ",".join(f"{least}:{games}" for least, games in value)
        case tuple():
            return ("" if hasattr(value[0], "suit") else ",").join(map(str, value))
    return "on" if is_dataclass(value) else str(value)
