"""A question on the table: the scene of one moment of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.questions import Choice, Feedback, Part, Question
from brisca_teach.teaching.trick_story import Story
from brisca_teach.views.layout import Layout
from brisca_teach.views.scene import Action, RowView, Scene
from brisca_teach.views.speech import Speech, speech_for

LONG = ("v.proof", "ladder.all")
"""Sentences that are there to be read, not to be read aloud at once."""


@dataclass(frozen=True)
class Moment:
    """Where a question stands: the part that is asked, what is chosen, what was answered."""

    question: Question
    at: int = 0
    chosen: tuple[str, ...] = ()  # for answers of several choices
    answered: tuple[str, ...] = ()  # what was last handed in
    feedback: Feedback | None = None
    hints: int = 0

    @property
    def part(self) -> Part:
        """What is asked now."""
        return self.question.parts[self.at]

    @property
    def is_over(self) -> bool:
        """Whether the question has been answered, rightly or wrongly."""
        return self.feedback is not None

    @property
    def winner(self) -> str:
        """The card that takes the finished trick, once it is known; else nothing."""
        shown = self.question.shown
        finished = self.question.kind == "trick" and not shown.hand
        return str(Story(shown).winner) if finished and (self.at or self.is_over) else ""


@dataclass(frozen=True)
class Laid:
    """Lays a moment of a question on the table, in one language."""

    moment: Moment
    lang: str

    @property
    def question(self) -> Question:
        """The question."""
        return self.moment.question

    @property
    def speech(self) -> Speech:
        """How this table speaks."""
        return speech_for(self.lang, self.question.shown)

    @property
    def layout(self) -> Layout:
        """What lies there, with the marks of this moment."""
        return Layout(self.question.shown, self.speech, lambda card: self._marks(str(card)), self._worth)

    def scene(self) -> Scene:
        """The table with the question, its choices, and the verdict once there is one."""
        asked = self.speech.sentence(self.moment.part.ask)
        bare = self.layout.scene(turn=not self.moment.is_over)
        scene = replace(
            bare,
            label=asked,
            prompt=asked,
            rows=bare.rows + self._ladder(),
            actions=self._choices(),
            hints=self.speech.sentences(self.moment.part.hints[: self.moment.hints]),
        )
        return self._judged(scene)

    def resting(self) -> Scene:
        """The table before anything is answered, with the answer folded."""
        first = replace(self, moment=Moment(self.question))
        return replace(first.scene(), answer=" ".join(self.speech.sentences(self.question.answer)))

    def _judged(self, scene: Scene) -> Scene:
        feedback = self.moment.feedback
        if feedback is None:
            return scene
        aloud = [reason for reason in feedback.reasons if reason.key not in LONG][:2]
        rest = [reason for reason in feedback.reasons if reason not in aloud]
        status = " ".join(self.speech.sentences(aloud))
        return replace(scene, verdict=feedback.verdict, status=status, reasons=self.speech.sentences(rest))

    def _marks(self, value: str) -> tuple[str, ...]:
        """What a choice wears: playable, chosen, right, wrong; the card of a trick that is told, won."""
        moment = self.moment
        if all(choice.value != value for choice in moment.part.choices):
            return ("won",) if value == moment.winner else ()
        if moment.feedback is None:
            return ("playable", "chosen") if value in moment.chosen else ("playable",)
        if value in moment.part.right:
            return ("right",)
        return ("wrong",) if value in moment.answered and not moment.feedback.near else ()

    def _worth(self, card: Card) -> str:
        """What a card would have brought, once a best card question is answered."""
        if not self.moment.is_over or self.question.kind != "best_card":
            return ""
        told = [reason.facts for reason in self.question.answer if reason.facts.get("card") == card]
        return str(told[0].get("points", told[0].get("n"))) if told else ""

    def _choices(self) -> tuple[Action, ...]:
        part = self.moment.part
        buttons = [self._button(choice) for choice in part.choices if not isinstance(choice.thing, Card)]
        if part.form != "one" and not self.moment.is_over:
            done = Action("done", self.speech.say("b.done"), "primary", disabled=not self.moment.chosen)
            buttons.append(done)
        return tuple(buttons)

    def _button(self, choice: Choice) -> Action:
        marks = self._marks(choice.value)
        mark = next((mark for mark in marks if mark in ("right", "wrong")), "")
        label, over = self.speech.thing(choice.thing), self.moment.is_over
        return Action(choice.value, self._numbered(choice, label), "choice", self._pressed(choice), over, mark=mark)

    def _numbered(self, choice: Choice, label: str) -> str:
        """In an answer that is an order, what has been chosen carries its place."""
        chosen = self.moment.chosen or self.moment.answered
        if self.moment.part.form != "order" or choice.value not in chosen:
            return label
        return f"{chosen.index(choice.value) + 1}. {label}"

    def _pressed(self, choice: Choice) -> bool | None:
        """Whether it is among the choices made so far; None where one press is the answer."""
        is_several = self.moment.part.form != "one" and not self.moment.is_over
        return choice.value in self.moment.chosen if is_several else None

    def _ladder(self) -> tuple[RowView, ...]:
        """After a wrong answer about rank: the whole suit from high to low, both cards marked."""
        feedback = self.moment.feedback
        if self.question.kind != "rank" or feedback is None or feedback.correct:
            return ()
        rules, suit = self.question.shown.rules, self.question.shown.hand[0].suit
        cards = [Card(rank, suit) for rank in rules.ladder]
        return (self.layout.row(self.speech.say("a.ladder", suit=suit), cards, small=True),)
