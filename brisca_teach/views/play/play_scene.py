"""A moment of play as a scene: the table, what is said, and everything that can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.match import Match
from brisca_teach.views.play import talking
from brisca_teach.views.play.bidding import bidding
from brisca_teach.views.play.calling import burying, calling, naming_trump
from brisca_teach.views.play.choices import Asked, Choices, before_drawing, offered, playing
from brisca_teach.views.play.counts import counted
from brisca_teach.views.play.look import Look, look
from brisca_teach.views.play.match_told import standing
from brisca_teach.views.play.moment import Moment
from brisca_teach.views.play.result import sheet
from brisca_teach.views.play.table_scene import TableScene
from brisca_teach.views.play.table_settings import PACES, TableSettings, setting_actions
from brisca_teach.views.play.talking import Talk
from brisca_teach.views.play.telling import message
from brisca_teach.views.play.tricks_told import decided, draw_order, log, why, worth
from brisca_teach.views.play.values import is_whole, values_of
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.scene import Action, CardView, FieldView, Scene, SeatView

PHASES: Mapping[str, Callable[[Asked], Choices]] = {
    "auction": bidding,
    "bury": burying,
    "trump": naming_trump,
    "call": calling,
    "window": before_drawing,
    "play": playing,
}


@dataclass(frozen=True)
class PlayScene:
    """Puts one moment on the screen, in the language, the view and with the faces that are set."""

    moment: Moment
    settings: TableSettings
    voice: TableVoice
    match: Match  # the deals before this one
    is_lesson: bool = False
    can_undo: bool = False
    is_looking_back: bool = False
    talk: Talk = Talk()
    hints: tuple[str, ...] = ()  # those asked for
    has_hints: bool = False  # there are more of them
    record: str = ""  # the deal as text, where it is wanted

    @cached_property
    def look(self) -> Look:
        """What is to be seen."""
        moment = self.moment
        return look(moment.game, moment.me, self.settings.view, moment.is_held)

    @cached_property
    def choices(self) -> Choices:
        """What can be done now."""
        moment = self.moment
        asked = Asked(self.look.known, self.voice, moment.draft)
        if moment.is_mine:
            return PHASES[moment.position.phase](asked)
        return offered(asked) if moment.offers and not moment.is_held else Choices()

    def scene(self) -> Scene:
        """The whole scene."""
        moment, game = self.moment, self.look.game
        table = TableScene(self.look, self.voice, self.choices)
        laid = table.scene()
        return replace(
            laid,
            seats=(self._valued(laid.seats[0]), *laid.seats[1:]),
            trick_words=worth(game.steps[-1], self.voice) if moment.is_held else "",
            last_trick=table.last_trick() if self.is_looking_back or self._passed_by() else (),
            status=message(moment, game, self.choices, self.voice),
            reasons=tuple(self.reasons()),
            hints=self.hints,
            actions=tuple(self.actions()),
            fields=tuple(self._fields()),
            log=log(game, self.voice, moment.is_held),
        )

    # What the cards are worth

    @cached_property
    def values(self) -> Mapping[Move, int]:
        """What each of the learner's moves is worth, when that is wanted and all cards are open."""
        wanted = self.settings.has_values and self.moment.is_mine and self.moment.position.phase == "play"
        return values_of(self.moment.position) if wanted else {}

    def _valued(self, mine: SeatView) -> SeatView:
        best = max(self.values.values(), default=0)
        return replace(mine, cards=tuple(self._valued_card(card, best) for card in mine.cards))

    def _valued_card(self, card: CardView, best: int) -> CardView:
        value = self.values.get(Card.parse(card.code)) if card.code else None
        if value is None:
            return card
        name = self.voice.say("a.card.value", name=card.name, points=value)
        marks = (*card.marks, *(("best",) if value == best and len(set(self.values.values())) > 1 else ()))
        return replace(card, name=name, marks=marks, note=self.voice.say("b.points", points=value))

    def _about_values(self) -> Iterator[str]:
        if not self.settings.has_values or not self.moment.is_mine or self.moment.position.phase != "play":
            return
        if not self.values:
            yield self.voice.say("play.values.none")
        elif not is_whole(self.moment.position):
            yield self.voice.say("play.values.part")

    def _fields(self) -> Iterator[FieldView]:
        if self.record:
            say = self.voice.say
            yield FieldView(say("a.record"), self.record, button=say("b.copy_text"), done=say("export.copied"))

    def _passed_by(self) -> bool:
        """True when a trick was finished and taken without waiting: it is still shown beside the new one."""
        news = self.moment.game.steps[self.moment.told :]
        return not self.moment.is_held and any(step.takes_trick for step in news)

    def reasons(self) -> Iterator[str]:
        """Why the trick was taken, who draws when, why a card may not be played, and the count, each when wanted."""
        voice = self.voice
        if self.is_lesson:
            yield from self._lesson()
        yield from self._account()
        yield from self._said()
        yield from self._about_values()
        yield from dict.fromkeys(voice.refusal(refused) for refused in self.choices.blocked.values())
        if self.settings.is_counting:
            yield from counted(self.look.known, voice)

    def _said(self) -> Iterator[str]:
        """What partners have said or shown since the last trick."""
        game = self.moment.game
        since = next((at for at in range(len(game.steps), 0, -1) if game.steps[at - 1].takes_trick), 0)
        yield from talking.told(self.talk, since, self.moment.me, self.moment.position, self.voice)

    def _account(self) -> Iterator[str]:
        """At the end: what goes on the score sheet, and how the match stands."""
        position = self.moment.position
        outcome = position.outcome()
        if outcome is None:
            return
        yield from sheet(position, self.voice)
        if not outcome.is_redeal:
            yield from standing(self.match.add(outcome), self.voice)

    def _lesson(self) -> Iterator[str]:
        moment, steps = self.moment, self.look.game.steps
        if moment.is_held:
            yield why(steps[-1], self.voice)
            yield from decided(steps[-1], self.voice)
        if moment.is_draw_due and (order := draw_order(steps[moment.told - 1], self.voice)):
            yield order

    def actions(self) -> Iterator[Action]:
        """What can be pressed: the moves, going on, looking back, and the settings."""
        say = self.voice.say
        yield from (self._worth(action) for action in self.choices.actions)
        yield from self._onward()
        if self.moment.is_mine:
            yield from talking.actions(self.talk, self.moment.position, self.moment.me, self.voice)
        if self.has_hints:
            yield Action("hint", say("b.hint"), "hint")
        if self.can_undo:
            yield Action("undo", say("b.undo"))
        gone = self.look.game.last_trick and not self.moment.is_held
        yield Action("last", say("b.last_trick"), "setting", pressed=self.is_looking_back, disabled=not gone)
        yield from setting_actions(self.settings, self.voice)

    def _worth(self, action: Action) -> Action:
        """A button of a move with what the move is worth."""
        worth = {str(move): value for move, value in self.values.items()}
        if action.id not in worth:
            return action
        return replace(action, note=self.voice.say("b.points", points=worth[action.id]))

    def _onward(self) -> Iterator[Action]:
        say = self.voice.say
        if self.moment.is_over:
            outcome = self.moment.position.outcome()
            yield Action("again", say("b.deal" if outcome and outcome.is_redeal else "b.again"), "primary")
            yield Action("same", say("b.same"))
        elif self.moment.is_held:
            yield Action("go", say("b.continue"), "primary", after=PACES[self.settings.pace])
