"""What the coach names is there: the reply wins, the points change hands, the card ends where it is said to end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from brisca_teach.analysis.limits import tricks_left
from brisca_teach.analysis.solver import solve
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal
from brisca_teach.engine.position import Position
from brisca_teach.engine.scoring import points_of
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.coach.judging import told
from brisca_teach.teaching.coach.verdict import Verdict
from brisca_teach.teaching.lines import Line, PlayedTrick

GAMES = ("brisca_2", "rapida", "brisca_4", "briscola_2", "brisca_3")


def positions(name: str, count: int) -> Iterator[Position]:
    """Random endings, two in three with cards on the table."""
    rng, found = Random(name), 0
    while found < count:
        position = deal(find_rules(name), rng=rng)
        tricks = rng.choice((3, 4, 5) if position.rules.players == 2 else (3,))
        while tricks_left(position) > tricks or rng.random() < 0.5:
            cards = [move for move in position.legal_moves() if isinstance(move, Card)]
            position = position.play(rng.choice(cards or position.legal_moves()))
        if position.phase == "play":
            found += 1
            yield position


def verdicts(name: str, count: int = 25) -> Iterator[Verdict]:
    for position in positions(name, count):
        solution = solve(position)
        yield from (told(solution, move) for move in solution.values)


def end(line: Line) -> Position:
    position = line.start
    for move in line.moves:
        position = position.play(move)
    return position


def gained(line: Line, seats: tuple[int, ...]) -> int:
    before, after = points_of(line.start), points_of(end(line))
    return sum(after[seat] - before[seat] for seat in seats)


def ours(verdict: Verdict) -> tuple[int, ...]:
    rules, turn = verdict.position.rules, verdict.position.turn
    assert turn is not None
    return tuple(seat for seat in range(rules.players) if rules.side_of[seat] == rules.side_of[turn])


def lost(verdict: Verdict, trick: PlayedTrick) -> bool:
    return trick.winner not in ours(verdict)


def won_with(trick: PlayedTrick, card: Card) -> bool:
    return (trick.winner, card) in trick.plays


def worth(verdict: Verdict, card: object) -> int:
    assert isinstance(card, Card)
    return verdict.position.rules.points(card)


def gives(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    facts = verdict.reason.facts
    reply = facts["reply"]
    assert isinstance(reply, Card)
    return (now.winner == facts["who"] and lost(verdict, now) and won_with(now, reply)
            and facts["points"] == worth(verdict, verdict.move) > 0)  # fmt: skip


def misses(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    facts, position = verdict.reason.facts, verdict.position
    best = facts["best"]
    assert isinstance(best, Card)
    on_table = sum(map(position.rules.points, position.trick))
    return facts["points"] == on_table > 0 and lost(verdict, now) and won_with(then, best)


def discards(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    facts, turn = verdict.reason.facts, verdict.position.turn
    assert turn is not None
    is_blank = worth(verdict, facts["blank"]) == 0 and facts["blank"] in verdict.position.hands[turn]
    return lost(verdict, now) and is_blank and facts["points"] == worth(verdict, verdict.move) > 0


def spends(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    card = verdict.move
    assert isinstance(card, Card)
    return card.suit == verdict.position.trump and won_with(now, card) and verdict.reason.facts["points"] == now.points


def spends_for_nothing(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    card = verdict.move
    assert isinstance(card, Card)
    return card.suit == verdict.position.trump and won_with(now, card) and now.points == 0


def too_high(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    card, cheaper = verdict.reason.facts["card"], verdict.reason.facts["cheaper"]
    assert isinstance(card, Card) and isinstance(cheaper, Card)
    rules, trump = verdict.position.rules, verdict.position.trump
    return won_with(now, card) and won_with(then, cheaper) and rules.trick_winner((cheaper, card), trump) == 1


def leads_brisca(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    taker = next(card for seat, card in now.plays if seat == now.winner)
    is_lead = not verdict.position.trick and worth(verdict, verdict.move) >= 10
    return is_lead and lost(verdict, now) and taker.suit == verdict.position.trump


def risks(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    threat, card = verdict.reason.facts["threat"], verdict.reason.facts["card"]
    assert isinstance(threat, Card) and isinstance(card, Card)
    beaten = verdict.position.rules.trick_winner((card, threat), verdict.position.trump) == 1
    return card == verdict.move and beaten and won_with(now, threat) and lost(verdict, now)


def takes(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    card = verdict.move
    assert isinstance(card, Card)
    return won_with(now, card) and verdict.reason.facts["points"] == now.points > 0


def loses_later(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    facts, mine = verdict.reason.facts, ours(verdict)
    card, piles, best = facts["card"], end(verdict.line).piles, end(verdict.best_line).piles
    takers = (facts["who"],) if "who" in facts else [seat for seat in range(len(piles)) if seat not in mine]
    return any(card in best[seat] for seat in mine) and any(card in piles[int(str(seat))] for seat in takers)


def last_draw(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    facts, stock = verdict.reason.facts, verdict.position.stock
    return facts["turn_up"] == stock[-1] and not lost(verdict, now) and facts["who"] not in ours(verdict)


def draw(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    return verdict.reason.facts["draw"] == verdict.position.stock[0] and lost(verdict, now) and not lost(verdict, then)


def feeds(verdict: Verdict, now: PlayedTrick, then: PlayedTrick) -> bool:
    return lost(verdict, now) and verdict.reason.facts["points"] == worth(verdict, verdict.move) > 0


Check = Callable[[Verdict, PlayedTrick, PlayedTrick], bool]
CHECKS: dict[str, Check] = {
    "c.gives_points": gives,
    "c.misses_points": misses,
    "c.discards_points": discards,
    "c.wastes_trump": spends,
    "c.wastes_trump_zero": spends_for_nothing,
    "c.trump_too_high": too_high,
    "c.leads_brisca": leads_brisca,
    "c.count_risk": risks,
    "c.good_take": takes,
    "c.lost_later": loses_later,
    "c.lost_later.us": loses_later,
    "c.wins_last_draw": last_draw,
    "c.loses_draw": draw,
    "c.feeds_them": feeds,
}


@pytest.mark.parametrize("name", GAMES)
def test_the_lines_bring_what_the_verdict_says(name: str) -> None:
    for verdict in verdicts(name):
        side = ours(verdict)
        assert gained(verdict.line, side) == verdict.value, verdict
        assert gained(verdict.best_line, side) == verdict.best_value, verdict
        assert verdict.cost >= 0 and verdict.line.moves[0] == verdict.move


@pytest.mark.parametrize("name", GAMES)
def test_what_is_named_is_there(name: str) -> None:
    met = set()
    for verdict in verdicts(name):
        if verdict.key in CHECKS:
            met.add(verdict.key)
            assert CHECKS[verdict.key](verdict, verdict.line.tricks[0], verdict.best_line.tricks[0]), verdict
    assert len(met) >= 4


@pytest.mark.parametrize("name", GAMES)
def test_whoever_is_named_is_on_the_other_side(name: str) -> None:
    for verdict in verdicts(name):
        assert verdict.reason.facts.get("who", -1) not in ours(verdict), verdict


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_for_good_is_only_said_of_a_best_move(name: str) -> None:
    praise = ("c.good", "c.only", "c.same")
    for verdict in verdicts(name):
        assert verdict.key.startswith(praise) is (verdict.cost == 0), verdict
