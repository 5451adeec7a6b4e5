"""A deal at the table against bots: any game of the family, by clicks, by keys or as text."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from brisca_teach.analysis.bots import find_level
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.match import Match
from brisca_teach.engine.moves import Announce
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.engine.refusal import BadRules, BadText, IllegalMove, Refusal
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.views.play import bidding, calling, talking
from brisca_teach.views.play.advice import advice
from brisca_teach.views.play.choices import Asked, Draft
from brisca_teach.views.play.game import Game
from brisca_teach.views.play.look import VIEWS
from brisca_teach.views.play.moment import Moment
from brisca_teach.views.play.play_scene import PlayScene
from brisca_teach.views.play.table_settings import PACES, TableSettings, default_deck
from brisca_teach.views.play.table_stage import TableStage
from brisca_teach.views.play.talking import Talk
from brisca_teach.views.play.voice import TableVoice
from brisca_teach.views.scene import Scene

LEARNER = 0  # the learner's number in a match, whose seat changes from deal to deal
BIDDING, CALLING = (*bidding.STEPS, "forced"), ("suit", "card", "back")


class PlaySession(TableStage):
    """A deal in progress. Its buttons are moves such as "bid:70", or go, undo, again, same, last, hint, count, values,
    view:open, level:expert, pace:slow, deck:italian, lang:en, record; between partners talk, sign:ace, ask:points ...

    `view` is open, half or closed; a finished trick stays until a press, with `pace="slow"` for some seconds, with
    "auto" not at all. In a lesson the learner may undo, and look at the last trick as often as wanted. The next deal
    has the next seed.
    """

    def __init__(
        self,
        lang: str,
        rules: Rules | str,
        seed: int = 1,
        view: str = "closed",
        level: str = "club",
        pace: str = "press",
        is_lesson: bool = False,
    ) -> None:
        super().__init__(lang)
        for knob, value, choices in (("view", view, VIEWS), ("pace", pace, tuple(PACES))):
            if value not in choices:
                raise BadRules("rules.value", knob=knob, value=value, choices=choices)
        self.moment: Moment
        self.talk = Talk()
        self._hints: tuple[str, ...] = ()
        self._asked_hints = 0
        self._is_looking_back, self._has_looked, self._tricks = False, False, 0
        self.rules: Rules = find_rules(rules) if isinstance(rules, str) else rules
        self.bot, self.is_lesson = find_level(level), is_lesson
        self.settings = TableSettings(lang, default_deck(self.rules), view, level=level, pace=pace)
        self.seed, self.match = seed, Match(self.rules)
        self.begin(self.match.deal(Random(seed)))

    def begin(self, start: Position) -> None:
        """Play from this position; the learner sits where the match says."""
        self._past: list[Moment] = []  # the moments before each move of the learner's
        self.talk = replace(self.talk, remarks=())
        self._become(self._run(Moment(Game(start), self.match.seat(LEARNER))))

    # What is seen

    @property
    def position(self) -> Position:
        """How the deal stands."""
        return self.moment.position

    @property
    def record(self) -> Record:
        """The deal as text, to keep, to replay and to send: every card of it, hidden ones too."""
        moves = tuple(step.move for step in self.moment.game.steps)
        headers = (("deal", str(self.seed)), ("learner", f"seat {self.moment.me}"))
        return Record(self.moment.game.start, moves, headers)

    @property
    def voice(self) -> TableVoice:
        """How this table speaks now."""
        return TableVoice(self.settings.lang, self.rules, self.settings.deck, self.moment.me)

    def scene(self) -> Scene:
        """The table as it stands."""
        return self._shown().scene()

    def _shown(self) -> PlayScene:
        can_undo = self.is_lesson and bool(self._past)
        return PlayScene(
            self.moment,
            self.settings,
            self.voice,
            self.match,
            self.is_lesson,
            can_undo,
            self._is_looking_back,
            self.talk,
            self._hints[: self._asked_hints],
            self._may_ask() and (not self._hints or self._asked_hints < len(self._hints)),
            str(self.record) if self.settings.is_recording else "",
        )

    def resting(self) -> Scene:
        """The table as it stands: without a kernel nothing on it can be pressed."""
        return self.scene()

    # Gestures

    def _refuse(self, error: Refusal) -> None:
        self.moment = replace(self.moment, refused=error)

    def _pick(self, code: str) -> None:
        card = Card.parse(code)
        draft = self.moment.draft
        if self.moment.is_mine and self.position.phase == "bury":
            self._choose(card)
        else:
            self._say(Announce(card) if draft.announcing else card)

    def _act(self, action: str) -> None:
        deeds = {
            "go": self._go_on,
            "keep": self._go_on,
            "undo": self._undo,
            "again": self._again,
            "same": self._same,
            "last": self._look_back,
            "hint": self._advise,
        }
        if action in deeds:
            deeds[action]()
        elif settings := self.settings.pressed(action):
            self._set(settings)
        elif talk := self._talked(action):
            self.talk, self.moment = talk, replace(self.moment, refused=None)
        elif draft := self._drafted(action):
            self.moment = replace(self.moment, draft=draft, refused=None)
        else:
            self._say(Move.parse(action))

    # What a gesture does

    def _talked(self, action: str) -> Talk | None:
        moment = self.moment
        return talking.pressed(self.talk, action, moment.position, moment.me, len(moment.game.steps))

    def _may_ask(self) -> bool:
        """Whether there is something to advise: a choice of cards."""
        position = self.position
        return self.moment.is_mine and position.phase == "play" and len(position.legal_moves()) > 1

    def _advise(self) -> None:
        """One more hint; with hidden cards it rests on what the learner may know."""
        if not self._may_ask():
            raise BadText("coach.none")
        is_open = self.settings.view == "open"
        self._hints = self._hints or advice(self.position, self.moment.me, is_open, self.voice)
        self._asked_hints = min(self._asked_hints + 1, len(self._hints))
        self.moment = replace(self.moment, refused=None)

    def _say(self, move: Move) -> None:
        """Make the learner's move, and let the others play on."""
        said = self.moment.said(move)
        self._past.append(replace(self.moment, refused=None, draft=Draft()))
        self._become(self._run(said))

    def _go_on(self) -> None:
        if self.moment.is_over or not (self.moment.is_held or self.moment.offers):
            raise BadText("play.no.go_on")
        self._become(self._run(self.moment.gone_on()))

    def _undo(self) -> None:
        if not (self.is_lesson and self._past):
            raise BadText("play.no.undo")
        self._become(self._past.pop())

    def _again(self) -> None:
        """The next deal of the match, or the first of another one."""
        outcome = self.position.outcome()
        if outcome is None:
            raise BadText("play.no.again")
        match = self.match.add(outcome)
        self.match = Match(self.rules) if match.is_over else match
        self.seed += 1
        self.begin(self.match.deal(Random(self.seed)))

    def _same(self) -> None:
        self.begin(self.moment.game.start)

    def _look_back(self) -> None:
        """Show the last trick or put it away: at a table once a trick, in a lesson as often as wanted."""
        if not self._is_looking_back and not self.is_lesson and self._has_looked:
            raise BadText("trick.seen_once")
        self._is_looking_back = not self._is_looking_back
        self._has_looked = True
        self.moment = replace(self.moment, refused=None)

    def _choose(self, card: Card) -> None:
        """Choose a card to bury, or take it up again."""
        position, me = self.position, self.moment.me
        if card not in position.hands[me]:
            raise IllegalMove("no.card", position, card, card=card)
        self.moment = replace(self.moment, draft=calling.toggled(self.moment.draft, card), refused=None)

    def _drafted(self, action: str) -> Draft | None:
        """The choice in the making after a press on one of its buttons; None when that is not on offer."""
        if action not in {one.id for one in self._shown().choices.actions if not one.disabled}:
            return None
        draft = self.moment.draft
        if action == "announce":
            return replace(draft, announcing=not draft.announcing)
        if action in BIDDING:
            return bidding.adjusted(self._asked(), action)
        return calling.narrowed(draft, action) if action.partition(":")[0] in CALLING else None

    def _set(self, settings: TableSettings) -> None:
        if settings.level != self.settings.level:
            self.bot = find_level(settings.level)
        is_same = (settings.lang, settings.deck, settings.view) == (self.lang, self.settings.deck, self.settings.view)
        if not is_same:
            self._hints, self._asked_hints = (), 0
        self.settings, self.lang = settings, settings.lang
        self.moment = replace(self.moment, refused=None)

    def _asked(self) -> Asked:
        position = self.position.observe(self.moment.me).position
        return Asked(position, self.voice, self.moment.draft)

    def _run(self, moment: Moment) -> Moment:
        bot = talking.listening(self.bot, self.talk, moment.me)
        return moment.run(bot, f"{self.seed}", self.settings.waits)

    def _become(self, moment: Moment) -> None:
        self.moment = moment
        self.talk = self.talk.until(len(moment.game.steps))
        self._hints, self._asked_hints = (), 0
        self._is_looking_back = False
        tricks = len([step for step in moment.game.steps if step.takes_trick])
        if tricks != self._tricks:
            self._tricks, self._has_looked = tricks, False
