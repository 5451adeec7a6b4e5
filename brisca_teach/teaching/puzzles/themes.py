"""What a puzzle is about: each theme is a test on the best play beside the play that tempts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from brisca_teach.analysis.solution import Solution
from brisca_teach.analysis.stakes import left, made
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.moves import Claim, Exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.record import Record
from brisca_teach.teaching.coach.case import Case


@dataclass(frozen=True)
class Trial:
    """A solved position with the wrong move that tempts."""

    solution: Solution
    tempting: Move

    @property
    def position(self) -> Position:
        """Where it happens."""
        return self.solution.position

    @property
    def best(self) -> tuple[Move, ...]:
        """Every move that is as good as the best."""
        return self.solution.best

    @cached_property
    def case(self) -> Case:
        """The tempting move beside the best one."""
        return Case(self.solution, self.tempting)

    @cached_property
    def best_cards(self) -> tuple[Card, ...]:
        """The best moves, where all of them are cards; else ()."""
        cards = tuple(move for move in self.best if isinstance(move, Card))
        return cards if len(cards) == len(self.best) else ()

    def all_best(self, test: Callable[[Card], bool]) -> bool:
        """True when the best moves are cards and the test holds for each."""
        return bool(self.best_cards) and all(map(test, self.best_cards))


def exchanges_now(trial: Trial) -> bool:
    """Only the exchange is best."""
    return all(isinstance(move, Exchange) for move in trial.best)


def keeps_seven(trial: Trial) -> bool:
    """An exchange is allowed, tempts, and is worse than playing a card first."""
    return isinstance(trial.tempting, Exchange) and bool(trial.best_cards)


def claims(trial: Trial) -> bool:
    """Showing the trumps takes more than any card; or the best card makes it possible and the tempting one never does.

    In a game where the claim is not allowed nothing of the kind can happen.
    """
    if any(isinstance(move, Claim) for move in trial.best):
        return not any(isinstance(move, Card) for move in trial.best)
    case = trial.case
    if any(isinstance(move, Claim) for move in trial.solution.values) or not trial.best_cards:
        return False
    return _may_claim(trial, case.ideal.moves) and not _may_claim(trial, case.course.moves)


def _may_claim(trial: Trial, moves: tuple[Move, ...]) -> bool:
    ours = trial.case.ours
    for position in Record(trial.position, moves).positions[1:]:
        mine = position.legal_moves() if position.turn in ours else ()
        others = (move for move in position.out_of_turn_moves() if isinstance(move, Claim) and move.seat in ours)
        if any(isinstance(move, Claim) for move in mine) or any(others):
            return True
    return False


def counts_to_61(trial: Trial) -> bool:
    """The best moves reach 61 and no other does."""
    solution, rules = trial.solution, trial.position.rules
    before = made(trial.position, solution.side)
    is_plain = rules.scoring.kind == "win" and not (rules.meld or rules.instant or rules.scoring.last_trick)
    if not is_plain or not _is_whole(trial.position) or not before < TO_WIN <= before + solution.value:
        return False
    return all(before + value < TO_WIN for move, value in solution.values.items() if move not in solution.best)


def _is_whole(position: Position) -> bool:
    piles = sum(position.rules.points(card) for pile in position.piles for card in pile)
    return piles + left(position) == position.rules.total


def loses_last_draw(trial: Trial) -> bool:
    """The last cards are drawn after this trick: the best card loses it and brings the turn-up, the other wins it."""
    case, position = trial.case, trial.position
    if position.turn_up is None or len(position.stock) != position.rules.players or not trial.best_cards:
        return False
    now, then = case.now, case.then
    is_it = case.is_won(now) and case.lost(then) and then is not None
    return is_it and then is not None and position.turn_up in then.drawn_by(case.ours)


def takes_turn_up(trial: Trial) -> bool:
    """With the best card the turn-up comes to this side and serves it; after the tempting one the others draw it."""
    turn_up, case = trial.position.turn_up, trial.case
    if turn_up is None or not trial.best_cards:
        return False
    mine = any(turn_up in trick.drawn_by(case.ours) for trick in case.ideal.tricks)
    theirs = any(turn_up in trick.drawn_by(case.theirs) for trick in case.course.tricks)
    return mine and theirs and turn_up in case.ideal.won_by(case.ours)


def feeds_partner(trial: Trial) -> bool:
    """The best cards add points to a trick that the partner takes; the tempting one adds less or takes it over."""
    case, then = trial.case, trial.case.then
    if not case.has_partner or case.is_lead or then is None or not case.is_won(then) or then.winner == case.seat:
        return False
    if not trial.all_best(lambda card: case.points(card) > 0 and not case.takes(card)) or case.card is None:
        return False
    return case.takes(case.card) or case.points(case.card) < min(map(case.points, trial.best_cards))


def saves_trump(trial: Trial) -> bool:
    """A plain card was led and a trump would take it: the best cards are plain and let the trick go."""
    case, card = trial.case, trial.case.card
    if case.is_lead or case.is_trump(trial.position.trick[0]) or card is None or case.partner_leads:
        return False
    spends = case.is_trump(card) and case.takes(card)
    return spends and case.lost(case.then) and trial.all_best(lambda one: not case.is_trump(one))


def forces_trumps(trial: Trial) -> bool:
    """The best leads are trumps that draw out theirs; or plain cards that they trump though they need not."""
    case, then = trial.case, trial.case.then
    if not case.is_lead or then is None or not trial.best_cards or case.card is None:
        return False
    theirs = [(seat, card) for seat, card in then.plays if seat in case.theirs and case.is_trump(card)]
    if trial.all_best(case.is_trump):
        return bool(theirs) and not case.is_trump(case.card) and case.is_won(then)
    keeps = any(case.is_trump(card) for card in trial.position.hands[case.seat])
    return keeps and trial.all_best(lambda card: not case.is_trump(card)) and any(
        any(not case.is_trump(other) for other in trial.position.hands[seat]) for seat, _ in theirs
    )  # fmt: skip


def protects_three(trial: Trial) -> bool:
    """A second in the hand (the three, in some games the seven) is won with the best play and lost after the other."""
    case, rules = trial.case, trial.position.rules
    if not trial.best_cards:
        return False
    seconds = [card for card in trial.position.hands[case.seat] if card.rank == rules.second]
    mine, theirs = case.ideal.won_by(case.ours), case.course.won_by(case.theirs)
    return any(card in mine and card in theirs for card in seconds)


def throws_blank(trial: Trial) -> bool:
    """The best cards are plain blanks on a lost trick; a plain card that takes it, or gives points, tempts."""
    case, card = trial.case, trial.case.card
    if case.is_lead or card is None or case.is_trump(card) or not case.lost(case.then):
        return False
    blank = trial.all_best(lambda one: not case.is_trump(one) and case.points(one) == 0)
    return blank and (case.takes(card) or case.points(card) > 0)


THEMES: Mapping[str, Callable[[Trial], bool]] = {
    "exchange_now": exchanges_now,
    "keep_seven": keeps_seven,
    "claim": claims,
    "count_61": counts_to_61,
    "lose_last_draw": loses_last_draw,
    "take_turn_up": takes_turn_up,
    "feed_partner": feeds_partner,
    "save_trump": saves_trump,
    "force_trumps": forces_trumps,
    "protect_three": protects_three,
    "throw_blank": throws_blank,
}
"""The themes, the most telling first: a puzzle has the first that is true of it, and no other."""


def themed(solution: Solution, tempting: Sequence[Move]) -> tuple[str, Trial] | None:
    """The first theme that is true of the puzzle, with the wrong move that shows it; None for no theme at all."""
    trials = [Trial(solution, move) for move in tempting]
    return next(((theme, trial) for theme, test in THEMES.items() for trial in trials if test(trial)), None)
