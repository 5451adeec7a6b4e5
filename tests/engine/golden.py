"""Golden records: one whole deal of each game as text, read as a diff when a rule moves.

`python tests/engine/golden.py` writes them anew.
"""

from __future__ import annotations

import random
from pathlib import Path

from brisca_teach import VARIANTS, Card, Record, Rules, deal

FOLDER = Path(__file__).parent / "golden"
SEED = 1718
PLAYABLE = [rules for rules in VARIANTS.values() if rules.certainty != "name_only"]


def recorded(rules: Rules) -> str:
    """A deal in which chance decides everything, declarations twice as willingly as plain cards."""
    rng = random.Random(SEED)
    record = Record(deal(rules, rng=rng))
    while moves := record.position.legal_moves():
        said = [move for move in moves if not isinstance(move, Card) and str(move) not in ("pass", "draw")]
        record = record.add(rng.choice(said if said and rng.random() < 2 / 3 else moves))
    return str(record)


def main() -> None:
    """Write every record."""
    FOLDER.mkdir(exist_ok=True)
    for rules in PLAYABLE:
        (FOLDER / f"{rules.key}.txt").write_text(recorded(rules), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
