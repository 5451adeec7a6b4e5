"""The pinta: the suit told by the gaps of the frame alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

GAPS = {"O": 0, "C": 1, "E": 2, "B": 3}
"""How many gaps the frame of each suit has."""
SHOWN = {1: 2, 2: 3, 3: 4}
"""How many cards peep out, by level; an author may also ask for one alone."""


def ask(item: str, level: int = 1) -> Question:
    """Of which suit is this card, or are these, as "E" or "E O C"? BadText for a letter that is no suit's."""
    suits = tuple("".join(item.upper().split()))
    if not suits or len(set(suits)) < len(suits) or not set(suits) <= set(GAPS):
        raise BadText("pos.suit", text=item, suits=tuple(GAPS))
    return make(Random(item), suits, level)


def make(rng: Random, suits: Sequence[str], level: int = 1) -> Question:
    """The question for these suits, each card with nothing but its frame."""
    proofs = {suit: because("pinta.is" if gaps else "pinta.is.none", n=gaps, suit=suit) for suit, gaps in GAPS.items()}
    is_one = len(suits) == 1
    choices = tuple(
        Choice(suit, because("b.suit", suit=suit), _says(suit, suits, proofs[suits[0]] if is_one else proofs[suit]))
        for suit in GAPS
    )
    other = rng.choice([suit for suit in GAPS if suit != suits[0]])
    pair = sorted((suits[0], other), key=list(GAPS).index)
    hints = (
        because("hint.pinta.count"),
        because("hint.pinta.order"),
        because("hint.pinta.two" if is_one else "hint.pinta.first", suits=tuple(pair)),
    )
    asked = because("ask.pinta.one" if is_one else "ask.pinta.order", n=len(suits))
    part = Part(asked, choices, tuple(suits), form="one" if is_one else "order", hints=hints)
    shown = Shown(find_rules("brisca_2"), frames=tuple(GAPS[suit] for suit in suits))
    return Question("pinta", shown, (part,), tuple(proofs[suit] for suit in suits), level)


def _says(suit: str, suits: Sequence[str], proof: Reason) -> tuple[Reason, ...]:
    return () if tuple(suits) == (suit,) else (because("v.no"), proof)


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round in which the suits take turns."""
    count = SHOWN[max(1, min(level, len(SHOWN)))]
    suits = [suit for _ in range(items // 4 + 1) for suit in rng.sample(list(GAPS), 4)][:items]
    return gathered(rng, [partial(_item, suit=suit, count=count, level=level) for suit in suits])


def _item(rng: Random, suit: str, count: int, level: int) -> Question:
    """The suit first, then others."""
    others = rng.sample([other for other in GAPS if other != suit], count - 1)
    return make(rng, (suit, *others), level)


DRILL = Drill("pinta", ask, deal, levels=len(SHOWN))
