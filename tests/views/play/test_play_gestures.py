"""What a press at the table does, and what it does not do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from brisca_teach.engine.position import Position
from brisca_teach.views.play import PlaySession
from brisca_teach.views.scene import Action, Scene, enabled, playable

Presses = Callable[..., Iterator[str]]
LAST_THREE = "brisca_2 O 1O3C4E/12B4C5B 0:- - -/-"
LED = "brisca_2 O 3C4E6B/12B7B 1:1C"


def table(position: str = "", lang: str = "es", rules: str = "brisca_2", **more: object) -> PlaySession:
    """A table with this position on it; the learner is in seat 0."""
    session = PlaySession(lang, rules, **{"level": "beginner", **more})  # type: ignore[arg-type]
    if position:
        session.begin(Position.parse(position))
    return session


def action(scene: Scene, name: str) -> Action:
    return next(one for one in scene.actions if one.id == name)


def test_a_finished_trick_stays_until_the_learner_goes_on() -> None:
    session = table(LAST_THREE)

    session.pick("1O")
    scene = session.scene()

    assert [one.who for one in scene.trick] == ["Tú", "Inés"]
    assert "won" in scene.trick[0].card.marks  # type: ignore[union-attr]
    assert "La baza es tuya: " in scene.status
    assert not playable(scene)
    session.act("go")
    assert not session.scene().trick
    assert session.scene().status == "La anterior fue tuya: sales tú."


def test_a_second_click_while_the_trick_lies_there_is_refused_and_plays_nothing() -> None:
    session = table(LAST_THREE)
    session.pick("1O")
    before = session.position

    session.pick("3C")

    assert session.position is before
    assert session.scene().status == "La baza sigue en la mesa: primero, «Seguir»."
    session.pick("1O")
    assert session.position is before


def test_two_clicks_on_the_live_table_play_one_card() -> None:
    session = table("brisca_2 O 1O3C4E/12B4C5B 0:- - -/-")
    live = session.table
    assert live is not None
    for number in (7, 8):
        live._receive(None, {"pick": "3C", "n": number, "at": live.at}, [])

    assert [str(step.move) for step in session.moment.game.steps if step.seat == 0] == ["3C"]
    live.close()


def test_with_pace_auto_nothing_waits() -> None:
    session = table(LAST_THREE, pace="auto")

    session.pick("1O")

    assert not session.moment.is_held
    assert session.position.turn == 0
    assert session.scene().status.startswith("Inés echa ")
    assert "mano" not in session.scene().status
    assert session.scene().status.endswith("La anterior fue tuya: sales tú.")


def test_the_result_and_the_last_trick_are_on_the_table_together() -> None:
    session = table("brisca_2 O 1O/12B 0:- - 1C3C12C11C10C7C6C5C1E3E2E2C/1B3B4B5B6B7B10B11B4C4E5E6E")

    session.pick("1O")
    scene = session.scene()

    assert len(scene.trick) == 2
    assert "El juego es tuyo" in scene.status
    assert {"again", "same"} <= enabled(scene)


def test_a_card_that_must_not_be_played_is_blocked_with_its_reason() -> None:
    session = table("valenciana+players=2 O 1B3C2O/5B6B 1:4B")
    cards = {card.code: card for card in session.scene().seats[0].cards}

    assert "blocked" in cards["3C"].marks
    assert cards["3C"].note == "hay que asistir"
    session.pick("3C")
    assert session.scene().status == "El mazo se acabó: desde ahora hay que asistir, y tienes bastos."
    assert "3C" in str(session.position)


def test_undo_brings_the_old_moment_back_as_it_was() -> None:
    session = table(LED, is_lesson=True)
    before, scene = session.moment, session.scene()

    session.pick("4E")
    session.act("undo")

    assert session.moment == before
    assert session.scene() == scene


def test_outside_lessons_nothing_is_undone() -> None:
    session = table(LAST_THREE)
    session.pick("1O")

    assert "undo" not in enabled(session.scene())
    session.act("undo")
    assert session.scene().status == "No hay nada que deshacer."


def test_the_last_trick_is_shown_once_a_trick_and_in_lessons_always() -> None:
    game, lesson = table(LAST_THREE), table(LAST_THREE, is_lesson=True)
    for session in (game, lesson):
        session.pick("4E")
        session.act("go")
        session.act("last")
        assert len(session.scene().last_trick) == 2
        session.act("last")
        session.act("last")

    assert not game.scene().last_trick
    assert game.scene().status == "La última baza se mira una vez. Ya la has mirado."
    assert lesson.scene().last_trick


def test_the_same_deal_and_another_one() -> None:
    session = table(seed=3)
    start = session.position
    _play_out(session)
    session.act("same")
    assert session.position == start

    _play_out(session)
    session.act("again")
    assert session.moment.game.start != start
    assert session.seed == 4


def _play_out(session: PlaySession) -> None:
    chance = Random(1)
    while not session.moment.is_over:
        scene = session.scene()
        cards = sorted(playable(scene))
        session.pick(chance.choice(cards)) if cards else session.act("go" if "go" in enabled(scene) else "keep")


def test_the_next_deal_has_another_first_player_and_keeps_the_score(presses: Presses) -> None:
    session = table(rules="brisca_3", seed=2)
    for _ in presses(session):
        pass
    session.act("again")

    assert session.match.number == 1
    assert session.moment.me == 2
    assert [seat.name for seat in session.scene().seats] == ["Tú", "Inés", "Lola"]
    assert "Inés es mano: le toca salir." in session.scene().status


def test_when_everybody_passes_the_same_dealer_deals_again() -> None:
    session = PlaySession("es", "chiamata_punti", level="random", seed=1)
    while not session.moment.is_over:
        session.moment = session.moment.run(lambda seen, chance: seen.legal_moves()[0], "all pass", True)
        if session.moment.is_mine:
            session.moment = session.moment.said(session.position.legal_moves()[0])
    scene = session.scene()

    assert scene.status.endswith("Ha pasado todo el mundo: se reparte otra vez.")
    assert action(scene, "again").label == "Repartir"
    session.act("again")
    assert session.moment.me == 0
    assert session.match.number == 0


def test_a_void_tie_is_dealt_again() -> None:
    mine, theirs = "1C1E1B3C3E12C11C", "1O3O3B12O12E12B11O11E11B10O10C10E10B"
    session = table(f"briscola_2 O 2O/4O 0:- - {mine}5O6O7O2C4C5C6C7C2E/{theirs}4E5E6E7E2B4B5B6B7B", rules="briscola_2")

    session.pick("2O")

    assert session.scene().status.endswith("Empate a 60: no cuenta. Reparte otra vez Inés.")
    assert action(session.scene(), "again").label == "Repartir"
    session.act("again")
    assert session.match.number == 0
    assert session.moment.me == 0


def test_the_language_and_the_faces_change_in_a_running_table() -> None:
    session = table(LED)
    session.act("lang:en")
    english = session.scene()
    session.act("deck:french_faces")
    french = session.scene()

    assert english.status == "Coins are trumps. You play last."
    assert english.seats[0].label == "Your cards"
    assert french.deck == "french_faces"
    assert french.trump_words == "Diamonds are trumps."
    assert french.seats[0].cards[0].name.startswith("Three of hearts")
    assert french.seats[0].cards[0].code == "3C"


def test_the_count_is_shown_when_it_is_asked_for() -> None:
    session = table(LAST_THREE)
    assert not session.scene().reasons

    session.act("count")

    assert "Llevas 0 puntos." in session.scene().reasons
    assert any(line.startswith("Triunfos ya jugados: ") for line in session.scene().reasons)


def test_views_change_what_lies_open() -> None:
    session = table(LED, view="open")
    assert {card.code for card in session.scene().seats[1].cards} == {"12B", "7B"}

    session.act("view:closed")
    assert {card.code for card in session.scene().seats[1].cards} == {""}


@pytest.mark.parametrize("knob", [{"view": "x"}, {"pace": "x"}, {"level": "x"}])
def test_a_word_that_means_nothing_is_refused(knob: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="x"):
        table(**knob)


@pytest.mark.parametrize("pressed", ["raise", "suit:Z", "announce", "bury", "back", "view:x", "nonsense", "", "3"])
def test_a_button_that_is_not_there_changes_nothing_but_the_message(pressed: str) -> None:
    session = table(LAST_THREE)
    before = session.position

    session.act(pressed)

    assert session.position is before
    assert session.scene().status.endswith((".", "»."))
    assert session.moment.refused


def test_in_a_lesson_the_draw_and_the_decision_are_explained() -> None:
    session = table("brisca_2 O 1O3O4C/12B4E5B 0:- 5E2E7E6O 1C3C12C11C10C1E3E12E/-", is_lesson=True)
    session.pick("1O")
    assert "Ya llegas a 61: el juego es tuyo. Se juega hasta el final." in session.scene().reasons

    session.act("go")
    assert session.scene().reasons == ("Se roba por este orden: tú e Inés. En el mazo: 2 cartas.",)


def test_with_pace_auto_the_trick_that_went_by_is_still_shown() -> None:
    session = table(LAST_THREE, pace="auto")
    session.pick("1O")

    assert len(session.scene().last_trick) == 2
