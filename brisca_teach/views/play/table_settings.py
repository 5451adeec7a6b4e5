"""How a table is looked at: the view, the faces of the cards, the language, the count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from brisca_teach.engine.rules import Rules
from brisca_teach.views.art import FRENCH_FACES
from brisca_teach.views.play.look import VIEWS
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.scene import Action
from brisca_teach.views.words import LANGUAGES

LANGUAGE_NAMES = {"es": "Español", "en": "English"}  # each in itself, for who reads no other
FACES = ("spanish", "italian", FRENCH_FACES)


@dataclass(frozen=True)
class TableSettings:
    """What can be changed in a running view without touching the deal."""

    lang: str
    deck: str
    view: str = "closed"
    is_counting: bool = False
    is_open: bool = False  # the buttons that are seldom wanted are shown

    def pressed(self, action: str) -> TableSettings | None:
        """The settings after a press on "view:open", "deck:italian", "lang:en", "count" or "settings", else None."""
        what, _, value = action.partition(":")
        choices = {"view": VIEWS, "deck": FACES, "lang": LANGUAGES}.get(what, ())
        if action == "count":
            return replace(self, is_counting=not self.is_counting)
        if action == "settings":
            return replace(self, is_open=not self.is_open)
        if value not in choices or (what == "deck" and self.deck not in FACES):
            return None
        match what:
            case "view":
                return replace(self, view=value)
            case "deck":
                return replace(self, deck=value)
        return replace(self, lang=value)


def default_deck(rules: Rules) -> str:
    """The faces that belong to a pack."""
    return "french" if rules.pack.startswith("fr") else "spanish"


def setting_actions(settings: TableSettings, voice: TableVoice) -> Iterator[Action]:
    """The small buttons under the table; those that are seldom wanted stay behind one of them."""
    yield Action("count", voice.say("b.count"), "setting", pressed=settings.is_counting)
    yield Action("settings", voice.say("b.settings"), "setting", pressed=settings.is_open)
    if settings.is_open:
        yield from _looks(settings, voice)


def _looks(settings: TableSettings, voice: TableVoice) -> Iterator[Action]:
    """The views, the next faces of the cards, the other language."""
    for view in VIEWS:
        yield Action(f"view:{view}", voice.say(f"b.{view}"), "setting", pressed=view == settings.view)
    if settings.deck in FACES:
        deck = FACES[(FACES.index(settings.deck) + 1) % len(FACES)]
        yield Action(f"deck:{deck}", voice.say(f"b.deck.{deck}"), "setting")
    for lang in LANGUAGES:
        if lang != settings.lang:
            yield Action(f"lang:{lang}", LANGUAGE_NAMES[lang], "setting")
