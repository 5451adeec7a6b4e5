"""After a deal at the table: its review, in the same place and back; every reason of a review has its words."""

from __future__ import annotations

from random import Random

import pytest

from brisca_teach.engine.refusal import BadText
from brisca_teach.lesson import Lesson
from brisca_teach.teaching.coach import GRADES, REASONS
from brisca_teach.views.review import ReviewedPlay, ReviewSession
from brisca_teach.views.scene import enabled, playable
from brisca_teach.views.words import LANGUAGES
from brisca_teach.views.words.catalogue import has


def at_the_end(lang: str = "es") -> ReviewedPlay:
    """A deal of the short game, played to its end."""
    session, chance = ReviewedPlay(lang, "rapida", seed=2, pace="auto", is_lesson=True), Random(1)
    while not session.moment.is_over:
        assert "review" not in enabled(session.scene())
        cards = sorted(playable(session.scene()))
        if cards:
            session.pick(chance.choice(cards))
        else:
            session.play("")
    return session


def test_while_the_deal_lasts_there_is_nothing_to_review() -> None:
    session = ReviewedPlay("es", "rapida", seed=2)

    session.act("review")

    assert session.reviewing is None
    assert session.scene().status == "El juego no ha acabado: todavía no se puede repasar."
    with pytest.raises(BadText):
        session.review()


def test_after_the_deal_it_is_reviewed_in_the_same_place_and_left_again() -> None:
    session = at_the_end()
    over = session.scene()
    session.act("review")

    assert session.scene().prompt == "El juego, jugada a jugada."
    assert session.reviewing and session.reviewing.review.record.moves == session.record.moves
    session.act("forward")
    session.play("Siguiente")
    assert session.reviewing.place.at == 2

    session.act("lang:en")
    session.act("leave")
    assert session.reviewing is None and session.scene().lang == "en"
    assert session.scene().score != "" and session.position is session.moment.position
    assert {one.id for one in session.scene().actions} == {one.id for one in over.actions}


def test_in_the_review_another_card_can_be_tried_and_the_deal_stays_as_it_was() -> None:
    session = at_the_end()
    session.act("review")
    session.act("if")
    before = session.record
    session.pick(sorted(playable(session.scene()))[0])

    assert session.reviewing is not None and session.reviewing.place.kind == "if"
    assert session.record == before


def test_while_it_works_the_status_line_says_how_far_it_is() -> None:
    session = at_the_end()
    table = session.table
    assert table is not None
    shown: list[str] = []
    show = table.show
    table.show = lambda scene: (shown.append(scene.status), show(scene))[1]  # type: ignore[method-assign]

    session.act("review")

    told = [text for text in shown if text.startswith("Repasando el juego: ")]
    assert len(told) >= 5 and told[-1] == "Repasando el juego: 100 %."
    assert not shown[-1].startswith("Repasando")


def test_a_lesson_offers_it_too() -> None:
    lesson = Lesson("es", 8)
    game = lesson.play("rapida", seed=2)

    assert isinstance(game, ReviewedPlay)
    with pytest.raises(ValueError, match="todavía no se puede repasar"):
        lesson.explain(game)
    assert isinstance(lesson.explain(at_the_end()), ReviewSession)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_every_grade_has_words(lang: str) -> None:
    assert [key for key in REASONS if not has(lang, key)] == []
    assert [grade for grade in GRADES if not has(lang, f"a.grade.{grade}")] == []
