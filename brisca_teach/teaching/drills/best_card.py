"""The best card with open hands: every card gets its exact value, every card as good as the best is right."""

from __future__ import annotations

from brisca_teach.analysis.solver import Solution, solve
from brisca_teach.engine import scoring
from brisca_teach.engine.cards import Move
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.position import Position
from brisca_teach.teaching.coach.judging import told
from brisca_teach.teaching.coach.ladder import VALUES
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, Seat, because

NEAR = 3
"""An answer that costs at most this many points is good, though there is a better one (needs.md N06)."""


def ask(item: str | Position, level: int = 1) -> Question:
    """The question with which card the player to act makes most points from here to the end."""
    position = Position.parse(item) if isinstance(item, str) else item
    return grade(position, solve(position), level)


def grade(position: Position, solution: Solution, level: int = 1) -> Question:
    """The question for a position that is solved already."""
    values, top = solution.values, max(solution.values.values())
    right = tuple(str(move) for move, value in values.items() if value == top)
    near = tuple(str(move) for move, value in values.items() if top - NEAR <= value < top)
    choices = tuple(Choice(str(move), move, _says(solution, move)) for move in values)
    part = Part(because("puzzle.goal.best"), choices, right, near, hints=_hints(position, solution))
    shown = Shown(position.rules, position.trump, position.trick, position=position, told=score(position))
    return Question("best_card", shown, (part,), _answer(values), level)


def score(position: Position) -> tuple[Reason, ...]:
    """What has been won so far, where the position says so."""
    if not any(position.piles):
        return ()
    made = scoring.points_of(position)
    sides = position.rules.fixed_sides
    if len(sides) == 2 and position.rules.players > 2:
        us, them = (sum(made[seat] for seat in seats) for seats in sides)
        return (because("score.sides", a=us, b=them),)
    rivals = (because("score.other", who=Seat(seat), points=made[seat]) for seat in range(1, len(made)))
    return (because("score.you", points=made[0]), *rivals)


def _says(solution: Solution, move: Move) -> tuple[Reason, ...]:
    """Verdict and value, the reason, and for a wrong move the line that proves it."""
    judged = told(solution, move)
    why = () if judged.key in VALUES else (judged.reason,)
    if not judged.cost:
        return (because("v.right.best" if len(solution.best) == 1 else "v.right"), *why)
    proof, best = because("v.proof", line=judged.line), judged.best
    if judged.cost <= NEAR:
        return because(_named("v.near", best, best), best=_card(best), diff=judged.cost), *why, proof
    facts = {"best": _card(best), "best_points": judged.best_value, "card": _card(move), "points": judged.value}
    return because(_named("v.wrong", best, move), **facts), *why, proof


def _named(key: str, best: Move, move: Move) -> str:
    """The key of the sentence that speaks of an exchange, where one of the moves is one."""
    if isinstance(best, Exchange):
        return f"{key}.exchange_first"
    return f"{key}.exchanged" if isinstance(move, Exchange) else key


def _card(move: Move) -> Move:
    return move.give if isinstance(move, Exchange) else move


def _answer(values: dict[Move, int]) -> tuple[Reason, ...]:
    """Each move with its value, the best first: the first with the word points, the rest as bare numbers."""
    ranked = sorted(values.items(), key=lambda pair: -pair[1])
    return tuple(_worth(move, value, at == 0) for at, (move, value) in enumerate(ranked))


def _worth(move: Move, value: int, first: bool) -> Reason:
    key = "worth.exchange" if isinstance(move, Exchange) else "worth.card"
    facts = {"card": _card(move), "points" if first else "n": value}
    return because(key if first else f"{key}.next", **facts)


def _hints(position: Position, solution: Solution) -> tuple[Reason, ...]:
    """A question to ask oneself, what to count, and then the card."""
    first = "hint.ask.points" if position.trick else "hint.ask.catch"
    best = solution.best[0]
    last = because("hint.exchange") if isinstance(best, Exchange) else because("hint.card", card=best)
    return (
        because(first),
        because("hint.count.trumps", n=_trumps_gone(position), total=_trumps(position)),
        last,
    )


def _trumps_gone(position: Position) -> int:
    """All those that nobody holds and nobody can draw: a typed position may leave the piles out."""
    to_come = [card for hand in (*position.hands, position.stock) for card in hand]
    return _trumps(position) - sum(card.suit == position.trump for card in to_come)


def _trumps(position: Position) -> int:
    return sum(card.suit == position.trump for card in position.rules.cards)
