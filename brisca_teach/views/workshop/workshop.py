"""A position of one's own: typed as a line, checked in sentences, solved, played, kept in a file, sent as one line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from brisca_teach.analysis.sampling import sample
from brisca_teach.analysis.solution import Solution
from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.questions import Shown
from brisca_teach.views.layout import Layout
from brisca_teach.views.play import PlaySession
from brisca_teach.views.question_view import Said
from brisca_teach.views.scene import Action, FieldView, Scene
from brisca_teach.views.speech import Speech, speech_for
from brisca_teach.views.stage import Stage
from brisca_teach.views.text import tell
from brisca_teach.views.words import LANGUAGES, refusal, say, seat_names
from brisca_teach.views.workshop.shelf import read_positions, write_positions

FIELD = "position"
OTHER = {"es": "English", "en": "Español"}


class Workshop(Stage):
    """A position in the making. `check(line)` is what typing does; its buttons are values, fill, play, back, lang.

    `line` is the position as one line, to be sent; `save(file)` adds it to a file, `load(file)` reads one back.
    """

    def __init__(self, lang: str, line: str | Position = "") -> None:
        super().__init__(lang)
        self.typed, self.position = "", Position.parse("brisca_2 O 1O3C/12B4C 0:-")
        self.fault: Refusal | None = None
        self.table_play: PlaySession | None = None
        self.is_valuing, self.seed, self._kept = False, 0, ""
        self._start = str(line) or str(self.position)
        self._check(self._start)

    @property
    def line(self) -> str:
        """The last position that was right, as one line."""
        return str(self.position)

    @property
    def solution(self) -> Solution | None:
        """What each move is worth; None where that cannot be said, and then `unsolved` says why."""
        return None if self.fault or self._unsolved() else solve(self.position)

    # What is seen

    def scene(self) -> Scene:
        """The position with what there is to say about it, or the deal that is being played from it."""
        if self.table_play is not None:
            scene = self.table_play.scene()
            return replace(scene, actions=(*scene.actions, Action("back", say(self.lang, "b.to_position"))))
        values = self._values()
        return replace(
            self._laid(values),
            label=say(self.lang, "a.workshop"),
            prompt=say(self.lang, "a.workshop"),
            verdict="wrong" if self.fault else "",
            status=self._status(),
            reasons=() if self.fault else tuple(self._about(values)),
            actions=tuple(self._buttons()),
            fields=tuple(self._fields()),
        )

    def resting(self) -> Scene:
        """The position that was given, with its values folded."""
        first = Workshop(self.lang, self._start)
        solution = None if first.fault else first.solution
        told = tuple(first._ranked(solution)) if solution else ()
        return replace(first.scene(), actions=(), fields=(), answer=" ".join(told))

    def text(self) -> str:
        """The same in words."""
        return tell(self.scene())

    @property
    def speech(self) -> Speech:
        """How the table of this position speaks."""
        return speech_for(self.lang, self._shown())

    def _shown(self) -> Shown:
        position = self.position
        return Shown(position.rules, position.trump, position.trick, position=position)

    def _laid(self, values: Mapping[Move, int]) -> Scene:
        best = max(values.values(), default=0)

        def marks(card: Card) -> tuple[str, ...]:
            return ("best",) if values.get(card) == best and len(set(values.values())) > 1 else ()

        def note(card: Card) -> str:
            return self.speech.say("b.points", points=values[card]) if card in values else ""

        return Layout(self._shown(), self.speech, marks=marks, note=note).scene()

    def _values(self) -> Mapping[Move, int]:
        solution = self.solution if self.is_valuing else None
        return solution.values if solution else {}

    def _status(self) -> str:
        if self.fault:
            return refusal(self.lang, self.fault, seat_names(self.lang, 6))
        return self._kept or say(self.lang, "pos.ok")

    def _about(self, values: Mapping[Move, int]) -> Iterator[str]:
        """How it was filled, and the moves with what they bring, or why that cannot be said."""
        if self.seed:
            yield say(self.lang, "workshop.filled", n=self.seed)
        if self.is_valuing:
            unsolved = self._unsolved()
            if unsolved:
                yield refusal(self.lang, unsolved, seat_names(self.lang, 6))
            elif solution := self.solution:
                yield from self._ranked(solution)

    def _ranked(self, solution: Solution) -> Iterator[str]:
        """Each move with what it brings, the best first."""
        for move, value in sorted(solution.values.items(), key=lambda pair: (-pair[1], str(pair[0]))):
            if isinstance(move, Card):
                yield self.speech.say("worth.card", card=move, points=value)
            elif isinstance(move, Exchange):
                yield self.speech.say("worth.exchange", card=move.give, points=value)

    def _unsolved(self) -> Refusal | None:
        """Why the position has no values; None when it has."""
        if any(UNKNOWN in cards for cards in (*self.position.hands, self.position.stock)):
            return Refusal("pos.hidden")
        try:
            solve(self.position)
        except Refusal as why:
            return why
        return None

    def _buttons(self) -> Iterator[Action]:
        if not self.fault:
            has_hidden = any(UNKNOWN in cards for cards in (*self.position.hands, self.position.stock))
            if has_hidden or self.seed:
                yield Action("fill", say(self.lang, "pos.fill"), "primary" if has_hidden else "button")
            yield Action("values", say(self.lang, "b.values"), "button", pressed=self.is_valuing)
            is_still = has_hidden or self.position.turn is None
            yield Action("play", say(self.lang, "b.play_it"), "button", disabled=is_still)
        yield Action("lang", OTHER[self.lang], "setting")

    def _fields(self) -> Iterator[FieldView]:
        words = {name: say(self.lang, key) for name, key in (("label", "workshop.field"), ("button", "b.check"))}
        yield FieldView(text=self.typed, id=FIELD, **words)
        if not self.fault:
            copied = {"button": say(self.lang, "b.copy_text"), "done": say(self.lang, "export.copied")}
            yield FieldView(say(self.lang, "a.workshop.line"), self.line, **copied)

    # Gestures

    def check(self, line: str) -> Said:
        """Take a typed line: the position it means, or in one sentence what is wrong with it."""
        self.table_play = None
        self._check(line)
        self._redraw()
        return Said(self._status())

    def type(self, field: str, text: str) -> None:
        """What sending the field does."""
        if field == FIELD:
            self.check(text)

    def pick(self, card: str) -> None:
        """Play a card of the deal that is played from the position."""
        if self.table_play is not None:
            self.table_play.pick(card)
            self._redraw()

    def act(self, action: str) -> None:
        """Press a button."""
        deeds = {"values": self._value, "fill": self._fill, "play": self._play, "back": self._back, "lang": self._turn}
        if self.table_play is not None and action != "back":
            self.table_play.act(action)
            self.lang = self.table_play.lang
        elif action in deeds:
            deeds[action]()
        self._redraw()

    def save(self, file: Path | str) -> Said:
        """Add the line to a file; a position that is in it already is not written twice."""
        try:
            write_positions(Path(file), (self.line,))
        except OSError:
            return Said(say(self.lang, "export.file.none", file=str(file)))
        self._kept = say(self.lang, "export.file", file=str(file))
        self._redraw()
        return Said(self._kept)

    def load(self, file: Path | str, number: int = 1) -> Said:
        """Take the position of this number from a file that `save` wrote."""
        lines = read_positions(Path(file))
        if not 0 < number <= len(lines):
            return Said(say(self.lang, "workshop.none", n=len(lines), file=str(file)))
        return self.check(lines[number - 1])

    def _check(self, line: str) -> None:
        self.typed, self._kept, self.seed = line.strip(), "", 0
        try:
            self.position, self.fault = Position.parse(self.typed), None
        except Refusal as fault:
            self.fault = fault

    def _value(self) -> None:
        self.is_valuing = not self.is_valuing

    def _fill(self) -> None:
        """Put every hidden card somewhere, by the next number of chance."""
        self.seed += 1
        seed, hidden = self.seed, Position.parse(self.typed)
        self.position = sample(Observation(0, hidden), Random(f"workshop {seed}"))

    def _play(self) -> None:
        if self.fault is None and self.position.turn is not None:
            session = PlaySession(self.lang, self.position.rules, view="open", is_lesson=True)
            session.begin(self.position)
            self.table_play = session

    def _back(self) -> None:
        self.table_play = None

    def _turn(self) -> None:
        self.lang = next(lang for lang in LANGUAGES if lang != self.lang)
