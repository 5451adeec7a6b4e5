"""The trick drill: agrees with the rules on every pair, keeps its promises, falls to no shortcut."""

from collections.abc import Callable
from random import Random

import pytest

from brisca_teach.engine.cards import Card
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills import trick
from brisca_teach.teaching.drills.trick_round import DRILL
from brisca_teach.teaching.questions import Question, Shown
from brisca_teach.teaching.trick_story import Story

LADDER = (1, 3, 12, 11, 10, 7, 6, 5, 4, 2)  # written out here: the test must not ask the code it tests
POINTS = {1: 11, 3: 10, 12: 4, 11: 3, 10: 2}
PACK = find_rules("brisca_2").cards
Cards = tuple[Card, ...]


def taker(cards: Cards, trump: str | None) -> Card:
    """Who wins, by the two questions of lesson 04."""
    trumps = [card for card in cards if card.suit == trump]
    led = [card for card in cards if card.suit == cards[0].suit]
    return min(trumps or led, key=lambda card: LADDER.index(card.rank))


@pytest.mark.parametrize("trump", "OCEB")
def test_questions_and_rules_agree_on_all_1560_ordered_pairs(trump: str) -> None:
    pairs = [(lead, reply) for lead in PACK for reply in PACK if lead != reply]
    rules = find_rules("brisca_2")
    for pair in pairs:
        question = trick.ask(pair, trump)
        assert question.accepted == (str(taker(pair, trump)),)
        assert pair[rules.trick_winner(pair, trump)] == taker(pair, trump)
        assert question.answer[0].facts["points"] == sum(POINTS.get(card.rank, 0) for card in pair)
    assert len(pairs) == 1560


@pytest.mark.parametrize(
    ("cards", "trump", "keys", "card"),
    [
        ("7C 12C", "O", "trick.why.led", "12C"),
        ("12C 2O", "O", "trick.why.only_trump", "2O"),
        ("7C 1B", "O", "trick.why.third", "1B"),
        ("7C 4B", "O", "trick.why.only_led", "7C"),
        ("1C 4E 7E 3C", "E", "trick.why.top_trump", "7E"),
        ("5O 1E 3C 12E", "B", "trick.why.third", "1E"),
        ("4O 1C 2O 1B", "O", "trick.why.top_trump", "4O"),
        ("4E 1O 3B 2E", None, "trick.why.third_no_trump", "1O"),
    ],
)
def test_the_reason_is_the_one_that_surprises(cards: str, trump: str | None, keys: str, card: str) -> None:
    _, reason = trick.ask(cards, trump).answer

    assert (reason.key, str(reason.facts["card"])) == (keys, card)


def rounds(level: int = 1) -> list[tuple[Question, ...]]:
    return [next(DRILL.rounds(seed, 12, level)) for seed in range(25)]


ROUNDS = rounds()


def kind_of(question: Question) -> str:
    return question.parts[0].ask.key.removeprefix("ask.trick.")


def all_cards(question: Question) -> Cards:
    return question.shown.trick + question.shown.hand


def test_a_round_asks_five_who_four_why_and_three_which() -> None:
    for made in ROUNDS:
        kinds = [kind_of(question) for question in made]
        assert [kinds.count(kind) for kind in ("who", "why", "which")] == [5, 4, 3]
        assert all(len(q.parts) == 2 for q in made if kind_of(q) == "who")
        assert [q.parts[0].right for q in made if kind_of(q) == "which"].count(("none",)) == 1


def test_a_round_has_enough_of_every_sort() -> None:
    for made in ROUNDS:
        stories = [Story(question.shown) for question in made]
        assert sum(question.shown.rules.players == 4 for question in made) >= 6
        assert sum(question.shown.rules.players == 2 for question in made) >= 2
        assert sum(any(card.rank == 3 for card in all_cards(q)) for q in made) >= 3
        assert sum(any(card.rank in (1, 3) for card in story.strangers) for story in stories) >= 3
        assert sum(len(story.trumps) >= 2 for story in stories) >= 2
        assert sum(any(card.rank == 1 for card in winning(q)) for q in made) >= 2


def winning(question: Question) -> Cards:
    if question.shown.hand:
        return tuple(Card.parse(value) for value in question.parts[0].right if value != "none")
    return (taker(question.shown.trick, question.shown.trump),)


def pick(cards: Cards, wanted: Callable[[Card], bool], otherwise: int) -> Card:
    return next((card for card in cards if wanted(card)), cards[otherwise])


Guess = Callable[[Cards, str | None], Card]
GUESSES: dict[str, Guess] = {
    "the ace, else the first": lambda cards, trump: pick(cards, lambda card: card.rank == 1, 0),
    "the ace, else the last": lambda cards, trump: pick(cards, lambda card: card.rank == 1, -1),
    "the trump, else the first": lambda cards, trump: pick(cards, lambda card: card.suit == trump, 0),
    "the trump, else the last": lambda cards, trump: pick(cards, lambda card: card.suit == trump, -1),
    "the first card": lambda cards, trump: cards[0],
    "the last card": lambda cards, trump: cards[-1],
    "the most points": lambda cards, trump: max(cards, key=lambda card: POINTS.get(card.rank, 0)),
    "the highest number": lambda cards, trump: max(cards, key=lambda card: card.rank),
}


