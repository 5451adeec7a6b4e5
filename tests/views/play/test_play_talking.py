"""Signs and words between partners: as the table allows, true from the partner, heard by its player, moving no card."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.analysis.sampling import sample
from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.views.play import PlaySession
from brisca_teach.views.play.talking import SOURCES, Talk, heard, may_talk, partner_of, pressed, sayings
from brisca_teach.views.scene import enabled

HANDS = "O 3O4E5B/1C6B7E/12O3C5E/2C2E2B 0:- 4O5O6O7O"


def table(rules: str, lang: str = "es") -> PlaySession:
    """Pairs; the partner in seat 2 holds the king of trumps and a plain three."""
    session = PlaySession(lang, rules, level="beginner")
    session.begin(Position.parse(f"{rules} {HANDS}"))
    return session


@pytest.mark.parametrize("rules", ["brisca_4", "brisca_2", "brisca_3", "portena"])
def test_where_nobody_may_talk_there_is_no_button(rules: str) -> None:
    session = PlaySession("es", rules)

    assert partner_of(session.position, 0) is None
    assert "talk" not in enabled(session.scene())
    session.act("sign:ace")
    assert session.scene().status == "Aquí no se permiten señas."


def test_a_sign_is_answered_with_the_partners_best_true_one() -> None:
    session = table("brisca_senas")
    before = session.moment.game
    session.act("talk")
    session.act("sign:three")

    assert session.scene().reasons[:2] == (
        "Haces una seña. Torcer la boca: el tres de triunfo.",
        "Paco te contesta con otra. Mirar al techo: el rey de triunfo.",
    )
    assert session.moment.game is before


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_each_list_of_signs_can_be_that_of_the_table(source: str, lang: str) -> None:
    session = table("brisca_senas", lang)
    session.act("talk")
    session.act(f"signs:{source}")
    offered = [one.id for one in session.scene().actions if one.id.startswith("sign:")]

    assert tuple(offered) == sayings(session.position, source)
    for sign in offered:
        session.act(sign)
        assert not session.moment.refused


@pytest.mark.parametrize(("question", "told"), [
    ("ask:points", ("¿Tienes puntos?", "Paco: «Sí».")),
    ("ask:brisca", ("¿Tienes alguna brisca?", "Paco: «Sí».")),
])  # fmt: skip
def test_veiled_talk_has_two_questions_and_true_answers(question: str, told: tuple[str, str]) -> None:
    session = table("brisca_tapado")
    session.act("talk")
    assert sayings(session.position, SOURCES[0]) == ("ask:points", "ask:brisca")
    session.act(question)

    assert session.scene().reasons[:2] == told
    session.act("ask:hand")
    assert session.scene().status == "Aquí no se permiten señas."


def test_open_talk_tells_the_hand() -> None:
    session = table("brisca_hablando")
    session.act("talk")
    session.act("ask:hand")

    assert session.scene().reasons[:2] == (
        "¿Qué llevas?", "Paco: «Llevo el rey de oros, el tres de copas y el cinco de espadas».",
    )  # fmt: skip


def test_what_was_said_is_gone_with_the_trick_and_taken_back_with_the_move() -> None:
    session = table("brisca_hablando")
    session.is_lesson = True
    session.act("ask:trump")
    session.pick("4E")
    assert "¿Tienes triunfo?" not in " ".join(session.scene().reasons)
    session.act("undo")
    assert "¿Tienes triunfo?" in " ".join(session.scene().reasons)


def test_the_partner_takes_a_card_it_was_told_of_for_true_and_nobody_else_hears() -> None:
    position = Position.parse(f"brisca_senas {HANDS}")
    talk = pressed(Talk(), "sign:three", position, 0, 0)
    assert talk is not None
    told = talk.remarks[0].cards

    partner = heard(position.observe(2), told, 0)
    rival = heard(position.observe(1), told, 0)

    assert partner.position.hands[0] == (Card.parse("3O"), UNKNOWN, UNKNOWN)
    assert rival == position.observe(1)
    for seed in range(20):
        assert Card.parse("3O") in sample(partner, Random(seed)).hands[0]


def test_a_bluff_that_the_partner_can_see_through_is_not_believed() -> None:
    position = Position.parse(f"brisca_senas {HANDS}")
    talk = pressed(Talk(), "sign:king", position, 0, 0)  # the king of trumps is in the partner's own hand
    assert talk is not None

    assert heard(position.observe(2), talk.remarks[0].cards, 0) == position.observe(2)


def test_signs_change_what_a_partner_may_play_and_never_what_a_rival_plays() -> None:
    for rules in ("brisca_senas", "brisca_hablando"):
        session = table(rules)
        session.act("sign:three" if rules == "brisca_senas" else "tell:hand")
        while not session.moment.is_over:  # whatever is heard, every move is legal and the deal goes to its end
            scene = session.scene()
            cards = [card.code for card in scene.seats[0].cards if "playable" in card.marks]
            session.pick(cards[0]) if cards else session.act("go")
        assert not may_talk(session.position, 0)
