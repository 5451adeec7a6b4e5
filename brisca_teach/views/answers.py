"""Answers as people type them: codes, names of cards, names of people, numbers, in either language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from brisca_teach.engine.cards import Card
from brisca_teach.engine.moves import Bid, Call, Meld, NameTrump, RankBid
from brisca_teach.teaching.questions import Answer, BadAnswer, Choice, Part, Question, Thing, words_of
from brisca_teach.views.speech import Speech, speech_for
from brisca_teach.views.words import LANGUAGES, rank_name, say, suit_name

Place = tuple[int, int, str]
"""Where a choice is named in a text: start, end, stable value."""


def read_answer(question: Question, at: int, answer: Answer, lang: str = "es") -> list[tuple[str, ...]]:
    """The stable values for each part from `at` on that the answer speaks of; BadAnswer if it speaks of none.

    "7E 21", "siete de espadas", "Lola", "21 puntos", "ninguna" and "all three" are all understood.
    """
    rest, found = plain(" ".join(words_of(answer))), list[tuple[str, ...]]()
    for part in question.parts[at:]:
        if rest and part.form == "many" and rest in _words_for_all(len(part.choices)):
            return [tuple(choice.value for choice in part.choices)]
        places = _distinct(sorted(_places(question, part, rest), key=lambda place: (place[0], -place[1])))
        if not places:
            break
        if part.form == "one" and len(places) > 1:
            raise BadAnswer("answer.one", text=rest)
        found.append(tuple(value for _, _, value in places))
        for start, end, _ in reversed(places):
            rest = f"{rest[:start]} {rest[end:]}"
    if not found:
        offered = tuple(_typable(question, choice, lang) for choice in question.parts[at].choices)
        raise BadAnswer("answer.unknown", text=" ".join(words_of(answer)), choices=offered)
    return found


def _typable(question: Question, choice: Choice, lang: str) -> str:
    """What can be typed for a choice: a code, a letter or a number as it is, else its words."""
    is_code = isinstance(choice.thing, Card) or len(choice.value) == 1 or choice.value.isdecimal()
    return choice.value if is_code else speech_for(lang, question.shown).thing(choice.thing)


def plain(text: str) -> str:
    """The text in lower case, without accents and punctuation, with single spaces."""
    letters = unicodedata.normalize("NFD", text.lower())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.sub(r"\W", " ", bare).split())


def _places(question: Question, part: Part, text: str) -> Iterator[Place]:
    for choice in part.choices:
        for name in _names(question, choice):
            for hit in re.finditer(rf"\b{re.escape(name)}\b", text):
                yield hit.start(), hit.end(), choice.value


def _distinct(places: list[Place]) -> list[Place]:
    """The places that do not lie inside another, each choice once."""
    kept, end, seen = list[Place](), 0, set[str]()
    for place in places:
        if place[0] >= end and place[2] not in seen:
            kept.append(place)
            end = place[1]
            seen.add(place[2])
    return kept


def _names(question: Question, choice: Choice) -> Iterator[str]:
    yield plain(choice.value)
    for lang in LANGUAGES:
        speech = speech_for(lang, question.shown)
        if not isinstance(choice.thing, Card):
            yield plain(speech.thing(choice.thing))
            yield from _short_names(speech, choice.thing)
            continue
        yield plain(speech.card(choice.thing))
        if choice.thing in question.shown.trick:
            yield plain(speech.names[question.shown.seat_of(question.shown.trick.index(choice.thing))])


def _short_names(speech: Speech, thing: Thing) -> Iterator[str]:
    """What people say for a move besides its whole name: the rank, the card, the suit or the number alone."""
    match thing:
        case RankBid(rank):
            yield plain(rank_name(rank, speech.lang, speech.deck, form="bare"))
        case Bid(points):
            yield str(points)
        case Call(card, trump) if card.suit == trump:
            yield from (plain(str(card)), plain(speech.card(card)))
        case NameTrump(suit) | Meld(suit):
            yield plain(suit_name(suit, speech.lang, speech.deck))


def _words_for_all(count: int) -> set[str]:
    keys = ("b.all", f"legal.all.{count}") if count in (2, 3) else ("b.all",)
    return {plain(say(lang, key, n=count)) for lang in LANGUAGES for key in keys}
