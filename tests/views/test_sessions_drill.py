"""A drill at the table: every item once, the score honest, the best result kept."""

from datetime import date
from pathlib import Path

import pytest

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.drills.kinds import DRILLS
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.results import DrillKey
from brisca_teach.views.drill_session import DrillSession
from brisca_teach.views.scene import enabled
from brisca_teach.views.words import LANGUAGES

KEY = DrillKey(4, "trick")


def drill(progress: Progress, lang: str = "es", items: int = 3, kind: str = "trick") -> DrillSession:
    return DrillSession(lang, DRILLS[kind], DrillKey(4, kind), progress, seed=7, items=items)


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "progress.db", lambda: date(2026, 11, 30))


def answer_right(session: DrillSession) -> None:
    for part in session.question.parts:
        for value in part.right[:1] if part.form == "one" else part.right:
            is_card = isinstance(part.choice(value).thing, Card)
            session.pick(value) if is_card else session.act(value)
        if part.form != "one":
            session.act("done")


def answer_wrong(session: DrillSession) -> None:
    part = session.moment.part
    wrong = next(choice.value for choice in part.choices if choice.value not in part.right)
    session.hand_in((wrong,))


def play(session: DrillSession, *right: bool) -> None:
    for good in right:
        answer_right(session) if good else answer_wrong(session)
        session.act("next")


def test_a_drill_begins_with_its_length_and_the_first_item(progress: Progress) -> None:
    session = drill(progress)
    intro, question = repr(session).split("\n")

    assert intro == "3 preguntas. Se guarda tu mejor resultado."
    assert question.endswith("?") or "a)" in question
    assert session.scene().progress == "Pregunta 1 de 3. Bien: 0."


def test_the_stored_form_is_the_first_item_without_its_answer(progress: Progress) -> None:
    session = drill(progress)
    stored = session._repr_mimebundle_()[0]["text/html"]
    play(session, True)

    assert "<details" not in stored
    assert session._repr_mimebundle_()[0]["text/html"] == stored


