"""CardTable, the one widget of the kit: it shows a scene and reports what is pressed and typed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import anywidget
import traitlets

from brisca_teach.views.art import back_svg, card_svg, suit_svg
from brisca_teach.views.scene import Scene, enabled, faces, playable, to_json, writable
from brisca_teach.views.svg import static_html
from brisca_teach.views.text import tell

SCRIPTS = ("table_pieces.js", "table_field.js", "table_keys.js", "table_motion.js", "table.js")
STYLES = ("table.css", "table_cards.css")
LONGEST = 20_000  # characters of a typed text
REMEMBERED = 64  # numbers of messages; a front end that repeats one does so at once


def _source(*names: str) -> str:
    """The files in one text: inline, so that no server is asked for anything."""
    return "\n".join(files("brisca_teach.views").joinpath(name).read_text("utf-8") for name in names)


def _ignore(_what: str) -> None:
    """What a table does with a press when nobody listens."""


def _ignore_text(_field: str, _text: str) -> None:
    """What a table does with a typed text when nobody listens."""


class CardTable(anywidget.AnyWidget):
    """A scene on the screen; `on_pick(code)`, `on_act(id)` and `on_type(id, text)` are called once for each press."""

    _esm = _source(*SCRIPTS)
    _css = _source(*STYLES)
    drawn = traitlets.Dict().tag(sync=True)  # the scene as JSON
    at = traitlets.Int(1).tag(sync=True)  # number of the scene: a press on an older one is out of date
    faces = traitlets.Dict().tag(sync=True)  # all drawings shown so far, for a view opened later
    fresh = traitlets.Dict().tag(sync=True)  # the drawings that this scene adds: only these travel

    def __init__(
        self,
        scene: Scene,
        on_pick: Callable[[str], None] = _ignore,
        on_act: Callable[[str], None] = _ignore,
        on_type: Callable[[str, str], None] = _ignore_text,
    ) -> None:
        self._scene = scene
        self._heard: deque[int] = deque(maxlen=REMEMBERED)
        self.on_pick, self.on_act, self.on_type = on_pick, on_act, on_type
        super().__init__(drawn=to_json(scene), faces=_drawings(scene))
        self.on_msg(self._receive)

    @property
    def scene(self) -> Scene:
        """What is on the table now."""
        return self._scene

    def show(self, scene: Scene) -> None:
        """Put another scene on the table, in one message."""
        if scene == self._scene:
            return
        self._scene = scene
        fresh = {key: svg for key, svg in _drawings(scene).items() if key not in self.faces}
        with self.hold_sync():
            self.fresh = fresh
            self.drawn = to_json(scene)
            self.at += 1
        self.faces.update(fresh)  # in place on purpose: kept for later views, not sent again

    def pick(self, code: str) -> None:
        """What pressing a card does."""
        if code in playable(self._scene):
            self.on_pick(code)

    def act(self, action_id: str) -> None:
        """What pressing a button does."""
        if action_id in enabled(self._scene):
            self.on_act(action_id)

    def type(self, field_id: str, text: str) -> None:
        """What sending a typed text does."""
        if field_id in writable(self._scene):
            self.on_type(field_id, text[:LONGEST])

    def close(self) -> None:
        """Take the table away and free all it holds, its layout too."""
        layout = self.layout
        super().close()
        if layout is not None:
            layout.close()

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Judge one message of the browser; nothing in it is taken on trust."""
        if not isinstance(content, dict) or not self._is_news(content.get("n")):
            return
        before = self.at
        if content.get("at", before) == before:
            self._press(content)
        if self.at == before:
            self.send({"heard": content["n"]})

    def _is_news(self, number: object) -> bool:
        if type(number) is not int or number in self._heard:
            return False
        self._heard.append(number)
        return True

    def _press(self, content: dict[str, object]) -> None:
        pick, act = content.get("pick"), content.get("act")
        if isinstance(pick, str):
            self.pick(pick)
        elif isinstance(act, str):
            self.act(act)
        field, text = content.get("type"), content.get("text")
        if isinstance(field, str) and isinstance(text, str):
            self.type(field, text)

    def __repr__(self) -> str:
        return f"CardTable({self._scene.label!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The live view, and what stands in its place when nothing is running."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        stored, metadata = bundle
        return stored | {"text/plain": tell(self._scene), "text/html": static_html(self._scene)}, metadata


def _drawings(scene: Scene) -> dict[str, str]:
    """The drawings a scene needs, by deck and name; of face-down cards only the back."""
    suits = {scene.trump, *(action.suit for action in scene.actions)} - {""}
    drawn = {code: card_svg(code, scene.deck) for code in faces(scene)}
    drawn["back"] = back_svg(scene.deck)
    drawn |= {f"suit-{suit}": suit_svg(suit, scene.deck) for suit in sorted(suits)}
    return {f"{scene.deck}/{key}": svg for key, svg in drawn.items()}
