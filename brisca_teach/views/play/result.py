"""The result of a deal, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from brisca_teach.engine.position import Position
from brisca_teach.engine.scoring import Outcome
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.words import listing

INSTANT = {"mano_negra": "instant.mano_negra", "muerte_tres": "instant.muerte_tres"}
DOUBLE = 100  # more than this is what "deal.double" names


def result(position: Position, voice: TableVoice) -> Iterator[str]:
    """Who has won the deal, and by how much."""
    outcome = position.outcome()
    assert outcome is not None
    if outcome.reason == "passed":
        yield voice.say("deal.again")
        return
    if outcome.reason in INSTANT:
        assert position.extra.ended is not None
        yield voice.say(INSTANT[outcome.reason], who=position.extra.ended.seat)
    elif position.extra.contract is not None:
        yield from _contract(position, outcome, voice)
    else:
        yield from _points(position, outcome, voice)


def _contract(position: Position, outcome: Outcome, voice: TableVoice) -> Iterator[str]:
    agreed = position.extra.contract
    assert agreed is not None
    key = "contract.made" if outcome.made else "contract.lost"
    made = next(points for seats, points in _by_side(outcome) if agreed.caller in seats)
    yield voice.say(key, who=agreed.caller, n=agreed.points, points=made)


def _points(position: Position, outcome: Outcome, voice: TableVoice) -> Iterator[str]:
    if "tie" in outcome.flags:
        yield _tie(outcome, voice)
    else:
        yield _won(outcome, voice)
    yield from _honours(position, outcome, voice)


def _won(outcome: Outcome, voice: TableVoice) -> str:
    """The winner with the points of both sides, or of the winner alone among several."""
    side = outcome.winners[0]
    seats, best = outcome.sides[side], outcome.side_points[side]
    if len(outcome.sides) > 2:
        return voice.say("play.won.other", who=seats[0], points=best)
    ours = voice.me in seats
    mine, theirs = sorted(outcome.side_points, reverse=ours)
    if len(seats) == 1:
        return voice.say("deal.won.other", who=seats[0], a=mine, b=theirs)
    return voice.say("deal.won.us" if ours else "deal.won.them", a=mine, b=theirs)


def _tie(outcome: Outcome, voice: TableVoice) -> str:
    n = max(outcome.side_points)
    if outcome.is_redeal:
        return voice.say("deal.tie.again", n=n, who=len(outcome.points) - 1)
    if len(outcome.winners) > 1:
        return voice.say("deal.tie.both", n=n)
    if not outcome.winners:
        return voice.say("deal.tie", n=n)
    names = [voice.names[seat] for seat in outcome.sides[outcome.winners[0]]]
    return voice.say("deal.tie.cards", n=n, who=listing(voice.lang, names))


def _honours(position: Position, outcome: Outcome, voice: TableVoice) -> Iterator[str]:
    if "all_tricks" in outcome.flags:
        yield voice.say("deal.all_tricks")
    elif "all_points" in outcome.flags:
        yield voice.say("deal.all_points")
    if len(outcome.sides) == 2 and outcome.winner is not None and _fewer_tricks(outcome, outcome.winner):
        yield voice.say("deal.fewer_tricks")
    games = max(outcome.games, default=0)
    if games > 1 and outcome.winner is not None:
        is_double = games == 2 and (DOUBLE + 1, games) in position.rules.scoring.values
        yield voice.say("deal.double") if is_double else voice.say("play.worth", deals=games)


def _fewer_tricks(outcome: Outcome, winner: int) -> bool:
    return outcome.side_cards[winner] < outcome.side_cards[1 - winner]


def sheet(position: Position, voice: TableVoice) -> Iterator[str]:
    """Who were partners and what each player writes down, where it is not simply the deal."""
    outcome, agreed, kind = position.outcome(), position.extra.contract, position.rules.scoring.kind
    assert outcome is not None
    if agreed is not None and agreed.partner is not None:
        names = listing(voice.lang, [voice.names[seat] for seat in (agreed.caller, agreed.partner)])
        yield voice.say("play.partners", names=names)
    if kind in ("contract", "gingo", "remate") and not outcome.is_redeal:
        yield voice.say("play.sheet", text=signed(outcome.scores, voice))
    elif kind == "chips":
        yield voice.say("play.chips", text=signed(outcome.scores, voice))


def signed(scores: tuple[int, ...], voice: TableVoice) -> str:
    """A number for each player, the learner first: "tú +2, Inés −1"."""
    seats = sorted(range(len(scores)), key=voice.place)
    return ", ".join(f"{voice.names[seat]} {sign(scores[seat])}" for seat in seats)


def sign(number: int) -> str:
    """The number with its sign: "+2", "−1", "0"."""
    return f"+{number}" if number > 0 else str(number).replace("-", "\u2212")


def _by_side(outcome: Outcome) -> Iterator[tuple[tuple[int, ...], int]]:
    return zip(outcome.sides, outcome.side_points, strict=True)
