"""The auction as a small panel: a value that goes up and down, and the few words that may be said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from brisca_teach.engine.moves import Bid, Pass, RankBid, Solo
from brisca_teach.views.play.choices import Asked, Choices, Draft
from brisca_teach.views.scene import Action

STEPS = {"lower": -1, "raise": 1, "leap": 10}


def bidding(asked: Asked) -> Choices:
    """Raise, choose a value, force, solo or pass."""
    moves, say = asked.moves, asked.voice.say
    ranks = [move for move in moves if isinstance(move, RankBid)]
    actions = [Action(str(move), asked.voice.rank(move.rank), "bid") for move in ranks]
    if values(asked):
        actions += _panel(asked)
    if Solo() in moves:
        actions.append(Action(str(Solo()), say("b.solo")))
    if Pass() in moves:
        actions.append(Action(str(Pass()), say("b.pass")))
    return Choices(say("play.ask.ranks") if ranks else say("play.ask.points"), tuple(actions))


def values(asked: Asked) -> tuple[int, ...]:
    """The points that may be bid now, in rising order."""
    return tuple(sorted({move.points for move in asked.moves if isinstance(move, Bid)}))


def value(asked: Asked) -> int:
    """The points that stand in the panel: the lowest bid until another is chosen."""
    return max(asked.draft.points, values(asked)[0])


def adjusted(asked: Asked, action: str) -> Draft:
    """The choice after a press on lower, raise, leap or forced."""
    draft = asked.draft
    if action == "forced":
        return replace(draft, forced=not draft.forced)
    allowed = values(asked)
    at = allowed.index(value(asked)) + STEPS[action]
    return replace(draft, points=allowed[max(0, min(at, len(allowed) - 1))])


def _panel(asked: Asked) -> Iterator[Action]:
    allowed, now, say = values(asked), value(asked), asked.voice.say
    step = allowed[1] - allowed[0] if len(allowed) > 1 else 1
    top = allowed[-1]
    yield Action("lower", say("b.lower", n=step), "bid", disabled=now == allowed[0])
    yield Action("raise", say("b.raise", n=step), "bid", disabled=now == top)
    if step == 1:
        yield Action("leap", say("b.raise", n=STEPS["leap"]), "bid", disabled=now == top)
    can_force = any(isinstance(move, Bid) and move.forced for move in asked.moves)
    if can_force:
        yield Action("forced", say("b.forced"), "bid", pressed=asked.draft.forced)
    yield Action(str(Bid(now, can_force and asked.draft.forced)), say("b.bid_at", n=now), "primary")
