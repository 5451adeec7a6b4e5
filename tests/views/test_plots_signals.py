"""The picture of the signals: every line of every source, with who says it."""

import pytest

from brisca_teach.teaching.facts.signals import signals
from brisca_teach.views.plots import plot
from brisca_teach.views.words import LANGUAGES, say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_every_source_is_told(lang: str) -> None:
    text = repr(plot(lang, "signal_tables"))

    for one in signals():
        line = f"{say(lang, f's.{one.sign}')}, {say(lang, f'b.sign.{one.card}')}"
        assert line in text.partition(say(lang, f"source.{one.source}"))[2]


def test_where_pages_of_a_source_differ_both_are_told() -> None:
    text = repr(plot("es", "signal_tables"))

    assert "asomar la punta de la lengua, el caballo de triunfo (en alguna, la sota de triunfo)" in text
    assert text.startswith("Qué quiere decir cada seña, según quién lo cuenta. Según cinco páginas con tablas")
    assert text.endswith("Según una página de reglas de la briscola, traducida: guiñar un ojo, el as de triunfo.")


def test_one_sign_has_two_meanings() -> None:
    text = repr(plot("en", "signal_tables"))

    assert "press the lips, the ace of trumps" in text and "press the lips, the three of trumps" in text
