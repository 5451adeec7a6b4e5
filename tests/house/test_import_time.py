"""`import brisca_teach` loads the engine and nothing heavy. How long it takes: benchmarks/import_time.py."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tree import ROOT

import brisca_teach

HEAVY = {"ipywidgets", "anywidget", "traitlets", "matplotlib", "numpy", "IPython", "sqlite3", "click", "asyncio"}


def loaded(statement: str) -> set[str]:
    """Give the top-level modules a new interpreter holds after a statement."""
    code = f"import sys\n{statement}\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, encoding="utf-8")
    return set(run.stdout.split())


def test_the_engine_loads_nothing_heavy() -> None:
    after = loaded("import brisca_teach; brisca_teach.find_rules('brisca_2')")

    assert "brisca_teach" in after
    assert not after & HEAVY


def modules(statement: str) -> set[str]:
    """Give the full names of the package's modules that a new interpreter holds after a statement."""
    code = f"import sys\n{statement}\nprint(*[name for name in sys.modules if name.startswith('brisca_teach')])"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True, encoding="utf-8")
    return set(run.stdout.split())


def test_the_face_loads_the_engine_alone_and_the_solver_when_it_is_asked_for() -> None:
    face = modules("import brisca_teach")
    rooms = {".".join(name.split(".")[:2]) for name in face}

    assert rooms == {"brisca_teach", "brisca_teach.engine"}
    assert "brisca_teach.analysis.solver" in modules("from brisca_teach import solve")


def test_every_name_of_the_face_is_there_and_is_told() -> None:
    assert all(hasattr(brisca_teach, name) for name in brisca_teach.__all__)
    assert set(brisca_teach.__all__) <= set(dir(brisca_teach))
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = brisca_teach.nothing  # type: ignore[attr-defined]


def test_the_engine_takes_modules_of_the_standard_library_alone() -> None:
    new = loaded("import brisca_teach") - loaded("pass") - {"brisca_teach"}

    assert not {name for name in new if name not in sys.stdlib_module_names}


@pytest.mark.parametrize(("room", "may"), [("engine", set()), ("analysis", {"numpy"})])
def test_so_does_each_room_below_the_words(room: str, may: set[str]) -> None:
    walk = "for module in pkgutil.walk_packages(room.__path__, room.__name__ + '.'): __import__(module.name)"

    assert not loaded(f"import pkgutil, brisca_teach.{room} as room\n{walk}") & HEAVY - may


def test_a_heavy_module_would_be_seen() -> None:
    assert "sqlite3" in loaded("import sqlite3")