@pytest.mark.parametrize("kind", DRILLS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_can_be_played_to_its_end(kind: str, lang: str, progress: Progress) -> None:
    session = drill(progress, lang, items=4, kind=kind)
    play(session, True, True, True, True)

    assert session.is_closed
    assert progress.result(DrillKey(4, kind)).right == 4


def test_the_result_is_kept_once_when_the_last_item_is_answered(progress: Progress) -> None:
    session = drill(progress)
    play(session, True, False)
    assert progress.result(KEY).total == 0
    answer_right(session)
    kept = progress.result(KEY)
    session.act("next")
    session.act("next")

    assert (kept.right, kept.total, kept.tries, kept.answered) == (2, 3, 1, 3)
    assert progress.result(KEY) == kept
    assert session.scene().prompt == "2 de 3: tu mejor resultado."


def test_the_last_verdict_is_followed_by_the_result(progress: Progress) -> None:
    session = drill(progress)
    play(session, True, False)
    answer_right(session)

    assert session.scene().status.startswith("Eso es.")
    assert session.scene().status.endswith("2 de 3: tu mejor resultado.")


def test_a_worse_round_leaves_the_best_result(progress: Progress) -> None:
    session = drill(progress)
    play(session, True, True, True)
    session.act("again")
    play(session, False, True, False)

    assert session.scene().prompt == "1 de 3. Tu mejor resultado sigue en 3."
    assert (progress.result(KEY).right, progress.result(KEY).tries) == (3, 2)


def test_a_new_round_has_new_items(progress: Progress) -> None:
    session = drill(progress)
    first = session.round
    play(session, True, True, True)
    session.act("again")

    assert session.round != first and session.scene().progress == "Pregunta 1 de 3. Bien: 0."


def test_running_the_cell_again_begins_anew_and_counts_nothing_twice(progress: Progress) -> None:
    session = drill(progress)
    play(session, True, True, True)
    before = progress.results()
    again = drill(progress)
    _ = again._repr_mimebundle_(), again._repr_mimebundle_(), repr(again)

    assert progress.results() == before
    assert again.round == session.round


def test_only_the_first_try_counts(progress: Progress) -> None:
    session = drill(progress)
    answer_wrong(session)
    session.act("retry")
    answer_right(session)

    assert session.scene().verdict == "right"
    assert (session.right, progress.result(KEY).answered) == (0, 1)


def test_with_a_hint_the_score_does_not_go_up(progress: Progress) -> None:
    session = drill(progress)
    session.act("hint")
    answer_right(session)

    assert session.right == 0


def test_a_hint_after_the_answer_costs_nothing(progress: Progress) -> None:
    session = drill(progress)
    answer_right(session)
    session.hint()

    assert session.right == 1


def test_who_and_how_many_points_are_asked_one_after_the_other(progress: Progress) -> None:
    session = drill(progress, items=12)
    while len(session.question.parts) == 1:
        play(session, True)
    session.pick(session.question.parts[0].right[0])

    assert not session.moment.is_over
    assert session.scene().prompt == "¿Cuántos puntos lleva?"
    answer_wrong(session)
    assert session.scene().status.startswith("Sí, es ")


def test_buttons_follow_the_moment(progress: Progress) -> None:
    session = drill(progress)
    assert "next" not in enabled(session.scene()) and "hint" in enabled(session.scene())
    answer_wrong(session)
    assert {"next", "retry"} <= enabled(session.scene())
    session.act("retry")
    answer_right(session)
    assert "retry" not in enabled(session.scene())


def test_a_perfect_round_offers_the_next_level(progress: Progress) -> None:
    session = drill(progress)
    play(session, True, True, True)
    assert session.scene().status == "¿Subes de nivel?"
    session.act("rise")

    assert session.key.level == 2 and session.question.level == 2
    play(session, True, True, False)
    assert progress.result(DrillKey(4, "trick", 2)).right == 2


def test_next_does_nothing_before_the_answer(progress: Progress) -> None:
    session = drill(progress)
    session.next()

    assert session.at == 0


def test_a_drill_can_be_typed_from_beginning_to_end(progress: Progress) -> None:
    session = drill(progress)
    told = [repr(session.answer(session.round[at].accepted[0])) for at in range(3)]

    assert told[0].startswith("Eso es.") and "Pregunta 2 de 3. Bien: 1." in told[0]
    assert told[-1].endswith("3 de 3: tu mejor resultado.")
    assert session.answer("1C") == "3 de 3: tu mejor resultado."


def test_an_item_that_is_typed_again_tells_its_verdict_and_counts_nothing(progress: Progress) -> None:
    session = drill(progress)
    for _ in range(3):
        assert session.answer(session.round[0].accepted[0], item=1).startswith("Eso es.")
    session.answer(session.round[1].accepted[0], item=2)
    session.answer(session.round[1].accepted[0], item=2)

    assert (session.at, session.right, progress.result(KEY).answered) == (1, 2, 2)


def test_what_is_no_answer_does_not_count(progress: Progress) -> None:
    session = drill(progress)
    session.answer("xyz")

    assert (session.moment.is_over, progress.result(KEY).answered) == (False, 0)


def test_where_nothing_can_be_kept_the_summary_says_so() -> None:
    session = drill(Progress())
    play(session, True, False, True)

    assert "Aquí no se puede guardar; al salir, copia tu código." in session.scene().status


def test_a_borrowed_session_reminds_of_the_code(progress: Progress, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BINDER_LAUNCH_HOST", "https://example.org/")
    session = drill(progress, items=5)
    play(session, True, True, True, True, False)
    assert session.scene().status.endswith("Esta sesión se borra al cerrarse. Llévate el código.")
    progress.exported()

    assert "Esta sesión" not in session.scene().status


def test_a_finished_round_is_its_result_in_text(progress: Progress) -> None:
    session = drill(progress)
    play(session, True, True, False)

    assert repr(session) == "2 de 3: tu mejor resultado."


def test_two_drills_in_one_notebook_do_not_answer_each_other(progress: Progress) -> None:
    one, other = drill(progress), drill(progress, kind="rank")
    answer_right(one)

    assert one.moment.is_over and not other.moment.is_over
    assert progress.result(DrillKey(4, "rank")).answered == 0


def test_the_table_is_one_widget_for_the_whole_round(progress: Progress) -> None:
    session = drill(progress)
    table = session.table
    play(session, True, True, True)
    session.act("again")

    assert session.table is table and table is not None
    assert table.scene == session.scene()
