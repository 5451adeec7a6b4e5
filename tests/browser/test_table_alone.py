"""The table's own script in a bare page: themes, small screens, keys, silence; what stands round it is faked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest
from axe_playwright_python.sync_playwright import Axe
from example_scenes import BACK, play_scene, quiz_scene
from playwright.sync_api import Browser, Page, expect

from brisca_teach.views.scene import Action, CardView, PlayedView, RowView, Scene, SeatView
from brisca_teach.views.table import CardTable

SHELL = """<!doctype html><html lang="es"><head><title>Mesa</title></head>
<body class="%s"><main tabindex="0"></main></body></html>"""
MOUNT = """async ([esm, css, state]) => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const module = await import(URL.createObjectURL(new Blob([esm], {type: 'text/javascript'})));
  const heard = {};
  window.sent = [];
  window.model = { get: (key) => state[key], set: (key, value) => { state[key] = value; }, off: () => {},
    on: (name, call) => { (heard[name] ||= []).push(call); }, send: (message) => window.sent.push(message),
    show: (more) => { Object.assign(state, more);
      for (const key in more) for (const call of heard[`change:${key}`] || []) call(); } };
  module.default.initialize({ model: window.model });
  window.leave = module.default.render({ model: window.model, el: document.querySelector('main') });
}"""
TEN = tuple(f"{rank}{suit}" for suit in "OC" for rank in (1, 3, 12, 11, 10))


def crowded() -> Scene:
    """Six players, ten cards each, everything to press that a table can have."""
    hand = tuple(CardView(code, f"Carta {code}", ("playable",), "hay que asistir") for code in TEN)
    others = tuple(SeatView(f"Jugadora {n}", "10 tapadas", (BACK,) * 10, "3 bazas", said="Paso") for n in range(5))
    return Scene(
        label="Mesa llena",
        prompt="¿Cuáles ganan al rey de copas si pintan oros y ya no queda mazo?",
        progress="Pregunta 3 de 12. Bien: 2.",
        trump="B",
        trump_words="Pintan bastos.",
        seats=(SeatView("Tú", "Tus cartas", hand, turn=True), *others),
        trick=tuple(PlayedView(f"Jugadora {n}", CardView("12C", "Rey", ("winning",))) for n in range(6)),
        rows=(RowView("Bastos", tuple(CardView(f"{n}B", "x", ("playable",)) for n in range(1, 8)), small=True),),
        turn_up=CardView("4B", "Cuatro de bastos"),
        stock="Mazo: 24 cartas",
        stock_count=23,
        actions=(
            *(Action(f"bid:{n}", str(n), "bid") for n in range(70, 121, 5)),
            Action("claim", "Enseñar los triunfos y llevarte el resto", disabled=True, note="aún queda mazo"),
            Action("open", "Cartas a la vista", "setting", pressed=True),
        ),
        log=("Sale Inés.",),
    )


class Alone:
    """A page with one table; `put` starts it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def put(self, scene: Scene, classes: str = "", style: str = "") -> Page:
        table = CardTable(scene)
        state = {key: value for key, value in table.get_state().items() if key in ("drawn", "at", "faces", "fresh")}
        table.close()
        self.page.set_content(SHELL % classes)
        self.page.add_style_tag(content=f"body {{ margin: 0; {style} }}")
        self.page.evaluate(MOUNT, [str(CardTable._esm), str(CardTable._css), state])
        return self.page

    def sent(self) -> list[str]:
        """What was pressed, in order."""
        return [message.get("pick") or message.get("act") for message in self.page.evaluate("window.sent")]


@pytest.fixture
def alone(browser: Browser) -> Iterator[Alone]:
    context = browser.new_context(viewport={"width": 900, "height": 700})
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield Alone(page)
    context.close()
    assert errors == []


@pytest.mark.parametrize(
    ("classes", "style", "tone"),
    [
        ("", "", "light"),
        ("", "background: #111111", "dark"),
        ("vscode-dark", "background: rgb(30, 30, 30); color: #cccccc", "dark"),
        ("vscode-light", "background: white; color: black", "light"),
        ("", "background: #383838; color: #d5d5d5", "dark"),
    ],
)
@pytest.mark.parametrize("scene", [play_scene(), quiz_scene("right"), crowded()], ids=["play", "quiz", "crowded"])
def test_words_are_readable_whatever_page_the_table_stands_in(
    alone: Alone, scene: Scene, classes: str, style: str, tone: str
) -> None:
    page = alone.put(scene, classes, style)

    expect(page.locator(".brisca")).to_have_attribute("data-tone", tone)
    found = Axe().run(page, context=".brisca").response["violations"]
    assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []


def test_the_tone_follows_the_page_when_its_theme_changes(alone: Alone) -> None:
    page = alone.put(play_scene(), style="background: white")

    page.evaluate("document.body.style.background = '#111'")

    expect(page.locator(".brisca")).to_have_attribute("data-tone", "dark")


