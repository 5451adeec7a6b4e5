"""The finished trick and the draw after it, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.position import Position
from brisca_teach.engine.scoring import points_of
from brisca_teach.teaching.questions import Shown
from brisca_teach.teaching.trick_story import Story
from brisca_teach.views.play.game import Game, Step
from brisca_teach.views.play.narration import move_told, plays
from brisca_teach.views.play.voice import TableVoice, joined
from brisca_teach.views.words import listing


def taken(step: Step, voice: TableVoice) -> str:
    """Who takes the finished trick, for how many points."""
    return voice.say("trick.other", who=step.winner, points=points(step))


def worth(step: Step, voice: TableVoice) -> str:
    """What the finished trick is worth, in the fewest words: the mark on the card tells who takes it."""
    return voice.say("b.points", points=points(step))


def points(step: Step) -> int:
    """What the finished trick is worth."""
    laid = step.laid
    return sum(laid.rules.points(card) for card in laid.trick)


def caught(step: Step, voice: TableVoice) -> str:
    """The brisca that was lost to the other side, or caught from it; "" when there was none of the learner's."""
    laid, sides = step.laid, step.laid.rules.side_of
    for at, card in enumerate(laid.trick):
        owner = (laid.leader + at) % laid.rules.players
        if laid.rules.points(card) < 10 or sides[owner] == sides[step.winner]:
            continue
        if owner == voice.me:
            return voice.say("trick.eaten.you", card=card)
        if step.winner == voice.me:
            return voice.say("trick.eat.you", card=card)
    return ""


def why(step: Step, voice: TableVoice) -> str:
    """Why the winning card wins."""
    laid = step.laid
    reason = Story(Shown(laid.rules, laid.trump, laid.trick)).reason()
    return voice.say(reason.key, **reason.facts)


def decided(step: Step, voice: TableVoice) -> Iterator[str]:
    """That this trick has decided the deal between two, although play goes on."""
    rules, winner = step.after.rules, step.winner
    before, after = (points_of(position)[winner] for position in (step.before, step.after))
    left = max(map(len, step.after.hands)) + len(step.after.stock) // rules.players
    if rules.players == 2 and rules.scoring.kind == "win" and before < TO_WIN <= after and left:
        yield voice.say("score.decided.other", who=winner, tricks=left)


def drawn(step: Step, voice: TableVoice) -> Iterator[str]:
    """What the learner draws, who gets the turn-up, and when the stock comes to its end."""
    after, last_draw = step.after, len(step.draws)
    if not last_draw:
        return
    turn_up = step.laid.turn_up
    for seat, card in step.draws:
        if card == turn_up:
            yield voice.say("draw.turn_up.other", who=seat, card=card)
        elif seat == voice.me and card != UNKNOWN:
            yield voice.say("draw.you", card=card)
    if not after.stock:
        yield from _stock_over(after, voice)
    elif len(after.stock) <= after.rules.trick_size and after.turn_up:
        yield _next_is_last(after, voice)


def _stock_over(after: Position, voice: TableVoice) -> Iterator[str]:
    tricks = sum(map(len, after.hands)) // after.rules.trick_size
    yield voice.say("draw.over", tricks=tricks)
    if after.trump and after.rules.trump == "turn_up":
        yield voice.say("draw.trump_stays", suit=after.trump)


def _next_is_last(after: Position, voice: TableVoice) -> str:
    """Who will get the turn-up is open: with two players whoever loses, with more the last to draw."""
    key = "draw.next_is_last" if after.rules.players == 2 else "play.next_is_last"
    return voice.say(key)


def draw_order(step: Step, voice: TableVoice) -> str:
    """Who draws after whom, and how much is left."""
    if not step.draws:
        return ""
    seats = dict.fromkeys(seat for seat, _ in step.draws)
    names = listing(voice.lang, [voice.names[seat] for seat in seats])
    return joined((voice.say("draw.order", names=names), voice.say("draw.left", cards=len(step.after.stock))))


def log(game: Game, voice: TableVoice, is_held: bool = False) -> tuple[str, ...]:
    """The whole deal in lines: what was said, and each trick with its cards, its winner and the draw.

    While the last trick is held its draw is still to come.
    """
    lines: list[str] = []
    trick: list[Step] = []
    for step in game.steps:
        if step.card:
            trick.append(replace(step, move=step.card))
        if not isinstance(step.move, Card):
            lines += [line for line in move_told(step, voice) if line not in lines[-1:]]
        if step.takes_trick:
            lines.append(_line(trick, step, voice, is_held and step is game.steps[-1]))
            trick = []
    return tuple(lines)


def _line(trick: list[Step], step: Step, voice: TableVoice, is_held: bool) -> str:
    draw = () if is_held else (*drawn(step, voice), draw_order(step, voice))
    return joined((f"{plays(trick, voice)}.", taken(step, voice), *draw))
