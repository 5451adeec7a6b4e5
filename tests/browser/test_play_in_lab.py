"""Whole deals in a real JupyterLab: clicked, typed on the keyboard alone, and tapped on a small phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from jupyter_browser import NotebookPage
from playwright.sync_api import CDPSession, Locator, expect

Opener = Callable[[Path], NotebookPage]
GAMES = ("chiamata", "marianna", "portena", "rematada", "muerte_tres", "brusquembille")
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
FIRST, KEYS, TOUCH = 1, 1 + len(GAMES), 2 + len(GAMES)
WHOLE_DEAL = 200  # presses; more than any deal needs

# Presses what can be pressed, one thing after the other, each after the answer to the last, until the deal is over.
CLICKER = """async ([root, most]) => {
  const pressed = [];
  let chance = 7;
  const next = (n) => { chance = (chance * 1103515245 + 12345) % 2147483648; return chance % n; };
  const offered = () => [...root.querySelectorAll('button[data-key]:not([aria-disabled])')]
    .filter((one) => !one.closest('[data-group=settings]') && !['same', 'hint', 'talk'].includes(one.dataset.act));
  const answer = () => new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error('no answer after ' + pressed.slice(-3))), 20000);
    const watch = new MutationObserver(() => { watch.disconnect(); clearTimeout(late); done(); });
    watch.observe(root, { subtree: true, childList: true, characterData: true });
  });
  while (pressed.length < most) {
    const buttons = offered();
    if (buttons.some((one) => one.dataset.act === 'again')) return pressed;
    const bold = buttons.filter((one) => !['pass', 'solo'].includes(one.dataset.act));  // wins the auction, and calls
    const choice = bold.length ? bold : buttons;
    const chosen = buttons.find((one) => (one.dataset.act || '').startsWith('bury:')) || choice[next(choice.length)];
    pressed.push(chosen.dataset.key);
    const answered = answer();
    chosen.click();
    await answered;
  }
  throw new Error('not over: ' + pressed.slice(-9));
}"""


def notebook(folder: Path) -> Path:
    """Cell 0 makes a table of each game; the cells after it show one each; the last two are for brisca_2."""
    start = "from brisca_teach.views.play import PlaySession\n"
    games = {key: f"PlaySession('es', '{key}', seed=4)" for key in GAMES}
    games |= {"keys": "PlaySession('es', 'brisca_2', seed=5)", "touch": "PlaySession('es', 'brisca_2', seed=6)"}
    start += "tables = {" + ", ".join(f"{key!r}: {made}" for key, made in games.items()) + "}"
    cells = [nbformat.v4.new_code_cell(source) for source in (start, *(f"tables[{key!r}]" for key in games))]
    path = folder / "play.ipynb"
    path.write_text(nbformat.writes(nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)), encoding="utf-8")
    return path


@pytest.fixture
def lab(lab_page: Opener, tmp_path: Path) -> NotebookPage:
    """The notebook, run."""
    page = lab_page(notebook(tmp_path))
    assert page.run_all()
    return page


def table(lab: NotebookPage, cell: int) -> Locator:
    return lab.output(cell).locator(".brisca")


def kinds(lab: NotebookPage, key: str) -> set[str]:
    """The kinds of moves the learner has made."""
    steps = f"tables[{key!r}].moment.game.steps"
    made = lab.kernel_eval(f"sorted({{type(one.move).__name__ for one in {steps} if one.seat == 0}})")
    return set(made.strip("[]").replace("'", "").split(", "))


def test_six_games_are_clicked_through_side_by_side(lab: NotebookPage) -> None:
    for cell in range(FIRST, FIRST + len(GAMES)):
        root = table(lab, cell).element_handle()
        lab.page.evaluate(CLICKER, [root, WHOLE_DEAL])

    assert lab.kernel_eval(f"[key for key in {GAMES} if not tables[key].moment.is_over]") == "[]"
    assert {"Card", "RankBid", "Call"} <= kinds(lab, "chiamata")
    assert {"Card", "Bid", "Bury", "NameTrump"} <= kinds(lab, "rematada")
    for cell in range(FIRST, FIRST + len(GAMES)):
        expect(table(lab, cell).get_by_role("button", name="Otro reparto")).to_be_visible()
        expect(table(lab, cell).get_by_role("status")).not_to_be_empty()


def wait_for_answer(lab: NotebookPage, root: Locator, before: str) -> None:
    lab.page.wait_for_function(
        "([root, before]) => root.innerText !== before", arg=[root.element_handle(), before], timeout=20_000
    )


def is_over(root: Locator) -> bool:
    return root.locator("button[data-act=again]").count() > 0


def test_a_whole_deal_by_keyboard_alone(lab: NotebookPage) -> None:
    root, before = table(lab, KEYS), lab.sources()
    lab.ask(f"w.content.activeCellIndex = {KEYS}; w.content.mode = 'command'; w.content.activate();")
    for _ in range(60):
        if root.locator("button:focus").count():
            break
        lab.page.keyboard.press("Tab")

    expect(root.locator("button:focus")).to_have_count(1)
    presses = 0
    while not is_over(root) and presses < WHOLE_DEAL:
        told = root.inner_text()
        if presses % 5 == 0:
            lab.page.keyboard.press("ArrowRight")
        lab.page.keyboard.press("Enter" if presses % 2 else "Space")
        wait_for_answer(lab, root, told)
        expect(root.locator("button:focus")).to_have_count(1)
        presses += 1

    assert is_over(root)
    assert lab.kernel_eval("len([one for one in tables['keys'].moment.game.steps if one.takes_trick])") == "20"
    assert lab.sources() == before


class Finger:
    """A finger on the screen."""

    def __init__(self, lab: NotebookPage) -> None:
        self.session: CDPSession = lab.page.context.new_cdp_session(lab.page)
        self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})

    def tap(self, target: Locator) -> None:
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def lift(self) -> None:
        self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
        self.session.detach()


@pytest.mark.usefixtures("narrow")
def test_a_whole_deal_by_touch_on_a_small_phone(lab: NotebookPage) -> None:
    lab.page.set_viewport_size({"width": 360, "height": 640})
    root, finger, taps = table(lab, TOUCH), Finger(lab), 0

    while not is_over(root) and taps < WHOLE_DEAL:
        onward = root.locator(".b-actions button[data-act]:not([aria-disabled]):not(.b-hint)")
        if not onward.count():
            finger.tap(root.locator("button[data-code]:not([aria-disabled])").first)
            onward = root.locator("button[data-act=held]")
            expect(onward).to_be_visible()
        told = root.inner_text()
        finger.tap(onward.last)
        wait_for_answer(lab, root, told)
        taps += 1

    finger.lift()
    assert is_over(root)
    assert root.evaluate("root => root.scrollWidth <= root.clientWidth && root.getBoundingClientRect().right <= 360")
