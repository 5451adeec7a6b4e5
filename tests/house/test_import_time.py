"""`import brisca_teach` loads the engine and nothing heavy. How long it takes: benchmarks/import_time.py."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tree import ROOT

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


def test_the_engine_takes_modules_of_the_standard_library_alone() -> None:
    new = loaded("import brisca_teach") - loaded("pass") - {"brisca_teach"}

    assert not {name for name in new if name not in sys.stdlib_module_names}


@pytest.mark.parametrize(("room", "may"), [("engine", set()), ("analysis", {"numpy"})])
def test_so_does_each_room_below_the_words(room: str, may: set[str]) -> None:
    walk = "for module in pkgutil.walk_packages(room.__path__, room.__name__ + '.'): __import__(module.name)"

    assert not loaded(f"import pkgutil, brisca_teach.{room} as room\n{walk}") & HEAVY - may


def test_a_heavy_module_would_be_seen() -> None:
    assert "sqlite3" in loaded("import sqlite3")
