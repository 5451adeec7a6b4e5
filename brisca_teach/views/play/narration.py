"""What happens at the table, in sentences. A step tells up to three things: the move, the trick, the draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.moves import (
    Announce,
    Arrastro,
    Bid,
    Bury,
    Call,
    Claim,
    Exchange,
    Meld,
    NameTrump,
    Pass,
    RankBid,
    Solo,
)
from brisca_teach.engine.position import Position
from brisca_teach.views.play.game import Game, Step, fresh_meld
from brisca_teach.views.play.voice import TableVoice, joined


def opening(game: Game, voice: TableVoice) -> str:
    """How the deal begins: the trump suit and, where nobody bids first, who leads."""
    position = game.start
    if position.turn is None or position.rules.auction or not is_fresh(position):
        return trump_told(position, voice)
    return joined((trump_told(position, voice), voice.say("turn.lead.first.other", who=position.turn)))


def is_fresh(position: Position) -> bool:
    """True before the first card of a deal."""
    return not position.trick and not any(position.piles)


def trump_told(position: Position, voice: TableVoice) -> str:
    """Where trumps come from, or that there are none yet."""
    rules = position.rules
    if position.trump is None:
        return voice.say("trump.none" if rules.trump == "none" else "trump.not_yet")
    if position.turn_up:
        return voice.say("trump.turn_up", card=position.turn_up, suit=position.trump)
    key = {"cycle": "trump.cycle"}.get(rules.trump, "trump.is")
    return voice.say(key, suit=position.trump)


def told(steps: Sequence[Step], voice: TableVoice) -> Iterator[str]:
    """The moves of these steps: cards that follow one another in one sentence, the rest one by one."""
    for is_card, group in groupby(steps, lambda step: isinstance(step.move, Card)):
        if is_card:
            yield from cards_told(list(group), voice)
        else:
            for step in group:
                yield from move_told(step, voice)


def cards_told(steps: Sequence[Step], voice: TableVoice) -> Iterator[str]:
    """Who plays what: a sentence for one card, a list for several."""
    shown = [step for step in steps if step.card]
    if not shown:
        return
    if len(shown) == 1:
        key = "play.other" if shown[0].before.trick else "play.lead.other"
        yield voice.say(key, who=shown[0].seat, card=shown[0].card)
    else:
        yield voice.say("play.cards", text=plays(shown, voice))
    for step in shown:
        yield from revealed(step, voice)


def plays(steps: Sequence[Step], voice: TableVoice) -> str:
    """The cards of a trick in a line: "Inés, rey de copas; Paco, dos de oros"."""
    return "; ".join(voice.say("a.plays", who=voice.person(step.seat), card=step.card) for step in steps)


def move_told(step: Step, voice: TableVoice) -> Iterator[str]:
    """A move that is not simply a card, and what follows from it."""
    tell = _TELLS.get(type(step.move))
    if tell:
        yield from tell(step, step.move, voice)
    yield from revealed(step, voice)
    if step.before.extra.contract is None and step.after.extra.contract:
        yield from auction_won(step, voice)


def revealed(step: Step, voice: TableVoice) -> Iterator[str]:
    """The secret partner, once the called card is on the table."""
    agreed = step.after.extra.contract
    if agreed is None or agreed.card is None or step.card != agreed.card:
        return
    if agreed.caller == step.seat:
        return
    key = "call.shown.mine" if agreed.caller == voice.me else "call.shown"
    key = "call.shown.you" if step.seat == voice.me else key
    yield voice.say(key, card=agreed.card, caller=agreed.caller, who=step.seat)


def auction_won(step: Step, voice: TableVoice) -> Iterator[str]:
    """Who has won the auction, and the widow."""
    agreed = step.after.extra.contract
    assert agreed is not None
    if not agreed.solo:
        yield voice.say("bid.won.other", who=agreed.caller, n=agreed.points)
    if widow := step.after.extra.widow:
        yield voice.say("widow.take", who=agreed.caller, cards_list=widow)


def _exchange(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    facts = {"give": move.give, "take": step.before.stock[-1], "suit": step.before.trump}
    yield voice.say("exchange.done.other", who=step.seat, **facts)


def _meld(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    melded = step.after.extra.melds[-1]
    yield voice.say("meld.other", who=step.seat, points=melded.points, suit=melded.suit)
    if step.after.trump != step.before.trump:
        key = "trump.changed" if step.before.trump else "trump.is"
        yield voice.say(key, suit=step.after.trump)


def _announce(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    yield voice.say("play.other", who=step.seat, card=move.card)
    if fresh_meld(step):
        melded = step.after.extra.melds[-1]
        other = Card(11 if move.card.rank == 12 else 12, move.card.suit)
        yield voice.say("acuse.other", who=step.seat, points=melded.points, suit=melded.suit, card=other)


def _arrastro(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    yield voice.say("play.arrastro", who=step.seat, card=move.card)


def _claim(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    size = len(step.before.hands[step.seat])
    rest = step.after.piles[step.seat][len(step.before.piles[step.seat]) :]
    trumps = [card for card in rest if card.suit == step.before.trump]
    powers = step.before.rules.strengths
    top = tuple(sorted(trumps, key=powers.__getitem__, reverse=True)[:size])
    yield voice.say("claim.other", who=step.seat, cards_list=top, points=_worth(rest, step.before))


def _pass(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    yield voice.say("bid.pass.other", who=step.seat)


def _bid(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    yield voice.say("play.forced.other" if move.forced else "bid.other", who=step.seat, n=move.points)


def _rank(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    yield voice.say("play.rank.other", who=step.seat, rank=move.rank)


def _solo(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    yield voice.say("solo.other", who=step.seat)


def _trump(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    yield voice.say("trump.named", who=step.seat, suit=move.suit)


def _call(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    agreed = step.after.extra.contract
    yield voice.say("call.other", who=step.seat, card=move.card)
    yield voice.say("trump.is", suit=move.trump)
    if agreed and agreed.partner == voice.me and step.seat != voice.me:
        yield voice.say("call.held.you", card=move.card, who=step.seat)


def _bury(step: Step, move: Any, voice: TableVoice) -> Iterator[str]:
    if UNKNOWN in move.cards:
        yield voice.say("play.buried.other", who=step.seat, cards=len(move.cards))
    else:
        yield voice.say("play.buries.other", who=step.seat, cards_list=move.cards)


_Teller = Callable[[Step, Any, TableVoice], Iterator[str]]
_TELLS: Mapping[type[Move], _Teller] = {
    Exchange: _exchange,
    Meld: _meld,
    Announce: _announce,
    Arrastro: _arrastro,
    Claim: _claim,
    Pass: _pass,
    Bid: _bid,
    RankBid: _rank,
    Solo: _solo,
    NameTrump: _trump,
    Call: _call,
    Bury: _bury,
}


def _worth(cards: Sequence[Card], position: Position) -> int:
    return sum(position.rules.points(card) for card in cards)
