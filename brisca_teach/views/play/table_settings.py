"""How a table is looked at: the view, the faces of the cards, the language, the count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from brisca_teach.analysis.bots import LADDER, find_level
from brisca_teach.engine.rules import Rules
from brisca_teach.views.art import FRENCH_FACES
from brisca_teach.views.play.look import VIEWS
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.scene import Action
from brisca_teach.views.words import LANGUAGES

LANGUAGE_NAMES = {"es": "Español", "en": "English"}  # each in itself, for who reads no other
FACES = ("spanish", "italian", FRENCH_FACES)
PACES = {"press": 0, "slow": 4, "auto": 0}
"""How long a finished trick lies there: until a press, for some seconds, not at all."""
LEVELS = tuple(level.key for level in LADDER)
SWITCHES = {"count": "is_counting", "settings": "is_open", "values": "is_valuing", "record": "is_recording"}


@dataclass(frozen=True)
class TableSettings:
    """What can be changed in a running view without touching the deal."""

    lang: str
    deck: str
    view: str = "closed"
    is_counting: bool = False
    is_open: bool = False  # the buttons that are seldom wanted are shown
    level: str = "club"
    pace: str = "press"
    is_recording: bool = False  # the whole deal stands under the table as text
    is_valuing: bool = False  # with open cards: what each of them is worth

    @property
    def has_values(self) -> bool:
        """Whether the cards show what they are worth: only where all of them are on the table anyway."""
        return self.is_valuing and self.view == "open"

    @property
    def waits(self) -> bool:
        """Whether a finished trick stays."""
        return self.pace != "auto"

    def pressed(self, action: str) -> TableSettings | None:
        """The settings after a press on "view:open", "deck:italian", "lang:en", "level:expert", "pace:slow", "count",
        "values" or "settings"; None for anything else."""
        what, _, value = action.partition(":")
        if what in SWITCHES and not value:
            return self._switched(SWITCHES[what])
        choices = {"view": VIEWS, "deck": FACES, "lang": LANGUAGES, "level": LEVELS, "pace": tuple(PACES)}
        if value not in choices.get(what, ()) or (what == "deck" and self.deck not in FACES):
            return None
        return self._set(what, value)

    def _switched(self, switch: str) -> TableSettings:
        changed: dict[str, bool] = {switch: not getattr(self, switch)}
        return replace(self, **changed)  # type: ignore[arg-type]

    def _set(self, what: str, value: str) -> TableSettings:
        changed: dict[str, str] = {what: value}
        return replace(self, **changed)  # type: ignore[arg-type]


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
    """The views and the values; how long a trick stays; who plays against; the next faces; the other language."""
    for view in VIEWS:
        yield Action(f"view:{view}", voice.say(f"b.{view}"), "setting", pressed=view == settings.view)
    if settings.view == "open":
        yield Action("values", voice.say("b.values"), "setting", pressed=settings.is_valuing)
    pace = _next(tuple(PACES), settings.pace)
    yield Action(f"pace:{pace}", voice.say(f"b.pace.{settings.pace}"), "setting")
    now = voice.say(find_level(settings.level).name_key)
    yield Action(f"level:{_next(LEVELS, settings.level)}", voice.say("b.level.now", text=now), "setting")
    if settings.deck in FACES:
        deck = _next(FACES, settings.deck)
        yield Action(f"deck:{deck}", voice.say(f"b.deck.{deck}"), "setting")
    for lang in LANGUAGES:
        if lang != settings.lang:
            yield Action(f"lang:{lang}", LANGUAGE_NAMES[lang], "setting")
    yield Action("record", voice.say("b.record"), "setting", pressed=settings.is_recording)


def _next(choices: tuple[str, ...], now: str) -> str:
    return choices[(choices.index(now) + 1) % len(choices)]
