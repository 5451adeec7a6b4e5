"""What may a player know? Where a card is, told from the player's own seat."""

from __future__ import annotations

from functools import partial
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.played import played
from brisca_teach.teaching.questions import Choice, Part, Question, Row, Shown
from brisca_teach.teaching.reasons import because

ME = 0
SORTS = ("hidden", "pile", "rest", "hidden", "shown", "turn_up", "hidden", "rest")
"""Where the card is, in turn."""


def ask(item: str | Position, card: str | Card) -> Question:
    """Can the player in the learner's seat know where this card is? The observation of the engine decides."""
    position = Position.parse(item) if isinstance(item, str) else item
    wanted = Card.parse(card) if isinstance(card, str) else card
    where = place(position, wanted)
    told = because(f"knows.{where}", card=wanted)
    right, wrong = ("no", "yes") if where == "hidden" else ("yes", "no")
    says = {right: (), wrong: (because("v.no"), told)}
    choices = tuple(Choice(word, because(f"b.{word}"), says[word]) for word in ("yes", "no"))
    hints = because("hint.knows.seen"), because("hint.knows.stock"), told
    part = Part(because("ask.knows", card=wanted), choices, (right,), hints=hints)
    return Question("knows", _shown(position), (part,), (told,))


def place(position: Position, card: Card) -> str:
    """Where the learner's seat knows the card to be; hidden when it cannot know."""
    seen = position.observe(ME)
    if card in seen.unseen:
        return "hidden" if position.stock else "rest"
    if card in seen.hand:
        return "hand"
    if card in position.trick:
        return "trick"
    return "pile" if position.is_played(card) else "turn_up" if card in position.stock else "shown"


def _shown(position: Position) -> Shown:
    """The learner's view, with everything that has gone."""
    gone = tuple(card for pile in position.piles for card in pile)
    rows = (Row(because("a.row.gone"), gone),) if gone else ()
    seen = position.observe(ME).position
    return Shown(position.rules, position.trump, position.trick, position=seen, rows=rows, name_only=True)


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round from real deals for two: cards that are anywhere, and those that the other player must hold."""
    return gathered(rng, [partial(_item, sort=SORTS[at % len(SORTS)]) for at in range(items)])


def _item(rng: Random, sort: str) -> Question:
    while True:
        found = [
            (position, card)
            for position, _ in played(rng, find_rules("brisca_2"))
            if position.turn == ME and len(position.piles[ME]) > 3
            for card in position.rules.cards
            if position.rules.points(card) and place(position, card) == sort
        ]
        if found:
            return ask(*rng.choice(found))


DRILL = Drill("knows", ask, deal)
