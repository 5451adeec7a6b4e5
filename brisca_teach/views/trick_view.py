"""A finished trick, told; cards and positions, shown; what a card is worth, explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.mixture import cards_in
from brisca_teach.teaching.questions import Shown
from brisca_teach.teaching.trick_story import Story
from brisca_teach.views.layout import Layout
from brisca_teach.views.question_text import sentence, table_text
from brisca_teach.views.scene import Scene
from brisca_teach.views.speech import Speech
from brisca_teach.views.stage import Still


def told_trick(lang: str, shown: Shown) -> Still:
    """A finished trick with who takes it, for how many points, and why."""
    story, speech = Story(shown), Speech(lang, shown.rules.players)
    told = speech.sentences(story.told())
    scene = trick_scene(story, speech)
    return Still(lang, scene, " ".join([*table_text(shown, speech), *told]))


def trick_scene(story: Story, speech: Speech, playable: bool = False, chosen: Card | None = None) -> Scene:
    """The table of a finished trick: its winning card marked, the verdict in words."""

    def marks(card: Card) -> tuple[str, ...]:
        worn = {"playable": playable, "won": card == story.winner, "chosen": card == chosen}
        return tuple(mark for mark, worn_now in worn.items() if worn_now)

    taken, why = speech.sentences(story.told())
    return replace(Layout(story.shown, speech, marks=marks).scene(), label=taken, trick_words=f"{taken} {why}")


def shown_cards(lang: str, item: str | Sequence[Card] | Position, rules: Rules | None = None) -> Still:
    """Cards or a position, drawn and told, with no question."""
    position = _position(item)
    if position is None and not isinstance(item, Position):
        cards = cards_in(item)
        shown = Shown(rules or find_rules("brisca_2"), hand=cards, name_only=True)
        speech = Speech(lang)
        text = sentence(speech.cards(cards))
        return Still(lang, replace(Layout(shown, speech).scene(), label=text), text)
    assert position is not None
    shown = Shown(position.rules, position.trump, position.trick, position=position)
    speech = Speech(lang, position.rules.players)
    text = " ".join(table_text(shown, speech))
    return Still(lang, replace(Layout(shown, speech).scene(), label=text), text)


def _position(item: str | Sequence[Card] | Position) -> Position | None:
    if isinstance(item, str):
        return Position.parse(item) if "_" in item or "/" in item else None
    return item if isinstance(item, Position) else None
