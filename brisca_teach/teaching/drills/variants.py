"""Which game of the family is this? From a rule told in words, from a trick on the table; and: what changes there?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from brisca_teach.engine.cards import Card
from brisca_teach.engine.compare import differences
from brisca_teach.engine.refusal import BadText
from brisca_teach.engine.rules import Rules
from brisca_teach.engine.rules_check import value_of
from brisca_teach.engine.variants import find_rules
from brisca_teach.teaching.drills.mixture import cards_in
from brisca_teach.teaching.questions import Choice, Part, Question, Shown
from brisca_teach.teaching.reasons import Change, Reason, Seat, because

OFFERED = 4
DULL = ("sides", "match.kind", "match.target", "claim", "players")
"""Knobs in which half of the games differ: they tell little."""
GROUPS = {
    1: ("brisca_4", "valenciana catalana rapida brisca_s0 brisca_cycle brisca_2x2 descubierta"),
    2: ("briscola_2", "scoperta briscolone centocinquantuno marianna briscola_due"),
    3: ("briscola", "chiamata chiamata_buia chiamata_punti gingo subastada rematada"),
    4: ("brisca_4", "bisca_3 bisca_9 bisca_10 bisca_bahia capixaba"),
    5: ("brisca_4", "portena rematada robada valenciana"),
    6: ("brisca_4", "muerte_tres mano_negra brusquembille brusquembille_1718"),
    7: ("brisca_4", "valenciana bisca_3 marianna chiamata portena muerte_tres mano_negra rapida capixaba subastada"),
}
"""By level: the game they are told from, and the games. Spain, Italy, auctions, Portugal and Brazil, Chile, the
Caribbean with brusquembille; the last level mixes them."""
TELLTALE = {
    ("brisca_s0", "arrastro"),
    ("brisca_cycle", "trump"),
    ("brisca_2x2", "cards_each"),
    ("bisca_9", "hand"),
    ("bisca_10", "hand"),
    ("briscola_due", "trump_two_top"),
    ("mano_negra", "instant"),
    ("rematada", "auction"),
    ("brusquembille_1718", "second_high"),
}
"""What the name of the game gives away."""


def ask(
    item: str | Rules, about: str = "which", among: str = "", cards: str = "", trump: str = "", level: int = 7
) -> Question:
    """Which game is it (`which`: by what changes; `trick`: by a trick of two), or what changes there (`change`)?

    `among` names the games to choose from; without it they are the neighbours of this one. BadText for a game that
    does not exist, or a question that does not tell the games apart.
    """
    rules = item if isinstance(item, Rules) else find_rules(item)
    rng = Random(f"{rules.key} {about} {among} {cards}")
    base, games = _neighbours(rules, among, level)
    if about == "trick":
        return by_trick(rng, rules, games, cards_in(cards), trump or None, level)
    if about not in ASKS:
        raise BadText("drill.none", text=about, choices=(*ASKS, "trick"))
    return ASKS[about](rng, base, rules, games, level)


def _neighbours(rules: Rules, among: str, level: int) -> tuple[Rules, tuple[Rules, ...]]:
    """The game it is told from, and the games to choose from."""
    home = next((at for at, (_, keys) in GROUPS.items() if rules in map(find_rules, keys.split())), level)
    base, keys = GROUPS[home if home in GROUPS else max(GROUPS)]
    return find_rules(base), tuple(map(find_rules, (among or keys).split()))


def agree(one: Rules, other: Rules, knob: str) -> bool:
    """Whether two games are alike in this."""
    return value_of(one, knob) == value_of(other, knob)


def clues(base: Rules, rules: Rules) -> tuple[str, ...]:
    """The knobs in which a game differs from the base and that tell something about it."""
    changed = [one.knob for one in differences(base, rules)]
    return tuple(knob for knob in changed if knob not in DULL) or tuple(changed)


# Which game is it?


def which(rng: Random, base: Rules, rules: Rules, games: Sequence[Rules], level: int) -> Question:
    """One thing that changes from the base, or two if one fits all that are offered."""
    told, offered = _told_apart(rng, base, rules, games)
    right = [game for game in offered if all(agree(game, rules, knob) for knob in told)]
    choices = tuple(_named(game, game in right, _unlike(base, game, rules, told)) for game in offered)
    lines = tuple(because("variants.clue", text=Change(base, rules, knob)) for knob in told)
    part = Part(because("ask.variants.which"), choices, _keys(right), hints=_hints(rng, rules, right, offered, "clue"))
    shown = Shown(rules, told=(because("variants.table", rules=base), *lines))
    return Question("variants", shown, (part,), (because("variants.it", games=tuple(right)),), level)


def _told_apart(
    rng: Random, base: Rules, rules: Rules, games: Sequence[Rules]
) -> tuple[tuple[str, ...], tuple[Rules, ...]]:
    """The clue and the games offered, this one among them and at least one that the clue rules out."""
    knobs_told = list(clues(base, rules))
    rng.shuffle(knobs_told)
    knobs_told.sort(key=lambda knob: (rules.key, knob) in TELLTALE)
    others = [game for game in games if game != rules]
    for told in ((knob,) for knob in knobs_told):
        unlike = [game for game in others if not all(agree(game, rules, knob) for knob in told)]
        if len(unlike) >= min(OFFERED - 1, len(others)) or len(unlike) >= 2:
            offered = [rules, *rng.sample(unlike, min(OFFERED - 1, len(unlike)))]
            rng.shuffle(offered)
            return told, tuple(offered)
    raise BadText("variants.alike", rules=rules, text=", ".join(game.key for game in others))


def _unlike(base: Rules, game: Rules, rules: Rules, told: Sequence[str]) -> tuple[Reason, ...]:
    """In what the game is not as it was told."""
    knob = next((one for one in told if not agree(game, rules, one)), None)
    if knob is None:
        return ()
    if agree(game, base, knob):
        return because("v.no"), because("variants.same_as", rules=game, other_rules=base)
    return because("v.no"), because("variants.other", rules=game, text=Change(base, game, knob))


def _named(game: Rules, is_right: bool, says: tuple[Reason, ...]) -> Choice:
    return Choice(game.key, because("b.variant", rules=game), () if is_right else says)


def _keys(games: Sequence[Rules]) -> tuple[str, ...]:
    return tuple(game.key for game in games)


def _hints(
    rng: Random, rules: Rules, right: Sequence[Rules], offered: Sequence[Rules], what: str
) -> tuple[Reason, ...]:
    """What to compare; where the games of a family differ; two of them."""
    wrong = [game for game in offered if game not in right]
    if not wrong:
        return because(f"hint.variants.{what}"), because("hint.variants.where"), because("hint.bid.all")
    other = rng.choice(wrong)
    pair = [game for game in offered if game in (right[0], other)]
    two = because("hint.variants.two", a=pair[0], b=pair[1])
    return because(f"hint.variants.{what}"), because("hint.variants.where"), two


# A trick on the table


def by_trick(
    rng: Random, rules: Rules, games: Sequence[Rules], cards: tuple[Card, ...], trump: str | None, level: int
) -> Question:
    """A trick of two and who takes it with how many points: every game that settles it like this is right."""
    result = _settled(rules, cards, trump) if len(cards) == 2 else None
    if result is None:
        raise BadText("answer.all", n=2, text=" ".join(map(str, cards)))
    others = [game for game in games if game != rules and _settled(game, cards, trump) != result]
    if not others:
        raise BadText("variants.alike", rules=rules, text=", ".join(game.key for game in games))
    offered = [rules, *rng.sample(others, min(OFFERED - 1, len(others)))]
    rng.shuffle(offered)
    choices = tuple(_named(game, game == rules, _settles(game, cards, trump)) for game in offered)
    winner, points = result
    told = because("trick.other", who=Seat((winner + 1) % 2), points=points)
    asked = because("ask.variants.trick")
    part = Part(asked, choices, (rules.key,), hints=_hints(rng, rules, [rules], offered, "trick"))
    shown = Shown(find_rules("brisca_2"), trump, cards, told=(told,), name_only=True)
    return Question("variants", shown, (part,), (because("variants.it", games=(rules,)),), level)


def _settled(rules: Rules, cards: tuple[Card, ...], trump: str | None) -> tuple[int, int] | None:
    """Who takes the trick and how many points are in it; None where the cards are not of this pack."""
    if any(card not in rules.printed.cards for card in cards):
        return None
    return rules.trick_winner(cards, trump), sum(map(rules.points, cards))


def _settles(game: Rules, cards: tuple[Card, ...], trump: str | None) -> tuple[Reason, ...]:
    result = _settled(game, cards, trump)
    if result is None:
        return because("v.no"), because("variants.no_card", rules=game)
    told = because("trick.other", who=Seat((result[0] + 1) % 2), points=result[1])
    return because("v.no"), because("variants.not_so", rules=game), told


# What changes?


def change(rng: Random, base: Rules, rules: Rules, games: Sequence[Rules], level: int) -> Question:
    """One thing that changes there, among things that change in other games."""
    true = rng.choice(clues(base, rules))
    false = _elsewhere(rng, base, rules, games, true)
    lines = [(Change(base, rules, true), True), *((Change(base, game, knob), False) for game, knob in false)]
    rng.shuffle(lines)
    letters = "abcd"[: len(lines)]
    choices = tuple(
        Choice(letter, because("variants.clue", text=line), () if is_true else _not_so(base, rules, line))
        for letter, (line, is_true) in zip(letters, lines, strict=True)
    )
    right = next(choice.value for choice in choices if not choice.says)
    told = because("variants.change.is", text=Change(base, rules, true))
    other = next(choice.value for choice in choices if choice.says)
    pair = sorted((right, other))
    hints = (
        because("hint.variants.change"),
        because("hint.variants.where"),
        because("hint.variants.letters", a=pair[0], b=pair[1]),
    )
    part = Part(because("ask.variants.change", rules=rules, other_rules=base), choices, (right,), hints=hints)
    return Question("variants", Shown(rules), (part,), (told,), level)


def _elsewhere(
    rng: Random, base: Rules, rules: Rules, games: Sequence[Rules], true: str
) -> list[tuple[Rules, str]]:
    """Things that change in other games and not so in this one, each about something else."""
    found: dict[str, Rules] = {}
    others = [game for game in games if game != rules]
    rng.shuffle(others)
    for game in others:
        for knob in rng.sample(clues(base, game), len(clues(base, game))):
            if knob != true and knob not in found and not agree(game, rules, knob):
                found[knob] = game
                break
    if not found:
        raise BadText("variants.alike", rules=rules, text=", ".join(game.key for game in games))
    return [(game, knob) for knob, game in found.items()][: OFFERED - 1]


def _not_so(base: Rules, rules: Rules, line: Change) -> tuple[Reason, ...]:
    """How it is in the game that was asked about."""
    if agree(base, rules, line.knob):
        return because("v.no"), because("variants.unchanged", rules=rules)
    return because("v.no"), because("variants.clue", text=Change(base, rules, line.knob))


ASKS: Mapping[str, Callable[[Random, Rules, Rules, Sequence[Rules], int], Question]] = {
    "which": which,
    "change": change,
}
"""What can be asked, by name; `trick` wants cards too."""
