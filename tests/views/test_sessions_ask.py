"""One question in a notebook: asked without its answer, answered by card, by button or by typing."""

import html
import re

import pytest

from brisca_teach.engine.cards import UNKNOWN
from brisca_teach.teaching.drills import best_card, draw, legal, points, ranking, recognise, result, timeline, trick
from brisca_teach.teaching.drills.kinds import DRILLS
from brisca_teach.teaching.questions import Question
from brisca_teach.views.answers import read_answer
from brisca_teach.views.question_view import AskView
from brisca_teach.views.scene import enabled, every_card, playable
from brisca_teach.views.text import tell
from brisca_teach.views.words import LANGUAGES

LOLA = trick.ask("1C 4E 7E 3C", "E")
TABLE = "brisca_2 O 3C5E2O/7B4B 1:1C"

# Lesson 04 of the design and the notes of the lessons' author: question, then folded answer.
STORED = [
    (trick.ask("7C 12C", "O"), "es", "Pintan oros. Inés: siete de copas. Tú: rey de copas. ¿Quién se la lleva?",
     "La baza es tuya: 4 puntos. El rey de copas es la carta más alta del palo de salida."),
    (trick.ask("7C 12C", "O"), "en", "Coins are trumps. Inés: seven of cups. You: king of cups. Who takes it?",
     "You take it: 4 points. The king of cups is the highest card of the led suit."),
    (trick.ask("12C 2O", "O"), "es", "Pintan oros. Inés: rey de copas. Tú: dos de oros. ¿Quién se la lleva?",
     "La baza es tuya: 4 puntos. El dos de oros es el único triunfo."),
    (trick.ask("7C 1B", "O"), "es", "Pintan oros. Inés: siete de copas. Tú: as de bastos. ¿Quién se la lleva?",
     "La baza es de Inés: 11 puntos. El as de bastos no es de copas ni de triunfo: no puede ganar."),
    (LOLA, "es", "Pintan espadas. Inés: as de copas. Paco: cuatro de espadas. Lola: siete de espadas. "
     "Tú: tres de copas. ¿Quién se la lleva?",
     "La baza es de Lola: 21 puntos. El siete de espadas es el triunfo más alto."),
    (legal.ask(TABLE), "es", "Pintan oros. Inés: as de copas. Tus cartas: tres de copas, cinco de espadas y dos de "
     "oros. Cartas de Inés: siete de bastos y cuatro de bastos. ¿Cuáles puedes echar?", "Las tres."),
    (legal.ask(TABLE), "en", "Coins are trumps. Inés: ace of cups. Your cards: three of cups, five of swords and two "
     "of coins. Inés's cards: seven of clubs and four of clubs. Which may you play?", "All three."),
    (best_card.ask(TABLE), "es", "Pintan oros. Inés: as de copas. Tus cartas: tres de copas, cinco de espadas y dos de "
     "oros. Cartas de Inés: siete de bastos y cuatro de bastos. ¿Con qué carta haces más puntos de aquí al final?",
     "Dos de oros: 21 puntos. Cinco de espadas: 10. Tres de copas: 0."),
    (ranking.ask("5C 7C"), "es", "Cinco de copas y siete de copas. ¿Cuál es más alta?",
     "El siete de copas está por encima del cinco de copas."),
    (ranking.ask("7C 10C"), "en", "Seven of cups and jack of cups. Which is higher?",
     "The jack of cups is above the seven of cups."),
    (ranking.ask("1C 2C 3C"), "es", "As de copas, dos de copas y tres de copas. ¿Cuál es la más alta?",
     "El as de copas es la carta más alta."),
    (points.ask("12C"), "es", "Rey de copas. ¿Cuántos puntos vale?", "El rey de copas vale 4 puntos."),
    (points.ask("3C 12C 7C"), "es", "Tres de copas, rey de copas y siete de copas. ¿Cuántos puntos suman?",
     "14 puntos: tres de copas 10, rey de copas 4, siete de copas 0."),
    (points.ask("7C 4O"), "en", "Seven of cups and four of coins. How many points do they add up to?",
     "No points: seven of cups 0, four of coins 0."),
]  # fmt: skip


@pytest.mark.parametrize(("question", "lang", "text", "answer"), STORED)
def test_the_stored_form_is_the_question_and_a_folded_answer(
    question: Question, lang: str, text: str, answer: str
) -> None:
    view = AskView(lang, question)
    bundle, _ = view._repr_mimebundle_()

    assert repr(view) == bundle["text/plain"] == text
    image, _, folded = bundle["text/html"].partition("<details")
    assert html.escape(answer, quote=False) in html.unescape(folded)
    assert answer not in html.unescape(image)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", DRILLS)
