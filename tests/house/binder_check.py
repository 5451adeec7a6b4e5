"""Follow binder/ in a new environment: all that can be seen of a Binder build without Docker.

    python tests/house/binder_check.py

Unlike Binder it uses this machine's Python, and venv and pip in place of conda. Exit status 1 at the first fault.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from tree import ROOT, files

# What Binder's image brings by itself; as old as there, so that nothing newer is taken for granted.
IMAGE = ("jupyterlab==4.4.9", "notebook==7.*", "ipywidgets==8.1.7", "pip")
BINDER = ROOT / "binder"


def lint() -> None:
    """Refuse what Binder's builder would, and what would make every visitor wait."""
    runtime = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip()
    assert re.fullmatch(r"python-3\.\d+", runtime), f"runtime.txt: need python-X.Y, has {runtime}"
    requirements = (BINDER / "requirements.txt").read_text(encoding="utf-8")
    itself = re.search(r"(?m)^(-e|\.|file:)", requirements)
    assert not itself, "requirements.txt names the repository: each commit would install everything anew"
    again = re.search(r"(?mi)^(jupyterlab|notebook|jupyterhub)\b", requirements)
    assert not again, "requirements.txt installs JupyterLab again, which Binder's image has"
    for script in (BINDER / "postBuild", BINDER / "start"):
        assert os.access(script, os.X_OK) or os.name == "nt", f"{script.name} is not executable"


def copy_to(home: Path) -> None:
    """Copy what git would take, and nothing of what this machine made."""
    for path in files():
        target = home / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)


def make_image(venv: Path) -> dict[str, str]:
    """Make an environment with what Binder's image has; give the variables that stand in it."""
    folder = venv / ("Scripts" if os.name == "nt" else "bin")
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv:
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, str(venv)], check=True)
        install = [uv, "pip", "install", "--quiet", "--python", str(venv)]
    else:
        subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
        install = [str(folder / "python"), "-m", "pip", "install", "--quiet"]
    subprocess.run([*install, *IMAGE], check=True)
    private = {name: str(venv.parent / name.lower()) for name in ("HOME", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR")}
    for place in private.values():
        Path(place).mkdir()
    plain = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "BRISCA_LANG")}
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return {**plain, **private, "PATH": path, "VIRTUAL_ENV": str(venv), "LANG": "C.UTF-8"}


def step(home: Path, env: Mapping[str, str], *command: str) -> None:
    began = time.monotonic()
    run = subprocess.run(command, cwd=home, env=env, capture_output=True, encoding="utf-8", errors="replace")
    print(f"{time.monotonic() - began:5.1f} s  {' '.join(command)}", flush=True)
    if run.returncode:
        sys.exit(f"{run.stdout[-2000:]}{run.stderr[-4000:]}\nbinder: {command[0]} failed")


def main() -> None:
    lint()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="binder-", ignore_cleanup_errors=True) as work:
        home = Path(work) / "jovyan"
        copy_to(home)
        env = make_image(Path(work) / "venv")
        step(home, env, "pip", "install", "-q", "-r", "binder/requirements.txt")
        step(home, env, "bash", "./binder/postBuild")
        step(home, env, "pip", "check")
        step(home, env, "bash", "./binder/start", "jupyter", "lab", "--version")
        for lesson in sorted(home.glob("lessons/*/00-*.ipynb")):
            name = lesson.relative_to(home).as_posix()
            step(home, env, "bash", "./binder/start", "jupyter", "nbconvert", "--execute", "--to=html", name)
    print(f"binder/ builds and its lessons run ({time.monotonic() - began:.0f} s)")


if __name__ == "__main__":
    main()
