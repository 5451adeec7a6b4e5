"""Open hands: the searches agree with the plainest minimax, in every game with two sides."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from brisca_teach import VARIANTS, Card, Move, Position, Rules, deal, find_rules, prospect, solve
from brisca_teach.analysis.search import Search
from brisca_teach.analysis.stakes import Points, Victory, left, made, sides_of
from brisca_teach.engine import exchange

HOUSES = (
    "brisca_2+exchange.when=own_turn", "brisca_2+exchange.when=after_win", "brisca_2+exchange.needs_trick=no",
    "valenciana+players=2", "muerte_tres+players=2", "mano_negra+players=2", "capixaba+players=2", "bisca_3+players=2",
    "catalana+players=2", "brisca_2+scoring.tie=draw", "briscola_2+trump_two_top=yes",
)  # fmt: skip
TWO_SIDED = tuple(
    key
    for key, rules in VARIANTS.items()
    if (len(set(rules.side_of)) == 2 or rules.auction) and rules.certainty != "name_only"
)
GAMES = (*TWO_SIDED, *HOUSES)
CARDS = {2: 8, 3: 9, 4: 8, 5: 10, 6: 12}  # at most so many are left, by players
TRIES = 40  # random ends of deals, of which the longest is taken
ENDINGS = 60  # of each game, unless there are fewer


def drawn_from(rules: Rules, rng: random.Random, most: int) -> Position:
    """A position of a deal played at random, with at most so many cards left."""
    while True:
        position, cards = deal(rules, rng), rng.randint(1, most)
        while position.turn is not None:
            held = sum(map(len, position.hands)) + len(position.stock) + len(position.trick)
            if held <= cards and position.phase in ("play", "window"):
                return position
            position = position.play(rng.choice(position.legal_moves()))


def brought(before: Position, after: Position, seats: tuple[int, ...]) -> int:
    if after.extra.ended:
        return left(before) if after.extra.ended.seat in seats else 0
    return made(after, seats) - made(before, seats)


def plain(position: Position, seats: tuple[int, ...]) -> int:
    """What the seats still make: everybody tries everything, and others may exchange before somebody acts."""
    if position.turn is None:
        return 0
    ours = position.turn in seats
    own: list[Move] = [*position.legal_moves()]
    rivals: list[Move] = []
    for move in exchange.out_of_turn(position) if position.stock else ():
        (own if (position.holder(move.give) in seats) is ours else rivals).append(move)
    best = (max if ours else min)(_plainly(position, move, seats) for move in own)
    return (min if ours else max)([best, *(_plainly(position, move, seats) for move in rivals)])


def _plainly(position: Position, move: Move, seats: tuple[int, ...]) -> int:
    after = position.play(move)
    return brought(position, after, seats) + plain(after, seats)


def check(game: str, count: int, seed: int = 0) -> None:
    rules = find_rules(game)
    for number in range(seed, seed + count):
        compare(drawn_from(rules, random.Random(number), CARDS[rules.players]))


def compare(position: Position) -> None:
    """Every move is worth what plain minimax says."""
    seats = sides_of(position)[0]

    right = {move: _plainly(position, move, seats) for move in position.legal_moves()}

    assert solve(position).values == right, str(position)


def endings(rules: Rules) -> Iterator[Position]:
    """The same last cards in every way in which they can lie, whoever leads: all of them, or as many by chance."""
    rng = random.Random(rules.key)
    drawn = (drawn_from(rules, rng, CARDS[rules.players]) for _ in range(TRIES))
    last = max((end for end in drawn if not end.trick and not end.stock), key=lambda end: len(end.hands[0]))
    held = len(last.hands[0])
    cards = sorted(card for hand in last.hands for card in hand)
    bare = last._replace(extra=replace(last.extra, voids=(), shown=()))
    ways = sorted(set(itertools.islice(_ways(cards, held, rng), 40 * ENDINGS)))
    for number, hands in enumerate(rng.sample(ways, min(ENDINGS, len(ways)))):
        yield bare._replace(hands=hands, leader=number % rules.players)


def _ways(cards: list[Card], held: int, rng: random.Random) -> Iterator[tuple[tuple[Card, ...], ...]]:
    while True:
        order = rng.sample(cards, len(cards))
        yield tuple(tuple(sorted(order[at : at + held])) for at in range(0, len(order), held))


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_worth_what_plain_minimax_says(game: str) -> None:
    check(game, 12)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_worth_what_plain_minimax_says_20_000_times(game: str) -> None:
    check(game, 20_000 // len(TWO_SIDED) + 1 if game in TWO_SIDED else 100, 1000)


@pytest.mark.slow
@pytest.mark.parametrize("game", [key for key in GAMES if find_rules(key).auction is None])
def test_the_same_last_cards_are_solved_however_they_lie(game: str) -> None:
    for position in endings(find_rules(game)):
        compare(position)


@pytest.mark.parametrize(
    "game", ["brisca_2", "briscola", "brisca_2x2", "rapida", "briscolone", "brisca_6_36", "brisca_4"]
)
def test_the_fast_searches_agree_with_the_one_that_plays_by_the_rules(game: str) -> None:
    rules = find_rules(game)
    for number in range(6):
        position = drawn_from(rules, random.Random(number), 14)
        ours, others = sides_of(position)
        for stakes in (Points(ours), Victory(ours, others, rules)):
            fast, slow = Search(position, stakes), Search(position, stakes, is_fast=False)

            for move in position.legal_moves():
                assert fast.after(position, move) == slow.after(position, move), (str(position), move)


@pytest.mark.parametrize("game", ["brisca_2", "brisca_4", "portena", "brisca_2+scoring.tie=draw"])
def test_who_wins_is_what_the_outcome_says(game: str) -> None:
    for number in range(10):
        position = drawn_from(find_rules(game), random.Random(number), 6)

        assert prospect(position) == _sign(position, sides_of(position)[0]), str(position)


def _sign(position: Position, seats: tuple[int, ...]) -> int:
    outcome = position.outcome()
    if outcome is not None:
        winner = None if outcome.winner is None else outcome.sides[outcome.winner]
        return 0 if winner is None else 1 if set(winner) <= set(seats) else -1
    ours = position.turn in seats
    best = (max if ours else min)(_sign(position.play(move), seats) for move in position.legal_moves())
    rivals = exchange.out_of_turn(position) if position.stock else ()
    others = [move for move in rivals if (position.holder(move.give) in seats) is not ours]
    return (min if ours else max)([best, *(_sign(position.play(move), seats) for move in others)])
