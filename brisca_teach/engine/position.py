"""A position of a deal: immutable, hashable, and the whole interface of the game.

`legal_moves()` and `play(move)` serve every phase alike; undo is keeping the old position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from brisca_teach.engine import auction, claim, duties, exchange, melds, notation, observation, scoring, tricks, widow
from brisca_teach.engine.cards import Card, Move
from brisca_teach.engine.extra import PLAIN, Extra
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
from brisca_teach.engine.rules import Rules

if TYPE_CHECKING:
    from brisca_teach.engine.observation import Observation
    from brisca_teach.engine.scoring import Outcome


class Position(NamedTuple):
    """Who holds what, what lies on the table, and who has won which cards."""

    rules: Rules
    trump: str | None
    hands: tuple[tuple[Card, ...], ...]  # by seat, in the order in which the cards came
    leader: int
    trick: tuple[Card, ...]  # the lead first
    stock: tuple[Card, ...]  # top first, the turn-up last
    piles: tuple[tuple[Card, ...], ...]  # cards won by seat, in the order in which they fell
    extra: Extra = PLAIN

    @staticmethod
    def parse(text: str) -> Position:
        """The position that a line of notation describes; BadText names what is wrong with it."""
        return notation.parse(text, Position)

    def __str__(self) -> str:
        return notation.write(self)

    def __repr__(self) -> str:
        return f"Position.parse({notation.write(self)!r})"

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the deal is over."""
        rules, played = self.rules, len(self.trick)
        players, size, is_plain, _, _ = rules.pace
        if not is_plain and rules.is_phased and (self.extra.ended or rules.auction):
            return auction.turn(self)
        if played == size:
            return tricks.winner(self)
        seat = (self.leader + played) % players
        return seat if self.hands[seat] else None

    @property
    def turn_up(self) -> Card | None:
        """The face-up card under the stock, or None."""
        return self.stock[-1] if self.stock and self.rules.trump == "turn_up" else None

    @property
    def phase(self) -> str:
        """What is asked of the seat to act: auction, bury, trump, call, window (before a draw), play or over."""
        if self.turn is None:
            return "over"
        if self.rules.auction and (named := auction.phase(self)):
            return named
        return "window" if len(self.trick) == self.rules.trick_size else "play"

    def legal_moves(self) -> tuple[Move, ...]:
        """Everything the seat to act may do: cards in the order of the hand, then the other moves."""
        rules, trump, hands, leader, trick, stock, _, _ = self
        players, size, is_plain, _, giving = rules.pace
        if not is_plain or len(trick) == size:
            return self._other_moves()
        seat = (leader + len(trick)) % players
        hand = hands[seat]
        if stock:
            return hand if not giving or giving[trump].isdisjoint(hand) else hand + exchange.moves(self, seat)
        return hand if trick or not rules.claim else hand + claim.moves(self, seat)

    def _other_moves(self) -> tuple[Move, ...]:
        """The legal moves where a duty, a declaration, an auction or a full trick is in play."""
        rules, seat = self.rules, self.turn
        if seat is None:
            return ()
        if rules.auction and (said := auction.moves(self, seat)):
            return said
        if len(self.trick) == rules.trick_size:
            return (*tricks.leads(self), *exchange.moves(self, seat), Draw())
        cards = (*duties.legal_cards(self, seat), *melds.moves(self, seat), *tricks.arrastro_moves(self, seat))
        if self.stock:
            return cards + exchange.moves(self, seat) if rules.exchange else cards
        return cards + claim.moves(self, seat) if rules.claim and not self.trick else cards

    def out_of_turn_moves(self) -> tuple[Move, ...]:
        """The exchanges and claims that seats other than the one to act may make now (rules.md decisions 11, 16)."""
        return (*exchange.out_of_turn(self), *claim.out_of_turn(self))

    def play(self, move: Move) -> Position:
        """The position after the move; IllegalMove, with the reason, when the rules refuse it."""
        if type(move) is Card:
            return tricks.play_card(self, move)
        if type(move) not in _PLAYS:
            raise TypeError(f"not a move: {move!r}")
        return _PLAYS[type(move)](self, move)

    def outcome(self) -> Outcome | None:
        """The result once the deal is over, else None."""
        return scoring.outcome(self) if self.turn is None else None

    def observe(self, seat: int) -> Observation:
        """What that seat may know; every hidden card is UNKNOWN."""
        return observation.observe(self, seat)

    def is_played(self, card: Card) -> bool:
        """True when the card lies on the table or in a pile."""
        return card in self.trick or any(card in pile for pile in self.piles)

    def holder(self, card: Card) -> int | None:
        """The seat that holds the card, or None."""
        return next((seat for seat, hand in enumerate(self.hands) if card in hand), None)


_PLAYS = {
    Exchange: exchange.play,
    Draw: tricks.play_draw,
    Claim: claim.play,
    Meld: melds.play_meld,
    Announce: melds.play_announce,
    Arrastro: tricks.play_arrastro,
    RankBid: auction.play,
    Bid: auction.play,
    Pass: auction.play,
    Solo: auction.play,
    Call: auction.play_call,
    NameTrump: auction.play_trump,
    Bury: widow.play,
}