def test_nothing_marks_the_answer_before_it_is_given(kind: str, lang: str) -> None:
    for question in next(DRILLS[kind].rounds(2, 6)):
        scene = AskView(lang, question).scene()
        marks = {mark for card in every_card(scene) for mark in card.marks}
        assert marks <= {"playable"}
        assert not any(action.mark for action in scene.actions)
        assert (scene.verdict, scene.status, scene.answer) == ("", "", "")
        for reason in AskView(lang, question).speech.sentences(question.answer):
            assert reason not in tell(scene)


@pytest.mark.parametrize("ask", [ranking.ask("3C 12C"), points.ask("3C 12C"), recognise.ask("3C 12C", "3C")])
def test_where_points_are_the_answer_cards_tell_their_name_alone(ask: Question) -> None:
    for card in every_card(AskView("es", ask).scene()):
        assert not re.search("punto|triunfo", card.name)


def test_a_card_answers_by_one_press() -> None:
    view = AskView("es", LOLA)
    view.pick("7E")
    scene = view.scene()

    assert (scene.verdict, scene.status) == ("right", "Eso es. La baza es de Lola: 21 puntos.")
    assert scene.reasons == ("El siete de espadas es el triunfo más alto.",)
    assert {card.code: card.marks for card in every_card(scene)}["7E"] == ("right",)
    assert playable(scene) == frozenset()


def test_a_wrong_card_is_told_why_and_both_cards_are_marked() -> None:
    view = AskView("es", LOLA)
    view.pick("1C")
    scene = view.scene()
    marks = {card.code: card.marks for card in every_card(scene)}

    assert (scene.verdict, scene.status) == (
        "wrong", "No: la baza es de Lola. El siete de espadas es el triunfo más alto."
    )  # fmt: skip
    assert (marks["7E"], marks["1C"], marks["4E"]) == (("right",), ("wrong",), ())


def test_after_a_wrong_card_of_a_suit_the_ladder_lies_there_with_both_marked() -> None:
    view = AskView("es", ranking.ask("12C 3C"))
    view.pick("12C")
    ladder = view.scene().rows[-1]

    assert [card.code for card in ladder.cards] == ["1C", "3C", "12C", "11C", "10C", "7C", "6C", "5C", "4C", "2C"]
    assert {card.code: card.marks for card in ladder.cards if card.marks} == {"3C": ("right",), "12C": ("wrong",)}


def test_an_answer_can_be_taken_back_and_given_again() -> None:
    view = AskView("es", LOLA)
    view.pick("1C")
    view.act("retry")

    assert view.scene().verdict == "" and playable(view.scene()) == {"1C", "4E", "7E", "3C"}
    view.pick("7E")
    assert view.scene().verdict == "right"


def test_several_cards_are_chosen_and_then_handed_in() -> None:
    view = AskView("es", legal.ask(TABLE))
    assert "done" not in enabled(view.scene())
    for code in ("3C", "5E", "3C", "3C", "2O"):
        view.pick(code)
    view.act("done")

    assert view.scene().verdict == "right"


def test_a_set_that_lacks_a_card_names_it() -> None:
    view = AskView("en", legal.ask(TABLE))
    view.pick("3C")
    view.act("done")

    assert view.scene().status == "No: you could also play the five of swords."


def test_a_good_card_with_a_better_one_is_near_not_wrong() -> None:
    view = AskView("es", best_card.ask("brisca_2 O 4O12B7B/5B2B 1:10E"))
    view.pick("7B")
    scene = view.scene()

    assert scene.verdict == "near"
    assert scene.status == (
        "Buena, pero hay otra mejor: el cuatro de oros da 2 puntos más. "
        "Dejas pasar 2 puntos: eran tuyos con el cuatro de oros."
    )
    assert {c.code: c.note for c in every_card(scene) if c.note} == {"4O": "6", "12B": "0", "7B": "4"}


def test_hints_come_one_by_one_and_only_the_third_may_name_a_card() -> None:
    view = AskView("es", LOLA)
    for taken in range(3):
        assert f"Pista {taken + 1} de 3" in [action.label for action in view.scene().actions]
        view.act("hint")

    assert view.scene().hints == (
        "¿Hay triunfos en la baza?",
        "Si hay triunfos, gana el más alto; si no, la carta más alta del palo de salida.",
        "Está entre el cuatro y el siete de espadas.",
    )
    assert "hint" not in enabled(view.scene())


def test_the_answer_can_be_asked_for() -> None:
    view = AskView("es", LOLA)
    view.act("show")

    assert view.scene().status == "La baza es de Lola: 21 puntos. El siete de espadas es el triunfo más alto."


