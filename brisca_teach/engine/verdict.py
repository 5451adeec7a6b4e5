"""What was made in a finished deal, and who is judged to have won it: the two halves of an outcome."""

from __future__ import annotations

from typing import NamedTuple


class Tally(NamedTuple):
    """What has been made, by seat and by side."""

    points: tuple[int, ...]  # card points by seat
    cards: tuple[int, ...]  # cards won by seat
    sides: tuple[tuple[int, ...], ...]
    side_points: tuple[int, ...]  # with melds and the last trick
    side_cards: tuple[int, ...]
    flags: frozenset[str]  # all_points, all_tricks, loser_max_30


class Verdict(NamedTuple):
    """What it is worth: the sides that win, games by side, and what goes on the score sheet by seat."""

    winners: tuple[int, ...]
    games: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str = "points"
    flags: frozenset[str] = frozenset()  # tie, redeal
    made: bool | None = None


def by_side(sides: tuple[tuple[int, ...], ...], numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of the seats, summed up by side."""
    if len(sides) == len(numbers):
        return numbers
    return tuple([sum([numbers[seat] for seat in seats]) for seats in sides])


def by_seat(sides: tuple[tuple[int, ...], ...], numbers: tuple[int, ...], players: int) -> tuple[int, ...]:
    """The number of each side, written for each of its seats."""
    if len(sides) == players:
        return numbers
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    return tuple([numbers[side_of[seat]] for seat in range(players)])
