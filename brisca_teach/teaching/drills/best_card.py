"""The best card with open hands: every card gets its exact value, every card as good as the best is right."""

from __future__ import annotations

from random import Random

from brisca_teach.analysis.solver import Solution, solve
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.dealing import deal as deal_cards
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round
from brisca_teach.teaching.lines import Line
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

NEAR = 3
"""An answer that costs at most this many points is good, though there is a better one (needs.md N06)."""

TRICKS = {1: (3,), 2: (3, 4), 3: (4, 5)}
"""How many tricks are left, by level."""


def ask(item: str | Position, level: int = 1) -> Question:
    """The question with which card the player to act makes most points from here to the end."""
    position = Position.parse(item) if isinstance(item, str) else item
    return grade(position, solve(position), level)


def grade(position: Position, solution: Solution, level: int = 1) -> Question:
    """The question for a position that is solved already."""
    values, top = solution.values, max(solution.values.values())
    right = tuple(str(move) for move, value in values.items() if value == top)
    near = tuple(str(move) for move, value in values.items() if top - NEAR <= value < top)
    choices = tuple(Choice(str(move), move, _says(position, solution, move)) for move in values)
    part = Part(because("puzzle.goal.best"), choices, right, near, hints=_hints(position, solution))
    shown = Shown(position.rules, position.trump, position.trick, position=position)
    return Question("best_card", shown, (part,), _answer(values), level)


def _says(position: Position, solution: Solution, move: Move) -> tuple[Reason, ...]:
    best, value = solution.best[0], solution.values[move]
    lost = solution.values[best] - value
    if not lost:
        return (because("v.right.best" if len(solution.best) == 1 else "v.right"),)
    proof = because("v.proof", line=Line(position, solution.line(move)))
    if lost <= NEAR:
        return because(_named("v.near", best, best), best=_card(best), diff=lost), proof
    facts = {"best": _card(best), "best_points": solution.values[best], "card": _card(move), "points": value}
    return because(_named("v.wrong", best, move), **facts), proof


def _named(key: str, best: Move, move: Move) -> str:
    """The key of the sentence that speaks of an exchange, where one of the moves is one."""
    if isinstance(best, Exchange):
        return f"{key}.exchange_first"
    return f"{key}.exchanged" if isinstance(move, Exchange) else key


def _card(move: Move) -> Move:
    return move.give if isinstance(move, Exchange) else move


def _answer(values: dict[Move, int]) -> tuple[Reason, ...]:
    """Each move with its value, the best first: the first with the word points, the rest as bare numbers."""
    ranked = sorted(values.items(), key=lambda pair: -pair[1])
    return tuple(_worth(move, value, at == 0) for at, (move, value) in enumerate(ranked))


def _worth(move: Move, value: int, first: bool) -> Reason:
    key = "worth.exchange" if isinstance(move, Exchange) else "worth.card"
    facts = {"card": _card(move), "points" if first else "n": value}
    return because(key if first else f"{key}.next", **facts)


def _hints(position: Position, solution: Solution) -> tuple[Reason, ...]:
    """A question to ask oneself, what to count, and then the card."""
    first = "hint.ask.points" if position.trick else "hint.ask.catch"
    best = solution.best[0]
    last = because("hint.exchange") if isinstance(best, Exchange) else because("hint.card", card=best)
    return (
        because(first),
        because("hint.count.trumps", n=_trumps_gone(position), total=_trumps(position)),
        last,
    )


def _trumps_gone(position: Position) -> int:
    seen = [card for pile in position.piles for card in pile] + list(position.trick)
    return sum(card.suit == position.trump for card in seen)


def _trumps(position: Position) -> int:
    return sum(card.suit == position.trump for card in position.rules.cards)


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round of open endings in which the cards are not equally good; in half of them greed is punished."""
    level = max(1, min(level, len(TRICKS)))
    made = [_ending(rng, level, greedy_fails=at % 2 == 0) for at in range(items)]
    rng.shuffle(made)
    return tuple(made)


def _ending(rng: Random, level: int, greedy_fails: bool) -> Question:
    while True:
        position = _played_down(rng, rng.choice(TRICKS[level]))
        solution = solve(position)
        worth = solution.values.values()
        fails = greedy(position) not in solution.best
        if max(worth) - min(worth) > NEAR and fails == greedy_fails:
            return grade(position, solution, level)


def _played_down(rng: Random, tricks: int) -> Position:
    """The learner's turn in a random deal for two with so many tricks left, cards only."""
    while True:
        position = deal_cards(find_rules("brisca_2"), rng=rng)
        while position.turn is not None and _left(position) > tricks:
            cards = [move for move in position.legal_moves() if isinstance(move, Card)]
            position = position.play(rng.choice(cards or position.legal_moves()))
        if position.turn == 1:
            position = position.play(rng.choice([m for m in position.legal_moves() if isinstance(m, Card)]))
        if position.turn == 0 and position.phase == "play" and _left(position) == tricks:
            return position


def _left(position: Position) -> int:
    cards = sum(map(len, position.hands)) + len(position.stock) + len(position.trick)
    return -(-cards // position.rules.players)


def greedy(position: Position) -> Move:
    """What greed would play: the card that takes most in this trick, else the cheapest."""
    cards = [move for move in position.legal_moves() if isinstance(move, Card)]
    return max(cards, key=lambda card: _grab(position, card))


def _grab(position: Position, card: Card) -> tuple[int, int]:
    rules, trick = position.rules, (*position.trick, card)
    mine = rules.trick_winner(trick, position.trump) == len(trick) - 1 and len(trick) == rules.players
    worth = sum(map(rules.points, trick))
    return (worth if mine else -rules.points(card)), -rules.powers[position.trump][card]


DRILL = Drill("best_card", ask, deal, levels=len(TRICKS))
