"""What tempts: the card of a greedy player who sees this trick alone, and that of a club player."""

from __future__ import annotations

from random import Random

from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.solution import Solution
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.position import Position
from brisca_teach.teaching.puzzles.seating import identity


def greedy(position: Position) -> Move:
    """The card with the best result of this trick alone against the best replies; the cheapest of equals."""
    cards = [move for move in position.legal_moves() if isinstance(move, Card)]
    powers, points = position.rules.powers[position.trump], position.rules.card_points
    seat = position.turn
    assert seat is not None  # a puzzle is never over
    ours = position.rules.side_of[seat]
    return max(cards, key=lambda card: (_grab(position, position.play(card), ours), -points[card], -powers[card]))


def _grab(before: Position, position: Position, ours: int) -> int:
    """What the side makes of the trick on the table when everybody looks at this trick alone."""
    sides, size = position.rules.side_of, position.rules.trick_size
    if position.turn is None or len(position.trick) == size or _won(position) != _won(before):
        return _balance(before, position, ours)
    cards = [move for move in position.legal_moves() if isinstance(move, Card)]
    worth = (_grab(before, position.play(card), ours) for card in cards)
    return max(worth) if sides[position.turn] == ours else min(worth)


def _balance(before: Position, after: Position, ours: int) -> int:
    """The points of the finished trick, negative when the other side has them."""
    rules = before.rules
    if len(after.trick) == rules.trick_size:
        winner = (after.leader + rules.trick_winner(after.trick, after.trump)) % rules.players
        won = after.trick
    else:
        winner = next(seat for seat, pile in enumerate(after.piles) if len(pile) > len(before.piles[seat]))
        won = after.piles[winner][len(before.piles[winner]) :]
    worth = sum(map(rules.points, won))
    return worth if rules.side_of[winner] == ours else -worth


def _won(position: Position) -> int:
    return sum(map(len, position.piles))


def club(position: Position) -> Move:
    """What a club player does who sees his own cards only; the same every time."""
    seat = position.turn
    assert seat is not None
    return find_level("club")(position.observe(seat), Random(identity(position)))


def temptations(solution: Solution, enough: int) -> tuple[Move, ...]:
    """The wrong moves of a greedy player and of a club player, each once; those that lose less than enough left out."""
    chosen = dict.fromkeys(choose(solution.position) for choose in (greedy, club))
    return tuple(move for move in chosen if solution.value - solution.values[move] >= enough)
