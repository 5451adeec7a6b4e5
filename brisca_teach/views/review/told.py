"""A reviewed deal in sentences: each move, the line that proves it, and all of it together."""

from __future__ import annotations

from collections.abc import Iterator

from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.coach.known import Known
from brisca_teach.teaching.lines import Line, PlayedTrick
from brisca_teach.teaching.reasons import Reason
from brisca_teach.teaching.review import Judged, Review, Total
from brisca_teach.views.play.game import Step
from brisca_teach.views.play.narration import told
from brisca_teach.views.play.tricks_told import taken
from brisca_teach.views.play.voice import TableVoice, joined, upper

VERDICTS = {"best": "right", "near": "near", "slip": "wrong", "mistake": "wrong", "": ""}
BARE = ("c.good_value", "c.good_value.near")  # reasons that say no more than the numbers
SHORT = 3  # a proof shows at most so many tricks


def sentence(reason: Reason, voice: TableVoice) -> str:
    """The reason in words."""
    return voice.say(reason.key, **reason.facts)


def step_told(step: Step, voice: TableVoice) -> str:
    """What a move did: the card that fell and who took the trick."""
    return joined((*told([step], voice), taken(step, voice) if step.takes_trick else ""))


def headline(judged: Judged, lens: str, voice: TableVoice) -> str:
    """The grade and the numbers, or why there are none."""
    if judged.refused:
        return _unvalued(judged.refused, voice)
    if lens == "known":
        return joined(_known(judged, voice))
    return joined(_open(judged, voice))


def _open(judged: Judged, voice: TableVoice) -> Iterator[str]:
    """With all hands open: the grade, and what the move brings beside the best."""
    verdict = judged.verdict
    if verdict is None:
        return
    yield f"{upper(grade_name(verdict.grade, voice))}."
    if verdict.cost:
        facts = {"n": verdict.cost, "best": verdict.best, "points": verdict.value, "m": verdict.best_value}
        yield voice.say("review.cost", **facts)
    elif verdict.is_exact:
        yield voice.say("review.value", points=verdict.value)
    else:
        yield voice.say("review.value.near", points=verdict.value, tricks=len(verdict.line.tricks))


def _known(judged: Judged, voice: TableVoice) -> Iterator[str]:
    """On what could be known: the grade and the average; or that there was no choice; or why it was not measured."""
    if judged.told_known:
        yield f"{upper(grade_name(judged.grade('known'), voice))}."
        yield sentence(judged.told_known, voice)
    elif judged.unknown:
        yield _refused(judged.unknown, voice)
    elif judged.verdict and not judged.is_free:
        yield sentence(judged.verdict.reason, voice)


def _unvalued(reason: Reason, voice: TableVoice) -> str:
    return joined((voice.say("review.not_judged"), _refused(reason, voice)))


def _refused(reason: Reason, voice: TableVoice) -> str:
    return voice.refusal(Refusal(reason.key, **reason.facts))


def reasons(judged: Judged, lens: str, voice: TableVoice) -> Iterator[str]:
    """Why, what could be known, the proof, how far was looked; with what could be known, how that was measured."""
    if lens == "known":
        yield from _measured(judged.known, voice)
        return
    verdict = judged.verdict
    if verdict is None:
        return
    if judged.seat == voice.me and verdict.key not in BARE:  # it speaks to whoever made the move
        yield sentence(verdict.reason, voice)
    if verdict.cost:
        yield voice.say("v.proof", line=line_told(verdict.line, voice))
    yield from _fairly(judged, voice)
    if verdict.cost and not verdict.is_exact:
        yield voice.say("review.near", tricks=len(verdict.line.tricks))


def _fairly(judged: Judged, voice: TableVoice) -> Iterator[str]:
    """Beside a cost with all hands open, what could be known: that the card was right, unlucky, or not."""
    if judged.luck:
        yield sentence(judged.luck, voice)
    was_wrong = judged.known is not None and not judged.known.is_right
    if judged.told_known and (judged.cost("open") or was_wrong):
        yield sentence(judged.told_known, voice)
    elif judged.unknown and judged.cost("open"):
        yield _refused(judged.unknown, voice)


def _measured(seen: Known | None, voice: TableVoice) -> Iterator[str]:
    if seen and not seen.is_certain:
        yield voice.say("review.known.how", n=seen.worlds, tricks=seen.tricks)


def line_told(line: Line, voice: TableVoice, most: int = SHORT) -> str:
    """A line trick by trick."""
    return " ".join(_trick(trick, voice) for trick in line.tricks[:most])


def _trick(trick: PlayedTrick, voice: TableVoice) -> str:
    plays = "; ".join(voice.say("a.plays", who=voice.person(seat), card=card) for seat, card in trick.plays)
    return voice.say("line.other", line=plays, who=trick.winner, points=trick.points)


def grade_name(grade: str, voice: TableVoice) -> str:
    """What a grade is called."""
    return voice.say(f"a.grade.{grade}")


def summary(review: Review, lens: str, voice: TableVoice) -> tuple[str, ...]:
    """The totals of each seat, and the costly moves of the person whose deal it is."""
    costly = [_costly(one, lens, voice) for one in review.costly(voice.me, lens)]
    totals = [_total(review.total(seat, lens), lens, voice) for seat in review.seats]
    lines = [line for line in totals if line] + (costly or [voice.say("review.none")])
    return tuple(lines if review.is_whole else (*lines, voice.say("review.stopped")))


def _total(total: Total, lens: str, voice: TableVoice) -> str:
    if not total.judged:
        return ""
    best, near, slips, mistakes = total.grades
    lost = voice.say(f"review.total.{lens}", who=voice.person(total.seat), points=round(total.cost))
    return joined((lost, voice.say("review.grades", a=best, b=near, n=slips, m=mistakes)))


def _costly(judged: Judged, lens: str, voice: TableVoice) -> str:
    start = voice.say("review.costly", n=judged.at + 1, card=judged.move)
    why = sentence(judged.verdict.reason, voice) if judged.verdict and lens == "open" else ""
    return joined((start, headline(judged, lens, voice), why))