@pytest.mark.parametrize(
    ("typed", "value"),
    [("7E", "7E"), ("siete de espadas", "7E"), ("El siete de espadas.", "7E"), ("seven of swords", "7E"),
     ("Lola", "7E"), ("ines", "1C"), ("Inés", "1C"), ("tú", "3C"), ("you", "3C"), ("la baza es de Paco", "4E")],
)  # fmt: skip
def test_people_and_cards_can_be_named_in_either_language(typed: str, value: str) -> None:
    assert read_answer(LOLA, 0, typed) == [(value,)]


@pytest.mark.parametrize(
    "typed", ["2O 3C 5E", "3C5E2O", "las tres", "all three", "todas", "tres de copas, 5E y dos de oros"]
)
def test_several_cards_can_be_typed(typed: str) -> None:
    assert repr(AskView("es", legal.ask(TABLE)).answer(typed)) == "Eso es. Las tres."


@pytest.mark.parametrize(("typed", "value"), [("14", "14"), ("14 puntos", "14"), ("14 points", "14"), ("son 14", "14")])
def test_numbers_can_be_typed(typed: str, value: str) -> None:
    assert read_answer(points.ask("3C 12C"), 0, typed) == [(value,)]


def test_no_points_is_an_answer() -> None:
    assert read_answer(points.ask("7C 4O"), 0, "sin puntos") == [("0",)]


def test_what_is_no_answer_says_what_can_be_said() -> None:
    view = AskView("es", LOLA)

    assert view.answer("5B") == "«5B» no es una respuesta de aquí. Puedes decir 1C, 4E, 7E o 3C."
    assert view.scene().verdict == ""


def test_two_answers_at_once_are_not_one() -> None:
    assert AskView("es", LOLA).answer("7E o 1C") == "Di una sola respuesta."


def test_a_view_is_the_same_on_every_run() -> None:
    one, other = (AskView("es", LOLA)._repr_mimebundle_()[0] for _ in range(2))

    assert one["text/html"] == other["text/html"] and one["text/plain"] == other["text/plain"]


def test_without_widgets_picture_text_and_answers_remain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brisca_teach.views.stage.CardTable", None)
    view = AskView("es", LOLA)
    bundle, _ = view._repr_mimebundle_()

    assert set(bundle) == {"text/plain", "text/html"}
    assert view.answer("Lola") == "Eso es. La baza es de Lola: 21 puntos. El siete de espadas es el triunfo más alto."


def test_the_live_table_follows_and_shows_the_same() -> None:
    view = AskView("es", LOLA)
    assert view.table is not None
    view.table.pick("7E")

    assert view.moment.is_over
    assert view.table.scene == view.scene()
    assert view.table is view.table


def test_a_card_that_is_not_on_offer_changes_nothing() -> None:
    view = AskView("es", LOLA)
    assert view.table is not None
    view.table.pick("5B")
    view.table.act("nothing")

    assert not view.moment.is_over


def test_an_order_is_pressed_one_after_the_other_and_shows_its_numbers() -> None:
    view = AskView("es", timeline.ask("iriarte naip briscola"))
    for letter in ("b", "c", "c", "a"):
        view.act(letter)
    labels = {action.id: action.label for action in view.scene().actions}

    assert labels["b"].startswith("1. ") and labels["a"].startswith("2. ") and not labels["c"][0].isdigit()
    view.act("c")
    view.act("done")
    assert view.scene().verdict == "right"


def test_hidden_cards_are_told_by_their_number_and_never_by_name() -> None:
    for question in next(DRILLS["legal"].rounds(3, 4, 3)):
        view = AskView("en", question)
        position = question.shown.position
        assert position is not None
        hidden = sum(hand.count(UNKNOWN) for hand in position.hands)
        assert sum(not card.code for card in every_card(view.scene())) == hidden > 0
        assert "face down" in repr(view) and "?" not in repr(view).removesuffix("?")


def test_a_closed_stock_shows_its_size_and_its_turn_up() -> None:
    scene = AskView("es", draw.ask("7C 12C", turn_up="4O", stock="6")).scene()

    assert (scene.stock, scene.stock_count) == ("Mazo: 6 cartas", 5)
    assert scene.turn_up is not None and scene.turn_up.code == "4O"


def test_what_is_told_of_the_table_stands_under_the_question() -> None:
    view = AskView("es", result.ask("60-60", "24-16"))

    assert view.scene().score.startswith("En esta mesa, con empate gana quien tiene más cartas.")
    assert "Inés: 60 puntos y 16 cartas." in tell(view.scene())
