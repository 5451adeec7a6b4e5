"""A rule set introduced: one paragraph, its other names, how well it is known and who says so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from brisca_teach.engine.aliases import ALIASES
from brisca_teach.engine.compare import differences
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import HEADS, VARIANTS
from brisca_teach.views.words import say
from brisca_teach.views.words.catalogue import phrase


def about(lang: str, rules: Rules) -> str:
    """One paragraph on the game; for rules with options, on the game they start from."""
    return phrase(lang, f"variant.{_named(rules.key)}.about")


def aliases(rules: Rules) -> tuple[str, ...]:
    """The other names that may be typed for this rule set."""
    named = _named(rules.key)
    return tuple(alias for alias, key in ALIASES.items() if key == named)


def base_of(rules: Rules) -> Rules | None:
    """What these rules are told apart from: the named game under its options, or the nearest head.

    None for the first head, and where no rules are known.
    """
    named = VARIANTS.get(_named(rules.key), rules)
    if named != rules:
        return named
    if rules.certainty == "name_only":
        return None
    told_from = VARIANTS[HEADS.get(rules.key) or _nearest(rules).key]
    return None if told_from == rules else told_from


def _nearest(rules: Rules) -> Rules:
    """The head that differs least from these rules; the later one if several do. A head further down does not count."""
    listed = tuple(takewhile(lambda each: each != rules, VARIANTS.values()))
    first, *others = (VARIANTS[key] for key in HEADS)
    heads = [head for head in reversed(others) if head in listed] + [first]
    return min(heads, key=lambda head: len(differences(head, rules)))


def certainty_words(lang: str, rules: Rules) -> str:
    """How well the rules are known, in one sentence."""
    return say(lang, f"certainty.{rules.certainty}.told")


def source_name(lang: str, tag: str) -> str:
    """A short honest label of a source: "la Wikipedia en inglés", or of a decision: "cuándo se cambia"."""
    return phrase(lang, f"source.{tag}")


def source_words(lang: str, rules: Rules) -> tuple[str, ...]:
    """Who says so, and what this course has decided: one sentence for each of the two, if there are any."""
    tags = rules.source.split()
    said = [tag for tag in tags if not tag.startswith("D")]
    decided = [tag for tag in tags if tag.startswith("D")]
    return tuple(_told(lang, "source.told", said)) + tuple(_told(lang, "source.decided", decided))


def _told(lang: str, key: str, tags: list[str]) -> Iterator[str]:
    if tags:
        yield say(lang, key, text="; ".join(source_name(lang, tag) for tag in tags))


def _named(key: str) -> str:
    return key.partition("+")[0]
