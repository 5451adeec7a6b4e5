"""The exchange, "may I?": the engine's refusals are the reasons, under each house's rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from brisca_teach.engine import tricks
from brisca_teach.engine.cards import Card
from brisca_teach.engine.dealing import deal as deal_cards
from brisca_teach.engine.moves import Exchange
from brisca_teach.engine.position import Position
from brisca_teach.engine.refusal import IllegalMove
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.drill import Drill, Round, gathered
from brisca_teach.teaching.drills.played import played_keeping
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Knob, Reason, Seat, because

ME = 0
YES, NO = "yes", "no"
STEM = "exchange.no."

ROUNDS = {
    1: (
        "brisca_2:7:yes brisca_4:7:trick brisca_2:7:lower brisca_4:2:yes brisca_2:2:two_high brisca_4:7:suit "
        "brisca_4:7:yes brisca_2:7:trick2 brisca_2:2:yes brisca_4:7:stock brisca_4:7:lower brisca_2:7:yes"
    ),
    2: (
        "brisca_s3:7:yes brisca_s4:7:turn brisca_4:7:yes brisca_s3:7:after_win briscola_deuce:2:first brisca_s4:7:yes "
        "brisca_4:7:trick brisca_s3:7:lower brisca_s4:2:two_high bisca_3:2:yes brisca_s3:7:suit briscola_deuce:2:yes"
    ),
}
"""The rule set, the rank and what the answer is, by level: the items of a round take these in turn."""

Failing = Callable[[Position, Card], bool]


def _is_full(position: Position) -> bool:
    return len(position.trick) == position.rules.trick_size


def _when(position: Position) -> str:
    return position.rules.exchange.when if position.rules.exchange else ""


def _has_won(position: Position) -> bool:
    return bool(position.piles[ME]) or (_is_full(position) and tricks.winner(position) == ME)


def _above(position: Position, low: Card, high: Card) -> bool:
    strengths = position.rules.strengths
    return strengths[high] > strengths[low]


def _lacks_trick(position: Position, _give: Card) -> bool:
    rule = position.rules.exchange
    return bool(rule and rule.needs_trick and _when(position) != "after_win" and not _has_won(position))


def _is_too_high(position: Position, give: Card) -> bool:
    seven = Card(7, give.suit)
    givers = position.rules.givers[position.trump or give.suit]
    turn_up = position.turn_up
    return (
        givers.get(give) == "low"
        and givers.get(seven) == "seven"
        and bool(turn_up and _above(position, seven, turn_up))
    )


def _is_no_honour(position: Position, give: Card) -> bool:
    rule, turn_up = position.rules.exchange, position.turn_up
    limited = rule is not None and rule.takes == "honours" and give.rank == 7
    return bool(limited and turn_up and turn_up.rank not in position.rules.honours)


FAILS: Mapping[str, Failing] = {
    "suit": lambda position, give: give.suit != position.trump,
    "stock": lambda position, give: not position.stock,
    "turn": lambda position, give: (
        _when(position) in ("own_turn", "first_trick") and (position.turn != ME or _is_full(position))
    ),
    "after_win": lambda position, give: (
        _when(position) == "after_win" and not (_is_full(position) and position.turn == ME)
    ),
    "first": lambda position, give: _when(position) == "first_trick" and (any(position.piles) or _is_full(position)),
    "trick": _lacks_trick,
    "two_high": _is_too_high,
    "honours": _is_no_honour,
    "lower": lambda position, give: bool(position.turn_up and _above(position, position.turn_up, give)),
}
"""Each condition that can forbid an exchange, by the end of its key."""


def failing(position: Position, give: Card) -> tuple[str, ...]:
    """Every condition that fails for the learner's card here."""
    return tuple(name for name, fails in FAILS.items() if fails(position, give))


def refusal_of(position: Position, give: Card) -> Reason | None:
    """What the engine says against the exchange; None when it allows it."""
    try:
        position.play(Exchange(give))
    except IllegalMove as refusal:
        return because(refusal.reason, **refusal.facts)
    return None


def _name(refused: Reason | None) -> str:
    """The condition that a refusal names; trick2 is the condition trick said to somebody without a partner."""
    return refused.key.removeprefix(STEM).removesuffix("2") if refused else YES


def ask(item: str | Position, give: str | Card, level: int = 1) -> Question:
    """May the learner exchange this card? At level 2 the failing condition is to be named too."""
    position = Position.parse(item) if isinstance(item, str) else item
    card = Card.parse(give) if isinstance(give, str) else give
    return make(Random(str(position)), position, card, level)


def make(rng: Random, position: Position, give: Card, level: int = 1) -> Question:
    """The question for this position and card."""
    refused = refusal_of(position, give)
    choices = _reasons(rng, position, give, refused) if level > 1 else _yes_no(position, give, refused)
    right = next(choice.value for choice in choices if not choice.says)
    part = Part(because("ask.exchange", give=give), choices, (right,), hints=_hints(position, give, refused))
    return Question("exchange", _shown(position), (part,), (_told(position, give, refused),), level)


def _told(position: Position, give: Card, refused: Reason | None) -> Reason:
    return refused or because("exchange.offer", give=give, take=position.stock[-1])


def _says(position: Position, give: Card, refused: Reason | None) -> tuple[Reason, ...]:
    """What is said to a wrong answer."""
    if refused:
        return because("v.no"), refused
    return (because("exchange.can", give=give, take=position.stock[-1]),)


def _yes_no(position: Position, give: Card, refused: Reason | None) -> tuple[Choice, ...]:
    says = _says(position, give, refused)
    yes = Choice(YES, because("b.yes"), says if refused else ())
    return yes, Choice(NO, because("b.no"), () if refused else says)


