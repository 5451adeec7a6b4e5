"""Does a typed position add up? Each fault has its own reason key (spanish.md 7.16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.moves import Call, NameTrump
from brisca_teach.engine.observation import SECRET
from brisca_teach.engine.refusal import BadText

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position


def check_shape(position: Position) -> None:
    """BadText unless hands, piles, trick and cards fit the rules at all."""
    rules = position.rules
    if len(position.hands) != rules.players:
        raise BadText("pos.seats", rules=rules.key, n=rules.players, m=len(position.hands))
    if len(position.piles) != rules.players:
        raise BadText("pos.piles", n=rules.players, m=len(position.piles))
    if len(position.trick) > rules.trick_size:
        raise BadText("pos.trick_long", n=len(position.trick), m=rules.trick_size)
    _check_cards(position)


def check(position: Position) -> Position:
    """The same position; BadText when the hands, the stock or the trumps do not add up."""
    _check_extra(position)
    _check_trump(position)
    _check_hands(position)
    _check_stock(position)
    return position


def placed(position: Position) -> Iterator[tuple[Card, str, int]]:
    """Every card with the kind of place where it lies and the seat of that place."""
    yield from ((card, "hand", seat) for seat, hand in enumerate(position.hands) for card in hand)
    yield from ((card, "trick", 0) for card in position.trick)
    yield from ((card, "stock", 0) for card in position.stock)
    yield from ((card, "pile", seat) for seat, pile in enumerate(position.piles) for card in pile)


def _check_cards(position: Position) -> None:
    rules = position.rules
    seen: dict[Card, tuple[str, int]] = {}
    for card, kind, seat in placed(position):
        if card is UNKNOWN:
            continue
        if card.suit not in rules.suits:
            raise BadText("pos.suit", text=card.suit, suits=rules.suits)
        if card.rank not in rules.printed.ranks:
            raise BadText("pos.rank", n=card.rank, ranks=rules.printed.ranks)
        if card not in rules.cards:
            raise BadText("pos.not_in_pack", card=card, rules=rules.key)
        if card in seen:
            raise BadText("pos.twice", card=card, place=seen[card], place2=(kind, seat))
        seen[card] = (kind, seat)


def _check_extra(position: Position) -> None:
    """The optional part names seats, suits and cards of this game only."""
    extra, players, suits = position.extra, position.rules.players, position.rules.suits
    calls = [said for said in extra.calls if isinstance(said, Call | NameTrump)]
    seats = [extra.ended.seat] if extra.ended else []
    if extra.contract and extra.contract.partner not in (None, SECRET):
        seats.append(extra.contract.partner or 0)
    named = [(meld.seat, meld.suit) for meld in extra.melds] + list(extra.voids)
    fits = (
        all(0 <= seat < players for seat in (*seats, *(seat for seat, _ in named)))
        and all(suit in suits for _, suit in named)
        and all((said.suit if isinstance(said, NameTrump) else said.trump) in suits for said in calls)
        and all(card is UNKNOWN or card in position.rules.cards for card in (*extra.shown, *extra.widow))
        and len(extra.bonus) in (0, players)
        and (extra.ended is None or extra.ended.reason in position.rules.instant)
    )
    if not fits:
        raise BadText("pos.extra", text=str(position).partition(" ")[2])


def _check_trump(position: Position) -> None:
    rules, trump, turn_up = position.rules, position.trump, position.turn_up
    if trump is not None and rules.trump == "none":
        raise BadText("pos.no_trump_here", rules=rules.key)
    if trump is None and rules.trump in ("turn_up", "cycle", "last_dealt"):
        raise BadText("pos.trump_needed", rules=rules.key, suits=rules.suits)
    if turn_up not in (None, UNKNOWN) and turn_up is not None and turn_up.suit != trump:
        raise BadText("pos.turn_up", card=turn_up, suit=trump)


def _sizes(position: Position) -> list[int]:
    """Cards each seat held at the start of this trick."""
    players = position.rules.players
    sizes = [len(hand) for hand in position.hands]
    for at in range(len(position.trick)):
        sizes[(position.leader + at) % players] += 1
    agreed = position.extra.contract
    if agreed is not None and position.phase == "bury":
        sizes[agreed.caller] = position.rules.hand
    return sizes


def _check_hands(position: Position) -> None:
    sizes, most = _sizes(position), position.rules.hand
    for seat, size in enumerate(sizes):
        if size > most:
            raise BadText("pos.hand_long", who=seat, cards=size, n=most)
    for seat, size in enumerate(sizes):
        if size != sizes[0]:
            raise BadText("pos.uneven", who=0, n=sizes[0], who2=seat, m=size)


def _check_stock(position: Position) -> None:
    rules, stock, sizes = position.rules, position.stock, _sizes(position)
    if not stock:
        return
    if rules.stock == "none":
        raise BadText("pos.no_stock_here", rules=rules.key)
    if rules.stock == "draw" and len(stock) % rules.players:
        raise BadText("pos.stock", n=len(stock), m=rules.players)
    if sizes[0] != rules.hand:
        raise BadText("pos.stock_hands", who=0, cards=rules.hand)
