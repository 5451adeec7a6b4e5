#!/usr/bin/env python3
"""Set up brisca_teach in .venv beside this file, then open or test it. Needs only Python 3.11 or later.

    python3 start.py                  JupyterLab opens on lesson 00, in the language of the system
    python3 start.py --lang en        the same in English; --lang es: in Spanish
    python3 start.py --no-browser     the same on a machine without a screen: it prints the address
    python3 start.py test             every test, with one closing summary
    python3 start.py test tests/engine -k trick

Any other words go to JupyterLab as they are, and after "test" to pytest. On Windows write `py` for `python3`.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import json
import locale
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any
from urllib.parse import quote

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "brisca-stamp.json"
OLDEST = (3, 11)

SENTENCES = {
    "old": (
        "brisca_teach necesita Python 3.11 o posterior; este es {have}.",
        "brisca_teach needs Python 3.11 or later; this is {have}.",
    ),
    "wait": (
        "Preparando .venv; la primera vez puede tardar un par de minutos…",
        "Setting up .venv; the first time can take a couple of minutes…",
    ),
    "no_venv": (
        "No se pudo crear {path}. En Debian y Ubuntu suele faltar esto: sudo apt install python3-venv",
        "Could not make {path}. Debian and Ubuntu often lack one package: sudo apt install python3-venv",
    ),
    "no_install": (
        "No se pudieron instalar los paquetes (el motivo está arriba). ¿Hay conexión a internet?",
        "The packages could not be installed (the reason is above). Is there a network connection?",
    ),
    "no_lesson": (
        "Falta la lección 00 en {path}: descarga brisca_teach otra vez, entero.",
        "Lesson 00 is missing in {path}: get the whole of brisca_teach again.",
    ),
    "no_lab": (
        "JupyterLab terminó con el error de arriba. Si el puerto está ocupado: python3 start.py --port 8899",
        "JupyterLab ended with the error above. If the port is taken: python3 start.py --port 8899",
    ),
    "no_chromium": (
        "Las pruebas usan un navegador Chromium y aquí no hay. Se instala con: {command}",
        "The tests use a Chromium browser and there is none here. This installs it: {command}",
    ),
}


class Stop(Exception):
    """The end of the road, as the key of one sentence and its facts."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


def say(lang: str, key: str, **facts: object) -> None:
    print(SENTENCES[key][0 if lang == "es" else 1].format(**facts), file=sys.stderr, flush=True)


