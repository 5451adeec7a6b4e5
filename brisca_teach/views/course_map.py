"""The map of the course: every lesson with what is done of it, and the code to take the progress along."""

from __future__ import annotations

import html
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_text import LONGEST
from brisca_teach.teaching.results import Result
from brisca_teach.views.course import COURSE, Entry, Standing, standing
from brisca_teach.views.progress.habits import habit_lines
from brisca_teach.views.progress.keeping import Keeping, reminder
from brisca_teach.views.progress.mirror import Mirror, Offering, mirror_of
from brisca_teach.views.question_view import Said
from brisca_teach.views.words import say

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
                self._deeds[content["act"]](text[:LONGEST])

except ImportError:  # no widgets here: the list and the methods remain
    MapTable = None  # type: ignore[assignment, misc]


FILE = {"es": "mi-brisca.json", "en": "my-brisca.json"}
WORDS = {
    "label": "a.course", "copy": "b.copy", "paste": "b.paste", "code": "a.course.code", "field": "a.course.paste",
    "prompt": "import.prompt", "copied": "export.copied", "stopped": "stopped", "save": "b.save_file",
    "load": "b.load_file", "restore": "b.restore", "decline": "b.not_now",
}  # fmt: skip


class CourseMap(Offering):
    """The lessons and their state. `code()` gives the progress as a code, `paste(code)` takes one in; `save(file)` and
    `load(file)` do the same with a file."""

    def __init__(self, lang: str, progress: Progress, folder: Path | None) -> None:
        self.lang, self.progress, self.folder = lang, progress, folder
        self.keeping = Keeping(lang, progress)
        self.mirror: Mirror | None = None
        self._table: MapTable | None = None
        self._said, self._code, self._file = "", "", ""
        self._copies, self._files, self._times = 0, 0, 0

    # Gestures

    def code(self) -> Said:
        """Everything done so far as a code to keep."""
        return Said(self.keeping.code())

    def copy(self) -> Said:
        """Show the code, ready to be kept."""
        self._code = self.keeping.code()
        self._copies += 1
        return self._tell(say(self.lang, "export.here"))

    def paste(self, code: str) -> Said:
        """Take in a code, or the text of a file: the best of both is kept; a damaged one changes nothing."""
        return self._tell(self.keeping.take(code))

    def download(self) -> Said:
        """Give the browser everything as a file."""
        self._file = self.keeping.text()
        self._files += 1
        return self._tell(say(self.lang, "export.file.here"))

    def save(self, file: Path | str) -> Said:
        """Write everything to a file."""
        return self._tell(self.keeping.save(file))

    def load(self, file: Path | str) -> Said:
        """Take in a file that `save` wrote, or the browser."""
        return self._tell(self.keeping.load(file))

    def restore(self) -> Said:
        """Bring back what the browser kept of a session that has ended."""
        if self.mirror is None or self.mirror.offer.is_empty:
            return self._tell(say(self.lang, "import.same"))
        return self._tell(self.keeping.told(self.mirror.restore()))

    def decline(self) -> Said:
        """Leave what the browser kept."""
        if self.mirror is not None:
            self.mirror.decline()
        return self._tell("")

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
        return {
            "lang": self.lang,
            "words": {name: say(self.lang, key) for name, key in WORDS.items()},
            "lessons": [self._row(entry, standing(entry, results)) for entry in COURSE],
            "place": {"folder": str(self.folder or ""), "home": str(Path.home())},
            "summary": self._summary(results),
            "offer": self._offer(),
            "code": self._code,
            "copies": self._copies,
            "file": {"name": FILE[self.lang], "text": self._file, "times": self._files},
            "status": self._said,
            "times": self._times,  # makes each answer a change, also when the same is said again
        }

    def _offer(self) -> str:
        """The question about what the browser still has; "" when there is nothing to ask."""
        work = self.mirror.offer if self.mirror is not None else None
        if work is None or work.is_empty:
            return ""
        return say(self.lang, "import.offer", answers=work.answers, date=work.last_day)

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
        reminded = reminder(self.lang, self.progress)
        return [*told, *habit_lines(self.lang, self.progress), *([reminded] if reminded else [])]

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
            self.mirror = self.mirror or mirror_of(self.progress, self)
            self._table = MapTable(self.drawn(), {"paste": self.paste} | self._presses())
        return self._table

    def _presses(self) -> dict[str, Callable[[str], object]]:
        """What each button does; none of them needs the text of the field."""
        deeds: dict[str, Callable[[], object]] = {
            "copy": self.copy, "save": self.download, "look": self.look, "restore": self.restore,
            "decline": self.decline,
        }  # fmt: skip
        return {name: lambda _text, deed=deed: deed() for name, deed in deeds.items()}  # type: ignore[misc]

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The live map; and the plain list that stays when nothing is running."""
        stored = {"text/plain": self.text(), "text/html": self._list()}
        live = self.table._repr_mimebundle_(**kwargs) if self.table is not None else None
        if live is None:
            return stored, {}
        bundle, metadata = live
        return bundle | stored, metadata
