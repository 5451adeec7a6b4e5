"""What is typed at the table, read as the press of a card or a button."""

from __future__ import annotations

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.refusal import BadText
from brisca_teach.views.scene import Scene, enabled
from brisca_teach.views.words import parse_card_name

Press = tuple[str, str]  # ("pick", "3C") or ("act", "bid:70")


def read(typed: str, scene: Scene, deck: str) -> Press:
    """The press that the text means: a button by its words, number or id, a card or move; else BadText."""
    text = typed.strip()
    if pressed := _button(text, scene):
        return "act", pressed
    try:
        move = Move.parse(text)
    except BadText:
        return "pick", _named(text, scene, deck)
    return ("pick" if isinstance(move, Card) else "act"), str(move)


def _button(text: str, scene: Scene) -> str:
    """The id of the button that is meant, or ""; no text at all is the main button."""
    offered = [action for action in scene.actions if not action.disabled]
    if not text:
        return next((action.id for action in offered if action.kind == "primary"), "")
    if text in enabled(scene):
        return text
    listed = [action for action in offered if action.kind != "setting"]
    if text.isdecimal() and 0 < int(text) <= len(listed):
        return listed[int(text) - 1].id
    return next((action.id for action in offered if action.label.casefold() == text.casefold()), "")


def _named(text: str, scene: Scene, deck: str) -> str:
    try:
        return parse_card_name(text, scene.lang, deck)
    except BadText:
        ways = (*(card.code for card in scene.seats[0].cards), *enabled(scene))
        raise BadText("play.no.typed", text=text, way=ways[0]) from None
