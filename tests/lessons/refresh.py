"""Run the lessons and store their outputs clean: nbval compares with these, and readers who run nothing see them.

    python tests/lessons/refresh.py                    run and rewrite every lesson
    python tests/lessons/refresh.py lessons/es/04-*    only these
    python tests/lessons/refresh.py --check            change nothing; exit status 1 if a file is not clean

Left out on purpose: metadata.widgets and the widget-view part of outputs (where no kernel runs they hide the
picture and text that everybody can see), times, and whatever the local Python says of itself.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode

ROOT = Path(__file__).parents[2]
VIEW = "application/vnd.jupyter.widget-view+json"
METADATA = {
    "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
    "language_info": {"name": "python"},
}
ADDRESS = re.compile(r"<[^<>]* at 0x[0-9a-fA-F]{6,}>")
KEPT = ("tags", "nbgrader", "deletable", "editable")  # of a cell's metadata; the last two are nbgrader's too


def clean(notebook: NotebookNode) -> NotebookNode:
    """Give the notebook as it is stored: what is left out is gone, all the rest is as it was."""
    notebook = nbformat.from_dict({**notebook, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5})
    for cell in notebook.cells:
        cell.metadata = nbformat.from_dict({key: cell.metadata[key] for key in KEPT if key in cell.metadata})
        for output in cell.get("outputs", []):
            output.pop("transient", None)
            if "data" in output:
                output.data.pop(VIEW, None)
                output.metadata.pop(VIEW, None)
    return notebook


def environment(home: Path) -> dict[str, str]:
    """Give an environment in which a lesson comes out the same for everybody: no progress, no settings, no language."""
    mine = {"BRISCA_LANG", "LANGUAGE", "LC_MESSAGES"}
    plain = {name: value for name, value in os.environ.items() if name not in mine}
    (home / "matplotlibrc").touch()
    fixed = {"LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "SOURCE_DATE_EPOCH": "0"}
    own = {"BRISCA_HOME": str(home), "IPYTHONDIR": str(home), "MATPLOTLIBRC": str(home / "matplotlibrc")}
    return {**plain, **fixed, **own}


def run(path: Path) -> NotebookNode:
    """Give the notebook with the outputs of a run from top to bottom in a new kernel."""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        record_timing=False,
        store_widget_state=False,
        coalesce_streams=True,
        resources={"metadata": {"path": str(path.parent)}},
    )
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        client.execute(env=environment(Path(home)))
    return clean(notebook)


def refresh(path: Path) -> str:
    """Run one lesson and store it; give what is wrong with it, in which case the file is as it was."""
    try:
        notebook = run(path)
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
        return f"{path}: {error}"
    faults = [f"{path}: {fault}" for fault in faults_in(notebook)]
    if not faults:
        store(path, nbformat.writes(notebook) + "\n")
    return "\n".join(faults)


def store(path: Path, text: str) -> None:
    """Write the file whole or not at all, also when the power goes."""
    with tempfile.NamedTemporaryFile("wb", dir=path.parent, prefix=".", suffix=".tmp", delete=False) as new:
        new.write(text.encode())
        new.flush()
        os.fsync(new.fileno())
    Path(new.name).chmod(0o644)
    Path(new.name).replace(path)


def check(path: Path) -> str:
    """Give what is wrong with a stored lesson, a fault a line; nothing is run or written."""
    text = path.read_text(encoding="utf-8")
    notebook = nbformat.reads(text, as_version=4)
    faults = list(faults_in(notebook))
    if nbformat.writes(clean(notebook)) + "\n" != text:
        faults.append("not as refresh.py stores it")
    return "\n".join(f"{path}: {fault}" for fault in faults)


def faults_in(notebook: NotebookNode) -> Iterator[str]:
    """Give each thing that would let a lesson pass unseen, or look broken to a reader."""
    ids = [cell.get("id") for cell in notebook.cells]
    if None in ids or len(set(ids)) < len(ids):
        yield "cells need ids, each its own"
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    counts = [cell.execution_count for cell in cells if cell.source.strip()]
    if counts != list(range(1, len(counts) + 1)):
        yield "was not run from top to bottom, so nbval would compare nothing"
    for cell in cells:
        for output in cell.outputs:
            if fault := fault_of(output, cell.metadata.get("tags", [])):
                yield f"cell {cell.get('id')}: {fault}"


def fault_of(output: NotebookNode, tags: list[str]) -> str:
    if output.output_type == "error" and "raises-exception" not in tags:
        return f"ends in {output.ename}"
    if output.output_type == "stream" and output.name == "stderr":
        return f"complains: {output.text.strip()[:200]}"
    shown = set(output.get("data", {})) - {VIEW}
    if "data" in output and not shown & {"text/plain", "text/html"}:
        return "shows nothing where no kernel runs"
    if address := ADDRESS.search(repr(output)):
        return f"differs on every run: {address[0]}"
    return ""


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Run the lessons and store their outputs clean.")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is not clean")
    parser.add_argument("notebooks", nargs="*", type=Path, help="default: every lesson")
    asked = parser.parse_args(words)
    paths = asked.notebooks or sorted(ROOT.glob("lessons/*/*.ipynb"))
    if not paths:
        print("there is no lesson to look at")
        return 1
    with ProcessPoolExecutor(max_workers=1 if asked.check else None) as pool:
        answers = list(map(check, paths)) if asked.check else list(pool.map(refresh, paths))
    print("\n".join([answer for answer in answers if answer] or [f"{len(paths)} lessons, all clean"]))
    return 1 if any(answers) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
