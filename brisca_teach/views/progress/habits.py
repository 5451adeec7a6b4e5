"""Days practised, what is due today, the rating: a few lines about a learner's habits."""

from __future__ import annotations

from collections.abc import Iterator

from brisca_teach.teaching.progress import Progress
from brisca_teach.teaching.schedule import due
from brisca_teach.views.words import say


def habit_lines(lang: str, progress: Progress) -> Iterator[str]:
    """The streak of days, how much is to be repeated today, and the rating once there is one."""
    streak, rating = progress.streak(), progress.rating()
    told = [say(lang, "progress.streak", n=streak.now)] if streak.now else []
    if streak.total > streak.now:
        told.append(say(lang, "progress.total", n=streak.total))
    if told:
        yield " ".join(told)
    if waiting := due(progress.repeats(), progress.today()):
        yield say(lang, "progress.due", n=len(waiting))
    if rating.tries:
        yield say(lang, "progress.rating" if rating.is_sure else "progress.rating.unsure", n=rating.points)
