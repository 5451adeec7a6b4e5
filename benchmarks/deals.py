"""Random deals a second through the public face, beside the package `naipes` in the same run.

    python benchmarks/deals.py                   deals per second of CPU, and the ratio
    python benchmarks/deals.py --instructions    instructions a deal too (needs valgrind), which no other load disturbs

All play a deal for two to the end, each move drawn at random. `pip install naipes` (extra `bench`) brings the peer,
which plays the rules of briscola_2: no exchange. brisca_2, with it, stands beside.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import random
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial

from brisca_teach import Rules, deal, find_rules

GAMES = ("briscola_2", "brisca_2")
FEW, MANY = 20, 60  # deals of the two counted runs; start-up falls out of their difference


def ours(rules: Rules, rng: random.Random) -> None:
    position = deal(rules, rng=rng)
    while position.turn is not None:
        position = position.play(rng.choice(position.legal_moves()))


def theirs(rng: random.Random) -> None:
    from naipes.games.brisca.state import GameState

    state = GameState.new(rng.getrandbits(60))
    while not state.is_finished():
        for seat in (state.leader, state.leader.other()):
            state.play_card(seat, rng.randrange(len(state.hand_of(seat))))


LOOPS: dict[str, Callable[[random.Random], None]] = {
    **{game: partial(ours, find_rules(game)) for game in GAMES},
    "naipes": theirs,
}


def deals_a_second(loop: Callable[[random.Random], None], seconds: float) -> float:
    """Give deals per second of this process's CPU time, which other programs on the machine do not use."""
    rng, deals, began = random.Random(7), 0, time.process_time()
    while (taken := time.process_time() - began) < seconds:
        loop(rng)
        deals += 1
    return deals / taken


def speeds(names: list[str], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Give every engine's speed in each round; the engines take turns inside a round."""
    return {
        name: list(column)
        for name, column in zip(
            names,
            zip(*([deals_a_second(LOOPS[name], seconds) for name in names] for _ in range(rounds)), strict=True),
            strict=True,
        )
    }


def instructions(name: str, deals: int) -> int:
    """Give the instructions of a whole process that plays so many deals."""
    with tempfile.TemporaryDirectory() as folder:
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        command = [*tool, sys.executable, __file__, "--only", name, "--deals", str(deals)]
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        run = subprocess.run(command, env=env, check=True, capture_output=True, encoding="utf-8")
    counted = re.search(r"Collected\s*:\s*(\d+)", run.stderr)
    assert counted, run.stderr
    return int(counted[1])


def report(names: list[str], rounds: int, seconds: float, count: bool) -> None:
    measured = speeds(names, rounds, seconds)
    for name, values in measured.items():
        low, middle, high = min(values), statistics.median(values), max(values)
        print(f"{name:14}{middle:8.0f} deals/s of CPU (median of {rounds}; {low:.0f} to {high:.0f})")
    if "naipes" in measured:
        for game in GAMES:
            ratios = [own / peer for own, peer in zip(measured[game], measured["naipes"], strict=True)]
            print(f"{game + ' / naipes':24}{statistics.median(ratios):6.2f} (each round beside its own)")
    for name in names if count else []:
        each = (instructions(name, MANY) - instructions(name, FEW)) / (MANY - FEW)
        print(f"{name:14}{each / 1e6:8.2f} M instructions a deal")


def main() -> None:
    parser = argparse.ArgumentParser(description="Random deals a second.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each engine in a round")
    parser.add_argument("--instructions", action="store_true", help="count instructions with valgrind")
    parser.add_argument("--only", choices=LOOPS, help="play --deals deals with this engine and measure nothing")
    parser.add_argument("--deals", type=int, default=MANY)
    asked = parser.parse_args()
    if asked.only:
        rng = random.Random(7)
        for _ in range(asked.deals):
            LOOPS[asked.only](rng)
        return
    names = [name for name in LOOPS if name != "naipes" or importlib.util.find_spec("naipes")]
    if asked.instructions and not shutil.which("valgrind"):
        sys.exit("valgrind is not installed; without --instructions none is needed")
    report(names, asked.rounds, asked.seconds, asked.instructions)


if __name__ == "__main__":
    main()
