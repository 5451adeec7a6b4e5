"""One question chosen by the author: asked, answered on the spot, never scored."""

from __future__ import annotations

from dataclasses import replace

from brisca_teach.engine.refusal import Refusal
from brisca_teach.teaching.questions import Answer, Feedback, Question
from brisca_teach.views.answers import read_answer
from brisca_teach.views.question_scene import Laid, Moment
from brisca_teach.views.question_text import question_text
from brisca_teach.views.scene import Action, Scene
from brisca_teach.views.speech import Speech, speech_for
from brisca_teach.views.stage import Stage
from brisca_teach.views.words import refusal


class Said(str):
    """Words that a notebook shows as they are, without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


class AskView(Stage):
    """A question on the table. `pick` and `act` are its gestures; `answer` is the same from the keyboard."""

    def __init__(self, lang: str, question: Question) -> None:
        super().__init__(lang)
        self.question = question
        self.moment = Moment(question)

    @property
    def speech(self) -> Speech:
        """How this table speaks."""
        return speech_for(self.lang, self.question.shown)

    def scene(self) -> Scene:
        """The question as it stands."""
        scene = Laid(self.moment, self.lang).scene()
        return replace(scene, actions=(*scene.actions, *self.controls()))

    def resting(self) -> Scene:
        """The question with its answer folded."""
        return Laid(self.moment, self.lang).resting()

    def text(self) -> str:
        """The question alone."""
        return question_text(self.question, self.lang)

    def controls(self) -> tuple[Action, ...]:
        """A hint while it is open; once it is answered, the answer or another try."""
        if not self.moment.is_over:
            return (*self._hint(), Action("show", self.speech.say("b.show"), "hint"))
        return (Action("retry", self.speech.say("b.retry")),)

    def _hint(self) -> tuple[Action, ...]:
        taken, total = self.moment.hints, len(self.moment.part.hints)
        return (Action("hint", self.speech.say("hint.label", n=taken + 1), "hint"),) if taken < total else ()

    # Gestures

    def pick(self, card: str) -> None:
        """Choose a card: it is the answer, or one more of several."""
        self._choose(card)

    def act(self, action: str) -> None:
        """Press a button: a choice, or hint, done, show, retry."""
        deeds = {"hint": self.hint, "show": self.show_answer, "retry": self.retry, "done": self.done}
        deeds[action]() if action in deeds else self._choose(action)

    def hint(self) -> str:
        """One more step of the ladder of hints, in words."""
        hints = self.moment.part.hints
        self._become(replace(self.moment, hints=min(self.moment.hints + 1, len(hints))))
        return self.speech.sentence(hints[self.moment.hints - 1]) if hints else self.speech.say("hint.none")

    def retry(self) -> None:
        """Take the answer back and ask again."""
        self._become(Moment(self.question, hints=self.moment.hints))

    def done(self) -> None:
        """Hand in the choices made so far."""
        self.hand_in(self.moment.chosen)

    def show_answer(self) -> None:
        """Give the answer away: it counts as given up, not as wrong."""
        told = Feedback(True, self.question.answer, self.question.accepted)
        self._become(replace(self.moment, at=len(self.question.parts) - 1, feedback=told))

    def answer(self, answer: Answer) -> Said:
        """The verdict on an answer typed as text, in words; the view follows."""
        try:
            for value in self._typed(answer):
                self.hand_in(value)
        except Refusal as fault:
            return Said(refusal(self.lang, fault))
        return Said(self.told())

    def told(self) -> str:
        """The verdict that stands, or the next thing asked."""
        feedback = self.moment.feedback
        if feedback is None:
            return self.speech.sentence(self.moment.part.ask)
        return " ".join(self.speech.sentences(feedback.reasons))

    def _typed(self, answer: Answer) -> list[tuple[str, ...]]:
        return read_answer(self.question, self.moment.at, answer, self.lang)

    def _choose(self, value: str) -> None:
        if self.moment.is_over:
            return
        if self.moment.part.form == "one":
            self.hand_in((value,))
            return
        chosen = self.moment.chosen
        chosen = tuple(one for one in chosen if one != value) if value in chosen else (*chosen, value)
        self._become(replace(self.moment, chosen=chosen))

    def hand_in(self, values: tuple[str, ...]) -> None:
        """Judge the answer to the part that is asked; a right one leads to the next part."""
        if self.moment.is_over:
            return
        moment = self.moment
        feedback = moment.question.check_part(moment.at, values)
        last = moment.at == len(moment.question.parts) - 1
        if feedback.correct and not last:
            self._become(Moment(moment.question, moment.at + 1))
        else:
            self._become(replace(moment, answered=values, feedback=feedback))

    def _become(self, moment: Moment) -> None:
        self.moment = moment
        self._redraw()
