"""The map of the course: every lesson with what is done of it, and the code to take the progress along."""

from __future__ import annotations

import html
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_code import read_code, write_code
from brisca_teach.teaching.results import Result
from brisca_teach.views.course import COURSE, Entry, Standing, standing
from brisca_teach.views.question_view import Said
from brisca_teach.views.words import refusal, say

try:
    import anywidget
    import traitlets

    class MapTable(anywidget.AnyWidget):
        """The map on the screen; it shows what it is given and reports what is pressed."""

        _esm = files("brisca_teach.views").joinpath("course_map.js").read_text("utf-8")
        _css = files("brisca_teach.views").joinpath("course_map.css").read_text("utf-8")
        drawn = traitlets.Dict().tag(sync=True)

        def __init__(self, drawn: dict[str, Any], deeds: Mapping[str, Callable[[str], object]]):
            super().__init__(drawn=drawn)
            self._heard = 0
            self._deeds = deeds
            self.on_msg(self.receive)

        def receive(self, _widget: object, content: object, _buffers: object) -> None:
            """Judge one message of the browser: a known deed, a text, a number not heard before."""
            if not isinstance(content, dict) or content.get("act") not in self._deeds:
                return
            number, text = content.get("n"), content.get("text", "")
            if type(number) is int and number > self._heard and isinstance(text, str):
                self._heard = number
                self._deeds[content["act"]](text[:2000])

except ImportError:  # no widgets here: the list and the methods remain
    MapTable = None  # type: ignore[assignment, misc]


class CourseMap:
    """The lessons and their state. `code()` gives the progress as a code, `paste(code)` takes one in."""

    def __init__(self, lang: str, progress: Progress, folder: Path | None) -> None:
        self.lang, self.progress, self.folder = lang, progress, folder
        self._table: MapTable | None = None
        self._said, self._code, self._copies, self._times = "", "", 0, 0

    # Gestures

    def code(self) -> Said:
        """Everything done so far as a code to keep."""
        return Said(write_code(self.progress.results()))

    def copy(self) -> Said:
        """Show the code, ready to be kept."""
        self._code = str(self.code())
        self._copies += 1
        self.progress.exported()
        return self._tell(say(self.lang, "export.here"))

    def paste(self, code: str) -> Said:
        """Take in a code: the best of both is kept; a damaged code changes nothing."""
        try:
            theirs = read_code(code)
        except Refusal as fault:
            return self._tell(refusal(self.lang, fault))
        changed = self.progress.merge(theirs)
        return self._tell(self._restored(changed) if changed else say(self.lang, "import.same"))

    def _restored(self, changed: tuple[Result, ...]) -> str:
        lessons = len({result.key.lesson for result in changed})
        answers = sum(result.answered for result in changed)
        done = say(self.lang, "import.done", lessons=lessons, answers=answers)
        return f"{done} {say(self.lang, 'import.merged')}"

    def look(self) -> None:
        """See what has been done since, here or in another notebook."""
        if self._table is not None:
            self._table.drawn = self.drawn()

    def _tell(self, words: str) -> Said:
        self._said, self._times = words, self._times + 1
        self.look()
        return Said(words)

    # What is seen

    def exists(self, entry: Entry) -> bool:
        """Whether the lesson's notebook lies here, so that a link to it leads somewhere."""
        return self.folder is not None and (self.folder / entry.file(self.lang)).is_file()

    def drawn(self) -> dict[str, Any]:
        """The map with the learner's progress, as plain values in words."""
        results = self.progress.results()
        words = {
            "label": "a.course", "copy": "b.copy", "paste": "b.paste", "code": "a.course.code",
            "field": "a.course.paste", "prompt": "import.prompt", "copied": "export.copied", "stopped": "stopped",
        }  # fmt: skip
        return {
            "lang": self.lang,
            "words": {name: say(self.lang, key) for name, key in words.items()},
            "lessons": [self._row(entry, standing(entry, results)) for entry in COURSE],
            "place": {"folder": str(self.folder or ""), "home": str(Path.home())},
            "summary": self._summary(results),
            "code": self._code,
            "copies": self._copies,
            "status": self._said,
            "times": self._times,  # makes each answer a change, also when the same is said again
        }

    def _row(self, entry: Entry, stands: Standing) -> dict[str, Any]:
        is_here = self.exists(entry)
        told = say(self.lang, f"progress.lesson_{stands.state}", right=stands.right, total=stands.total)
        return {
            "number": entry.number,
            "title": entry.title(self.lang),
            "file": entry.file(self.lang) if is_here else "",
            "state": stands.state if is_here else "coming",
            "words": told if is_here else say(self.lang, "a.course.coming"),
        }

    def _summary(self, results: tuple[Result, ...]) -> list[str]:
        """How many lessons are done, what comes next, and whether anything can be stored here."""
        here = [entry for entry in COURSE if self.exists(entry)]
        left = [entry for entry in here if standing(entry, results).state != "done"]
        told = [say(self.lang, "progress.course", n=len(here) - len(left), total=len(here))]
        if left:
            told.append(say(self.lang, "progress.next", lesson=f"{left[0].number} · {left[0].title(self.lang)}"))
        return told if self.progress.kept else [*told, say(self.lang, "progress.not_saved")]

    def text(self) -> str:
        """The list of the lessons, the same on every run: no progress in it."""
        return "\n".join(self._line(entry) for entry in COURSE)

    def _line(self, entry: Entry) -> str:
        coming = "" if self.exists(entry) else f" ({say(self.lang, 'a.course.coming')})"
        return f"{entry.number} · {entry.title(self.lang)}{coming}"

    def _list(self) -> str:
        items = "".join(f"<li>{self._item(entry)}</li>" for entry in COURSE)
        return f'<ul style="list-style:none;padding:0">{items}</ul>'

    def _item(self, entry: Entry) -> str:
        title = html.escape(f"{entry.number} · {entry.title(self.lang)}")
        if self.exists(entry):
            return f'<a href="{entry.file(self.lang)}">{title}</a>'
        return f"{title} ({html.escape(say(self.lang, 'a.course.coming'))})"

    def __repr__(self) -> str:
        return self.text()

    @property
    def table(self) -> MapTable | None:
        """The live map, made when it is first wanted; None where there are no widgets."""
        if self._table is None and MapTable is not None:
            deeds = {"copy": lambda _text: self.copy(), "paste": self.paste, "look": lambda _text: self.look()}
            self._table = MapTable(self.drawn(), deeds)
        return self._table

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The live map; and the plain list that stays when nothing is running."""
        stored = {"text/plain": self.text(), "text/html": self._list()}
        live = self.table._repr_mimebundle_(**kwargs) if self.table is not None else None
        if live is None:
            return stored, {}
        bundle, metadata = live
        return bundle | stored, metadata
