"""What a table shows, as one immutable value that the widget, the picture and the text all read.

A scene decides nothing and hides nothing: whoever builds it leaves out what the learner may not know.
Every field holds finished words of one language, so a view never translates.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from brisca_teach.views.words import LANGUAGES, say

MARKS = ("playable", "blocked", "chosen", "winning", "won", "led", "trump", "right", "wrong", "best", "new")
SEEN = ("winning", "won", "chosen", "right", "wrong", "best")  # marks whose word stands under the card
HEARD = ("led", "new")  # marks that place and motion show, so their word is only spoken
VERDICTS = ("", "right", "near", "wrong")
KINDS = ("primary", "button", "choice", "suit", "bid", "hint", "setting")
CONFIRM = ("touch", "always", "never")


@dataclass(frozen=True, slots=True)
class Labels:
    """The fixed words round a table: names of its parts, and the word beside every mark of colour."""

    trick: str
    empty: str
    actions: str
    settings: str
    status: str
    hints: str
    log: str
    turn_up: str
    shown: str
    last_trick: str
    keys: str
    play: str
    winning: str
    won: str
    led: str
    chosen: str
    right: str
    wrong: str
    best: str
    new: str
    turn_you: str
    turn_other: str
    answer: str
    paused: str
    stopped: str


_SAID_BY = {
    "turn_up": "a.turn_up.word",
    "winning": "a.trick.winning",
    "answer": "static.answer",
    "paused": "static.note",
    "stopped": "stopped",
}


def _labels(lang: str) -> Labels:
    return Labels(**{part.name: say(lang, _SAID_BY.get(part.name, f"a.{part.name}")) for part in fields(Labels)})


LABELS = {lang: _labels(lang) for lang in LANGUAGES}


@dataclass(frozen=True, slots=True)
class CardView:
    """One card as it is seen: face up with its code, or face down with no code at all."""

    code: str = ""  # "" = face down; never the code of a card the learner may not see
    name: str = ""  # accessible name: "Tres de oros, 10 puntos, triunfo"
    marks: tuple[str, ...] = ()
    note: str = ""  # short words under the card

    def __post_init__(self) -> None:
        _only(self.marks, MARKS, "mark")
        if not self.code and {"playable", "trump", "winning", "won"} & set(self.marks):
            raise ValueError("a face-down card says nothing about itself")


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's place: name, cards, cards laid open beside them, won tricks in words."""

    name: str
    label: str = ""  # accessible name of the hand: "Tus cartas"
    cards: tuple[CardView, ...] = ()
    pile: str = ""  # "Tus bazas: 2, 21 puntos"
    turn: bool = False
    shown: tuple[CardView, ...] = ()  # a meld or a claim lying open, apart from the hand
    said: str = ""  # the last bid or call: "Paso", "70"
    role: str = ""  # "mano", "reparte", "tu pareja"


@dataclass(frozen=True, slots=True)
class PlayedView:
    """One place of the trick, in order of play; without a card it is still to come."""

    who: str
    card: CardView | None = None


@dataclass(frozen=True, slots=True)
class RowView:
    """Cards lying on the table with a title: a widow, a ladder, what is still out, two hands to compare."""

    label: str
    cards: tuple[CardView, ...]
    small: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """Something to press; `id` comes back when it is pressed."""

    id: str
    label: str
    kind: str = "button"
    pressed: bool | None = None  # None = not a switch
    disabled: bool = False
    suit: str = ""  # draws the suit's sign before the words
    note: str = ""  # why it is disabled, or what it does
    mark: str = ""  # "right" or "wrong" once a question is answered
    after: int = 0  # seconds after which it presses itself; 0 = never

    def __post_init__(self) -> None:
        _only((self.kind,), KINDS, "kind")
        _only((self.mark,), ("", "right", "wrong"), "mark")


