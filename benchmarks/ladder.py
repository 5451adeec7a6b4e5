"""Measure the ladder of bots: each level against the one below, on paired deals, with 95 % intervals.

    python benchmarks/ladder.py                      # the whole ladder of the two-player game
    python benchmarks/ladder.py --deals 50           # quicker and less sure
    python benchmarks/ladder.py --rules brisca_4 --log results/   # another game; goes on where it was stopped

Prints a Markdown table. The won columns are shares in per cent: of the games (a tie is half a win) and of the deals,
where each deal is played twice with the seats swapped and the points of both games are added.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path

from brisca_teach import Move, Observation, Rules, deal, find_rules
from brisca_teach.analysis.bots import LADDER, Level
from brisca_teach.analysis.simulate import Contest, Row, play_out, progress_bar, rows, tournament

EXTRA = (("expert", "club"), ("expert", "random"), ("counting", "random"), ("club", "random"))
TIMED = 6  # deals in which the moves are timed


class Stopwatch:
    """A bot that plays like its level and takes the time."""

    def __init__(self, level: Level) -> None:
        self.level, self.seconds, self.moves, self.longest = level, 0.0, 0, 0.0

    def __call__(self, observation: Observation, rng: random.Random) -> Move:
        """The level's move."""
        began = time.perf_counter()
        move = self.level.bot(observation, rng)
        took = time.perf_counter() - began
        self.seconds, self.moves, self.longest = self.seconds + took, self.moves + 1, max(self.longest, took)
        return move


def timed(rules: Rules, level: Level) -> Stopwatch:
    """The level's time a move, over a few deals against itself."""
    watch = Stopwatch(level)
    for seed in range(TIMED):
        rng = random.Random(seed)
        play_out(deal(rules, rng), [watch] * rules.players, rng)
    return watch


def contests(rules: Rules, seed: int) -> list[Contest]:
    """Each level against the one below, then the pairings that are quoted."""
    levels = {level.key: level for level in LADDER}
    neighbours = [(upper, lower) for lower, upper in pairwise(LADDER)]
    pairs = [*neighbours, *((levels[home], levels[away]) for home, away in EXTRA)]
    unique = dict.fromkeys((home.key, away.key) for home, away in pairs)
    return [Contest(rules, levels[home], levels[away], seed) for home, away in unique]


def line(row: Row, watch: Stopwatch) -> str:
    """One line of the table."""
    return (
        f"| {row.home} | {row.away} | {row.games} | {row.won.value:.1f} [{row.won.low:.1f}, {row.won.high:.1f}] "
        f"| {row.deals_won.value:.1f} [{row.deals_won.low:.1f}, {row.deals_won.high:.1f}] "
        f"| {row.margin.value:+.1f} [{row.margin.low:+.1f}, {row.margin.high:+.1f}] "
        f"| {1000 * watch.seconds / watch.moves:.2f} | {1000 * watch.longest:.0f} |"
    )


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="brisca_2", help="the game, as in find_rules")
    parser.add_argument("--deals", type=int, default=500, help="deals for each pairing; each is played twice")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--log", type=Path, help="a folder for results, to go on where it was stopped")
    return parser.parse_args()


def main() -> None:
    """Print the table, a line as soon as it is known."""
    asked = arguments()
    rules = find_rules(asked.rules)
    watches = {level.key: timed(rules, level) for level in LADDER}
    print(f"{rules.key}, {asked.deals} deals for each pairing, seed {asked.seed}\n")
    print("| level | against | games | games won % | deals won % | points a game | ms a move | longest ms |")
    print("| --- " * 8 + "|", flush=True)
    with ProcessPoolExecutor(asked.workers) as workers:
        for contest in contests(rules, asked.seed):
            log = asked.log / f"{contest.key.replace(':', '-')}.jsonl" if asked.log else None
            if log:
                log.parent.mkdir(parents=True, exist_ok=True)
            with progress_bar(contest.key) as bar:
                results = tournament(contest, asked.deals, executor=workers, log=log, progress=bar)
            print(line(rows([results])[0], watches[contest.home.key]), flush=True)


if __name__ == "__main__":
    main()
