"""Whether a position makes a puzzle: one clear answer, something that tempts, one theme, and never nonsense."""

from __future__ import annotations

from brisca_teach.analysis.solution import Solution
from brisca_teach.analysis.solver import solve
from brisca_teach.analysis.stakes import made, sides_of
from brisca_teach.engine.cards import Card
from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.moves import Claim, Exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.drills.best_card import NEAR
from brisca_teach.teaching.puzzles.difficulty import level_of
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.puzzles.seating import identity
from brisca_teach.teaching.puzzles.tempting import temptations
from brisca_teach.teaching.puzzles.themes import themed

CLEAR = 2
"""The best moves are better than any other by so many points at least; what tempts loses more than NEAR."""

FEWEST_MOVES = 3
LEAST = 4
"""The best play still makes so many points: less is a lost hand."""


def judge(position: Position) -> Puzzle:
    """The puzzle that the position makes, the learner to act; Refusal says why it makes none."""
    _require(position.turn == 0 and position.phase == "play", "turn")
    moves = position.legal_moves()
    _require(all(isinstance(move, Card | Exchange | Claim) for move in moves), "moves")
    _require(len(moves) >= FEWEST_MOVES, "forced")
    _require(not is_decided(position), "decided")
    _require(not _may_others_exchange(position), "exchange")
    return judged(solve(position))


def judged(solution: Solution) -> Puzzle:
    """The same for a position that is solved already."""
    margin = margin_of(solution)
    _require(solution.value >= LEAST, "lost")
    _require(margin >= CLEAR, "close")
    tempting = temptations(solution, NEAR + 1)
    _require(bool(tempting), "tempting")
    found = themed(solution, tempting)
    if found is None:
        raise Refusal("puzzle.no.theme")
    theme, trial = found
    position = solution.position
    _require(theme != "count_61" or margin > NEAR, "close")
    return Puzzle(identity(position), position, theme, level_of(trial), solution.best, trial.tempting, margin)


def margin_of(solution: Solution) -> int:
    """The points between the best moves and the next one; 0 where all are the same."""
    others = [value for value in solution.values.values() if value < solution.value]
    return solution.value - max(others) if others else 0


def is_decided(position: Position) -> bool:
    """True when the learner's side has its 61 already, or the others have them as good as in the pile."""
    if position.rules.scoring.kind != "win":
        return False
    mine, *others = sides_of(position)
    return made(position, mine) >= TO_WIN or any(made(position, side) > TO_WIN - LEAST for side in others)


def _may_others_exchange(position: Position) -> bool:
    """True where more than two play and somebody may still exchange: too much to think of."""
    rules = position.rules
    if rules.players == 2 or rules.exchange is None or not position.stock:
        return False
    held = {card for cards in (*position.hands, position.stock[:-1]) for card in cards}
    return not held.isdisjoint(rules.giving[position.trump])


def _require(is_so: bool, fault: str) -> None:
    if not is_so:
        raise Refusal(f"puzzle.no.{fault}")
