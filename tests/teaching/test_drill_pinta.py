"""The pinta: one gap more in each suit, told by the frame alone."""

from __future__ import annotations

import re

import pytest

from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills import pinta
from brisca_teach.views.art import PINTA, card_svg
from brisca_teach.views.question_text import question_text
from brisca_teach.views.question_view import AskView
from brisca_teach.views.words import LANGUAGES, suit_name


@pytest.mark.parametrize(("suit", "gaps"), [("O", 0), ("C", 1), ("E", 2), ("B", 3)])
def test_the_suit_is_told_by_the_gaps_that_its_cards_have(suit: str, gaps: int) -> None:
    question = pinta.ask(suit)
    frame = re.search(r'd="(M8 [^"]*)"', card_svg(f"7{suit}"))
    bare = re.search(r'd="(M8 [^"]*)"', card_svg(f"frame{gaps}", PINTA))

    assert question.shown.frames == (gaps,)
    assert question.parts[0].right == (suit,)
    assert frame is not None and bare is not None and frame[1] == bare[1]


def test_the_frames_differ_in_nothing_but_their_gaps() -> None:
    drawn = [re.sub(r' d="M8 [^"]*"', "", card_svg(f"frame{gaps}", PINTA)) for gaps in range(4)]

    assert len(set(drawn)) == 1
    assert len({card_svg(f"frame{gaps}", PINTA) for gaps in range(4)}) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("suit", "OCEB")
def test_nothing_on_the_table_names_the_suit(lang: str, suit: str) -> None:
    view = AskView(lang, pinta.ask(suit))
    scene, told = view.scene(), question_text(view.question, lang).partition("?")[0]
    (card,) = scene.rows[0].cards

    assert scene.deck == PINTA
    assert suit_name(suit, lang).lower() not in f"{card.name} {card.code} {told}".lower()


def test_several_cards_are_named_in_their_order() -> None:
    question = pinta.ask("B O C")

    assert question.parts[0].form == "order"
    assert question.check("B O C").correct
    assert question.check("B C O").facts["suit"] == "O"


@pytest.mark.parametrize("item", ["", "X", "OO", "4O"])
def test_what_is_no_suit_is_refused(item: str) -> None:
    with pytest.raises(BadText, match=r"pos\.suit"):
        pinta.ask(item)


@pytest.mark.parametrize(("level", "count"), pinta.SHOWN.items())
def test_the_suits_take_turns(level: int, count: int) -> None:
    made = next(pinta.DRILL.rounds(2, 4, level))

    assert sorted(question.parts[0].right[0] for question in made) == ["B", "C", "E", "O"]
    assert all(len(question.shown.frames) == count for question in made)
