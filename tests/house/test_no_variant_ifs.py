"""A variant is a table of values: only engine/variants.py knows any variant by name, and nothing asks which it is."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Collection, Iterator

import pytest
from tree import PACKAGE, package_files, syntax, where

from brisca_teach import VARIANTS


def knob_values(value: object) -> Iterator[str]:
    """Give every string a rule's knobs hold: "gingo" is a variant, and a way of scoring that others may take."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        yield from (found for item in value for found in knob_values(item))
    elif dataclasses.is_dataclass(value):
        knobs = (field.name for field in dataclasses.fields(value) if field.name != "key")
        yield from (found for knob in knobs for found in knob_values(getattr(value, knob)))


KEYS = frozenset(VARIANTS) - {word for rules in VARIANTS.values() for word in knob_values(rules)}
NAMES_THEM = {PACKAGE / "engine" / "variants.py", PACKAGE / "engine" / "aliases.py"}
ASKING = {"startswith", "endswith", "removeprefix", "partition", "split", "find", "index"}


def asks_which(tree: ast.Module, keys: Collection[str]) -> Iterator[tuple[int, str]]:
    """Give (line, what) wherever the code goes one way for one variant and another way for the rest."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(is_rules_key(side) for side in sides) or constants(sides) & set(keys):
                yield node.lineno, f"compares: {ast.unparse(node)}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in ASKING and is_rules_key(node.func.value):
                yield node.lineno, f"asks: {ast.unparse(node)}"
        elif isinstance(node, ast.MatchValue) and constants([node.value]) & set(keys):
            yield node.value.lineno, f"matches: {ast.unparse(node)}"
        elif isinstance(node, ast.Dict) and constants(list(filter(None, node.keys))) & set(keys):
            yield node.lineno, "chooses from a table by the variant's key"


def is_rules_key(node: ast.expr) -> bool:
    """True for `rules.key`, `position.rules.key` and the like."""
    return isinstance(node, ast.Attribute) and node.attr == "key" and ast.unparse(node.value).endswith("rules")


def constants(nodes: list[ast.expr]) -> set[object]:
    """Give the strings among these expressions, in tuples, lists and sets too."""
    inside = [child for node in nodes if not isinstance(node, ast.Call) for child in ast.walk(node)]
    return {node.value for node in inside if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_nothing_asks_which_variant_it_is() -> None:
    assert KEYS
    faults = [
        f"{where(path, line)}: {what}"
        for path in package_files()
        if path not in NAMES_THEM
        for line, what in asks_which(syntax(path), KEYS)
    ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    "source",
    [
        "if key == 'brisca_2': ...",
        "x = 1 if name in ('porteña', 'brisca_2') else 2",
        "if position.rules.key != other: ...",
        "if rules.key.startswith('bris'): ...",
        "rounds = {'brisca_2': 3}[key]",
        "match key:\n    case 'brisca_2': ...",
    ],
)
def test_these_ask(source: str) -> None:
    assert list(asks_which(ast.parse(source), {"brisca_2"}))


@pytest.mark.parametrize(
    "source", ["rules = find_rules('brisca_2')", "if drill.key == 'trick': ...", "say(lang, rules.key)"]
)
def test_these_do_not(source: str) -> None:
    assert not list(asks_which(ast.parse(source), {"brisca_2"}))
