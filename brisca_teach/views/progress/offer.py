"""A view that can bring back what the browser kept of a session that has ended."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from brisca_teach.teaching.progress import Progress
from brisca_teach.views.progress.keeping import Keeping
from brisca_teach.views.progress.mirror import Mirror, Offering, mirror_of
from brisca_teach.views.scene import Action, Scene
from brisca_teach.views.stage import Stage
from brisca_teach.views.words import say


class Offered(Offering, Stage):
    """A stage with a learner's `progress`; while the browser has more of it than this server, it asks."""

    mirror: Mirror | None = None
    _restored = ""

    @property
    def _learner(self) -> Progress | None:
        """The progress that this view writes, if it writes any."""
        return getattr(self, "progress", None)

    def look(self) -> None:
        """See whether there is something to bring back."""
        self._redraw()

    def offering(self, scene: Scene) -> Scene:
        """The scene with the question and its two buttons, while there is one."""
        work = self.mirror.offer if self.mirror is not None else None
        if work is None or work.is_empty:
            return replace(scene, reasons=(*scene.reasons, self._restored)) if self._restored else scene
        asked = say(self.lang, "import.offer", answers=work.answers, date=work.last_day)
        yes, no = (say(self.lang, key) for key in ("b.restore", "b.not_now"))
        actions = (*scene.actions, Action("restore", yes), Action("decline", no))
        return replace(scene, reasons=(*scene.reasons, asked), actions=actions)

    def act(self, action: str) -> None:
        """Bring it back, or leave it; anything else is for the rest of the view."""
        if action not in ("restore", "decline") or self.mirror is None:
            super().act(action)
        elif action == "decline":
            self.mirror.decline()
        else:
            self._restored = Keeping(self.lang, self.mirror.progress).told(self.mirror.restore())
            self._redraw()

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The live view; from now on the browser keeps a copy of the progress."""
        if self.mirror is None and self._learner is not None:
            self.mirror = mirror_of(self._learner, self)
        return super()._repr_mimebundle_(**kwargs)
