"""Measure the ladder of bots: each level against the one below, on paired deals, with 95 % intervals.

    python benchmarks/ladder.py                      # the whole ladder of the two-player game
    python benchmarks/ladder.py --readme             # the same, and the table goes into README.md in both languages
    python benchmarks/ladder.py --deals 50           # quicker and less sure
    python benchmarks/ladder.py --rules brisca_4 --log results/   # another game; goes on where it was stopped

Prints a Markdown table. "Won" is the share of the games, a tie being half a win; each deal is played twice with the
seats swapped, so that both have had the same cards. The levels were tuned with seed 1: measure with another.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path

from brisca_teach import Move, Observation, Rules, deal, find_rules
from brisca_teach.analysis.bots import LADDER, Level
from brisca_teach.analysis.simulate import Contest, Interval, Row, play_out, progress_bar, rows, tournament
from brisca_teach.views.words import LANGUAGES, say, variant_name

README = Path(__file__).parents[1] / "README.md"
EXTRA = (("expert", "club"), ("expert", "random"), ("counting", "random"), ("club", "random"))
TIMED = 6  # deals in which the moves are timed, at the most

ABOVE = {
    "en": "{rules}: {deals} deals a line, each played twice with the seats swapped; seed {seed}. In brackets, the 95 % "
    "interval. Times are of pure Python on the machine that measured.",
    "es": "{rules}: {deals} repartos por línea, cada uno jugado dos veces con los sitios cambiados; semilla {seed}. "
    "Entre corchetes, el intervalo del 95 %. Los tiempos son de Python puro en la máquina que midió.",
}
HEADINGS = {
    "en": ("Level", "Against", "Games", "Won, %", "Points more a game", "ms a move", "longest, ms"),
    "es": ("Nivel", "Contra", "Juegos", "Ganados, %", "Puntos de más por juego", "ms por jugada", "la más larga, ms"),
}


class Stopwatch:
    """A bot that plays like its level and takes the time."""

    def __init__(self, level: Level) -> None:
        self.level, self.seconds, self.moves, self.longest = level, 0.0, 0, 0.0

    def __call__(self, observation: Observation, rng: random.Random) -> Move:
        """The level's move."""
        began = time.process_time()  # other work on the machine does not count
        move = self.level.bot(observation, rng)
        took = time.process_time() - began
        self.seconds, self.moves, self.longest = self.seconds + took, self.moves + 1, max(self.longest, took)
        return move


Line = tuple[Row, Stopwatch]


def timed(rules: Rules, level: Level, deals: int) -> Stopwatch:
    """The level's time a move, over a few deals against itself."""
    watch = Stopwatch(level)
    for seed in range(min(deals, TIMED)):
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


def measured(rules: Rules, asked: argparse.Namespace) -> Iterator[Line]:
    """Each line of the table as soon as it is known."""
    watches = {level.key: timed(rules, level, asked.deals) for level in LADDER}
    with ProcessPoolExecutor(asked.workers) as workers:
        for contest in contests(rules, asked.seed):
            log = asked.log / f"{contest.key.replace(':', '-')}.jsonl" if asked.log else None
            if log:
                log.parent.mkdir(parents=True, exist_ok=True)
            with progress_bar(contest.key) as bar:
                results = tournament(contest, asked.deals, executor=workers, log=log, progress=bar)
            yield rows([results])[0], watches[contest.home.key]


def heading(lang: str) -> str:
    """The first two lines of the table."""
    return f"| {' | '.join(HEADINGS[lang])} |\n{'| --- ' * len(HEADINGS[lang])}|"


def line(lang: str, found: Line) -> str:
    """One line of the table."""
    row, watch = found
    cells = (
        say(lang, f"bot.{row.home}"),
        say(lang, f"bot.{row.away}"),
        str(row.games),
        _interval(lang, row.won),
        _interval(lang, row.margin, "+"),
        _number(lang, 1000 * watch.seconds / watch.moves),
        f"{1000 * watch.longest:.0f}",
    )
    return f"| {' | '.join(cells)} |"


def _interval(lang: str, value: Interval, sign: str = "") -> str:
    low, high = _number(lang, value.low, sign), _number(lang, value.high, sign)
    between = "; " if lang == "es" else ", "
    return f"{_number(lang, value.value, sign)} [{low}{between}{high}]"


def _number(lang: str, value: float, sign: str = "") -> str:
    written = f"{value:{sign}.1f}".replace("-", "−")
    return written.replace(".", ",") if lang == "es" else written


def table(lang: str, rules: Rules, asked: argparse.Namespace, found: Sequence[Line]) -> str:
    """What stands in the README: a sentence and the table."""
    name = variant_name(lang, rules.key)
    above = ABOVE[lang].format(rules=name[:1].upper() + name[1:], deals=asked.deals, seed=asked.seed)
    return "\n".join((above, "", heading(lang), *(line(lang, one) for one in found)))


def placed(text: str, name: str, new: str) -> str:
    """The text with something new between the two marks of this name; ValueError where they are not there once."""
    start, end = f"<!-- {name} -->\n", f"\n<!-- /{name} -->"
    if text.count(start) != 1 or text.count(end) != 1:
        raise ValueError(f"README.md: {start.strip()} ... {end.strip()}")
    before, rest = text.split(start)
    return f"{before}{start}{new}{end}{rest.split(end)[1]}"


def write_readme(rules: Rules, asked: argparse.Namespace, found: Sequence[Line]) -> None:
    """Put the table between its marks, in each language."""
    text = README.read_text(encoding="utf-8")
    for lang in LANGUAGES:
        text = placed(text, f"ladder:{lang}", table(lang, rules, asked, found))
    README.write_text(text, encoding="utf-8", newline="\n")


def arguments() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rules", default="brisca_2", help="the game, as in find_rules")
    parser.add_argument("--deals", type=int, default=500, help="deals for each pairing; each is played twice")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--log", type=Path, help="a folder for results, to go on where it was stopped")
    parser.add_argument("--readme", action="store_true", help="write the table into README.md, in both languages")
    return parser.parse_args()


def main() -> None:
    """Print the table, a line as soon as it is known."""
    asked = arguments()
    rules = find_rules(asked.rules)
    print(table("en", rules, asked, ()), flush=True)
    found: list[Line] = []
    for one in measured(rules, asked):
        print(line("en", one), flush=True)
        found.append(one)
    if asked.readme:
        write_readme(rules, asked, found)


if __name__ == "__main__":
    main()
