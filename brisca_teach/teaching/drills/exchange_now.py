"""The exchange, "should I?": with open hands both ways are valued, and each of them is sometimes right."""

from __future__ import annotations

from functools import partial
from random import Random

from brisca_teach.analysis.solver import Solution, solve
from brisca_teach.engine.cards import Move
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills.banks import bank, dressed
from brisca_teach.teaching.drills.best_card import NEAR
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.lines import Line
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

NOW, WAIT = "now", "wait"
BANK = "exchanges"


def ask(item: str | Position) -> Question:
    """Does the learner exchange now or wait? BadText when he may not exchange here."""
    position = Position.parse(item) if isinstance(item, str) else item
    if not any(isinstance(move, Exchange) for move in position.legal_moves()):
        raise BadText("pos.move", text="exchange", moves=position.legal_moves())
    return grade(position, solve(position))


def grade(position: Position, solution: Solution) -> Question:
    """The question for a position that is solved already."""
    best = {NOW: _best(solution, exchanging=True), WAIT: _best(solution, exchanging=False)}
    worth = {name: solution.values[move] for name, move in best.items()}
    top = max(worth.values())
    right = tuple(name for name in best if worth[name] == top)
    near = tuple(name for name in best if top - NEAR <= worth[name] < top)
    lines = {name: Line(position, solution.line(move)) for name, move in best.items()}
    choices = tuple(Choice(name, because(f"b.exchange.{name}"), _says(name, worth, lines[name])) for name in best)
    give = getattr(best[NOW], "give", None)
    hints = (
        because("hint.exchange.who_draws"),
        because("hint.exchange.both"),
        because("hint.exchange.worth", n=worth[NOW]),
    )
    part = Part(because("ask.exchange.now", give=give), choices, right, near, hints=hints)
    shown = Shown(position.rules, position.trump, position.trick, position=position)
    return Question("exchange_now", shown, (part,), (because("worth.exchange.both", points=worth[NOW], n=worth[WAIT]),))


def _best(solution: Solution, exchanging: bool) -> Move:
    moves = [move for move in solution.values if isinstance(move, Exchange) == exchanging]
    return max(moves, key=solution.values.__getitem__)


def _says(name: str, worth: dict[str, int], line: Line) -> tuple[Reason, ...]:
    """Both values, and the line that this choice leads to."""
    other = WAIT if name == NOW else NOW
    lost = worth[other] - worth[name]
    if lost <= 0:
        return (because("v.right" if lost else "v.right.same"),)
    key = f"v.near.exchange.{other}" if lost <= NEAR else f"v.wrong.exchange.{other}"
    return because(key, n=worth[NOW], m=worth[WAIT], diff=lost), because("v.proof", line=line)


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round in which it pays to exchange at once in half of the endings and to wait in the others."""
    return gathered(rng, [partial(_item, theme=(NOW, WAIT)[at % 2]) for at in range(items)])


def _item(rng: Random, theme: str) -> Question:
    return ask(dressed(rng, rng.choice(bank(BANK)[theme])))


DRILL = Drill("exchange_now", ask, deal)
