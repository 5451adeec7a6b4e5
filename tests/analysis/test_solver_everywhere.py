"""Open hands: whatever is asked of the solver, in whatever game and moment, it answers or says why it does not."""

from __future__ import annotations

import random

import pytest

from brisca_teach import VARIANTS, BadRules, Position, Refusal, Rules, deal, find_rules, prospect, solve
from brisca_teach.analysis.limits import tricks_left

GAMES = [key for key, rules in VARIANTS.items() if rules.certainty != "name_only"]


def other_tables() -> list[str]:
    """Every game at the tables of other sizes at which its knobs go together."""
    keys = (f"{key}+players={players}" for key in GAMES for players in VARIANTS[key].allowed_players)
    return [key for key in keys if not key.endswith(str(VARIANTS[key.split("+")[0]].players)) and goes_together(key)]


def goes_together(key: str) -> bool:
    try:
        return find_rules(key).players > 1
    except BadRules:
        return False


HOUSES = ["rematada+duty.kind=free", "rematada+duty.kind=free+meld=off+scoring.last_trick=0", "brisca_6+sides=adjacent"]
REASONS = {"no.over", "solve.phase", "solve.large", "solve.stopped"}
FEW = 8  # cards left, with which every solve is run to its end


def whole_deal(rules: Rules, seed: int) -> list[Position]:
    """The positions of a deal in which chance decides everything."""
    rng = random.Random(seed)
    positions = [deal(rules, rng)]
    while moves := positions[-1].legal_moves():
        positions.append(positions[-1].play(rng.choice(moves)))
    return positions


def cards_left(position: Position) -> int:
    return sum(map(len, position.hands)) + len(position.stock) + len(position.trick)


def reason(position: Position) -> str:
    """Why the solver refuses a position; "" when every legal move has its value. Long solves are cut short."""
    is_short = cards_left(position) <= FEW
    try:
        solution = solve(position, stop=None if is_short else lambda: True)
    except Refusal as refusal:
        assert refusal.reason in REASONS
        if refusal.reason == "solve.large":
            assert tricks_left(position) == refusal.facts["tricks"] > refusal.facts["most"] >= 3
        return refusal.reason
    assert tuple(solution.values) == position.legal_moves()
    return ""


@pytest.mark.parametrize("game", [*GAMES, *other_tables(), *HOUSES])
def test_at_every_moment_of_a_deal_there_are_values_or_a_refusal(game: str) -> None:
    for seed in range(2 if game in VARIANTS else 1):
        *positions, last = whole_deal(find_rules(game), seed)
        assert reason(last) == "no.over"
        for position in positions:
            refused = reason(position)

            assert not refused or cards_left(position) > FEW


@pytest.mark.parametrize("game", [*GAMES, *HOUSES])
def test_what_a_refusal_calls_small_enough_is_not_refused_as_too_large(game: str) -> None:
    positions = whole_deal(find_rules(game), 5)
    called_small: set[object] = set()
    for position in positions:
        try:
            solve(position, stop=lambda: True)
        except Refusal as refusal:
            if refusal.reason == "solve.large":
                called_small.add(refusal.facts["most"])
                assert tricks_left(position) not in called_small
    sizes = {tricks_left(position) for position in positions}

    assert called_small <= sizes


def test_pairs_of_six_who_sit_side_by_side_count_what_both_take() -> None:
    line = "brisca_6+sides=adjacent O 4C1E/1C5E/12C4E/3C6E/5C7E/6C2E 0:-"
    solution = solve(Position.parse(line))

    assert {str(move): value for move, value in solution.values.items()} == {"4C": 36, "1E": 36}
    with pytest.raises(Refusal, match=r"solve\.sides"):
        prospect(solution.position)
