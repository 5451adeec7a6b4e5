"""Rank, points and recognising: promises of a round, and reasons that teach the ladder."""

import pytest

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.drills import points, ranking, recognise
from brisca_teach.teaching.questions import Question

LADDER = (1, 3, 12, 11, 10, 7, 6, 5, 4, 2)
POINTS = {1: 11, 3: 10, 12: 4, 11: 3, 10: 2}
SEEDS = range(25)


def shown(question: Question) -> tuple[Card, ...]:
    return question.shown.hand


@pytest.mark.parametrize("suit", "OCEB")
def test_the_higher_card_is_right_for_every_pair_of_a_suit(suit: str) -> None:
    for above, high in enumerate(LADDER):
        for low in LADDER[above + 1 :]:
            pair = Card(low, suit), Card(high, suit)
            assert ranking.ask(pair).accepted == (str(pair[1]),)


def test_a_wrong_card_gets_the_ladder_with_both_marked() -> None:
    feedback = ranking.ask("12C 3C").check("12C")

    assert [reason.key for reason in feedback.reasons] == ["v.wrong.rank", "ladder.all"]
    assert feedback.facts == {"ladder": LADDER, "high": Card.parse("3C"), "low": Card.parse("12C")}


def test_the_game_that_is_named_decides_rank_and_points() -> None:
    assert ranking.ask("12C 7C", rules="bisca_3").accepted == ("7C",)
    assert ranking.ask("5C 7C", rules="bisca_bahia").shown.told[0].key == "game.played"
    assert points.ask("7C 3C", rules="bisca_3").accepted == ("10",)
    assert not points.ask("7C 3C").shown.told


def test_a_rank_round_keeps_its_promises() -> None:
    for seed in SEEDS:
        made = next(ranking.DRILL.rounds(seed, 15))
        cards = [shown(question) for question in made]
        assert all(len(pair) == 2 and pair[0].suit == pair[1].suit for pair in cards)
        assert sum(any(card.rank == 3 for card in pair) for pair in cards) >= 6
        assert sum(all(card.rank in (2, 4, 5, 6, 7) for card in pair) for pair in cards) >= 3
        assert sum(all(card.rank in (10, 11, 12) for card in pair) for pair in cards) >= 3
        assert (
            sum(str(max(pair, key=lambda c: c.rank)) not in q.accepted for pair, q in zip(cards, made, strict=True))
            >= 5
        )
        assert len({pair[0].suit for pair in cards}) == 4


def test_neither_place_nor_number_answers_a_rank_round() -> None:
    for seed in SEEDS:
        made = next(ranking.DRILL.rounds(seed, 15))
        pairs = [(shown(question), question.accepted) for question in made]
        assert sum(str(cards[0]) in right for cards, right in pairs) <= 10
        assert sum(str(cards[-1]) in right for cards, right in pairs) <= 10
        assert sum(str(max(cards, key=lambda card: card.rank)) in right for cards, right in pairs) <= 10


def test_the_two_drills_of_lesson_03_have_threes_blanks_and_figures() -> None:
    for seed in SEEDS:
        made = [shown(q) for drill in (ranking.DRILL, points.DRILL) for q in next(drill.rounds(seed, 15))]
        assert len(made) == 30
        assert sum(any(card.rank == 3 for card in cards) for cards in made) >= 10
        assert sum(sum(card.rank not in POINTS for card in cards) >= 2 for cards in made) >= 5
        assert sum(any(card.rank in (10, 11) for card in cards) for cards in made) >= 5


def test_a_points_round_has_single_cards_and_piles() -> None:
    for seed in SEEDS:
        cards = [shown(question) for question in next(points.DRILL.rounds(seed, 15))]
        singles = [pile[0].rank for pile in cards if len(pile) == 1]
        assert len(singles) == 6 and {3, 7, 10, 11} <= set(singles)
        assert all(2 <= len(pile) <= 7 for pile in cards if len(pile) > 1)
        assert any(len(pile) > 1 and not any(card.rank in POINTS for card in pile) for pile in cards)


def test_points_are_the_sum_and_the_proof_lists_every_card() -> None:
    for seed in SEEDS:
        for question in next(points.DRILL.rounds(seed, 10, 2)):
            worth = sum(POINTS.get(card.rank, 0) for card in shown(question))
            assert question.accepted == (str(worth),)
            tally = question.answer[0].facts["text"]
            assert tally == tuple((card, POINTS.get(card.rank, 0)) for card in shown(question))


def test_points_of_one_card_are_not_given_away_by_a_hint() -> None:
    keys = [hint.key for hint in points.ask("12C").parts[0].hints]

    assert keys == ["hint.points.number", "hint.points.five", "hint.points.two"]


def test_the_lesson_s_wrong_guesses_are_among_the_numbers() -> None:
    assert {"4", "12"} <= {choice.value for choice in points.ask("12C").parts[0].choices}
    assert {"4", "21"} <= {choice.value for choice in points.ask("1C 3C").parts[0].choices}


def test_recognising_asks_each_suit_an_ace_and_two_figures() -> None:
    for seed in SEEDS:
        made = next(recognise.DRILL.rounds(seed, 4))
        asked = [Card.parse(question.accepted[0]) for question in made]
        assert {card.suit for card in asked} == set("OCEB")
        assert sum(card.rank == 1 for card in asked) == 1
        assert sum(card.rank in (10, 11, 12) for card in asked) >= 2


def test_neither_suit_nor_rank_alone_recognises_the_card() -> None:
    for seed in SEEDS:
        for question in next(recognise.DRILL.rounds(seed, 8)):
            wanted = Card.parse(question.accepted[0])
            others = [card for card in shown(question) if card != wanted]
            assert any(card.suit == wanted.suit for card in others)
            assert any(card.rank == wanted.rank for card in others)


def test_a_card_chosen_by_mistake_says_its_name() -> None:
    feedback = recognise.ask("12C 1O 7E 12B", "12C").check("12B")

    assert (feedback.reason, feedback.facts) == ("v.wrong.card", {"card": Card.parse("12B")})
