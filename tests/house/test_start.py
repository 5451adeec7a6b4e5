"""start.py: what its words mean, when it sets up anew, and one sentence for each thing that can be in the way."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tree import ROOT

from brisca_teach.views.words import system_language


@pytest.fixture
def start(tmp_path: Path) -> ModuleType:
    """start.py as it stands in a folder with a space and an accent, and nothing set up yet."""
    folder = tmp_path / "mi brisca ñ"
    folder.mkdir()
    for name in ("start.py", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, folder)
    spec = importlib.util.spec_from_file_location("start", folder / "start.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("words", "meaning"),
    [
        ([], ("lab", "en", [])),
        (["lab", "--port", "9999"], ("lab", "en", ["--port", "9999"])),
        (["--no-browser", "--lang", "es"], ("lab", "es", ["--no-browser"])),
        (["--lang=es"], ("lab", "es", [])),
        (["--lang", "fr"], ("lab", "en", [])),
        (["test"], ("test", "en", [])),
        (["test", "-k", "lang", "tests/house"], ("test", "en", ["-k", "lang", "tests/house"])),
    ],
)
def test_words(start: ModuleType, words: list[str], meaning: tuple[str, str, list[str]]) -> None:
    assert start.read_words(words, "en") == meaning


@pytest.mark.parametrize(
    "environment",
    [
        {"LANG": "es_ES.UTF-8"},
        {"LANG": "es"},
        {"LANG": "C.UTF-8"},
        {"LANG": "POSIX", "LC_ALL": ""},
        {"LANG": "de_DE.UTF-8"},
        {"LANG": "en_GB.UTF-8", "LC_ALL": "es_AR.UTF-8"},
        {"LANGUAGE": "ca:es:en", "LANG": "ca_ES.UTF-8"},
        {"BRISCA_LANG": "en", "LANG": "es_ES.UTF-8"},
        {},
    ],
)
def test_it_speaks_the_language_the_kit_will(start: ModuleType, environment: dict[str, str]) -> None:
    assert start.system_language(environment) == system_language(environment)


def test_on_windows_it_speaks_what_windows_does(start: ModuleType) -> None:
    assert start.system_language({}, "es_MX") == "es"


@pytest.fixture
def steps(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The steps of setting up, noted instead of done; .venv has a Python as soon as it is made."""
    noted: list[str] = []

    def make_venv() -> None:
        noted.append("make")
        start.VENV.mkdir()
        start.PYTHON = Path(sys.executable)

    monkeypatch.setattr(start, "make_venv", make_venv)
    monkeypatch.setattr(start, "install", lambda extras: noted.append("+".join(sorted(extras))))
    monkeypatch.setattr(start, "copy_settings", lambda: None)
    return noted


def test_it_sets_up_once(start: ModuleType, steps: list[str]) -> None:
    start.set_up("es", {"lab"})
    start.set_up("es", {"lab"})

    assert steps == ["make", "lab"]


def test_what_was_set_up_for_tests_serves_for_lessons_too(start: ModuleType, steps: list[str]) -> None:
    start.set_up("es", {"lab", "test"})
    start.set_up("es", {"lab"})

    assert steps == ["make", "lab+test"]


@pytest.mark.parametrize("name", ["pyproject.toml", "constraints.txt"])
def test_new_versions_are_installed_into_the_old_environment(start: ModuleType, steps: list[str], name: str) -> None:
    start.set_up("es", {"lab", "test"})
    (start.HERE / name).write_text("# changed", encoding="utf-8")
    start.set_up("es", {"lab"})

    assert steps == ["make", "lab+test", "lab+test"]


def test_a_half_made_environment_is_made_again(start: ModuleType, steps: list[str]) -> None:
    start.set_up("es", {"lab"})
    steps.clear()
    start.PYTHON = start.BIN / "python"  # as when somebody stopped it, or removed the folder in part
    shutil.rmtree(start.VENV)
    start.set_up("es", {"lab"})

    assert steps == ["make", "lab"]
    assert json.loads(start.STAMP.read_text(encoding="utf-8"))["extras"] == ["lab"]


def test_a_set_up_that_fails_is_tried_again(
    start: ModuleType, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(extras: set[str]) -> None:
        raise start.Stop("no_install")

    with monkeypatch.context() as patch:
        patch.setattr(start, "install", fail)
        with pytest.raises(start.Stop):
            start.set_up("es", {"lab"})
    start.set_up("es", {"lab"})

    assert steps[-1] == "lab"


def test_every_sentence_is_there_in_both_languages(start: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    for key in start.SENTENCES:
        for lang in ("es", "en"):
            start.say(lang, key, have="3.10", path="x", command="c")
    said = capsys.readouterr().err.splitlines()

    assert len(set(said)) == 2 * len(start.SENTENCES)


def test_a_folder_without_lessons_gets_one_sentence_and_status_1(start: ModuleType) -> None:
    code = "import start; start.set_up = lambda *_: None; raise SystemExit(start.main(['--lang', 'es']))"
    run = subprocess.run(
        [sys.executable, "-c", code], cwd=start.HERE, capture_output=True, encoding="utf-8", errors="replace"
    )

    assert run.returncode == 1
    assert run.stderr.startswith("Falta la lección 00")
    assert run.stderr.count("\n") == 1


def test_the_summary_counts_and_never_hides_a_failure(start: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    good = {"passed": 3, "failed": 0, "skipped": 0, "s": 1.0}

    assert start.summary({"a": good, "b": good}) == 0
    assert capsys.readouterr().out.endswith("total: 6 passed, 0 failed\n")
    assert start.summary({"a": good, "b": {**good, "failed": 1, "skipped": 2}}) == 1
    assert capsys.readouterr().out.endswith("total: 6 passed, 1 failed, 2 skipped\n")


@pytest.mark.parametrize(
    ("content", "counts"),
    [
        ("def test_a(): pass", (1, 0, 0)),
        ("def test_a(): assert 0\ndef test_b(): pass", (1, 1, 0)),
        ("import pytest\ndef test_a(): pytest.skip()\ndef test_b(): pass", (1, 0, 1)),
        ("import nothing_of_that_name", (0, 1, 0)),
        ("x = 1", (0, 1, 0)),
    ],
)
def test_a_part_is_counted_as_pytest_saw_it(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, counts: tuple[int, int, int]
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # none is needed, and each takes its time
    (start.HERE / "test_it.py").write_text(content, encoding="utf-8")
    (start.HERE / "plain.ini").write_text("[pytest]\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", "plain.ini", "test_it.py"]
    result = start.one_part("a part", command, tmp_path)

    assert (result["passed"], result["failed"], result["skipped"]) == counts
