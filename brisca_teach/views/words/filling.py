"""`say`: a phrase of the catalogue with its facts put into words.

A placeholder is `{name}` or `{name:form}`. The value decides, then the form, then the name:

- a card: "el tres de oros"; `:bare` tres de oros, `:a` un tres de oros, `:rank` el tres, `:code` 3O;
- a number: digits; with its noun if the placeholder is called like one (`{points}`: 11 puntos) or has one as its form
  (`{n:cards}`); `{rank} {high} {low}` el tres; `:word` tres, `:code` without spaces between thousands, `:printed` K;
- text: as it is; `{suit}` oros (`:one` un oro), `{rules}` la briscola, `{knob}` la subasta (`:code` auction);
  `:clause` a sentence as a part of another;
- several: a list with "y" (`:or` with "o"); `{ranks}` los doses, `:span` 1 a 7, `:kinds` what the moves do;
- another move: "cambiar el siete de oros"; a date: in words; a share of 1: `:percent`.

A phrase with two forms takes the singular when `n` (or else `points`) is 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from brisca_teach.engine.cards import Card, Move, rank_text
from brisca_teach.engine.rules import Rules
from brisca_teach.views.words.cards import card_name, rank_name, suit_name
from brisca_teach.views.words.catalogue import has, phrase
from brisca_teach.views.words.lists import listing
from brisca_teach.views.words.numbers import counted, day, number, number_word, percent, spans
from brisca_teach.views.words.players import you

_SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
_SENTENCE_START = re.compile(r"(?:^|[.?!…][\"»]?\s+)[¿¡]*$")
_MEETING = re.compile(r"\b(?:([Aa]|[Dd]e) el\b(?=\s)|y (?=[ií]|h[ií](?![aeo]))|o (?=h?[oó]|8|11(?!\d)))", re.IGNORECASE)
_NOUNS = {noun: noun for noun in ("points", "cards", "tricks", "deals", "days", "minutes", "lessons", "answers")} | {
    "best_points": "points",
    "diff": "points",
}
_RANKS = ("rank", "ranks", "high", "low")


@dataclass(frozen=True)
class Slot:
    """A placeholder: `{name}` or `{name:form}`; `opens` when a sentence begins with it."""

    name: str
    form: str
    opens: bool


@dataclass(frozen=True)
class Voice:
    """The language and the deck in which facts become words."""

    lang: str
    deck: str


def say(lang: str, key: str, /, *, deck: str = "spanish", **facts: Any) -> str:
    """The phrase filled with the facts; KeyError for an unknown key or a missing fact.

    When `who` is the learner ("tú", "you") the key ending in `.you` is said; when `points` is 0, the key
    with `.zero` in it, if there is one.
    """
    told = _route(lang, key, facts.get("who") == you(lang), facts.get("points") == 0)
    text = "".join(_filled(told, facts, Voice(lang, deck)))
    return smoothed(text) if lang == "es" else text


def fragment(key: str, facts: Mapping[str, Any], voice: Voice) -> str:
    """A part of a sentence filled with the facts, in lower case."""
    return "".join(_filled(key, facts, voice, is_part=True))


def smoothed(text: str) -> str:
    """The Spanish text with words that meet as they sound: al, del, "Paco e Inés", "copas u oros"."""
    return _MEETING.sub(_meet, text)


def _meet(match: re.Match[str]) -> str:
    if match[1]:
        return match[1] + "l"
    return {"y": "e ", "o": "u ", "O": "U "}.get(match[0][0], match[0])  # "¿Y Inés?" keeps its capital Y


@cache
def _route(lang: str, key: str, is_you: bool, is_zero: bool) -> str:
    stem, _, last = key.rpartition(".")
    if is_you:
        for other in (f"{stem}.you" if last == "other" else "", f"{key}.you"):
            if has(lang, other or "-"):
                return _route(lang, other, False, is_zero)
    return f"{stem}.zero.{last}" if is_zero and has(lang, f"{stem}.zero.{last}") else key


def _filled(key: str, facts: Mapping[str, Any], voice: Voice, is_part: bool = False) -> Iterable[str]:
    singular = facts.get("n", facts.get("points")) == 1
    for part in _parts(phrase(voice.lang, key, singular)):
        if isinstance(part, str):
            yield part
        else:
            if part.name not in facts:
                raise KeyError(f"{key} needs {part.name}")
            words = worded(facts[part.name], part, voice)
            yield words[:1].upper() + words[1:] if part.opens and not is_part and part.form != "code" else words


@cache
def _parts(text: str) -> tuple[str | Slot, ...]:
    parts: list[str | Slot] = []
    end = 0
    for match in _SLOT.finditer(text):
        parts.append(text[end : match.start()])
        parts.append(Slot(match[1], match[2] or "", bool(_SENTENCE_START.search(text[: match.start()]))))
        end = match.end()
    return tuple(part for part in (*parts, text[end:]) if part)


def worded(value: Any, slot: Slot, voice: Voice) -> str:
    """The value as its placeholder wants it; TypeError for a value that has no words."""
    match value:
        case Card():
            return str(value) if slot.form == "code" else _card(value, slot, voice)
        case str():
            return _text(value, slot, voice)
        case int() | float() if slot.form == "percent":
            return percent(voice.lang, value)
        case int() if not isinstance(value, bool):
            return _number(value, slot, voice)
        case float():
            return number(voice.lang, value)
        case Move():
            return move_name(value, voice)
        case date():
            return day(voice.lang, value)
        case Rules():
            return variant_name(voice.lang, value.key)
        case tuple() | list() | set() | frozenset():
            return _several(value, slot, voice)
    raise TypeError(f"no words for {slot.name}={value!r}")


def _card(card: Card, slot: Slot, voice: Voice) -> str:
    if slot.form == "rank":
        return rank_name(card.rank, voice.lang, voice.deck)
    return card_name(card, voice.lang, voice.deck, slot.form or "the")


def _number(value: int, slot: Slot, voice: Voice) -> str:
    kind = slot.form or _NOUNS.get(slot.name, "")
    if kind in ("code", "printed"):
        return str(value) if kind == "code" else rank_text(value)
    if slot.name in _RANKS:
        return rank_name(value, voice.lang, voice.deck, slot.form if slot.form in ("bare", "a", "all") else "the")
    if kind == "word":
        return number_word(voice.lang, value)
    return counted(voice.lang, kind, value) if kind else number(voice.lang, value)


def _text(value: str, slot: Slot, voice: Voice) -> str:
    match slot.name:
        case "knob" | "other" if slot.form != "code" and has(voice.lang, f"knob.{value}"):
            return phrase(voice.lang, f"knob.{value}")
        case "suit" | "suits":
            return suit_name(value, voice.lang, voice.deck, slot.form)
        case "rules":
            return variant_name(voice.lang, value)
        case "field" | "place" | "place2":
            key = f"{slot.name.removesuffix('2')}.{value}"
            return phrase(voice.lang, key) if has(voice.lang, key) else value
    if slot.form in ("low", "clause"):
        return _clause(value) if slot.form == "clause" else value[:1].lower() + value[1:]
    return value


def _clause(sentence: str) -> str:
    """A sentence as a part of another: no capital, no full stop, one colon less."""
    return (sentence[:1].lower() + sentence[1:]).removesuffix(".").replace(": ", ", ")


def _several(values: Iterable[Any], slot: Slot, voice: Voice) -> str:
    items = sorted(values) if isinstance(values, set | frozenset) else list(values)
    match slot.form or slot.name:
        case "span":
            return spans(voice.lang, tuple(items))
        case "kinds":
            return _kinds(items, voice)
        case "moves" | "code":
            return listing(voice.lang, [str(item) for item in items])
    if items and all(isinstance(item, Card) for item in items):
        return cards_listing(items, voice)
    inner = Slot(slot.name, "all" if slot.name in _RANKS else "", opens=False)
    last = "or" if slot.form == "or" else "and"
    return listing(voice.lang, [worded(item, inner, voice) for item in items], last)


def cards_listing(cards: list[Card], voice: Voice) -> str:
    """The cards in one list; the suit is said once when they share it: "el as y el tres de oros"."""
    first, *rest = cards
    if not rest or any(card.suit != first.suit for card in rest) or not first.suit:
        return listing(voice.lang, [card_name(card, voice.lang, voice.deck) for card in cards])
    *before, last = cards
    ranks = [rank_name(card.rank, voice.lang, voice.deck) for card in before]
    return listing(voice.lang, [*ranks, card_name(last, voice.lang, voice.deck)])


def _kinds(moves: list[Move], voice: Voice) -> str:
    kinds = dict.fromkeys(_word(move) for move in moves) or ["none"]
    return listing(voice.lang, [phrase(voice.lang, f"kind.{kind}") for kind in kinds], "or")


def _word(move: Move) -> str:
    return "card" if isinstance(move, Card) else str(move).partition(":")[0]


def move_name(move: Move, voice: Voice) -> str:
    """A move that is not a card, as a noun: "cambiar el siete de oros", "exchanging the seven of coins"."""
    facts = {field: getattr(move, field) for field in getattr(move, "__dataclass_fields__", ())}
    facts |= {"n": facts.get("points"), "cards_list": facts.get("cards")}
    return fragment(f"move.{_word(move)}", facts, voice)


def variant_name(lang: str, key: str) -> str:
    """What a game is called in a sentence: "la brisca valenciana"; the key itself for a game made at home."""
    named = f"variant.{key.partition('+')[0]}"
    return phrase(lang, named) if has(lang, named) else key
