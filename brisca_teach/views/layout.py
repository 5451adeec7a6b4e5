"""Cards laid on a table: what lies there, named, with the marks that the view gives them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.teaching.questions import Shown
from brisca_teach.views.art import PINTA
from brisca_teach.views.scene import CardView, PlayedView, RowView, Scene, SeatView
from brisca_teach.views.speech import Speech
from brisca_teach.views.words import stock_label

SMALL_FROM = 8  # a longer row of cards is drawn small


def _none(_card: Card) -> tuple[str, ...]:
    return ()


def _nothing(_card: Card) -> str:
    return ""


@dataclass(frozen=True)
class Layout:
    """What is shown, as the parts of a scene. `marks` and `note` say what each card wears and what is under it."""

    shown: Shown
    speech: Speech
    marks: Callable[[Card], tuple[str, ...]] = _none
    note: Callable[[Card], str] = _nothing

    def scene(self, turn: bool = True) -> Scene:
        """The bare table: no prompt, no buttons."""
        trump, say = self.shown.trump, self.speech.say
        stock = self.hidden_stock
        turn_up = stock[-1] if stock and stock[-1] is not UNKNOWN else None
        return Scene(
            lang=self.speech.lang,
            deck=PINTA if self.shown.frames else self.speech.deck,
            seats=self.seats(turn),
            trick=self.trick(),
            rows=self.rows(),
            trump=trump or "",
            trump_words=say("trump.is", suit=trump) if trump else "",
            turn_up=self.card(turn_up) if turn_up else None,
            stock=stock_label(self.speech.lang, len(stock)) if stock else "",
            stock_count=stock.count(UNKNOWN),
            score=" ".join(self.speech.sentences(self.shown.told)),
            confirm="never",
        )

    @property
    def hidden_stock(self) -> tuple[Card, ...]:
        """The stock, where it lies face down; () where it is open or there is none."""
        stock = self.shown.position.stock if self.shown.position else ()
        return stock if UNKNOWN in stock else ()

    def card(self, card: Card, total: int = 0, at: int = 0) -> CardView:
        """One card, with its place among others if there are others."""
        if card is UNKNOWN:
            return CardView(name=self.speech.say("a.back"))
        name = self.name(card)
        if total > 1:
            name = self.speech.say("a.card.place", name=name, n=at + 1, total=total)
        return CardView(str(card), name, self.marks(card), self.note(card))

    def frame(self, gaps: int) -> CardView:
        """A card of which nothing but the frame is seen."""
        return CardView(f"frame{gaps}", self.speech.frame(gaps))

    def name(self, card: Card) -> str:
        """The card's accessible name: what it is, what it is worth, whether it is a trump."""
        say, points = self.speech.say, self.shown.rules.points(card)
        if self.shown.name_only:
            return say("a.card.name", card=card)
        is_trump = card.suit == self.shown.trump
        if points == 0:
            return say("a.card.zero.trump" if is_trump else "a.card.zero", card=card)
        return say("a.card" if is_trump else "a.card.plain", card=card, points=points)

    def line(self, cards: Sequence[Card]) -> tuple[CardView, ...]:
        """Cards side by side."""
        return tuple(self.card(card, len(cards), at) for at, card in enumerate(cards))

    def row(self, label: str, cards: Sequence[Card], small: bool = False) -> RowView:
        """A row of cards with a title."""
        return RowView(label, self.line(cards), small)

    def trick(self) -> tuple[PlayedView, ...]:
        """The trick, with empty places for those who have not played yet."""
        shown = self.shown
        played = tuple(PlayedView(self._player(at), self.card(card)) for at, card in enumerate(shown.trick))
        waiting = range(len(played), shown.rules.trick_size) if played else range(0)
        return played + tuple(PlayedView(self._player(at)) for at in waiting)

    def rows(self) -> tuple[RowView, ...]:
        """Cards that are nobody's."""
        loose = self.shown.hand and not self.shown.trick
        rows = [self.row(self.speech.say("a.cards"), self.shown.hand)] if loose else []
        if self.shown.frames:
            rows.append(RowView(self.speech.say("a.cards"), tuple(map(self.frame, self.shown.frames))))
        for row in self.shown.rows:
            rows.append(self.row(self.speech.sentence(row.label), row.cards, small=len(row.cards) >= SMALL_FROM))
        position = self.shown.position
        if position and position.stock and not self.hidden_stock:
            rows.append(self.row(self.speech.say("a.stock.order"), position.stock, small=True))
        return tuple(rows)

    def seats(self, turn: bool = True) -> tuple[SeatView, ...]:
        """The hands, the learner's first; nobody where all hands are empty."""
        shown = self.shown
        if shown.position:
            position = shown.position
            return tuple(
                self._seat(seat, position, turn) for seat in range(shown.rules.players if any(position.hands) else 0)
            )
        if shown.trick and shown.hand:
            label = self.speech.say("a.hand.you")
            return (SeatView(self.speech.person(0), label, self.line(shown.hand), turn=turn),)
        return ()

    def _seat(self, seat: int, position: Position, turn: bool) -> SeatView:
        name, hand = self.speech.person(seat), position.hands[seat]
        return SeatView(name, self._hand_label(seat, hand), self.line(hand), turn=turn and position.turn == seat)

    def _hand_label(self, seat: int, hand: tuple[Card, ...]) -> str:
        if seat == 0:
            return self.speech.say("a.hand.you")
        key = "a.hand.other" if UNKNOWN in hand else "a.hand.open"
        return self.speech.say(key, who=self.speech.names[seat], n=hand.count(UNKNOWN))

    def _player(self, at: int) -> str:
        return self.speech.person(self.shown.seat_of(at))
