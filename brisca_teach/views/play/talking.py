"""Signs and words between partners: beside the rules of play, as the table allows it (rules.md, talk).

Signs are data (teaching/facts/signals.toml) and no two sources agree, so the table says whose list it follows. A
partner answers truly; the learner may bluff. What the partner has been told of single cards its player takes for
true, as long as it can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from brisca_teach.analysis.bots import Bot
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.observation import Observation
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.teaching.facts.signals import Signal, signals, table
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.scene import Action

SOURCES = tuple(dict.fromkeys(signal.source for signal in signals()))
RANKS = {"ace": 1, "three": 3, "king": 12, "knight": 11, "jack": 10}
QUESTIONS = {"veiled": ("points", "brisca"), "free": ("points", "brisca", "trump", "hand")}


@dataclass(frozen=True)
class Remark:
    """Something said or shown: after how many steps of the deal, by whom, what, and the answer to it."""

    at: int
    what: str  # "sign:ace", "ask:points", "tell:hand"
    answer: str = ""
    cards: tuple[Card, ...] = ()  # what the partner has been told that the learner holds, or has told


@dataclass(frozen=True)
class Talk:
    """All that has been said in this deal."""

    remarks: tuple[Remark, ...] = ()
    source: str = SOURCES[0]
    is_open: bool = False  # the panel with what can be said

    def until(self, steps: int) -> Talk:
        """The talk up to this step: what was said later is taken back with the moves."""
        return replace(self, remarks=tuple(one for one in self.remarks if one.at <= steps))


def partner_of(position: Position, me: int) -> int | None:
    """The one fixed partner of a seat where partners may talk; None elsewhere."""
    rules = position.rules
    if rules.table.talk == "silent" or not rules.fixed_sides:
        return None
    mine = [seat for seat in range(rules.players) if rules.side_of[seat] == rules.side_of[me] and seat != me]
    return mine[0] if len(mine) == 1 else None


def may_talk(position: Position, me: int) -> bool:
    """Whether something can be said now."""
    return position.turn is not None and position.phase == "play" and partner_of(position, me) is not None


def pressed(talk: Talk, action: str, position: Position, me: int, steps: int) -> Talk | None:
    """The talk after a press on one of its buttons; None when it is none of them."""
    what, _, value = action.partition(":")
    if action == "talk":
        return replace(talk, is_open=not talk.is_open)
    if what == "signs" and value in SOURCES:
        return replace(talk, source=value)
    if what not in ("sign", "ask", "tell"):
        return None
    if not may_talk(position, me) or action not in sayings(position, talk.source):
        raise BadText("s.none")
    said = _remark(action, position, me, talk.source, steps)
    return replace(talk, remarks=(*talk.remarks, said), is_open=False)  # what comes of it stands where the panel was


def sayings(position: Position, source: str) -> tuple[str, ...]:
    """What can be said at this table: signs of the list, or questions."""
    mode = position.rules.table.talk
    if mode == "signals":
        return tuple(f"sign:{signal.card}" for signal in table(source))
    asked = tuple(f"ask:{what}" for what in QUESTIONS.get(mode, ()))
    return (*asked, "tell:hand") if mode == "free" else asked


def _remark(action: str, position: Position, me: int, source: str, steps: int) -> Remark:
    what, _, value = action.partition(":")
    partner = partner_of(position, me)
    assert partner is not None
    hand = position.hands[partner]
    if what == "sign":
        rank, trump = RANKS.get(value), position.trump
        shown = (Card(rank, trump),) if rank and trump else ()
        return Remark(steps, action, _sign_of(position, hand, source), shown)
    if what == "tell":
        return Remark(steps, action, "", position.hands[me])
    return Remark(steps, action, _answer(position, hand, value), hand if value == "hand" else ())


def _sign_of(position: Position, hand: tuple[Card, ...], source: str) -> str:
    """The kind of card for which the partner makes its sign: the best it has, by the list of this table."""
    known = {signal.card for signal in table(source)}
    trumps = {card.rank for card in hand if card.suit == position.trump}
    for kind, rank in RANKS.items():
        if kind in known and rank in trumps:
            return kind
    plain = any(position.rules.points(card) >= 10 for card in hand if card.suit != position.trump)
    others = {"low": bool(trumps), "trump": bool(trumps), "brisca": plain, "none": not trumps}
    return next((kind for kind, holds in others.items() if holds and kind in known), "")


def _answer(position: Position, hand: tuple[Card, ...], value: str) -> str:
    points = [position.rules.points(card) for card in hand]
    truth = {
        "points": any(points),
        "brisca": any(worth >= 10 for worth in points),
        "trump": any(card.suit == position.trump for card in hand),
    }
    return "hand" if value == "hand" else "yes" if truth[value] else "no"


# What the partner makes of it


def listening(bot: Bot, talk: Talk, me: int) -> Bot:
    """The same bot; in the partner's seat it takes the cards it was told of for true, as long as that can be."""
    told = tuple(card for one in talk.remarks if not one.what.startswith("ask") for card in one.cards)
    if not told:
        return bot

    def hears(observation: Observation, rng: Random) -> Move:
        return bot(heard(observation, told, me), rng)

    return hears


