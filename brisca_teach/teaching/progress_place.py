"""Where a learner's progress is kept: BRISCA_HOME, else the user's data folder of this system."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

FILE = "progress.db"


def progress_file(env: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The file that holds the progress; nothing is created."""
    return data_folder(env, platform) / FILE


def data_folder(env: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder of this kit's own files for this user."""
    if env.get("BRISCA_HOME"):
        return Path(env["BRISCA_HOME"]).expanduser()
    return _user_folder(env, platform) / "brisca_teach"


def drive_file(platform: str = sys.platform, drive: Path = Path("/drive")) -> Path | None:
    """The copy beside the notebooks, where Python runs in the browser and forgets its own files; None elsewhere."""
    return drive / "brisca_progress.json" if platform == "emscripten" and drive.is_dir() else None


def is_lent(env: Mapping[str, str] = os.environ) -> bool:
    """Whether this session is a borrowed one (Binder) that is wiped when it closes."""
    return "BINDER_LAUNCH_HOST" in env or "BINDER_REPO_URL" in env


def _user_folder(env: Mapping[str, str], platform: str) -> Path:
    if platform == "win32":
        return Path(env["LOCALAPPDATA"]) if env.get("LOCALAPPDATA") else Path.home() / "AppData" / "Local"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(env["XDG_DATA_HOME"]) if env.get("XDG_DATA_HOME") else Path.home() / ".local" / "share"
