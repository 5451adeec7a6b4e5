"""Does the deal end at once, and who wins it? The Caribbean endings, as the engine judges them."""

from __future__ import annotations

from brisca_teach.engine.cards import Card
from brisca_teach.engine.extra import Ending
from brisca_teach.engine.instant import after_hands, killed
from brisca_teach.engine.position import Position
from brisca_teach.engine.rules import Rules
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because

ME = 0
WORDS = {"us": "a", "them": "b", "on": "c"}
"""The answers by what happens: this side wins at once, the other does, play goes on."""


def ask(item: str | Position, card: str | Card = "") -> Question:
    """Does the deal end when the learner closes the trick with this card, or as the hands lie when none is named?"""
    position = Position.parse(item) if isinstance(item, str) else item
    if not card:
        seen = position._replace(stock=position.observe(ME).position.stock)
        return _question(position, seen, because("ask.sudden.hands"), _black(position))
    played = Card.parse(card) if isinstance(card, str) else card
    asked = because("ask.sudden.card", card=played)
    return _question(position, position.observe(ME).position, asked, _caught(position, played))


def full_trick(position: Position, card: Card) -> Position:
    """The position with the trick complete, before it is taken."""
    return position._replace(trick=(*position.trick, card))


def kill_of(position: Position, card: Card) -> Ending | None:
    """The end of the deal when this card closes the trick; None when play goes on."""
    full = full_trick(position, card)
    winner = (full.leader + full.rules.trick_winner(full.trick, full.trump)) % full.rules.players
    return killed(full, winner)


def black_hand(position: Position) -> Ending | None:
    """The end of the deal when a hand holds king, second and ace of trumps; None when none does."""
    return after_hands(position).extra.ended


def side_of(rules: Rules, ending: Ending | None) -> str:
    """What an ending means for the learner: us, them or on."""
    if ending is None:
        return "on"
    return "us" if rules.side_of[ending.seat] == rules.side_of[ME] else "them"


def _question(position: Position, seen: Position, asked: Reason, told: tuple[str, Reason]) -> Question:
    happens, why = told
    choices = tuple(
        Choice(letter, _choice(position.rules, word), () if word == happens else (because("v.no"), why))
        for word, letter in WORDS.items()
    )
    knob = position.rules.instant[0]
    hints = because(f"hint.sudden.{knob}"), because("hint.sudden.side"), why
    part = Part(asked, choices, (WORDS[happens],), hints=hints)
    shown = Shown(position.rules, position.trump, position.trick, position=seen, told=(_game(position.rules),))
    return Question("sudden", shown, (part,), (why,))


def _game(rules: Rules) -> Reason:
    return because("game.played", rules=rules)


def _choice(rules: Rules, word: str) -> Reason:
    return because("b.sudden.on" if word == "on" else _by_side("b.sudden", rules, word))


def _by_side(key: str, rules: Rules, side: str) -> str:
    """The key that speaks of us and them, or of two people face to face."""
    return f"{key}.{side}" if len(rules.fixed_sides) < rules.players else f"{key}.{side}.two"


def _caught(position: Position, card: Card) -> tuple[str, Reason]:
    """Whether the trump ace catches the other side's trump three in this trick, and why or why not."""
    rules, trump = position.rules, position.trump or ""
    ending = kill_of(position, card)
    full = full_trick(position, card).trick
    ace, second = rules.ace_of(trump), rules.second_of(trump)
    if ending:
        side = side_of(rules, ending)
        return side, because(_by_side("sudden.killed", rules, side), ace=ace, second=second)
    return "on", because(f"sudden.{_spared(full, ace, second)}", ace=ace, second=second)


def _spared(trick: tuple[Card, ...], ace: Card, second: Card) -> str:
    """Why nothing is caught: both are of one side, one of the two is missing, or both."""
    if ace in trick:
        return "own" if second in trick else "no_second"
    return "no_ace" if second in trick else "neither"


def _black(position: Position) -> tuple[str, Reason]:
    """Whether one hand holds king, second and ace of trumps, and what is missing where none does."""
    rules, trump, ending = position.rules, position.trump or "", black_hand(position)
    cards = tuple(Card(rank, trump) for rank in (rules.printed.courts[0], rules.second, rules.ace))
    if ending:
        key = "sudden.black.you" if ending.seat == ME else "sudden.black.other"
        facts: dict[str, object] = {} if ending.seat == ME else {"who": int(ending.seat)}
        return side_of(rules, ending), because(key, cards_list=cards, **facts)
    holders = {position.holder(card) for card in cards}
    split = None not in holders and len({rules.side_of[seat] for seat in holders if seat is not None}) == 1
    return "on", because("sudden.split" if split else "sudden.not_black", cards_list=cards)
