"""Taking progress along and bringing it back, in words: as a code, as a file, from the browser's memory."""

from __future__ import annotations

from pathlib import Path

from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.progress_code import write_code
from brisca_teach.teaching.progress_place import is_lent
from brisca_teach.teaching.progress_text import load_file, read_text, save_file, write_text
from brisca_teach.teaching.progress_work import Work
from brisca_teach.views.words import refusal, say

REMIND_ANSWERS, REMIND_MINUTES = 5, 10
"""After so many answers, or so many minutes since the first, a borrowed session reminds of the code (needs.md N08)."""


class Keeping:
    """The progress of one learner as something to keep. Each deed answers with a sentence."""

    def __init__(self, lang: str, progress: Progress) -> None:
        self.lang, self.progress = lang, progress

    def code(self) -> str:
        """Everything done so far as a code; from now on it counts as copied."""
        self.progress.exported()
        return write_code(self.progress.work())

    def text(self) -> str:
        """Everything done so far as the text of a file."""
        self.progress.exported()
        return write_text(self.progress.work())

    def take(self, text: str) -> str:
        """Take in a code or the text of a file: the best of both is kept; a damaged one changes nothing."""
        try:
            return self.took(read_text(text))
        except Refusal as fault:
            return refusal(self.lang, fault)

    def took(self, theirs: Work) -> str:
        """Take in somebody's work, mostly the learner's own."""
        return self.told(self.progress.merge(theirs))

    def told(self, news: Work) -> str:
        """What has been brought back, in words."""
        if news.is_empty:
            return say(self.lang, "import.same")
        lessons = len({result.key.lesson for result in news.results})
        if not lessons:
            return say(self.lang, "import.done.puzzles", answers=news.answers)
        done = say(self.lang, "import.done", lessons=lessons, answers=news.answers)
        return f"{done} {say(self.lang, 'import.merged')}"

    def save(self, file: Path | str) -> str:
        """Write everything to a file."""
        try:
            save_file(self.progress.work(), Path(file))
        except OSError:
            return say(self.lang, "export.file.none", file=str(file))
        self.progress.exported()
        return say(self.lang, "export.file", file=str(file))

    def load(self, file: Path | str) -> str:
        """Take in a file that `save` wrote."""
        try:
            return self.took(load_file(Path(file)))
        except Refusal as fault:
            return refusal(self.lang, fault)


def reminder(lang: str, progress: Progress) -> str:
    """To take the code along, where nothing can be stored or the session is a borrowed one; "" when it is not due."""
    if not progress.kept:
        return say(lang, "progress.not_saved")
    minutes = progress.unsaved_minutes
    if not is_lent() or (progress.unsaved_answers < REMIND_ANSWERS and minutes < REMIND_MINUTES):
        return ""
    if minutes >= REMIND_MINUTES:
        return f"{say(lang, 'export.remind', minutes=minutes)} {say(lang, 'export.session_ends')}"
    return say(lang, "export.session_ends")
