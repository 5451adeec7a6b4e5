"""What a seat can work out about cards that it cannot see: where each of them may lie, and where it cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from brisca_teach.analysis.history import PlayedTrick, plays_of, tricks_on_show
from brisca_teach.engine import auction, duties
from brisca_teach.engine.cards import UNKNOWN, Card
from brisca_teach.engine.moves import Bid
from brisca_teach.engine.observation import SECRET, Observation
from brisca_teach.engine.position import Position

Place = tuple[str, int]  # "hand", "stock", "buried" or "out", and a seat
STOCK, OUT = ("stock", 0), ("out", 0)
Ban = tuple[Card, Place]


@dataclass(frozen=True)
class Places:
    """The face-down places and how many cards each takes; `out` is for cards that the position does not account for."""

    sizes: Mapping[Place, int]

    @staticmethod
    def of(observation: Observation) -> Places:
        """The face-down places of what a seat sees."""
        position = observation.position
        sizes: dict[Place, int] = {("hand", seat): hand.count(UNKNOWN) for seat, hand in enumerate(position.hands)}
        sizes[STOCK] = position.stock.count(UNKNOWN)
        sizes |= {("buried", seat): pile.count(UNKNOWN) for seat, pile in enumerate(position.piles)}
        sizes[OUT] = len(observation.unseen) - sum(sizes.values())
        return Places({place: size for place, size in sizes.items() if size})


def allowed_places(observation: Observation, places: Sequence[Place]) -> dict[Card, frozenset[int]]:
    """By unseen card: the numbers of the places where it may lie, as far as the seat can prove."""
    banned = {ban for know in _KNOWLEDGE for ban in know(observation, places)}
    return {
        card: frozenset(at for at, place in enumerate(places) if (card, place) not in banned)
        for card in observation.unseen
    }


def _only_in(card: Card, here: Sequence[Place], places: Sequence[Place]) -> Iterator[Ban]:
    yield from ((card, place) for place in places if place not in here)


def _voids(observation: Observation, places: Sequence[Place]) -> Iterator[Ban]:
    """A seat that did not follow under a duty has none of the suit, unless it has drawn since."""
    position, rules = observation.position, observation.rules
    if rules.stock == "draw" and (position.stock or rules.duty.begins != "stock_empty"):
        return
    for seat, suit in position.extra.voids:
        yield from ((card, ("hand", seat)) for card in observation.unseen if card.suit == suit)


def _unbeaten(observation: Observation, places: Sequence[Place]) -> Iterator[Ban]:
    """Where nothing is drawn, a card played under duty shows that its seat had none that would have forbidden it."""
    position, rules = observation.position, observation.rules
    if rules.stock == "draw" or rules.duty.kind == "free":
        return
    for trick in tricks_on_show(position):
        for at in range(1, len(trick.cards)):
            yield from _forbidden_by(position, trick, at, observation.unseen)


def _forbidden_by(position: Position, trick: PlayedTrick, at: int, unseen: Sequence[Card]) -> Iterator[Ban]:
    """The cards that would have made this play illegal: the rules themselves are asked, with each card in the hand."""
    seat, played = trick.player(at, position.rules.players), trick.cards[at]
    before = position._replace(leader=trick.leader, trick=trick.cards[:at])
    for card in unseen:
        hands = (*position.hands[:seat], (played, card), *position.hands[seat + 1 :])
        if played not in duties.demand(before._replace(hands=hands), seat).cards:
            yield card, ("hand", seat)


def _widow(observation: Observation, places: Sequence[Place]) -> Iterator[Ban]:
    """The cards of the widow lie with the declarer, in his hand or buried."""
    agreed, unseen = observation.position.extra.contract, set(observation.unseen)
    for card in observation.position.extra.widow:
        if agreed and card in unseen:
            yield from _only_in(card, (("hand", agreed.caller), ("buried", agreed.caller)), places)


def _called_card(observation: Observation, places: Sequence[Place]) -> Iterator[Ban]:
    """The called card is not with a caller who may not call his own, or who was forced to call one that he lacks."""
    agreed, rule = observation.position.extra.contract, observation.rules.call
    if agreed is None or rule is None or agreed.card is None or agreed.partner not in (SECRET, None):
        return
    yield agreed.card, STOCK
    yield agreed.card, OUT
    if agreed.forced or not rule.self_call:
        yield agreed.card, ("hand", agreed.caller)


def _forced_call(observation: Observation, places: Sequence[Place]) -> Iterator[Ban]:
    """A forced caller holds every trump below the card that he had to call."""
    agreed, rules = observation.position.extra.contract, observation.rules
    if agreed is None or not agreed.forced or agreed.card is None:
        return
    called = agreed.card
    for card in observation.unseen:
        if card.suit == called.suit and rules.strengths[card] < rules.strengths[called]:
            yield from _only_in(card, (("hand", agreed.caller),), places)


def _black_hand(observation: Observation, places: Sequence[Place]) -> Iterator[Ban]:
    """The seat that has won with the black hand holds it."""
    ended = observation.position.extra.ended
    if ended is None or ended.reason != "mano_negra":
        return
    for card in _black_cards(observation.position):
        if card in observation.unseen:
            yield from _only_in(card, (("hand", ended.seat),), places)


_KNOWLEDGE: tuple[Callable[[Observation, Sequence[Place]], Iterator[Ban]], ...] = (
    _voids,
    _unbeaten,
    _widow,
    _called_card,
    _forced_call,
    _black_hand,
)


def _black_cards(position: Position) -> tuple[Card, ...]:
    rules = position.rules
    ranks = (rules.ace, rules.second, rules.printed.courts[0])
    return tuple(Card(rank, position.trump or "") for rank in ranks)


def is_possible(observation: Observation, world: Position) -> bool:
    """What no single card can show: nobody hides a black hand, whoever bid by force has the two for it."""
    return _no_black_hand(world) and _has_forced_twos(observation, world)


def _no_black_hand(world: Position) -> bool:
    if "mano_negra" not in world.rules.instant or world.trump is None or world.extra.ended:
        return True
    black = set(_black_cards(world))
    return not any(black <= set(hand) for hand in world.hands)


def _has_forced_twos(observation: Observation, world: Position) -> bool:
    forced = [seat for seat, said in _bidders(observation) if isinstance(said, Bid) and said.forced]
    return all(
        any(card.rank == auction.LAST_RANK for card in (*world.hands[seat], *plays_of(world, seat))) for seat in forced
    )


def _bidders(observation: Observation) -> Iterator[tuple[int, object]]:
    """Everything said in the auction with the seat that said it."""
    said = [move for move in observation.position.extra.calls if isinstance(move, auction.BIDS)]
    for at, move in enumerate(said):
        speaker = auction.standing(observation.rules, tuple(said[:at])).speaker
        if speaker is not None:
            yield speaker, move


def is_hiding_partner(observation: Observation) -> bool:
    """True when the seat may not know who the caller's partner is."""
    agreed = observation.position.extra.contract
    return agreed is not None and agreed.partner == SECRET
