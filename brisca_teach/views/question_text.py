"""A question as one line of text: what lies there and what is asked, never the answer."""

from __future__ import annotations

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.questions import Question, Shown
from brisca_teach.views.speech import Speech
from brisca_teach.views.words import card_name


def question_text(question: Question, lang: str, at: int = 0) -> str:
    """The question as text: "Pintan oros. Inés: siete de copas. Tú: rey de copas. ¿Quién se la lleva?"."""
    speech = Speech(lang, question.shown.rules.players)
    part = question.parts[at]
    asked = [speech.sentence(part.ask)]
    words = [choice for choice in part.choices if not isinstance(choice.thing, Card)]
    if part.form == "one" and words and question.kind != "points" and not part.shows_cards:
        asked += [f"{choice.value}) {speech.thing(choice.thing)}." for choice in words]
    return " ".join([*table_text(question.shown, speech), *asked])


def table_text(shown: Shown, speech: Speech) -> list[str]:
    """What lies on the table, a sentence for each thing."""
    told = [speech.say("trump.is", suit=shown.trump)] if shown.trump else []
    told += trick_text(shown, speech)
    if shown.position:
        return told + position_text(shown, speech)
    if shown.hand and shown.trick:
        return [*told, f"{speech.say('a.hand.you')}: {speech.cards(shown.hand)}."]
    return [*told, sentence(speech.cards(shown.hand))] if shown.hand else told


def trick_text(shown: Shown, speech: Speech) -> list[str]:
    """Who played what, a sentence for each card."""
    named = enumerate(card_name(card, speech.lang, form="bare") for card in shown.trick)
    return [f"{speech.person(shown.seat_of(at))}: {name}." for at, name in named]


def position_text(shown: Shown, speech: Speech) -> list[str]:
    """The hands and what is left of the stock."""
    position = shown.position
    if position is None:
        return []
    told = [f"{speech.say('a.hand.you')}: {speech.cards(position.hands[0])}."] if position.hands[0] else []
    for seat, hand in enumerate(position.hands):
        if seat and hand:
            told.append(f"{speech.say('a.hand.of', who=speech.names[seat])}: {speech.cards(hand)}.")
    if position.stock:
        told.append(f"{speech.say('a.stock.order')}: {speech.cards(position.stock)}.")
    return told


def sentence(text: str) -> str:
    """The text with a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."
