"""A scene as one picture that stands by itself."""

from __future__ import annotations

import base64
import html

from brisca_teach.views.scene import Scene
from brisca_teach.views.text import tell


def picture(scene: Scene) -> str:
    """The scene as one SVG without ids, fonts or dates."""
    label = html.escape(scene.prompt or scene.label)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 60"><rect width="400" height="60" rx="8" '
        f'fill="#f3ead8"/><text x="16" y="38" font-family="serif" font-size="20">{label}</text></svg>'
    )


def static_html(scene: Scene) -> str:
    """The picture with its text alternative, and the answer folded."""
    data = base64.b64encode(picture(scene).encode()).decode()
    image = f'<img alt="{html.escape(tell(scene))}" src="data:image/svg+xml;base64,{data}">'
    if not scene.answer:
        return image
    summary, answer = html.escape(scene.words.answer), html.escape(scene.answer)
    return f"{image}<details><summary>{summary}</summary>{answer}</details>"
