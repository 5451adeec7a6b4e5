"""A puzzle at the table: a wrong card is refuted by playing on, the best line is there, the first try is kept."""

from __future__ import annotations

from datetime import date

import pytest

from brisca_teach import Card, Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.lesson import Lesson
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.puzzles.packs import puzzles
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.schedule import failed, puzzle_item
from brisca_teach.views.puzzle import PuzzleView, puzzle_asked
from brisca_teach.views.scene import enabled, playable
from brisca_teach.views.text import tell
from brisca_teach.views.words import LANGUAGES, card_name

DAY = date(2026, 12, 1)


@pytest.fixture
def progress() -> Progress:
    return Progress(today=lambda: DAY)


def card_puzzle(theme: str = "save_trump") -> Puzzle:
    return next(one for one in puzzles(theme=theme) if isinstance(one.best[0], Card))


def view(progress: Progress | None = None, lang: str = "es", puzzle: Puzzle | None = None) -> PuzzleView:
    return PuzzleView(lang, puzzle or card_puzzle(), progress)



@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_card_names_both_values_the_reason_and_the_reply(lang: str) -> None:
    table = view(lang=lang)
    one = table.puzzle
    table.pick(str(one.tempting))
    scene, values = table.scene(), dict(table.question.answer[0].facts) and table.question
    told = " ".join((scene.status, *scene.reasons))

    assert scene.verdict == "wrong"
    assert card_name(one.tempting, lang) in told and card_name(one.best[0], lang).casefold() in told.casefold()
    assert values.answer[0].facts["points"] > 0 and str(values.answer[0].facts["points"]) in told
    assert len(scene.reasons) >= 3  # the line, the theme and its rule, after verdict and reason in the status


def test_a_wrong_card_plays_its_refutation_on_the_table() -> None:
    table = view()
    one = table.puzzle
    table.pick(str(one.tempting))
    scene = table.scene()
    played = [place.card for place in scene.trick if place.card]

    assert len(played) == one.position.rules.trick_size
    assert {card.code: card.marks for card in played}[str(one.tempting)] == ("wrong",)
    assert scene.trick_words.startswith("La baza es")
    assert not playable(scene)


def test_the_line_is_stepped_through_to_its_end_and_begun_again() -> None:
    table = view()
    table.pick(str(table.puzzle.tempting))
    first = table.scene()
    while "step" in enabled(table.scene()):
        table.act("step")

    assert not any(seat.cards for seat in table.scene().seats)
    table.act("restart")
    assert table.scene() == first


def test_best_and_mine_show_both_lines() -> None:
    table = view()
    table.pick(str(table.puzzle.tempting))
    refuted = table.scene()
    assert {"best", "retry"} <= enabled(refuted) and "mine" not in enabled(refuted)
    table.act("best")

    assert str(table.puzzle.best[0]) in [place.card.code for place in table.scene().trick if place.card]
    table.act("mine")
    assert table.scene() == refuted


def test_going_back_brings_the_very_same_puzzle() -> None:
    table = view()
    before = table.scene()
    table.pick(str(table.puzzle.tempting))
    table.act("step")
    table.act("retry")

    assert table.scene() == before


def test_only_the_first_answer_is_kept(progress: Progress) -> None:
    table = view(progress)
    table.pick(str(table.puzzle.tempting))
    table.act("retry")
    table.pick(str(table.puzzle.best[0]))
    (kept,) = progress.repeats()

    assert (kept.item, kept.times, kept.is_failed) == (puzzle_item(table.puzzle.id), 1, True)
    assert progress.rating().tries == 1
    assert failed(progress.repeats(), "puzzle.") == (kept,)


@pytest.mark.parametrize(("hints", "rated"), [(0, 1), (1, 0)])
def test_a_hint_makes_no_miss_and_moves_no_rating(progress: Progress, hints: int, rated: int) -> None:
    table = view(progress)
    for _ in range(hints):
        table.act("hint")
    table.pick(str(table.puzzle.best[0]))
    (kept,) = progress.repeats()

    assert not kept.is_failed
    assert progress.rating().tries == rated


def test_giving_up_is_a_miss(progress: Progress) -> None:
    table = view(progress)
    table.act("show")

    assert progress.repeats()[0].is_failed
    assert str(table.puzzle.best[0]) in [place.card.code for place in table.scene().trick if place.card]


def test_nearly_the_best_is_good_and_no_miss(progress: Progress) -> None:
    close = [one for one in puzzles() if one.margin <= 3 and one.goal == "best"]
    assert close
    for one in close[:3]:
        table = view(progress, puzzle=one)
        (near, *_) = table.question.parts[0].near
        table.hand_in((near,))

        assert table.scene().verdict == "near" or (table.replay is not None and table.moment.feedback.near)
        assert table.scene().status.startswith("Buena, pero")
        assert not progress.repeat(puzzle_item(one.id)).is_failed
    assert progress.rating().tries == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_picture_and_text_hide_answer_and_theme_until_it_is_answered(lang: str) -> None:
    for one in puzzles()[::20]:
        table = view(lang=lang, puzzle=one)
        scene, answer = table.scene(), " ".join(table.speech.sentences(table.question.answer))
        theme = table.about()[0]

        for text in (table.text(), tell(scene), tell(table.resting())):
            assert answer not in text and theme not in text
        assert {mark for seat in scene.seats for card in seat.cards for mark in card.marks} <= {"playable"}
        assert answer in table._repr_mimebundle_()[0]["text/html"]


def test_the_theme_is_told_after_the_answer() -> None:
    table = view()
    table.pick(str(table.puzzle.best[0]))

    assert "Tema: guardar el triunfo." in table.scene().reasons


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("theme", ["exchange_now", "keep_seven", "claim", "count_61", "feed_partner", "protect_three"])
def test_every_move_of_a_puzzle_can_be_answered_looked_at_and_told(lang: str, theme: str) -> None:
    for one in puzzles(theme=theme)[::4]:
        for move in one.position.legal_moves():
            table = view(lang=lang, puzzle=one)
            table.hand_in((str(move),))
            assert table.told()
            while "step" in enabled(table.scene()):
                assert tell(table.scene())
                table.act("step")
            assert (table.moment.feedback.correct if table.moment.feedback else False) == (move in one.best)


def test_a_typed_answer_is_understood() -> None:
    table = view()

    assert table.answer(card_name(table.puzzle.tempting, "es")).startswith("No.")


def test_a_puzzle_is_asked_by_id_by_day_and_by_position(progress: Progress) -> None:
    one = card_puzzle()
    lesson = Lesson("es", 21, progress)

    assert repr(lesson.ask("puzzle", one.id)).startswith(f"Acertijo {one.id}, nivel {one.level}.")
    assert repr(lesson.ask("puzzle", "hoy")).startswith("El acertijo de hoy, 1 de diciembre de 2026.")
    assert repr(lesson.ask("puzzle", "2026-12-24")).startswith("El acertijo del 24 de diciembre de 2026.")
    assert lesson.ask("puzzle", str(one.position)).puzzle.id == one.id
    with pytest.raises(ValueError, match="No hay ningún acertijo «zzz»"):
        lesson.ask("puzzle", "zzz")


def test_a_position_that_makes_no_puzzle_says_why(progress: Progress) -> None:
    with pytest.raises(Refusal) as refused:
        puzzle_asked("es", Position.parse("brisca_2 O 3C5E2O/7B4B 1:1C"), progress)

    assert refused.value.reason == "puzzle.no.tempting"
