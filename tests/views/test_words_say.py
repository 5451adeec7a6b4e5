"""`say`: facts become words, and every phrase is still right with the worst of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import brisca_teach.locale
from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.moves import Bid, Claim, Exchange, Meld
from brisca_teach.engine.variants import VARIANTS
from brisca_teach.views.words import LANGUAGES, card_name, say, seat_names

SLOT = re.compile(r"\{(\w+)(?::\w+)?\}")
SOTA, KING, ACE = Card(10, "O"), Card(12, "O"), Card(1, "C")
FRAGMENT = re.compile(
    r"(noun|number|date|rank|suit|card|seat|place|field|move|kind|variant|s)\.\w+(\.\w+)*"
    r"|(a|b|progress\.lesson)[._].*|.*\.button|exchange\.keep|hint\.label|static\.answer|pos\.fill|deal\.word.*"
)
SENTENCES = ("s.other", "s.you", "s.bluff", "s.none", "s.agree")
ENDS_WITH_A_FACT = ("v.proof", "plot.missing")
CARDS = "card card2 beaten best blank cheaper draw exposed give other reply second take target threat turn_up".split()
NUMBERS = (
    "n m a b total max points cards tricks deals days minutes lessons answers best_points diff right".split()
)


def keys(lang: str) -> list[str]:
    source = Path(brisca_teach.locale.__file__).parent / lang / "LC_MESSAGES" / "brisca.po"
    return re.findall(r'^msgid "(.+)"$', source.read_text("utf-8"), re.MULTILINE)


KEYS = keys("es")


def fillings(lang: str) -> Iterator[dict[str, Any]]:
    """The worst facts: one of each and a feminine card, none and a masculine one, two."""
    for number, card, who in ((1, SOTA, "Inés"), (0, KING, "Paco"), (2, ACE, "Óscar")):
        yield {
            **dict.fromkeys(CARDS, card),
            **dict.fromkeys(NUMBERS, number),
            **dict.fromkeys(("who", "who2", "caller", "student"), who),
            **{
                "cards_list": (ACE, card),
                "missing": (card,),
                "names": ("Paco", who),
                "moves": (card, Claim()),
            },
            **{
                "suit": card.suit,
                "suits": ("O", "C"),
                "rank": card.rank,
                "ranks": (3, 4),
                "high": 10,
                "low": 7,
            },
            **{
                "rules": "valenciana",
                "place": "stock",
                "place2": "trick",
                "field": "leader",
                "choices": (2, 8),
            },
            **{
                "date": date(2027, 5, 3),
                "line": "Inés, 3O.",
                "text": "xx",
                "name": "Sota de oros",
                "reason": "No.",
            },
            **{
                "title": "Oros",
                "lesson": "Oros",
                "file": "yo.txt",
                "label": "x",
                "source": "S4",
                "guess": "yy",
            },
            **{"turn": "x", "signal": "x", "prefix": "BT1", "exercise": "3", "knob": "hand", "value": "x"},
            **{"ordinal": "x", "day": 3, "month": "mayo", "year": 2027, "ladder": (1, 3, 12)},
        }


def told(lang: str) -> Iterator[tuple[str, str]]:
    for key in KEYS:
        for facts in fillings(lang):
            if key == "no.phase":
                facts["moves"] = (Card(1, "O"), Bid(61))
            yield key, say(lang, key, **facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_is_whole_with_the_worst_facts(lang: str) -> None:
    for key, text in told(lang):
        assert not re.search(r"[{}]|  |\.\.| [.,;:]|\bNone\b", text), (key, text)
        if lang == "es":
            assert not re.search(r"\b([Aa]|[Dd]e) el\b", text), (key, text)
            assert not re.search(r"\by ([ií]|h[ií])|\bo h?[oó]", text, re.IGNORECASE), (key, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_of_a_thing_is_never_several(lang: str) -> None:
    plural = (
        r"\b1 (puntos|cartas|bazas|juegos|días|minutos|veces|points|cards|tricks|deals|days|minutes|draws)\b"
    )
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
        facts = next(fillings(lang)) | {"who": seat_names(lang, 2)[0]}
        if key == "no.phase" or others_only.fullmatch(key):
            continue
        text = say(lang, key, **facts)
        assert not re.search(
            r"\b[Tt]ú (se|es|lleva|tiene|echa|roba|gana|va|pasa|puja)\b|\b(a|de) tú\b", text
        ), (key, text)
        assert not re.search(r"\b[Yy]ou (is|has|takes|plays|leads|draws|wins|bids|gets)\b|\byou's\b", text), (
            key,
            text,
        )


@pytest.mark.parametrize(
    ("lang", "text"),
    [("es", "La baza es tuya, sin puntos."), ("en", "You take it, no points.")],
)
def test_you_and_zero_choose_their_own_phrase(lang: str, text: str) -> None:
    assert say(lang, "trick.other", who=seat_names(lang, 4)[0], points=0) == text


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("Puedes ganar al rey de oros: aquí hay que montar.", "no.beat", {"best": KING}),
        ("Puedes ganar a la sota de oros: aquí hay que montar.", "no.beat", {"best": SOTA}),
        ("Paco se descarta del rey de oros.", "play.discard.other", {"who": "Paco", "card": KING}),
        ("La sota de oros es el único triunfo.", "trick.why.only_trump", {"card": SOTA}),
        ("No. El rey de oros da 1 punto; la sota de oros, 0 puntos.", "v.wrong",
         {"best": KING, "best_points": 1, "card": SOTA, "points": 0}),
        ("No: en oros, la sota está por encima del siete.", "v.wrong.rank", {"suit": "O", "high": 10, "low": 7}),
        ("Se roba por este orden: Paco e Inés.", "draw.order", {"names": ("Paco", "Inés")}),
        ("Enseñas el as y el rey de oros: lo que queda es tuyo, 15 puntos.", "claim.you",
         {"cards_list": (Card(1, "O"), KING), "points": 15}),
        ("Buena, pero hay otra mejor: cambiar el siete de oros da 1 punto más.", "v.near",
         {"best": Exchange(Card(7, "O")), "diff": 1}),
        ("Reparto n.º 12345. Con el mismo número salen las mismas cartas.", "deal.seed", {"n": 12345}),
        ("Hoy no juegan los doses.", "deal.removed.rank", {"ranks": (2,)}),
        ("No hay 8: esta baraja tiene 1 a 7, 10, 11 y 12.", "pos.rank", {"n": 8, "ranks": (*range(1, 8), 10, 11, 12)}),
        ("El acertijo de hoy, 3 de mayo de 2027.", "puzzle.daily", {"date": date(2027, 5, 3)}),
        ("Ahora toca echar una carta o cantar.", "no.phase", {"moves": (KING, SOTA, Meld("O"))}),
    ],
)  # fmt: skip
def test_spanish_agrees_contracts_and_joins(text: str, key: str, facts: dict[str, Any]) -> None:
    assert say("es", key, **facts) == text


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("The jack of coins is the only trump.", "trick.why.only_trump", {"card": SOTA}),
        ("You give away 1 point: Inés takes it with the king of coins.", "c.gives_points",
         {"points": 1, "who": "Inés", "reply": KING}),
        ("Deal no. 12345. The same number gives the same cards.", "deal.seed", {"n": 12345}),
        ("Good, but there is better: exchanging the seven of coins brings 2 points more.", "v.near",
         {"best": Exchange(Card(7, "O")), "diff": 2}),
    ],
)  # fmt: skip
def test_english_agrees_and_joins(text: str, key: str, facts: dict[str, Any]) -> None:
    assert say("en", key, **facts) == text


@pytest.mark.parametrize("amount", [0, 1, 2])
def test_plurals(amount: int) -> None:
    assert say("es", "score.you", points=amount) == f"Llevas {amount} punto{'' if amount == 1 else 's'}."
    assert say("en", "score.to_win", n=amount) == f"{amount} more point{'' if amount == 1 else 's'} to 61."


def test_a_hidden_card_is_told_as_hidden() -> None:
    assert say("es", "play.you", card=UNKNOWN) == "Echas la carta tapada."


def test_faults_of_the_programme_are_loud() -> None:
    with pytest.raises(KeyError, match="no.such.key"):
        say("es", "no.such.key")
    with pytest.raises(KeyError, match="suit"):
        say("es", "trump.is")
    with pytest.raises(ValueError, match="pt"):
        say("pt", "trump.is", suit="O")
    with pytest.raises(TypeError):
        say("es", "trump.is", suit=None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_and_every_card_of_its_pack_has_a_name(lang: str) -> None:
    for key, rules in VARIANTS.items():
        assert key not in say(lang, "exchange.no.rule", rules=key) or "_" not in key
        deck = "french" if rules.pack == "fr32" else "spanish"
        assert len({card_name(card, lang, deck) for card in rules.cards}) == len(rules.cards)
