"""`say`: facts become words that agree, contract and join; the programme's own faults are loud."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.moves import Exchange, Meld
from brisca_teach.engine.variants import VARIANTS
from brisca_teach.views.words import LANGUAGES, card_name, say, seat_names

SOTA, KING = Card(10, "O"), Card(12, "O")
PRINTED = (*range(1, 8), 10, 11, 12)


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
        ("No: en oros, la sota está por encima del siete.", "v.wrong.rank",
         {"suit": "O", "high": 10, "low": 7}),
        ("No: en oros, el tres está por encima del rey.", "v.wrong.rank",
         {"suit": "O", "high": Card(3, "O"), "low": KING}),
        ("O son 7 o son 8.", "hint.points.two", {"a": 7, "b": 8}),
        ("Se roba por este orden: Paco e Inés.", "draw.order", {"names": ("Paco", "Inés")}),
        ("Enseñas el as y el rey de oros: lo que queda es tuyo, 15 puntos.", "claim.you",
         {"cards_list": (Card(1, "O"), KING), "points": 15}),
        ("Buena, pero hay otra mejor: cambiar el siete de oros da 1 punto más.", "v.near",
         {"best": Exchange(Card(7, "O")), "diff": 1}),
        ("Reparto n.º 12345. Con el mismo número salen las mismas cartas.", "deal.seed", {"n": 12345}),
        ("Hoy no juegan los doses.", "deal.removed.rank", {"ranks": (2,)}),
        ("No hay 8: esta baraja tiene 1 a 7, 10, 11 y 12.", "pos.rank",
         {"n": 8, "ranks": PRINTED}),
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
    with pytest.raises(KeyError, match="no such"):
        say("es", "no such")
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
