"""A line of a puzzle on the table: what lies there at one stop of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from brisca_teach.engine.cards import Card, Move
from brisca_teach.teaching.puzzles.asking import line_of
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.puzzles.replay import Stop, stops
from brisca_teach.teaching.questions import Shown
from brisca_teach.views.layout import Layout
from brisca_teach.views.scene import Scene
from brisca_teach.views.speech import Speech


@dataclass(frozen=True)
class Replay:
    """A move of a puzzle and the best play after it, looked at stop by stop."""

    puzzle: Puzzle
    move: Move
    at: int = 0

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """Every stop of the line."""
        return stops(line_of(self.puzzle, self.move))

    @property
    def stop(self) -> Stop:
        """Where it stands."""
        return self.stops[self.at]

    @property
    def has_more(self) -> bool:
        """Whether the line goes on."""
        return self.at + 1 < len(self.stops)

    @property
    def is_best(self) -> bool:
        """Whether it is the line of a best move."""
        return self.move in self.puzzle.best

    def stepped(self) -> Replay:
        """One stop further."""
        return replace(self, at=min(self.at + 1, len(self.stops) - 1))


@dataclass(frozen=True)
class ReplayScene:
    """Puts a stop of a line on the table in place of the puzzle's cards."""

    replay: Replay
    speech: Speech

    def over(self, scene: Scene) -> Scene:
        """The scene of the answered puzzle with the table of this stop; the verdict stands at the first stop."""
        table = Layout(self._shown(), self.speech, self._marks).scene(turn=False)
        told = self.speech.sentence(self.replay.stop.told)
        line = self._line()
        laid = replace(
            scene,
            label=line,
            prompt=line,
            seats=table.seats,
            trick=table.trick,
            rows=table.rows,
            trick_words=told,
            score=self._score(),
            hints=(),
        )
        if not self.replay.at:
            return laid
        return replace(laid, status=told, verdict="", reasons=(), trick_words="")

    def _shown(self) -> Shown:
        position = self.replay.stop.position
        return Shown(position.rules, position.trump, position.trick, position=position)

    def _marks(self, card: Card) -> tuple[str, ...]:
        """At the first stop the learner's own card, right or wrong; else the card that takes the trick."""
        if card is self.replay.move and not self.replay.at:
            return ("right",) if self.replay.is_best else ("wrong",)
        return ("won",) if card is self.replay.stop.winner else ()

    def _line(self) -> str:
        replay = self.replay
        return self.speech.say("puzzle.line", move=replay.move, n=replay.at + 1, total=len(replay.stops))

    def _score(self) -> str:
        stop, speech = self.replay.stop, self.speech
        facts = {"points": stop.mine, "n": stop.theirs}
        if speech.players == 2:
            return speech.say("puzzle.sofar.two", who=speech.names[1], **facts)
        return speech.say("puzzle.sofar.sides", **facts)
