"""What the tests of bots share."""

from __future__ import annotations

import pytest

from brisca_teach.analysis.bots import Level, expert, imagining


@pytest.fixture
def fast_expert(monkeypatch: pytest.MonkeyPatch) -> Level:
    """The expert with so few imagined worlds that a whole deal takes no time."""
    monkeypatch.setattr(expert, "WORLDS", 4)
    monkeypatch.setattr(imagining, "CARDS_A_MOVE", 60)
    monkeypatch.setattr(imagining, "FEWEST", 2)
    return Level("expert", expert.choose)
