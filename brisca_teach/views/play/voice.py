"""How one table speaks: its language, its deck, and the people who sit round it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from brisca_teach.engine.cards import ACE, JACK, KING, QUEEN, Card
from brisca_teach.engine.refusal import Refusal
from brisca_teach.engine.rules import Rules
from brisca_teach.views.art import FRENCH_FACES, french_code
from brisca_teach.views.words import card_label, card_name, rank_name, refusal, say, seat_names, suit_name

FRENCH_RANKS = {1: ACE, 10: JACK, 11: QUEEN, 12: KING}
RANKS, SUITS = ("rank", "ranks"), ("suit", "suits")


@dataclass(frozen=True)
class TableVoice:
    """Speaks of one deal. Seats are those of the deal; `me` is where the learner sits in it."""

    lang: str
    rules: Rules
    deck: str = "spanish"
    me: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The people by seat of the deal, as in a sentence: "tú", "Inés"."""
        names = seat_names(self.lang, self.rules.players)
        return tuple(names[self.place(seat)] for seat in range(self.rules.players))

    def place(self, seat: int) -> int:
        """Where a seat is for the learner: 0 is the learner's own, then to the right all round."""
        return (seat - self.me) % self.rules.players

    def person(self, seat: int) -> str:
        """A name that stands alone: "Tú", "Inés"."""
        return upper(self.names[seat])

    def say(self, key: str, **facts: Any) -> str:
        """The phrase; `who`, `who2` and `caller` may be seats."""
        return say(self.lang, key, deck=self.words, **{name: self._worded(name, fact) for name, fact in facts.items()})

    def refusal(self, error: Refusal) -> str:
        """Why something cannot be, in one sentence."""
        facts = {name: self._faced(name, fact) for name, fact in error.facts.items()}
        return refusal(self.lang, Refusal(error.reason, **facts), self.names, self.words)

    def label(self, card: Card, trump: str | None, **more: Any) -> str:
        """The card's accessible name; `more` as in `card_label`."""
        suit = self._faced("suit", trump)
        return card_label(self.lang, self.face(card), self.rules.points(card), suit, deck=self.words, **more)

    def card(self, card: Card) -> str:
        """The card's name at the beginning of a line."""
        return upper(card_name(self.face(card), self.lang, self.words, "bare"))

    def suit(self, suit: str) -> str:
        """The suit's name at the beginning of a line."""
        return upper(suit_name(self._faced("suit", suit), self.lang, self.words))

    def rank(self, rank: int) -> str:
        """The rank's name at the beginning of a line."""
        return upper(rank_name(self._faced("rank", rank), self.lang, self.words, "bare"))

    @property
    def words(self) -> str:
        """The deck whose words are used."""
        return "french" if self.deck == FRENCH_FACES else self.deck

    def face(self, card: Card) -> Card:
        """The card as its face is called: with French faces the three of cups is the three of hearts."""
        return Card.parse(french_code(str(card))) if self.deck == FRENCH_FACES and card.suit else card

    def _worded(self, name: str, fact: Any) -> Any:
        if name in ("who", "who2", "caller") and isinstance(fact, int):
            return self.names[fact]
        return self._faced(name, fact)

    def _faced(self, name: str, fact: Any) -> Any:
        """The fact in the words of the faces on the table."""
        if self.deck != FRENCH_FACES:
            return fact
        match fact:
            case Card():
                return self.face(fact)
            case tuple() | list():
                return tuple(self._faced(name, one) for one in fact)
            case str() if name in SUITS and fact:
                return french_code(f"1{fact}")[1:]
            case int() if name in RANKS:
                return FRENCH_RANKS.get(fact, fact)
        return fact


def upper(text: str) -> str:
    """The text with a capital."""
    return text[:1].upper() + text[1:]


def joined(sentences: Iterable[str]) -> str:
    """Whole sentences in one text, each once."""
    return " ".join(dict.fromkeys(filter(None, sentences)))
