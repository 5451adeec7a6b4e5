"""What the winner of the auction names and puts away: the partner's card, trumps, the cards to bury."""

from __future__ import annotations

from dataclasses import replace

from brisca_teach.engine import widow
from brisca_teach.engine.cards import Card
from brisca_teach.engine.moves import Bury, Call, NameTrump
from brisca_teach.views.play.choices import Asked, Choices, Draft
from brisca_teach.views.scene import Action


def naming_trump(asked: Asked) -> Choices:
    """One of the suits."""
    named = [move for move in asked.moves if isinstance(move, NameTrump)]
    say = asked.voice.say
    return Choices(
        say("play.ask.trump"),
        tuple(Action(str(move), say("b.trump", suit=move.suit), "suit", suit=move.suit) for move in named),
    )


def calling(asked: Asked) -> Choices:
    """The suit, then the rank, then trumps where they may be another suit; a step with one choice is left out."""
    calls, draft = _calls(asked), asked.draft
    if len({call.card.suit for call in calls}) > 1:
        return _suits(asked, calls)
    if len({call.card for call in calls}) > 1:
        return _ranks(asked, calls)
    trumps = tuple(
        Action(str(call), asked.voice.say("b.trump", suit=call.trump), "suit", suit=call.trump) for call in calls
    )
    return Choices(asked.voice.say("play.ask.call_trump", card=calls[0].card), (*trumps, *_back(asked, draft)))


def _calls(asked: Asked) -> list[Call]:
    draft = asked.draft
    calls = [move for move in asked.moves if isinstance(move, Call)]
    calls = [call for call in calls if draft.suit in ("", call.card.suit)]
    return [call for call in calls if draft.card in (None, call.card)]


def _suits(asked: Asked, calls: list[Call]) -> Choices:
    by_suit = {suit: [call for call in calls if call.card.suit == suit] for suit in asked.position.rules.suits}
    actions = tuple(_suit(asked, suit, mine) for suit, mine in by_suit.items() if mine)
    ranks = {call.card.rank for call in calls}
    alone = len(ranks) == 1
    question = "play.ask.call_rank" if alone else "play.ask.call"
    return Choices(asked.voice.say(question, rank=min(ranks)), actions)


def _suit(asked: Asked, suit: str, calls: list[Call]) -> Action:
    """A suit to call in; where it leaves one card, that card."""
    if len(calls) == 1:
        return _card(asked, calls[0])
    return Action(f"suit:{suit}", asked.voice.suit(suit), "suit", suit=suit)


def _ranks(asked: Asked, calls: list[Call]) -> Choices:
    strengths = asked.position.rules.strengths
    cards = sorted({call.card for call in calls}, key=strengths.__getitem__, reverse=True)
    by_card = {card: [call for call in calls if call.card == card] for card in cards}
    actions = tuple(
        _card(asked, mine[0]) if len(mine) == 1 else Action(f"card:{card}", asked.voice.card(card), "bid")
        for card, mine in by_card.items()
    )
    return Choices(asked.voice.say("play.ask.call"), (*actions, *_back(asked, asked.draft)))


def _card(asked: Asked, call: Call) -> Action:
    own = call.card in asked.position.hands[asked.voice.me]
    note = asked.voice.say("a.own") if own else ""
    return Action(str(call), asked.voice.card(call.card), "suit", suit=call.card.suit, note=note)


def _back(asked: Asked, draft: Draft) -> tuple[Action, ...]:
    return (Action("back", asked.voice.say("b.change_card")),) if draft.suit else ()


def burying(asked: Asked) -> Choices:
    """Cards of the hand to choose, and a button once they are enough."""
    seat, chosen = asked.voice.me, asked.draft.buried
    ready = len(chosen) == widow.to_bury(asked.position, seat)
    act = str(Bury(tuple(sorted(chosen)))) if ready else "bury"
    done = Action(act, asked.voice.say("b.bury"), "primary", disabled=not ready)
    hand = frozenset(asked.position.hands[seat])
    return Choices(asked.voice.say("turn.pick_two"), (done,), hand, frozenset(chosen))


def narrowed(draft: Draft, action: str) -> Draft:
    """The choice after a press on "suit:O", "card:3O" or "back"."""
    step, _, what = action.partition(":")
    if step == "suit":
        return replace(draft, suit=what)
    if step == "card":
        return replace(draft, card=Card.parse(what))
    return replace(draft, card=None, suit=draft.suit if draft.card else "")


def toggled(draft: Draft, card: Card) -> Draft:
    """The choice with the card in it, or out of it if it was in."""
    held = tuple(one for one in draft.buried if one != card)
    return replace(draft, buried=held if card in draft.buried else (*draft.buried, card))
