"""Every worked example of rules.md section 4 has a test under its own id."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ID = re.compile(r"\b([TERACGMBOXFP]\d\d)\b")


def test_every_vector_has_a_test() -> None:
    listed = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider",
         *map(str, sorted(HERE.glob("test_vectors_*.py"))), str(HERE / "test_match.py")],
        cwd=HERE.parent.parent, capture_output=True, text=True, encoding="utf-8", check=True,
    )  # fmt: skip
    bracketed = {name for id_ in re.findall(r"\[(.*)\]$", listed.stdout, re.MULTILINE) for name in ID.findall(id_)}
    named = set(re.findall(r"^def test_\w+\(.*\).*# ([TERACGMBOXFP]\d\d)\b", _sources(), re.MULTILINE))

    wanted = (HERE / "vector_ids.txt").read_text("utf-8").split()
    assert len(wanted) == 214
    assert [name for name in wanted if name not in bracketed | named] == []


def _sources() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(HERE.glob("test_*.py")))
