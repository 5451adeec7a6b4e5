"""What a class did: the table of marks for other programs, and a page for the teacher."""

from __future__ import annotations

import csv
import io
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from brisca_teach.classroom.course import Course
from brisca_teach.classroom.grading import Graded, Mark
from brisca_teach.classroom.pages import render, written
from brisca_teach.views.speech import speech_for
from brisca_teach.views.words import listing, say

COLUMNS = ("student", "name", "exercise", "points", "tries", "hints", "time", "note")
WEAK = 0.6
"""The share of right answers in a kind of exercise below which a student needs more of it."""
# A cell that begins so is taken for a formula by spreadsheets.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def marks_table(course: Course, graded: Sequence[Graded]) -> str:
    """One row for each student as CSV: the sums, `time` in seconds, and what was odd, in words."""
    return _csv(_row(one, course.name, one.points, list(one.marks), notes_of(course, one)) for one in graded)


def details_table(graded: Sequence[Graded]) -> str:
    """One row for each exercise of each student as CSV."""
    return _csv(_row(one, mark.number, mark.points, [mark], mark.given) for one in graded for mark in one.marks)


def _row(one: Graded, exercise: object, points: float, marks: list[Mark], note: str) -> list[object]:
    sums = [sum(getattr(mark.done, name) for mark in marks) for name in ("tries", "hints", "seconds")]
    return [one.student.id, one.student.name, exercise, written(points), *sums, note]


def _csv(rows: Iterable[list[object]]) -> str:
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(COLUMNS)
    table.writerows([f"'{cell}" if str(cell).startswith(_FORMULA) else cell for cell in row] for row in rows)
    return out.getvalue()


def notes_of(course: Course, one: Graded) -> str:
    """What was odd about the work of a student, in words."""
    return "; ".join(say(course.lang, key, **facts) for key, facts in one.notes)


def report_page(course: Course, graded: Sequence[Graded]) -> str:
    """The page about the class: everybody, how hard each kind was, why answers were wrong, who needs what."""
    came = [one for one in graded if one.file]
    facts = {
        "title": say(course.lang, "class.report_title", name=course.name),
        "summary": say(course.lang, "class.report.summary", n=len(came), total=len(graded), points=_middle(came)),
        "students": [_student(course, one) for one in graded],
        "kinds": list(_kinds(course, came)),
        "reasons": list(_reasons(course, came)),
        "needs": list(_needs(course, came)),
    }
    return render(course.lang, "report.html", **facts)


def _middle(came: Sequence[Graded]) -> str:
    points = sorted(one.points for one in came)
    return written((points[len(points) // 2] + points[(len(points) - 1) // 2]) / 2) if points else "0"


def _student(course: Course, one: Graded) -> dict[str, Any]:
    share = round(100 * one.points / len(one.marks)) if one.marks else 0
    return {
        "name": one.student.name,
        "points": written(one.points),
        "share": share,
        "notes": notes_of(course, one),
    }


def kind_name(lang: str, kind: str) -> str:
    """What a kind of exercise is called."""
    return say(lang, f"class.kind.{kind}")


def _by_kind(marks: Sequence[Mark]) -> dict[str, list[Mark]]:
    found = defaultdict[str, list[Mark]](list)
    for mark in marks:
        found[mark.question.kind].append(mark)
    return dict(found)


def _kinds(course: Course, came: Sequence[Graded]) -> Iterator[dict[str, Any]]:
    for kind, marks in _by_kind([mark for one in came for mark in one.marks]).items():
        right = sum(mark.points for mark in marks)
        share = round(100 * right / len(marks))
        yield {"name": kind_name(course.lang, kind), "right": written(right), "total": len(marks), "share": share}


def _reasons(course: Course, came: Sequence[Graded]) -> Iterator[dict[str, Any]]:
    """The reasons that were needed most, each with one sentence as an example."""
    wrong = [mark for one in came for mark in one.marks if mark.reason and mark.verdict == "wrong"]
    counts = Counter(mark.reason.key for mark in wrong if mark.reason)
    for key, count in counts.most_common(10):
        example = next(mark for mark in wrong if mark.reason and mark.reason.key == key)
        assert example.reason is not None
        yield {"n": count, "text": speech_for(course.lang, example.question.shown).sentence(example.reason)}


def _needs(course: Course, came: Sequence[Graded]) -> Iterator[dict[str, str]]:
    for one in came:
        weak = [
            kind_name(course.lang, kind)
            for kind, marks in _by_kind(one.marks).items()
            if sum(mark.points for mark in marks) < WEAK * len(marks)
        ]
        if weak:
            yield {"name": one.student.name, "text": listing(course.lang, weak)}
