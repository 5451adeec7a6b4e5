"""Laws of every game of the family, over random deals. BRISCA_DEALS=1000 tries a thousand deals of each variant."""

from __future__ import annotations

import copy
import os
import pickle
import random

import pytest

from brisca_teach import UNKNOWN, VARIANTS, Card, IllegalMove, Move, Position, Rules, deal
from brisca_teach.engine.consistency import placed
from brisca_teach.engine.moves import Claim

DEALS = int(os.environ.get("BRISCA_DEALS", "20"))
PLAYABLE = [rules for rules in VARIANTS.values() if rules.certainty != "name_only"]
each_variant = pytest.mark.parametrize("rules", PLAYABLE, ids=lambda rules: rules.key)


def whole_deal(rules: Rules, seed: int) -> list[Position]:
    """The positions of a deal in which chance decides everything."""
    rng = random.Random(seed)
    positions = [deal(rules, rng=rng)]
    while moves := positions[-1].legal_moves():
        positions.append(positions[-1].play(rng.choice(moves)))
    return positions


@each_variant
def test_every_card_lies_in_one_place_at_every_moment(rules: Rules) -> None:
    pack = sorted(rules.cards)
    for seed in range(DEALS):
        for position in whole_deal(rules, seed):
            assert sorted(card for card, _, _ in placed(position)) == pack, str(position)


@each_variant
def test_a_deal_ends_only_when_there_is_nothing_to_do_and_its_points_add_up(rules: Rules) -> None:
    for seed in range(DEALS):
        *before, last = whole_deal(rules, seed)
        assert all(position.turn is not None and position.outcome() is None for position in before)
        outcome = last.outcome()
        assert outcome is not None
        if outcome.reason == "points":
            melds = sum(meld.points for meld in last.extra.melds)
            assert sum(outcome.points) == 120
            assert sum(outcome.side_points) == 120 + melds + rules.scoring.last_trick
            assert sum(outcome.cards) == len(rules.cards)


@each_variant
def test_text_gives_the_position_and_the_move_back(rules: Rules) -> None:
    for position in whole_deal(rules, 1):
        assert Position.parse(str(position)) == position
        assert eval(repr(position)) == position
        assert [Move.parse(str(move)) for move in position.legal_moves()] == list(position.legal_moves())


@each_variant
def test_a_card_that_is_not_listed_is_refused_and_nothing_changes(rules: Rules) -> None:
    for position in whole_deal(rules, 2):
        text = str(position)
        for card in set(rules.cards) - set(position.legal_moves()):
            with pytest.raises(IllegalMove) as refused:
                position.play(card)
            assert refused.value.reason.startswith("no.")
            assert refused.value.position is position
        assert str(position) == text


def swapped(position: Position, seat: int) -> Position:
    """The same position with two cards changed that the seat cannot see: one of a hand, one of the stock."""
    seen = position.observe(seat).position
    hidden = [
        (other, at)
        for other, hand in enumerate(seen.hands)
        for at, card in enumerate(hand)
        if card is UNKNOWN and position.hands[other][at] not in position.extra.shown
    ]
    below = [at for at, card in enumerate(seen.stock) if card is UNKNOWN]
    if not hidden or not below:
        return position
    (other, at), deep = hidden[0], below[0]
    hands, stock = [list(hand) for hand in position.hands], list(position.stock)
    hands[other][at], stock[deep] = stock[deep], hands[other][at]
    return position._replace(hands=tuple(map(tuple, hands)), stock=tuple(stock))


@each_variant
def test_an_observation_does_not_depend_on_what_is_hidden(rules: Rules) -> None:
    for position in whole_deal(rules, 3):
        for seat in range(rules.players):
            assert swapped(position, seat).observe(seat) == position.observe(seat)


@each_variant
def test_an_observation_can_be_written_and_read(rules: Rules) -> None:
    for position in whole_deal(rules, 4):
        for seat in range(rules.players):
            seen = position.observe(seat).position
            assert Position.parse(str(seen)) == seen


@each_variant
def test_positions_are_values(rules: Rules) -> None:
    for position in whole_deal(rules, 5)[::7]:
        assert pickle.loads(pickle.dumps(position)) == position
        assert copy.deepcopy(position) == position
        assert len({position, copy.copy(position)}) == 1
        with pytest.raises(AttributeError):
            position.leader = 1  # type: ignore[misc]


def test_a_card_is_one_object_and_never_changes() -> None:
    card = Card.parse("12C")

    assert pickle.loads(pickle.dumps(card)) is card
    assert Card(12, "C") is card
    with pytest.raises(AttributeError):
        card.rank = 1


@each_variant
def test_an_exchange_out_of_turn_leaves_the_turn_where_it_was(rules: Rules) -> None:
    for seed in range(DEALS):
        for position in whole_deal(rules, seed):
            for move in position.out_of_turn_moves():
                after = position.play(move)
                assert isinstance(move, Claim) or after.extra.ended or after.turn == position.turn


@each_variant
def test_the_number_of_openings_is_known(rules: Rules) -> None:
    """Counted trees: move sequences of two plies from a fixed deal; the number moves when a rule moves."""
    position = deal(rules, rng=random.Random(2026))
    count = sum(len(position.play(move).legal_moves()) for move in position.legal_moves())

    assert count == COUNTS[rules.key]


COUNTS = {
    "brisca_2": 9,
    "brisca_3": 9,
    "brisca_3_36": 9,
    "brisca_4": 9,
    "brisca_4_solo": 9,
    "brisca_5": 9,
    "brisca_6": 9,
    "brisca_6_36": 9,
    "brisca_2x2": 9,
    "brisca_s0": 9,
    "brisca_s3": 9,
    "brisca_s4": 9,
    "brisca_cycle": 9,
    "brisca_senas": 9,
    "brisca_tapado": 9,
    "brisca_hablando": 9,
    "catalana": 9,
    "valenciana": 9,
    "descubierta": 9,
    "rapida": 9,
    "briscola": 9,
    "briscola_2": 9,
    "briscola_deuce": 9,
    "scoperta": 9,
    "briscola_due": 9,
    "briscolone": 25,
    "centocinquantuno": 25,
    "marianna": 25,
    "chiamata": 203,
    "chiamata_buia": 203,
    "chiamata_punti": 1960,
    "gingo": 1960,
    "subastada": 1891,
    "bisca_3": 9,
    "bisca_4": 16,
    "bisca_5": 25,
    "bisca_6": 36,
    "bisca_7": 49,
    "bisca_9": 81,
    "bisca_8": 64,
    "bisca_10": 20,
    "bisca_bahia": 9,
    "capixaba": 9,
    "portena": 21,
    "rematada": 120,
    "robada": 9,
    "muerte_tres": 9,
    "mano_negra": 9,
    "brusquembille": 9,
    "brusquembille_3": 9,
    "brusquembille_4": 9,
    "brusquembille_5": 9,
    "brusquembille_1718": 9,
}
