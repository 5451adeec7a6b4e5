"""Which cell of a notebook shows what, so that a view is freed when its cell is run again or taken away."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol


class Closable(Protocol):
    """What a cell can show and give up."""

    def close(self) -> None:
        """Free the live view."""


class Run(NamedTuple):
    """One run of a cell, and the cells that the front end says are gone."""

    cell: str
    number: str
    gone: tuple[str, ...] = ()


class Desk:
    """What each cell shows now. A view is closed once no cell shows it any more."""

    def __init__(self) -> None:
        self._runs: dict[str, str] = {}
        self._views: dict[str, list[Closable]] = {}

    def show(self, view: Closable, run: Run) -> None:
        """Note that this run shows the view; what the cell showed on an earlier run is closed."""
        replaced = [cell for cell in (run.cell, *run.gone) if self._runs.get(cell, run.number) != run.number]
        left = [one for cell in replaced for one in self._views.pop(cell, [])]
        self._runs[run.cell] = run.number
        mine = self._views.setdefault(run.cell, [])
        if not any(view is other for other in mine):
            mine.append(view)
        for old in left:
            if not self._is_shown(old):
                old.close()

    def _is_shown(self, view: Closable) -> bool:
        return any(view is other for views in self._views.values() for other in views)


def this_run() -> Run | None:
    """The run that goes on now, as a Jupyter front end describes it; None where there is no cell."""
    shell = _shell()
    message: Mapping[str, Any] = shell.get_parent() if hasattr(shell, "get_parent") else {}
    about, header = message.get("metadata") or {}, message.get("header") or {}
    cell = about.get("cellId")
    if not (isinstance(cell, str) and cell and "msg_id" in header):
        return None
    return Run(cell, str(header["msg_id"]), tuple(map(str, about.get("deletedCells") or ())))


def _shell() -> Any:
    """The running shell; nothing is imported to find it."""
    interactive = sys.modules.get("IPython")
    return interactive.get_ipython() if interactive else None


DESK = Desk()
"""The desk of this kernel."""
