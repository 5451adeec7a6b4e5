"""How long `import brisca_teach` takes over a bare interpreter, best of 7: what a learner's first cell waits for.

python benchmarks/import_time.py [MODULE...]
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

ROUNDS = 7


def seconds(statement: str) -> float:
    """Give the seconds that a new interpreter lives for one statement."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return time.perf_counter() - began


def best(statements: list[str]) -> list[float]:
    """Give the best time of each statement; taken in turn, so that a busy moment hits all alike."""
    rounds = [[seconds(statement) for statement in statements] for _ in range(ROUNDS)]
    return [min(times) for times in zip(*rounds, strict=True)]


def compile_once(modules: list[str]) -> None:
    """Leave the compiled files that an installation brings, also where the environment forbids to write them."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, "-c", f"import {', '.join(modules)}"], env=env, check=True)


def main(modules: list[str]) -> None:
    compile_once(modules)
    bare, *times = best(["pass", *(f"import {module}" for module in modules)])
    print(f"bare interpreter {1000 * bare:.0f} ms (best of {ROUNDS})")
    for module, taken in zip(modules, times, strict=True):
        print(f"import {module}: {1000 * (taken - bare):.0f} ms more")


if __name__ == "__main__":
    main(sys.argv[1:] or ["brisca_teach"])
