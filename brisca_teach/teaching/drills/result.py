"""The result: who wins the deal under each house's tie rule, and how many deals it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.scoring import Outcome
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.mixture import asked_of
from brisca_teach.teaching.questions import Choice, Part, Question, Shown, Thing
from brisca_teach.teaching.reasons import Count, Knob, Reason, Seat, because

GAMES = (1, 2, 3, 4)
NOBODY, REDEAL, BOTH = "nobody", "redeal", "both"


def ask(points: str, cards: str = "", rules: str = "brisca_2", last: str = "0", about: str = "who") -> Question:
    """Who wins ("60-60"), with these cards by side ("24-16", else half each), or how many deals is it worth?

    `about` is who or games; `last` is who took the last trick, where that decides.
    """
    played = find_rules(rules)
    made = _numbers(points)
    sizes = _numbers(cards) if cards else _even(played, len(made))
    if len(made) != len(played.fixed_sides) or len(sizes) != len(made):
        raise BadText("drill.sides", n=len(played.fixed_sides), rules=played.key)
    position = finished(Random(f"{points} {cards}"), played, made, sizes, int(last))
    return asked_of(ASKS, about)(position)


def _numbers(text: str) -> tuple[int, ...]:
    """The numbers of "60-60"."""
    wrong = next((one for one in text.split("-") if not one.isdecimal()), None)
    if wrong is not None:
        raise BadText("pos.number", text=wrong or text)
    return tuple(map(int, text.split("-")))


def _even(rules: Rules, sides: int) -> tuple[int, ...]:
    tricks = len(rules.cards) // rules.trick_size
    shares = [tricks // sides + (at < tricks % sides) for at in range(sides)]
    return tuple(share * rules.trick_size for share in shares)


# A finished deal with these points


def finished(rng: Random, rules: Rules, points: Sequence[int], sizes: Sequence[int], last: int = 0) -> Position:
    """A deal that is over, in which each side has so many points in so many cards; BadText where none can be."""
    left = list(rules.cards)
    piles: list[tuple[Card, ...]] = [()] * rules.players
    for seats, made, size in list(zip(rules.fixed_sides, points, sizes, strict=True))[:-1]:
        taken = _chosen(rng, rules, left, made, size)
        piles[seats[0]] = taken
        left = [card for card in left if card not in taken]
    piles[rules.fixed_sides[-1][0]] = tuple(left)
    if sum(map(rules.points, left)) != points[-1] or len(left) != sizes[-1]:
        raise BadText("drill.no_deal", rules=rules.key, text="-".join(map(str, points)))
    nothing: tuple[tuple[Card, ...], ...] = ((),) * rules.players
    return Position(rules, rules.suits[0], nothing, last, (), (), tuple(piles))


def _chosen(rng: Random, rules: Rules, cards: Sequence[Card], points: int, size: int) -> tuple[Card, ...]:
    """So many of the cards that make so many points: any, changed one by one until they do."""
    mixed = rng.sample(list(cards), len(cards))
    mine, rest = mixed[:size], mixed[size:]
    for _ in range(20_000):
        missing = points - sum(map(rules.points, mine))
        if not missing:
            return tuple(mine)
        at, other = rng.randrange(len(mine)), rng.randrange(len(rest))
        change = rules.points(rest[other]) - rules.points(mine[at])
        if abs(missing - change) <= abs(missing) or rng.random() < 0.05:
            mine[at], rest[other] = rest[other], mine[at]
    raise BadText("drill.no_deal", rules=rules.key, text=str(points))


def outcome_of(position: Position) -> Outcome:
    """What the engine says of a deal that is over."""
    outcome = position.outcome()
    assert outcome is not None
    return outcome


# What is told


def is_paired(rules: Rules) -> bool:
    """Whether people win in pairs or teams."""
    return len(rules.fixed_sides) < rules.players


def side_word(rules: Rules, side: int) -> Thing:
    """A side as an answer: a person, or us and them."""
    if is_paired(rules):
        return because("b.us" if side == 0 else "b.them")
    return Seat(rules.fixed_sides[side][0])


def _lines(outcome: Outcome, rules: Rules) -> list[Reason]:
    """Each side's points and cards."""
    lines = []
    for side, seats in enumerate(outcome.sides):
        facts = {"points": outcome.side_points[side], "n": outcome.side_cards[side]}
        if is_paired(rules):
            lines.append(because("result.us" if side == 0 else "result.them", **facts))
        else:
            lines.append(because("result.other", who=Seat(seats[0]), **facts))
    return lines


