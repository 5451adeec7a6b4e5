"""A position as one line of text, as FEN is in chess.

`brisca_2 O 1O3C/12B4C 0:- 5E2O 7C7E/-`: rules, trump, hands by seat, leader:trick, stock (top first, the turn-up last),
piles by seat; then, where a game needs them, `calls= partner= melds= bonus= arrastro= ended= shown= widow= voids=`.
`-` is nothing, `?` a hidden card. Stock and piles may be left out when they are empty.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from brisca_teach.engine import auction, consistency
from brisca_teach.engine.cards import Card, Move, parse_cards, write_cards
from brisca_teach.engine.extra import PLAIN, Contract, Ending, Extra, Melded
from brisca_teach.engine.moves import Call
from brisca_teach.engine.observation import SECRET
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.variants import find_rules

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

FIELDS = ("rules", "trump", "hands", "leader", "stock", "piles")
NEEDED = 4


def write(position: Position) -> str:
    """The line that `parse` reads back."""
    fields = (
        position.rules.key,
        position.trump or "-",
        _write_seats(position.hands),
        f"{position.leader}:{write_cards(position.trick)}",
        write_cards(position.stock),
        _write_seats(position.piles),
        *_write_extra(position.extra),
    )
    return " ".join(fields)


def parse(text: str, build: type[Position]) -> Position:
    """The position that the line describes; BadText says which field is wrong and why."""
    words = text.split()
    plain = [word for word in words if "=" not in word.partition("+")[0]]
    if len(plain) < NEEDED:
        raise BadText("pos.missing", field=FIELDS[len(plain)], text=plain[-1] if plain else "")
    if len(plain) > len(FIELDS):
        raise BadText("pos.extra", text=plain[len(FIELDS)])
    rules = find_rules(plain[0])
    hands, (leader, trick) = _parse_seats(plain[2]), _parse_table(rules, plain[3])
    stock = parse_cards(plain[4]) if len(plain) > 4 else ()
    piles = _parse_seats(plain[5]) if len(plain) > 5 else ((),) * rules.players
    trump = _parse_trump(rules, plain[1])
    bare = build(rules, trump, hands, leader, trick, stock, piles)
    consistency.check_shape(bare)
    position = bare._replace(extra=_parse_extra(bare, [word for word in words if word not in plain]))
    return consistency.check(position)


def _write_seats(seats: tuple[tuple[Card, ...], ...]) -> str:
    return "/".join(map(write_cards, seats))


def _parse_seats(text: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(map(parse_cards, text.split("/")))


def _parse_trump(rules: Rules, text: str) -> str | None:
    if text == "-":
        return None
    if text.upper() not in rules.suits:
        raise BadText("pos.suit", text=text, suits=rules.suits)
    return text.upper()


def _parse_table(rules: Rules, text: str) -> tuple[int, tuple[Card, ...]]:
    seat, colon, trick = text.partition(":")
    if not colon:
        raise BadText("pos.missing", field="trick", text=text)
    if not seat.isdecimal() or int(seat) >= rules.players:
        raise BadText("pos.leader", n=seat, max=rules.players - 1)
    return int(seat), parse_cards(trick)


def _write_extra(extra: Extra) -> list[str]:
    if extra == PLAIN:
        return []
    agreed = extra.contract
    partner = agreed.partner if agreed and agreed.card else None
    written = {
        "calls": ",".join(map(str, extra.calls)),
        "partner": "" if partner is None else "?" if partner == SECRET else str(partner),
        "melds": ",".join(f"{m.seat}{m.suit}{m.points}.{m.left}" for m in extra.melds),
        "bonus": "/".join(map(str, extra.bonus)),
        "arrastro": "yes" if extra.arrastro else "",
        "ended": f"{extra.ended.reason}:{extra.ended.seat}" if extra.ended else "",
        "shown": write_cards(extra.shown) if extra.shown else "",
        "widow": write_cards(extra.widow) if extra.widow else "",
        "voids": ",".join(f"{seat}{suit}" for seat, suit in extra.voids),
    }
    return [f"{name}={value}" for name, value in written.items() if value]


def _parse_extra(bare: Position, words: list[str]) -> Extra:
    written = dict.fromkeys(_READ, "")
    for word in words:
        name, _, value = word.partition("=")
        if written.get(name) != "":
            raise BadText("pos.extra", text=word)
        written[name] = value
    try:
        parts: dict[str, object] = {name: _READ[name](value) for name, value in written.items() if value}
    except (ValueError, IndexError) as wrong:
        raise wrong if isinstance(wrong, BadText) else BadText("pos.extra", text=" ".join(words)) from None
    partner = parts.pop("partner", None)
    extra = replace(PLAIN, **parts) if parts else PLAIN  # type: ignore[arg-type]
    return _with_contract(bare, extra, partner)


def _with_contract(bare: Position, extra: Extra, partner: object) -> Extra:
    """The contract is what the calls say; the partner is who holds the called card, unless the text names him."""
    if not extra.calls:
        return extra
    bids = tuple(said for said in extra.calls if type(said) in auction.BIDS)
    others = [said for said in extra.calls if not isinstance(said, (*auction.BIDS, *auction.NAMED))]
    if bare.rules.auction is None or others or not auction.is_auction(bare.rules, bids):
        raise BadText("pos.extra", text="calls=" + ",".join(map(str, extra.calls)))
    agreed = auction.contract(bare.rules, bids)
    called = next((said for said in extra.calls if isinstance(said, Call)), None)
    if agreed is None or called is None:
        return replace(extra, contract=agreed)
    holder = bare.holder(called.card)
    if partner not in (None, SECRET) and (partner == agreed.caller or holder not in (None, partner)):
        raise BadText("pos.extra", text=f"partner={partner}")
    return replace(extra, contract=_named(agreed, called.card, holder if partner is None else int(str(partner))))


def _named(agreed: Contract, card: Card, holder: int | None) -> Contract:
    return replace(agreed, card=card, partner=None if holder == agreed.caller else holder)


def _read_calls(text: str) -> tuple[Move, ...]:
    return tuple(map(Move.parse, text.split(",")))


def _read_melds(text: str) -> tuple[Melded, ...]:
    def read(meld: str) -> Melded:
        points, _, left = meld[2:].partition(".")
        return Melded(int(meld[0]), meld[1], int(points), int(left))

    return tuple(map(read, text.split(",")))


def _read_ended(text: str) -> Ending:
    reason, _, seat = text.partition(":")
    return Ending(reason, int(seat))


def _read_voids(text: str) -> tuple[tuple[int, str], ...]:
    return tuple((int(one[0]), one[1]) for one in text.split(","))


_READ: dict[str, Callable[[str], object]] = {
    "calls": _read_calls,
    "partner": lambda text: SECRET if text == "?" else int(text),
    "melds": _read_melds,
    "bonus": lambda text: tuple(int(one) for one in text.split("/")),
    "arrastro": lambda text: text == "yes",
    "ended": _read_ended,
    "shown": parse_cards,
    "widow": parse_cards,
    "voids": _read_voids,
}
