"""How often the Caribbean endings come, when club players play many deals."""

from __future__ import annotations

from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.simulate.experiment import experiment
from brisca_teach.analysis.simulate.intervals import Interval
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.views.pictures import Picture
from brisca_teach.views.pictures_intervals import Line, forest
from brisca_teach.views.words import say

GAMES = ("muerte_tres", "mano_negra")


def how_often(lang: str, deals: str = "400", seed: str = "15") -> Picture:
    """Of so many deals for four, the share that each rule ends at once."""
    lines = [Line(say(lang, f"lab.{game}"), _measured(game, int(deals), int(seed))) for game in GAMES]
    return forest(lang, "share", lines)


def _measured(game: str, deals: int, seed: int) -> Interval:
    rules = find_rules(game)
    return experiment(rules, [find_level("club")] * rules.players, _at_once, deals, seed=seed).share


def _at_once(end: Position) -> float:
    outcome = end.outcome()
    return float(outcome is not None and outcome.reason in GAMES)
