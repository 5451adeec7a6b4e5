"""Puzzles found in deals that bots play: endless, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random

from brisca_teach.analysis.bots.club import best_card
from brisca_teach.analysis.bots.reading import fresh
from brisca_teach.analysis.limits import tricks_left
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import Refusal
from brisca_teach.engine.rules import Rules
from brisca_teach.teaching.puzzles.judge import judge
from brisca_teach.teaching.puzzles.puzzle import Puzzle
from brisca_teach.teaching.puzzles.seating import from_my_chair, is_bare

TRICKS = {2: (3, 7)}
MANY = (3, 4)
"""Between how many tricks are left, by players."""

ERRS = 0.2  # how often a bot plays any card at all, so that positions vary
REDEALS = 12  # how often the hidden cards of a position are dealt anew, where its theme is rare
DEALS = 4000  # after so many deals without enough puzzles the search gives up


def make(theme: str, rules: Rules, seed: int, level: int = 0, deals: int = DEALS) -> Iterator[Puzzle]:
    """Puzzles on a theme, each once; level 0 is any level. The search ends after so many deals."""
    rng, seen = Random(f"{theme} {rules.key} {seed} {level}"), set[str]()
    for _ in range(deals):
        for position in _candidates(rng, rules, theme):
            puzzle = _tried(position)
            if puzzle is None or puzzle.theme != theme or puzzle.id in seen or level not in (0, puzzle.level):
                continue
            seen.add(puzzle.id)
            yield puzzle
            break  # the next one is from another deal


def made(theme: str, rules: Rules, seed: int, level: int, items: int) -> tuple[Puzzle, ...]:
    """So many puzzles, or as many as the search finds."""
    return tuple(islice(make(theme, rules, seed, level), items))


def _tried(position: Position) -> Puzzle | None:
    try:
        return judge(position)
    except Refusal:
        return None


def _candidates(rng: Random, rules: Rules, theme: str) -> Iterator[Position]:
    """The positions of one deal that may have the theme, from the chair of whoever is to act."""
    least, most = TRICKS.get(rules.players, MANY)
    is_wanted = _WANTED.get(theme, _any)
    for position in _played(rng, rules):
        if position.phase != "play" or not is_bare(position) or not least <= tricks_left(position) <= most:
            continue
        mine = from_my_chair(position)
        for one in (mine, *_redealt(rng, mine, theme)):
            if is_wanted(one):
                yield one


def _played(rng: Random, rules: Rules) -> Iterator[Position]:
    """The positions of a deal: club players who err now and then, and neither exchange nor claim."""
    position = deal(rules, rng=rng)
    while (seat := position.turn) is not None:
        yield position
        cards: list[Move] = [move for move in position.legal_moves() if isinstance(move, Card)]
        if not cards:
            position = position.play(position.legal_moves()[-1])
        elif rng.random() < ERRS:
            position = position.play(rng.choice(cards))
        else:
            position = position.play(best_card(fresh(position.observe(seat)), rng))


def _redealt(rng: Random, position: Position, theme: str) -> Iterator[Position]:
    """The same table with the cards nobody has seen dealt anew, where any card may be played at any time."""
    if theme not in RARE or not position.rules.is_plain:
        return
    turn_up = position.stock[-1:]
    hidden = [card for cards in (*position.hands, position.stock[:-1]) for card in cards]
    for _ in range(REDEALS):
        rng.shuffle(hidden)
        rest = iter(hidden)
        hands = tuple(tuple(islice(rest, len(hand))) for hand in position.hands)
        yield position._replace(hands=hands, stock=(*rest, *turn_up))


def _any(_position: Position) -> bool:
    return True


def _may_exchange(position: Position) -> bool:
    return any(isinstance(move, Exchange) for move in position.legal_moves())


def _may_claim_soon(position: Position) -> bool:
    """The side has most of the trumps that are left, and few tricks are to come."""
    if len(position.stock) > position.rules.players or not position.rules.claim:
        return False
    side_of = position.rules.side_of
    mine = [card for seat, hand in enumerate(position.hands) if side_of[seat] == side_of[0] for card in hand]
    return sum(card.suit == position.trump for card in mine) >= 2 and position.turn == 0


def _is_last_draw(position: Position) -> bool:
    return len(position.stock) == position.rules.players


def _is_partner_in(position: Position) -> bool:
    return bool(position.trick) and len(position.rules.fixed_sides) < position.rules.players


def _is_lead(position: Position) -> bool:
    return not position.trick


def _is_reply(position: Position) -> bool:
    return bool(position.trick)


def _has_second(position: Position) -> bool:
    return any(card.rank == position.rules.second for card in position.hands[0])


RARE = ("exchange_now", "keep_seven", "claim", "take_turn_up")

_WANTED: Mapping[str, Callable[[Position], bool]] = {
    "exchange_now": _may_exchange,
    "keep_seven": _may_exchange,
    "claim": _may_claim_soon,
    "lose_last_draw": _is_last_draw,
    "take_turn_up": lambda position: bool(position.stock),
    "feed_partner": _is_partner_in,
    "save_trump": _is_reply,
    "throw_blank": _is_reply,
    "force_trumps": _is_lead,
    "protect_three": _has_second,
}
"""What can be seen at once of a position that may have the theme."""
