"""History claims: is it documented, likely, disputed or a legend? The learner puts the label on."""

from __future__ import annotations

from functools import partial
from random import Random

from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.facts.history import LABELS, Claim, claims
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because


def ask(item: str) -> Question:
    """Which label does this claim deserve? BadText, with the claims there are, for an unknown one."""
    claim = claims().get(item.strip())
    if claim is None:
        raise BadText("drill.none", text=item, choices=tuple(claims()))
    return make(claim)


def label_word(label: str) -> Reason:
    """A label as a word."""
    return because(f"b.label.{label}")


def make(claim: Claim) -> Question:
    """The question for a claim; every label that is right for it is accepted."""
    told = (_labels(claim, "claim.label"), *_proof(claim))
    says = (_labels(claim, "v.wrong.label"), *_proof(claim))
    choices = tuple(Choice(label, label_word(label), () if label in claim.labels else says) for label in LABELS)
    part = Part(because("ask.claim", claim=because(f"claim.{claim.key}")), choices, claim.labels, hints=_hints(claim))
    return Question("claim", Shown(find_rules("brisca_2")), (part,), told)


def _labels(claim: Claim, key: str) -> Reason:
    if len(claim.labels) == 2:
        return because(f"{key}.two", a=label_word(claim.labels[0]), b=label_word(claim.labels[1]))
    return because(f"{key}.one" if key.startswith("claim") else key, label=label_word(claim.labels[0]))


def _proof(claim: Claim) -> tuple[Reason, ...]:
    """Why, both sides where it is disputed, and who says so."""
    sides = ("for", "against") if claim.is_disputed else ()
    parts = (f"claim.{claim.key}.why", *(f"claim.{claim.key}.{side}" for side in sides))
    sources = tuple(map(_source, claim.sources))
    return (*map(because, parts), because("claim.source", n=len(sources), text=sources))


def _source(tag: str) -> Reason:
    """A source by its tag, or a kind of page where none is singled out."""
    return because(f"source.{tag}" if tag[1:].isdecimal() else f"b.source.{tag}")


def _hints(claim: Claim) -> tuple[Reason, ...]:
    """Is there a text? What the labels mean. Then two of them."""
    right = claim.labels[0]
    other = {"documented": "likely", "likely": "documented", "disputed": "likely", "legend": "documented"}[right]
    pair = sorted((right, other), key=LABELS.index)
    narrowed = because("hint.claim.two", a=label_word(pair[0]), b=label_word(pair[1]))
    return because("hint.claim.text"), because("hint.claim.rule"), narrowed


BRUSQUEMBILLE = (
    "comedy_1707", "rules_1718", "sixty_one_1723", "encyclopedie_packs", "seven_1771", "from_brusquembille",
    "word_brisque", "counting_same", "ten_second", "bazzica", "spain_from_italy", "actor_name", "deslauriers",
    "medieval",
)  # fmt: skip
"""What level 2 asks about: the French ancestor and what came of it."""


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round in which every label comes at least once in five, none of them more than half of the time."""
    asked = [claim for key, claim in claims().items() if level == 1 or key in BRUSQUEMBILLE]
    left = {label: rng.sample(known, len(known)) for label in LABELS if (known := _labelled(asked, label))}
    chosen = list[Claim]()
    while len(chosen) < items:
        if not any(left.values()):
            left = {label: rng.sample(known, len(known)) for label in LABELS if (known := _labelled(asked, label))}
        for label in rng.sample(LABELS, len(LABELS)):
            if left[label] and len(chosen) < items:
                chosen.append(left[label].pop())
    return gathered(rng, [partial(_made, claim=claim) for claim in chosen])


def _labelled(asked: list[Claim], label: str) -> list[Claim]:
    """Those of the claims whose best label this is."""
    return [claim for claim in asked if claim.labels[0] == label]


def _made(_rng: Random, claim: Claim) -> Question:
    return make(claim)


DRILL = Drill("claim", ask, deal, levels=2)
