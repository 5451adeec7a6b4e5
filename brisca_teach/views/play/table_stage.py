"""A table that is pressed and typed at: the same gestures for a deal in progress and for one gone through again."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from brisca_teach.engine.refusal import Refusal
from brisca_teach.views.play.typed import read
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.question_view import Said
from brisca_teach.views.stage import Stage
from brisca_teach.views.text import tell


class TableStage(Stage):
    """`pick` and `act` are its gestures; `play` is the same from the keyboard. What cannot be is said, not raised."""

    @property
    @abstractmethod
    def voice(self) -> TableVoice:
        """How this table speaks now."""

    @abstractmethod
    def _pick(self, code: str) -> None:
        """What pressing a card does; a Refusal where nothing can come of it."""

    @abstractmethod
    def _act(self, action: str) -> None:
        """What pressing a button does; a Refusal where nothing can come of it."""

    @abstractmethod
    def _refuse(self, error: Refusal) -> None:
        """Keep what could not be, so that the status line says it."""

    def text(self) -> str:
        """The table in words, with what can be done."""
        return tell(self.scene())

    def pick(self, card: str) -> None:
        """Press a card."""
        self._attempt(self._pick, card)

    def act(self, action: str) -> None:
        """Press a button, by its id."""
        self._attempt(self._act, action)

    def play(self, typed: str = "") -> Said:
        """The table after what is typed: a card, a move, a button's words or number; nothing typed goes on."""
        self._attempt(self._type, typed)
        return Said(self.text())

    def _attempt(self, deed: Callable[[str], None], what: str) -> None:
        """Do it; what cannot be is said in the status line and changes nothing else."""
        try:
            deed(what)
        except Refusal as error:
            self._refuse(error)
        self._redraw()

    def _type(self, typed: str) -> None:
        gesture, what = read(typed, self.scene(), self.voice.words)
        {"pick": self._pick, "act": self._act}[gesture](what)
