"""The hidden partner: who can hold the called card, as far as what has been played proves it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from brisca_teach.analysis.history import PlayedTrick, tricks_on_show
from brisca_teach.analysis.knowledge import Places, allowed_places
from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.played import played
from brisca_teach.teaching.questions import Choice, Part, Question, Row, Shown
from brisca_teach.teaching.reasons import Reason, Seat, because

ME = 0
ENDS = ("void", "me", "shown", "void", "anybody")
"""What the answer hangs on, in turn."""
TRICKS = (1, 4)
"""How many tricks have been played, at least and at most."""


def make(position: Position, level: int = 2) -> Question:
    """The question who can be the caller's partner; BadText where no card has been called or the learner called it."""
    agreed = position.extra.contract
    if agreed is None or agreed.card is None or agreed.caller == ME:
        raise BadText("no.phase", moves=position.legal_moves())
    card, caller = agreed.card, agreed.caller
    able = tuple(seat for seat in holders(position, card) if seat != caller)
    seats = [seat for seat in range(position.rules.players) if seat != caller]
    choices = tuple(Choice(str(seat), Seat(seat), _says(position, card, seat, able)) for seat in seats)
    right = tuple(str(seat) for seat in able)
    asked = because("ask.call.partner", caller=Seat(caller))
    part = Part(asked, choices, right, form="many", hints=_hints(position, able))
    told = (
        because("game.played", rules=position.rules),
        because("call.made.other", who=Seat(caller), card=card, n=agreed.points),
    )
    seen = position.observe(ME).position
    shown = Shown(position.rules, position.trump, position.trick, position=seen, rows=_rows(position), told=told)
    return Question("call", shown, (part,), _answer(position, card, able), level)


def holders(position: Position, card: Card) -> tuple[int, ...]:
    """The seats that can hold the card, or have played it, for all that the learner knows."""
    played_by = next((seat for seat, other in _plays(position) if other == card), None)
    if played_by is not None:
        return (played_by,)
    seen = position.observe(ME)
    if card not in seen.unseen:
        return tuple(seat for seat, hand in enumerate(seen.position.hands) if card in hand)
    places = tuple(Places.of(seen).sizes)
    allowed = allowed_places(seen, places)[card]
    return tuple(sorted(places[at][1] for at in allowed if places[at][0] == "hand"))


def _plays(position: Position) -> Iterator[tuple[int, Card]]:
    players = position.rules.players
    for trick in tricks_on_show(position):
        yield from ((trick.player(at, players), card) for at, card in enumerate(trick.cards))


def _says(position: Position, card: Card, seat: int, able: tuple[int, ...]) -> tuple[Reason, ...]:
    """Why this person can hold it, or cannot; said to whoever got that wrong."""
    return because("v.no"), _why(position, card, seat, able)


def _why(position: Position, card: Card, seat: int, able: tuple[int, ...]) -> Reason:
    who = Seat(seat)
    if any(other == card for _, other in _plays(position)):
        return because("call.played.other", who=Seat(able[0]), card=card)
    if card in position.hands[ME]:
        return because("call.mine", card=card)
    if seat == ME:
        return because("call.not_mine", card=card)
    if seat in able:
        return because("call.could.other", who=who)
    return because("call.void.other", who=who, suit=card.suit)


def _answer(position: Position, card: Card, able: tuple[int, ...]) -> tuple[Reason, ...]:
    """Who it can be, and why the others cannot."""
    return (_why(position, card, able[0], able),) if _is_certain(position, card) else _reckoned(position, card, able)


def _is_certain(position: Position, card: Card) -> bool:
    return card in position.hands[ME] or any(other == card for _, other in _plays(position))


def _reckoned(position: Position, card: Card, able: tuple[int, ...]) -> tuple[Reason, ...]:
    caller = position.extra.contract.caller if position.extra.contract else ME
    out = [seat for seat in range(position.rules.players) if seat not in (*able, ME, caller)]
    people = because("call.able", people=tuple(map(Seat, able)), card=card)
    alone = (because("call.could.self", who=Seat(caller)),) if caller in holders(position, card) else ()
    return (people, *(_why(position, card, seat, able) for seat in out), *alone)


def _hints(position: Position, able: tuple[int, ...]) -> tuple[Reason, ...]:
    """Where to look first; what proves something; how many people are left."""
    proof = "hint.partner.free" if position.rules.duty.kind == "free" else "hint.partner.duty"
    return because("hint.partner.look"), because(proof), because("hint.partner.count", n=len(able))


def _rows(position: Position) -> tuple[Row, ...]:
    """Every finished trick with the people in the order in which they played."""
    finished = [trick for trick in tricks_on_show(position) if trick.winner is not None]
    return tuple(Row(because("a.row.trick", people=_people(position, trick)), trick.cards) for trick in finished)


def _people(position: Position, trick: PlayedTrick) -> tuple[Seat, ...]:
    players = position.rules.players
    return tuple(Seat(trick.player(at, players)) for at in range(players))


# Rounds


def item(rng: Random, at: int, level: int) -> Question:
    """A moment of an auction game in which the partner can be told so."""
    end = ENDS[at % len(ENDS)]
    while True:
        fitting = [position for position in _moments(rng) if _end(position) == end]
        if fitting:
            return make(rng.choice(fitting), level)


def _moments(rng: Random) -> Iterator[Position]:
    """The beginnings of tricks in a deal that somebody else has bid for."""
    for position, _ in played(rng, find_rules("subastada")):
        agreed = position.extra.contract
        gone = sum(map(len, position.piles)) // position.rules.players
        if agreed and agreed.caller != ME and position.phase == "play" and not position.trick:
            if TRICKS[0] <= gone <= TRICKS[1]:
                yield position
            elif gone > TRICKS[1]:
                return


def _end(position: Position) -> str:
    """What the answer hangs on here."""
    card = position.extra.contract.card if position.extra.contract else None
    assert card is not None
    if any(other == card for _, other in _plays(position)):
        return "shown"
    if card in position.hands[ME]:
        return "me"
    return "anybody" if len(holders(position, card)) == position.rules.players - 2 else "void"
