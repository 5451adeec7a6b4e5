"""Writes the files of measured positions that drills draw from; the tests measure them again.

    python tests/teaching/drill_files.py bids calls
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.bots.naming import promise
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.moves import Bid, Pass, RankBid
from brisca_teach.engine.position import Position
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import bid, call, closed
from brisca_teach.teaching.drills.best_card import NEAR
from brisca_teach.teaching.drills.closed_reasons import takes
from brisca_teach.teaching.drills.endings import greedy
from brisca_teach.teaching.drills.played import played
from brisca_teach.teaching.drills.sampled import Kept, Measured

FACTS = Path(__file__).parents[2] / "brisca_teach" / "teaching" / "facts"
ME, EACH = 0, 6
Measure = Callable[[Position], tuple[Measured, ...]]
Sound = Callable[[tuple[Measured, ...]], bool]


def seen(position: Position) -> Position:
    """What the learner sees."""
    return position.observe(ME).position


def hands(key: str, low: float = 0, high: float = 200) -> Iterator[Position]:
    """Hands to bid with, of which a bot expects so many points."""
    rng, rules = Random(key), find_rules(key)
    while True:
        position = seen(deal(rules, rng))
        if low <= promise(position.observe(ME)) <= high:
            yield position


def strong(key: str) -> Iterator[Position]:
    """Hands that promise the deal."""
    return hands(key, 74)


def driven(key: str) -> Iterator[Position]:
    """Plain hands whose holder has called a card and has been outbid with a low one."""
    rng = Random(f"{key} driven")
    for position in hands(key, 0, 76):
        ranks = [move for move in position.legal_moves() if isinstance(move, RankBid) and move.rank in (1, 3, 12)]
        outbid = position.play(rng.choice(ranks)).play(RankBid(rng.choice((6, 5, 4))))
        for _ in range(position.rules.players - 2):
            outbid = outbid.play(Pass())
        yield outbid


def rising(key: str) -> Iterator[Position]:
    """Hands that promise more than the least bid."""
    return hands(key, 110 if find_rules(key).meld else 80)


def won(key: str) -> Iterator[Position]:
    """Hands whose holder has won the auction with the least bid, or with the rank that a club player would call."""
    rng, rules = Random(f"{key} won"), find_rules(key)
    club = find_level("club")
    while True:
        position = deal(rules, rng)
        said = club(position.observe(ME), rng)
        if not isinstance(said, RankBid | Bid):
            continue
        position = position.play(said)
        for _ in range(rules.players - 1):
            position = position.play(Pass())
        while position.phase == "bury":
            position = position.play(club(position.observe(ME), rng))
        yield seen(position)


def is_call(measured: tuple[Measured, ...]) -> bool:
    """There is a rank to call, and another is clearly worse."""
    return measured[0].low > bid.EVEN and any(not one.is_best for one in measured)


def is_pass(measured: tuple[Measured, ...]) -> bool:
    """No rank is worth calling."""
    return measured[0].high < bid.EVEN


def is_clear_limit(measured: tuple[Measured, ...]) -> bool:
    """The odds turn within the promises, and clearly."""
    turn = sum(one.value >= bid.EVEN for one in measured)
    return 1 <= turn < len(measured) and measured[turn - 1].low > bid.EVEN > measured[turn].high


def is_choice(measured: tuple[Measured, ...]) -> bool:
    """One or two are best, and another is clearly worse."""
    best = sum(one.is_best for one in measured)
    return measured[0].value >= bid.EVEN and best <= 2 < len(measured)


def middles(key: str) -> Iterator[Position]:
    """The learner's turns in the middle of deals, with no exchange at hand."""
    rng = Random(f"{key} closed")
    while True:
        for position, _ in played(rng, find_rules(key)):
            is_mine = position.turn == ME and position.phase == "play" and 4 <= len(position.stock) <= 26
            if is_mine and all(isinstance(move, Card) for move in position.legal_moves()):
                yield seen(position)


def is_clear_card(measured: tuple[Measured, ...]) -> bool:
    """There is a card that is clearly worse, by more than what is called near, and not all others are as good."""
    return measured[0].value - measured[-1].value > NEAR and sum(one.is_best for one in measured) <= 2


def theme_of(position: Position, measured: tuple[Measured, ...]) -> str:
    """What the best card does: it leads, it defeats greed, takes with or without a trump, or lets the trick go."""
    best = measured[0].move
    assert isinstance(best, Card)
    if not position.trick:
        return "lead"
    if str(greedy(position)) not in [str(one.move) for one in measured if one.is_best]:
        return "trap"
    if takes(position, best):
        return "trump" if best.suit == position.trump else "take"
    return "let_go" if any(takes(position, card) for card in position.hands[ME]) else ""


PLANS: dict[str, tuple[tuple[str, str, Callable[[str], Iterator[Position]], Measure, Sound], ...]] = {
    "bids": (
        ("rank_call", "chiamata", strong, bid.measure, is_call),
        ("rank_pass", "chiamata", driven, bid.measure, is_pass),
        ("points", "chiamata_punti", rising, bid.measure, is_clear_limit),
        ("points", "subastada", rising, bid.measure, is_clear_limit),
        ("remate", "rematada", rising, bid.measure, is_clear_limit),
    ),
    "calls": (
        ("call", "chiamata", won, call.measure, is_choice),
        ("call", "subastada", won, call.measure, is_choice),
        ("trump", "rematada", won, call.measure, is_choice),
    ),
    "closed": (("", "brisca_2", middles, closed.measure, is_clear_card),),
}
"""By file: theme, game, where positions come from, how they are measured, and which are kept."""


def lines(name: str) -> Iterator[str]:
    """The lines of a file: of each theme, and of each game that asks it, the same number."""
    yield "# theme | what the learner sees | move=value~half of its 95 % interval, * as good as the best"
    for theme, key, source, measure, is_sound in PLANS[name]:
        wanted = {theme: EACH} if theme else dict.fromkeys(sorted(set(closed.THEMES)), EACH)
        for position in source(key):
            measured = measure(position)
            found = theme or theme_of(position, measured)
            if wanted.get(found) and is_sound(measured):
                wanted[found] -= 1
                yield str(Kept(found, position, measured))
            if not any(wanted.values()):
                break


def write(name: str) -> None:
    """Writes the file, line by line."""
    with (FACTS / f"{name}.txt").open("w", encoding="utf-8", newline="\n") as file:
        for line in lines(name):
            print(line, file=file, flush=True)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(name)
