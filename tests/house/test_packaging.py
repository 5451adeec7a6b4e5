"""What `pip install` brings: one small pure wheel with lessons and words in it, and versions known to work together."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from tree import PACKAGE, ROOT, files

PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.!+]+)(?: ; [\w\s.'<>=!()]+)?")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def normal(requirement: str) -> str:
    """Give a requirement's name as registries compare it."""
    name = re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(path: Path) -> list[re.Match[str]]:
    """Give each line of a list of versions; one that names an address or a place would not match."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    matches = [PIN.fullmatch(line) for line in lines]
    assert None not in matches, [line for line, match in zip(lines, matches, strict=True) if not match]
    return [match for match in matches if match]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.iterdir())


def test_the_wheel_is_pure_and_small(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    assert wheel.stat().st_size < 2_000_000


def test_the_wheel_holds_the_package_and_the_lessons_and_nothing_else(wheel: Path) -> None:
    lessons = {
        f"brisca_teach/{path.relative_to(ROOT).as_posix()}"
        for path in files()
        if path.parts[len(ROOT.parts)] == "lessons"
    }
    package = {path.relative_to(ROOT).as_posix() for path in files() if path.is_relative_to(PACKAGE)}
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}

    assert lessons
    assert names == lessons | package


def test_constraints_name_every_dependency_and_no_address() -> None:
    pinned = {match["name"] for match in pins(ROOT / "constraints.txt")}
    extras = [requirement for extra in PROJECT["optional-dependencies"].values() for requirement in extra]

    assert {normal(requirement) for requirement in [*PROJECT["dependencies"], *extras]} <= pinned


def test_binder_gets_the_same_versions_as_everybody() -> None:
    """Only what its image lacks: JupyterLab is there, and naming this repository would undo the cache."""
    everybody = {(match["name"], match["version"]) for match in pins(ROOT / "constraints.txt")}
    binder = {(match["name"], match["version"]) for match in pins(ROOT / "binder" / "requirements.txt")}

    assert binder <= everybody
    assert {normal(requirement) for requirement in PROJECT["dependencies"]} <= {name for name, _ in binder}
    assert not {name for name, _ in binder} & {"jupyterlab", "notebook", "jupyterhub"}


@pytest.mark.parametrize("line", ["-e .", "anywidget @ file:///x", "anywidget>=0.9", "--index-url x", "a==1 # via /x"])
def test_these_lines_pin_nothing(line: str) -> None:
    assert not PIN.fullmatch(line)
