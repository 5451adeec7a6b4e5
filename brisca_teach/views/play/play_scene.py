"""A moment of play as a scene: the table, what is said, and everything that can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from brisca_teach.engine.match import Match
from brisca_teach.views.play.bidding import bidding
from brisca_teach.views.play.calling import burying, calling, naming_trump
from brisca_teach.views.play.choices import Asked, Choices, before_drawing, offered, playing
from brisca_teach.views.play.counts import counted
from brisca_teach.views.play.look import Look, look
from brisca_teach.views.play.match_told import standing
from brisca_teach.views.play.moment import Moment
from brisca_teach.views.play.result import sheet
from brisca_teach.views.play.table_scene import TableScene
from brisca_teach.views.play.table_settings import TableSettings, setting_actions
from brisca_teach.views.play.telling import message
from brisca_teach.views.play.tricks_told import decided, draw_order, log, why, worth
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.scene import Action, Scene

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
        return replace(
            table.scene(),
            trick_words=worth(game.steps[-1], self.voice) if moment.is_held else "",
            last_trick=table.last_trick() if self.is_looking_back or self._passed_by() else (),
            status=message(moment, game, self.choices, self.voice),
            reasons=tuple(self.reasons()),
            actions=tuple(self.actions()),
            log=log(game, self.voice, moment.is_held),
        )

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
        yield from dict.fromkeys(voice.refusal(refused) for refused in self.choices.blocked.values())
        if self.settings.is_counting:
            yield from counted(self.look.known, voice)

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
        yield from self.choices.actions
        yield from self._onward()
        say = self.voice.say
        if self.can_undo:
            yield Action("undo", say("b.undo"))
        gone = self.look.game.last_trick and not self.moment.is_held
        yield Action("last", say("b.last_trick"), "setting", pressed=self.is_looking_back, disabled=not gone)
        yield from setting_actions(self.settings, self.voice)

    def _onward(self) -> Iterator[Action]:
        say = self.voice.say
        if self.moment.is_over:
            outcome = self.moment.position.outcome()
            yield Action("again", say("b.deal" if outcome and outcome.is_redeal else "b.again"), "primary")
            yield Action("same", say("b.same"))
        elif self.moment.is_held:
            yield Action("go", say("b.continue"), "primary")