@pytest.mark.parametrize("width", [360, 320, 240])
@pytest.mark.parametrize("scene", [play_scene(), quiz_scene("right"), crowded()], ids=["play", "quiz", "crowded"])
def test_small_screens_scroll_in_one_direction_and_targets_are_large(alone: Alone, scene: Scene, width: int) -> None:
    alone.page.set_viewport_size({"width": width, "height": 640})
    page = alone.put(scene)

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    boxes = page.locator(".brisca button, .brisca summary").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"
    )
    assert boxes
    assert all(side >= 44 for box in boxes for side in box)


def test_with_confirmation_always_on_even_a_key_must_be_pressed_twice(alone: Alone) -> None:
    page = alone.put(replace(play_scene(), confirm="always"))
    page.get_by_role("button", name="Tres de copas").focus()

    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Tres de copas").first).to_have_attribute("aria-pressed", "true")
    assert alone.sent() == []
    page.keyboard.press("Enter")

    assert alone.sent() == ["3C"]


def test_escape_first_lets_go_of_the_chosen_card_then_leaves(alone: Alone) -> None:
    page = alone.put(replace(play_scene(), confirm="always"))
    card = page.get_by_role("group", name="Tus cartas").get_by_role("button", name="Tres de copas")
    card.focus()
    page.keyboard.press("Enter")

    page.keyboard.press("Escape")
    expect(card).not_to_have_attribute("aria-pressed", "true")
    expect(card).to_be_focused()
    page.keyboard.press("Escape")

    expect(page.locator("main")).to_be_focused()


def test_holding_enter_down_presses_once(alone: Alone) -> None:
    page = alone.put(play_scene())
    page.get_by_role("button", name="Tres de copas").focus()

    page.keyboard.down("Enter")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")

    assert alone.sent() == ["3C"]


def test_the_keys_are_told_and_shown_to_those_who_use_them(alone: Alone) -> None:
    page = alone.put(play_scene())
    keys = page.get_by_text("Flechas: elegir carta. Intro: echarla.")
    expect(keys).to_have_css("opacity", "0")

    page.keyboard.press("Tab")
    page.keyboard.press("Tab")

    expect(keys).to_have_css("opacity", "1")


def test_silence_behind_the_table_is_told(alone: Alone) -> None:
    alone.page.clock.install()
    page = alone.put(play_scene())
    page.get_by_role("button", name="Tres de copas").click()

    page.clock.run_for(11_000)

    expect(page.get_by_role("status")).to_contain_text("La mesa se ha parado")


def test_after_an_answer_the_keyboard_is_on_the_way_on(alone: Alone) -> None:
    page = alone.put(quiz_scene())
    page.get_by_role("button", name="Tú").focus()
    answered = quiz_scene("right")
    going_on = replace(answered, actions=(*answered.actions, Action("next", "Seguir", "primary")))
    table = CardTable(going_on)

    page.evaluate("(drawn) => window.model.show({drawn, at: 2})", table.drawn)

    table.close()
    expect(page.get_by_role("button", name="Seguir")).to_be_focused()


def test_a_closed_view_listens_to_no_key(alone: Alone) -> None:
    page = alone.put(play_scene())
    page.evaluate("() => { window.keys = []; document.addEventListener('keydown', (e) => window.keys.push(e.key)); }")
    page.get_by_role("button", name="Tres de copas").focus()
    page.keyboard.press("q")
    page.evaluate("window.leave()")
    page.get_by_role("button", name="Tres de copas").focus()
    page.keyboard.press("w")

    assert page.evaluate("window.keys") == ["w"]


def test_words_of_a_scene_are_never_markup(alone: Alone) -> None:
    page = alone.put(replace(play_scene(), prompt="<img src=x onerror=alert(1)>", log=("<b>x</b>",)))

    expect(page.locator(".brisca img, .brisca b")).to_have_count(0)
    expect(page.get_by_text("<img src=x onerror=alert(1)>")).to_be_visible()


def test_colours_forced_by_the_system_keep_cards_and_marks(alone: Alone) -> None:
    alone.page.emulate_media(forced_colors="active")
    page = alone.put(play_scene())

    ring = page.locator(".b-is-winning .b-face").evaluate("one => getComputedStyle(one).outlineStyle")
    badge = page.locator(".b-badge").evaluate(
        "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    )
    face = page.locator(".b-is-winning svg").first.evaluate("one => getComputedStyle(one).forcedColorAdjust")
    assert (ring, face) == ("solid", "none")
    assert len(set(badge)) == 2
    expect(page.get_by_text("va ganando")).to_be_visible()


def test_a_scene_travels_as_plain_json() -> None:
    table = CardTable(crowded())

    assert json.loads(json.dumps(table.drawn)) == table.drawn
    table.close()
