"""A played deal looked at again: what each move cost with open hands and, apart from it, on what could be known."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from brisca_teach.analysis.limits import tricks_left
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.engine.refusal import Refusal
from brisca_teach.engine.scoring import points_of, side_total, sides_of
from brisca_teach.teaching.coach.course import Course
from brisca_teach.teaching.coach.judging import judge, reach, shortened, told
from brisca_teach.teaching.coach.known import Known, known
from brisca_teach.teaching.coach.memory import Memory
from brisca_teach.teaching.coach.verdict import GRADES, Verdict
from brisca_teach.teaching.lines import actor
from brisca_teach.teaching.reasons import Reason, Seat, because

Progress = Callable[[float], None]
Stop = Callable[[], bool]
WORLDS = 24
COSTLY = ("slip", "mistake")
LENSES = ("open", "known")
"""With all hands open, or with what the player could know."""


@dataclass(frozen=True)
class Judged:
    """One move of the deal. Where something has no value, a reason says why: an auction, too large a deal ..."""

    at: int  # its number in the record, the first being 0
    seat: int
    move: Move
    verdict: Verdict | None = None
    known: Known | None = None
    refused: Reason | None = None  # why there is no verdict
    unknown: Reason | None = None  # why there is nothing about what could be known

    def cost(self, lens: str) -> float | None:
        """The points it lost, None where that was not measured; on what could be known, an average."""
        if lens == "known":
            return self.known.cost.value if self.known else None
        return self.verdict.cost if self.verdict else None

    def grade(self, lens: str) -> str:
        """One of `GRADES`, "" where it was not measured."""
        if lens == "known":
            return self.known.grade if self.known else ""
        return self.verdict.grade if self.verdict else ""

    @property
    def is_free(self) -> bool:
        """True when there was something to choose."""
        return self.verdict is not None and len(self.verdict.values) > 1

    @property
    def told_known(self) -> Reason | None:
        """What it cost on what could be known; None where that was not measured."""
        seen = self.known
        if seen is None:
            return None
        if seen.is_right:
            return because("v.known" if seen.is_best else "review.known.even")
        if seen.is_certain:
            return because("review.known.certain", best=seen.best, diff=round(seen.cost.value))
        key = "review.known.cost" if seen.is_clear else "review.known.open"
        low, high = round(seen.cost.low), round(seen.cost.high)
        return because(key, best=seen.best, diff=round(seen.cost.value), a=low, b=high)

    @property
    def luck(self) -> Reason | None:
        """The reply that made a right card lose, when it came from a hand that the player could not see."""
        verdict, seen = self.verdict, self.known
        if verdict is None or seen is None or not (verdict.cost and seen.is_right):
            return None
        reply = next(((seat, card) for seat, card in _replies(verdict) if seat not in _side(verdict)), None)
        if reply is None or not isinstance(self.move, Card) or not _beats(verdict, reply[1]):
            return None
        hidden = verdict.position.observe(self.seat).position.hands[reply[0]]
        return because("v.unlucky", who=Seat(reply[0]), reply=reply[1]) if reply[1] not in hidden else None


def _side(verdict: Verdict) -> tuple[int, ...]:
    turn = verdict.position.turn
    return next(seats for seats in sides_of(verdict.position) if turn in seats)


def _replies(verdict: Verdict) -> Iterable[tuple[int, Card]]:
    """The cards of this trick that follow the move in the proof, with who plays them."""
    tricks = verdict.line.tricks
    return tricks[0].plays[len(verdict.position.trick) + 1 :] if tricks else ()


def _beats(verdict: Verdict, reply: Card) -> bool:
    position, move = verdict.position, verdict.move
    assert isinstance(move, Card)
    return position.rules.trick_winner((*position.trick, move, reply), position.trump) == len(position.trick) + 1


@dataclass(frozen=True)
class Total:
    """One seat's moves together, through one of the lenses: how many were measured, and the points lost."""

    seat: int
    judged: int
    cost: float
    grades: tuple[int, ...]  # in the order of GRADES


