"""Bidding for the right to choose, and what the winner names (rules.md 3.1.11, 3.1.18, 3.1.24, 4.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from brisca_teach.engine import call, instant, widow
from brisca_teach.engine.cards import Move
from brisca_teach.engine.extra import Contract
from brisca_teach.engine.knobs import TO_WIN, AuctionRule
from brisca_teach.engine.moves import Bid, Bury, Call, NameTrump, Pass, RankBid, Solo
from brisca_teach.engine.refusal import IllegalMove
from brisca_teach.engine.rules import Rules

if TYPE_CHECKING:
    from brisca_teach.engine.position import Position

Refused = tuple[str, dict[str, object]]
BIDS = (Pass, RankBid, Bid, Solo)
NAMED = (Call, NameTrump, Bury)  # what the winner of the auction says
LAST_RANK = 2  # after it the auction of chiamata goes on in points


@dataclass(frozen=True)
class Standing:
    """How the auction stands: who speaks, and who has said the highest."""

    speaker: int | None
    holder: int | None = None
    high: Move | None = None


def standing(rules: Rules, calls: tuple[Move, ...]) -> Standing:
    """How the auction stands after these calls; passes are final."""
    active, seat = list(range(rules.players)), 0
    holder: int | None = None
    high: Move | None = None
    for said in calls:
        after = next((other for other in active if other > seat), active[0])
        if isinstance(said, Pass):
            active.remove(seat)
        else:
            holder, high = seat, said
        if isinstance(said, Solo) or not active or (active == [holder]):
            return Standing(None, holder, high)
        seat = after
    return Standing(seat, holder, high)


def contract(rules: Rules, calls: tuple[Move, ...]) -> Contract | None:
    """What the calls have decided, or None while the auction lasts or when everybody passed."""
    stands = standing(rules, calls)
    if stands.speaker is not None or stands.holder is None:
        return None
    match stands.high:
        case Solo():
            return Contract(stands.holder, TO_WIN, solo=True)
        case RankBid(rank):
            return Contract(stands.holder, TO_WIN, rank=rank)
        case Bid(points, forced):
            in_ranks = rules.auction is not None and rules.auction.kind == "rank"
            return Contract(stands.holder, points, rank=LAST_RANK if in_ranks else 0, forced=forced)
    raise TypeError(stands.high)


def phase(position: Position) -> str:
    """The phase before or between the tricks: auction, bury, trump, call; "" in play.

    A typed position may name trumps and leave out what was said: then it is in play, without a contract.
    """
    agreed, rules = position.extra.contract, position.rules
    if agreed is None:
        return "auction" if position.trump is None else ""
    if rules.stock == "widow" and len(position.hands[agreed.caller]) > rules.hand:
        return "bury"
    if position.trump is not None or agreed.solo:
        return ""
    return call.phase(position) if rules.call else "trump"


def turn(position: Position) -> int | None:
    """The seat to act in a game with an auction, or in one that ended at once."""
    extra, rules = position.extra, position.rules
    if extra.ended:
        return None
    if rules.auction:
        named = phase(position)
        if named == "auction":
            return standing(rules, extra.calls).speaker
        if named and extra.contract:
            return extra.contract.caller
    seat = (position.leader + len(position.trick)) % rules.players
    return seat if position.hands[seat] else None


def moves(position: Position, seat: int) -> tuple[Move, ...]:
    """What the seat may say in the current phase; empty in play."""
    match phase(position):
        case "auction":
            high = standing(position.rules, position.extra.calls).high
            return tuple(said for said in _sayable(position.rules) if not _why_not(position, seat, said, high))
        case "bury":
            return widow.moves(position, seat)
        case "call":
            return call.moves(position, seat)
        case "trump":
            return tuple(NameTrump(suit) for suit in position.rules.suits)
    return ()


def _sayable(rules: Rules) -> Iterator[Move]:
    rule = rules.auction
    assert rule is not None
    yield Pass()
    if rule.kind == "rank":
        yield from (RankBid(rank) for rank in rules.ladder)
    points = range(rule.minimum, rule.maximum + 1, rule.step)
    yield from (Bid(value) for value in points)
    if rules.call and rules.call.forced and rule.kind == "rank":
        yield from (Bid(value, True) for value in points)
    if rules.call and rules.call.solo:
        yield Solo()


def play(position: Position, move: Move) -> Position:
    """The position after a bid, a pass or a solo; the last one settles the contract."""
    seat = position.turn
    if seat is None:
        raise IllegalMove("no.over", position, move)
    if position.rules.auction is None or phase(position) != "auction":
        raise IllegalMove("no.phase", position, move, moves=position.legal_moves())
    refused = _why_not(position, seat, move, standing(position.rules, position.extra.calls).high)
    if refused:
        raise IllegalMove(refused[0], position, move, **refused[1])
    calls = (*position.extra.calls, move)
    agreed = contract(position.rules, calls)
    after = position._replace(extra=replace(position.extra, calls=calls, contract=agreed))
    if agreed is None:
        return after
    leads = position.rules.first_lead == "declarer"
    return widow.take(after._replace(leader=agreed.caller if leads else position.leader))


def is_auction(rules: Rules, calls: tuple[Move, ...]) -> bool:
    """True when each of these calls could follow those before it, whatever the hands."""
    for at, said in enumerate(calls):
        stands = standing(rules, calls[:at])
        if stands.speaker is None or _why_not_after(rules, stands.high, said):
            return False
    return True


def _why_not(position: Position, seat: int, move: Move, high: Move | None) -> Refused | None:
    refused = _why_not_after(position.rules, high, move)
    return refused or (_why_not_forced(position, seat, move) if isinstance(move, Bid) else None)


def _why_not_after(rules: Rules, high: Move | None, move: Move) -> Refused | None:
    rule = rules.auction
    assert rule is not None
    match move:
        case RankBid(rank):
            return _why_not_rank(rules, rule, rank, high)
        case Bid():
            return _why_not_points(rules, rule, move, high)
        case Solo() if not (rules.call and rules.call.solo):
            return "no.solo_rule", {"rules": rules.key}
    return None


def _why_not_rank(rules: Rules, rule: AuctionRule, rank: int, high: Move | None) -> Refused | None:
    if rule.kind != "rank":
        return "no.bid_points_only", {"n": rule.minimum}
    if rank not in rules.ladder:
        return "pos.rank", {"n": rank, "ranks": rules.ladder}
    if isinstance(high, Bid) or (isinstance(high, RankBid) and high.rank == LAST_RANK):
        return "no.call_points", {}
    if isinstance(high, RankBid) and rules.ladder.index(rank) <= rules.ladder.index(high.rank):
        return "no.call_rank", {"rank": high.rank}
    return None


def _why_not_points(rules: Rules, rule: AuctionRule, bid: Bid, high: Move | None) -> Refused | None:
    if rule.kind == "rank" and not isinstance(high, Bid) and high != RankBid(LAST_RANK):
        return "no.bid_rank_first", {}
    if bid.points > rule.maximum:
        return "no.bid_max", {"n": rule.maximum}
    floor = high.points if isinstance(high, Bid) else rule.minimum - (rule.kind != "rank")
    if bid.points <= floor:
        return ("no.bid_low", {"n": floor}) if bid.points >= rule.minimum else ("no.bid_min", {"n": rule.minimum})
    if (bid.points - rule.minimum) % rule.step:
        return "no.bid_step", {"n": rule.step}
    return None


def _why_not_forced(position: Position, seat: int, bid: Bid) -> Refused | None:
    if not bid.forced:
        return None
    rules = position.rules
    if not (rules.call and rules.call.forced and rules.auction and rules.auction.kind == "rank"):
        return "no.forced_rule", {"rules": rules.key}
    has_two = any(card.rank == LAST_RANK for card in position.hands[seat])
    return None if has_two else ("no.forced_two", {})


def play_call(position: Position, move: Move) -> Position:
    """The position after the caller has named the card of the partner and the trump suit."""
    assert isinstance(move, Call)
    if position.rules.auction is None or phase(position) != "call":
        raise IllegalMove("no.phase", position, move, moves=position.legal_moves())
    return call.play(position, move)


def play_trump(position: Position, move: Move) -> Position:
    """The position after the declarer has named trumps."""
    assert isinstance(move, NameTrump)
    if position.rules.auction is None or phase(position) != "trump":
        raise IllegalMove("no.phase", position, move, moves=position.legal_moves())
    if move.suit not in position.rules.suits:
        raise IllegalMove("pos.suit", position, move, text=move.suit)
    named = position._replace(trump=move.suit, extra=replace(position.extra, calls=(*position.extra.calls, move)))
    return instant.after_hands(named)
