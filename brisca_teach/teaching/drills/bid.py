"""Bidding: which rank to call, how many points to promise, when to pass. Measured in imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

from brisca_teach.engine.auction import standing
from brisca_teach.engine.cards import Move
from brisca_teach.engine.moves import Bid, Pass, RankBid
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.teaching.drills.contracts import DEALS, kept_shares, shares_by_points
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.sampled import Kept, Measured, kept
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, Seat, because

ME = 0
EVEN = 50.0
"""A promise kept less often than it is broken costs points."""
NEAR = 5.0
"""An answer that is kept so little more seldom than the best is good, though there is a better one."""
RANKS, STEP = 3, 10
BANK = "bids"
KINDS = {1: ("rank_call", "rank_pass"), 2: ("rank_call", "points", "rank_pass"), 3: ("points", "remate")}
"""What is asked, by level: the items of a round take these in turn."""


def ask(item: str | Position, level: int = 1) -> Question:
    """What does the learner say in the auction? BadText where he is not asked to bid."""
    position = Position.parse(item) if isinstance(item, str) else item
    if position.phase != "auction" or position.turn != ME:
        raise BadText("no.phase", moves=position.legal_moves())
    known = next((one for one in kept(BANK) if one.position == position), None)
    return make(position, known.measured if known else measure(position), level)


def measure(position: Position) -> tuple[Measured, ...]:
    """How often each bid that may be worth saying would be kept."""
    moves = position.legal_moves()
    ranks = [move for move in moves if isinstance(move, RankBid)]
    if ranks:
        return kept_shares(position, _worth_trying(position, ranks))
    bids = [move for move in moves if isinstance(move, Bid) and not move.forced]
    if not bids:
        raise BadText("no.phase", moves=moves)
    return shares_by_points(position, bids[0], _steps(position.rules, bids))


def _worth_trying(position: Position, ranks: Sequence[RankBid]) -> list[RankBid]:
    """The first rank the learner lacks in his longest suit, the one below it, and another higher or lower one."""
    hand = position.hands[ME]
    longest = max(position.rules.suits, key=lambda suit: sum(card.suit == suit for card in hand))
    held = {card.rank for card in hand if card.suit == longest}
    missing = [bid for bid in ranks if bid.rank not in held]
    chosen = [*missing[:2], *[bid for bid in ranks if bid not in missing[:2]]][:RANKS]
    return sorted(chosen, key=ranks.index)


def _steps(rules: Rules, bids: Sequence[Bid]) -> list[int]:
    """The promises from the lowest up, in tens."""
    return [bid.points for bid in bids if (bid.points - bids[0].points) % STEP == 0]


# The question


def make(position: Position, measured: tuple[Measured, ...], level: int = 1) -> Question:
    """The question with these shares; the moves are told in the order of the auction."""
    is_points = isinstance(measured[0].move, Bid)
    offered = _window(measured) if is_points else sorted(measured, key=lambda one: _order(position, one.move))
    right, near = _limits(measured, offered) if is_points else _best(measured)
    answer = _answer(measured, offered, right)
    choices = tuple(_choice(said, right, answer, measured) for said in (Pass(), *(one.move for one in offered)))
    asked = because("ask.bid.points" if is_points else "ask.bid.rank")
    part = Part(asked, choices, right, near, hints=_hints(position, choices, right, is_points))
    shown = Shown(position.rules, position=position.observe(ME).position, told=told(position))
    return Question("bid", shown, (part,), answer, level)


def _order(position: Position, move: Move) -> int:
    return position.rules.ladder.index(move.rank) if isinstance(move, RankBid) else 0


def _best(measured: tuple[Measured, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The ranks that are kept most often, unless that is less than half of the time; pass, unless it is more."""
    top = measured[0]
    right = [str(one.move) for one in measured if one.is_best] if top.high >= EVEN else []
    if top.low <= EVEN:
        right.append(str(Pass()))
    others = [one for one in measured if str(one.move) not in right and top.high >= EVEN]
    return tuple(right), tuple(str(one.move) for one in others if top.value - one.value <= NEAR)


def _window(measured: Sequence[Measured]) -> list[Measured]:
    """Up to four promises round the one where the odds turn."""
    turn = sum(one.value >= EVEN for one in measured)
    start = max(0, min(turn - 2, len(measured) - 4))
    return list(measured[start : start + 4])


