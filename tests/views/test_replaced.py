"""A view lives as long as a cell shows it: running cells again leaves no models behind."""

from __future__ import annotations

import gc
import itertools
from typing import Any

import pytest

from brisca_teach.teaching.drills import trick
from brisca_teach.views import replaced
from brisca_teach.views.question_view import AskView
from brisca_teach.views.replaced import Desk, Run, this_run


class View:
    """A view that knows whether it was closed."""

    closed = 0

    def close(self) -> None:
        self.closed += 1


class Shell:
    """A shell that runs what a front end sends."""

    def __init__(self, cell: str = "", number: str = "1", **more: object) -> None:
        self.message: dict[str, Any] = {"metadata": {"cellId": cell, **more}, "header": {"msg_id": number}}

    def get_parent(self) -> dict[str, Any]:
        return self.message


def live_models() -> int:
    from ipywidgets.widgets.widget import _instances

    gc.collect()
    return len(_instances)


def ask() -> AskView:
    return AskView("es", trick.ask("7C 12C", "O"))


def test_two_hundred_runs_of_a_cell_leave_one_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Case C81."""
    runs = itertools.count()
    monkeypatch.setattr(replaced, "_shell", lambda: Shell("cell", str(next(runs))))
    ask()._repr_mimebundle_()
    before = live_models()
    for _ in range(200):
        ask()._repr_mimebundle_()

    assert live_models() == before


def test_views_of_one_run_live_together_and_go_together() -> None:
    desk, first, second, third = Desk(), View(), View(), View()
    desk.show(first, Run("a", "1"))
    desk.show(second, Run("a", "1"))
    desk.show(first, Run("a", "1"))
    assert (first.closed, second.closed) == (0, 0)
    desk.show(third, Run("a", "2"))

    assert (first.closed, second.closed, third.closed) == (1, 1, 0)


def test_a_view_that_another_cell_shows_stays() -> None:
    desk, view = Desk(), View()
    desk.show(view, Run("a", "1"))
    desk.show(view, Run("b", "2"))
    desk.show(View(), Run("a", "3"))
    assert view.closed == 0
    desk.show(View(), Run("b", "4"))

    assert view.closed == 1


def test_the_same_view_shown_again_by_its_cell_stays() -> None:
    desk, view = Desk(), View()
    for run in "123":
        desk.show(view, Run("a", run))

    assert view.closed == 0


def test_what_a_deleted_cell_showed_is_closed() -> None:
    desk, view = Desk(), View()
    desk.show(view, Run("a", "1"))
    desk.show(View(), Run("b", "2", ("a",)))

    assert view.closed == 1


def test_a_view_that_was_closed_can_be_shown_again() -> None:
    view = ask()
    before = view.table
    view.close()
    view.close()

    assert view.table is not None and view.table is not before
    view.close()


@pytest.mark.parametrize("shell", [None, object(), Shell(), Shell("")])
def test_without_a_cell_nothing_is_noted(shell: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaced, "_shell", lambda: shell)

    assert this_run() is None


def test_a_run_is_what_the_front_end_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaced, "_shell", lambda: Shell("c", "7", deletedCells=["x"]))

    assert this_run() == Run("c", "7", ("x",))
