"""Reasons that look at the 61 points, at the draw, at an exchange or a meld: what is more than this trick."""

from __future__ import annotations

from brisca_teach.engine.knobs import TO_WIN
from brisca_teach.engine.moves import Announce, Exchange, Meld
from brisca_teach.engine.scoring import points_of
from brisca_teach.teaching.coach.case import BRISCA, Case
from brisca_teach.teaching.coach.course import Trick
from brisca_teach.teaching.reasons import Seat

Facts = dict[str, object]


def exchange_now(case: Case) -> Facts | None:
    """The best is to exchange, and after the move the other side gets the turn-up in the draw of this trick."""
    turn_up = case.position.turn_up
    if not isinstance(case.best, Exchange) or isinstance(case.move, Exchange) or case.now is None:
        return None
    takers = [seat for seat, card in case.now.draws if card == turn_up and seat in case.theirs]
    return {"who": Seat(takers[0])} if takers else None


def exchange_first(case: Case) -> Facts | None:
    """The best is to exchange before anything else."""
    turn_up = case.position.turn_up
    if not isinstance(case.best, Exchange) or isinstance(case.move, Exchange) or turn_up is None:
        return None
    return {"give": case.best.give, "turn_up": turn_up}


def keep_seven(case: Case) -> Facts | None:
    """The move exchanges; the best plays a card first, and the same exchange follows later."""
    is_later = isinstance(case.move, Exchange) and not isinstance(case.best, Exchange) and case.move in case.ideal.moves
    return {"best": case.best} if is_later else None


def no_exchange(case: Case) -> Facts | None:
    """The move exchanges and the best does not."""
    is_it = isinstance(case.move, Exchange) and not isinstance(case.best, Exchange)
    return {"best": case.best, "diff": case.cost} if is_it else None


def meld_first(case: Case) -> Facts | None:
    """The best is to declare a pair."""
    return {"suit": case.best.suit} if isinstance(case.best, Meld) and case.best != case.move else None


def announce(case: Case) -> Facts | None:
    """The best is to declare a pair while playing one of its cards."""
    is_better = isinstance(case.best, Announce) and not isinstance(case.move, Announce)
    return {"suit": case.best.card.suit} if is_better and isinstance(case.best, Announce) else None


def reaches_61(case: Case) -> Facts | None:
    """With the best move the side is sure of 61 in this trick, or with no more draws; with this one it is not."""
    made, then = sum(points_of(case.position)[seat] for seat in case.ours), case.then
    after = made + case.solution.values[case.move]
    if not _counts_to_61(case) or not after < TO_WIN <= made + case.solution.value:
        return None
    is_now = then is not None and case.is_won(then) and made + then.points >= TO_WIN
    return {"best": case.best} if is_now or not case.position.stock else None


def lets_61(case: Case) -> Facts | None:
    """The other seat reaches 61 in this trick; after the best move it never would."""
    trick = case.now
    if case.has_partner or trick is None or not case.lost(trick) or not _lets_them(case, trick):
        return None
    return {"who": Seat(trick.winner)}


def lets_61_them(case: Case) -> Facts | None:
    """The same between pairs."""
    trick = case.now
    is_it = case.has_partner and trick is not None and case.lost(trick) and _lets_them(case, trick)
    return {} if is_it else None


def _lets_them(case: Case, trick: Trick) -> bool:
    made = sum(points_of(case.position)[seat] for seat in case.theirs)
    best = made + _left(case) - case.solution.value
    return _counts_to_61(case) and made < TO_WIN <= made + trick.points and best < TO_WIN


def _left(case: Case) -> int:
    position = case.position
    held = (*(card for hand in position.hands for card in hand), *position.trick, *position.stock)
    return sum(map(case.points, held))


def _counts_to_61(case: Case) -> bool:
    """True where 61 card points win, the whole deal was looked at and no card is missing from the table."""
    rules = case.rules
    plain = rules.scoring.kind == "win" and not (rules.meld or rules.instant or rules.scoring.last_trick)
    return plain and case.is_exact and _left(case) + sum(points_of(case.position)) == rules.total


def wins_last_draw(case: Case) -> Facts | None:
    """The trick is won and the turn-up goes to the other side; after the best move it comes to this one."""
    turn_up, now, then = case.position.turn_up, case.now, case.then
    if turn_up is None or now is None or then is None or not case.is_won(now):
        return None
    takers = [seat for seat, card in now.draws if card == turn_up and seat in case.theirs]
    if not takers or turn_up not in then.drawn_by(case.ours):
        return None
    return {"turn_up": turn_up, "who": Seat(takers[0])}


def loses_draw(case: Case) -> Facts | None:
    """The winner of the trick draws a card of weight, which then ends in the piles of the side that drew it."""
    now, then, stock = case.now, case.then, case.position.stock
    if now is None or then is None or not (case.lost(now) and case.is_won(then) and now.draws and then.draws):
        return None
    draw = stock[0]
    is_it = (draw in then.drawn_by(case.ours) and draw in now.drawn_by(case.theirs)
             and (case.is_trump(draw) or case.points(draw) >= BRISCA)
             and draw in case.ideal.won_by(case.ours) and draw in case.course.won_by(case.theirs))  # fmt: skip
    return {"draw": draw} if is_it else None
