"""House rules: what cannot go together is refused with both knobs, and what can be dealt can be played to the end."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from house_rules import made_up

from brisca_teach import VARIANTS, BadRules, BadText, Position, Refusal, Rules, deal, find_rules
from brisca_teach.engine.knobs import ExchangeRule
from brisca_teach.engine.rules_check import check

TRIES = 240

CONTRADICTIONS = [
    ("brisca_5+removed=2O2C", "players", "removed"),
    ("rapida+players=4+hand=6", "hand", "players"),
    ("brisca_4+hand=10", "hand", "trump"),
    ("brisca_4+stock=none", "hand", "stock"),
    ("bisca_10+trump=turn_up", "trump", "stock"),
    ("briscola+trump=last_dealt", "trump", "stock"),
    ("brisca_4+cards_each=2", "cards_each", "players"),
    ("brisca_3+sides=alternate", "players", "sides"),
    ("brisca_4+second=10", "second", "pack"),
    ("brisca_4+second=8", "second", "pack"),
    ("brisca_3_36+second=2", "removed", "second"),
    ("brisca_4+trump=cycle", "exchange", "trump"),
    ("rapida+exchange=on", "exchange.cards", "removed"),
    ("brisca_4+trump_two_top=yes", "exchange.cards", "trump_two_top"),
    ("briscola_deuce+exchange.needs_trick=yes", "exchange.when", "exchange.needs_trick"),
    ("brusquembille+meld=on", "meld", "pack"),
    ("marianna+meld.kind=fixed", "meld.kind", "trump"),
    ("marianna+meld=off", "trump", "meld"),
    ("centocinquantuno+meld.values=20,40,60", "meld.values", "meld.kind"),
    ("marianna+meld.when=playing", "meld.kind", "meld.when"),
    ("chiamata+auction=off", "auction", "trump"),
    ("chiamata+call=off", "sides", "call"),
    ("chiamata+auction.kind=points", "auction.kind", "call.scope"),
    ("chiamata+scoring.kind=win", "scoring.kind", "auction"),
    ("brisca_4+scoring.kind=contract", "scoring.kind", "auction"),
    ("chiamata+scoring.kind=remate", "scoring.kind", "call"),
    ("rematada+scoring.kind=contract", "scoring.kind", "call"),
    ("rematada+auction.maximum=90", "auction.maximum", "auction.minimum"),
    ("rematada+auction.kind=points", "stock", "auction"),
    ("portena+claim=yes", "claim", "stock"),
    ("briscolone+claim=yes", "claim", "trump"),
    ("briscolone+instant=mano_negra", "instant", "trump"),
    ("briscolone+arrastro=yes", "arrastro", "trump"),
    ("briscolone+ace_lock=play", "ace_lock", "trump"),
    ("brisca_2+duty.kind=full+duty.relief=void", "duty.relief", "sides"),
    ("subastada+duty.relief=void", "duty.relief", "sides"),
    ("brisca_6+table.peek=start", "table.peek", "players"),
    ("briscola+trump=cycle+turn_up_skip=1,7", "turn_up_skip", "trump"),
]


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
def test_every_listed_game_fits_together(rules: Rules) -> None:
    assert check(rules) is rules


@pytest.mark.parametrize(("key", "knob", "other"), CONTRADICTIONS, ids=[row[0] for row in CONTRADICTIONS])
def test_knobs_that_cannot_go_together_are_both_named(key: str, knob: str, other: str) -> None:
    with pytest.raises(BadRules) as caught:
        find_rules(key)

    assert (caught.value.reason, caught.value.facts["knob"], caught.value.facts["other"]) == (
        "rules.contradiction", knob, other,
    )  # fmt: skip


WRONG = [
    ("brisca_4+exchange.when=sometimes", "rules.value", "exchange.when"),
    ("brisca_4+exchange.cards=", "rules.value", "exchange.cards"),
    ("brisca_4+exchange.cards=king", "rules.value", "exchange.cards"),
    ("brisca_4+exchange=maybe", "rules.value", "exchange"),
    ("brisca_4+claim=perhaps", "rules.value", "claim"),
    ("brisca_4+hand=0", "rules.value", "hand"),
    ("rematada+auction.step=0", "rules.value", "auction.step"),
    ("brisca_4+scoring.sweep=half:2", "rules.value", "scoring.sweep"),
    ("brisca_4+exchange.why=own_turn", "rules.unknown", "exchange.why"),
    ("brisca_4+colour=red", "rules.unknown", "colour"),
    ("brisca_4+key=mine", "rules.unknown", "key"),
]


@pytest.mark.parametrize(("key", "reason", "knob"), WRONG, ids=[row[0] for row in WRONG])
def test_an_unknown_knob_or_value_is_refused_by_name(key: str, reason: str, knob: str) -> None:
    with pytest.raises(BadRules) as caught:
        find_rules(key)

    assert (caught.value.reason, caught.value.facts["knob"]) == (reason, knob)
    assert caught.value.facts["choices"]


@pytest.mark.parametrize(
    ("key", "reason"),
    [("brisca_4+exchange.when", "rules.option"), ("briska_4", "pos.rules"), ("brisca_4+second=seven", "pos.number")],
)
def test_text_that_is_no_option_is_refused(key: str, reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        find_rules(key)
    assert caught.value.reason == reason


def test_a_near_name_is_suggested() -> None:
    with pytest.raises(BadText) as caught:
        find_rules("valencia")
    assert caught.value.facts["guess"] == "valenciana"


def test_house_rules_have_one_way_to_be_written() -> None:
    loose = find_rules(" brisca + exchange.when = own_turn + + second=7 ")

    assert loose.key == "brisca_2+exchange.when=own_turn+second=7"
    assert find_rules(loose.key) == loose
    assert loose.second == 7


def test_contradictory_rules_are_not_dealt() -> None:
    odd = replace(find_rules("brisca_cycle"), key="odd", exchange=ExchangeRule())

    with pytest.raises(BadRules, match="knob=exchange other=trump"):
        deal(odd)


def test_a_game_known_only_by_name_is_not_dealt() -> None:  # decision 37
    with pytest.raises(BadRules, match=r"no\.rules_unknown"):
        deal(find_rules("jodida"))


@pytest.mark.parametrize(
    ("key", "removed"),
    [("brisca_4+players=3", "2C"), ("robada+players=3", "3C"), ("bisca_3+players=3", "2C"), ("rapida+players=4", None)],
)
def test_three_players_leave_out_the_lowest_card_of_cups(key: str, removed: str | None) -> None:
    rules = find_rules(key)

    assert [str(card) for card in rules.removed if removed] == ([removed] if removed else [])
    assert rules.total == 120


def playable(rng: random.Random) -> Rules:
    """The next rules of chance that are rules at all."""
    while True:
        try:
            rules = find_rules(made_up(rng))
        except BadRules as refused:
            assert {"knob", "choices"} & set(refused.facts)
        else:
            if rules.certainty != "name_only":
                return rules


@pytest.mark.parametrize("seed", range(8))
def test_whatever_rules_stand_the_check_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(TRIES // 8):
        position = deal(playable(rng), rng)
        while position.turn is not None:
            assert Position.parse(str(position)) == position
            position = position.play(rng.choice((*position.legal_moves(), *position.out_of_turn_moves())))

        outcome = position.outcome()
        assert outcome is not None
        assert outcome.reason != "points" or sum(outcome.points) == 120
