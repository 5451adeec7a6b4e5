"""A trick to play with: change its cards and the trump suit, and find the tricks that are asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from brisca_teach.engine.cards import Card
from brisca_teach.teaching.questions import Shown
from brisca_teach.teaching.trick_story import Story
from brisca_teach.views.layout import Layout
from brisca_teach.views.question_text import table_text
from brisca_teach.views.scene import Action, RowView, Scene
from brisca_teach.views.speech import Speech
from brisca_teach.views.stage import Stage
from brisca_teach.views.trick_view import trick_scene
from brisca_teach.views.words import suit_name

Goal = Callable[[Story], bool]


def _an_ace_loses(story: Story) -> bool:
    return any(card.rank == 1 for card in story.shown.trick if card != story.winner)


def _a_rich_five(story: Story) -> bool:
    return story.winner.rank == 5 and story.points >= 25 and not story.trumps


GOALS: Mapping[str, Goal] = {
    "explore.task.two": lambda story: story.winner.rank == 2,
    "explore.task.ace": _an_ace_loses,
    "explore.task.five": _a_rich_five,
}
"""What there is to find, by the key of its sentence."""


class ExploreTrick(Stage):
    """A finished trick. Choose one of its cards, then the card that goes in its place; a button changes trumps."""

    def __init__(self, lang: str, shown: Shown, goals: Mapping[str, Goal] = GOALS) -> None:
        super().__init__(lang)
        self.first, self.shown = shown, shown
        self.goals = goals
        self.chosen: Card | None = None
        self.found = frozenset[str]()  # the first trick was not found by the learner, so it does not count

    @property
    def speech(self) -> Speech:
        """How this table speaks."""
        return Speech(self.lang, self.shown.rules.players)

    # What is seen

    def scene(self) -> Scene:
        """The trick as it lies, the trump suits, the tasks; and the pack while a card is being changed."""
        laid = trick_scene(Story(self.shown), self.speech, playable=True, chosen=self.chosen)
        tasks = (*self.tasks(), self.speech.say("explore.found", n=len(self.found), total=len(self.goals)))
        scene = replace(laid, status=laid.trick_words, trick_words="", reasons=tasks, actions=self._suits())
        if self.chosen:
            return replace(scene, prompt=self.speech.say("explore.choose", card=self.chosen), rows=self._pack())
        return replace(scene, prompt=self.speech.say("explore.prompt"))

    def resting(self) -> Scene:
        """The first trick and its verdict, without buttons."""
        story = Story(self.first)
        return trick_scene(story, self.speech)

    def text(self) -> str:
        """The trick as it lies and its verdict."""
        return " ".join([*table_text(self.shown, self.speech), *self.speech.sentences(Story(self.shown).told())])

    def tasks(self) -> tuple[str, ...]:
        """Each task with a tick once it is found."""
        return tuple(f"{'✓' if goal in self.found else '○'} {self.speech.say(goal)}" for goal in self.goals)

    def _suits(self) -> tuple[Action, ...]:
        now, say = self.shown.trump, self.speech.say
        return tuple(
            Action(f"trump:{suit}", say("b.trump", suit=suit), "suit", pressed=suit == now, suit=suit)
            for suit in self.shown.rules.suits
        )

    def _pack(self) -> tuple[RowView, ...]:
        """Every card that is not on the table, a row for each suit."""
        rules = self.shown.rules
        layout = Layout(self.shown, self.speech, marks=lambda card: ("playable",))
        free = [card for card in rules.cards if card not in self.shown.trick]
        rows = {suit: [card for card in free if card.suit == suit] for suit in rules.suits}
        return tuple(
            layout.row(suit_name(suit, self.lang).capitalize(), _by_ladder(rules.ladder, cards), small=True)
            for suit, cards in rows.items()
        )

    # Gestures

    def pick(self, card: str) -> None:
        """Choose a card of the trick to change it, or the card that goes in its place."""
        picked = Card.parse(card)
        if picked in self.shown.trick:
            self.chosen = None if picked == self.chosen else picked
            self._redraw()
        elif self.chosen and picked in self.shown.rules.cards:
            trick = tuple(picked if one == self.chosen else one for one in self.shown.trick)
            self.chosen = None
            self._lay(replace(self.shown, trick=trick))

    def act(self, action: str) -> None:
        """Change the trump suit: "trump:O"."""
        verb, _, suit = action.partition(":")
        if verb == "trump" and suit in self.shown.rules.suits:
            self._lay(replace(self.shown, trump=suit))

    def change(self, old: str, new: str) -> ExploreTrick:
        """Put the card `new` in place of `old`, from the keyboard; the same table, told again."""
        self.chosen = Card.parse(old)
        self.pick(new)
        return self

    def trump(self, suit: str) -> ExploreTrick:
        """Change the trump suit from the keyboard."""
        self.act(f"trump:{suit.upper()}")
        return self

    def _lay(self, shown: Shown) -> None:
        """Put another trick on the table, and see which tasks it fulfils."""
        self.shown = shown
        self.found |= {key for key, goal in self.goals.items() if goal(Story(shown))}
        self._redraw()


def _by_ladder(ladder: tuple[int, ...], cards: list[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: ladder.index(card.rank))
