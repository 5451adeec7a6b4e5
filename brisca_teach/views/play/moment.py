"""One moment of a table: the deal so far, what the learner has been told of it, and the choice being made."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from brisca_teach.analysis.bots import Bot
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Arrastro, Claim, Draw, Exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import IllegalMove, Refusal
from brisca_teach.teaching.lines import actor
from brisca_teach.views.play.choices import Draft
from brisca_teach.views.play.game import Game, moves_of


@dataclass(frozen=True)
class Moment:
    """A value: the next moment is another one, and undo goes back to an old one."""

    game: Game
    me: int = 0
    is_held: bool = False  # the finished trick lies there until the learner goes on
    is_opening: bool = True  # the learner has not done anything yet
    told: int = 0  # steps that the learner had been told of before this moment
    is_draw_due: bool = False  # the draw after the last of those steps is still to be told
    declined: frozenset[tuple[Move, str]] = frozenset()  # exchanges out of turn let go, and in which phase
    draft: Draft = field(default_factory=Draft)
    refused: Refusal | None = None

    @property
    def position(self) -> Position:
        """How the deal stands."""
        return self.game.position

    @property
    def is_over(self) -> bool:
        """True when the deal has ended."""
        return self.position.turn is None

    @property
    def is_mine(self) -> bool:
        """True when the learner is to act."""
        return self.position.turn == self.me and not self.is_held

    @property
    def offers(self) -> tuple[Move, ...]:
        """The exchanges and claims the learner may make out of turn and has not let go."""
        position = self.position
        if position.turn in (self.me, None):
            return ()
        mine = moves_of(position.observe(self.me).position, self.me)
        return tuple(move for move in mine if (move, position.phase) not in self.declined)

    def said(self, move: Move) -> Moment:
        """The moment after the learner's move; IllegalMove when it cannot be."""
        self.check(move)
        return replace(self._fresh(), game=self.game.play(move), declined=self.declined | self._passed_over(move))

    def _passed_over(self, move: Move) -> frozenset[tuple[Move, str]]:
        """The exchanges let go by playing a card: they are not offered again a moment later."""
        if not isinstance(move, Card | Announce | Arrastro):
            return frozenset()
        return frozenset((one, "play") for one in self.position.legal_moves() if isinstance(one, Exchange))

    def check(self, move: Move) -> None:
        """IllegalMove when it is not the learner who may do this now."""
        position = self.position
        if self.is_over:
            raise IllegalMove("no.over", position, move)
        if self.is_held:
            raise IllegalMove("play.no.held", position, move)
        if isinstance(move, Card) and position.phase == "window":
            raise IllegalMove("no.draw_first", position, move)
        if position.turn != self.me and not self._is_out_of_turn(move):
            raise IllegalMove("no.turn", position, move, who=position.turn)

    def _is_out_of_turn(self, move: Move) -> bool:
        if isinstance(move, Exchange):
            return self.position.holder(move.give) in (self.me, None)
        return isinstance(move, Claim) and move.seat == self.me

    def gone_on(self) -> Moment:
        """The moment after the learner has looked at the finished trick, or has let an exchange go."""
        if self.is_held:
            return replace(self._fresh(), is_draw_due=True)
        let_go = {(move, self.position.phase) for move in self.offers}
        return replace(self._fresh(), declined=self.declined | let_go)

    def _fresh(self) -> Moment:
        told = len(self.game.steps)
        return replace(self, is_held=False, is_opening=False, told=told, is_draw_due=False, draft=Draft(), refused=None)

    def run(self, bot: Bot, chance: str, is_patient: bool) -> Moment:
        """The moment when the learner is asked next: the others have played, one after the other."""
        moment, seen = self, self._full_trick()
        while not moment._stops(seen, is_patient):
            moment = replace(moment, game=moment._next(bot, chance))
        last = moment.game.steps[-1] if moment.game.steps else None
        is_held = bool(last and last.takes_trick and last.laid.trick != seen and (is_patient or moment.is_over))
        return replace(moment, is_held=is_held and len(moment.game.steps) > self.told)

    def _full_trick(self) -> tuple[Card, ...]:
        """The finished trick that the learner has already been shown, if there is one."""
        size = self.position.rules.trick_size
        before = self.game.steps[-1].before if self.game.steps else self.position
        return next((one.trick for one in (self.position, before) if len(one.trick) == size), ())

    def _stops(self, seen: tuple[Card, ...], is_patient: bool) -> bool:
        steps = self.game.steps
        if self.is_over or self.offers:
            return True
        if is_patient and len(steps) > self.told and steps[-1].takes_trick and steps[-1].laid.trick != seen:
            return True
        return self.position.turn == self.me and not self._only_draws()

    def _only_draws(self) -> bool:
        """True when the learner has won and somebody else may exchange: there is nothing to ask the learner."""
        moves = self.position.legal_moves()
        return self.position.phase == "window" and not any(isinstance(move, Exchange) for move in moves)

    def _next(self, bot: Bot, chance: str) -> Game:
        position = self.position
        seat = position.turn
        assert seat is not None
        if position.phase == "window":
            return self._window(bot, chance, seat)
        return self.game.play(bot(position.observe(seat), Random(f"{chance}/{len(self.game.steps)}")))

    def _window(self, bot: Bot, chance: str, seat: int) -> Game:
        """Before the draw: an exchange of one of the others, else the draw."""
        position = self.position
        for move in position.out_of_turn_moves():
            if actor(position, move) != self.me:
                return self.game.play(move)
        if seat == self.me:
            return self.game.play(Draw())
        said = bot(position.observe(seat), Random(f"{chance}/{len(self.game.steps)}"))
        return self.game.play(said if isinstance(said, Exchange) else Draw())
