"""Imports go down only: engine <- analysis <- teaching <- views <- classroom, lesson <- cli."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tree import PACKAGE, package_files, syntax, where

FLOORS = {"engine": 0, "analysis": 1, "teaching": 2, "locale": 2, "views": 3}
FACE, TOP, DOOR = 1, 4, 5  # brisca_teach itself shows engine and solver; any other module is at the top
DOORS = {"cli", "__main__"}
STDLIB = set(sys.stdlib_module_names)
VIEWS_ONLY = {"anywidget", "ipywidgets", "traitlets", "matplotlib", "IPython", "ipykernel"}
# Floors with a closed list; above, all but VIEWS_ONLY. Babel compiles the catalogues, for developers only.
MAY_USE = {0: STDLIB, 1: STDLIB | {"numpy"}, 2: STDLIB | {"babel", "fsrs", "platformdirs"}}


def floor(module: str) -> int:
    """Give the floor on which a dotted module name of the package lives."""
    room = module.partition(".")[2].partition(".")[0]
    return FACE if not room else DOOR if room in DOORS else FLOORS.get(room, TOP)


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give (line, module) for each import; a relative one as "." and a star as "*"."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            star = any(alias.name == "*" for alias in node.names)
            yield node.lineno, "." if node.level else "*" if star else node.module or ""
            if node.module == "brisca_teach":  # `from brisca_teach import views` names a room, not the face
                rooms = (alias.name for alias in node.names if alias.name in FLOORS)
                yield from ((node.lineno, f"brisca_teach.{room}") for room in rooms)


def inside_functions(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give (line, module) for each import of the package inside a function."""
    functions = (node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))
    for function in functions:
        body = ast.Module(body=function.body, type_ignores=[])
        yield from (found for found in imports(body) if found[1].split(".")[0] == "brisca_teach")


def fault(importer: str, imported: str) -> str:
    """Say what is wrong with one import; nothing when it may stand."""
    own, package = floor(importer), imported.split(".")[0]
    if imported in (".", "*"):
        return "is relative or takes a star: name the module and what you take"
    if package == "brisca_teach":
        face = imported == "brisca_teach" and importer != "brisca_teach" and own < FLOORS["teaching"]
        return f"reaches up to {imported}" if floor(imported) > own or face else ""
    if package in VIEWS_ONLY and own != FLOORS["views"]:
        return f"takes {package}, which is for views alone"
    return f"takes {package}" if package not in MAY_USE.get(own, {package}) else ""


def test_imports_go_down_only() -> None:
    faults = [
        f"{where(path, line)}: {problem}"
        for path in package_files()
        for line, module in imports(syntax(path))
        if (problem := fault(name_of(path), module))
    ]
    assert not faults, "\n".join(faults)


def test_no_import_inside_a_function_dodges_a_cycle() -> None:
    """Only the face and the command line may put an import off, to start sooner."""
    faults = [
        f"{where(path, line)}: imports {module} inside a function"
        for path in package_files()
        if name_of(path) != "brisca_teach" and floor(name_of(path)) != DOOR
        for line, module in inside_functions(syntax(path))
    ]
    assert not faults, "\n".join(faults)


def test_there_is_a_package_to_look_at() -> None:
    assert {floor(name_of(path)) for path in package_files()} >= {0, FACE, 2, 3}


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("brisca_teach.engine.position", "dataclasses", True),
        ("brisca_teach.engine.position", "numpy", False),
        ("brisca_teach.engine.position", "brisca_teach", False),
        ("brisca_teach.analysis.solver", "brisca_teach.engine.cards", True),
        ("brisca_teach.analysis.solver", "brisca_teach.teaching.coach", False),
        ("brisca_teach.teaching.coach", "brisca_teach", True),
        ("brisca_teach.teaching.coach", "brisca_teach.views.words", False),
        ("brisca_teach.views.table", "anywidget", True),
        ("brisca_teach.lesson", "anywidget", False),
        ("brisca_teach.lesson", "brisca_teach.cli", False),
        ("brisca_teach.cli", "brisca_teach.lesson", True),
    ],
)
def test_the_rule_itself(importer: str, imported: str, allowed: bool) -> None:
    assert (fault(importer, imported) == "") is allowed
