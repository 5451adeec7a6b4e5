"""What the learner may do now: legal moves as cards to pick and buttons to press. Long choices go step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from brisca_teach.engine import duties, melds
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Arrastro, Claim, Draw, Exchange, Meld
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.views.play.game import moves_of
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.scene import Action


@dataclass(frozen=True)
class Draft:
    """A choice that is being made and not yet said."""

    announcing: bool = False
    forced: bool = False
    points: int = 0
    suit: str = ""
    card: Card | None = None
    buried: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Choices:
    """What may be picked and pressed, and the question over it when it is not simply a card."""

    question: str = ""
    actions: tuple[Action, ...] = ()
    playable: frozenset[Card] = frozenset()
    chosen: frozenset[Card] = frozenset()
    blocked: Mapping[Card, Refusal] = field(default_factory=dict)


@dataclass(frozen=True)
class Asked:
    """The moment of choosing: the position as the learner knows it, who speaks, and the choice so far."""

    position: Position
    voice: TableVoice
    draft: Draft = Draft()

    @property
    def moves(self) -> tuple[Move, ...]:
        """The learner's legal moves; out of turn, the exchanges."""
        return moves_of(self.position, self.voice.me)


def playing(asked: Asked) -> Choices:
    """A card of the hand, with what may be said before it."""
    said = tuple(action for move in asked.moves for action in buttons(asked, move))
    announced = frozenset(move.card for move in asked.moves if isinstance(move, Announce))
    if asked.draft.announcing:
        return Choices(asked.voice.say("play.ask.announce"), _announcing(asked, said), announced)
    cards = frozenset(move for move in asked.moves if isinstance(move, Card))
    actions = _announcing(asked, said) if announced else said
    return Choices("", actions, cards, blocked=_blocked(asked.position, asked.voice.me, cards))


def before_drawing(asked: Asked) -> Choices:
    """The exchange or the draw, while the finished trick lies on the table."""
    said = tuple(action for move in asked.moves for action in buttons(asked, move))
    return Choices("", (*said, Action(str(Draw()), asked.voice.say("b.draw"), "primary")))


def offered(asked: Asked) -> Choices:
    """An exchange or a claim while somebody else is to act."""
    said = tuple(action for move in asked.moves for action in buttons(asked, move))
    keeps = all(isinstance(move, Exchange) for move in asked.moves)
    return Choices("", (*said, Action("keep", asked.voice.say("exchange.keep" if keeps else "b.continue"))))


def buttons(asked: Asked, move: Move) -> Sequence[Action]:
    """The button for a move that is neither a card nor part of a panel."""
    make = _BUTTONS.get(type(move))
    return (make(asked, move),) if make else ()


def _exchange(asked: Asked, move: Move) -> Action:
    assert isinstance(move, Exchange)
    label = asked.voice.say("exchange.button", give=move.give, take=asked.position.stock[-1])
    return Action(str(move), label, "choice")


def _meld(asked: Asked, move: Move) -> Action:
    assert isinstance(move, Meld)
    suit, worth = move.suit, melds.worth(asked.position, move.suit)
    return Action(str(move), asked.voice.say("b.meld", points=worth, suit=suit), "suit", suit=suit)


def _claim(asked: Asked, move: Move) -> Action:
    return Action(str(move), asked.voice.say("claim.button"), "choice")


def _arrastro(asked: Asked, move: Move) -> Action:
    assert isinstance(move, Arrastro)
    return Action(str(move), asked.voice.say("arrastro.button", card=move.card), "choice")


_BUTTONS: Mapping[type[Move], Callable[[Asked, Move], Action]] = {
    Exchange: _exchange,
    Meld: _meld,
    Claim: _claim,
    Arrastro: _arrastro,
}


def _announcing(asked: Asked, said: tuple[Action, ...]) -> tuple[Action, ...]:
    switch = Action("announce", asked.voice.say("b.announce"), "choice", pressed=asked.draft.announcing)
    return (*said, switch)


def _blocked(position: Position, seat: int, cards: frozenset[Card]) -> dict[Card, Refusal]:
    """Why each other card of the hand may not be played."""
    others = [card for card in position.hands[seat] if card not in cards]
    why = {card: duties.why_not(position, seat, card) for card in others}
    return {card: Refusal(reason, **facts) for card, (reason, facts) in why.items()}
