"""A deal at the table which, once it is over, can be gone through again in the same place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from brisca_teach.engine.refusal import BadText
from brisca_teach.views.play import PlaySession
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.review.review_session import ReviewSession
from brisca_teach.views.scene import Action, Scene

STEP = 10  # per cent of the work after which the status line says how far it is


class ReviewedPlay(PlaySession):
    """A PlaySession with one more button at the end of the deal: review, which shows what each move cost."""

    reviewing: ReviewSession | None = None

    def review(self) -> ReviewSession:
        """The deal that has just been played, gone through again; BadText while it lasts."""
        if not self.moment.is_over:
            raise BadText("review.no.yet")
        return ReviewSession(self.lang, self.record, self.moment.me, progress=self._progress())

    def scene(self) -> Scene:
        """The table as it stands, or the review of it."""
        if self.reviewing:
            return self.reviewing.scene()
        scene = super().scene()
        if not self.moment.is_over:
            return scene
        return replace(scene, actions=tuple(_inserted(scene.actions, Action("review", self.voice.say("b.review")))))

    @property
    def voice(self) -> TableVoice:
        """How this table speaks now."""
        return self.reviewing.voice if self.reviewing else super().voice

    def _pick(self, code: str) -> None:
        if self.reviewing:
            self.reviewing.pick(code)
        else:
            super()._pick(code)

    def _act(self, action: str) -> None:
        if self.reviewing:
            self._in_review(self.reviewing, action)
        elif action == "review":
            self.reviewing = self.review()
            self.reviewing.can_leave = True
        else:
            super()._act(action)

    def _in_review(self, reviewing: ReviewSession, action: str) -> None:
        """Press a button of the review; what is set there stays set at the table."""
        if action == "leave":
            self.reviewing = None
            self._set(replace(self.settings, lang=reviewing.lang))
        else:
            reviewing.act(action)

    def _progress(self) -> Callable[[float], None]:
        """What says in the status line how far the work is, while it lasts."""
        said = 0

        def tell(share: float) -> None:
            nonlocal said
            if self._table is not None and share * 100 >= said + STEP:
                said = int(share * 100)
                self._table.show(replace(self.scene(), status=self.voice.say("review.working", n=said)))

        return tell


def _inserted(actions: tuple[Action, ...], action: Action) -> list[Action]:
    """The actions with this one before the settings."""
    at = next((at for at, one in enumerate(actions) if one.kind == "setting"), len(actions))
    return [*actions[:at], action, *actions[at:]]
