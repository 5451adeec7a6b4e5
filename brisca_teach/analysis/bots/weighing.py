"""What playing a card promises: the trick, by whoever is likely to win it, less what the card was worth in the hand."""

from __future__ import annotations

from brisca_teach.analysis.bots.prices import PRICES, Prices, price
from brisca_teach.analysis.bots.reading import Reading
from brisca_teach.engine import duties, melds
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.moves import Announce, Arrastro

WILLING, EAGER = 0.3, 0.08  # how often a rival takes a trick that he can take: at nothing, and more for each point
TRUMPS_AT, TRUMPS_EAGER = 0.1, 0.075  # the same with a trump
FRIENDLY = 0.1  # how often a partner takes what the side has already
DRAWN_OUT = 5.0  # what a best card brings that the arrastro forces out
SUDDEN = 60.0  # a deal won or lost at once, in points
GAME_EVENT = 8.0  # a game for catching the second with the ace


def weigh(reading: Reading, move: Move, prices: Prices = PRICES) -> float:
    """What the card, announcement or arrastro promises, in points."""
    card = move if isinstance(move, Card) else getattr(move, "card", None)
    assert isinstance(card, Card)
    stake = reading.stake + reading.rules.points(card) + _forced_out(reading, move)
    share = standing_after(reading, card, stake)
    me = reading.observation.seat
    tempo = prices.tempo if share > 0 and reading.to_come else 0.0
    worth = stake * share - price(reading, card, prices) - tempo
    return worth + _declared(reading, move, me) + _sudden(reading, card)


def standing_after(reading: Reading, card: Card, stake: float) -> float:
    """What a point of this trick is worth to the seat once the card lies there: 1 if its side is sure to win it."""
    position, rules = reading.observation.position, reading.rules
    trick = (*position.trick, card)
    at = rules.trick_winner(trick, reading.trump)
    holder, best, led = (position.leader + at) % rules.players, trick[at], trick[0].suit
    share = reading.allies[holder]
    for seat in reading.later:
        chance = beat_chance(reading, seat, best, led, stake)
        chance *= 1 - (1 - FRIENDLY) * reading.friendship(seat, holder)
        share += chance * (reading.allies[seat] - share)
    return share


def beat_chance(reading: Reading, seat: int, best: Card, led: str, stake: float) -> float:
    """The probability that the seat can and will beat the best card of the trick."""
    trump = reading.trump
    in_suit = 0.0 if best.suit != led else _holds(reading, seat, led, best, led)
    with_trump = 0.0 if trump in (None, led) else _holds(reading, seat, trump or "", best, led)
    if not duties.in_force(reading.observation.position):
        will, will_trump = WILLING + EAGER * stake, TRUMPS_AT + TRUMPS_EAGER * stake
        return 1 - (1 - in_suit * min(1.0, will)) * (1 - with_trump * min(1.0, will_trump))
    void = 1.0 if reading.is_void(seat, led) else 1 - reading.chance(seat, reading.count(led))
    return min(1.0, in_suit + void * with_trump)


def _holds(reading: Reading, seat: int, suit: str, best: Card, led: str) -> float:
    """The probability that the seat holds a card of the suit that beats the best."""
    powers = reading.rules.trick_powers[reading.trump][led]
    if any(card.suit == suit and powers[card] > powers[best] for card in reading.shown_by(seat)):
        return 1.0
    return 0.0 if reading.is_void(seat, suit) else reading.chance(seat, reading.above(suit, best, led))


def _forced_out(reading: Reading, move: Move) -> float:
    """The points that arrastro is expected to bring from those who have not yet played."""
    return DRAWN_OUT * len(reading.later) if isinstance(move, Arrastro) else 0.0


def _declared(reading: Reading, move: Move, me: int) -> float:
    """What an announcement scores: all of it when the pair is in this hand or shown by the partner."""
    if not isinstance(move, Announce):
        return 0.0
    position, sides = reading.observation.position, reading.rules.side_of
    other = next(card for card in melds.pair(move.card.suit) if card is not move.card)
    holder, worth = position.holder(other), melds.worth(position, move.card.suit)
    if holder is not None:
        return worth if sides[holder] == sides[me] else 0.0
    partners = [seat for seat in range(len(sides)) if seat != me and sides[seat] == sides[me]]
    return worth * max((reading.chance(seat, 1) for seat in partners), default=0.0)


def _sudden(reading: Reading, card: Card) -> float:
    """What ace and second of trumps meeting in one trick is worth, where the rules make something of it."""
    rules, trump = reading.rules, reading.trump
    worth = SUDDEN if "muerte_tres" in rules.instant else GAME_EVENT if rules.scoring.events else 0.0
    if not worth or trump is None or card.suit != trump:
        return 0.0
    if card is rules.ace_of(trump):
        return worth * _caught(reading, rules.second_of(trump))
    return -worth * _at_risk(reading) if card is rules.second_of(trump) else 0.0


def _caught(reading: Reading, second: Card) -> float:
    """1 when the second lies in the trick from the other side."""
    position = reading.observation.position
    if second not in position.trick:
        return 0.0
    owner = (position.leader + position.trick.index(second)) % reading.rules.players
    return 1.0 if reading.allies[owner] < 0 else 0.0


def _at_risk(reading: Reading) -> float:
    """The probability that a rival who plays later holds the trump ace."""
    ace = reading.rules.ace_of(reading.trump or "")
    rivals = {seat for seat in reading.later if reading.allies[seat] < 0}
    if any(ace in reading.shown_by(seat) for seat in rivals):
        return 1.0
    return sum(reading.chance(seat, 1) for seat in rivals) if ace in reading.unseen else 0.0
