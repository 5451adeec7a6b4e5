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

    def pressed(self, action: str) -> TableSettings | None:
        """The settings after a press on "view:open", "deck:italian", "lang:en" or "count"; None for anything else."""
        what, _, value = action.partition(":")
        choices = {"view": VIEWS, "deck": FACES, "lang": LANGUAGES}.get(what, ())
        if action == "count":
            return replace(self, is_counting=not self.is_counting)
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
    """The small buttons under the table."""
    say = voice.say
    for view in VIEWS:
        yield Action(f"view:{view}", say(f"b.{view}"), "setting", pressed=view == settings.view)
    yield Action("count", say("b.count"), "setting", pressed=settings.is_counting)
    for deck in FACES if settings.deck in FACES else ():
        yield Action(f"deck:{deck}", say(f"b.deck.{deck}"), "setting", pressed=deck == settings.deck)
    for lang in LANGUAGES:
        if lang != settings.lang:
            yield Action(f"lang:{lang}", LANGUAGE_NAMES[lang], "setting")
