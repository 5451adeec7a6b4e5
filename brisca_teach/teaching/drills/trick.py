"""The trick: who takes it and for how many points, why, and which of your cards would take it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.rules import Rules
from brisca_teach.teaching.drills import sums
from brisca_teach.teaching.drills.mixture import cards_in, game_told, in_play, rules_in, suit_in
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Reason, because
from brisca_teach.teaching.trick_story import Story

NONE = "none"
MIN, MAX = 2, 6
"""Cards in a trick."""


def ask(item: str | Sequence[Card], trump: str | None = None, rules: str | Rules = "") -> Question:
    """Who takes this trick, in the game that `rules` names? Its first card is of the seat on the learner's right."""
    shown = lay(item, trump, rules)
    return Question("trick", shown, (_who(Story(shown)),), Story(shown).told())


def lay(item: str | Sequence[Card], trump: str | None = None, rules: str | Rules = "") -> Shown:
    """A bare trick on the table: "1C 4E 7E 3C" or cards; the rules follow from how many there are."""
    cards = cards_in(item)
    played = rules_in(rules, f"brisca_{min(max(len(cards), MIN), MAX)}")
    return Shown(played, suit_in(played, trump), in_play(played, cards, MIN), told=game_told(rules))


def who_and_points(rng: Random, shown: Shown, level: int = 1) -> Question:
    """Who takes it, and how many points are in it?"""
    story = Story(shown)
    wrong = because("v.wrong.points", who=story.seat, points=story.points)
    points = sums.part(rng, shown.rules, shown.trick, because("ask.trick.points"), (wrong,))
    return Question("trick", shown, (_who(story), points), story.told(), level)


def why(rng: Random, shown: Shown, level: int = 1) -> Question:
    """Who takes it and why? Three sentences to choose from, one of them true of this trick."""
    story = Story(shown)
    claims = [(story.winner, story.why), *rng.sample(_false_claims(story), 2)]
    rng.shuffle(claims)
    choices = tuple(_claim(story, letter, *claim) for letter, claim in zip("abc", claims, strict=True))
    right = "abc"[claims.index((story.winner, story.why))]
    part = Part(because("ask.trick.why"), choices, (right,), hints=_hints(story))
    return Question("trick", shown, (part,), (story.take(), story.why_it_wins()), level)


def which(shown: Shown, level: int = 1) -> Question:
    """Which card of your hand would take the trick, if you play last? `none` when no card can."""
    takes = takers(shown)
    best = takes[0] if takes else None
    right = tuple(map(str, takes)) or (NONE,)
    fails = {card: () if card in takes else _fails(shown, card) for card in shown.hand}
    choices = tuple(Choice(str(card), card, fails[card]) for card in shown.hand)
    none = Choice(NONE, because("b.none"), (because("v.wrong.none", card=best),) if best else ())
    part = Part(because("ask.trick.which"), (*choices, none), right, hints=_which_hints(shown))
    return Question("trick", shown, (part,), _which_answer(shown, best), level)


def _who(story: Story) -> Part:
    choices = tuple(Choice(str(card), card, _wrong_who(story, card)) for card in story.shown.trick)
    return Part(because("ask.trick.who"), choices, (str(story.winner),), hints=_hints(story))


def _wrong_who(story: Story, card: Card) -> tuple[Reason, ...]:
    return () if card == story.winner else (because("v.wrong.trick", who=story.seat), story.against(card))


def _hints(story: Story) -> tuple[Reason, ...]:
    """Look for trumps; the rule; then the two best of the cards that can win at all."""
    power = story.shown.rules.powers[story.shown.trump]
    best = sorted(story.contenders, key=power.__getitem__)[-2:]
    rivals = tuple(card for card in story.contenders if card in best)
    if len(rivals) == 1:
        last = because("hint.card_alone", card=rivals[0])
    else:
        last = because("hint.trick.between", cards_list=rivals)
    rule = "hint.trick.rule" if story.shown.trump else "hint.trick.rule_no_trump"
    return because("hint.trick.trumps" if story.shown.trump else "hint.trick.led"), because(rule), last


def _claim(story: Story, letter: str, card: Card, kind: str) -> Choice:
    """A sentence "this person takes it, because ...", and what is said to whoever chooses it wrongly."""
    words = because(f"b.why.{kind}", who=story.shown.seat_of(story.shown.trick.index(card)), card=card)
    if (card, kind) == (story.winner, story.why):
        return Choice(letter, words)
    verdict = because("v.wrong.why" if card == story.winner else "v.wrong.trick", who=story.seat)
    return Choice(letter, words, (verdict, story.why_it_wins()))


def _false_claims(story: Story) -> list[tuple[Card, str]]:
    """Likely slips: a false reason for the right person, or a reason that names the wrong one."""
    trick, points = story.shown.trick, story.shown.rules.points
    dear = max(trick, key=points)
    slips = [(story.winner, kind) for kind in _false_whys(story)]
    slips += [(trick[-1], "last"), (trick[0], "first"), (dear, "points")]
    slips += [(max(story.followers, key=story.shown.rules.strength), "led")] if story.trumps else []
    return [slip for slip in slips if slip[0] != story.winner or slip[1] in _false_whys(story)]


def _false_whys(story: Story) -> tuple[str, ...]:
    """Reasons that are plainly untrue of the winning card."""
    if not story.trumps:
        return "only_trump", "top_trump"
    if story.shown.trick[0].suit != story.shown.trump:
        return "led", "only_led"
    return ("only_trump",) if story.why == "top_trump" else ("last",)


def takers(shown: Shown) -> tuple[Card, ...]:
    """The cards of the hand that take the trick, if they are played last."""
    return tuple(card for card in shown.hand if _closed(shown, card).winner == card)


def _closed(shown: Shown, card: Card) -> Story:
    return Story(replace(shown, trick=(*shown.trick, card), hand=()))


def _fails(shown: Shown, card: Card) -> tuple[Reason, ...]:
    story = _closed(shown, card)
    return because("v.wrong.which", card=card, who=story.seat), story.against(card)


def _which_answer(shown: Shown, best: Card | None) -> tuple[Reason, ...]:
    if best is None:
        return (because("which.none", card=Story(shown).winner),)
    story = _closed(shown, best)
    return story.take(), story.reason()


def _which_hints(shown: Shown) -> tuple[Reason, ...]:
    rule = "hint.trick.rule" if shown.trump else "hint.trick.rule_no_trump"
    return because("hint.trick.leading"), because(rule), because("hint.trick.beat", card=Story(shown).winner)
