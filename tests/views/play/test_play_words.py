"""What a table says: one message a trick, the record, and the whole game typed as text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.lesson import Lesson
from brisca_teach.views.play import PlaySession

Presses = Callable[..., Iterator[str]]
LAST_DRAW = "brisca_2 O 1E3C4E/12B4C5B 0:- 5E6O -/-"
FOUR_LEFT = "brisca_2 O 1E3C4E/12B4C5B 0:- 5E2E7E6O -/-"


def table(position: str, lang: str = "es", **more: object) -> PlaySession:
    """A table with this position on it; the other player always plays the first card."""
    start = Position.parse(position)
    session = PlaySession(lang, start.rules, **{"level": "beginner", **more})  # type: ignore[arg-type]
    session.bot = lambda seen, chance: seen.legal_moves()[0]  # type: ignore[assignment]
    session.begin(start)
    return session


# Telling


def test_a_trick_is_one_message_and_the_draw_with_the_turn_another() -> None:
    session = table(FOUR_LEFT)
    session.pick("1E")
    assert session.scene().status == "Inés echa el rey de bastos. La baza es tuya: 15 puntos."

    session.act("go")
    assert session.scene().status == (
        "Robas el cinco de espadas. Esta es la última baza con robo. Quien la pierda se lleva la muestra. "
        "La anterior fue tuya: sales tú."
    )
    assert session.scene().progress == "Baza 2 de 20. Se roba 1 vez más."


def test_after_the_last_draw_it_says_so_and_trumps_stay_in_sight() -> None:
    session = table(LAST_DRAW, lang="en")
    session.pick("1E")
    session.act("go")

    status = session.scene().status
    assert "Inés gets the turn-up: the six of coins." in status
    assert "The stock is gone: 3 tricks more, with no drawing." in status
    assert "No turn-up to see, but coins are still trumps." in status
    assert session.scene().trump_words == "Coins are trumps."
    assert session.scene().turn_up is None


def test_draws_are_told_in_order_from_the_winner() -> None:
    session = table(FOUR_LEFT)
    session.pick("4E")
    session.act("go")

    assert "Se roba por este orden: tú e Inés. En el mazo: 2 cartas." in session.scene().log[-1]


def test_a_brisca_lost_or_caught_is_named() -> None:
    lost, caught = table("brisca_2 O 3C/1C 0:-"), table("brisca_2 O 1C/3C 0:-")
    lost.pick("3C")
    caught.pick("1C")

    assert "Te han comido el tres de copas." in lost.scene().status
    assert "¡Te comes el tres de copas!" in caught.scene().status


def test_several_cards_are_one_sentence_with_names() -> None:
    status = table("brisca_4 O 1E/2C/3C/4C 1:-").scene().status

    assert status.endswith("Inés, dos de copas; Paco, tres de copas; Lola, cuatro de copas. Cierras tú la baza.")


def test_who_takes_the_trick_is_always_said_and_who_is_to_play_is_never_said_of_the_learner_as_other(
    presses: Presses,
) -> None:
    session = PlaySession("es", "brisca_5", seed=9)
    for _ in presses(session):
        status = session.scene().status
        assert not re.search(r"\bTú (echa|sale|roba|lleva)\b", status)
        if session.moment.is_held:
            assert len(re.findall(r"La baza es ", status)) == 1


def test_the_log_has_a_line_for_each_trick(presses: Presses) -> None:
    session = PlaySession("es", "brisca_4", seed=9)
    for _ in presses(session):
        pass

    tricks = [line for line in session.scene().log if "La baza es " in line]
    assert len(tricks) == sum(step.takes_trick for step in session.moment.game.steps)


# Typing


def test_a_whole_deal_is_played_by_typing() -> None:
    session = PlaySession("es", "brisca_2", seed=6, level="random")
    for _ in range(200):
        if session.moment.is_over:
            break
        mine = session.scene().seats[0].cards
        told = session.play("" if session.moment.is_held else mine[0].code if session.moment.is_mine else "keep")
        assert repr(told) == session.text()

    assert "El juego es " in session.text()


@pytest.mark.parametrize("typed", ["3C", "3c", "tres de copas", "el tres de copas", "three of cups", " 3C "])
def test_a_card_has_many_names(typed: str) -> None:
    session = table(FOUR_LEFT)
    session.play(typed)

    assert str(session.moment.game.steps[0].move) == "3C"


def test_a_button_is_typed_by_its_words_number_or_name() -> None:
    for typed in ("Seguir", "seguir", "1", "go", ""):
        session = table(FOUR_LEFT)
        session.play("4E")
        session.play(typed)
        assert not session.moment.is_held, typed


def test_what_means_nothing_is_answered_with_what_would() -> None:
    session = table(FOUR_LEFT)
    told = session.play("abracadabra")

    assert "«abracadabra» no es una carta ni un botón de esta mesa. Prueba con «1E»." in told
    assert "12C" not in session.play("12C")
    assert "El rey de copas no está entre tus cartas." in session.play("12C")


def test_bids_are_typed_as_moves() -> None:
    session = PlaySession("en", "chiamata_punti", seed=1, level="random")
    told = session.play("bid:70")

    assert "You bid 70." in told or session.position.extra.contract


def test_the_text_of_a_table_is_what_it_shows() -> None:
    session = table(FOUR_LEFT)

    assert repr(session) == session.text()
    assert "Tus cartas (es mano, te toca): As de espadas" in repr(session)


# Keeping


def test_the_record_is_read_back_to_the_same_deal(presses: Presses) -> None:
    session = PlaySession("es", "portena", seed=3)
    for _ in presses(session):
        pass
    record = Record.parse(str(session.record))

    assert record.moves == tuple(step.move for step in session.moment.game.steps)
    assert dict(record.headers)["deal"] == "3"


def test_the_same_number_gives_the_same_deal_and_the_same_answers() -> None:
    first, second = (PlaySession("es", "brisca_3", seed=8) for _ in range(2))
    for session in (first, second):
        session.pick(str(session.position.hands[0][0]))

    assert first.position == second.position


def test_a_lesson_plays_with_open_cards_and_undo() -> None:
    session = Lesson("es", 4).play("brisca_2", seed=7)

    assert session.settings.view == "open"
    assert session.is_lesson
    with pytest.raises(ValueError, match="De la brisca jodida solo conocemos el nombre: no se puede jugar"):
        Lesson("es", 4).play("jodida")
