"""King and knight of a suit: may I declare them, and for how many points? The engine says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from brisca_teach.engine import melds
from brisca_teach.engine.cards import Card
from brisca_teach.engine.knobs import MeldRule
from brisca_teach.engine.moves import Announce, Meld, Move
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import BadText, IllegalMove
from brisca_teach.teaching.drills.legal import is_bound
from brisca_teach.teaching.drills.mixture import asked_of
from brisca_teach.teaching.drills.numbers import number_part
from brisca_teach.teaching.questions import Choice, Part, Question, Row, Shown
from brisca_teach.teaching.reasons import Knob, Points, Reason, Seat, because

ME = 0
KING, KNIGHT = 12, 11
ALL = (20, 40, 60, 80, 100)
"""What a pair can be worth in the games of the family."""


def ask(item: str | Position, suit: str = "", card: str | Card = "", about: str = "may", level: int = 1) -> Question:
    """May the learner declare this pair, or what is it worth? Where pairs are declared while playing, by `card`.

    BadText for games without pairs and for a suit that is none; IllegalMove when the worth of a pair that may not be
    declared is asked for.
    """
    position = Position.parse(item) if isinstance(item, str) else item
    return asked_of(ASKS, about)(position, _move(position, suit, card), level)


def _move(position: Position, suit: str, card: str | Card) -> Move:
    """The declaration that is meant: of this suit, or with this card."""
    rule = position.rules.meld
    if rule is None:
        raise BadText("no.meld_rule", rules=position.rules.key)
    mine = position.hands[ME]
    wanted = Card.parse(card) if isinstance(card, str) and card else card or None
    letter = (wanted.suit if isinstance(wanted, Card) else suit).upper()
    if letter not in position.rules.suits:
        raise BadText("pos.suit", text=suit, suits=position.rules.suits)
    if rule.when == "turn":
        return Meld(letter)
    king, knight = melds.pair(letter)
    return Announce(wanted if isinstance(wanted, Card) else king if king in mine else knight)


def suit_of(move: Move) -> str:
    """The suit that is declared."""
    return move.card.suit if isinstance(move, Announce) else move.suit if isinstance(move, Meld) else ""


def refusal_of(position: Position, move: Move) -> Reason | None:
    """What the engine says against the learner's declaration; None when it allows it."""
    if position.turn not in (ME, None) and isinstance(move, Announce):
        return because("no.turn", who=Seat(position.turn))
    try:
        position.play(move)
    except IllegalMove as refusal:
        return because(refusal.reason, **refusal.facts)
    return None


# May I?


def may(position: Position, move: Move, level: int = 1) -> Question:
    """Yes or no, with what the engine says."""
    refused = refusal_of(position, move)
    told = refused or _worth_told(position, move)
    says = (because("v.no"), refused) if refused else (told,)
    choices = (
        Choice("yes", because("b.yes"), says if refused else ()),
        Choice("no", because("b.no"), () if refused else says),
    )
    part = Part(_asked(move), choices, ("no" if refused else "yes",), hints=_hints(position, move, refused))
    return Question("meld", shown(position), (part,), (told,), level)


def _asked(move: Move) -> Reason:
    if isinstance(move, Announce):
        return because("ask.acuse", card=move.card)
    return because("ask.meld", suit=suit_of(move))


def _worth_told(position: Position, move: Move) -> Reason:
    """That it may be declared, and for how much; with the other half elsewhere, what it hangs on."""
    points, other = melds.worth(position, suit_of(move)), missing_half(position, move)
    if other is None:
        return because("meld.may", points=points)
    return because("meld.may.split", points=points, card=other)


def missing_half(position: Position, move: Move) -> Card | None:
    """The half of the pair that the learner does not hold, if there is one."""
    return next((half for half in melds.pair(suit_of(move)) if half not in position.hands[ME]), None)


AREAS: Mapping[str, str] = {
    "no.meld_pair": "cards",
    "no.acuse_late": "gone",
    "no.meld_twice": "said",
    "no.meld_once": "said",
    "no.meld_turn": "moment",
    "no.meld_first": "moment",
    "no.meld_stock": "moment",
    "no.turn": "moment",
}
"""Where each refusal is to be looked for; the others are about the duties of the trick."""


