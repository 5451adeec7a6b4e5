"""Reasons, choices and lines of play as sentences of one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.lines import Line, PlayedTrick
from brisca_teach.teaching.questions import Shown, Thing
from brisca_teach.teaching.reasons import Change, Count, Knob, Points, RankSum, Reason, Seat
from brisca_teach.views.variant_words.changes import change_words
from brisca_teach.views.variant_words.values import value_words
from brisca_teach.views.words import card_name, listing, number, rank_name, say, seat_names
from brisca_teach.views.words.filling import Voice, fragment, move_name, smoothed

_PEOPLE = ("who", "who2", "caller")
_SHORT = 3  # a proof shows at most so many tricks


@dataclass(frozen=True)
class Speech:
    """How one table speaks: its language and how many people sit at it."""

    lang: str
    players: int = 2
    deck: str = "spanish"

    @property
    def names(self) -> tuple[str, ...]:
        """The people by seat, the learner first."""
        return seat_names(self.lang, self.players)

    def person(self, seat: int) -> str:
        """A person's name at the beginning of a line: "Tú", "Inés"."""
        name = self.names[seat]
        return name[:1].upper() + name[1:]

    def say(self, key: str, **facts: Any) -> str:
        """The phrase with this key."""
        return say(self.lang, key, deck=self.deck, **facts)

    def sentence(self, reason: Reason) -> str:
        """The reason in words."""
        return self.say(reason.key, **self._facts(reason))

    def part(self, reason: Reason) -> str:
        """The reason in words as a part of a sentence."""
        text = fragment(reason.key, self._facts(reason), Voice(self.lang, self.deck))
        return smoothed(text) if self.lang == "es" else text

    def sentences(self, reasons: Sequence[Reason]) -> tuple[str, ...]:
        """Each reason in words."""
        return tuple(self.sentence(reason) for reason in reasons)

    def thing(self, thing: Thing) -> str:
        """What a choice is called on its button."""
        if isinstance(thing, Reason):
            return self.sentence(thing)
        if isinstance(thing, Seat):
            return self.person(thing)
        if isinstance(thing, Count):
            return number(self.lang, int(thing))
        if isinstance(thing, Points):
            return self.say("b.points", points=int(thing))
        return (
            self.card(thing) if isinstance(thing, Card) else self._upper(move_name(thing, Voice(self.lang, self.deck)))
        )

    def card(self, card: Card) -> str:
        """A card's name at the beginning of a line: "Rey de copas"."""
        return self._upper(self.bare(card))

    def bare(self, card: Card) -> str:
        """A card's name inside a line: "rey de copas"."""
        return card_name(card, self.lang, self.deck, form="bare")

    def frame(self, gaps: int) -> str:
        """A card of which nothing but the frame is seen: "Marco con dos cortes"."""
        return self.say("a.frame" if gaps else "a.frame.none", n=gaps)

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards in a list, each by its whole name: "rey de copas y as de oros"."""
        return listing(self.lang, [self.bare(card) for card in cards])

    def ladder(self, ladder: Sequence[int], marked: Sequence[int] = ()) -> str:
        """The ranks from high to low; names for those that count, numbers for blanks, quotes round those marked."""
        words = [self._step(rank, ladder) for rank in ladder]
        return ", ".join(f"«{word}»" if rank in marked else word for rank, word in zip(ladder, words, strict=True))

    def line(self, line: Line, most: int = _SHORT) -> str:
        """What happens, trick by trick."""
        return " ".join(self.trick(trick) for trick in line.tricks[:most])

    def trick(self, trick: PlayedTrick) -> str:
        """A trick of a line: who played what, and who took how many points."""
        plays = "; ".join(f"{self.names[seat]}, {card_name(card, self.lang, self.deck)}" for seat, card in trick.plays)
        return self.say("line.other", line=plays, who=self.names[trick.winner], points=trick.points)

    def _facts(self, reason: Reason) -> dict[str, Any]:
        return {name: self._worded(name, fact, reason) for name, fact in reason.filling}

    def _worded(self, name: str, fact: object, reason: Reason) -> Any:
        if name in _PEOPLE and isinstance(fact, int):
            return self.names[fact]
        if isinstance(fact, Line):
            return self.line(fact)
        if isinstance(fact, Reason):
            return self.part(fact)
        if isinstance(fact, Knob):
            return value_words(self.lang, fact.rules, fact.name)
        if isinstance(fact, Change):
            return change_words(self.lang, fact.before, fact.after, fact.knob)
        if isinstance(fact, tuple) and fact and all(isinstance(one, Reason) for one in fact):
            return "; ".join(map(self.part, fact))
        if isinstance(fact, tuple) and fact and all(isinstance(one, Seat) for one in fact):
            return tuple(self.names[seat] for seat in fact)
        if name == "ladder" and isinstance(fact, tuple):
            marked = [card.rank for key, card in reason.filling if key in ("high", "low") and isinstance(card, Card)]
            return self.ladder(fact, marked)
        if name == "text" and isinstance(fact, tuple) and all(isinstance(one, RankSum) for one in fact):
            return ", ".join(self._rank_sum(one) for one in fact)
        if name == "text" and isinstance(fact, tuple):
            return ", ".join(f"{self.bare(card)} {points}" for card, points in fact)
        return fact

    def _rank_sum(self, one: RankSum) -> str:
        return f"{rank_name(one.rank, self.lang, self.deck, form='bare')} {one.points} × {one.cards}"

    def _step(self, rank: int, ladder: Sequence[int]) -> str:
        return rank_name(rank, self.lang, self.deck, form="bare") if ladder.index(rank) < 5 else str(rank)

    @staticmethod
    def _upper(text: str) -> str:
        return text[:1].upper() + text[1:]


def speech_for(lang: str, shown: Shown) -> Speech:
    """How the table of this question speaks: its people, and the names of its deck."""
    return Speech(lang, shown.rules.players, "french" if shown.rules.pack == "fr32" else shown.deck)
