"""Every refusal of the engine has its sentence, and the sentence finds its facts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import brisca_teach.engine
from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import IllegalMove, Refusal
from brisca_teach.views.words import LANGUAGES, refusal, seat_names
from brisca_teach.views.words.catalogue import has, phrase

REASON = re.compile(r"(no|pos|rules|exchange\.no)\.[a-z_0-9]+(\.[a-z_0-9]+)*")
SUPPLIED = {"suits"}  # `refusal` knows them when the engine does not say


def _reason(node: ast.AST) -> str:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return node.value if is_text and REASON.fullmatch(node.value) else ""  # type: ignore[attr-defined]


def _keys(node: ast.AST) -> set[str]:
    return (
        {str(key.value) for key in node.keys if isinstance(key, ast.Constant)} if isinstance(node, ast.Dict) else set()
    )


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every reason the engine writes with its facts beside it: `Error(reason, ..., fact=...)` or `reason, {facts}`."""
    for source in sorted(Path(brisca_teach.engine.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            parts = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else []
            named = {word.arg or "" for word in node.keywords} if isinstance(node, ast.Call) else set()
            if parts and _reason(parts[0]):
                yield _reason(parts[0]), named | set().union(*map(_keys, parts))


def test_every_reason_of_the_engine_has_a_sentence_in_both_languages() -> None:
    texts = {
        _reason(node)
        for source in Path(brisca_teach.engine.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
    } - {""}

    assert len(texts) > 60
    assert [key for key in sorted(texts) for lang in LANGUAGES if not has(lang, key)] == []


def test_every_sentence_finds_its_facts() -> None:
    found = list(raised())

    assert len(found) > 60
    for key, facts in found:
        wanted = set(re.findall(r"\{(\w+)", phrase("es", key)))
        assert wanted <= facts | SUPPLIED, key


@pytest.mark.parametrize(
    ("line", "card", "spanish", "english"),
    [
        (
            "valenciana O 3C5E/7B4B/2C4C/1B 3:1C - -/-/-/-",
            "5E",
            "desde ahora hay que asistir",
            "you must follow suit",
        ),
        ("brisca_2 O 3C5E/7B 1:1C - -/-", "1C", "El as de copas ya se ha jugado.", "has already been played"),
    ],
)
def test_the_table_answers_in_a_whole_sentence(line: str, card: str, spanish: str, english: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        Position.parse(line).play(Card.parse(card))

    assert spanish in refusal("es", caught.value, seat_names("es", 4))
    assert english in refusal("en", caught.value, seat_names("en", 4))


@pytest.mark.parametrize(
    ("error", "names", "spanish", "english"),
    [
        (Refusal("no.turn", who=2), True, "Espera: le toca a Paco.", "Wait: it is Paco's turn."),
        (Refusal("no.turn", who=0), True, "Ahora te toca a ti.", "It is your turn now."),
        (Refusal("no.turn", who=2), False, "Espera: le toca al asiento 2.", "Wait: it is seat 2's turn."),
        (Refusal("pos.twice", card=Card(1, "O"), place=("hand", 1), place2=("stock", 0)), True,
         "El as de oros está dos veces: en las cartas de Inés y en el mazo.",
         "The ace of coins is there twice: in Inés's cards and in the stock."),
        (Refusal("pos.twice", card=Card(1, "O"), place=("hand", 0), place2=("pile", 3)), True,
         "El as de oros está dos veces: en tus cartas y en las bazas de Lola.",
         "The ace of coins is there twice: in your cards and in Lola's tricks."),
        (Refusal("pos.uneven", who=0, n=3, who2=1, m=2), True, "No cuadran: tú tienes 3 e Inés, 2.",
         "These do not match: you have 3, Inés has 2."),
        (Refusal("pos.suit", text="X"), False, "«X» no es un palo. Valen O, C, E y B.",
         '"X" is not a suit. The suits are O, C, E and B.'),
        (Refusal("exchange.no.rule", rules="brisca_2+second=7"), False, "En la brisca de dos no hay cambio.",
         "There is no exchange in brisca for two."),
        (Refusal("pos.rank", n=23, ranks=(24, 7, 8, 9, 10)), False, "No hay K: esta baraja tiene 7 a 10 y A.",
         "There is no K: this pack has 7 to 10 and A."),
    ],
)  # fmt: skip
def test_seats_and_places_become_words(error: Refusal, names: bool, spanish: str, english: str) -> None:
    assert refusal("es", error, seat_names("es", 4) if names else ()) == spanish
    assert refusal("en", error, seat_names("en", 4) if names else ()) == english


def test_the_french_deck_is_explained_with_its_own_letters() -> None:
    assert "AD" in refusal("es", Refusal("pos.card", text="x"), deck="french")
