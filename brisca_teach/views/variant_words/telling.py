"""A whole rule set told to a learner, in short sentences and in the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.rules_check import value_of
from brisca_teach.views.variant_words.about import certainty_words
from brisca_teach.views.variant_words.values import deck_of, value_words
from brisca_teach.views.words import counted, listing, rank_name, say
from brisca_teach.views.words.catalogue import has

AS_USUAL = {"no", "none", "silent", False, None, ()}  # values that need no sentence
PLAY = ("trump_two_top", "duty.undertrump", "exchange")
CALLS = ("call", "call.forced", "call.self_call", "call.solo")
LIMITS = ("ace_lock", "second_not_last", "arrastro", "instant", "claim")
PRIZES = ("scoring.events", "scoring.sweep")
WON_BY_POINTS = ("win", "chips")
TABLE = ("table.peek", "table.open", "table.talk")


def rules_words(lang: str, rules: Rules) -> tuple[str, ...]:
    """The rules in 6 to 14 sentences; one sentence alone where only the name is known."""
    if rules.certainty == "name_only":
        return (certainty_words(lang, rules),)
    return tuple(_told(lang, rules))


def _told(lang: str, rules: Rules) -> Iterator[str]:
    yield from (_players(lang, rules), _ladder(lang, rules))
    yield _deal(lang, rules)
    yield from _set(lang, rules, ("turn_up_skip", "auction", *CALLS))
    yield from _duties(lang, rules)
    if rules.cards_each > 1:
        yield say(lang, "rule.cards_each", n=rules.cards_each)
    yield _lead(lang, rules)
    yield from _set(lang, rules, PLAY)
    yield from _melds(lang, rules)
    yield from _set(lang, rules, LIMITS)
    yield from _score(lang, rules)
    yield say(lang, f"rule.match.{rules.match.kind}", n=rules.match.target)
    yield from _set(lang, rules, TABLE)


def _sentence(lang: str, text: str) -> str:
    return say(lang, "rule.sentence", text=text)


def _set(lang: str, rules: Rules, knobs: tuple[str, ...]) -> Iterator[str]:
    """A sentence for each of the knobs that is turned to something."""
    for knob in knobs:
        if value_of(rules, knob) not in AS_USUAL:
            yield _sentence(lang, value_words(lang, rules, knob))


def _players(lang: str, rules: Rules) -> str:
    facts: dict[str, Any] = {"n": rules.players, "sides": value_words(lang, rules, "sides")}
    facts |= {"pack": value_words(lang, rules, "pack"), "text": value_words(lang, rules, "removed")}
    return say(lang, "rule.players.without" if rules.removed else "rule.players", **facts)


def _ladder(lang: str, rules: Rules) -> str:
    """The ranks in play from high to low, each with its points if it has any."""
    ranks = [rank for rank in rules.ladder if any(card.rank == rank for card in rules.cards)]
    names = [_ranked(lang, rules, rank) for rank in ranks]
    return say(lang, "rule.ladder", text=listing(lang, names))


def _ranked(lang: str, rules: Rules, rank: int) -> str:
    name = rank_name(rank, lang, deck_of(rules), "bare")
    points = rules.rank_points.get(rank, 0)
    worth = counted(lang, "points", points) if rank == rules.ace else str(points)
    return f"{name} ({worth})" if points else name


def _deal(lang: str, rules: Rules) -> str:
    keys = (f"rule.deal.{rules.trump}.{rules.stock}", f"rule.deal.{rules.trump}")
    left = len(rules.cards) - rules.players * rules.hand
    return say(lang, next(key for key in keys if has(lang, key)), n=rules.hand, m=left)


def _duties(lang: str, rules: Rules) -> Iterator[str]:
    duty = value_words(lang, rules, "duty.kind")
    is_late = rules.duty.begins == "stock_empty" and rules.duty.kind != "free"
    yield say(lang, "rule.duty.late", text=duty) if is_late else _sentence(lang, duty)
    if rules.duty.relief != "none":
        yield _sentence(lang, value_words(lang, rules, "duty.relief"))


def _lead(lang: str, rules: Rules) -> str:
    key = "rule.lead.draw" if rules.stock == "draw" else "rule.lead"
    return say(lang, key, text=value_words(lang, rules, "first_lead"))


def _melds(lang: str, rules: Rules) -> Iterator[str]:
    """The meld and the moments when it is not allowed."""
    if rules.meld is not None:
        yield _sentence(lang, value_words(lang, rules, "meld"))
        for knob in ("meld.first_trick", "meld.after_stock"):
            if not value_of(rules, knob):
                yield _sentence(lang, value_words(lang, rules, knob))


def _score(lang: str, rules: Rules) -> Iterator[str]:
    if rules.scoring.kind in WON_BY_POINTS:
        yield _won(lang, rules)
    if rules.scoring.kind != "win":
        yield _sentence(lang, value_words(lang, rules, "scoring.kind"))
    if rules.scoring.last_trick:
        yield _sentence(lang, value_words(lang, rules, "scoring.last_trick"))
    if any(games > 1 for _, games in rules.scoring.values):
        yield _sentence(lang, value_words(lang, rules, "scoring.values"))
    yield from _set(lang, rules, PRIZES)


def _won(lang: str, rules: Rules) -> str:
    """What wins the deal; 61 where two sides share the card points and nothing else counts."""
    tie = value_words(lang, rules, "scoring.tie")
    if len(rules.fixed_sides) == 2 and rules.meld is None and not rules.scoring.last_trick:
        return say(lang, "rule.win.two", n=TO_WIN, total=rules.total, tie=tie)
    return say(lang, "rule.win", tie=tie)
