"""After the auction: which card to call, which trumps to name, and who can be the hidden partner."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random

from brisca_teach.analysis.bots.naming import best_missing, strength_in
from brisca_teach.engine.cards import Move
from brisca_teach.engine.moves import Call, NameTrump
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.drills import partner_hunt
from brisca_teach.teaching.drills.bid import NEAR
from brisca_teach.teaching.drills.contracts import DEALS, kept_shares
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.sampled import Measured, kept
from brisca_teach.teaching.questions import Choice, Part, Question, Shown, Thing
from brisca_teach.teaching.reasons import Reason, because

ME = 0
OFFERED = 4
BANK = "calls"
THEMES = ("call", "call", "trump")
"""What is asked at level 1, in turn; level 2 hunts the partner."""


def ask(item: str | Position, about: str = "card", level: int = 1) -> Question:
    """Which card does the learner call (or which trumps does he name)? `about="partner"`: who can hold the called card?

    BadText where there is nothing to call, or nobody to look for.
    """
    position = Position.parse(item) if isinstance(item, str) else item
    if about == "partner":
        return partner_hunt.make(position, level)
    if about != "card":
        raise BadText("drill.none", text=about, choices=("card", "partner"))
    if position.phase not in ("call", "trump") or position.turn != ME:
        raise BadText("no.phase", moves=position.legal_moves())
    known = next((one for one in kept(BANK) if one.position == position), None)
    return make(position, known.measured if known else measure(position), level)


def measure(position: Position) -> tuple[Measured, ...]:
    """How often the promise is kept with each call that may be worth it."""
    return kept_shares(position, worth_trying(position))


def worth_trying(position: Position) -> Sequence[Move]:
    """The suits, or the cards of others: all of the rank that was bid, else the best one missing from each suit."""
    moves = position.legal_moves()
    calls = [move for move in moves if isinstance(move, Call)]
    if not calls:
        return [move for move in moves if isinstance(move, NameTrump)]
    theirs = [call for call in calls if call.card not in position.hands[ME]]
    if len(calls) <= OFFERED:
        return list(theirs if len(theirs) > 1 else calls)
    best = {best_missing(position.rules, position.hands[ME], suit) for suit in position.rules.suits}
    own_suit = [call for call in theirs if call.card in best and call.trump == call.card.suit]
    return [*own_suit, *_foreign(position, theirs)][: OFFERED + 1]


def _foreign(position: Position, calls: Sequence[Call]) -> Iterator[Call]:
    """An ace of another suit with the longest suit as trumps, where that may be called."""
    seen = position.observe(ME)
    longest = max(position.rules.suits, key=lambda suit: strength_in(seen, suit))
    aces = (call for call in calls if call.trump == longest != call.card.suit and call.card.rank == position.rules.ace)
    yield from list(aces)[:1]


def make(position: Position, measured: tuple[Measured, ...], level: int = 1) -> Question:
    """The question with these shares."""
    top = measured[0]
    right = tuple(str(one.move) for one in measured if one.is_best)
    near = tuple(str(one.move) for one in measured if not one.is_best and top.value - one.value <= NEAR)
    offered = sorted(measured, key=lambda one: str(one.move))
    choices = tuple(Choice(str(one.move), thing(one.move), _says(one, top)) for one in offered)
    is_trump = isinstance(top.move, NameTrump)
    asked = because("ask.call.trump" if is_trump else "ask.call.card")
    part = Part(asked, choices, right, near, hints=_hints(choices, right, is_trump))
    shown = Shown(position.rules, position=position.observe(ME).position, told=_told(position))
    return Question("call", shown, (part,), _answer(measured), level)


def thing(move: Move) -> Thing:
    """What the choice is called: where card and trumps differ, both are said."""
    if isinstance(move, Call) and move.trump != move.card.suit:
        return because("b.call.other", card=move.card, suit=move.trump)
    return move


def _worth(key: str, one: Measured, **facts: object) -> Reason:
    said = thing(one.move)
    return because(key, said=said, n=round(one.value), **facts)


def _says(one: Measured, top: Measured) -> tuple[Reason, ...]:
    if one.is_best:
        return ()
    verdict = because("v.near.call") if top.value - one.value <= NEAR else because("v.no")
    return verdict, _worth("bid.worth.short", one), _worth("bid.worth.short", top)


def _answer(measured: Sequence[Measured]) -> tuple[Reason, ...]:
    first, *others = measured
    told = _worth("bid.worth", first, m=round(first.half), deals=DEALS)
    return (told, *(_worth("bid.worth.next", one) for one in others))


def _hints(choices: Sequence[Choice], right: Sequence[str], is_trump: bool) -> tuple[Reason, ...]:
    """Which suit is long and strong; what the partner should bring; two of the answers."""
    rule = because("hint.call.trump" if is_trump else "hint.call.card")
    wrong = [choice for choice in choices if choice.value not in right]
    if not wrong:
        return because("hint.call.suit"), rule, because("hint.bid.all")
    good = next(choice for choice in choices if choice.value == right[0])
    two = [choice.thing for choice in choices if choice in (good, wrong[0])]
    return because("hint.call.suit"), rule, because("hint.bid.two", a=two[0], b=two[1])


def _told(position: Position) -> tuple[Reason, ...]:
    """The game and what the learner has promised; the cards he has buried."""
    agreed = position.extra.contract
    assert agreed is not None
    told = [because("game.played", rules=position.rules)]
    if agreed.rank and agreed.rank != 2:
        told.append(because("call.won.rank", rank=agreed.rank))
    return (*told, because("bid.won.you", n=agreed.points))


# Rounds


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of calls that were measured; at level 2 partners are looked for in deals of club players."""
    if level > 1:
        return gathered(rng, [partial(partner_hunt.item, at=at, level=level) for at in range(items)])
    themes = [THEMES[at % len(THEMES)] for at in range(items)]
    return gathered(rng, [partial(_item, theme=theme) for theme in themes])


def _item(rng: Random, theme: str) -> Question:
    chosen = rng.choice([one for one in kept(BANK) if one.theme == theme])
    suits = chosen.position.rules.suits
    worn = chosen.dressed(dict(zip(suits, rng.sample(suits, len(suits)), strict=True)))
    return make(worn.position, worn.measured)




DRILL = Drill("call", ask, deal, levels=2)
