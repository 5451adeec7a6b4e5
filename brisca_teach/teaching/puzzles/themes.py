"""What a puzzle is about: each theme is a test on the best play beside the play that tempts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from brisca_teach.analysis.solution import Solution
from brisca_teach.analysis.stakes import left, made
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.moves import Claim, Exchange
from brisca_teach.engine.position import Position
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
    def goods(self) -> tuple[Case, ...]:
        """Each best move with the best play after it."""
        return tuple(Case(self.solution, move) for move in self.best)

    def all_good(self, test: Callable[[Case], bool]) -> bool:
        """True when the test holds for the play after every best move."""
        return all(map(test, self.goods))

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
    """Showing the trumps takes more than any card."""
    return all(isinstance(move, Claim) for move in trial.best)


def claims_next(trial: Trial) -> bool:
    """After the best cards the side can show its trumps before the next trick; after the tempting one it cannot."""
    return bool(trial.best_cards) and trial.all_good(_may_claim) and not _may_claim(trial.case)


def _may_claim(case: Case) -> bool:
    """True when the side may claim once this trick is taken."""
    if case.now is None or case.now.after.turn is None:
        return False
    after = case.now.after
    mine = after.legal_moves() if after.turn in case.ours else ()
    others = (move for move in after.out_of_turn_moves() if isinstance(move, Claim) and move.seat in case.ours)
    return any(isinstance(move, Claim) for move in mine) or any(others)


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
    """The last cards are drawn after this trick: the best cards lose it and bring the turn-up, the other wins it."""
    case, position = trial.case, trial.position
    if position.turn_up is None or len(position.stock) != position.rules.players or not trial.best_cards:
        return False
    return case.is_won(case.now) and trial.all_good(lambda good: good.lost(good.now) and _draws_turn_up(good, 1))


def _draws_turn_up(good: Case, most: int | None = None) -> bool:
    """True when the side draws the turn-up, in one of so many tricks."""
    turn_up = good.position.turn_up
    return any(turn_up in trick.drawn_by(good.ours) for trick in good.course.tricks[:most])


def takes_turn_up(trial: Trial) -> bool:
    """With the best cards the turn-up comes to this side and serves it; after the tempting one the others draw it."""
    turn_up, case = trial.position.turn_up, trial.case
    if turn_up is None or not trial.best_cards:
        return False
    theirs = any(turn_up in trick.drawn_by(case.theirs) for trick in case.course.tricks)
    return theirs and trial.all_good(lambda good: _draws_turn_up(good) and turn_up in good.course.won_by(good.ours))


def feeds_partner(trial: Trial) -> bool:
    """The best cards add points to a trick that the partner takes; the tempting one adds less or takes it over."""
    case = trial.case
    if not case.has_partner or case.is_lead or case.card is None or not trial.all_good(_is_partners):
        return False
    if not trial.all_best(lambda card: case.points(card) > 0 and not case.takes(card)):
        return False
    return case.takes(case.card) or case.points(case.card) < min(map(case.points, trial.best_cards))


def _is_partners(good: Case) -> bool:
    """True when the partner takes this trick."""
    return good.is_won(good.now) and good.now is not None and good.now.winner != good.seat


def saves_trump(trial: Trial) -> bool:
    """A plain card was led and a trump would take it: the best cards are plain and let the trick go."""
    case, card = trial.case, trial.case.card
    if case.is_lead or case.is_trump(trial.position.trick[0]) or card is None or case.partner_leads:
        return False
    spends = case.is_trump(card) and case.takes(card)
    return spends and trial.all_good(_loses) and trial.all_best(lambda one: not case.is_trump(one))


def _loses(good: Case) -> bool:
    return good.lost(good.now)


def forces_trumps(trial: Trial) -> bool:
    """The best leads are trumps that draw out theirs; or plain cards that they trump though they need not."""
    case = trial.case
    if not case.is_lead or not trial.best_cards or case.card is None:
        return False
    if trial.all_best(case.is_trump):
        return not case.is_trump(case.card) and trial.all_good(_pulls)
    keeps = any(case.is_trump(card) for card in trial.position.hands[case.seat])
    return keeps and trial.all_best(lambda card: not case.is_trump(card)) and trial.all_good(_is_trumped)


def _pulls(good: Case) -> bool:
    """True when the trick is won and one of theirs plays a trump to it."""
    return good.is_won(good.now) and bool(_their_trumps(good))


def _is_trumped(good: Case) -> bool:
    """True when one of theirs plays a trump who has a plain card."""
    hands = good.position.hands
    return any(not good.is_trump(other) for seat in _their_trumps(good) for other in hands[seat])


def _their_trumps(good: Case) -> list[int]:
    """Who of theirs plays a trump to this trick."""
    plays = good.now.plays if good.now else ()
    return [seat for seat, card in plays if seat in good.theirs and good.is_trump(card)]


def protects_three(trial: Trial) -> bool:
    """A second in the hand (the three, in some games the seven) is won with the best play and lost after the other."""
    case, rules = trial.case, trial.position.rules
    if not trial.best_cards:
        return False
    seconds = {card for card in trial.position.hands[case.seat] if card.rank == rules.second}
    lost = seconds & case.course.won_by(case.theirs)
    kept = seconds.intersection(*(good.course.won_by(good.ours) for good in trial.goods))
    return bool(kept & lost)


def throws_blank(trial: Trial) -> bool:
    """The best cards are plain blanks on a lost trick; a plain card that takes it, or gives points, tempts."""
    case, card = trial.case, trial.case.card
    if case.is_lead or card is None or case.is_trump(card) or not trial.all_good(_loses):
        return False
    blank = trial.all_best(lambda one: not case.is_trump(one) and case.points(one) == 0)
    return blank and (case.takes(card) or case.points(card) > 0)


TESTS: tuple[tuple[str, Callable[[Trial], bool]], ...] = (
    ("exchange_now", exchanges_now),
    ("keep_seven", keeps_seven),
    ("claim", claims),
    ("count_61", counts_to_61),
    ("lose_last_draw", loses_last_draw),
    ("take_turn_up", takes_turn_up),
    ("feed_partner", feeds_partner),
    ("claim", claims_next),
    ("save_trump", saves_trump),
    ("force_trumps", forces_trumps),
    ("protect_three", protects_three),
    ("throw_blank", throws_blank),
)
"""The tests, the most telling first: a puzzle has the theme of the first that is true of it, and no other."""

THEMES = tuple(dict.fromkeys(theme for theme, _ in TESTS))
"""What a puzzle can be about."""


def themed(solution: Solution, tempting: Sequence[Move]) -> tuple[str, Trial] | None:
    """The first theme that is true of the puzzle, with the wrong move that shows it; None for no theme at all."""
    trials = [Trial(solution, move) for move in tempting]
    return next(((theme, trial) for theme, test in TESTS for trial in trials if test(trial)), None)