def _hints(position: Position, move: Move, refused: Reason | None) -> tuple[Reason, ...]:
    """Which cards make a pair; when it may be said here; then where the answer lies."""
    rule = position.rules.meld
    assert rule is not None
    area = AREAS.get(refused.key, "duty") if refused else "yes"
    facts = {"suit": suit_of(move)}
    return because("hint.meld.cards"), because(f"hint.meld.{rule.when}"), because(f"hint.meld.area.{area}", **facts)


# What is it worth?


def worth(position: Position, move: Move, level: int = 1) -> Question:
    """How many points a pair that may be declared brings."""
    position.play(move)
    right, suit, rule = melds.worth(position, suit_of(move)), suit_of(move), position.rules.meld
    assert rule is not None
    slips = [points for points in (*rule.values, *ALL) if points != right]
    proof = _why_worth(position, move)
    rng, asked = Random(str(position)), because(f"ask.meld.worth.{rule.when}", suit=suit)
    hints = because("hint.meld.table"), because("hint.meld.order" if rule.kind == "rising" else "hint.meld.trump")
    part = number_part(rng, asked, right, slips[:3], [proof], hints, Points, 100)
    return Question("meld", shown(position), (_round_numbers(part, right, slips),), (proof,), level)


def _round_numbers(part: Part, right: int, slips: list[int]) -> Part:
    """The same question with nothing but whole tens to choose from."""
    says = next(choice.says for choice in part.choices if choice.value != str(right))
    offered = sorted({right, *list(dict.fromkeys(slips))[:3]})
    choices = tuple(Choice(str(n), Points(n), () if n == right else says) for n in offered)
    other = min((n for n in offered if n != right), key=lambda n: (abs(n - right), n))
    narrowed = because("hint.points.two", a=min(right, other), b=max(right, other))
    return Part(part.ask, choices, part.right, hints=(*part.hints[:2], narrowed))


def _why_worth(position: Position, move: Move) -> Reason:
    suit, rule = suit_of(move), position.rules.meld
    points = melds.worth(position, suit)
    assert rule is not None
    if rule.kind == "rising":
        return because("meld.worth.order", n=len(position.extra.melds) + 1, points=points)
    return because("meld.worth.trump" if suit == position.trump else "meld.worth.plain", suit=suit, points=points)


ASKS: Mapping[str, Callable[[Position, Move, int], Question]] = {"may": may, "worth": worth}
"""What can be asked, by name."""


# What lies there


def shown(position: Position) -> Shown:
    """What the learner sees: the house's rule, what has been declared, the moment; what has gone where it matters."""
    rules, rule = position.rules, position.rules.meld
    assert rule is not None
    told = [because("game.played", rules=rules)] if is_bound(rules) else []
    told.append(because("house.rule", rule=Knob(rules, "meld")))
    told += _limits(rule)
    told += [because("trump.not_yet")] if position.trump is None else []
    told += [
        because(f"meld.told.{rule.when}.other", who=Seat(said.seat), points=said.points, suit=said.suit)
        for said in position.extra.melds
    ]
    told += _moment(position)
    gone = tuple(card for pile in position.piles for card in pile)
    rows = (Row(because("a.row.gone"), gone),) if gone and rule.when == "playing" else ()
    seen = position.observe(ME).position
    return Shown(rules, position.trump, position.trick, position=seen, rows=rows, told=tuple(told))


def _limits(rule: MeldRule) -> list[Reason]:
    """When pairs may not be declared here."""
    limits = [*(["first"] if not rule.first_trick else []), *(["stock"] if not rule.after_stock else [])]
    return [because("meld.limit." + ("both" if len(limits) == 2 else limits[0]))] if limits else []


def _moment(position: Position) -> list[Reason]:
    """Which trick it is, whether there are cards to draw, and whose turn."""
    turn, rule, told = Seat(position.turn or 0), position.rules.meld, list[Reason]()
    if rule and not rule.first_trick and not any(position.piles):
        told.append(because("meld.at.first"))
    if position.rules.stock == "draw" and not position.stock:
        told.append(because("meld.at.stock"))
    return [*told, because("turn.play.you") if turn == ME else because("turn.play.other", who=turn)]
