"""A played deal gone through again: every place of it can be reached, and what is said there is what was measured."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from random import Random

import pytest

from brisca_teach.analysis.bots import find_level
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.engine.variants import find_rules
from brisca_teach.lesson import Lesson
from brisca_teach.teaching.review import Review, review
from brisca_teach.views.review import ReviewSession
from brisca_teach.views.scene import Scene, enabled, faces, playable
from brisca_teach.views.words import LANGUAGES

ENDING = Record(
    Position.parse("brisca_2 O 4O12B7B/3B2B 1:10E"), tuple(map(Card.parse, ("4O", "12B", "3B", "2B", "7B")))
)


@cache
def played(name: str, seed: int = 3) -> Review:
    """A deal of beginners, reviewed."""
    rng, bot = Random(seed), find_level("beginner")
    record = Record(deal(find_rules(name), rng=rng))
    while record.position.turn is not None:
        record = record.add(bot(record.position.observe(record.position.turn), rng))
    return review(record, worlds=4)


def ending(lang: str = "es") -> ReviewSession:
    return ReviewSession(lang, ENDING, worlds=4)


def rapida(lens: str = "open", lang: str = "es") -> ReviewSession:
    return ReviewSession(lang, played("rapida"), lens=lens)


def offered(session: ReviewSession) -> frozenset[str]:
    return enabled(session.scene())


@pytest.mark.parametrize(
    ("lang", "cost", "why", "proof"),
    [
        ("es",
         "Muy cara. Con las cartas a la vista, 12 puntos menos que con el siete de bastos: 2 puntos en vez de 14.",
         "Era tu último triunfo: ya nada puede con el tres de bastos.",
         "Míralo: Inés, sota de espadas; Tú, cuatro de oros"),
        ("en", "Costly. With open hands, 12 points less than with the seven of clubs: 2 points instead of 14.",
         "It was your last trump: nothing can stop the three of clubs now.",
         "See: Inés, jack of swords; You, four of coins"),
    ],
)  # fmt: skip
def test_a_costly_card_is_told_with_its_cost_its_reason_and_the_reply(
    lang: str, cost: str, why: str, proof: str
) -> None:
    scene = ending(lang).scene()

    assert scene.status.endswith(cost) and scene.verdict == "wrong"
    assert scene.reasons[0] == why
    assert scene.reasons[1].startswith(proof)
    marked = {card.code: card.marks for card in scene.seats[0].cards}
    assert scene.words.chosen == {"es": "echada", "en": "played"}[lang]
    assert "chosen" in marked["4O"] and "best" in marked["7B"]


def test_forward_and_back_go_through_every_move() -> None:
    session, ways = rapida(), []
    while "forward" in offered(session):
        ways.append(session.place.position)
        session.act("forward")

    assert ways == list(played("rapida").record.positions[:-1])
    assert session.place.position.turn is None
    for position in reversed(ways):
        session.act("back")
        assert session.place.position == position
    assert "back" not in offered(session) and "restart" not in offered(session)


def test_first_and_last() -> None:
    session = rapida()
    session.act("end")
    assert session.place.at == len(played("rapida").record.moves)
    assert not {"forward", "end", "next"} & offered(session)

    session.act("restart")
    assert session.place.at == 0


@pytest.mark.parametrize("lens", ["open", "known"])
def test_next_stops_at_each_costly_move_of_mine_and_nowhere_else(lens: str) -> None:
    session, stops = rapida(lens), []
    costly = [one.at for one in played("rapida").costly(0, lens)]
    session.act("end")
    while "last" in offered(session):
        session.act("last")
        stops.append(session.place.at)
        assert session.scene().verdict == "wrong"

    assert stops == costly[::-1]
    session.act("restart")
    ahead = []
    while "next" in offered(session):
        session.act("next")
        ahead.append(session.place.at)
    assert ahead == [at for at in costly if at]


def test_with_what_could_be_known_no_hidden_card_is_on_the_table() -> None:
    session = rapida("known")
    while "forward" in offered(session):
        known = played("rapida").record.positions[session.place.at].observe(0).position
        hidden = {str(card) for card in played("rapida").record.positions[session.place.at].hands[1]}
        hidden -= {str(card) for card in known.hands[1]}
        assert not hidden & set(faces(session.scene()))
        assert not {"proof", "best", "if"} & offered(session)
        session.act("forward")


def test_with_what_could_be_known_only_my_moves_are_judged() -> None:
    session = rapida("known")
    for judged in played("rapida").moves:
        scene = session.scene()
        assert bool(scene.verdict) is (judged.seat == 0 and judged.known is not None)
        session.act("forward")


def test_the_two_ways_of_looking_are_kept_apart() -> None:
    session = rapida()
    at = next(one for one in played("rapida").moves if one.luck and one.seat == 0).at
    for _ in range(at):
        session.act("forward")
    unlucky = session.scene()
    assert unlucky.verdict == "wrong" and "Con lo que se veía, era la mejor." in unlucky.reasons
    assert any("tenía el as de copas" in reason for reason in unlucky.reasons)

    session.act("lens:known")
    fair = session.scene()
    assert (session.place.at, fair.verdict) == (at, "right")
    assert fair.status.endswith("La mejor. Con lo que se veía, era la mejor.")
    assert fair.reasons == ("Media de 4 juegos imaginados con lo que se veía, mirando 6 bazas.",)


def test_the_interval_is_said() -> None:
    session, told = rapida("known"), []
    while "forward" in offered(session):
        told.append(session.scene().status)
        session.act("forward")

    assert any("de media (95 %: de " in text for text in told)


def test_the_proof_and_the_best_are_played_out_on_the_table_and_lead_back() -> None:
    session = ending()
    for action, title in (("proof", "Así sigue esa jugada."), ("best", "Así seguía con la mejor.")):
        session.act(action)
        assert session.scene().prompt == title
        while "forward" in offered(session):
            session.act("forward")
        assert session.place.position.turn is None
        session.act("return")
        assert session.place.at == 0 and not session.place.kind


def test_another_card_can_be_tried_with_the_best_play_after_it() -> None:
    session = ending()
    assert not playable(session.scene())

    session.act("if")
    assert playable(session.scene()) == {"4O", "12B", "7B"}
    session.pick("7B")
    assert session.place.position == ENDING.start.play(Card.parse("7B"))
    while "forward" in offered(session):
        session.act("forward")
    assert session.place.position.turn is None
    session.act("return")
    assert session.place.at == 0


def test_values_stand_under_the_cards_and_in_their_names() -> None:
    session = ending()
    session.act("values")

    assert {card.code: card.note for card in session.scene().seats[0].cards} == {"4O": "2", "12B": "10", "7B": "14"}
    assert all("da " in card.name for card in session.scene().seats[0].cards)


def test_from_the_other_seat_the_other_moves_are_mine() -> None:
    session = rapida()
    session.act("seat:1")

    assert session.me == 1 and [seat.name for seat in session.scene().seats] == ["Tú", "Inés"]
    assert any(one.known for one in session.review.moves if one.seat == 1)
    session.act("next")
    assert session.review.moves[session.place.at].seat == 1


def test_what_is_not_offered_is_said_and_changes_nothing() -> None:
    session = rapida()
    for action in ("back:7", "return2", "lens:x", "seat:9", "", "next:"):
        session.act(action)
        assert "«" in session.scene().status and session.place.at == 0
    session.act("forward")
    assert "«" not in session.scene().status


def test_it_can_be_typed() -> None:
    session = ending()

    assert "Jugada 2 de 5" in str(session.play())
    assert "Jugada 1 de 5" in str(session.play("Anterior"))
    assert "¿Y si hubieras echado otra?" in str(session.play("¿Y si…?"))
    session.play("siete de bastos")
    assert session.place.step == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_rest_the_first_costly_move_is_shown_and_the_whole_review_folded(lang: str) -> None:
    session = ending(lang)
    rest = session.resting()
    bundle, _ = session._repr_mimebundle_()

    assert not rest.actions and rest.verdict == "wrong"
    assert rest.answer == str(session.summary())
    assert len(rest.answer.splitlines()) == 3  # a line for each seat, and the costly move
    assert "<details" in bundle["text/html"] and "<img" in bundle["text/html"]
    assert bundle["text/plain"] == session.text()
    assert rest.answer.splitlines()[2] not in session.text()


@pytest.mark.parametrize("name", ["bisca_9", "chiamata", "brisca_3", "brisca_6", "marianna"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_any_game_can_be_shown(name: str, lang: str) -> None:
    found = bare(name)
    for lens in ("open", "known"):
        session = ReviewSession(lang, found, lens=lens)
        for one in found.moves:
            scene = session.scene()
            assert scene.status
            assert one.verdict or lens == "known" or said_why(scene, lang)
            session.act("forward")


@cache
def bare(name: str) -> Review:
    rng = Random(1)
    record = Record(deal(find_rules(name), rng=rng))
    while record.position.turn is not None:
        record = record.add(rng.choice(record.position.legal_moves()))
    return review(record, worlds=0)


def said_why(scene: Scene, lang: str) -> bool:
    return {"es": "no se puede valorar", "en": "cannot be valued"}[lang] in scene.status


def test_the_learner_of_the_header_is_the_one_who_looks() -> None:
    record = Record(ENDING.start, ENDING.moves, (("learner", "seat 1"),))

    assert ReviewSession("es", str(record), worlds=0).me == 1
    assert ReviewSession("es", str(record), me=0, worlds=0).me == 0


def test_a_lesson_explains_a_deal_by_its_record_and_by_its_text() -> None:
    lesson = Lesson("en", 8)

    for deal_played in (ENDING, str(ENDING)):
        session = lesson.explain(deal_played)
        assert isinstance(session, ReviewSession) and session.lang == "en"
    with pytest.raises(ValueError, match="first_deal"):
        lesson.explain("the_other_deal")


def test_without_widgets_it_is_still_a_picture_and_words() -> None:
    code = (
        "import sys; sys.modules['anywidget'] = None; sys.modules['ipywidgets'] = None\n"
        "from brisca_teach.views.review import ReviewSession\n"
        f"session = ReviewSession('es', {str(ENDING)!r}, worlds=0)\n"
        "bundle, _ = session._repr_mimebundle_()\n"
        "print(sorted(bundle), 'Jugada 1 de 5' in str(session), session.table)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)

    assert run.stdout.strip() == "['text/html', 'text/plain'] True None"
