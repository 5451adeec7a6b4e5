"""What can be counted from what has been seen: points, trumps, and the cards still out."""

from __future__ import annotations

from collections.abc import Iterator

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.scoring import points_of, sides_of
from brisca_teach.views.play.voice import TableVoice


def gone(position: Position) -> tuple[Card, ...]:
    """The cards that have been played, those on the table too."""
    played = (*(card for pile in position.piles for card in pile), *position.trick)
    return tuple(card for card in played if card != UNKNOWN)


def unseen(position: Position, me: int) -> tuple[Card, ...]:
    """The cards of the pack that the learner has not seen, in pack order."""
    seen = {*gone(position), *position.hands[me], *position.extra.shown}
    if position.turn_up:
        seen.add(position.turn_up)
    return tuple(card for card in position.rules.cards if card not in seen)


def counted(position: Position, voice: TableVoice) -> Iterator[str]:
    """The count in sentences: my side, what is left, trumps, briscas."""
    rules, trump, played = position.rules, position.trump, gone(position)
    mine = sum(points for seat, points in enumerate(points_of(position)) if seat in side(position, voice.me))
    yield voice.say("score.other", who=voice.me, points=mine)
    yield voice.say("score.left", points=rules.total - sum(map(rules.points, played)))
    if trump:
        trumps = [card for card in rules.cards if card.suit == trump]
        yield voice.say("play.count.trumps", n=sum(card in played for card in trumps), total=len(trumps))
    out = unseen(position, voice.me)
    yield voice.say("play.count.unseen", cards=len(out))
    briscas = tuple(card for card in out if rules.points(card) >= 10)
    if briscas:
        yield voice.say("play.count.briscas", cards_list=briscas)


def side(position: Position, seat: int) -> tuple[int, ...]:
    """The seats that score with this one, as far as that is known."""
    return next(seats for seats in sides_of(position) if seat in seats) if _is_settled(position) else (seat,)


def _is_settled(position: Position) -> bool:
    return position.rules.sides != "by_auction"
