"""Short files, short functions, and names that say what a thing is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tree import files, syntax, where

LONGEST_FILE, LONGEST_FUNCTION = 300, 30
BANNED = {"util", "utils", "helper", "helpers", "common", "manager", "handler", "data", "info", "misc"}
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def last_word(name: str) -> str:
    """Give the noun of a name: "Handler" of CardHandler, "utils" of trick_utils, in small letters."""
    words = WORD.findall(name)
    return words[-1].lower() if words else ""


def long_functions(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                yield node.lineno, f"{node.name} has {length} lines"


def names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give (line, name) of all that the module names itself: classes, functions, arguments, variables."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.lineno, node.name
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id


def banned(tree: ast.Module) -> Iterator[tuple[int, str]]:
    yield from ((line, name) for line, name in names(tree) if last_word(name) in BANNED)


def all_faults(look: object, paths: tuple[Path, ...]) -> str:
    assert callable(look)
    return "\n".join(f"{where(path, line)}: {what}" for path in paths for line, what in look(syntax(path)))


def test_no_file_is_over_300_lines() -> None:
    long = [
        f"{where(path, 1)} has {lines} lines"
        for path in files(".py", ".js", ".css")
        if (lines := path.read_bytes().count(b"\n")) > LONGEST_FILE
    ]
    assert not long, "\n".join(long)


def test_no_function_is_over_30_lines() -> None:
    assert not (faults := all_faults(long_functions, files(".py"))), faults


def test_no_name_is_empty_of_meaning() -> None:
    assert not (faults := all_faults(banned, files(".py"))), faults


def test_no_file_is_called_by_an_empty_name() -> None:
    vague = [path for path in files() if BANNED & {last_word(path.stem), path.parent.name}]
    assert not vague


@pytest.mark.parametrize("name", ["data", "CardHandler", "trick_utils", "cardInfo", "HTTPHelper", "_info"])
def test_these_names_are_refused(name: str) -> None:
    assert list(banned(ast.parse(f"{name} = 1"))) == [(1, name)]


@pytest.mark.parametrize("name", ["metadata", "data_url", "informed", "handle", "Card"])
def test_these_names_are_fine(name: str) -> None:
    assert not list(banned(ast.parse(f"def f({name}): ...")))


def test_a_function_of_31_lines_is_seen() -> None:
    body = "\n    x = 1" * 30
    assert list(long_functions(ast.parse(f"def f():{body}"))) == [(1, "f has 31 lines")]
    assert not list(long_functions(ast.parse(f"def f():{body[10:]}")))