def _limits(measured: Sequence[Measured], offered: Sequence[Measured]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """As high as the promise is kept half of the time: not clearly too high, and no clear step short of it."""
    right = [str(Pass())] if measured[0].low <= EVEN else []
    for one in offered:
        at = measured.index(one)
        is_next_too_high = at + 1 == len(measured) or measured[at + 1].low <= EVEN
        if one.high >= EVEN and is_next_too_high:
            right.append(str(one.move))
    return tuple(right), ()


def _answer(measured: Sequence[Measured], offered: Sequence[Measured], right: Sequence[str]) -> tuple[Reason, ...]:
    """How often each is kept, the likeliest first, in how many deals; and what follows from it."""
    first, *others = sorted(offered, key=lambda one: -one.value)
    told = [because("bid.worth", said=first.move, n=round(first.value), m=round(first.half), deals=DEALS)]
    told += [because("bid.worth.next", said=one.move, n=round(one.value)) for one in others]
    return (*told, because("bid.pass.better")) if tuple(right) == (str(Pass()),) else tuple(told)


def _choice(said: Move, right: Sequence[str], answer: tuple[Reason, ...], measured: Sequence[Measured]) -> Choice:
    if str(said) in right:
        return Choice(str(said), said)
    mine = next((one for one in measured if one.move == said), None)
    if mine is None:
        return Choice(str(said), said, (because("v.no"), answer[0]))
    return Choice(str(said), said, (because("v.no"), _outcome(mine), _better(right, answer, measured)))


def _outcome(mine: Measured) -> Reason:
    if mine.value >= EVEN:
        return because("bid.worth.short", said=mine.move, n=round(mine.value))
    return because("bid.broken", said=mine.move, n=100 - round(mine.value))


def _better(right: Sequence[str], answer: tuple[Reason, ...], measured: Sequence[Measured]) -> Reason:
    """What a right answer brings."""
    good = next((one for one in measured if str(one.move) in right), None)
    return answer[-1] if good is None else because("bid.worth.short", said=good.move, n=round(good.value))


def _hints(position: Position, choices: Sequence[Choice], right: Sequence[str], is_points: bool) -> tuple[Reason, ...]:
    """What to look for in the hand; when a promise is worth it; then two of the answers."""
    wrong = [choice for choice in choices if choice.value not in right]
    rule = "hint.bid.alone" if position.rules.call is None else "hint.bid.points" if is_points else "hint.bid.rank"
    if not wrong:
        return because("hint.bid.suit"), because(rule), because("hint.bid.all")
    kept_one = next(choice for choice in choices if choice.value == right[0])
    two = [choice.thing for choice in choices if choice in (kept_one, wrong[0])]
    return because("hint.bid.suit"), because(rule), because("hint.bid.two", a=two[0], b=two[1])


def told(position: Position) -> tuple[Reason, ...]:
    """The game, and what has been said so far."""
    said = [because("game.played", rules=position.rules)]
    calls = position.extra.calls
    for at, move in enumerate(calls):
        speaker = standing(position.rules, calls[:at]).speaker
        if speaker is not None:
            said.append(_said(Seat(speaker), move))
    return tuple(said)


def _said(who: Seat, move: Move) -> Reason:
    match move:
        case RankBid(rank):
            return because("bid.rank.other", who=who, rank=rank)
        case Bid(points):
            return because("bid.other", who=who, n=points)
    return because("bid.pass.other", who=who)


# Rounds


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of hands whose bids were measured: hands to bid and hands to pass with."""
    wanted = KINDS[max(1, min(level, len(KINDS)))]
    themes = [wanted[at % len(wanted)] for at in range(items)]
    return gathered(rng, [partial(_item, theme=theme, level=level) for theme in themes])


def _item(rng: Random, theme: str, level: int) -> Question:
    chosen = rng.choice([one for one in kept(BANK) if one.theme == theme])
    return _dressed(rng, chosen, level)


def _dressed(rng: Random, chosen: Kept, level: int) -> Question:
    suits = chosen.position.rules.suits
    worn = chosen.dressed(dict(zip(suits, rng.sample(suits, len(suits)), strict=True)))
    return make(worn.position, worn.measured, level)


DRILL = Drill("bid", ask, deal, levels=len(KINDS))