@dataclass(frozen=True)
class Review:
    """A deal with its moves judged, in the order of play."""

    record: Record
    moves: tuple[Judged, ...]
    worlds: int = WORLDS
    seats: tuple[int, ...] = ()

    def total(self, seat: int, lens: str = "open") -> Total:
        """What this seat's moves come to."""
        mine = [one for one in self.moves if one.seat == seat and one.grade(lens)]
        grades = tuple(sum(one.grade(lens) == grade for one in mine) for grade in GRADES)
        return Total(seat, len(mine), max(sum(one.cost(lens) or 0 for one in mine), 0), grades)

    def costly(self, seat: int, lens: str = "open") -> tuple[Judged, ...]:
        """The slips and mistakes of this seat, in the order of play."""
        return tuple(one for one in self.moves if one.seat == seat and one.grade(lens) in COSTLY)

    @property
    def is_whole(self) -> bool:
        """False when it was stopped before every move was judged."""
        gaps = [gap for one in self.moves for gap in (one.refused, one.unknown) if gap]
        return all(gap.key != "solve.stopped" for gap in gaps)

    @cached_property
    def tricks(self) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """After each trick: how many moves had been made, and what each side had made by then."""
        return tuple((trick.moves, _sides(trick.after)) for trick in Course(self.record).tricks)


def _sides(position: Position) -> tuple[int, ...]:
    points = points_of(position)
    return tuple(side_total(position, seats, points) for seats in sides_of(position))


def review(
    record: Record,
    seats: Collection[int] | None = None,
    worlds: int = WORLDS,
    seed: int = 1,
    progress: Progress | None = None,
    stop: Stop | None = None,
    fair: Collection[int] | None = None,
) -> Review:
    """The deal with the moves of these seats judged, all of them if none are named.

    For each move `worlds` deals are imagined (0: open hands alone), for the seats in `fair` if these are named. The
    same seed gives the same review. A stopped review keeps what has been judged by then.
    """
    every = tuple(range(record.start.rules.players)) if seats is None else tuple(seats)
    work, moves = _Work(record, worlds, seed, stop), []
    for at in range(len(record.moves)):
        judged = work.judged(at, every)
        moves.append(work.fairly(judged) if judged.seat in (every if fair is None else fair) else judged)
        if progress:
            progress((at + 1) / len(record.moves))
    return Review(record, tuple(moves), worlds, every)


def fairly(
    found: Review, seat: int, seed: int = 1, progress: Progress | None = None, stop: Stop | None = None
) -> Review:
    """The review with what this seat's moves cost on what could be known, where that had not been measured."""
    work, moves = _Work(found.record, found.worlds, seed, stop), []
    for at, one in enumerate(found.moves, 1):
        moves.append(work.fairly(one) if one.seat == seat else one)
        if progress:
            progress(at / len(found.moves))
    return replace(found, moves=tuple(moves))


class _Work:
    """Judges the moves of one record, remembering what has been solved."""

    def __init__(self, record: Record, worlds: int, seed: int, stop: Stop | None) -> None:
        self.record, self.worlds, self.seed, self.stop = record, worlds, seed, stop
        self.memory: Memory | None = None

    def judged(self, at: int, seats: Collection[int]) -> Judged:
        """The move with this number, judged with open hands if it is of one of these seats."""
        position, move = self.record.positions[at], self.record.moves[at]
        seat = actor(position, move)
        if seat not in seats:
            return Judged(at, seat, move)
        try:
            return Judged(at, seat, move, self._verdict(position, move))
        except Refusal as error:
            return Judged(at, seat, move, refused=_why(error))

    def fairly(self, one: Judged) -> Judged:
        """The same move with what it cost on what could be known, if there was anything to choose."""
        if not self.worlds or not one.is_free or one.known or one.unknown:
            return one
        position = self.record.positions[one.at]
        try:
            return replace(one, known=self._known(one.at, position, one.move))
        except Refusal as error:
            return replace(one, unknown=_why(error))

    def _verdict(self, position: Position, move: Move) -> Verdict:
        if self.stop and self.stop():
            raise Refusal("solve.stopped")
        if position.phase not in ("play", "window"):
            raise Refusal("solve.phase")
        if tricks_left(shortened(position)) > reach(position):
            raise Refusal("solve.large", tricks=tricks_left(position), most=reach(position), rules=position.rules.key)
        if move not in position.legal_moves():
            raise Refusal("review.out_of_turn")
        if tricks_left(position) > reach(position):
            return judge(position, move, stop=self.stop)
        if self.memory is None:
            self.memory = Memory(position, self.stop)
        return told(self.memory.solve(position), move)

    def _known(self, at: int, position: Position, move: Move) -> Known:
        turn = position.turn
        assert turn is not None
        return known(position.observe(turn), move, self.worlds, Random(f"{self.seed}/{at}"), self.stop)


def _why(error: Refusal) -> Reason:
    return because(error.reason, **error.facts)
