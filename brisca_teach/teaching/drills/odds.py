"""Odds: how likely is it that somebody holds a card, a trump, or that you draw one? Exact, among clear answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import comb
from random import Random

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.position import Position
from brisca_teach.teaching.drills.mixture import asked_of
from brisca_teach.teaching.questions import Choice, Part, Question, Row, Shown
from brisca_teach.teaching.reasons import Reason, Seat, because

ME = 0
APART = 0.12
"""Answers lie at least so far apart."""
GRID = (0.03, 0.1, 0.2, 0.25, 0.33, 0.4, 0.5, 0.6, 0.67, 0.75, 0.8, 0.9, 0.97)


@dataclass(frozen=True)
class Chance:
    """How likely it is that at least one of `good` cards lies on `places` of the `unseen` places."""

    unseen: int
    places: int
    good: int = 1

    @property
    def share(self) -> float:
        """The chance, from 0 to 1."""
        return 1 - self.miss

    @property
    def miss(self) -> float:
        """The chance that none of them lies there."""
        return comb(self.unseen - self.good, self.places) / comb(self.unseen, self.places)

    @property
    def steps(self) -> str:
        """How the miss is reckoned: "9/12 × 8/11 × 7/10"."""
        return " × ".join(f"{self.unseen - self.good - at}/{self.unseen - at}" for at in range(self.places))


def ask(item: str | Position, about: str = "holds", card: str | Card = "", level: int = 3) -> Question:
    """How likely is it? `about` is holds (this card), some (a trump), beats (this card of mine) or draws (a trump)."""
    position = Position.parse(item) if isinstance(item, str) else item
    wanted = Card.parse(card) if isinstance(card, str) and card else card
    return make(Random(str(position)), position, about, wanted if isinstance(wanted, Card) else None, level)


def make(rng: Random, position: Position, about: str, card: Card | None = None, level: int = 1) -> Question:
    """The question for this position; level 1 tells the counts, level 2 how many cards are unseen, level 3 nothing."""
    chance, facts = asked_of(ASKS, about)(position, card)
    share = round(chance.share, 2)
    wrong = apart(share, [*_slips(position, chance), *rng.sample(GRID, len(GRID))])
    shares = sorted([share, *wrong[:3]])
    proof = _proof(chance)
    choices = tuple(_choice(one, share, proof) for one in shares)
    asked = because(f"ask.odds.{about}", who=Seat(1), **facts)
    part = Part(asked, choices, (_value(share),), hints=_hints(chance, shares, share))
    return Question("odds", _shown(position, chance, about, level), (part,), (proof,))


def apart(share: float, candidates: Iterable[float]) -> list[float]:
    """The candidates that cannot be taken for the right answer or for each other, the first ones first."""
    kept = [share]
    for other in candidates:
        if 0 < other < 1 and all(abs(other - one) >= APART for one in kept):
            kept.append(round(other, 2))
    return kept[1:]


def _slips(position: Position, chance: Chance) -> list[float]:
    """Likely mistakes: the whole pack counted, one place for all, the opposite, "it is or it is not"."""
    pack = len(position.rules.cards)
    return [chance.places * chance.good / pack, chance.good / chance.unseen, chance.miss, 0.5]


def _value(share: float) -> str:
    return str(round(share * 100))


def _choice(share: float, right: float, proof: Reason) -> Choice:
    says = () if share == right else (because("v.no"), proof)
    return Choice(_value(share), because("b.percent", share=share), says)


def _proof(chance: Chance) -> Reason:
    if 1 in (chance.good, chance.places):
        return because("odds.one", n=max(chance.good, chance.places), m=chance.unseen, share=chance.share)
    return because("odds.some", text=chance.steps, miss=chance.miss, share=chance.share)


def _hints(chance: Chance, shares: list[float], right: float) -> tuple[Reason, ...]:
    rule = "hint.odds.opposite" if chance.good > 1 and chance.places > 1 else "hint.odds.equal"
    other = min((one for one in shares if one != right), key=lambda one: abs(one - right))
    return (
        because("hint.odds.unseen"),
        because(rule),
        because("hint.odds.two", low_share=min(right, other), high_share=max(right, other)),
    )


# What can be asked


Asked = tuple[Chance, dict[str, object]]


def unseen(position: Position) -> tuple[Card, ...]:
    """What the learner has not seen."""
    return position.observe(ME).unseen


def _hidden(position: Position) -> int:
    """How many cards of the person on the right are face down."""
    return position.observe(ME).position.hands[1].count(UNKNOWN)


def _holds(position: Position, card: Card | None) -> Asked:
    out = unseen(position)
    wanted = card or next((one for one in out if one.suit == position.trump and one.rank == position.rules.ace), out[0])
    return Chance(len(out), _hidden(position)), {"card": wanted}


def trumps_out(position: Position) -> int:
    """How many trumps the learner has not seen."""
    return sum(card.suit == position.trump for card in unseen(position))


def _some(position: Position, _card: Card | None) -> Asked:
    return Chance(len(unseen(position)), _hidden(position), trumps_out(position)), {}


def beaters(position: Position, card: Card) -> tuple[Card, ...]:
    """The unseen cards that would beat this one, if it were led."""
    rules = position.rules
    return tuple(other for other in unseen(position) if rules.trick_winner((card, other), position.trump) == 1)


def _beats(position: Position, card: Card | None) -> Asked:
    mine = card or position.hands[ME][0]
    return Chance(len(unseen(position)), _hidden(position), len(beaters(position, mine))), {"card": mine}


def _draws(position: Position, _card: Card | None) -> Asked:
    return Chance(len(unseen(position)), 1, trumps_out(position)), {}


ASKS: dict[str, Callable[[Position, Card | None], Asked]] = {
    "holds": _holds,
    "some": _some,
    "beats": _beats,
    "draws": _draws,
}
"""What can be asked, by name."""


# What lies there


def _shown(position: Position, chance: Chance, about: str, level: int) -> Shown:
    seen = position.observe(ME).position
    told = [because("odds.unseen", n=chance.unseen)] if level < 3 else []
    if level == 1:
        told += _counted(position, chance, about)
        return Shown(position.rules, position.trump, told=tuple(told))
    gone = tuple(card for pile in position.piles for card in pile)
    rows = (Row(because("a.row.gone"), gone),) if gone and level > 2 else ()
    return Shown(
        position.rules, position.trump, position.trick, position=seen, rows=rows, told=tuple(told), name_only=True
    )


def _counted(position: Position, chance: Chance, about: str) -> list[Reason]:
    """The counts that the answer needs, in words."""
    told = [] if about == "draws" else [because("odds.hand", who=Seat(1), n=_hidden(position))]
    if about in ("some", "draws"):
        told.append(because("odds.trumps", n=chance.good))
    return [*told, because("odds.beaters", n=chance.good)] if about == "beats" else told
