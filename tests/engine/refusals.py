"""What the engine answers to something it refuses."""

from __future__ import annotations

import pytest

from brisca_teach import IllegalMove, Move, Position, Refusal


def reason(position: Position, move: str | Move) -> str:
    """Why the move is refused; the test fails when it is not, or when the position does not stand by its refusal."""
    said = Move.parse(move) if isinstance(move, str) else move
    with pytest.raises(IllegalMove) as caught:
        position.play(said)
    assert caught.value.position == position
    assert said not in position.legal_moves()
    return caught.value.reason


def bad_text(text: str) -> str:
    """Why this is not a position."""
    with pytest.raises(Refusal) as caught:
        Position.parse(text)
    return caught.value.reason
