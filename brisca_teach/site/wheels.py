"""Wheels for a browser, fetched by pip."""

from __future__ import annotations

import importlib.metadata
import subprocess
import sys
from pathlib import Path

from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION

_SOURCES = Path(__file__).resolve().parents[2]


def own_wheel(folder: Path) -> Path:
    """The wheel of this kit: built where its sources are in sight, else fetched at the version that runs here."""
    if not (_SOURCES / "pyproject.toml").exists():
        return pure_wheel("brisca-teach", folder)
    _pip("wheel", "--no-deps", "-w", str(folder), str(_SOURCES))
    return next(folder.glob("brisca_teach-*.whl"))


def pure_wheel(name: str, folder: Path, version: str = "") -> Path:
    """The wheel without machine code of this version, else of the one that runs here, put into the folder."""
    place = folder / name
    wanted = f"{name}=={version or importlib.metadata.version(name)}"
    pure = ("--no-deps", "--only-binary", ":all:", "--platform", "any", "--python-version", PYODIDE_PYTHON_VERSION)
    _pip("download", *pure, "-d", str(place), wanted)
    return next(place.glob("*.whl"))


def _pip(*words: str) -> None:
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", *words, "-q"], check=True)