@dataclass(frozen=True, slots=True)
class FieldView:
    """A text that is typed and sent under its `id`; or, without an id, one that is there to be copied."""

    label: str
    text: str = ""
    id: str = ""
    button: str = ""  # what sends it, or copies it
    done: str = ""  # what the button says once it is copied


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything one table shows; the learner's seat comes first, then right, across, left."""

    lang: str = "es"
    deck: str = "spanish"
    label: str = ""  # accessible name of the whole view
    prompt: str = ""  # the question or the title
    progress: str = ""  # "Pregunta 3 de 12. Bien: 2."
    seats: tuple[SeatView, ...] = ()
    trick: tuple[PlayedView, ...] = ()
    trick_words: str = ""  # "La baza es de Inés: 11 puntos."
    last_trick: tuple[PlayedView, ...] = ()
    rows: tuple[RowView, ...] = ()
    trump: str = ""
    trump_words: str = ""  # "Pintan oros."
    turn_up: CardView | None = None
    stock: str = ""  # "Mazo: 12 cartas"; "" = no stock shown
    stock_count: int = 0  # face-down cards, the turn-up not counted
    score: str = ""
    status: str = ""  # read aloud once; begins with the verdict's word
    verdict: str = ""
    reasons: tuple[str, ...] = ()  # sentences under the status, not read aloud by themselves
    hints: tuple[str, ...] = ()  # the steps of the ladder taken so far
    actions: tuple[Action, ...] = ()
    fields: tuple[FieldView, ...] = ()
    answer: str = ""  # folded in the static form; never in `tell`
    log: tuple[str, ...] = ()
    confirm: str = "touch"  # when a card is played by a second press: "touch", "always", "never"
    labels: Labels | None = None  # None = the usual ones of the language

    def __post_init__(self) -> None:
        _only((self.verdict,), VERDICTS, "verdict")
        _only((self.confirm,), CONFIRM, "confirm")
        names = [action.id for action in self.actions]
        if len(set(names)) != len(names):
            raise ValueError(f"two actions share an id: {names}")

    @property
    def words(self) -> Labels:
        """The fixed words of this scene."""
        return self.labels or LABELS[self.lang]


def _only(values: tuple[str, ...], known: tuple[str, ...], what: str) -> None:
    for value in values:
        if value not in known:
            raise ValueError(f"unknown {what} {value!r}: use one of {', '.join(filter(None, known))}")


def every_card(scene: Scene) -> Iterator[CardView]:
    """Each card of the scene, face up or down, in a fixed order."""
    for seat in scene.seats:
        yield from seat.cards
        yield from seat.shown
    for played in (*scene.trick, *scene.last_trick):
        if played.card:
            yield played.card
    for row in scene.rows:
        yield from row.cards
    if scene.turn_up:
        yield scene.turn_up


def faces(scene: Scene) -> tuple[str, ...]:
    """The codes that lie face up, each once, sorted: their order tells nothing about the game."""
    return tuple(sorted({card.code for card in every_card(scene) if card.code}))


def playable(scene: Scene) -> frozenset[str]:
    """The codes a click may pick."""
    return frozenset(card.code for card in every_card(scene) if "playable" in card.marks)


def enabled(scene: Scene) -> frozenset[str]:
    """The ids a click may act on."""
    return frozenset(action.id for action in scene.actions if not action.disabled)


def mark_words(card: CardView, labels: Labels) -> tuple[str, ...]:
    """The words that stand under this card, so that no ring or sign speaks by colour alone."""
    return tuple(getattr(labels, mark) for mark in SEEN if mark in card.marks)


def spoken_name(card: CardView, labels: Labels) -> str:
    """The card's accessible name with the word of every mark in it."""
    words = (getattr(labels, mark) for mark in (*SEEN, *HEARD) if mark in card.marks)
    missing = [word for word in words if word not in card.name]
    return ", ".join(filter(None, (card.name, *missing)))


def writable(scene: Scene) -> frozenset[str]:
    """The ids under which a text may be sent."""
    return frozenset(field.id for field in scene.fields if field.id)


def to_json(scene: Scene) -> dict[str, Any]:
    """The scene as plain JSON values, the same for equal scenes, card names completed by their marks."""
    tree: dict[str, Any] = _plain(scene, scene.words)
    return tree


def _plain(value: Any, labels: Labels) -> Any:
    if isinstance(value, tuple):
        return [_plain(one, labels) for one in value]
    if not is_dataclass(value):
        return value
    tree = {part.name: _plain(getattr(value, part.name), labels) for part in fields(value)}
    if isinstance(value, CardView):
        return tree | {"name": spoken_name(value, labels), "words": list(mark_words(value, labels))}
    return tree | {"labels": _plain(labels, labels)} if isinstance(value, Scene) else tree
