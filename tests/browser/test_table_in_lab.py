"""The card table as people use it in a real JupyterLab: mouse, keyboard, finger, two views, two themes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from jupyter_browser import NotebookPage
from playwright.sync_api import Locator, expect
from table_notebook import QUIZ, table_notebook

Opener = Callable[[Path], NotebookPage]
LEAKING = ("a", "b", "d", "d", "x", "z", "m", "y", "r", "c", "v", "h", "1", "2", "3", "j", "k", "ArrowDown", "ArrowUp",
           "Shift+Enter", "Shift+M", "PageDown")  # fmt: skip
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done({}))))"
SMALL = """(root) => [...root.querySelectorAll('button, summary')].map(one => [one.textContent,
  one.getBoundingClientRect().width, one.getBoundingClientRect().height]).filter(([, w, h]) => w < 44 || h < 44)"""


@pytest.fixture
def lab(lab_page: Opener, tmp_path: Path) -> NotebookPage:
    """The notebook, run, with the table in the output of cell 1."""
    page = lab_page(table_notebook(tmp_path, "game.table", QUIZ))
    assert page.run_all()
    return page


def card(place: Locator, name: str) -> Locator:
    return place.get_by_role("group", name="Tus cartas").get_by_role("button", name=name)


def heard(lab: NotebookPage) -> str:
    return lab.kernel_eval("game.heard")


def test_a_click_plays_the_card_and_the_table_says_so(lab: NotebookPage) -> None:
    table = lab.output(1)

    card(table, "Tres de copas").click()

    expect(table.get_by_role("status")).to_have_text("Echas: Tres de copas, 10 puntos.")
    expect(table.get_by_role("img", name="Tú: tres de copas, 10 puntos")).to_be_visible()
    expect(card(table, "Tres de copas")).to_have_count(0)
    assert heard(lab) == "['3C']"


def test_a_blocked_card_is_read_and_not_played(lab: NotebookPage) -> None:
    ace = card(lab.output(1), "As de espadas")

    expect(ace).to_be_disabled()
    ace.click(force=True)

    expect(lab.output(1)).to_contain_text("hay que asistir")
    assert heard(lab) == "[]"


def test_keys_on_a_card_change_no_cell(lab: NotebookPage) -> None:
    before = lab.sources()
    card(lab.output(1), "Tres de copas").focus()

    for key in LEAKING:
        lab.page.keyboard.press(key)

    assert lab.sources() == before
    assert heard(lab) == "[]"
    expect(lab.output(1).get_by_role("group", name="Tus cartas").locator(":focus")).to_have_count(1)


def test_a_hand_is_played_with_arrows_and_enter_and_the_focus_stays(lab: NotebookPage) -> None:
    table = lab.output(1)
    card(table, "Tres de copas").focus()

    lab.page.keyboard.press("ArrowRight")
    expect(card(table, "Rey de oros")).to_be_focused()
    lab.page.keyboard.press("Enter")
    expect(table.get_by_role("status")).to_contain_text("Rey de oros")
    expect(card(table, "Siete de bastos")).to_be_focused()
    lab.page.keyboard.press("Space")
    expect(table.get_by_role("status")).to_contain_text("Siete de bastos")
    expect(card(table, "Tres de copas")).to_be_focused()

    assert heard(lab) == "['12O', '7B']"


def test_tab_goes_from_group_to_group_and_arrows_wrap_inside_one(lab: NotebookPage) -> None:
    table = lab.output(1)
    card(table, "Tres de copas").focus()

    lab.page.keyboard.press("ArrowLeft")
    expect(card(table, "As de espadas")).to_be_focused()
    lab.page.keyboard.press("Home")
    expect(card(table, "Tres de copas")).to_be_focused()
    for name in ("Pista", "Qué ha pasado", "Cartas a la vista"):
        lab.page.keyboard.press("Tab")
        expect(table.locator(":focus")).to_have_text(name)
    lab.page.keyboard.press("Shift+Tab")
    lab.page.keyboard.press("Shift+Tab")
    lab.page.keyboard.press("Shift+Tab")
    expect(card(table, "Tres de copas")).to_be_focused()


def test_escape_gives_the_keyboard_back_to_the_notebook(lab: NotebookPage) -> None:
    before = lab.sources()
    card(lab.output(1), "Tres de copas").focus()

    lab.page.keyboard.press("Escape")
    expect(lab.output(1).locator(".brisca :focus")).to_have_count(0)
    lab.page.keyboard.press("b")

    lab.page.wait_for_function(
        "(n) => window.jupyterapp.shell.currentWidget.content.widgets.length === n", arg=len(before) + 1
    )


def test_commands_with_ctrl_still_reach_the_notebook(lab: NotebookPage) -> None:
    lab.page.evaluate("() => { window.seen = []; document.addEventListener('keydown', e => window.seen.push(e.key)); }")
    card(lab.output(1), "Tres de copas").focus()

    lab.page.keyboard.press("g")
    lab.page.keyboard.press("Control+g")

    assert lab.page.evaluate("window.seen") == ["Control", "g"] or lab.page.evaluate("window.seen") == ["g"]


def test_two_clicks_before_the_redraw_play_one_card(lab: NotebookPage) -> None:
    lab.output(1).locator(".brisca").evaluate(
        "root => root.querySelectorAll('.b-you button.b-is-playable').forEach(one => one.click())"
    )

    expect(lab.output(1).get_by_role("status")).to_contain_text("Echas")
    assert heard(lab) == "['3C']"


def test_two_views_of_one_table_stay_alike_and_each_press_counts_once(lab: NotebookPage) -> None:
    first, second = lab.output(1), lab.output(2)

    card(first, "Tres de copas").click()
    expect(second.get_by_role("img", name="Tú: tres de copas")).to_be_visible()
    card(second, "Siete de bastos").click()
    expect(first.get_by_role("img", name="Tú: siete de bastos")).to_be_visible()

    assert heard(lab) == "['3C', '7B']"


def test_a_view_taken_away_leaves_the_other_working_and_no_listener(lab: NotebookPage) -> None:
    lab.ask("w.content.widgets[2].outputArea.model.clear()")
    expect(lab.output(2)).to_have_count(0)

    card(lab.output(1), "Tres de copas").click()

    expect(lab.output(1).get_by_role("status")).to_contain_text("Echas")
    assert heard(lab) == "['3C']"


def test_a_message_is_read_aloud_once_and_in_one_view_only(lab: NotebookPage) -> None:
    lab.page.evaluate("""() => { window.spoken = [];
      for (const line of document.querySelectorAll('.b-status')) new MutationObserver(() => {
        if (line.getAttribute('aria-live') !== 'off') window.spoken.push(line.textContent);
      }).observe(line, {childList: true, characterData: true, subtree: true}); }""")

    card(lab.output(1), "Tres de copas").click()
    expect(lab.output(1).get_by_role("status")).to_contain_text("Echas")

    assert lab.page.evaluate("window.spoken") == ["Echas: Tres de copas, 10 puntos."]


def test_a_closed_hand_is_nowhere_in_the_page(lab: NotebookPage) -> None:
    table = lab.output(1)

    expect(table.get_by_role("img", name="Cartas de Inés: 3 tapadas")).to_be_visible()
    codes = table.locator("[data-code]").evaluate_all("all => all.map(one => one.dataset.code)")

    assert sorted(codes) == ["12C", "12O", "1E", "3C", "4O", "7B"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(lab: NotebookPage, request: pytest.FixtureRequest, theme: str) -> None:
    if theme == "dark":
        request.getfixturevalue("dark")
    expect(lab.output(1).locator(".brisca")).to_have_attribute("data-tone", theme)

    for output in (1, 3):
        lab.output(output).locator(".brisca").evaluate("root => root.setAttribute('data-checked', '')")
    found = Axe().run(lab.page, context="[data-checked]").response["violations"]

    serious = [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]
    assert serious == []


@pytest.mark.usefixtures("narrow")
def test_at_360_pixels_nothing_scrolls_sideways_and_targets_are_large(lab: NotebookPage) -> None:
    for output in (1, 3):
        root = lab.output(output).locator(".brisca")
        assert root.evaluate("root => root.scrollWidth <= root.clientWidth")
        assert root.evaluate("root => root.getBoundingClientRect().right <= innerWidth")
        assert root.evaluate(SMALL) == []


def test_a_tap_chooses_and_a_second_tap_plays(lab: NotebookPage) -> None:
    table = lab.output(1)
    touch(lab, card(table, "Tres de copas"))
    expect(card(table, "Tres de copas")).to_have_attribute("aria-pressed", "true")
    expect(table.get_by_role("button", name="Echar: Tres de copas")).to_be_visible()
    assert heard(lab) == "[]"

    touch(lab, card(table, "Siete de bastos"))
    expect(card(table, "Tres de copas")).not_to_have_attribute("aria-pressed", "true")
    touch(lab, card(table, "Siete de bastos"))

    expect(table.get_by_role("status")).to_contain_text("Siete de bastos")
    touch(lab, card(table, "Tres de copas"))
    touch(lab, table.get_by_role("button", name="Echar: Tres de copas"))
    expect(table.get_by_role("status")).to_contain_text("Tres de copas")
    assert heard(lab) == "['7B', '3C']"


def touch(lab: NotebookPage, target: Locator) -> None:
    """A finger on the middle of something."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = lab.page.context.new_cdp_session(lab.page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    session.detach()


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_a_card_glides_briefly_unless_motion_is_unwanted(lab: NotebookPage, motion: str, moves: bool) -> None:
    lab.page.emulate_media(reduced_motion=motion)
    lab.page.evaluate("""() => { window.moved = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, how) {
        window.moved.push(how.duration);
        return animate.call(this, frames, how);
      }; }""")

    card(lab.output(1), "Tres de copas").click()
    expect(lab.output(1).get_by_role("status")).to_contain_text("Echas")

    durations = lab.page.evaluate(NEXT_FRAME.format("window.moved"))
    lab.page.emulate_media(reduced_motion="no-preference")
    assert bool(durations) is moves
    assert all(duration <= 200 for duration in durations)


def test_one_press_is_one_message(lab: NotebookPage) -> None:
    lab.ask("""window.messages = []; const kernel = w.sessionContext.session.kernel;
      kernel.anyMessage.connect((_, args) => { if (args.direction === 'send' && args.msg.header.msg_type === 'comm_msg')
        window.messages.push(args.msg.content.data.method); });""")

    card(lab.output(1), "Tres de copas").click()
    expect(lab.output(1).get_by_role("status")).to_contain_text("Echas")

    assert lab.page.evaluate("window.messages") == ["custom"]
