"""The browser fixtures themselves, on a notebook made on the fly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest
from jupyter_browser import NotebookPage
from playwright.sync_api import expect

WIDGET = """\
import anywidget
class Button(anywidget.AnyWidget):
    _esm = '''
      export default { render({ model, el }) {
        const button = document.createElement("button");
        button.textContent = "Press";
        button.onclick = () => model.send({ pressed: true });
        model.on("msg:custom", (message) => { button.textContent = message.said; });
        el.append(button);
      } };
    '''
presses = []
button = Button()
def pressed(widget, content, buffers):
    presses.append(content)
    widget.send({"said": f"Pressed {len(presses)}"})
button.on_msg(pressed)
button"""

Opener = Callable[[Path], NotebookPage]


KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}


def write(path: Path, cells: list[nbformat.NotebookNode]) -> Path:
    notebook = nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)
    path.write_text(nbformat.writes(notebook), encoding="utf-8")
    return path


@pytest.fixture
def notebook(tmp_path: Path) -> Path:
    cells = [nbformat.v4.new_markdown_cell("# Ñandú"), nbformat.v4.new_code_cell(WIDGET)]
    return write(tmp_path / "small.ipynb", cells)


def test_a_click_reaches_python_and_its_answer_the_page(lab_page: Opener, notebook: Path) -> None:
    page = lab_page(notebook)

    assert page.run_all()
    button = page.output(1).get_by_role("button")
    button.click()

    expect(button).to_have_text("Pressed 1")
    assert page.kernel_eval("presses") == "[{'pressed': True}]"
    assert page.sources() == [["markdown", "# Ñandú"], ["code", WIDGET]]


def test_a_failing_cell_is_reported(lab_page: Opener, tmp_path: Path) -> None:
    broken = write(tmp_path / "broken.ipynb", [nbformat.v4.new_code_cell("1 / 0")])

    assert not lab_page(broken).run_all()


def test_a_request_that_leaves_the_machine_is_noticed(lab_page: Opener, lab_tab, notebook: Path) -> None:
    page = lab_page(notebook)
    page.ask("await fetch('http://example.invalid/').catch(() => {})")

    assert lab_tab.outside == ["http://example.invalid/"]
    lab_tab.outside.clear()


@pytest.mark.usefixtures("dark", "narrow")
def test_dark_theme_on_a_narrow_screen(lab_page: Opener, notebook: Path) -> None:
    page = lab_page(notebook)
    assert page.run_all()

    expect(page.page.locator("body")).to_have_attribute("data-jp-theme-light", "false")
    box = page.output(1).bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 360
