"""How fast open hands are solved, every move valued: counts and medians over seeded deals.

python benchmarks/solver.py [DEALS]
"""

from __future__ import annotations

import gc
import random
import statistics
import sys
import time

from brisca_teach import Position, Rules, deal, find_rules, solve
from brisca_teach.analysis.limits import tricks_left
from brisca_teach.analysis.search import Search
from brisca_teach.analysis.stakes import Points, sides_of

ROWS = (("briscola_2", (20, 10, 6, 3)), ("brisca_2", (20, 10, 6, 3)), ("brisca_2x2", (10,)))
PAIRS, QUICK = "briscola", 2000  # four players in pairs: as many tricks as a median of two seconds allows


def late(rules: Rules, tricks: int, rng: random.Random) -> Position:
    """A deal played at random until so many tricks are left."""
    position = deal(rules, rng)
    while position.trick or tricks_left(position) > tricks:
        position = position.play(rng.choice(position.legal_moves()))
    return position


def seconds(position: Position) -> float:
    """The processor time of one solve."""
    start = time.process_time()
    solve(position)
    return time.process_time() - start


def states(position: Position) -> int:
    """The different positions that one solve meets."""
    search = Search(position, Points(sides_of(position)[0]))
    guess = None
    for move in position.legal_moves():
        guess = search.after(position, move, guess)
    return search.depth.graph.states if search.depth else len(search.known)


def row(game: str, tricks: int, deals: int) -> float:
    """Print one line of the table; its median in milliseconds."""
    gc.disable()  # as `solve` does; the counts go through the same search
    positions = [late(find_rules(game), tricks, random.Random(seed)) for seed in range(deals)]
    times, counts = [seconds(position) for position in positions], [states(position) for position in positions]
    median = 1000 * statistics.median(times)
    shown = f"{median:9.2f} {1000 * max(times):9.1f} {statistics.median(counts):9.0f} {max(counts):7}"
    print(f"{game:12} {tricks:6} {deals:5} {shown}", flush=True)
    gc.enable()
    gc.collect()
    return median


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    print(f"{'game':12} {'tricks':>6} {'deals':>5} {'median ms':>9} {'max ms':>9} {'states':>9} {'max':>7}")
    for game, sizes in ROWS:
        for tricks in sizes:
            row(game, tricks, deals)
    most = 5
    while row(PAIRS, most, deals) < QUICK:
        most += 1
    print(f"{PAIRS}: {most - 1} tricks are the most whose median is under {QUICK / 1000:.0f} s")


if __name__ == "__main__":
    main()
