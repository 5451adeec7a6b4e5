"""Signals: what does this sign mean at a table that has agreed on one source's list?"""

from __future__ import annotations

from functools import partial
from random import Random

from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.facts.signals import Signal, signals
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import because

OFFERED = 4


def ask(item: str, source: str = "W38") -> Question:
    """What does this sign mean by the list of this source? BadText, with the signs there are, for an unknown one."""
    found = next((one for one in signals() if (one.sign, one.source) == (item.strip(), source)), None)
    if found is None:
        raise BadText("drill.none", text=item, choices=tuple(one.sign for one in signals()))
    return make(Random(item), found)


def make(rng: Random, signal: Signal) -> Question:
    """The question for one line of a list; what pages of its source say instead is not offered."""
    cards = list(dict.fromkeys(one.card for one in signals()))
    others = [card for card in cards if card not in (signal.card, signal.also)]
    offered = [signal.card, *rng.sample(others, OFFERED - 1)]
    offered.sort(key=cards.index)
    letters = dict(zip(offered, "abcd", strict=True))
    sign, meaning = because(f"s.{signal.sign}"), because(f"b.sign.{signal.card}")
    told = because("sign.means", signal=sign, text=meaning, source=because(f"source.{signal.source}"))
    choices = tuple(
        Choice(letters[card], because(f"b.sign.{card}"), () if card == signal.card else (because("v.no"), told))
        for card in offered
    )
    other = rng.choice([card for card in offered if card != signal.card])
    pair = sorted((signal.card, other), key=cards.index)
    narrowed = because("hint.claim.two", a=because(f"b.sign.{pair[0]}"), b=because(f"b.sign.{pair[1]}"))
    hints = because("hint.sign.face"), because("hint.sign.agreed"), narrowed
    asked = because("ask.sign", signal=sign, source=because(f"source.{signal.source}"))
    part = Part(asked, choices, (letters[signal.card],), hints=hints)
    return Question("signals", Shown(find_rules("brisca_4")), (part,), (told,))


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round over the lists of all sources, none of their lines twice before all have come."""
    known = list(signals())
    chosen = [line for _ in range(items // len(known) + 1) for line in rng.sample(known, len(known))][:items]
    return gathered(rng, [partial(make, signal=signal) for signal in chosen])


DRILL = Drill("signals", ask, deal)
