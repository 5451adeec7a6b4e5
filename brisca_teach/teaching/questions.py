"""A question as a pure value: what lies on the table, what is asked, and what each answer deserves.

A question is data. Every choice carries what is to be said when it is chosen, so `check` is the same
for all kinds, and a new kind of drill is one more file in `drills/`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.teaching.reasons import Count, Points, Reason, Seat, because

Thing = Move | Seat | Points | Count | Reason
"""What a choice is: a card or another move, a person, a number, or words."""

Answer = str | int | Move | Iterable["Answer"]
"""What a learner may hand in: "7E 21", a card, a number, or several of them."""

RIGHT = because("v.right")
_CODE = re.compile(r"(?:1[0-2]|[1-9]|[AKQJ])[A-Z]")


class BadAnswer(BadText):
    """An answer that is none of the choices: not wrong, just not an answer to this question."""


@dataclass(frozen=True)
class Row:
    """Cards lying on the table under a title."""

    label: Reason
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Shown:
    """What a question puts on the table. In a bare trick the first card is of the learner's right.

    `position` may hide cards (UNKNOWN). `told` is what is said of the table besides its cards. Where points or
    trumps would be the answer, `name_only` keeps the cards to their names. `frames` are cards of which nothing but the
    frame is seen: how many gaps each has.
    """

    rules: Rules
    trump: str | None = None
    trick: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    position: Position | None = None
    rows: tuple[Row, ...] = ()
    told: tuple[Reason, ...] = ()
    name_only: bool = False
    deck: str = "spanish"
    frames: tuple[int, ...] = ()

    def seat_of(self, at: int) -> Seat:
        """Who played the card at this place of the trick; the learner closes a bare trick."""
        leader = self.position.leader if self.position else 1
        return Seat((leader + at) % self.rules.players)


@dataclass(frozen=True)
class Choice:
    """One answer that can be chosen: its stable text, what it is, and what is said when it is wrong."""

    value: str
    thing: Thing
    says: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Part:
    """One thing asked. `form`: one of the choices, many (a set), or order (a sequence).

    `right` holds every answer as good as the best (form one), the whole set (many) or the sequence (order).
    """

    ask: Reason
    choices: tuple[Choice, ...]
    right: tuple[str, ...]
    near: tuple[str, ...] = ()
    form: str = "one"
    hints: tuple[Reason, ...] = ()

    def choice(self, value: str) -> Choice:
        """The choice with this stable text; else BadAnswer, with the choices there are."""
        for choice in self.choices:
            if choice.value == value:
                return choice
        raise BadAnswer("answer.unknown", text=value, choices=tuple(choice.value for choice in self.choices))

    @property
    def shows_cards(self) -> bool:
        """Whether it can be answered by choosing a card."""
        return any(isinstance(choice.thing, Card) for choice in self.choices)

    @property
    def is_lettered(self) -> bool:
        """Whether the choices are sentences, told by their letters."""
        return all(len(choice.value) == 1 and choice.value.islower() for choice in self.choices)


@dataclass(frozen=True)
class Feedback:
    """What an answer deserves: the sentences in the order verdict, value, reason, proof."""

    correct: bool
    reasons: tuple[Reason, ...]
    accepted: tuple[str, ...]
    near: bool = False

    @property
    def verdict(self) -> str:
        """ "right", "near" or "wrong"."""
        return "right" if self.correct else "near" if self.near else "wrong"

    @property
    def reason(self) -> str:
        """The message key that says most: the reason after the verdict, if there is one."""
        return self._main.key

    @property
    def facts(self) -> dict[str, object]:
        """The facts of that message."""
        return self._main.facts

    @property
    def _main(self) -> Reason:
        return self.reasons[-1]


@dataclass(frozen=True)
class Question:
    """One question: pure, comparable, the same for the same seed. `answer` is what is told in the end."""

    kind: str
    shown: Shown
    parts: tuple[Part, ...]
    answer: tuple[Reason, ...]
    level: int = 1

    @cached_property
    def accepted(self) -> tuple[str, ...]:
        """Every whole answer that is right, as text that `check` reads."""
        whole = [""]
        for part in self.parts:
            ends = part.right if part.form == "one" else (" ".join(part.right),)
            whole = [f"{start} {end}".strip() for start in whole for end in ends]
        return tuple(whole)

    def check(self, answer: Answer) -> Feedback:
        """What the whole answer deserves, one value for each part; BadAnswer if it is none."""
        if len(self.parts) == 1:
            return self.check_part(0, answer)
        values = words_of(answer)
        near = False
        for part, mine in zip(self.parts, self._share_out(values), strict=True):
            feedback = self.check_part(self.parts.index(part), mine)
            if not feedback.correct and not feedback.near:
                return feedback
            near = near or feedback.near
        return feedback if near else self._praise()

    def check_part(self, at: int, answer: Answer) -> Feedback:
        """What the answer to one part deserves."""
        part, values = self.parts[at], words_of(answer)
        judge = {"one": _judge_one, "many": _judge_many, "order": _judge_order}[part.form]
        verdict, says = judge(part, values)
        if verdict == "right":
            return self._praise(says) if at == len(self.parts) - 1 else Feedback(True, (RIGHT,), part.right)
        return Feedback(False, says, self.accepted, verdict == "near")

    def _praise(self, says: tuple[Reason, ...] = ()) -> Feedback:
        return Feedback(True, (*(says or (RIGHT,)), *self.answer), self.accepted)

    def _share_out(self, values: tuple[str, ...]) -> list[tuple[str, ...]]:
        if len(values) != len(self.parts):
            raise BadAnswer("answer.parts", n=len(self.parts), text=" ".join(values))
        return [(value,) for value in values]


def words_of(answer: Answer) -> tuple[str, ...]:
    """The stable texts in an answer: "7E 21", "3C5E2O", a card, a number, or a list of them."""
    if isinstance(answer, str):
        pieces = re.split(r"[\s,;]+", answer.strip())
        return tuple(word for piece in pieces if piece for word in _split(piece))
    if isinstance(answer, Move | int):
        return (str(int(answer)) if isinstance(answer, int) else str(answer),)
    return tuple(word for piece in answer for word in words_of(piece))


def _split(piece: str) -> list[str]:
    """Cards written one after the other are several answers; anything else is one."""
    codes = _CODE.findall(piece.upper())
    return codes if codes and "".join(codes) == piece.upper() else [piece]


def _judge_one(part: Part, values: tuple[str, ...]) -> tuple[str, tuple[Reason, ...]]:
    if len(values) != 1:
        raise BadAnswer("answer.one", text=" ".join(values))
    choice = part.choice(values[0])
    verdict = "right" if choice.value in part.right else "near" if choice.value in part.near else "wrong"
    return verdict, choice.says


def _judge_many(part: Part, values: tuple[str, ...]) -> tuple[str, tuple[Reason, ...]]:
    chosen = {part.choice(value).value for value in values}
    for choice in part.choices:
        if (choice.value in chosen) != (choice.value in part.right):
            return "wrong", choice.says
    return "right", ()


def _judge_order(part: Part, values: tuple[str, ...]) -> tuple[str, tuple[Reason, ...]]:
    chosen = [part.choice(value).value for value in values]
    if len(chosen) != len(part.right):
        raise BadAnswer("answer.all", n=len(part.right), text=" ".join(values))
    for mine, right in zip(chosen, part.right, strict=True):
        if mine != right:
            return "wrong", part.choice(right).says
    return "right", ()
