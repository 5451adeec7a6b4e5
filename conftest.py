"""For every test and every lesson: a place of its own for progress, and the same random examples each time."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

# A slow machine is no fault of the code, and a red run must be red again for the next person.
settings.register_profile("house", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("house")

HOMES = pytest.StashKey[Path]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[HOMES] = Path(tempfile.mkdtemp(prefix="brisca-"))


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(config.stash[HOMES], ignore_errors=True)


@pytest.hookimpl(tryfirst=True)  # a notebook's kernel starts, with this environment, in its set-up
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Give each file an empty BRISCA_HOME: what one lesson keeps must not show in another's output."""
    name = hashlib.sha256(str(item.path).encode()).hexdigest()[:16]
    os.environ["BRISCA_HOME"] = str(item.config.stash[HOMES] / name)
