"""The few words beside a name: what the seat is in this deal, and what it has just said."""

from __future__ import annotations

from brisca_teach.engine.moves import Bid, Call, Pass, RankBid, Solo
from brisca_teach.engine.position import Position
from brisca_teach.views.play.game import Step
from brisca_teach.views.play.voice import TableVoice


def role(position: Position, seat: int, voice: TableVoice) -> str:
    """Partner, caller and first to lead, as far as the learner knows."""
    words = []
    agreed, sides = position.extra.contract, position.rules.side_of
    if agreed and seat == agreed.caller:
        words.append(voice.say("a.role.caller"))
    if seat != voice.me and _together(position, seat, voice.me, sides):
        words.append(voice.say("a.role.partner"))
    if seat == 0 and not any(position.piles) and not position.trick:
        words.append(voice.say("a.role.mano"))
    return " · ".join(words)


def _together(position: Position, seat: int, me: int, sides: tuple[int, ...]) -> bool:
    agreed = position.extra.contract
    if position.rules.sides != "by_auction":
        return sides[seat] == sides[me]
    return agreed is not None and {seat, me} == {agreed.caller, agreed.partner}


def said(step: Step, voice: TableVoice) -> str:
    """What a seat said, in the shortest words."""
    match step.move:
        case Pass():
            return voice.say("b.pass")
        case Solo():
            return voice.say("b.solo")
        case RankBid(rank):
            return voice.rank(rank)
        case Bid(points):
            return str(points)
        case Call(card):
            return voice.card(card)
    return ""
