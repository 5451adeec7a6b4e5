"""May I show my trumps and take the rest? The engine's refusals are the reasons."""

from __future__ import annotations

from functools import partial
from random import Random

from brisca_teach.engine.moves import Claim
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import IllegalMove
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.played import played
from brisca_teach.teaching.questions import Choice, Part, Question, Row, Shown
from brisca_teach.teaching.reasons import Reason, because

ME = 0
ENDS = ("yes", "no.claim_top", "no.claim_stock", "yes", "no.claim_top")
"""What the engine says, in turn."""


def refusal_of(position: Position) -> Reason | None:
    """What the engine says against the claim; None when it allows it."""
    try:
        position.play(Claim(ME))
    except IllegalMove as refusal:
        return because(refusal.reason, **refusal.facts)
    return None


def ask(item: str | Position) -> Question:
    """May the learner show the highest trumps and take all that is left?"""
    position = Position.parse(item) if isinstance(item, str) else item
    refused = refusal_of(position)
    told = refused or because("claim.may", cards_list=_top(position))
    says = (because("v.no"), told) if refused else (told,)
    choices = (
        Choice("yes", because("b.yes"), says if refused else ()),
        Choice("no", because("b.no"), () if refused else says),
    )
    area = refused.key.removeprefix("no.claim_") if refused else "yes"
    hints = because("hint.claim_top.when"), because("hint.claim_top.which"), because(f"hint.claim_top.{area}")
    part = Part(because("ask.claim_top"), choices, ("no" if refused else "yes",), hints=hints)
    return Question("claim_top", _shown(position), (part,), (told,))


def _top(position: Position) -> tuple[object, ...]:
    powers = position.rules.powers[position.trump]
    return tuple(sorted(position.hands[ME], key=powers.__getitem__, reverse=True))


def _shown(position: Position) -> Shown:
    """The learner's cards and everything that has gone; names alone, so that nobody counts the trumps for him."""
    gone = tuple(card for pile in position.piles for card in pile)
    rows = (Row(because("a.row.gone"), gone),) if gone else ()
    seen = position.observe(ME).position
    return Shown(position.rules, position.trump, position.trick, position=seen, rows=rows, name_only=True)


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round from real deals for two: claims that are allowed, and each reason against one."""
    return gathered(rng, [partial(_item, end=ENDS[at % len(ENDS)]) for at in range(items)])


def _item(rng: Random, end: str) -> Question:
    while True:
        for position, _ in played(rng, find_rules("brisca_2")):
            if _is_near(position) and _end(position) == end:
                return ask(position)


def _is_near(position: Position) -> bool:
    """The learner is to lead, holds two trumps at least, and the stock is gone or nearly so."""
    trumps = sum(card.suit == position.trump for card in position.hands[ME])
    is_mine = position.turn == ME and position.phase == "play" and not position.trick
    return is_mine and trumps > 1 and len(position.stock) <= 4


def _end(position: Position) -> str:
    refused = refusal_of(position)
    return refused.key if refused else "yes"


DRILL = Drill("claim_top", ask, deal)
