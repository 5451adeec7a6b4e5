"""Rounds of counting: moments of real deals, from 4 cards gone to almost all 40."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import count, sums
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.played import played
from brisca_teach.teaching.questions import Question

GONE = {1: (4, 8), 2: (8, 14), 3: (16, 26), 4: (28, 40)}
"""How many cards have been won when something is asked, by level."""

ROUNDS = {
    1: "points left trumps to_61 cards points left trumps points to_61 cards trumps",
    2: "points trumps briscas to_61 cards left points trumps briscas cards left to_61",
    3: "trumps points briscas left trumps to_61 cards points briscas left trumps to_61",
    4: "briscas trumps left points trumps to_61 briscas left points trumps briscas to_61",
}


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round from real deals for two, and from level 3 on for pairs too."""
    wanted = ROUNDS[level].split()
    games = ("brisca_2", "brisca_2") if level < 3 else ("brisca_2", "brisca_4")
    chosen = [(wanted[at % len(wanted)], games[at % 2]) for at in range(items)]
    return gathered(rng, [partial(_item, about=about, game=game, level=level) for about, game in chosen])


def _item(rng: Random, about: str, game: str, level: int) -> Question:
    least, most = GONE[level]
    while True:
        turns = [one for one, _ in played(rng, find_rules(game)) if one.turn == count.ME and one.phase == "play"]
        fitting = [one for one in turns if least <= sum(map(len, one.piles)) <= most and FITS[about](one)]
        if fitting:
            return count.ASKS[about](rng, rng.choice(fitting), level)


def _points(position: Position) -> int:
    return sum(map(position.rules.points, count.ours(position)))


def _gone(position: Position) -> tuple[Card, ...]:
    return count.ours(position) + count.theirs(position)


FITS: dict[str, Callable[[Position], bool]] = {
    "points": lambda position: len(count.ours(position)) > 1,
    "left": lambda position: _points(position) > 0 and _points(position) < sums.total(position.rules, _gone(position)),
    "to_61": lambda position: 0 < _points(position) < TO_WIN,
    "trumps": lambda position: True,
    "briscas": lambda position: any(card.rank in position.rules.ladder[:2] for card in count.unseen(position)),
    "cards": lambda position: bool(count.unseen(position)),
}
"""Where each can be asked."""

DRILL = Drill("count", count.ask, deal, levels=len(ROUNDS))
