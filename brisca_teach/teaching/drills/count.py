"""Counting in real deals: points won and left, points to 61, trumps, briscas and cards not seen yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import sums
from brisca_teach.teaching.drills.mixture import asked_of, cards_in, in_play
from brisca_teach.teaching.drills.numbers import number_part
from brisca_teach.teaching.questions import Choice, Part, Question, Row, Shown
from brisca_teach.teaching.reasons import Points, Reason, Seat, because

ME = 0
BRISCAS = 2
"""The first so many ranks of the ladder: ace and second."""


def ask(item: str | Position, about: str = "", level: int = 2) -> Question:
    """Counting in this position; `about` is points, left, to_61, trumps, briscas or cards. Cards alone are a pile."""
    if isinstance(item, str) and "/" not in item:
        cards = in_play(find_rules("brisca_2"), cards_in(item))
        return asked_of({"points": pile}, about or "points")(Random(item), cards)
    position = Position.parse(item) if isinstance(item, str) else item
    return asked_of(ASKS, about or "points")(Random(str(position)), position, level)


def pile(rng: Random, cards: Sequence[Card]) -> Question:
    """How many points do the cards of one pile make?"""
    rules = find_rules("brisca_2")
    shown = Shown(rules, hand=tuple(cards), name_only=True)
    return _question(shown, _sum(rng, rules, cards, "ask.points"), sums.proof(rules, cards))


def ours(position: Position) -> tuple[Card, ...]:
    """The cards won by the learner's side."""
    return _won(position, True)


def theirs(position: Position) -> tuple[Card, ...]:
    """The cards won by everybody else."""
    return _won(position, False)


def _won(position: Position, mine: bool) -> tuple[Card, ...]:
    side = position.rules.side_of
    seats = [seat for seat in range(position.rules.players) if (side[seat] == side[ME]) == mine]
    return tuple(card for seat in seats for card in position.piles[seat])


def _total(position: Position, cards: Sequence[Card]) -> int:
    return sums.total(position.rules, cards)


def unseen(position: Position) -> tuple[Card, ...]:
    """What the learner has not seen, in pack order."""
    return position.observe(ME).unseen


# What lies there


def _labels(position: Position) -> tuple[Reason, Reason]:
    if position.rules.players == 2:
        return because("a.row.you"), because("a.row.other", who=Seat(1))
    return because("a.row.us"), because("a.row.them")


def _shown(position: Position, told: Sequence[Reason] = ()) -> Shown:
    """What the learner sees at the table and all cards that have gone."""
    mine, others = _labels(position)
    rows = (Row(mine, ours(position)), Row(others, theirs(position)))
    seen = position.observe(ME).position
    kept = tuple(row for row in rows if row.cards)
    return Shown(
        position.rules, position.trump, position.trick, position=seen, rows=kept, told=tuple(told), name_only=True
    )


def _scored(position: Position) -> Shown:
    """Both sides' points in words, and no cards."""
    a, b = _total(position, ours(position)), _total(position, theirs(position))
    if position.rules.players == 2:
        told = because("score.you", points=a), because("score.other", who=Seat(1), points=b)
        return Shown(position.rules, told=told)
    return Shown(position.rules, told=(because("score.sides", a=a, b=b),))


def _question(shown: Shown, part: Part, *answer: Reason) -> Question:
    return Question("count", shown, (part,), answer)


# What is asked


def _sum(rng: Random, rules: Rules, cards: Sequence[Card], key: str) -> Part:
    return sums.part(rng, rules, cards, because(key), (because("v.no"),))


def points(rng: Random, position: Position, _level: int) -> Question:
    """How many points has the learner's side won?"""
    cards = ours(position)
    shown = Shown(position.rules, rows=(Row(_labels(position)[0], cards),), name_only=True)
    return _question(shown, _sum(rng, position.rules, cards, "ask.count.points"), sums.proof(position.rules, cards))