def heard(observation: Observation, told: tuple[Card, ...], me: int) -> Observation:
    """What the partner sees, with the cards it was told of in the learner's hand."""
    position, hand = observation.position, list(observation.position.hands[me])
    if partner_of(position, me) != observation.seat:
        return observation
    for card in dict.fromkeys(told):
        if card in observation.unseen and UNKNOWN in hand:
            hand[hand.index(UNKNOWN)] = card
    hands = (*position.hands[:me], tuple(hand), *position.hands[me + 1 :])
    return observation._replace(position=position._replace(hands=hands))


# In words


def told(talk: Talk, since: int, me: int, position: Position, voice: TableVoice) -> Iterator[str]:
    """What was said since this step, in sentences."""
    partner = partner_of(position, me)
    for one in talk.remarks:
        if one.at >= since and partner is not None:
            yield from _told(one, talk.source, partner, voice)


def _told(one: Remark, source: str, partner: int, voice: TableVoice) -> Iterator[str]:
    what, _, value = one.what.partition(":")
    if what == "tell":
        yield voice.say("talk.told.hand")
        return
    if what == "sign":
        yield voice.say("talk.sign.you", text=_sign_words(value, source, voice))
        if one.answer:
            yield voice.say("talk.sign.other", who=partner, text=_sign_words(one.answer, source, voice))
        return
    yield voice.say(f"talk.ask.{value}")
    if one.answer == "hand":
        yield voice.say("talk.answer.hand", who=partner, cards_list=one.cards)
    else:
        yield voice.say(f"talk.answer.{one.answer}", who=partner)


def _sign_words(kind: str, source: str, voice: TableVoice) -> str:
    """The sign and what it means at this table: "mirar al techo: el rey de triunfo"."""
    signal = next(one for one in table(source) if one.card == kind)
    return voice.say("b.talk.sign", signal=_sign(signal, voice), text=voice.say(f"b.sign.{kind}"))


def _sign(signal: Signal, voice: TableVoice) -> str:
    return voice.say(f"s.{signal.sign}")


def actions(talk: Talk, position: Position, me: int, voice: TableVoice) -> Iterator[Action]:
    """The button of the panel, and while it is open what can be said and whose list of signs it is."""
    if not may_talk(position, me):
        return
    signs = position.rules.table.talk == "signals"
    yield Action("talk", voice.say("b.talk.signs" if signs else "b.talk"), "button", pressed=talk.is_open)
    if not talk.is_open:
        return
    label: Callable[[str], str] = _labels(talk.source, voice).__getitem__
    for saying in sayings(position, talk.source):
        yield Action(saying, label(saying), "choice")
    if signs:
        for source in SOURCES:
            yield Action(f"signs:{source}", voice.say(f"b.signs.{source}"), "setting", pressed=source == talk.source)


def _labels(source: str, voice: TableVoice) -> Mapping[str, str]:
    asked = {f"ask:{what}": voice.say(f"talk.ask.{what}") for what in QUESTIONS["free"]}
    signs = {f"sign:{signal.card}": _sign_words(signal.card, source, voice) for signal in table(source)}
    return {**asked, **signs, "tell:hand": voice.say("b.talk.tell.hand")}
