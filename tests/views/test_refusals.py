"""Whatever the engine refuses is told in a whole sentence, with the facts of the very refusal."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import brisca_teach.engine
from brisca_teach import VARIANTS, Move, Position, Record, Refusal, deal, find_rules
from brisca_teach.engine.cards import Card
from brisca_teach.engine.moves import (
    Announce,
    Arrastro,
    Bid,
    Bury,
    Call,
    Claim,
    Draw,
    Exchange,
    Meld,
    NameTrump,
    Pass,
    RankBid,
    Solo,
)
from brisca_teach.views.words import LANGUAGES, refusal, seat_names

REASON = re.compile(r"(no|pos|rules|exchange\.no)\.[a-z_0-9]+(\.[a-z_0-9]+)*")
ELSEWHERE = {"no.match_over"}  # raised by a match: tests/engine/test_match.py

TYPED = """
brisca_9 O 1O/3C 0:-|brisca_2 X 1O/3C 0:-|brisca_2 O 1O/33C 0:-|brisca_2 O 1O/8C 0:-|brisca_3 O 1O/2C/3C 0:-
brisca_2 O 1O/1O 0:-|brisca_2 O 1O/3C/4C 0:-|brisca_2 O 1O/3C 0:- - 4C/5C/6C|brisca_2 O 1O3O4O5O/1C3C4C5C 0:-
brisca_2 O 1O3O/1C 0:-|brisca_2 O 1O/3C 2:-|brisca_2 O 1O/3C 0:4C5C6C|brisca_2 O 1O3O4O/1C3C4C 0:- 5C6C7O
brisca_2 O 1O3O/1C3C 0:- 5C7O|portena O 1O3O/1C3C/4C5C/6C7C 0:- 2C7O4O6O|brisca_2 E 1O3O4O/1C3C4C 0:- 5C7O
briscolone O 1O/3C 0:-|brisca_2 - 1O/3C 0:-|brisca_2 O 1O/3C|brisca_2 O 1O/3C 0:- - -/- more|brisca_2 O 1O/3X 0:-
"""
KEYS = """brisca_4+hand=10|brisca_4+colour=red|brisca_4+claim=perhaps|brisca_4+second|brisca_4+second=seven
brisca_4+players=7|rapida+exchange=on|brisca_4+hand=0"""
PLAYED = """
valenciana O 3C5E/7B4B/2C4C/1B 3:1C|5E
portena B 10O7O1O3B/2C3C4C5C/6C7C1E2E/3E4E5E 3:12O|10O
portena B 1C4B3B/2C3C4C/6C7C1E/3E4E 3:12O|1C
portena B 7B4B1C/2C3C4C/6E7E/3E4E 2:12O5B|4B
portena+duty.undertrump=yes B 5B4B1C/2C3C4C/6E7E/3E4E 2:12O7B|1C
capixaba O 1O5C/7O2C/6C4E/2B4B 0:-|1O
capixaba+ace_lock=lead O 1O5C/7O2C/6C4E/2B4B 0:-|1O
capixaba O 7O5C/2C/6C/2B 1:4C4E4B|7O
brisca_s0 O 1O4O5C/3B5B6B/12O1B4C/2B4B7B 0:-|arrastro:4O
brisca_2 O 1O4O5C/3B5B6B 0:-|arrastro:1O
brisca_s0 O 1O4C/6C7C/7O12C/4E5E 3:2C3C5C10C 6E7E10E12O -/-/2B4B5B6B/-|arrastro:1O
brisca_s0 O 2C4C/3B1E3O/5C6C7C/2B4B5B 0:1O - -/-/-/- arrastro=yes|3B
brisca_s0 O 2C4C/3B1E1C/5C6C7C/2B4B5B 0:1O - -/-/-/- arrastro=yes|3B
centocinquantuno+exchange=on+exchange.cards=ace_for_court O 1O2C3C4C5C/1B2B3B4B5B 0:- 6B6O|exchange:1O
centocinquantuno+exchange=on+exchange.cards=ace_for_court O 1O2C3C4C/1B2B3B4B5B 1:7O 6B12O|exchange:1O
briscola_deuce O 2O3C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O 2B4B5B6B/-/-/-|exchange:2O
catalana+exchange.takes=honours O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E9O 2B4B5B6B/-/-/-|exchange:7O
brisca_2 O 7O2C4C/5C6C7C 0:- 6E12O|exchange:7O
brisca_4 O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O|exchange:7O
brisca_4 O 2O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O 2B4B5B6B/-/-/-|exchange:2O
brisca_s4 O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 1:- 6E7E10E12O|exchange:7O
brisca_s3 O 7O2C4C/5C6C7C/10C11C12C/2E4E5E 0:- 6E7E10E12O|exchange:7O
brisca_4 O 12O2C4C/2O5C6C/7O4O7C/2B4B5B 0:- 1B3B6B5O 1O3O10O11O/6O/-/-|claim
valenciana O 12O2C4C/2O5C6C/7O4O7C/2B4B5B 0:- - 1O3O10O11O/5O6O/-/-|claim
muerte_tres O 1O3O12O/2O5C6C/2C4C7C/2B4B5B 0:-|claim
brisca_2 O 12O4C/2O5C6C 0:2C|claim:0
brisca_2 O 12O4C5C/2O6C7C 0:-|claim:7
centocinquantuno O 12C11C5E2E3E/1C2C4C5C6C 0:- 1B2B4B7O|meld:C
centocinquantuno O 12C11C5E2E3E/1C2C4C5C6C 0:- - 4E6E/-|meld:C
centocinquantuno O 12C11C5E2E3E/1C2C4C5C6C 1:- 1B2B4B7O 4E6E/-|meld:C
centocinquantuno O 12C11C5E2E3E/1C2C4C5C6C 0:- 1B2B4B7O 4E6E/- melds=0C20.9|meld:C
marianna - 12C11C12O11O5E/1C2C4C5C6C 0:- 1B2B4B7O 4E6E/- melds=0C40.7|meld:O
portena B 11E7C/11C6O/10E7E/12C11B 0:- - 12E1O2C3C/-/-/-|announce:11E
chiamata - 1O3O/1C3C/1E3E/1B3B/2O2C 0:-|forced:62
chiamata - 1O3O/1C3C/1E3E/1B3B/2O2C 0:- calls=rank:2|forced:62
chiamata - 1O3O/1C3C/1E3E/1B3B/2O2C 0:- calls=rank:7,pass,pass,pass,pass|call:6O
chiamata - 2O3O/1C3C/1E3E/1B3B/1O2C 0:- calls=rank:2,bid:62,pass,pass,pass,forced:63,pass|call:4E
chiamata - 2O3O/1C3C/1E3E/1B3B/1O2C 0:- calls=rank:2,bid:62,pass,pass,pass,forced:63,pass|call:6O
chiamata_punti - 2O3O/1C3C/1E3E/1B3B/1O2C 0:- calls=bid:62,pass,pass,pass,pass|call:6O@C
subastada - 2O3O/1C3C/1E3E/1B3B/1O2C 0:- calls=bid:62,pass,pass,pass,pass|call:2O@C
chiamata_punti - 2O3O/1C3C/1E3E/1B3B/1O2C 0:-|forced:62
brisca_2 O -/- 0:-|draw
"""


def refused(act: object) -> Refusal | None:
    """The refusal of this call, or None."""
    try:
        act()  # type: ignore[operator]
    except Refusal as error:
        return error
    return None


def tries(position: Position, rng: random.Random) -> tuple[Move, ...]:
    """Moves of every kind, most of them out of place."""
    one, other = rng.sample(position.rules.cards, 2)
    suit, number = rng.choice(position.rules.suits), rng.choice((61, 62, 90, 100, 105, 121, 240))
    return (
        one, Exchange(one), Announce(one), Arrastro(one), Bury((one, other)), Bury((one,)), Call(one, one.suit),
        Call(one, suit), Claim(), Draw(), Meld(suit), NameTrump(suit), Pass(), RankBid(one.rank), Solo(), Bid(number),
        Bid(number, True), Bury(position.hands[position.turn or 0][:1]),
        *(Exchange(Card(rank, suit)) for rank in (2, 3, 7)),
    )  # fmt: skip


def at_random() -> Iterator[Refusal | None]:
    """Refusals of moves tried in deals of every game."""
    rng = random.Random(5)
    for rules in VARIANTS.values():
        if rules.certainty == "name_only":
            yield refused(lambda rules=rules: deal(rules))
            continue
        position = deal(rules, rng)
        while position.turn is not None:
            for move in tries(position, rng):
                yield refused(lambda position=position, move=move: position.play(move))
            position = position.play(rng.choice(position.legal_moves()))
        for move in tries(position, rng):
            yield refused(lambda position=position, move=move: position.play(move))


def typed() -> Iterator[Refusal | None]:
    """Refusals of what somebody may have typed."""
    yield from (refused(lambda line=line: Position.parse(line)) for line in re.split(r"[|\n]", TYPED.strip()))
    yield from (refused(lambda key=key: find_rules(key)) for key in re.split(r"[|\n]", KEYS))
    for line, move in (row.split("|") for row in PLAYED.strip().splitlines()):
        yield refused(lambda line=line, move=move: Position.parse(line).play(Move.parse(move)))
    rules = find_rules("brisca_2")
    yield refused(lambda: deal(rules, order=rules.cards[1:]))
    yield refused(lambda: deal(rules, order=(*rules.cards, rules.cards[0])))
    yield refused(lambda: Record.parse("start: brisca_2 O 1O/3C 0:-\n1. 0: 1O 3C\nresult: 0-0"))


@cache
def examples() -> dict[str, Refusal]:
    """One real refusal for each reason."""
    return {error.reason: error for error in (*typed(), *at_random()) if error is not None}


def reasons() -> set[str]:
    """Every reason key that the engine writes."""
    return {
        node.value
        for source in Path(brisca_teach.engine.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and REASON.fullmatch(node.value)
    }


def test_every_reason_has_a_real_example() -> None:
    assert reasons() - set(examples()) - ELSEWHERE == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_whole_sentence(lang: str) -> None:
    for reason, error in examples().items():
        names = seat_names(lang, 4)
        for told in (refusal(lang, error, names), refusal(lang, error)):
            assert not set("{}") & set(told), f"{reason}: {told}"
            assert told[0].isupper() or told[0] in '«"¡¿', told
            assert told.endswith((".", "?", "!")), told
