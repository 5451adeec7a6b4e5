"""Two bots compared on the same deals: each deal is played twice, with the seats swapped."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass

from brisca_teach.analysis.bots.bot import Bot, Level
from brisca_teach.analysis.simulate.playing import play_out, seeded
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.scoring import Outcome

WON, TIED, LOST = 1.0, 0.5, 0.0
BY_POINTS = ("win", "sum")  # ways of scoring in which the points are what counts


@dataclass(frozen=True)
class Contest:
    """What is compared: `home` against `away`, at which game, from which seed."""

    rules: Rules
    home: Level
    away: Level
    seed: int = 0

    @property
    def key(self) -> str:
        """The contest as one word: the same word, the same results."""
        return f"{self.rules.key}:{self.home.key}:{self.away.key}:{self.seed}"


@dataclass(frozen=True)
class Pair:
    """One deal played twice: `won` is what home won (1, a half, 0) and `margin` by how much, each time."""

    number: int
    won: tuple[float, float]
    margin: tuple[float, float]

    @property
    def swing(self) -> float:
        """Home's margin in the two games together: the luck of the cards has gone out of it."""
        return sum(self.margin)


def play_pair(contest: Contest, number: int) -> Pair:
    """The deal with this number, played twice."""
    start = deal(contest.rules, seeded(contest.seed, number, "deal"), number=number)
    compare = _swapped if len(contest.rules.fixed_sides) == 2 else _replaced
    return compare(contest, start, number)


def play_pairs(contest: Contest, numbers: Iterable[int]) -> list[Pair]:
    """The deals with these numbers: a piece of work for one process."""
    return [play_pair(contest, number) for number in numbers]


def _swapped(contest: Contest, start: Position, number: int) -> Pair:
    """Two sides: home on one side, then on the other."""
    first, second = (_home_on(contest, start, number, side) for side in (0, 1))
    return Pair(number, (first[0], second[0]), (first[1], second[1]))


def _home_on(contest: Contest, start: Position, number: int, side: int) -> tuple[float, float]:
    seats = contest.rules.fixed_sides
    outcome = _played(contest, start, number, set(seats[side]))
    mine, theirs = (takings(contest.rules, outcome, seats[at][0]) for at in (side, 1 - side))
    return result(outcome, seats[side][0]), mine - theirs


def _replaced(contest: Contest, start: Position, number: int) -> Pair:
    """Three sides or more, or sides made by an auction: home takes one of away's seats, then away plays it himself."""
    seat = number % contest.rules.players
    made, usual = (_taken_by(contest, start, number, seat, homes) for homes in ({seat}, set[int]()))
    won = WON if made > usual else TIED if made == usual else LOST
    return Pair(number, (won, won), ((made - usual) / 2, (made - usual) / 2))


def _taken_by(contest: Contest, start: Position, number: int, seat: int, homes: Set[int]) -> float:
    outcome = _played(contest, start, number, homes)
    return takings(contest.rules, outcome, seat)


def _played(contest: Contest, start: Position, number: int, homes: Set[int]) -> Outcome:
    bots: list[Bot] = [contest.home if seat in homes else contest.away for seat in range(contest.rules.players)]
    outcome = play_out(start, bots, seeded(contest.seed, number, "play")).outcome()
    assert outcome is not None
    return outcome


def takings(rules: Rules, outcome: Outcome, seat: int) -> float:
    """What the seat takes home: the points of its side, or its line of the score sheet where that is what counts."""
    if rules.scoring.kind not in BY_POINTS:
        return float(outcome.scores[seat])
    return float(outcome.side_points[next(at for at, seats in enumerate(outcome.sides) if seat in seats)])


def result(outcome: Outcome, seat: int) -> float:
    """1 when the seat's side has won the deal alone, a half when nobody has or several have, 0 when it has lost."""
    winners = [outcome.sides[at] for at in outcome.winners]
    if not any(seat in seats for seats in winners):
        return LOST if winners else TIED
    return WON if len(winners) == 1 else TIED