def left(rng: Random, position: Position, level: int) -> Question:
    """How many points are still to be played for?"""
    a, b = _total(position, ours(position)), _total(position, theirs(position))
    right = position.rules.total - a - b
    proof = because("count.left", total=position.rules.total, a=a, b=b, points=right)
    hints = because("hint.count.all"), because("hint.count.minus")
    slips = (position.rules.total - a, position.rules.total - b, a + b, TO_WIN - a)
    part = number_part(rng, because("ask.count.left"), right, slips, (proof,), hints, Points)
    return _question(_scored(position) if level == 1 else _piles(position), part, proof)


def to_61(rng: Random, position: Position, level: int) -> Question:
    """How many points does the learner's side lack to win?"""
    a, b = _total(position, ours(position)), _total(position, theirs(position))
    proof = because("count.to_61", total=TO_WIN, a=a, points=TO_WIN - a)
    hints = because("hint.count.enough"), because("hint.count.minus_mine")
    slips = (60 - a, position.rules.total - a - b, TO_WIN - b, 60 - b)
    part = number_part(rng, because("ask.count.to_61"), TO_WIN - a, slips, (proof,), hints, Points)
    return _question(_scored(position) if level == 1 else _piles(position), part, proof)


def _piles(position: Position) -> Shown:
    """Both piles and nothing else."""
    shown = _shown(position)
    return Shown(position.rules, rows=shown.rows, name_only=True)


def trumps(rng: Random, position: Position, _level: int) -> Question:
    """How many trumps has the learner not seen?"""
    suit = position.trump or ""
    out = tuple(card for card in unseen(position) if card.suit == suit)
    size = sum(card.suit == suit for card in position.rules.cards)
    proof = _told(out, size, size - len(out), "trumps")
    hints = because("hint.count.ten", n=size), because("hint.count.where")
    played = sum(card.suit == suit for card in (*ours(position), *theirs(position)))
    slips = (size - played, size - len(out), len(out) + 1)
    part = number_part(rng, because("ask.count.trumps"), len(out), slips, (proof,), hints, most=size)
    return _question(_shown(position), part, proof)


def cards(rng: Random, position: Position, _level: int) -> Question:
    """How many cards has the learner not seen?"""
    size, out = len(position.rules.cards), len(unseen(position))
    proof = because("count.cards", total=size, m=size - out, n=out)
    hints = because("hint.count.pack", n=size), because("hint.count.where")
    gone = len(ours(position)) + len(theirs(position))
    slips = (size - gone, out - len(position.hands[ME]), out - 1)
    part = number_part(rng, because("ask.count.cards"), out, slips, (proof,), hints, most=size)
    return _question(_shown(position), part, proof)


def briscas(_rng: Random, position: Position, _level: int) -> Question:
    """Which aces and threes has the learner not seen?"""
    ranks = position.rules.ladder[:BRISCAS]
    asked = [card for card in position.rules.cards if card.rank in ranks]
    out = tuple(card for card in asked if card in unseen(position))
    choices = tuple(
        Choice(
            str(card), because("b.card", card=card), (because("count.out" if card in out else "count.seen", card=card),)
        )
        for card in asked
    )
    hints = because("hint.count.eight"), because("hint.count.where"), because("hint.count.so_many", n=len(out))
    part = Part(because("ask.count.briscas"), choices, tuple(map(str, out)), form="many", hints=hints)
    return _question(_shown(position), part, _told(out, len(asked), len(asked) - len(out), "briscas"))


def _told(out: Sequence[Card], total: int, seen: int, what: str) -> Reason:
    """How many are out, and which."""
    if not out:
        return because(f"count.{what}.none", n=total)
    return because(f"count.{what}", total=total, m=seen, n=len(out), cards_list=tuple(out))


ASKS: dict[str, Callable[[Random, Position, int], Question]] = {
    "points": points,
    "left": left,
    "to_61": to_61,
    "trumps": trumps,
    "briscas": briscas,
    "cards": cards,
}
"""What can be counted, by name."""
