"""The one message of a moment: what has happened since the learner last did something, and what is asked now."""

from __future__ import annotations

from collections.abc import Iterator

from brisca_teach.engine.cards import Card
from brisca_teach.engine.moves import Claim, Exchange
from brisca_teach.engine.position import Position
from brisca_teach.views.play.choices import Choices
from brisca_teach.views.play.game import Game, Step, moves_of
from brisca_teach.views.play.moment import Moment
from brisca_teach.views.play.narration import is_fresh, opening, told
from brisca_teach.views.play.result import result
from brisca_teach.views.play.tricks_told import caught, drawn, taken
from brisca_teach.views.play.voice import TableVoice, joined


def message(moment: Moment, game: Game, choices: Choices, voice: TableVoice) -> str:
    """The status line; `game` is the deal as the learner has seen it."""
    if moment.refused:
        return voice.refusal(moment.refused)
    return joined((*_happened(moment, game, voice), *_now(moment, game, choices, voice)))


def _happened(moment: Moment, game: Game, voice: TableVoice) -> Iterator[str]:
    if moment.is_opening:
        yield opening(game, voice)
    if moment.is_draw_due:
        yield from drawn(game.steps[moment.told - 1], voice)
    news: list[Step] = []
    for step in game.steps[moment.told :]:
        news.append(step)
        if step.takes_trick:
            yield from _trick(news, voice)
            news = []
            if not (moment.is_held and step is game.steps[-1]):
                yield from drawn(step, voice)
    yield from told(_of_others(news, voice), voice)


def _trick(news: list[Step], voice: TableVoice) -> Iterator[str]:
    yield from told(_of_others(news, voice), voice)
    yield taken(news[-1], voice)
    yield caught(news[-1], voice)


def _of_others(steps: list[Step], voice: TableVoice) -> list[Step]:
    """The steps without the learner's own cards, which need no telling."""
    return [step for step in steps if step.seat != voice.me or not isinstance(step.move, Card)]


def _now(moment: Moment, game: Game, choices: Choices, voice: TableVoice) -> Iterator[str]:
    position = game.position
    if moment.is_over:
        yield from result(moment.position, voice)
    elif moment.is_held:
        return
    elif choices.question:
        yield voice.say("turn.play.you")  # the question itself stands over the choices and names them
    elif position.turn != voice.me or position.phase == "window":
        yield from _offers(position, voice)
    elif not moment.is_opening or game.steps or not is_fresh(position):
        yield turn(game, voice)


def _offers(position: Position, voice: TableVoice) -> Iterator[str]:
    for move in moves_of(position, voice.me):
        if isinstance(move, Exchange):
            yield voice.say("exchange.offer", give=move.give, take=position.stock[-1])
        elif isinstance(move, Claim):
            yield voice.say("play.offer.claim")


def turn(game: Game, voice: TableVoice) -> str:
    """That it is the learner's turn: to lead, to play, or to play last."""
    position = game.position
    if position.trick:
        is_last = len(position.trick) == position.rules.trick_size - 1
        return voice.say("turn.last.you" if is_last else "turn.play.you")
    last = game.last_trick
    return voice.say("turn.lead.won.you" if last and last.winner == voice.me else "turn.lead.you")
