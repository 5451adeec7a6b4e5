"""One place of a reviewed deal on the table: the move that was made, what it cost, what every card is worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.coach.course import card_of
from brisca_teach.teaching.coach.known import HALF
from brisca_teach.teaching.review import Judged
from brisca_teach.views.play.game import Game, Step
from brisca_teach.views.play.look import Look
from brisca_teach.views.play.result import result
from brisca_teach.views.play.table_scene import TableScene
from brisca_teach.views.play.table_settings import LANGUAGE_NAMES
from brisca_teach.views.play.tricks_told import log
from brisca_teach.views.play.voice import TableVoice, joined
from brisca_teach.views.review.place import Place
from brisca_teach.views.review.told import VERDICTS, headline, reasons, step_told, summary
from brisca_teach.views.scene import Action, CardView, RowView, Scene, SeatView
from brisca_teach.views.words import LANGUAGES

FEW = 12  # a stock of so many cards is laid open; a longer one would hide the table


@dataclass(frozen=True)
class ReviewScene:
    """`values` are shown under the cards; None while nobody asked for them."""

    place: Place
    voice: TableVoice
    lens: str = "open"
    values: Mapping[Move, int] | None = None
    refused: Refusal | None = None
    can_leave: bool = False

    @property
    def game(self) -> Game:
        """The deal as far as it has come here; with what could be known, as this seat has seen it."""
        game = self.place.game
        return game if self.is_open else game.seen_by(self.voice.me)

    @property
    def is_open(self) -> bool:
        """True with all hands open, as they are for everybody once the deal is over."""
        return self.lens == "open" or self.place.position.turn is None

    @property
    def judged(self) -> Judged | None:
        """The move that comes next, if what it cost may be told: with what could be known, that of this seat alone."""
        judged = self.place.judged
        return judged if judged and (self.is_open or judged.seat == self.voice.me) else None

    def scene(self) -> Scene:
        """The whole scene."""
        table = TableScene(Look(self.game, self.voice.me, "open" if self.is_open else "half"), self.voice)
        bare = table.scene()
        return replace(
            bare,
            prompt=self._prompt(),
            progress=joined((self._progress(), bare.progress)),
            seats=tuple(self._seat(seat) for seat in bare.seats),
            rows=(*bare.rows, *self._stock(table)),
            last_trick=() if self.place.position.trick else table.last_trick(),
            status=self._status(),
            verdict=self._verdict(),
            reasons=self._reasons(),
            actions=tuple(self.actions()),
            log=log(self.game, self.voice),
            labels=replace(bare.words, chosen=self.voice.say("a.review.played")),
        )

    # What is said

    def _prompt(self) -> str:
        say, kind = self.voice.say, self.place.kind
        return say(f"review.{kind}" if kind else "review.title")

    def _progress(self) -> str:
        place, say = self.place, self.voice.say
        if place.kind and place.aside:
            return say("review.step", n=place.step, total=len(place.aside))
        return say("review.at", n=min(place.at + 1, place.total), total=place.total)

    def _status(self) -> str:
        place, voice = self.place, self.voice
        if self.refused:
            return voice.refusal(self.refused)
        if place.judged:
            said = headline(self.judged, self.lens, voice) if self.judged else ""
            return joined((step_told(self._next_step(), voice), said))
        if place.kind and place.step:
            return step_told(place.game.steps[-1], voice)
        return joined(result(place.position, voice)) if place.position.turn is None else ""

    def _verdict(self) -> str:
        """The sign beside the words; somebody else's slip is told, but it is no mistake of the learner's."""
        judged = self.judged
        return VERDICTS[judged.grade(self.lens)] if judged and judged.seat == self.voice.me else ""

    def _next_step(self) -> Step:
        """The move that comes next, as it is seen here."""
        game = self.place.forward().game
        return (game if self.is_open else game.seen_by(self.voice.me)).steps[-1]

    def _reasons(self) -> tuple[str, ...]:
        place = self.place
        if place.judged:
            return tuple(reasons(self.judged, self.lens, self.voice)) if self.judged else ()
        return () if place.kind else summary(place.review, self.lens, self.voice)

    # What lies there

    def _stock(self, table: TableScene) -> tuple[RowView, ...]:
        stock = self.place.position.stock
        if not self.is_open or not 0 < len(stock) <= FEW or self.place.position.rules.table.open == "all":
            return ()
        return (RowView(self.voice.say("a.stock.order"), tuple(map(table.card, stock)), small=True),)

    def _seat(self, seat: SeatView) -> SeatView:
        return replace(seat, cards=tuple(map(self._card, seat.cards))) if seat.turn else seat

    def _card(self, view: CardView) -> CardView:
        if not view.code:
            return view
        card = Card.parse(view.code)
        marks = (*view.marks, *(mark for mark in self._marks(card) if mark not in view.marks))
        worth = (self.values or {}).get(card)
        if worth is None:
            return replace(view, marks=marks)
        name = self.voice.say("a.card.value", name=view.name, points=worth)
        return replace(view, marks=marks, name=name, note=str(worth))

    def _marks(self, card: Card) -> Iterator[str]:
        if self.place.kind == "if" and card in cards_of(self.place.position):
            yield "playable"
        if self.judged and card_of(self.judged.move) == card:
            yield "chosen"
        if self._better and card_of(self._better) == card:
            yield "best"

    @property
    def _better(self) -> Move | None:
        """The best move, where the one that was made cost something."""
        judged = self.judged
        if judged is None or (judged.cost(self.lens) or 0) < HALF:
            return None
        if self.is_open:
            return judged.verdict.best if judged.verdict else None
        return judged.known.best if judged.known else None

    # What can be pressed

    def actions(self) -> Iterator[Action]:
        """Stepping, going aside, and the settings: few large buttons, so that the verdict stays near the cards."""
        place, say = self.place, self.voice.say
        yield Action("forward", say("b.forward"), "primary", disabled=not place.has_next)
        yield Action("back", say("b.back"), disabled=not (place.at or place.kind))
        if place.kind:
            yield Action("return", say("b.back_to_mistake"))
            return
        yield Action("next", say("b.next_costly"), disabled=self._costly(True) is None)
        if self.is_open and place.judged and place.judged.cost("open"):
            yield Action("proof", say("b.why"))
            yield Action("best", say("b.best_line"))
        if self.can_leave:
            yield Action("leave", say("b.leave_review"))
        yield from self._settings()

    def _costly(self, onward: bool) -> Place | None:
        return self.place.costly(self.voice.me, self.lens, onward)

    def _settings(self) -> Iterator[Action]:
        """How it is looked at, the long steps, another card, and from which seat in which language."""
        place, voice = self.place, self.voice
        for lens, key in (("open", "b.open"), ("known", "b.half")):
            yield Action(f"lens:{lens}", voice.say(key), "setting", pressed=lens == self.lens)
        yield Action("values", voice.say("b.values"), "setting", pressed=self.values is not None)
        yield Action("last", voice.say("b.last_costly"), "setting", disabled=self._costly(False) is None)
        yield Action("restart", voice.say("b.restart"), "setting", disabled=place.at == 0)
        yield Action("end", voice.say("b.to_end"), "setting", disabled=not place.has_next)
        if self.is_open and place.position.phase == "play" and place.position.turn is not None:
            yield Action("if", voice.say("b.what_if"), "setting")
        for seat in place.review.seats:
            if seat != voice.me:
                yield Action(f"seat:{seat}", voice.say("b.seat", who=voice.names[seat]), "setting")
        for lang in LANGUAGES:
            if lang != voice.lang:
                yield Action(f"lang:{lang}", LANGUAGE_NAMES[lang], "setting")


def cards_of(position: Position) -> tuple[Card, ...]:
    """The cards that may be played."""
    return tuple(move for move in position.legal_moves() if isinstance(move, Card))
