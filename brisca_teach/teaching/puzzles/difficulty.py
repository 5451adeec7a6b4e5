"""How hard a puzzle is: how far one must look, and whether a club player sees it."""

from __future__ import annotations

from itertools import accumulate

from brisca_teach.analysis.limits import tricks_left
from brisca_teach.engine.moves import Claim
from brisca_teach.teaching.coach.course import Course
from brisca_teach.teaching.puzzles.tempting import club
from brisca_teach.teaching.puzzles.themes import Trial

LEVELS = 6


def level_of(trial: Trial) -> int:
    """1 to 6: the trick from which the best play stays ahead, one more where a club player errs, one for a long end."""
    is_missed = club(trial.position) not in trial.best
    is_long = tricks_left(trial.position) > 4
    return max(1, min(LEVELS, reach(trial) - 1 + is_missed + is_long))


def reach(trial: Trial) -> int:
    """The trick from which the best play is ahead of the tempting one for good; 1 is the trick on the table."""
    case = trial.case
    good, bad = _made(trial, case.ideal), _made(trial, case.course)
    length = max(len(good), len(bad))
    good += good[-1:] * (length - len(good))
    bad += bad[-1:] * (length - len(bad))
    behind = [at for at in range(length) if good[at] <= bad[at]]
    return behind[-1] + 2 if behind else 1


def _made(trial: Trial, course: Course) -> list[int]:
    """The points of this side after each trick."""
    ours, points = trial.case.ours, trial.position.rules.points
    gains = [trick.points if trick.winner in ours else 0 for trick in course.tricks]
    if course.moves and isinstance(course.moves[-1], Claim):
        gains.append(sum(map(points, course.won_by(ours))) - sum(gains))
    return list(accumulate(gains)) or [0]
