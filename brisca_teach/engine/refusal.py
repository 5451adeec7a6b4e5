"""The one kind of error the engine raises for bad input: a reason key and the facts, no words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brisca_teach.engine.cards import Move
    from brisca_teach.engine.position import Position


class Refusal(ValueError):
    """Something the rules or the notation refuse: `reason` is a message key, `facts` what it is about."""

    def __init__(self, reason: str, **facts: object) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(reason + "".join(f" {name}={_plain(fact)}" for name, fact in facts.items()))


class BadText(Refusal):
    """Text that means nothing here: a card, a move, a rule or a position."""


class BadRules(Refusal):
    """Knobs that cannot go together; the facts name both."""


class IllegalMove(Refusal):
    """A move that the rules refuse: the reason key, its facts, the move and the position."""

    def __init__(self, reason: str, position: Position, move: Move, **facts: object) -> None:
        super().__init__(reason, **facts)
        self.position = position
        self.move = move

    def __str__(self) -> str:
        return f"{super().__str__()}: {self.move} in {self.position}"


def _plain(fact: object) -> str:
    if isinstance(fact, tuple | list | frozenset | set):
        return "(" + ",".join(sorted(map(str, fact)) if isinstance(fact, frozenset | set) else map(str, fact)) + ")"
    return str(fact)
