"""What a card of an open position is worth, what the best is worth, and the line that proves it."""

from __future__ import annotations

from dataclasses import replace

from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Move
from brisca_teach.engine.position import Position
from brisca_teach.teaching.lines import Line
from brisca_teach.teaching.questions import Shown
from brisca_teach.views.layout import Layout
from brisca_teach.views.speech import Speech
from brisca_teach.views.stage import Still


def explained(lang: str, position: Position, move: Move) -> Still:
    """The position with what this move is worth, and the tricks that follow; IllegalMove if it cannot be."""
    position.play(move)
    solution, speech = solve(position), Speech(lang, position.rules.players)
    verdict = _verdict(speech, move, solution.best[0], solution.values)
    line = Line(position, solution.line(move))
    steps = tuple(f"{n}. {speech.trick(trick)}" for n, trick in enumerate(line.tricks, 1))
    shown = Shown(position.rules, position.trump, position.trick, position=position)
    scene = Layout(shown, speech, note=lambda card: _worth(solution.values, card)).scene()
    return Still(lang, replace(scene, label=verdict, status=verdict, reasons=steps), "\n".join((verdict, *steps)))


def _verdict(speech: Speech, move: Move, best: Move, values: dict[Move, int]) -> str:
    lost = values[best] - values[move]
    if not lost:
        return speech.say("explain.best", card=move, points=values[move])
    return speech.say("explain.cost", card=move, points=values[move], best=best, m=values[best], n=lost)


def _worth(values: dict[Move, int], card: Move) -> str:
    return str(values[card]) if card in values else ""
