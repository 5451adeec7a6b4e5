"""What can be set and asked in a running table: level, time, values, hints, the record; nothing of it moves a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.views.art import FRENCH_FACES
from brisca_teach.views.play import PlaySession
from brisca_teach.views.play.advice import advice
from brisca_teach.views.review import ReviewSession
from brisca_teach.views.scene import Action, Scene, enabled
from brisca_teach.views.text import tell

Presses = Callable[..., Iterator[str]]
LAST_DRAW = "brisca_2 O 1E3C4E/12B4C5B 0:- 5E6O -/-"
LED = "brisca_2 O 3C4E6B/12B7B 1:1C"
SETTINGS = ("count", "settings", "view:half", "view:open", "values", "pace:slow", "pace:auto", "pace:press",
            "level:expert", "level:random", "deck:italian", f"deck:{FRENCH_FACES}", "lang:en", "lang:es", "record",
            "hint", "hint", "hint")  # fmt: skip


def table(position: str = "", **more: object) -> PlaySession:
    """A table with this position on it; the learner is in seat 0."""
    rules = position.split()[0] if position else "brisca_2"
    session = PlaySession("es", rules, **{"level": "beginner", **more})  # type: ignore[arg-type]
    if position:
        session.begin(Position.parse(position))
    return session


def action(scene: Scene, name: str) -> Action:
    return next(one for one in scene.actions if one.id == name)


def looks(settings_open: PlaySession) -> list[str]:
    settings_open.act("settings")
    return [one.label for one in settings_open.scene().actions if one.kind == "setting"]


def test_everything_that_can_be_set_leaves_the_deal_as_it_is() -> None:
    session = table(view="closed")
    session.pick(str(session.position.hands[0][0]))
    before = session.moment.game

    for pressed in SETTINGS:
        session.act(pressed)
        assert session.moment.game is before, pressed
        assert not session.moment.refused or pressed == "hint", (pressed, session.scene().status)


def test_the_settings_say_what_is_set_now() -> None:
    labels = looks(table(view="open", level="club"))

    assert labels[3:] == [
        "Cartas a la vista", "Solo lo que has visto", "Cartas tapadas", "Ver lo que vale cada carta",
        "Baza: hasta que pulses", "Rivales: De club", "Baraja italiana", "English", "Guardar el juego como texto",
    ]  # fmt: skip


def test_the_level_goes_round_and_plays_from_the_next_card_on() -> None:
    session = table(level="club")
    for level in ("counting", "expert", "random", "beginner", "club"):
        session.act("settings") if session.settings.is_open is False else None
        offered = next(one.id for one in session.scene().actions if one.id.startswith("level:"))
        assert offered == f"level:{level}"
        session.act(offered)
        assert session.bot.key == level  # type: ignore[attr-defined]


def test_a_trick_waits_until_pressed_or_four_seconds_or_not_at_all() -> None:
    waits = {}
    for pace in ("press", "slow", "auto"):
        session = table(LAST_DRAW, pace=pace)
        session.pick("1E")
        go = [one.after for one in session.scene().actions if one.id == "go"]
        waits[pace] = go
    assert waits == {"press": [0], "slow": [4], "auto": []}


def test_with_open_cards_each_card_says_what_it_is_worth() -> None:
    session = table(LAST_DRAW, view="open")
    session.act("values")
    scene, values = session.scene(), solve(session.position).values

    for card in scene.seats[0].cards:
        value = values[Card.parse(card.code)]
        assert card.note == session.voice.say("b.points", points=value)
        assert card.name.endswith(f", da {value} puntos")
        assert ("best" in card.marks) is (values[Card.parse(card.code)] == max(values.values()))


@pytest.mark.parametrize("view", ["half", "closed"])
def test_where_cards_are_hidden_no_value_is_told(view: str) -> None:
    session = table(LAST_DRAW, view=view)
    session.act("settings")
    session.act("values")

    assert "values" not in enabled(session.scene())
    assert all(not card.note for card in session.scene().seats[0].cards)


def test_values_of_the_next_tricks_alone_say_so() -> None:
    session = PlaySession("es", "brisca_4", seed=3, view="open")
    while not session.moment.is_mine:
        session.act("go")
    session.act("values")

    assert "Los números cuentan solo las próximas bazas." in session.scene().reasons


# The coach on demand


def test_hints_come_in_three_steps_and_the_card_last() -> None:
    session = table(LAST_DRAW, view="open")
    best = {str(move) for move in solve(session.position).best}
    told = []
    for _ in range(3):
        assert action(session.scene(), "hint").kind == "hint"
        session.act("hint")
        told.append(session.scene().hints)

    assert [len(hints) for hints in told] == [1, 2, 3]
    assert told[0][0] == "Sales tú. ¿Qué carta puedes perder sin que te duela?"
    assert told[1][1].startswith("Ojo con ") and not any(_named(code) in told[1][1] for code in best)
    assert told[2][2].startswith("Lo mejor: ") and "luego te diré: «" in told[2][2]
    assert "hint" not in enabled(session.scene())
    assert any(_named(code) in told[2][2] for code in best)
    session.pick(sorted(best)[0])
    assert session.scene().hints == ()


def _named(code: str) -> str:
    return {"1E": "as de espadas", "3C": "tres de copas", "4E": "cuatro de espadas"}[code]


@pytest.mark.parametrize("seed", range(4))
def test_with_open_cards_the_advice_is_a_best_card_of_the_solver(seed: int, presses: Presses) -> None:
    session = PlaySession("es", "brisca_2", seed=seed, view="open", level="beginner")
    for number, _ in enumerate(presses(session)):
        if session.moment.is_mine and session.position.phase == "play" and number > 40:
            hints = advice(session.position, 0, True, session.voice)
            values = solve(session.position).values
            if len(hints) == 3 and hints[2].startswith("Lo mejor"):
                best = [move for move in values if values[move] == max(values.values())]
                assert any(hints[2].startswith(session.voice.say("coach.play", best=move)) for move in best)


def test_with_closed_cards_the_advice_does_not_change_with_what_is_hidden() -> None:
    here = Position.parse("brisca_2 O 1E3C4E/12B4C5B 0:- 5E2C7C6O -/-")
    there = Position.parse("brisca_2 O 1E3C4E/7C2C5E 0:- 12B4C5B6O -/-")

    told = {advice(position, 0, False, table(LAST_DRAW).voice) for position in (here, there)}

    assert len(told) == 1


def test_where_nothing_can_be_worked_out_the_counting_player_is_asked() -> None:
    session = PlaySession("es", "portena", seed=4)
    while not (session.moment.is_mine and session.position.phase == "play"):
        session.act(next(one.id for one in session.scene().actions if not one.disabled and one.kind != "setting"))
    hints = advice(session.position, session.moment.me, False, session.voice)

    assert hints[-1].endswith("Es lo que haría quien cuenta las cartas.")


def test_a_hint_out_of_turn_is_refused_in_words() -> None:
    session = table(LAST_DRAW)
    session.pick("1E")
    session.act("hint")

    assert session.scene().status == "La pista es para cuando te toca."


@pytest.mark.parametrize(("rules", "view"), [("brisca_4", "open"), ("brisca_3", "closed"), ("marianna", "closed"),
                                             ("rematada", "open")])  # fmt: skip
def test_a_hint_can_be_asked_for_at_any_moment_of_any_game(rules: str, view: str, presses: Presses) -> None:
    session = PlaySession("en", rules, seed=5, view=view, level="beginner")
    asked = 0
    for number, _ in enumerate(presses(session)):
        if "hint" in enabled(session.scene()) and number % 5 == 0:
            session.act("hint")
            assert session.scene().hints and not session.moment.refused
            asked += 1
    assert asked


# The record


def test_the_deal_is_kept_as_one_text_that_can_be_replayed_and_reviewed(presses: Presses) -> None:
    session = table(level="beginner")
    for _ in presses(session):
        pass
    session.act("record")
    (field,) = session.scene().fields

    assert field.text == str(session.record) and not field.id
    assert Record.parse(field.text).position == session.position
    assert field.text in tell(session.scene())
    assert ReviewSession("es", field.text).review.record == session.record


def test_the_text_is_not_there_unless_it_is_wanted() -> None:
    assert table().scene().fields == ()
