"""A deal as text, from any position to any later one: it can be kept, read by people, replayed and compared.

```
start: rapida O 1O3C11E/12B10C1C/...
class: 3B

1. 0: 3C 10C
2. 0: exchange:7O 1O 12B
result: 69-51
```
First lines of the form `word: text`, of which `start` is the position; then one line a trick, with its number, who
leads and everything that was done in order; line 0 is what was said before the first card. A deal that is over ends
with the points by side, and the reason when it did not end by points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Arrastro
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.scoring import Outcome

_HEADER = re.compile(r"([a-z][a-z0-9_-]*):\s*(.*)")
_TRICK = re.compile(r"\d+\.\s*(?:\d+:)?(.*)")


@dataclass(frozen=True)
class Record:
    """Where a deal began and everything that was done since; `headers` are for people: names, class, date."""

    start: Position
    moves: tuple[Move, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()

    def add(self, move: Move) -> Record:
        """The record with one more move; IllegalMove when the last position refuses it."""
        longer = replace(self, moves=(*self.moves, move))
        longer.__dict__["positions"] = (*self.positions, self.position.play(move))
        return longer

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """Every position from the start on, one more than moves; IllegalMove when the record is not a deal."""
        line = [self.start]
        for move in self.moves:
            line.append(line[-1].play(move))
        return tuple(line)

    @property
    def position(self) -> Position:
        """The last position."""
        return self.positions[-1]

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the deal lasts."""
        return self.position.outcome()

    def __str__(self) -> str:
        headers = [f"{word}: {text}" for word, text in (("start", str(self.start)), *self.headers)]
        result = [f"result: {_result(self.outcome)}"] if self.outcome else []
        return "\n".join((*headers, "", *self._tricks(), *result)) + "\n"

    def _tricks(self) -> Iterator[str]:
        """One line a trick, and line 0 where something was said before the first card."""
        lines: dict[int, list[str]] = {}
        leads: dict[int, int] = {}
        played = len(self.start.trick)
        for before, move in zip(self.positions, self.moves, strict=False):
            is_card = isinstance(move, Card | Announce | Arrastro)
            number = _number(before, played, is_card)
            lines.setdefault(number, []).append(str(move))
            leads.setdefault(number, _leader(before))
            played += is_card
        return (f"{number}. {f'{leads[number]}: ' if number else ''}{' '.join(said)}" for number, said in lines.items())

    @staticmethod
    def parse(text: str) -> Record:
        """The record that the text describes, replayed; BadText or IllegalMove says what is wrong with it."""
        headers: dict[str, str] = {}
        moves: list[Move] = []
        for line in filter(None, map(str.strip, text.splitlines())):
            if trick := _TRICK.fullmatch(line):
                moves += map(Move.parse, trick[1].split())
            elif header := _HEADER.fullmatch(line):
                headers[header[1]] = header[2]
            else:
                raise BadText("pos.extra", text=line)
        if "start" not in headers:
            raise BadText("pos.missing", field="start", text="")
        return _checked(headers, moves)


def _number(before: Position, played: int, is_card: bool) -> int:
    """The trick that a move belongs to: what is done while a full trick waits still belongs to that trick."""
    size = before.rules.trick_size
    if played == 0 and not is_card:
        return 0
    waits = len(before.trick) == size and not is_card
    return (played - 1 if waits else played) // size + 1


def _leader(before: Position) -> int:
    """Who leads the trick that this position is in; the winner, when a full trick is let go by leading."""
    is_full = len(before.trick) == before.rules.trick_size
    return before.turn or 0 if is_full else before.leader


def _checked(headers: dict[str, str], moves: list[Move]) -> Record:
    start, result = Position.parse(headers.pop("start")), headers.pop("result", None)
    record = Record(start, tuple(moves), tuple(headers.items()))
    found = _result(record.outcome) if record.outcome else "-"
    if result is not None and result != found:
        raise BadText("pos.result", text=result, result=found)
    return record


def _result(outcome: Outcome) -> str:
    points = "-".join(map(str, outcome.side_points))
    return points if outcome.reason == "points" else f"{points} {outcome.reason}"
