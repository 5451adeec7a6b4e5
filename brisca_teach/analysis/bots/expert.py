"""An expert: counts, imagines the hidden cards many times over, plays each world through and keeps what does best.

Two players with free play: hundreds of worlds, played through at speed; other games: fewer, through the engine.
"""

from __future__ import annotations

import random

from brisca_teach.analysis.bots import imagining
from brisca_teach.analysis.bots.club import decide, declaration
from brisca_teach.analysis.bots.endings import exact_ending
from brisca_teach.analysis.bots.habits import carelessness
from brisca_teach.analysis.bots.reading import remembering
from brisca_teach.analysis.bots.rehearsal import NONE, Rehearsal, rehearsal
from brisca_teach.analysis.bots.weighing import weigh
from brisca_teach.engine.cards import UNKNOWN, Card, Move
from brisca_teach.engine.observation import Observation

WORLDS = 400
TRUST = 20  # the first judgement counts as much as so many worlds
SURE = 0.5  # below this a rival is given credit


def choose(observation: Observation, rng: random.Random) -> Move:
    """The move that does best over many imagined worlds; what is said before the play, as a player who counts."""
    if observation.position.phase != "play":
        return decide(observation, rng, remembering)
    said = exact_ending(observation) or declaration(observation)
    return said or _card(observation, rng)


def _card(observation: Observation, rng: random.Random) -> Move:
    rules = observation.rules
    is_duel = rules.is_plain and rules.trick_size == rules.players == 2
    return _best_imagined(observation, rng) if is_duel else imagining.best_imagined(observation, rng)


def _best_imagined(observation: Observation, rng: random.Random) -> Move:
    moves = [move for move in observation.legal_moves() if isinstance(move, Card)]
    if len(moves) == 1:
        return moves[0]
    imagined, reading = Imagined(observation), remembering(observation)
    totals = [TRUST * 2 * weigh(reading, move) for move in moves]
    for _ in range(WORLDS):
        rival, stock = imagined.world(rng)
        for at, move in enumerate(moves):
            totals[at] += imagined.play_on(move, rival, stock, rng)
    return moves[totals.index(max(totals))]


class Imagined:
    """A two-player deal as one seat sees it, in card numbers; in here that seat is number 0."""

    def __init__(self, observation: Observation) -> None:
        position, me = observation.position, observation.seat
        self.plays: Rehearsal = rehearsal(observation.rules, position.trump)
        number = self.plays.number
        rival = position.hands[1 - me]
        self.mine = [number[card] for card in observation.hand]
        self.shown = [number[card] for card in rival if card is not UNKNOWN]
        self.hidden = rival.count(UNKNOWN)
        self.unseen = [number[card] for card in observation.unseen]
        self.last = [number[card] for card in position.stock if card is not UNKNOWN]
        self.drawn = len(position.stock) - len(self.last)
        self.led = number[position.trick[0]] if position.trick else NONE
        careless = carelessness(observation, 1 - me)
        self.careless = careless if careless > SURE else 0.0

    def world(self, rng: random.Random) -> tuple[list[int], list[int]]:
        """The rival's hand and the stock, as they may be."""
        rng.shuffle(self.unseen)
        hidden = self.hidden
        return self.shown + self.unseen[:hidden], self.unseen[hidden : hidden + self.drawn] + self.last

    def play_on(self, move: Card, rival: list[int], stock: list[int], rng: random.Random) -> int:
        """By how many points this seat does better than the rival when it plays the card in this world."""
        card = self.plays.number[move]
        hands = [[other for other in self.mine if other != card], rival.copy()]
        if self.led == NONE:
            return self.plays.finish(hands, 0, card, stock.copy(), self.careless, rng)
        return self._reply(card, hands, stock.copy(), rng)

    def _reply(self, card: int, hands: list[list[int]], stock: list[int], rng: random.Random) -> int:
        plays, led = self.plays, self.led
        winner = 0 if plays.wins[led][card] else 1
        won = (1 - 2 * winner) * (plays.points[led] + plays.points[card])
        if stock:
            hands[winner].append(stock[0])
            hands[1 - winner].append(stock[1])
        return won + plays.finish(hands, winner, NONE, stock[2:], self.careless, rng)
