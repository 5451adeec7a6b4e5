"""Positions of one's own: checked in sentences, solved, filled, played, kept, sent, in both languages."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from brisca_teach import deal, find_rules
from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.lesson import Lesson
from brisca_teach.views.scene import enabled
from brisca_teach.views.words import LANGUAGES
from brisca_teach.views.workshop import Workshop

GOOD = "brisca_2 O 1E3C4E/12B4C5B 0:- 5E6O -/-"
HIDDEN = "brisca_2 O 1E3C4E/??? 0:- ?6O -/-"
FAULTY = (
    "brisca_9 O 1O/3C 0:-", "brisca_2 X 1O/3C 0:-", "brisca_2 O 1O/1O 0:-", "brisca_2 O 8O/3C 0:-",
    "brisca_2 O 1O3C/4E 0:-", "brisca_2 O 1O/3C 2:-", "brisca_2 O 1O/3C/4E 0:-", "brisca_2 O 1Z/3C 0:-",
    "brisca_2 O 1O/3C", "brisca_2 O 1O/3C 0:- - -/- rest", "brisca_2 O 1O3C4E/12B4C5B 0:- 5E6C", "",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_fault_has_a_sentence_of_its_own(lang: str) -> None:
    view = Workshop(lang, GOOD)
    told = [view.check(line) for line in FAULTY]

    assert len(set(told)) == len(FAULTY)
    assert all(sentence.endswith((".", "?")) for sentence in told)


def test_a_faulty_line_leaves_the_last_good_position_and_what_was_typed() -> None:
    view = Workshop("es", GOOD)
    view.check("brisca_2 O 1O/1O 0:-")
    scene = view.scene()

    assert (view.line, scene.verdict) == (GOOD, "wrong")
    assert scene.fields[0].text == "brisca_2 O 1O/1O 0:-" and len(scene.fields) == 1
    assert scene.status == "El as de oros está dos veces: en tus cartas y en las cartas de Inés."


def test_a_right_line_can_be_sent_as_it_is() -> None:
    view = Workshop("es")

    assert view.check(f"  {GOOD}\n") == "La mesa cuadra."
    assert view.scene().fields[1].text == GOOD == view.line


def test_values_stand_on_the_cards_and_in_lines() -> None:
    view = Workshop("en", GOOD)
    view.act("values")
    scene, values = view.scene(), solve(Position.parse(GOOD)).values

    for card in scene.seats[0].cards:
        assert card.note == view.speech.say("b.points", points=values[Card.parse(card.code)])
    assert len(scene.reasons) == 3 and scene.reasons[0].startswith("Ace of swords: ")
    assert [card.code for card in scene.seats[0].cards if "best" in card.marks] == ["1E"]


def test_what_cannot_be_solved_says_why() -> None:
    long = str(deal(find_rules("brisca_6"), rng=Random(1)))
    told = {}
    for line in (HIDDEN, long):
        view = Workshop("es", line)
        view.act("values")
        told[line] = view.scene().reasons[-1]
        assert view.solution is None

    assert told[HIDDEN] == "Hay cartas tapadas (?): así no se puede resolver."
    assert told[long].startswith("Demasiado larga para resolverla: ")


def test_hidden_cards_are_filled_by_number_and_the_same_number_fills_alike() -> None:
    one, other = Workshop("es", HIDDEN), Workshop("es", HIDDEN)
    assert "fill" in enabled(one.scene()) and "play" not in enabled(one.scene())
    one.act("fill")
    other.act("fill")
    first = one.line
    one.act("fill")

    assert first == other.line != one.line
    assert all(UNKNOWN not in cards for cards in (*one.position.hands, one.position.stock))
    assert one.position.hands[0] == Position.parse(HIDDEN).hands[0]
    assert one.scene().reasons[0] == "Completada al azar: número 2."


def test_it_is_played_from_there_and_left_again() -> None:
    view = Workshop("es", GOOD)
    view.act("play")
    view.pick("1E")
    assert view.scene().trick and "undo" in enabled(view.scene())
    view.act("back")

    assert view.line == GOOD and view.scene().fields[1].text == GOOD


def test_positions_are_kept_in_a_file_each_once_and_come_back(tmp_path: Path) -> None:
    file = tmp_path / "mesas.txt"
    file.write_text("# mis mesas\nbrisca_2 O 1O3C/12B4C 0:-  # la primera", encoding="utf-8")
    view = Workshop("es", GOOD)
    assert view.save(file) == view.save(file) == f"Guardado en {file}."

    assert file.read_text(encoding="utf-8").splitlines() == [
        "# mis mesas", "brisca_2 O 1O3C/12B4C 0:-  # la primera", GOOD,
    ]  # fmt: skip
    again = Workshop("es")
    assert again.load(file, 2) == "La mesa cuadra." and again.line == GOOD
    assert again.load(file, 3) == f"En {file} no hay tantas mesas: hay 2."
    assert [path.name for path in tmp_path.iterdir()] == ["mesas.txt"]


def test_the_other_language_keeps_what_is_typed() -> None:
    view = Workshop("es", GOOD)
    view.check("brisca_2 O 1O/1O 0:-")
    view.act("lang")

    assert view.scene().fields[0].text == "brisca_2 O 1O/1O 0:-"
    assert view.scene().status.startswith("The ace of coins")


def test_only_the_field_of_this_view_is_typed_into() -> None:
    view = Workshop("es", GOOD)
    assert view.table is not None
    view.table._receive(None, {"type": "other", "text": "x", "n": 1}, [])
    assert view.line == GOOD
    view.table._receive(None, {"type": "position", "text": 3, "n": 2}, [])
    view.table._receive(None, {"type": "position", "text": "brisca_2 O 1O3C/12B4C 0:-", "n": 3}, [])

    assert view.line == "brisca_2 O 1O3C/12B4C 0:- - -/-"
    view.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_rest_it_is_the_first_position_with_its_values_folded(lang: str) -> None:
    view = Workshop(lang, GOOD)
    before = view.resting()
    view.check("brisca_2 O 1O3C/12B4C 0:-")

    assert view.resting() == before and before.answer and before.actions == ()


def test_a_lesson_opens_it() -> None:
    assert isinstance(Lesson("es", 17).ask("position", GOOD), Workshop)
