"""Signals: every line of every list has its words, its source, and one meaning at one table."""

from __future__ import annotations

import pytest

from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills import signs
from brisca_teach.teaching.facts.signals import signals, table
from brisca_teach.views.words import LANGUAGES
from brisca_teach.views.words.catalogue import has


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_has_its_words(lang: str) -> None:
    for one in signals():
        assert has(lang, f"s.{one.sign}") and has(lang, f"b.sign.{one.card}") and has(lang, f"source.{one.source}")


def test_no_list_gives_a_sign_two_meanings() -> None:
    for source in {one.source for one in signals()}:
        assert len({one.sign for one in table(source)}) == len(table(source))


def test_the_same_sign_may_mean_something_else_at_another_table() -> None:
    by_source = [signs.ask("press_lips", source).answer[0].facts["text"] for source in ("W38", "S4")]

    assert by_source[0] != by_source[1]


def test_what_the_pages_of_one_source_dispute_is_not_offered_as_wrong() -> None:
    for sign, other in (("tongue", "b.sign.jack"), ("shoulder", "b.sign.knight")):
        offered = [choice.thing.key for choice in signs.ask(sign).parts[0].choices]  # type: ignore[union-attr]
        assert other not in offered


def test_an_unknown_sign_is_told_what_there_is() -> None:
    with pytest.raises(BadText):
        signs.ask("dance")