def _reasons(rng: Random, position: Position, give: Card, refused: Reason | None) -> tuple[Choice, ...]:
    """Yes, and three reasons against it of which at most one holds."""
    wrong = _false_reasons(rng, position, give)[: 2 if refused else 3]
    against = [*wrong, *([refused] if refused else [])]
    rng.shuffle(against)
    says = _says(position, give, refused)
    words = [because("b.yes"), *(because("b.no.because", reason=reason) for reason in against)]
    right = against.index(refused) + 1 if refused else 0
    letters = "abcd"[: len(words)]
    return tuple(
        Choice(c, one, () if at == right else says) for at, (c, one) in enumerate(zip(letters, words, strict=True))
    )


def _false_reasons(rng: Random, position: Position, give: Card) -> list[Reason]:
    """Conditions that do not fail here, the likely slips first."""
    fails, take = failing(position, give), position.turn_up
    facts: dict[str, dict[str, object]] = {
        "lower": {"take": take, "give": give},
        "suit": {"give": give, "suit": position.trump},
    }
    likely = ["trick", "turn", "after_win", "first", *(["honours"] if give.rank == 7 else [])]
    rng.shuffle(likely)
    names = (*likely, *(("lower", "stock") if take else ("suit",)))
    false = [name for name in names if name not in fails]
    return [because(_key(position, name), **facts.get(name, {})) for name in false]


def _key(position: Position, name: str) -> str:
    partners = position.rules.side_of.count(position.rules.side_of[ME]) > 1
    return STEM + ("trick2" if name == "trick" and not partners else name)


AREAS = {"suit": "card", "lower": "turn_up", "two_high": "turn_up", "honours": "turn_up"}
"""Where each condition is to be looked for; the others are about the moment."""


def _hints(position: Position, give: Card, refused: Reason | None) -> tuple[Reason, ...]:
    """Three things to look at; the house's rule; then which of them decides it."""
    area = AREAS.get(_name(refused), "moment") if refused else "yes"
    house = position.rules.exchange
    rule = "hint.exchange.rule" if house and "seven" in house.cards else "hint.exchange.low"
    return because("hint.exchange.three"), because(rule), because(f"hint.exchange.{area}", card=give)


def _shown(position: Position) -> Shown:
    """What the learner sees, whose turn it is, and what he has won."""
    rules, seen = position.rules, position.observe(ME).position
    told = [because("house.rule", rule=Knob(rules, "exchange")), _won(position), _moment(position)]
    return Shown(rules, position.trump, position.trick, position=seen, told=tuple(told))


def _won(position: Position) -> Reason:
    if position.piles[ME]:
        return because("exchange.won")
    mine = position.rules.side_of[ME]
    partner = any(pile for seat, pile in enumerate(position.piles) if position.rules.side_of[seat] == mine)
    return because("exchange.won.partner" if partner else "exchange.won.none")


def _moment(position: Position) -> Reason:
    turn = Seat(position.turn or 0)
    if _is_full(position):
        return because("exchange.at.won.other", who=turn)
    return because("turn.play.you") if turn == ME else because("turn.play.other", who=turn)


def deal(rng: Random, items: int, level: int = 1) -> Round:
    """A round from real deals: as many that allow it as there are reasons against it, under the houses of its level."""
    level = max(1, min(level, len(ROUNDS)))
    wanted = ROUNDS[level].split()
    chosen = [wanted[at % len(wanted)].split(":") for at in range(items)]
    return gathered(rng, [partial(_item, key=key, rank=int(rank), end=end, level=level) for key, rank, end in chosen])


def _item(rng: Random, key: str, rank: int, end: str, level: int) -> Question:
    """A moment of a deal in which the engine says just this."""
    rules = find_rules(key)
    wanted = end.removesuffix("2")
    while True:
        start, give = _start(rng, rules, rank, end)
        states = [one for one in played_keeping(rng, start, give) if give in one.hands[ME]]
        fitting = [one for one in states if _name(refusal_of(one, give)) == wanted]
        if fitting:
            return make(rng, rng.choice(fitting), give, level)


def _start(rng: Random, rules: Rules, rank: int, end: str) -> tuple[Position, Card]:
    """A deal in which the learner holds the card and the turn-up is of a rank that can lead to this answer."""
    pack, at = list(rules.cards), rules.players * rules.hand
    rng.shuffle(pack)
    trump = rng.choice(rules.suits)
    give = Card(rank, rng.choice([suit for suit in rules.suits if suit != trump]) if end == "suit" else trump)
    turn_up = rng.choice(
        [card for card in rules.cards if card.suit == trump and card is not give and _fits(rules, card, rank, end)]
    )
    for card, place in ((turn_up, at), (give, ME)):
        other = pack.index(card)
        pack[other], pack[place] = pack[place], pack[other]
    return deal_cards(rules, order=pack), give


def _fits(rules: Rules, turn_up: Card, rank: int, end: str) -> bool:
    """Whether an exchange for this turn-up can end like that."""
    strengths, suit = rules.strengths, turn_up.suit
    is_higher = strengths[turn_up] > strengths[Card(rank, suit)]
    seven = strengths[Card(7, suit)]
    if end == "lower":
        return not is_higher
    if end == "two_high":
        return strengths[turn_up] > seven
    within = rank == 7 or rules.second == 7 or strengths[turn_up] <= seven
    limited = rules.exchange is not None and "seven" not in rules.exchange.cards
    return is_higher and (within or limited)


DRILL = Drill("exchange", ask, deal, levels=len(ROUNDS))
