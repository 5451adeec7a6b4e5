"""What changes from one game to another, in sentences: "La segunda brisca es el dos, no el tres."."""

from __future__ import annotations

from brisca_teach.engine.compare import Difference, differences
from brisca_teach.engine.rules import Rules
from brisca_teach.views.variant_words.values import value_words
from brisca_teach.views.words import say
from brisca_teach.views.words.catalogue import has


def difference_words(lang: str, before: Rules, after: Rules) -> tuple[str, ...]:
    """One sentence for each knob in which the two differ; it says what holds in `after` and not in `before`."""
    return tuple(_sentence(lang, one, before, after) for one in differences(before, after))


def change_words(lang: str, before: Rules, after: Rules, knob: str) -> str:
    """What changes at one knob, in a sentence, or in the part that the knob belongs to; "" where the two are alike."""
    part = knob.partition(".")[0]
    changed = [one for one in differences(before, after) if one.knob.partition(".")[0] == part]
    found = sorted(changed, key=lambda one: one.knob != knob)
    return _sentence(lang, found[0], before, after) if found else ""


def _sentence(lang: str, difference: Difference, before: Rules, after: Rules) -> str:
    key = f"differs.{difference.knob}"
    keys = (f"{key}.to.{_word(difference.after)}", f"{key}.from.{_word(difference.before)}", key, "differs")
    said = next(one for one in keys if has(lang, one))
    new, old = (value_words(lang, rules, difference.knob) for rules in (after, before))
    return say(lang, said, after=new, before=old)


def _word(value: object) -> str:
    """The end of a key that speaks of this value alone: "none" for what is absent."""
    return "none" if value in (None, ()) else str(value)
