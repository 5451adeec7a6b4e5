"""Going through a played deal: forward, back, to each costly move; the proof on the table; another move instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.record import Record
from brisca_teach.engine.refusal import BadRules, BadText, Refusal
from brisca_teach.teaching.coach import judge
from brisca_teach.teaching.facts.deals import find_deal
from brisca_teach.teaching.review import LENSES, WORLDS, Progress, Review, Stop, fairly, review
from brisca_teach.views.pictures import Picture
from brisca_teach.views.pictures_review import deal_review
from brisca_teach.views.play.table_settings import default_deck
from brisca_teach.views.play.table_stage import TableStage
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.question_view import Said
from brisca_teach.views.review.place import Place
from brisca_teach.views.review.review_scene import ReviewScene
from brisca_teach.views.review.told import summary
from brisca_teach.views.scene import Scene
from brisca_teach.views.words import LANGUAGES

_SEAT = "seat "


class ReviewSession(TableStage):
    """A deal with every move judged. Its buttons are forward, back, next, last, restart, end, proof, best, if,
    return, values, lens:known, seat:1 and lang:en.

    The deal is a record, its text, a name of `find_deal`, or a review made before. `me` is the seat whose deal it is
    (else the record's header says, else seat 0); `lens` is "open" (all hands) or "known" (what that seat could know);
    `worlds`, `seed`, `progress` and `stop` are those of `teaching.review`.
    """

    def __init__(
        self,
        lang: str,
        record: Record | str | Review,
        me: int | None = None,
        lens: str = "open",
        worlds: int = WORLDS,
        seed: int = 1,
        progress: Progress | None = None,
        stop: Stop | None = None,
    ) -> None:
        super().__init__(lang)
        if lens not in LENSES:
            raise BadRules("rules.value", knob="lens", value=lens, choices=LENSES)
        played = find_deal(record) if isinstance(record, str) else record
        start = played.record if isinstance(played, Review) else played
        self.me, self.seed = _learner(start) if me is None else me, seed
        if isinstance(played, Record):
            played = review(played, None, worlds, seed, progress, stop, fair=(self.me,))
        self.review = played
        self.lens, self.place = lens, Place(self.review)
        self.has_values = self.can_leave = False
        self.refused: Refusal | None = None
        self._solved: dict[str, Mapping[Move, int]] = {}

    # What is seen

    @property
    def voice(self) -> TableVoice:
        """How this table speaks."""
        rules = self.review.record.start.rules
        return TableVoice(self.lang, rules, default_deck(rules), self.me)

    def scene(self) -> Scene:
        """The table at this place of the deal."""
        values = self._values() if self.has_values else None
        return ReviewScene(self.place, self.voice, self.lens, values, self.refused, self.can_leave).scene()

    def resting(self) -> Scene:
        """The table at the first costly move, with the whole review folded under it; nothing to press."""
        start = Place(self.review)
        place = start.costly(self.me, self.lens, True) or start
        shown = ReviewScene(place, self.voice, self.lens).scene()
        return replace(shown, actions=(), answer="\n".join(summary(self.review, self.lens, self.voice)))

    def summary(self) -> Said:
        """The whole review in words: what each seat lost, and the costly moves."""
        return Said("\n".join(summary(self.review, self.lens, self.voice)))

    def chart(self) -> Picture:
        """The points after each trick as a picture, with the costly moves marked."""
        return deal_review(self.lang, self.review, self.me)

    def _values(self) -> Mapping[Move, int]:
        """What each move here is worth; none where that cannot be said."""
        if self.lens == "known":
            return self._averages()
        key = str(self.place.position)
        if key not in self._solved:
            self._solved[key] = self._worth()
        return self._solved[key]

    def _averages(self) -> Mapping[Move, int]:
        judged = self.place.judged
        if judged is None or judged.known is None or judged.seat != self.me:
            return {}
        return {move: round(value) for move, value in judged.known.values}

    def _worth(self) -> Mapping[Move, int]:
        judged, moves = self.place.judged, self.place.position.legal_moves()
        if judged and judged.verdict:
            return dict(judged.verdict.values)
        try:
            return dict(judge(self.place.position, moves[0]).values) if moves else {}
        except Refusal:
            return {}

    # Gestures

    def _refuse(self, error: Refusal) -> None:
        self.refused = error

    def _pick(self, code: str) -> None:
        """Play this card instead of the one that was played; the best play follows it."""
        card, place = Card.parse(code), self.place
        place.position.play(card)
        aside = (*place.aside[: place.step], *self._following(card))
        self._go(place.turned("if", aside, place.step + 1))

    def _following(self, card: Card) -> tuple[Move, ...]:
        """The card and the best play after it, as far as it can be found."""
        try:
            return judge(self.place.position, card).line.moves
        except Refusal:
            return (card,)

    def _act(self, action: str) -> None:
        what, _, value = action.partition(":")
        if what == "lens" and value in LENSES:
            self.lens = value
            self._go(self.place.to(self.place.at))
        elif what == "seat" and value in map(str, self.review.seats):
            self._sit(int(value))
        elif what == "lang" and value in LANGUAGES:
            self.lang = value
        elif action == "values":
            self.has_values = not self.has_values
        else:
            self._go(self._moved(action))

    def _sit(self, seat: int) -> None:
        """Look from this seat; what it could know is measured when it is first wanted."""
        self.me, self.review = seat, fairly(self.review, seat, self.seed)
        self.place = replace(self.place, review=self.review)

    def _go(self, place: Place) -> None:
        self.place, self.refused = place, None

    def _moved(self, action: str) -> Place:
        place, verdict = self.place, self.place.judged.verdict if self.place.judged else None
        steps: dict[str, Callable[[], Place | None]] = {
            "forward": place.forward,
            "back": place.back,
            "next": lambda: place.costly(self.me, self.lens, True),
            "last": lambda: place.costly(self.me, self.lens, False),
            "return": lambda: place.to(place.at),
            "restart": lambda: place.to(0),
            "end": lambda: place.to(place.total),
            "if": lambda: place.turned("if"),
            "proof": lambda: place.turned("proof", verdict.line.moves) if verdict else None,
            "best": lambda: place.turned("best", verdict.best_line.moves) if verdict else None,
        }
        found = steps[action]() if action in steps else None
        if found is None:
            raise BadText("review.no.action", text=action)
        return found


def _learner(record: Record) -> int:
    """The seat that the record's header names, else 0."""
    word = dict(record.headers).get("learner", "")
    seat = word.removeprefix(_SEAT)
    return int(seat) if seat.isdecimal() and int(seat) < record.start.rules.players else 0