@pytest.mark.parametrize("guess", GUESSES)
def test_no_shortcut_gets_more_than_seven_of_twelve(guess: str) -> None:
    for made in ROUNDS:
        tables = [(question, question.shown.hand or question.shown.trick) for question in made]
        hits = sum(GUESSES[guess](cards, q.shown.trump) in winning(q) for q, cards in tables)
        assert hits <= 7


@pytest.mark.parametrize("answer", "abc")
def test_no_letter_is_always_the_reason(answer: str) -> None:
    right = [q.parts[0].right[0] for made in ROUNDS for q in made if kind_of(q) == "why"]

    assert 0.2 < right.count(answer) / len(right) < 0.5


def test_a_wrong_reason_is_never_true_of_who_takes_it() -> None:
    """A claim that names the winner's own card must be false as a fact, or two answers would be right."""
    for question in [q for made in ROUNDS for q in made if kind_of(q) == "why"]:
        story = Story(question.shown)
        for choice in question.parts[0].choices:
            claim = choice.thing
            if choice.value in question.parts[0].right or claim.facts["card"] != story.winner:  # type: ignore[union-attr]
                continue
            is_led = story.winner.suit == story.shown.trick[0].suit
            is_trump = story.winner.suit == story.shown.trump
            truth = {"led": is_led, "only_led": is_led, "only_trump": is_trump, "top_trump": is_trump}
            assert not truth[claim.key.rpartition(".")[2]]  # type: ignore[union-attr]


def test_thirty_items_have_threes_blanks_and_figures() -> None:
    made = next(DRILL.rounds(1, 30))

    assert len(made) == 30
    assert sum(any(card.rank == 3 for card in all_cards(q)) for q in made) >= 10
    assert sum(sum(not POINTS.get(card.rank) for card in all_cards(q)) >= 2 for q in made) >= 5
    assert sum(any(card.rank in (10, 11) for card in all_cards(q)) for q in made) >= 5


@pytest.mark.parametrize("items", [1, 3, 5, 8])
def test_short_rounds_can_be_made_too(items: int) -> None:
    assert len(next(DRILL.rounds(2, items))) == items


def test_higher_levels_seat_more_people() -> None:
    assert {q.shown.rules.players for q in next(DRILL.rounds(1, 12, 2))} == {4}
    assert {q.shown.rules.players for q in next(DRILL.rounds(1, 12, 3))} == {3, 4, 6}


def test_level_four_plays_with_another_second_brisca_and_tells_the_game() -> None:
    made = next(DRILL.rounds(1, 12, 4))

    assert {q.shown.rules.second for q in made} == {7, 5}
    assert all(q.shown.told[0].key == "game.played" for q in made)
    assert sum(any(card.rank == q.shown.rules.second for card in all_cards(q)) for q in made) >= 4


def test_level_six_has_tricks_without_trumps_and_twos_that_beat_the_ace() -> None:
    made = [question for seed in range(4) for question in next(DRILL.rounds(seed, 12, 6))]
    twos = [q for q in made if q.shown.trump and any(str(c) == f"2{q.shown.trump}" for c in q.shown.trick)]

    assert {q.shown.rules.key for q in made} == {"briscola_due", "briscolone"}
    assert all((q.shown.trump is None) == (q.shown.rules.key == "briscolone") for q in made)
    assert twos
    assert all(str(q.shown.trick[q.shown.rules.trick_winner(q.shown.trick, q.shown.trump)])[0] == "2" for q in twos)


def test_the_game_that_is_named_decides_the_trick() -> None:
    assert trick.ask("12C 7C", "O").accepted == ("12C",)
    assert trick.ask("12C 7C", "O", rules="bisca_3").accepted == ("7C",)
    assert trick.ask("1C 2C 3C 4C", "C", rules="briscola_due").accepted == ("2C",)


def test_points_are_asked_with_four_numbers_one_of_them_right() -> None:
    for made in ROUNDS:
        for question in (q for q in made if kind_of(q) == "who"):
            numbers = [int(choice.value) for choice in question.parts[1].choices]
            assert len(set(numbers)) == 4 and numbers == sorted(numbers) and min(numbers) >= 0
            assert question.parts[1].right == (str(sum(POINTS.get(c.rank, 0) for c in question.shown.trick)),)


def test_right_person_wrong_points_is_told_apart() -> None:
    shown = Shown(find_rules("brisca_2"), "O", (Card.parse("12C"), Card.parse("3C")))
    question = trick.who_and_points(Random(1), shown)
    wrong = next(choice.value for choice in question.parts[1].choices if choice.value != "14")

    assert question.check("3C 14").correct
    assert question.check(f"3C {wrong}").reasons[0].key == "v.wrong.points"
    assert question.check("12C 14").reasons[0].key == "v.wrong.trick"


def test_which_accepts_every_card_that_takes_it() -> None:
    hand = tuple(map(Card.parse, ("1C", "2O", "7B")))
    question = trick.which(Shown(find_rules("brisca_2"), "O", (Card.parse("12C"),), hand))

    assert question.accepted == ("1C", "2O")
    assert question.check("7B").reasons[0].key == "v.wrong.which"
    assert question.check("none").reasons[0].key == "v.wrong.none"


def test_the_fifth_level_is_played_with_the_french_pack() -> None:
    items = next(DRILL.rounds(16, 12, 5))

    assert {one.shown.rules.key for one in items} == {"brusquembille", "brusquembille_4"}
    assert sum(any(card.rank == 10 for card in (*one.shown.trick, *one.shown.hand)) for one in items) >= 4
