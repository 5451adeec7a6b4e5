"""The golden records still come out, and still replay."""

from __future__ import annotations

import golden
import pytest

from brisca_teach import Record, Rules


@pytest.mark.parametrize("rules", golden.PLAYABLE, ids=lambda rules: rules.key)
def test_the_golden_deal_comes_out_as_recorded(rules: Rules) -> None:
    text = (golden.FOLDER / f"{rules.key}.txt").read_text(encoding="utf-8")

    assert golden.recorded(rules) == text
    assert str(Record.parse(text)) == text
    assert Record.parse(text).position.outcome() is not None


def test_every_record_belongs_to_a_game() -> None:
    assert {path.stem for path in golden.FOLDER.glob("*.txt")} == {rules.key for rules in golden.PLAYABLE}
