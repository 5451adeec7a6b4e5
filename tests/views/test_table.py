"""The widget reports each press once, believes nothing, shows nothing hidden and leaves nothing behind."""

from __future__ import annotations

import base64
import gc
import json
import re
from dataclasses import replace
from typing import Any

import pytest
from example_scenes import play_scene, quiz_scene

from brisca_teach.views.art import card_body
from brisca_teach.views.scene import CardView, to_json
from brisca_teach.views.svg import static_html
from brisca_teach.views.table import CardTable
from brisca_teach.views.text import tell

ALL = [f"{rank}{suit}" for suit in "OCEB" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]


class Player:
    """A table and what it reported."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.table = CardTable(play_scene(), on_pick=self.heard.append, on_act=self.heard.append)
        self.sent: list[Any] = []
        self.table.send = self.sent.append

    def receive(self, content: object) -> list[str]:
        self.table._receive(self.table, content, [])
        return self.heard


@pytest.fixture
def player() -> Player:
    return Player()


def live_models() -> int:
    from ipywidgets.widgets.widget import _instances

    gc.collect()
    return len(_instances)


def test_a_pressed_card_is_reported(player: Player) -> None:
    assert player.receive({"pick": "3C", "n": 17, "at": 1}) == ["3C"]


def test_a_pressed_button_is_reported(player: Player) -> None:
    assert player.receive({"act": "hint", "n": 18, "at": 1}) == ["hint"]


def test_a_repeated_number_is_one_press(player: Player) -> None:
    player.receive({"pick": "3C", "n": 17})
    player.receive({"pick": "3C", "n": 17})

    assert player.heard == ["3C"]


def test_another_number_is_judged_by_itself(player: Player) -> None:
    player.receive({"pick": "3C", "n": 17})
    player.receive({"act": "hint", "n": 18})

    assert player.heard == ["3C", "hint"]


def test_a_press_made_on_an_older_scene_is_out_of_date(player: Player) -> None:
    player.table.show(play_scene("Sales tú."))

    assert player.receive({"pick": "3C", "n": 1, "at": 1}) == []
    assert player.receive({"pick": "3C", "n": 2, "at": 2}) == ["3C"]


@pytest.mark.parametrize("code", ["7B", "12C", "4O", "1O", "", "3c", "3C ", "x" * 1000])
def test_only_playable_cards_are_accepted(player: Player, code: str) -> None:
    assert player.receive({"pick": code, "n": 1}) == []


@pytest.mark.parametrize("action", ["exchange:7O", "claim", "", "held"])
def test_only_enabled_actions_are_accepted(player: Player, action: str) -> None:
    assert player.receive({"act": action, "n": 1}) == []


@pytest.mark.parametrize(
    "message",
    [None, "3C", [], {}, {"pick": "3C"}, {"pick": "3C", "n": "1"}, {"pick": "3C", "n": True}, {"pick": ["3C"], "n": 1},
     {"act": {"id": "hint"}, "n": 1}, {"n": 1}, {"pick": "3C", "n": 1.0}, {"pick": "3C", "n": 1, "at": "1"}],
)  # fmt: skip
def test_a_message_that_makes_no_sense_does_nothing(player: Player, message: object) -> None:
    assert player.receive(message) == []


def test_a_press_that_changes_nothing_is_acknowledged(player: Player) -> None:
    player.receive({"pick": "7B", "n": 5})

    assert player.sent == [{"heard": 5}]


def test_tests_and_lessons_can_press_without_a_browser(player: Player) -> None:
    player.table.pick("3C")
    player.table.pick("7B")
    player.table.act("lang")

    assert player.heard == ["3C", "lang"]


def test_showing_a_scene_is_one_message(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[object] = []
    monkeypatch.setattr(CardTable, "_send", lambda _self, msg, buffers=None: sent.append(msg))

    player.table.show(quiz_scene())

    assert [message["method"] for message in sent if isinstance(message, dict)] == ["update"]


def test_a_drawing_travels_once(player: Player) -> None:
    assert player.table.fresh == {}
    first = dict(player.table.faces)

    player.table.show(quiz_scene())
    assert set(player.table.fresh) == {"spanish/2E", "spanish/suit-E"}
    player.table.show(play_scene())
    assert player.table.fresh == {}
    assert set(player.table.faces) == {*first, "spanish/2E", "spanish/suit-E"}


def test_the_same_scene_again_sends_nothing(player: Player) -> None:
    player.table.show(play_scene())

    assert player.table.at == 1


def test_hidden_cards_are_nowhere_in_what_leaves_python(player: Player) -> None:
    bundle = player.table._repr_mimebundle_()
    assert bundle is not None
    state = {key: value for key, value in player.table.get_state().items() if key not in ("_esm", "_css")}
    picture = base64.b64decode(re.findall('base64,([^"]*)', bundle[0]["text/html"])[0]).decode()
    leaving = json.dumps([state, bundle[0]], default=str, ensure_ascii=False)

    named = set(re.findall(r'"(?:spanish/)?(\d+[OCEB])"', leaving))
    drawn = {code for code in ALL if json.dumps(card_body(code))[1:-1] in leaving or card_body(code) in picture}
    assert named == {"3C", "7B", "12C", "4O"}
    assert drawn == named
    assert set(player.table.faces) == {f"spanish/{key}" for key in ("3C", "7B", "12C", "4O", "back", "suit-O")}


def test_showing_a_table_again_is_not_listening_again(player: Player) -> None:
    for _ in range(3):
        player.table._repr_mimebundle_()

    assert player.receive({"pick": "3C", "n": 17}) == ["3C"]


def test_a_hand_that_is_opened_sends_its_faces_then_and_not_before(player: Player) -> None:
    assert "spanish/1O" not in player.table.faces
    you, ines = play_scene().seats
    opened = replace(ines, cards=(CardView("1O", "As de oros, 11 puntos, triunfo"),))

    player.table.show(replace(play_scene(), seats=(you, opened)))

    assert set(player.table.fresh) == {"spanish/1O"}


def test_what_stands_for_the_table_at_rest_is_always_the_same(player: Player) -> None:
    bundle = player.table._repr_mimebundle_()
    assert bundle is not None

    assert bundle[0]["text/plain"] == tell(play_scene())
    assert bundle[0]["text/html"] == static_html(play_scene())
    assert "application/vnd.jupyter.widget-view+json" in bundle[0]
    assert repr(player.table) == "CardTable('Mesa de brisca')"


def test_showing_and_pressing_leave_no_value_behind_for_a_cell_to_print(player: Player) -> None:
    methods: tuple[Any, ...] = (
        lambda: player.table.show(quiz_scene()),
        lambda: player.table.pick("3C"),
        lambda: player.table.act("who:0"),
    )
    assert [method() for method in methods] == [None, None, None]


def test_a_table_has_a_fixed_number_of_models_however_long_it_is_used() -> None:
    before = live_models()
    table = CardTable(play_scene())
    with_table = live_models()
    for n in range(200):
        table.show(play_scene(f"Aviso {n}"))

    assert live_models() == with_table
    table.close()
    assert live_models() == before


def test_two_hundred_tables_shown_and_closed_leave_nothing() -> None:
    before = live_models()
    for _ in range(200):
        CardTable(play_scene()).close()

    assert live_models() == before


def test_synced_values_are_new_objects(player: Player) -> None:
    before = player.table.drawn
    player.table.show(quiz_scene())

    assert before == to_json(play_scene())
    assert player.table.drawn is not before


def test_the_front_end_asks_nobody_for_anything() -> None:
    source = str(CardTable._esm) + str(CardTable._css)
    addresses = set(re.findall(r"https?://[^\"'`\s)]+", source))

    assert addresses == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"^\s*import |@import|url\(|@font-face|fetch\(", source, re.M)
