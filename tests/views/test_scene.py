"""A scene says what a table shows, and nothing that is hidden."""

from __future__ import annotations

import json
from dataclasses import FrozenInstanceError, fields, replace

import pytest
from example_scenes import BACK, KING, THREE, play_scene, quiz_scene

from brisca_teach.views.scene import (
    LABELS,
    MARKS,
    Action,
    CardView,
    Labels,
    Scene,
    enabled,
    faces,
    playable,
    spoken_name,
    to_json,
)
from brisca_teach.views.words import LANGUAGES


def test_a_scene_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        play_scene().prompt = "otra"  # type: ignore[misc]


def test_equal_scenes_give_the_same_json() -> None:
    assert json.dumps(to_json(play_scene())) == json.dumps(to_json(play_scene()))


def test_json_has_json_types_only() -> None:
    tree = to_json(play_scene())

    assert json.loads(json.dumps(tree)) == tree
    assert tree["seats"][0]["turn"] is True
    assert tree["actions"][0]["pressed"] is None
    assert tree["trick"][1]["card"] is None


def test_only_playable_cards_can_be_picked() -> None:
    assert playable(play_scene()) == {"3C"}


def test_only_enabled_actions_can_be_pressed() -> None:
    assert enabled(play_scene()) == {"hint", "lang"}


def test_faces_are_the_open_cards_in_an_order_that_tells_nothing() -> None:
    assert faces(play_scene()) == ("12C", "3C", "4O", "7B")


@pytest.mark.parametrize("mark", ["playable", "trump", "winning", "won"])
def test_a_face_down_card_carries_no_mark_that_tells_what_it_is(mark: str) -> None:
    with pytest.raises(ValueError, match="face-down"):
        replace(BACK, marks=(mark,))


def test_unknown_marks_kinds_and_verdicts_are_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"shiny.*playable"):
        CardView("3C", marks=("shiny",))
    with pytest.raises(ValueError, match=r"lever.*button"):
        Action("a", "A", kind="lever")
    with pytest.raises(ValueError, match=r"perhaps.*right"):
        Scene(verdict="perhaps")


def test_two_actions_cannot_share_an_id() -> None:
    with pytest.raises(ValueError, match="share an id"):
        Scene(actions=(Action("a", "A"), Action("a", "B")))


def test_every_ring_and_sign_has_its_word_in_the_spoken_name() -> None:
    assert spoken_name(KING, LABELS["es"]) == "Rey de copas, 4 puntos, va ganando, sale"
    assert spoken_name(KING, LABELS["en"]).endswith(", winning, leads")


def test_a_word_already_in_the_name_is_not_said_twice() -> None:
    chosen = replace(THREE, name="Tres de copas, 10 puntos, elegida", marks=("chosen",))

    assert spoken_name(chosen, LABELS["es"]) == chosen.name


def test_words_under_a_card_travel_with_it() -> None:
    trick = to_json(quiz_scene("right"))["trick"]

    assert trick[1]["card"]["words"] == ["se la lleva"]
    assert trick[0]["card"]["words"] == []


def test_a_scene_speaks_its_own_language_unless_it_brings_words() -> None:
    assert Scene(lang="en").words.trick == "The trick"
    assert Scene(lang="en", labels=replace(LABELS["en"], trick="X")).words.trick == "X"


def test_both_languages_have_every_fixed_word() -> None:
    for part in fields(Labels):
        es, en = (getattr(LABELS[lang], part.name) for lang in LANGUAGES)
        assert es and en
        assert es != en or es == "no"


def test_every_mark_that_is_shown_by_colour_has_a_word() -> None:
    silent = {"playable", "blocked", "trump"}  # a button, words under the card, the card's own name
    assert {mark for mark in MARKS if mark not in silent} <= {part.name for part in fields(Labels)}