def _shown(position: Position, knobs: Sequence[str]) -> Shown:
    rules, outcome = position.rules, outcome_of(position)
    told = [because("house.rule", rule=Knob(rules, knob)) for knob in knobs]
    if rules.scoring.tie == "last_trick":
        told.append(because("result.last.other", who=Seat(position.leader)))
    return Shown(rules, told=(*told, *_lines(outcome, rules)))


# Who wins


def who(position: Position) -> Question:
    """Who wins the deal?"""
    rules, outcome = position.rules, outcome_of(position)
    right, told = _right(outcome), _told(position, outcome)
    things = {f"side{side}": side_word(rules, side) for side in range(len(outcome.sides))}
    things |= {name: because(f"b.{name}") for name in (NOBODY, REDEAL, BOTH)}
    letters = dict(zip(things, "abcdefgh", strict=False))
    says = because("v.no"), told
    choices = tuple(Choice(letters[name], thing, () if name == right else says) for name, thing in things.items())
    tied = "tie" in outcome.flags
    hints = (
        because("hint.result.points"),
        because("hint.result.rule"),
        because(f"hint.result.{'tie' if tied else 'no_tie'}"),
    )
    part = Part(because("ask.result.who"), choices, (letters[right],), hints=hints)
    return Question("result", _shown(position, ("scoring.tie",)), (part,), (told,))


def _right(outcome: Outcome) -> str:
    if outcome.is_redeal:
        return REDEAL
    if len(outcome.winners) > 1:
        return BOTH
    return f"side{outcome.winners[0]}" if outcome.winners else NOBODY


def _told(position: Position, outcome: Outcome) -> Reason:
    """The result in one sentence."""
    top = max(outcome.side_points)
    if "tie" not in outcome.flags:
        return _won(position.rules, outcome, "deal.won" if len(outcome.sides) == 2 else "result.most")
    if outcome.is_redeal:
        return because("result.tie.again", n=top)
    if len(outcome.winners) > 1:
        return because("result.tie.both", n=top)
    if not outcome.winners:
        key = "result.tie.even" if position.rules.scoring.tie == "most_cards" else "result.tie.nobody"
        return because(key, n=top)
    return _won(position.rules, outcome, f"result.tie.{position.rules.scoring.tie}")


def _won(rules: Rules, outcome: Outcome, key: str) -> Reason:
    """The sentence about the winning side: of a person, or of us or them."""
    side = outcome.winners[0]
    made = outcome.side_points
    facts = {"a": made[0], "b": made[1]} if key == "deal.won" else {"points": made[side], "n": made[side]}
    if is_paired(rules):
        return because(f"{key}.us" if side == 0 else f"{key}.them", **facts)
    return because(f"{key}.other", who=Seat(outcome.sides[side][0]), **facts)


# How many deals it is worth


def games(position: Position) -> Question:
    """How many deals does the winner score?"""
    rules, outcome = position.rules, outcome_of(position)
    side = outcome.winners[0]
    right, made = outcome.games[side], outcome.side_points[side]
    swept = rules.scoring.sweep is not None and rules.scoring.sweep[0] in outcome.flags
    told = because("result.games.sweep" if swept else "result.games", points=made, n=right)
    offered = sorted({*GAMES[:3], right})
    choices = tuple(Choice(str(n), Count(n), () if n == right else (because("v.no"), told)) for n in offered)
    other = next(n for n in offered if n != right)
    narrowed = because("hint.points.two", a=min(other, right), b=max(other, right))
    hints = because("hint.result.worth"), because("hint.result.highest"), narrowed
    part = Part(because("ask.result.games"), choices, (str(right),), hints=hints)
    knobs = ["scoring.values", *(["scoring.sweep"] if rules.scoring.sweep else [])]
    return Question("result", _shown(position, knobs), (part,), (told,))


ASKS = {"who": who, "games": games}
"""What can be asked, by name."""
