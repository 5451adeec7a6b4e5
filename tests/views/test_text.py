"""The text of a scene has the facts of its picture, and never the folded answer."""

from __future__ import annotations

from dataclasses import replace

from example_scenes import play_scene, quiz_scene

from brisca_teach.views.scene import CardView, PlayedView, SeatView
from brisca_teach.views.text import tell

PLAY = """\
¿Qué echas?
Llevas 21 puntos.
Pintan oros. Muestra: cuatro de oros, sin puntos, triunfo.
Mazo: 18 cartas.
Cartas de Inés: 3 tapadas (mano, «Paso»).
La baza: Inés, rey de copas, 4 puntos, va ganando, sale.
Tus cartas (te toca): Tres de copas, 10 puntos; Siete de bastos, sin puntos (hay que asistir).
Tus bazas: 2 bazas, 21 puntos.
Te toca.
Qué puedes hacer:
  1. Pista."""


def test_a_table_is_told_line_by_line() -> None:
    assert tell(play_scene()) == PLAY


def test_the_answer_is_never_told() -> None:
    assert "con el dos de espadas" not in tell(quiz_scene())


def test_choices_are_numbered_and_the_right_one_is_told_once_answered() -> None:
    assert "  1. Inés.\n  2. Tú." in tell(quiz_scene())
    answered = tell(quiz_scene("right"))
    assert "Eso es." in answered
    assert "Un triunfo gana a las cartas de otro palo." in answered


def test_hidden_cards_are_told_by_their_number_alone() -> None:
    assert "El talón.\n" in tell(quiz_scene())


def test_shown_melds_and_the_last_trick_are_told() -> None:
    melds = (CardView("12O", "Rey de oros, 4 puntos"), CardView("11O", "Caballo de oros, 3 puntos"))
    scene = replace(
        play_scene(),
        seats=(SeatView("Tú", "Tus cartas"), SeatView("Inés", "Cartas de Inés: 1 tapada", shown=melds)),
        last_trick=(PlayedView("Inés", CardView("2B", "Dos de bastos, sin puntos")),),
    )

    told = tell(scene)

    assert "Inés, a la vista: Rey de oros, 4 puntos; Caballo de oros, 3 puntos." in told
    assert "La última baza: Inés, dos de bastos, sin puntos." in told


def test_a_trick_not_yet_begun_is_an_empty_table() -> None:
    assert "Mesa vacía.\n" in tell(replace(play_scene(), trick=(PlayedView("Tú"), PlayedView("Inés"))))


def test_english_words_round_an_english_scene() -> None:
    told = tell(replace(play_scene(), lang="en"))

    assert "Turn-up:" in told
    assert "The trick:" in told
    assert "What you can do:" in told
