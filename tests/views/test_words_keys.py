"""Every key that the programme says is in the catalogues."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import brisca_teach
from brisca_teach.views.words.catalogue import has

SPEAKERS = {"say", "because", "phrase"}
PACKAGE = Path(brisca_teach.__file__).parent


def spoken() -> Iterator[tuple[str, str]]:
    """The keys written as plain text in `say(lang, key)`, `because(key)` and `speech.say(key)`, with their file."""
    for source in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and _name(node.func) in SPEAKERS:
                texts = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)]
                yield from ((source.name, text) for text in texts if isinstance(text, str) and len(text) > 2)


def _name(function: ast.expr) -> str:
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def test_every_key_that_is_said_has_a_phrase() -> None:
    found = list(spoken())

    assert len(found) > 50
    assert [(file, key) for file, key in found if not has("es", key) or not has("en", key)] == []
