"""The coach on demand: a question to ask oneself, a card to beware of, and only then the card and why."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.solution import Solution
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.coach import judge
from brisca_teach.teaching.coach.known import known
from brisca_teach.views.play.values import is_whole, solved
from brisca_teach.views.play.voice import TableVoice

WORLDS = 12
"""Deals imagined for a hint where cards are hidden."""
NEAR = 0.5
"""Averages closer than this count as the same."""


def advice(position: Position, me: int, is_open: bool, voice: TableVoice) -> tuple[str, ...]:
    """The hints, from the vaguest to the card itself. With hidden cards they rest on what the learner may know."""
    if is_open and (solution := solved(position)):
        return (_question(position, voice), *_openly(position, solution, voice))
    seen = position.observe(me)
    averages = _averages(seen)
    if averages:
        return (_question(position, voice), *_on_average(averages, voice))
    return _question(position, voice), _by_example(seen, voice)


def _question(position: Position, voice: TableVoice) -> str:
    """What to ask oneself first."""
    if not position.trick:
        return voice.say("coach.ask.lead")
    is_last = len(position.trick) == position.rules.trick_size - 1
    return voice.say("coach.ask.last" if is_last else "coach.ask.follow")


def _openly(position: Position, solution: Solution, voice: TableVoice) -> tuple[str, ...]:
    values, near = solution.values, "" if is_whole(position) else ".near"
    best = max(values, key=lambda move: values[move])
    worst = min(values, key=lambda move: values[move])
    if values[best] == values[worst]:
        return (voice.say(f"coach.same{near}"),)
    reason = judge(position, worst, solution).reason
    why = voice.say("coach.beware", card=worst, reason=voice.say(reason.key, **reason.facts))
    warned = voice.say("coach.costs", card=worst, diff=values[best] - values[worst])
    return warned, f"{_said(best, voice.say(f'coach.value{near}', points=values[best]), voice)} {why}"


def _averages(seen: Observation) -> Mapping[Move, float]:
    """What each move brings on average in deals that the learner cannot tell apart; nothing where that takes long."""
    moves = seen.legal_moves()
    try:
        return dict(known(seen, moves[0], WORLDS, Random(str(seen))).values) if moves else {}
    except Refusal:
        return {}


def _on_average(averages: Mapping[Move, float], voice: TableVoice) -> tuple[str, ...]:
    best = max(averages, key=lambda move: averages[move])
    worst = min(averages, key=lambda move: averages[move])
    gap = averages[best] - averages[worst]
    if gap < NEAR:
        return (voice.say("coach.same.known"),)
    warned = voice.say("coach.costs.known", card=worst, diff=round(gap))
    return warned, _said(best, voice.say("coach.known"), voice)


def _by_example(seen: Observation, voice: TableVoice) -> str:
    """What a player does who counts the cards, where nothing can be worked out quickly."""
    move = find_level("counting")(seen, Random(str(seen)))
    return _said(move, voice.say("coach.example"), voice)


def _said(best: Move, why: str, voice: TableVoice) -> str:
    return f"{voice.say('coach.play' if isinstance(best, Card) else 'coach.do', best=best)} {why}"
