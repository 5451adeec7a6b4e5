"""The files of the repository, as the house tests read them."""

from __future__ import annotations

import ast
import os
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "brisca_teach"
NOT_OURS = {".git", ".venv", "node_modules", "build", "dist", "__pycache__"}


@cache
def files(*suffixes: str) -> tuple[Path, ...]:
    """Give every file of the repository with one of these endings (all, without any): what git would take."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout
        paths = [ROOT / os.fsdecode(name) for name in names.split(b"\0") if name]
    except (OSError, subprocess.CalledProcessError):  # an unpacked archive, with no git about
        paths = [path for path in ROOT.rglob("*") if not NOT_OURS & set(path.relative_to(ROOT).parts)]
    return tuple(sorted(p for p in paths if p.is_file() and (not suffixes or p.suffix in suffixes)))


def package_files() -> tuple[Path, ...]:
    """Give the Python files of the package."""
    return tuple(path for path in files(".py") if path.is_relative_to(PACKAGE))


@cache
def syntax(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{line}"
