"""Imagined worlds agree with everything that a seat knows, and with nothing that it does not."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from brisca_teach import VARIANTS, BadText, Card, Move, Observation, Position, deal, find_rules
from brisca_teach.analysis.bots import find_level
from brisca_teach.analysis.sampling import Worlds, sample

PLAYABLE = [key for key, rules in VARIANTS.items() if rules.certainty != "name_only"]


def positions(key: str, seed: int) -> Iterator[Position]:
    """Every position of one deal, played by chance."""
    rng = random.Random(seed)
    position = deal(VARIANTS[key], rng)
    while position.turn is not None:
        yield position
        bot = find_level("club" if position.phase == "auction" else "random")
        position = position.play(bot(position.observe(position.turn), rng))


def worlds(text: str, seat: int, count: int = 200) -> list[Position]:
    rng = random.Random(5)
    drawn = Worlds(Position.parse(text).observe(seat))
    return [drawn.draw(rng) for _ in range(count)]


def cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]


@pytest.mark.parametrize("key", PLAYABLE)
def test_a_world_looks_the_same_from_the_seat_at_every_ply_of_every_variant(key: str) -> None:
    rng = random.Random(1)
    for ply, position in enumerate(positions(key, seed=3)):
        seat = ply % position.rules.players
        observation = position.observe(seat)

        world = sample(observation, rng)

        assert world.observe(seat) == observation


@pytest.mark.parametrize("key", PLAYABLE)
def test_every_card_of_a_world_lies_in_one_place(key: str) -> None:
    for position in list(positions(key, seed=4))[::7]:
        world = sample(position.observe(0), random.Random(2))
        placed = [*world.trick, *world.stock, *(card for held in (*world.hands, *world.piles) for card in held)]

        assert sorted(placed) == sorted(world.rules.cards)


def test_c46_the_up_card_stays_under_the_stock_and_the_exchanged_card_in_its_hand() -> None:
    rest = "1O1C1E1B2O2C2B3O3C3B4O4C4E4B5O5C5E5B6O6C"
    text = f"brisca_2 E 7O7C2E/10O3E7B 0:- 6E6B7E10C10E10B11O11C11E12E {rest}/- shown=3E"
    observation = Position.parse(text).observe(0)

    for world in worlds(text, 0, 1000):
        assert world.stock[-1] is Card.parse("12E")
        assert Card.parse("3E") in world.hands[1]
        assert world.hands[0] == observation.hand and world.piles == observation.position.piles
        assert [len(hand) for hand in world.hands] == [3, 3] and len(world.stock) == 10


def test_c46_every_hidden_card_is_as_likely_in_every_hidden_place() -> None:
    rng = random.Random(11)
    drawn = Worlds(deal(find_rules("brisca_2"), random.Random(0)).observe(0))
    held = Counter(card for _ in range(6000) for card in drawn.draw(rng).hands[1])

    expected = 6000 * 3 / 36
    assert len(held) == 36
    assert all(abs(count - expected) < 5 * expected**0.5 for count in held.values())


def test_a_proved_void_stays_empty_of_its_suit() -> None:
    for world in worlds("valenciana O 1O2O3C/4C5C6C/7C10C11C/12C5E6E 0:- - -/-/-/- voids=1C,2O", 0):
        assert not any(card.suit == "C" for card in world.hands[1])
        assert not any(card.suit == "O" for card in world.hands[2])


def test_voids_leave_every_remaining_way_equally_likely() -> None:
    left = {"1O", "2O", "3C", "4C", "12B"}
    played = "".join(str(card) for card in find_rules("bisca_10").cards if str(card) not in left)
    observation = Position.parse(f"bisca_10 O 1O/2O/3C/4C 0:- - {played}/-/-/- voids=1C").observe(0)
    rng = random.Random(2)

    ways = Counter(str(sample(observation, rng).hands) for _ in range(3000))

    assert len(ways) == 12  # 12B or 2O for seat 1, any two of the other three cards for the rest
    assert max(ways.values()) < 1.5 * min(ways.values())


def test_a_card_that_did_not_beat_shows_that_no_better_one_was_held() -> None:
    led = Position.parse("portena O 11E2C3C/12E1O2O/10E4C5C/4E6C7C 0:-")

    for world in _after(led, "11E 12E 10E", seat=0):
        assert not any(card in world.hands[2] for card in cards("1E 2E"))


def _after(position: Position, moves: str, seat: int) -> list[Position]:
    start = position
    for word in moves.split():
        start = start.play(Move.parse(word))
    drawn = Worlds(start.observe(seat))
    return [drawn.draw(random.Random(number)) for number in range(50)]


def test_a_shown_pair_stays_in_the_hand_that_showed_it() -> None:
    text = "marianna E 1O2O3O4O5O/12E11E1C2C3C 0:- 4C5C6C7C -/- melds=1E40.5 shown=12E11E"
    for world in worlds(text, 0):
        assert set(cards("12E 11E")) <= set(world.hands[1])


def test_the_widow_lies_with_the_declarer_or_is_buried() -> None:
    position = next(p for p in positions("rematada", 8) if p.extra.calls and p.phase == "trump")
    caller = position.extra.contract.caller if position.extra.contract else 0
    other = (caller + 1) % 3
    drawn, rng = Worlds(position.observe(other)), random.Random(1)
    for _ in range(200):
        world = drawn.draw(rng)
        assert set(position.extra.widow) <= {*world.hands[caller], *world.piles[caller]}
        assert [str(said) for said in world.extra.calls if str(said).startswith("bury")] == [
            "bury:" + "".join(map(str, sorted(world.piles[caller])))
        ]


def test_the_partner_is_whoever_holds_the_called_card() -> None:
    position = next(p for p in positions("chiamata", 5) if p.extra.contract and p.extra.contract.card)
    agreed = position.extra.contract
    assert agreed is not None and agreed.card is not None
    other = next(s for s in range(5) if s != agreed.caller and agreed.card not in position.hands[s])
    drawn, rng, partners = Worlds(position.observe(other)), random.Random(1), set()
    for _ in range(200):
        world = drawn.draw(rng)
        holder, said = world.holder(agreed.card), world.extra.contract
        assert said is not None and said.partner == (None if holder == said.caller else holder)
        partners.add(said.partner)
    assert len(partners) > 2


def test_a_caller_knows_that_the_called_card_is_not_his() -> None:
    position = next(p for p in positions("subastada", 6) if p.extra.contract and p.extra.contract.card)
    agreed = position.extra.contract
    assert agreed is not None and agreed.card is not None
    for seat in range(5):
        drawn, rng = Worlds(position.observe(seat)), random.Random(3)
        assert all(drawn.draw(rng).holder(agreed.card) != agreed.caller for _ in range(60))


def test_a_forced_caller_holds_every_trump_below_the_called_card() -> None:
    position = deal(find_rules("chiamata"), random.Random(2))
    caller = next(seat for seat in range(5) if any(card.rank == 2 for card in position.hands[seat]))
    for said in ["pass"] * caller + ["rank:2"] + ["pass"] * (3 - caller) + ["bid:62"][: caller < 4]:
        position = position.play(Move.parse(said))
    while position.phase == "auction":
        forced = [move for move in position.legal_moves() if str(move).startswith("forced")]
        position = position.play(forced[0] if position.turn == caller and forced else Move.parse("pass"))
    agreed = position.extra.contract
    assert agreed is not None and agreed.caller == caller and agreed.forced
    _check_forced(position.play(position.legal_moves()[0]), caller)


def _check_forced(position: Position, caller: int) -> None:
    called = position.extra.contract.card if position.extra.contract else None
    assert called is not None
    strengths = position.rules.strengths
    below = [card for card in position.rules.cards if card.suit == called.suit and strengths[card] < strengths[called]]
    drawn, rng = Worlds(position.observe((caller + 1) % 5)), random.Random(3)
    for _ in range(100):
        world = drawn.draw(rng)
        assert set(below) <= set(world.hands[caller]) and called not in world.hands[caller]


def test_nobody_hides_a_black_hand() -> None:
    text = "mano_negra O 2C4C5C/6C7C10C/4E5E6E/7E10E11E 0:- 12O3O1O4B5B6B7B10B11B12B2O4O -/-/-/-"
    for world in worlds(text, 0):
        assert not any({*cards("12O 3O 1O")} <= set(hand) for hand in world.hands)


def test_cards_that_a_typed_position_leaves_out_are_out_of_the_game() -> None:
    rng = random.Random(1)
    seen = {str(sample(Observation(0, Position.parse("brisca_2 O 1O3C/?? 0:- - -/-")), rng)) for _ in range(50)}
    assert len(seen) > 40


def _all_but(*left: str) -> str:
    return "".join(str(card) for card in find_rules("brisca_2").cards if str(card) not in left)


@pytest.mark.parametrize(
    "text",
    [
        f"valenciana O 1O/?/?/? 0:- - {_all_but('1O', '10B', '11B', '12B')}/-/-/- voids=1B",
        f"brisca_2 O 1O/? 0:- - {_all_but('1O')}/-",
    ],
    ids=["nothing fits the void", "no card is left"],
)
def test_an_impossible_observation_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        sample(Observation(0, Position.parse(text)), random.Random(0))


def test_the_same_seed_draws_the_same_worlds() -> None:
    observation = deal(find_rules("brisca_4"), random.Random(1)).observe(2)

    assert sample(observation, random.Random(9)) == sample(observation, random.Random(9))


def test_open_hands_leave_nothing_to_imagine() -> None:
    position = deal(find_rules("scoperta"), random.Random(1))

    assert sample(position.observe(0), random.Random(0)) == position
