"""A question as one line of text: what lies there and what is asked, never the answer."""

from __future__ import annotations

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.teaching.questions import Part, Question, Shown, Thing
from brisca_teach.teaching.reasons import Seat
from brisca_teach.views.speech import Speech, speech_for
from brisca_teach.views.words import listing, stock_label

UNLISTED = ("points", "trick")
"""Kinds whose numbers are not offered in the text: a person adds up and says one."""


def question_text(question: Question, lang: str, at: int = 0) -> str:
    """The question as text: "Pintan oros. Inés: siete de copas. Tú: rey de copas. ¿Quién se la lleva?"."""
    speech = speech_for(lang, question.shown)
    part = question.parts[at]
    asked = [speech.sentence(part.ask), *_offered(part, speech, question.kind)]
    return " ".join([*table_text(question.shown, speech), *asked])


def _offered(part: Part, speech: Speech, kind: str) -> list[str]:
    """The answers there are to choose from, where nobody could guess them."""
    if part.is_lettered:
        return [f"{choice.value}) {closed(speech.thing(choice.thing))}" for choice in part.choices]
    values = {choice.value for choice in part.choices}
    people = all(isinstance(choice.thing, Seat) for choice in part.choices)
    if part.shows_cards or people or kind in UNLISTED or values <= {"yes", "no"}:
        return []
    named = [_inside(speech, choice.thing) for choice in part.choices]
    return [speech.say("ask.offered", text=listing(speech.lang, named, "or"))]


def _inside(speech: Speech, thing: Thing) -> str:
    """A choice inside a list: words lose their capital, names keep it."""
    text = speech.thing(thing)
    return text if isinstance(thing, Seat) else text[:1].lower() + text[1:]


def table_text(shown: Shown, speech: Speech) -> list[str]:
    """What lies on the table, a sentence for each thing."""
    told = [speech.say("trump.is", suit=shown.trump)] if shown.trump else []
    told += [*speech.sentences(shown.told), *trick_text(shown, speech)]
    told += [f"{speech.sentence(row.label)}: {speech.cards(row.cards)}." for row in shown.rows if row.cards]
    told += [f"{speech.frame(gaps)}." for gaps in shown.frames]
    if shown.position:
        return told + position_text(shown.position, speech)
    if shown.hand and shown.trick:
        return [*told, f"{speech.say('a.hand.you')}: {speech.cards(shown.hand)}."]
    return [*told, sentence(speech.cards(shown.hand))] if shown.hand else told


def trick_text(shown: Shown, speech: Speech) -> list[str]:
    """Who played what, a sentence for each card."""
    named = enumerate(speech.bare(card) for card in shown.trick)
    return [f"{speech.person(shown.seat_of(at))}: {name}." for at, name in named]


def position_text(position: Position, speech: Speech) -> list[str]:
    """The hands and what is left of the stock."""
    told = [f"{speech.say('a.hand.you')}: {speech.cards(position.hands[0])}."] if position.hands[0] else []
    for seat, hand in enumerate(position.hands):
        if seat and hand:
            told.append(_hand_text(speech, speech.names[seat], hand))
    return told + _stock_text(position, speech)


def _hand_text(speech: Speech, who: str, hand: tuple[Card, ...]) -> str:
    known = [card for card in hand if card is not UNKNOWN]
    if UNKNOWN in hand:
        hidden = speech.say("a.hand.other", who=who, n=hand.count(UNKNOWN))
        return closed(f"{hidden}, {speech.cards(known)}" if known else hidden)
    return f"{speech.say('a.hand.of', who=who)}: {speech.cards(hand)}."


def _stock_text(position: Position, speech: Speech) -> list[str]:
    """An open stock card by card; of a closed one how many there are and the turn-up."""
    if not position.stock:
        return []
    if UNKNOWN not in position.stock:
        return [f"{speech.say('a.stock.order')}: {speech.cards(position.stock)}."]
    told = [closed(stock_label(speech.lang, len(position.stock)))]
    if position.turn_up not in (None, UNKNOWN):
        told.append(f"{speech.say('a.turn_up.word')}: {speech.bare(position.stock[-1])}.")
    return told


def closed(text: str) -> str:
    """The text with a full stop, unless it ends like a sentence."""
    return text if text[-1:] in ".?!" else f"{text}."


def sentence(text: str) -> str:
    """The text with a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."
