"""Every phrase of both catalogues is still right with the worst facts: la sota, 1 punto, Inés, oros."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import brisca_teach.locale
from brisca_teach.engine.cards import Card
from brisca_teach.engine.moves import Claim
from brisca_teach.views.words import LANGUAGES, say, seat_names
from brisca_teach.views.words.catalogue import phrase

SLOT = re.compile(r"\{(\w+)(?::\w+)?\}")
SOTA, KING, ACE = Card(10, "O"), Card(12, "O"), Card(1, "C")
FRAGMENT = re.compile(
    r"(noun|number|date|rank|suit|card|seat|place|field|move|kind|knob|value|where|s)\.\w+(\.\w+)*"
    r"|(variant|certainty)\.\w+|source\.[SWD]\d+|bot\.(?!unknown)\w+"
    r"|(a|b|progress\.lesson)[._].*|.*\.button|exchange\.keep|hint\.label|static\.answer|pos\.fill|cli\.variant_line"
    r"|puzzle\.theme\.\w+|lab\.\w+|cli\.audit_(total|solver|greedy)|links\.(binder|site)|site\.(language|lab)"
    r"|class\.(note|verdict|column|kind)\.\w+|class\.report\.(students|share|kinds|right|reasons|needs)"
    r"|class\.(answer|given|score|\w+_(word|title|file))"
)
SENTENCES = (
    "s.other", "s.you", "s.bluff", "s.none", "s.agree", "a.plot.seats.alone", "a.plot.seats.sides",
    "a.plot.ending.row", "a.plot.signal.source", "a.plot.ladder_at", "a.plot.rating.told", "a.plot.odds",
    "a.plot.promise",
)  # fmt: skip
ENDS_WITH_A_FACT = (
    "v.proof", "plot.missing", "plot.seats", "plot.save_or_spend", "plot.signal_tables", "plot.second",
    "plot.rating_path", "plot.odds_by_unseen", "plot.promises", "variants.clue", "variants.other",
    "variants.change.is", "site.built", "class.handed", "cli.options_page",
)  # fmt: skip
CARDS = {
    "card", "card2", "beaten", "best", "blank", "cheaper", "draw", "exposed", "give", "other", "reply", "second",
    "take",
    "target", "threat", "turn_up",
}  # fmt: skip
NUMBERS = {
    "n", "m", "a", "b", "total", "max", "points", "cards", "tricks", "deals", "days", "minutes", "lessons", "answers",
    "best_points", "diff", "right",
}  # fmt: skip
WORDS = {
    "date": date(2027, 5, 3), "line": "Inés, 3O.", "text": "xx", "name": "Sota de oros", "reason": "No.",
    "title": "Oros",
    "lesson": "Oros", "file": "yo.txt", "label": "x", "source": "S4", "guess": "yy", "turn": "x", "signal": "x",
    "prefix": "BT1", "exercise": "3", "knob": "hand", "value": "x", "ordinal": "x", "day": 3, "month": "mayo",
    "year": 2027, "ladder": (1, 3, 12), "rules": "valenciana", "place": "stock", "place2": "trick", "field": "leader",
    "choices": (2, 8), "ranks": (3, 4), "high": 10, "low": 7, "suits": ("O", "C"),
}  # fmt: skip


def keys(lang: str) -> list[str]:
    source = Path(brisca_teach.locale.__file__).parent / lang / "LC_MESSAGES" / "brisca.po"
    return re.findall(r'^msgid "(.+)"$', source.read_text("utf-8"), re.MULTILINE)


KEYS = keys("es")


def fillings(lang: str) -> Iterator[dict[str, Any]]:
    """The worst facts: one of each and a feminine card, none and a masculine one, two."""
    for number, card, who in ((1, SOTA, "Inés"), (0, KING, "Paco"), (2, ACE, "Óscar")):
        same = dict.fromkeys(CARDS, card) | dict.fromkeys(NUMBERS, number)
        people = dict.fromkeys(("who", "who2", "caller", "student"), who)
        lists = {"cards_list": (ACE, card), "missing": (card,), "names": ("Paco", who), "moves": (card, Claim())}
        yield {**WORDS, **same, **people, **lists, "suit": card.suit, "rank": card.rank}


def told(lang: str) -> Iterator[tuple[str, str]]:
    for key in KEYS:
        for facts in fillings(lang):
            yield key, say(lang, key, **dict.fromkeys(names(lang, key), "x") | facts)


def names(lang: str, key: str) -> list[str]:
    """The placeholders of a phrase."""
    return SLOT.findall(phrase(lang, key))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_is_whole_with_the_worst_facts(lang: str) -> None:
    for key, text in told(lang):
        assert not re.search(r"[{}]|  |\.\.| [.,;:]|\bNone\b", text), (key, text)
        if lang == "es":
            assert not re.search(r"\b([Aa]|[Dd]e) el\b", text), (key, text)
            assert not re.search(r"\by ([ií]|h[ií])|\bo h?[oó]", text, re.IGNORECASE), (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_of_a_thing_is_never_several(lang: str) -> None:
    plural = r"\b1 (puntos|cartas|bazas|juegos|días|minutos|veces|points|cards|tricks|deals|days|minutes|draws)\b"
    for key, text in told(lang):
        assert not re.search(plural, text) or key.startswith("score.to_win") or " 1 de " in text, (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_begin_with_a_capital_and_end_with_a_stop_and_labels_do_not(lang: str) -> None:
    for key, text in told(lang):
        if FRAGMENT.fullmatch(key) and key not in SENTENCES:
            assert not text.endswith("."), (key, text)
        elif key not in ENDS_WITH_A_FACT:
            assert re.search(r"[.?!][»\"]?$", text), (key, text)
            assert not re.match(r"[¿¡«\"]?[a-záéíóú]", text) or text[0] in '«"', (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_acts_may_be_the_learner(lang: str) -> None:
    """A phrase about {who} has its own form for you, unless only others can be meant."""
    others_only = re.compile(r"(c|v|puzzle|s|a|place|call)\..*|turn\.play\.partner|.*\.you2?")
    for key in KEYS:
        if "who" not in names(lang, key) or others_only.fullmatch(key):
            continue
        facts = next(fillings(lang)) | {"who": seat_names(lang, 2)[0]}
        text = say(lang, key, **facts)
        assert not re.search(r"\b[Tt]ú (se|es|lleva|tiene|echa|roba|gana|va|pasa|puja)\b|\b(a|de) tú\b", text), (
            key,
            text,
        )
        assert not re.search(r"\b[Yy]ou (is|has|takes|plays|leads|draws|wins|bids|gets)\b|\byou's\b", text), (
            key,
            text,
        )
