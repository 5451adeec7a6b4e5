"""A copy of the progress in the browser: when a borrowed server ends, the next one can be asked to bring it back."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from weakref import WeakKeyDictionary, WeakSet

from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_text import LONGEST, read_text, write_text
from brisca_teach.teaching.progress_work import Work
from brisca_teach.views.replaced import this_run

try:
    import anywidget
    import traitlets

    class MirrorModel(anywidget.AnyWidget):
        """The copy on its way: what is written here the browser keeps. It has nothing to show."""

        _esm = files("brisca_teach.views.progress").joinpath("mirror.js").read_text("utf-8")
        mark = traitlets.Unicode().tag(sync=True)
        text = traitlets.Unicode().tag(sync=True)

        def __init__(self, mark: str, text: str, on_found: Callable[[str], None]) -> None:
            super().__init__(mark=mark, text=text)
            self._on_found = on_found
            self.on_msg(self.receive)

        def receive(self, _widget: object, content: object, _buffers: object) -> None:
            """Judge one message of the browser: what copy it has found."""
            found = content.get("found") if isinstance(content, dict) else None
            if isinstance(found, str) and len(found) <= LONGEST:
                self._on_found(found)

except ImportError:  # no widgets here: no browser to keep anything
    MirrorModel = None  # type: ignore[assignment, misc]


class Offering:
    """A view that shows the offer: `look` is called when there is one, or no more."""

    def look(self) -> None:
        """See what has changed."""


class Mirror:
    """Keeps the browser's copy up to date, and knows what an older copy has that is missing here."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.offer = Work()  # what could be brought back; empty when there is nothing to ask
        self.views: WeakSet[Offering] = WeakSet()
        self.model = MirrorModel(progress.mark(), self._text(), self.found)
        progress.listen(self.keep)

    def keep(self) -> None:
        """Send the browser what there is now."""
        self.model.text = self._text()

    def found(self, text: str) -> None:
        """Look at the copy that the browser has found; one that brings nothing new is not worth a question."""
        theirs = _readable(text)
        is_new = not self._has(theirs)
        self._ask(theirs if is_new else Work())
        if text and not is_new:
            self.model.send({"done": "restored"})

    def _has(self, theirs: Work) -> bool:
        mine = self.progress.work()
        return mine.merged(theirs) == mine

    def restore(self) -> Work:
        """Bring back what is offered; returns what it was."""
        theirs = self.offer
        self._ask(Work())
        self.progress.merge(theirs)
        self.model.send({"done": "restored"})
        return theirs

    def decline(self) -> None:
        """Leave it; this learner is not asked again."""
        self._ask(Work())
        self.model.send({"done": "declined"})

    def _ask(self, theirs: Work) -> None:
        self.offer = theirs
        for view in tuple(self.views):
            view.look()

    def _text(self) -> str:
        work = self.progress.work()
        return "" if work.is_empty else write_text(work)


_MIRRORS: WeakKeyDictionary[Progress, Mirror] = WeakKeyDictionary()


def mirror_of(progress: Progress, view: Offering | None = None) -> Mirror | None:
    """The mirror of this progress, one for all views of a kernel; None where no browser is listening."""
    if MirrorModel is None or this_run() is None:
        return None
    mirror = _MIRRORS.get(progress)
    if mirror is None:
        mirror = _MIRRORS[progress] = Mirror(progress)
    if view is not None:
        mirror.views.add(view)
    return mirror


def _readable(text: str) -> Work:
    try:
        return read_text(text) if text else Work()
    except Refusal:
        return Work()
