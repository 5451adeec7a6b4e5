"""What stands in the repository's files reads the same everywhere and tells nothing of where it was written."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tree import ROOT, files, syntax, where

BINARY = {".png", ".mo", ".gif", ".jpg", ".ico", ".woff2"}

# Written with a class in each so that no pattern finds itself.
TRACES = {
    "a path of one machine": r"(?<![\w.])/(?:wor[k]|far[m]|roo[t]|tm[p])/|/hom[e]/\w|/User[s]/\w|[A-Z]:\\+User[s]\\",
    "a registry's host": r"pyp[i]\.org|pythonhoste[d]\.org|registry\.npmj[s]|debia[n]\.org|conda\.anacond[a]",
    "a word about how it was written": r"(?i)\bclaud[e]\b|anthropi[c]|opena[i]|chatgp[t]|copilo[t]|co-authore[d]-by"
    r"|\bllm[s]?\b|language mode[l]|ai[-]generated|sub-?agen[t]|share[d]/(?:design|starters|art|cases)",
}
TEXT_MODE = re.compile(r"[rwax]t?\+?t?")


def traces(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), 1):
        for what, pattern in TRACES.items():
            if found := re.search(pattern, line):
                yield number, f"{what}: {found[0]}"


def unsaid_encodings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Give each call that would read or write text in whatever encoding the system prefers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and (problem := unsaid(node)):
            yield node.lineno, problem


def unsaid(call: ast.Call) -> str:
    if any(word.arg in ("encoding", None) for word in call.keywords):
        return ""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    method = isinstance(call.func, ast.Attribute)
    places = {"read_text": 1, "write_text": 2}  # how many arguments there are when the last is the encoding
    if name in places and method:
        return f"{name} without encoding" if len(call.args) < places[name] else ""
    if name == "open":
        return "open without encoding" if opens_text(call, method) else ""
    text = any(word.arg in ("text", "universal_newlines") for word in call.keywords)
    return f"{name} of text without encoding" if text and name in ("run", "Popen", "check_output") else ""


def opens_text(call: ast.Call, method: bool) -> bool:
    """Tell Path.open() and open(path) in text mode from binary ones and from opening anything else."""
    given = call.args[0 if method else 1 :] + [word.value for word in call.keywords if word.arg == "mode"]
    if not given:
        return not call.keywords or not method
    mode = given[0].value if isinstance(given[0], ast.Constant) else None
    return isinstance(mode, str) and TEXT_MODE.fullmatch(mode) is not None


def test_no_file_tells_of_a_machine_a_registry_or_a_tool() -> None:
    faults = [
        f"{where(path, line)}: {what}"
        for path in files()
        if path.suffix not in BINARY
        for line, what in traces(path.read_text(encoding="utf-8"))
    ]
    assert not faults, "\n".join(faults)


def test_every_text_is_utf8_without_a_mark_and_with_plain_line_ends() -> None:
    for path in (path for path in files() if path.suffix not in BINARY):
        raw = path.read_bytes()
        assert not raw.startswith(b"\xef\xbb\xbf"), f"{path}: starts with a byte order mark"
        assert b"\r" not in raw, f"{path}: has carriage returns"
        raw.decode("utf-8")


def test_every_file_is_opened_with_its_encoding() -> None:
    faults = [f"{where(path, line)}: {what}" for path in files(".py") for line, what in unsaid_encodings(syntax(path))]
    assert not faults, "\n".join(faults)


def test_no_two_files_differ_only_in_case() -> None:
    """Windows and macOS would keep one of them."""
    names = [path.relative_to(ROOT).as_posix().lower() for path in files()]
    assert len(set(names)) == len(names)
    assert not [name for name in names if set(Path(name).name) & set('<>:"|?*\\')]


@pytest.mark.parametrize(
    "text",
    [
        "see /wor" + "k/x",
        "/tm" + "p/a",
        "C:\\User" + "s\\ana",
        "https://pyp" + "i.org",
        "by Claud" + "e",
        "an LL" + "M",
    ],
)
def test_these_traces_are_seen(text: str) -> None:
    assert [line for line, _ in traces("fine\n" + text.format("") + "\n")] == [2]


@pytest.mark.parametrize("text", ["root/tmp", "homework/1", "lessons/es/04", "a claudication", "user-data-dir"])
def test_these_words_are_no_traces(text: str) -> None:
    assert not list(traces(text))


@pytest.mark.parametrize(
    ("source", "seen"),
    [
        ("open('a')", True),
        ("open('a', 'w')", True),
        ("open('a', 'rb')", False),
        ("open('a', encoding='utf-8')", False),
        ("p.open()", True),
        ("p.open('w')", True),
        ("p.open('wb')", False),
        ("p.read_text()", True),
        ("p.read_text('utf-8')", False),
        ("p.write_text('x')", True),
        ("webbrowser.open(url)", False),
        ("run(x, text=True)", True),
        ("run(x, text=True, encoding='utf-8')", False),
    ],
)
def test_unsaid_encodings_are_seen(source: str, seen: bool) -> None:
    assert bool(list(unsaid_encodings(ast.parse(source)))) is seen