def system_language(environ: dict[str, str], windows: str = "") -> str:
    """Give "es" or "en", as the kit itself does: the first variable that is set, else Windows' own language."""
    names = ("BRISCA_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    asked = next((environ[name] for name in names if environ.get(name)), windows)
    tags = (tag.replace("-", "_").partition("_")[0].partition(".")[0].lower() for tag in asked.split(":"))
    return next((tag for tag in tags if tag in ("es", "en")), "en")


def windows_language() -> str:
    """Give the language Windows itself speaks, as "es_ES"; nothing on other systems."""
    windll = getattr(ctypes, "windll", None)
    return locale.windows_locale.get(windll.kernel32.GetUserDefaultUILanguage(), "") if windll else ""


def read_words(words: list[str], default: str) -> tuple[str, str, list[str]]:
    """Give (lab or test, the language, the words that are for JupyterLab or pytest)."""
    task = "test" if words[:1] == ["test"] else "lab"
    rest = words[1:] if words[:1] in (["test"], ["lab"]) else list(words)
    lang = default
    if "--lang" in rest[:-1]:
        at = rest.index("--lang")
        lang = rest[at + 1]
        del rest[at : at + 2]
    for word in [word for word in rest if word.startswith("--lang=")]:
        lang = word.partition("=")[2]
        rest.remove(word)
    return task, lang if lang in ("es", "en") else default, rest


# --- the environment ---------------------------------------------------------


def run(*command: object, quiet: bool = False) -> bool:
    """Run a command in the kit's folder; True when it ended well."""
    out = subprocess.DEVNULL if quiet else None
    with contextlib.suppress(OSError):
        words = [str(word) for word in command]
        return subprocess.run(words, cwd=HERE, stdout=out, stderr=out).returncode == 0
    return False


def wanted(extras: set[str]) -> dict[str, Any]:
    """What the stamp must say for the environment to serve as it is."""
    digest = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        digest.update((HERE / name).read_bytes())
    return {"files": digest.hexdigest(), "folder": str(HERE), "extras": sorted(extras)}


def stamped() -> dict[str, Any]:
    """What the last set-up that ended well wrote down; empty when there was none."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def set_up(lang: str, extras: set[str]) -> None:
    """Make .venv serve: nothing to do when the stamp says so, else made, mended or brought up to date."""
    whole = run(PYTHON, "-c", "import sys; sys.exit(sys.version_info < (3, 11))", quiet=True)
    had = stamped() if whole else {}
    extras = extras | set(had.get("extras", ()))
    if had == wanted(extras):
        return
    say(lang, "wait")
    STAMP.unlink(missing_ok=True)
    if not whole or not (shutil.which("uv") or run(PYTHON, "-m", "pip", "--version", quiet=True)):
        make_venv()
    install(extras)
    copy_settings()
    STAMP.write_text(json.dumps(wanted(extras)), encoding="utf-8")


def make_venv() -> None:
    """Make .venv anew: with uv where it is, which does without Debian's python3-venv."""
    shutil.rmtree(VENV, ignore_errors=True)
    if shutil.which("uv") and run("uv", "venv", "--quiet", "--python", sys.executable, VENV):
        return
    if not run(sys.executable, "-m", "venv", VENV, quiet=True):
        shutil.rmtree(VENV, ignore_errors=True)
        raise Stop("no_venv", path=VENV)


def install(extras: set[str]) -> None:
    """Install the kit as it stands here with what it needs; uv takes seconds where pip takes a minute."""
    words = ["install", "--quiet", "-c", "constraints.txt", "-e", f".[{','.join(sorted(extras))}]"]
    pip = [PYTHON, "-m", "pip", "--disable-pip-version-check"]
    uv = shutil.which("uv") or shutil.which("uv", path=str(BIN))
    if not uv and run(*pip, "install", "--quiet", "--only-binary", ":all:", "uv", quiet=True):
        uv = shutil.which("uv", path=str(BIN))
    # a company's mirror may be known to pip alone, so pip has the last word
    if not (uv and run(uv, "pip", *words, "--python", PYTHON)) and not run(*pip, *words):
        raise Stop("no_install")


def copy_settings() -> None:
    """No pop-up about news and no look-up outside stands between a learner and the lesson."""
    folder = VENV / "etc" / "jupyter" / "labconfig"
    shutil.copytree(HERE / "binder" / "labconfig", folder, dirs_exist_ok=True)


# --- the two tasks -----------------------------------------------------------


def open_lab(lang: str, words: list[str]) -> int:
    """Open JupyterLab on lesson 00 and stay until it is closed."""
    lessons = HERE / "lessons"
    first = next(iter(sorted((lessons / lang).glob("00-*.ipynb"))), None)
    if first is None:
        raise Stop("no_lesson", path=lessons / lang)
    command = [str(PYTHON), "-m", "jupyterlab", f"--ServerApp.root_dir={lessons}"]
    command += [f"--LabApp.default_url=/lab/tree/{lang}/{quote(first.name)}"]
    command += ["--LabApp.extension_manager=readonly", "--LanguageServerManager.autodetect=False"]
    if getattr(os, "geteuid", lambda: 1)() == 0:
        command += ["--allow-root"]  # in a container there is often nobody else
    lab = subprocess.Popen(command + words, cwd=lessons)
    signal.signal(signal.SIGTERM, lambda *_: lab.terminate())
    while True:
        try:
            code = lab.wait()
            break
        except KeyboardInterrupt:
            continue  # JupyterLab asks whether to stop; it decides
    if code > 0:
        raise Stop("no_lab")
    return 0


def test(words: list[str]) -> int:
    """Run the whole suite, or the one pytest run that the words ask for."""
    pytest = [str(PYTHON), "-m", "pytest"]
    if words:
        return subprocess.run(pytest + words, cwd=HERE).returncode
    finder = [str(PYTHON), str(HERE / "tests" / "browser" / "find_chromium.py")]
    found = subprocess.run(finder, cwd=HERE, stdout=subprocess.PIPE, encoding="utf-8")
    if found.returncode:
        raise Stop("no_chromium", command=found.stdout.strip())
    workers = ["-n", str(max(2, min(8, os.cpu_count() or 2)))]
    nbval = ["--nbval", "--nbval-current-env", "--nbval-cell-timeout=60"]
    nbval += ["--nbval-sanitize-with=tests/nbval_sanitize.cfg", "--dist=loadfile", "lessons"]
    parts = {
        "stored lessons": [str(PYTHON), "tests/lessons/refresh.py", "--check"],
        "tests": [*pytest, "-q", *workers, "--ignore=tests/browser", "tests"],
        "lessons": [*pytest, "-q", *workers, *nbval],
        "browser": [*pytest, "-q", "-n", "2", "--dist=loadfile", "tests/browser"],
    }
    with tempfile.TemporaryDirectory() as folder:
        return summary({name: one_part(name, parts[name], Path(folder)) for name in parts})


def one_part(name: str, command: list[str], folder: Path) -> dict[str, float]:
    """Run one part of the suite; give how many passed, failed and were skipped, and the seconds it took."""
    print(f"\n== {name}", flush=True)
    began = time.monotonic()
    report = folder / f"{name}.xml"
    if "pytest" in command:
        command = [*command, f"--junit-xml={report}"]
    code = subprocess.run(command, cwd=HERE).returncode
    counts = {"tests": 1, "failures": 0, "errors": 0, "skipped": 0}
    with contextlib.suppress(OSError, ElementTree.ParseError):
        suite = ElementTree.parse(report).getroot().find("testsuite")
        counts = {key: int(suite.get(key, 0)) for key in counts} if suite is not None else counts
    failed = min(counts["tests"], counts["failures"] + counts["errors"])
    failed = max(failed, 1 if code else 0)  # a run that broke, or that found no test, has failed
    passed = max(0, counts["tests"] - failed - counts["skipped"])
    return {"passed": passed, "failed": failed, "skipped": counts["skipped"], "s": time.monotonic() - began}


def summary(results: dict[str, dict[str, float]]) -> int:
    """Print a line a part and one line for all; give the exit status."""
    print()
    for name, result in results.items():
        counts = ", ".join(f"{result[key]:.0f} {key}" for key in ("passed", "failed", "skipped"))
        print(f"{name:16}{counts}  ({result['s']:.0f} s)")
    total = {key: sum(result[key] for result in results.values()) for key in ("passed", "failed", "skipped")}
    skipped = f", {total['skipped']:.0f} skipped" if total["skipped"] else ""
    print(f"total: {total['passed']:.0f} passed, {total['failed']:.0f} failed{skipped}", flush=True)
    return 1 if total["failed"] else 0


def main(words: list[str]) -> int:
    task, lang, rest = read_words(words, system_language(dict(os.environ), windows_language()))
    if rest[:1] in (["-h"], ["--help"]) and task == "lab":
        print(__doc__)
        return 0
    try:
        if sys.version_info < OLDEST:
            raise Stop("old", have=sys.version.split()[0])
        set_up(lang, {"class", "lab", "site", "test"} if task == "test" else {"lab"})
        return test(rest) if task == "test" else open_lab(lang, rest)
    except Stop as stop:
        say(lang, stop.key, **stop.facts)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
