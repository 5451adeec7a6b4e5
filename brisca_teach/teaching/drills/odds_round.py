"""Rounds of odds: moments of real deals, first with the counts told, at last with nothing but the cards."""

from __future__ import annotations

from functools import partial
from random import Random

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import odds
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.played import played
from brisca_teach.teaching.questions import Question

ROUNDS = {
    1: "holds draws holds some holds draws holds some",
    2: "holds some draws beats holds some holds beats",
    3: "some holds beats draws some beats holds some",
}
LEAST, MOST = 0.04, 0.96
LATE = 14
"""From so many unseen cards on, there is enough to know."""


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round from real deals for two, and from level 2 on for pairs too."""
    wanted = ROUNDS[level].split()
    games = ("brisca_2",) if level == 1 else ("brisca_2", "brisca_4")
    chosen = [(wanted[at % len(wanted)], games[at % len(games)]) for at in range(items)]
    return gathered(rng, [partial(_item, about=about, game=game, level=level) for about, game in chosen])


def _item(rng: Random, about: str, game: str, level: int) -> Question:
    """A moment of a deal where this is neither certain nor out of the question."""
    while True:
        turns = [one for one, _ in played(rng, find_rules(game)) if _is_open(one, about, level)]
        rng.shuffle(turns)
        for position in turns:
            card = _card(rng, position, about)
            if card is not None and LEAST < odds.ASKS[about](position, card)[0].share < MOST:
                return odds.make(rng, position, about, card, level)


def _is_open(position: Position, about: str, level: int) -> bool:
    """The learner leads, and there is something to be unsure of."""
    if position.turn != odds.ME or position.phase != "play" or position.trick:
        return False
    out = len(odds.unseen(position))
    drawing = len(position.stock) > position.rules.players or about != "draws"
    hidden = set(position.observe(odds.ME).position.hands[1])
    return drawing and hidden == {UNKNOWN} and 3 < out <= (LATE if level == 3 else 34)


def _card(rng: Random, position: Position, about: str) -> Card | None:
    """A card worth asking about: one that matters and is unseen, or one of the learner's own."""
    if about == "beats":
        return rng.choice(position.hands[odds.ME])
    out = odds.unseen(position)
    matter = [card for card in out if position.rules.points(card) or card.suit == position.trump]
    return rng.choice(matter) if matter else None


DRILL = Drill("odds", odds.ask, deal, levels=len(ROUNDS))
