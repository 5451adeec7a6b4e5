"""The best card when the other cards are hidden: measured over the deals that the learner cannot tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from brisca_teach.analysis.bots.expert import Imagined
from brisca_teach.analysis.bots.quick import finished
from brisca_teach.analysis.sampling import Worlds
from brisca_teach.engine import scoring
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills import closed_reasons
from brisca_teach.teaching.drills.best_card import NEAR, score
from brisca_teach.teaching.drills.sampled import Measured, compared, kept
from brisca_teach.teaching.questions import Choice, Part, Question, Row, Shown
from brisca_teach.teaching.reasons import Reason, because

ME = 0
DUELS, DEALS = 1000, 150
"""How many deals are imagined: with two players, and with more."""
BANK = "closed"
THEMES = ("let_go", "lead", "take", "trap", "trump", "lead", "let_go", "trap")
"""What the best card does, in turn."""


def is_closed(position: Position) -> bool:
    """Whether cards are face down for the learner."""
    return any(UNKNOWN in cards for cards in (*position.hands, position.stock))


def ask(position: Position, level: int = 1) -> Question:
    """With which card does the learner make most points, on average? BadText where it is not his turn to play."""
    if position.turn != ME or position.phase != "play":
        raise BadText("no.phase", moves=position.legal_moves())
    known = next((one for one in kept(BANK) if one.position == position), None)
    return make(position, known.measured if known else measure(position), level)


# Measuring


def measure(position: Position) -> tuple[Measured, ...]:
    """What each card brings from here to the end, on average, when everybody goes on sensibly."""
    moves = [move for move in position.legal_moves() if isinstance(move, Card)]
    rules = position.rules
    is_duel = rules.is_plain and rules.trick_size == rules.players == 2
    return compared(_duels(position, moves) if is_duel else _deals(position, moves))


def _duels(position: Position, moves: list[Card]) -> Mapping[Move, list[float]]:
    imagined, rng = Imagined(position.observe(ME)), Random(str(position))
    imagined.careless = 0.0
    worth = imagined.plays.points
    points: dict[Move, list[float]] = {card: [] for card in moves}
    table = sum(map(position.rules.points, position.trick)) + sum(worth[card] for card in imagined.mine)
    for _ in range(DUELS):
        rival, stock = imagined.world(rng)
        left = table + sum(worth[card] for card in (*rival, *stock))
        for card in moves:
            points[card].append((left + imagined.play_on(card, rival, stock, rng)) / 2)
    return points


def _deals(position: Position, moves: list[Card]) -> Mapping[Move, list[float]]:
    worlds, rng = Worlds(position.observe(ME)), Random(str(position))
    points: dict[Move, list[float]] = {card: [] for card in moves}
    for _ in range(DEALS):
        world = worlds.draw(rng)
        before = _ours(world)
        for card in moves:
            points[card].append(float(_ours(finished(world.play(card))) - before))
    return points


def _ours(position: Position) -> int:
    """What the learner's side has made so far."""
    made, sides = scoring.points_of(position), scoring.sides_of(position)
    return sum(made[seat] for seat in next(seats for seats in sides if ME in seats))


# The question


def make(position: Position, measured: tuple[Measured, ...], level: int = 1) -> Question:
    """The question with these values."""
    top = measured[0]
    right = tuple(str(one.move) for one in measured if one.is_best)
    near = tuple(str(one.move) for one in measured if not one.is_best and top.value - one.value <= NEAR)
    by_move = {one.move: one for one in measured}
    offered = [by_move[card] for card in position.hands[ME] if card in by_move]
    choices = tuple(Choice(str(one.move), one.move, _says(position, one, top)) for one in offered)
    asked = because("ask.closed" if position.rules.side_of.count(0) == 1 else "ask.closed.us")
    part = Part(asked, choices, right, near, hints=_hints(position, measured))
    return Question("best_card", _shown(position), (part,), _answer(position, measured), level)


def _says(position: Position, one: Measured, top: Measured) -> tuple[Reason, ...]:
    """Verdict and values, the reason, and that the difference is no chance."""
    if one.is_best:
        return ()
    facts = {"best": top.move, "card": one.move, "best_value": top.value, "value": one.value}
    is_near = top.value - one.value <= NEAR
    verdict = because("v.near.closed" if is_near else "v.wrong.closed", **facts)
    assert isinstance(one.move, Card) and isinstance(top.move, Card)
    why = closed_reasons.reason(position, one.move, top.move)
    return (verdict, *why, because("closed.sure", deals=deals(position)))


def deals(position: Position) -> int:
    """How many deals were imagined."""
    return DUELS if position.rules.players == 2 else DEALS


def _answer(position: Position, measured: tuple[Measured, ...]) -> tuple[Reason, ...]:
    first, *others = measured
    told = because("closed.worth", card=first.move, value=first.value, half=first.half, deals=deals(position))
    return (told, *(because("closed.worth.next", card=one.move, value=one.value) for one in others))


def _hints(position: Position, measured: tuple[Measured, ...]) -> tuple[Reason, ...]:
    """What is at stake; what a trump or a brisca is worth kept; two cards, one of them right."""
    first = "hint.closed.stake" if position.trick else "hint.closed.lead"
    rule = because("hint.closed.keep" if position.trump else "hint.closed.keep_no_trump")
    wrong = next((one for one in measured if not one.is_best), None)
    if wrong is None:
        return because(first), rule, because("hint.bid.all")
    pair = sorted((measured[0].move, wrong.move), key=str)
    return because(first), rule, because("hint.bid.two", a=pair[0], b=pair[1])


def _shown(position: Position) -> Shown:
    """What the learner sees, with all that has gone."""
    gone = tuple(card for pile in position.piles for card in pile)
    rows = (Row(because("a.row.gone"), gone),) if gone else ()
    seen = position.observe(ME).position
    return Shown(position.rules, position.trump, position.trick, position=seen, rows=rows, told=score(position))
