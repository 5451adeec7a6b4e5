"""What stands in a notebook: a live table while it runs, a picture and a line of text when it does not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from brisca_teach.views.replaced import DESK, this_run
from brisca_teach.views.scene import Scene
from brisca_teach.views.svg import static_html

try:
    from brisca_teach.views.table import CardTable
except ImportError:  # no widgets here: picture and text remain, and every method still answers
    CardTable = None  # type: ignore[assignment, misc]


class Stage(ABC):
    """Something a notebook shows. It keeps no view of its own until it is shown, and one table then.

    When its cell is run again the table is freed: nothing piles up in a long session.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._table: CardTable | None = None

    @abstractmethod
    def scene(self) -> Scene:
        """What is to be seen now."""

    @abstractmethod
    def resting(self) -> Scene:
        """What is to be seen when nothing is running: the question, with its answer folded."""

    @abstractmethod
    def text(self) -> str:
        """The same as text, without the folded answer."""

    def pick(self, card: str) -> None:
        """What choosing a card does."""
        raise LookupError(f"no card to choose here: {card}")

    def act(self, action: str) -> None:
        """What pressing a button does."""
        raise LookupError(f"no such button here: {action}")

    def type(self, field: str, text: str) -> None:
        """What sending a typed text does."""
        raise LookupError(f"nothing to type here: {field}")

    @property
    def table(self) -> CardTable | None:
        """The live table, made when it is first wanted; None where there are no widgets."""
        if self._table is None and CardTable is not None:
            self._table = CardTable(self.scene(), self.pick, self.act, self.type)
        return self._table

    def close(self) -> None:
        """Free the live table; shown once more, the view gets another."""
        table, self._table = self._table, None
        if table is not None:
            table.close()

    def _redraw(self) -> None:
        if self._table is not None:
            self._table.show(self.scene())

    def __repr__(self) -> str:
        return self.text()

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The live view, if there can be one, with the picture and the text that stay when it is gone."""
        run = this_run()
        if run is not None:
            DESK.show(self, run)
        stored = {"text/plain": self.text(), "text/html": static_html(self.resting())}
        live = self.table._repr_mimebundle_(**kwargs) if self.table is not None else None
        if live is None:
            return stored, {}
        bundle, metadata = live
        return bundle | stored, metadata


class Still(Stage):
    """A view that only shows."""

    def __init__(self, lang: str, scene: Scene, text: str) -> None:
        super().__init__(lang)
        self._scene, self._text = scene, text

    def scene(self) -> Scene:
        """What is to be seen."""
        return self._scene

    def resting(self) -> Scene:
        """The same."""
        return self._scene

    def text(self) -> str:
        """What there is to see, in words."""
        return self._text
