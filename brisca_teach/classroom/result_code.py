"""What a student did in the views, as a code that can be copied out of the notebook and handed in by itself."""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass

from brisca_teach.classroom.sealed import opened, sealed
from brisca_teach.engine.refusal import BadText

PREFIX = "brisca-result-"
FOUND = re.compile(PREFIX + r"[0-9A-Za-z]+")


@dataclass(frozen=True)
class Done:
    """One exercise in a view: the last answer, the tries, the hints taken, the seconds it was open."""

    answer: str = ""
    tries: int = 0
    hints: int = 0
    seconds: int = 0


@dataclass(frozen=True)
class Results:
    """Everything one student did, by the number of the exercise."""

    course: str
    student: str
    done: dict[int, Done]


def write_results(results: Results) -> str:
    """The results as a code; no answer can be read off it."""
    rows = {number: list(asdict(done).values()) for number, done in results.done.items()}
    return PREFIX + sealed([results.course, results.student, rows])


def read_results(code: str) -> Results:
    """The results in a code; BadText for one that is cut off or changed."""
    try:
        course, student, rows = opened(code.removeprefix(PREFIX))
        return Results(str(course), str(student), {int(number): _done(*row) for number, row in rows.items()})
    except (ValueError, TypeError, AttributeError) as fault:
        raise BadText("class.code") from fault


def _done(answer: str, tries: int, hints: int, seconds: int) -> Done:
    return Done(str(answer), int(tries), int(hints), int(seconds))
