"""Other front ends than JupyterLab, each started for one test: Notebook 7 and Voila."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from jupyter_browser import PRIVATE

WAIT = 120  # seconds until a server must answer; it mostly needs five


@contextmanager
def serving(folder: Path, *words: str) -> Iterator[str]:
    """Run `python -m ...` with a port of its own and folders of its own; give its address once it answers."""
    port = free_port()
    private = {name: str(folder / place) for name, place in PRIVATE.items()}
    log = folder / "server.log"
    with log.open("wb") as said:
        command = [sys.executable, "-m", *words, f"--port={port}"]
        process = subprocess.Popen(command, env={**os.environ, **private}, stdout=said, stderr=said, cwd=folder)
    try:
        _wait(f"http://127.0.0.1:{port}/", process, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + WAIT
    while not _answers(address):
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError(log.read_text(encoding="utf-8", errors="replace")[-3000:])
        time.sleep(0.1)


def _answers(address: str) -> bool:
    try:
        urllib.request.urlopen(address, timeout=60).read()
    except urllib.error.HTTPError:
        return True  # it asks for a token: it is there
    except OSError:
        return False
    return True
